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
  pack.rowParts(\.copyExamples, \.copyExamples).map { part, example in
    RowCopyResult(part: part, example: example, difference: difference(example, pack, lists))
  }
}

private func difference(_ example: RowCopyExample, _ pack: Pack, _ lists: TermLists) -> String? {
  var found: [(name: String, severity: Term.Severity)] = []
  if let list = lists.matcher(for: example.locale ?? pack.sourceLocale) {
    for match in list.matches(in: example.text) {
      let term = pack.terms[list.terms[match.pattern]]
      guard term.status == .active,
        term.concerns(key: example.key, surfaces: example.key.map(pack.surfaces) ?? [])
      else { continue }
      found.append((term.id, term.level))
    }
  }
  if let key = example.key {
    for limit in pack.limits where keyMatches(limit.key, key) {
      let count =
        limit.measure == .characters
        ? example.text.count : Normalization.composedByteCount(example.text)
      if count > limit.atMost { found.append(("the limit of `\(limit.key)`", limit.level)) }
    }
  }
  let errors = found.filter { $0.severity == .error }
  switch example.expect {
  case .found:
    return errors.isEmpty
      ? "expected it to be found, but \(found.isEmpty ? "nothing finds it" : "it is only a warning")"
      : nil
  case .warned:
    if let error = errors.first { return "expected a warning, but \(error.name) reports an error" }
    return found.isEmpty ? "expected a warning, but nothing finds it" : nil
  case .clean: return found.first.map { "expected it to be clean, but \($0.name) finds it" }
  }
}
