import Diagnostics
import Evaluation
import OperatingSystem
import RuleModel
import SourceText
import TokenReading

/// Changes the numbers and colours of an app's design tokens one at a time, and looks whether some
/// rule about them would notice.
///
/// A value is unnoticed if none of its changes is: a size one step smaller or larger, half and
/// twice as large; a colour with another digit, black, white, grey, and that of another stop. A rule
/// that notices only a size of nothing, or one a thousand times as large, bounds it: the requirements
/// of that rule are kept although others may not be. A value that no rule looks at is not part of
/// what a requirement says.
struct TokenProof {
  /// A value that could change and no rule would notice.
  struct Unnoticed {
    /// The token's path; of a file that cannot be read, the file's.
    var token: String
    var place: Place
    /// The rules that look at it, as indices; of a file that cannot be read, all that may.
    var rules: [Int]
    /// The smallest of the changes, in words.
    var change: String
    var isUnread = false
  }

  /// How many values were changed.
  private(set) var tried = 0
  private(set) var unnoticed: [Unnoticed] = []

  private let pack: Pack
  private let judge: TokenJudge
  private let graph: PackGraph

  init(_ files: [SourceFile], _ pack: Pack, _ moment: GateMoment) {
    self.pack = pack
    judge = TokenJudge(CompiledPack(pack), moment)
    graph = PackGraph(pack)
    for file in files {
      let tokens = readDesignTokens(file, for: pack)
      guard tokens.isWhole, let base = try? faults(tokens) else {
        unnoticed.append(unread(file))
        continue
      }
      let asking = self
      let results = mapInParallel(tokenVariants(file)) { variants in
        asking.isUnnoticed(variants, tokens, base)
      }
      tried += results.filter { $0.asked }.count
      unnoticed += results.compactMap(\.unnoticed)
    }
  }

  /// Nothing is known of the values in a file that cannot be read.
  private func unread(_ file: SourceFile) -> Unnoticed {
    let constraints = pack.rules.indices.filter {
      pack.rules[$0].kind == .constraint && pack.rules[$0].scope.record != nil
    }
    return Unnoticed(
      token: file.path, place: Place(file, 0..<0), rules: constraints,
      change: "any value in \(file.path), which cannot be read", isUnread: true)
  }

  /// A constraint that a token breaks.
  private struct Fault: Hashable {
    var rule: String
    var record: String
    var value: String?
  }

  private func faults(_ tokens: DesignTokens) throws -> Set<Fault> {
    let (faults, problems) = try judge.faults(of: tokens)
    return Set(
      faults.map { Fault(rule: $0.rule.id, record: $0.record.key, value: $0.value) }
        + problems.map { Fault(rule: $0.message, record: $0.key ?? "") })
  }

  private func isUnnoticed(
    _ variants: TokenVariants, _ tokens: DesignTokens, _ base: Set<Fault>
  ) -> (asked: Bool, unnoticed: Unnoticed?) {
    var fields: Set<PackGraph.Node> = []
    var types: Set<Int> = []
    /// The ids of the rules that notice a value; nil where it is no usable token any more.
    func noticing(_ other: String) -> Set<String>? {
      let changed = readDesignTokens(variants.file(with: other), for: pack)
      guard changed.findings.count == tokens.findings.count,
        changed.records.count == tokens.records.count
      else { return nil }
      let touched = zip(tokens.records, changed.records).filter { $0.values != $1.values }
      if touched.isEmpty { return [] }
      for (was, now) in touched {
        types.insert(was.type)
        let type = pack.records[was.type]
        for name in Set(was.values.keys).union(now.values.keys)
        where was.values[name] != now.values[name] {
          fields.insert(.init(.field, type.name + "." + name))
        }
      }
      var part = changed
      // If rules count tokens, the change may break them for another one.
      if !pack.aggregates.contains(where: { types.contains($0.record) }) {
        part.records = touched.map(\.1)
      }
      guard let after = try? faults(part) else { return [] }
      return Set(after.subtracting(base).map(\.rule))
    }
    for other in variants.others where noticing(other)?.isEmpty != true { return (true, nil) }
    let bounding = variants.extremes.compactMap(noticing).reduce(into: Set<String>()) {
      $0.formUnion($1)
    }
    let rules = rules(about: types, lookingAt: fields).filter {
      !bounding.contains(pack.rules[$0].id)
    }
    guard let first = variants.others.first, !rules.isEmpty else { return (!types.isEmpty, nil) }
    let change =
      "\(first.trimmedQuotes) instead of \(variants.was) in the token `\(variants.token)`"
    return (
      true, Unnoticed(token: variants.token, place: variants.place, rules: rules, change: change)
    )
  }

  /// The rules about these records that look at one of the fields, themselves or in what they ask.
  private func rules(about types: Set<Int>, lookingAt fields: Set<PackGraph.Node>) -> [Int] {
    pack.rules.indices.filter { index in
      let rule = pack.rules[index]
      guard rule.status == .active, let type = rule.scope.record, types.contains(type) else {
        return false
      }
      return !graph.reach(of: .init(.rule, rule.id)).isDisjoint(with: fields)
    }
  }
}

extension String {
  fileprivate var trimmedQuotes: String {
    hasPrefix("\"") ? String(dropFirst().dropLast()) : self
  }
}
