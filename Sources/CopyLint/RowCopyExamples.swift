import Folding
import Matching
import RuleModel

/// The result for one string of a requirement's examples.
public struct RowCopyResult: Sendable {
  public var part: RowPart
  public var example: RowCopyExample
  /// Nil: it came out as expected.
  public var difference: String?
}

/// Looks at the strings of requirements' examples with the terms and limits that are active,
/// whichever they are.
/// - Parameter lists: of the pack.
public func rowCopyResults(_ pack: Pack, _ lists: TermLists) -> [RowCopyResult] {
  RowStrings(pack, lists).results
}

/// The strings of requirements' examples with the terms that are found in each, so that a changed
/// term or limit is looked at alone.
public struct RowStrings: Sendable {
  let pack: Pack
  let today: CivilDate
  /// - `terms`: indices into `Pack.terms`.
  let strings: [(part: RowPart, example: RowCopyExample, terms: [Int])]

  /// - Parameters:
  ///   - lists: of the pack.
  ///   - rows: indices into `Pack.requirements`; nil: all.
  public init(_ pack: Pack, _ lists: TermLists, rows: Set<Int>? = nil) {
    self.pack = pack
    today = lists.today
    strings = pack.rowParts(\.copyExamples, \.copyExamples).filter { part, _ in
      rows?.contains(part.row) ?? true
    }.map { part, example in
      let list = lists.matcher(for: example.locale ?? pack.sourceLocale)
      let found = list?.matches(in: example.text).map { list!.terms[$0.pattern] } ?? []
      return (part, example, found)
    }
  }

  var results: [RowCopyResult] {
    strings.map { string in
      RowCopyResult(
        part: string.part, example: string.example,
        difference: string.example.difference(finding: string.terms, in: pack))
    }
  }

  /// Whether a string comes out otherwise than expected in the same pack with a limit changed.
  public func failByLimits(of changed: Pack) -> Bool {
    strings.contains { $0.example.difference(finding: $0.terms, in: changed) != nil }
  }
}

extension RowCopyExample {
  /// How it comes out otherwise than expected; nil: as expected.
  /// - Parameter terms: those whose words it has, as indices into `Pack.terms`.
  func difference(finding terms: [Int], in pack: Pack) -> String? {
    var found: [(name: String, severity: Term.Severity)] = []
    for term in terms.map({ pack.terms[$0] })
    where term.status == .active && term.concerns(key: key, surfaces: key.map(pack.surfaces) ?? [])
    {
      found.append((term.id, term.level))
    }
    if let key {
      for limit in pack.limits where keyMatches(limit.key, key) {
        let count =
          limit.measure == .characters ? text.count : Normalization.composedByteCount(text)
        if count > limit.atMost { found.append(("the limit of `\(limit.key)`", limit.level)) }
      }
    }
    let errors = found.filter { $0.severity == .error }
    switch expect {
    case .found:
      return errors.isEmpty
        ? "expected it to be found, but \(found.isEmpty ? "nothing finds it" : "it is only a warning")"
        : nil
    case .warned:
      if let error = errors.first {
        return "expected a warning, but \(error.name) reports an error"
      }
      return found.isEmpty ? "expected a warning, but nothing finds it" : nil
    case .clean: return found.first.map { "expected it to be clean, but \($0.name) finds it" }
    }
  }
}
