import Diagnostics
import RuleModel

/// A part of an `or`, an `any of` or a `none of` that can never hold. What it was written for is left out in silence,
/// for the other parts still hold.
extension PartitionFindings {
  func deadBranches(_ condition: Condition?, _ search: CaseSearching, of what: String) -> [Finding] {
    guard let condition else { return [] }
    var branches: [Branch] = []
    var names: Set<Int> = []
    collect(condition, &branches)
    condition.expression.walk { if case .binding(let index) = $0 { names.insert(index) } }
    collect(names, search.partition.bindings, &branches)
    if branches.isEmpty { return [] }
    let partition = search.partition
    let questions = branches.map { partition.ask($0.expression) }
    return branches.indices.filter { index in
      // Where nothing is missing and it cannot be told, it is the proof that cannot tell.
      !search.canBe([Goal(question: questions[index], wanted: .yes)])
        && !search.canBe([Goal(question: questions[index], wanted: .unknown)], isTold: true)
        && search.canBe([Goal(question: questions[index], wanted: .no)])
        && search.shown(branches[index].expression) == nil
    }.map { index in
      let branch = branches[index]
      return finding(
        .neverTrue, .error, "`\(branch.text ?? partition.phrases.text(branch.expression))` can never be true",
        branch.origin, advice: "correct it, or remove it", because: "\(what) depends on it, among other conditions")
    }
  }

  private struct Branch {
    var expression: Expression
    /// Nil if it is a part of a line.
    var text: String?
    var origin: Origin
  }

  private func collect(_ condition: Condition, _ branches: inout [Branch]) {
    switch condition {
    case .line(let line): collect(line.expression, line.origin, &branches)
    case .all(let parts): for part in parts { collect(part, &branches) }
    case .any(let parts), .none(let parts):
      for part in parts {
        if let line = part.firstLine, parts.count > 1 {
          var text: String?
          if case .line(let own) = part { text = own.text }
          branches.append(Branch(expression: part.expression, text: text, origin: line.origin))
        }
        collect(part, &branches)
      }
    }
  }

  /// What the named conditions hold that are asked for, and those that they name.
  private func collect(_ names: Set<Int>, _ bindings: [Binding], _ branches: inout [Branch]) {
    var waiting = names.sorted()
    var seen = names
    while let index = waiting.popLast() {
      let binding = bindings[index]
      if binding.type == .truth { collect(binding.expression, binding.origin, &branches) }
      binding.expression.walk {
        if case .binding(let inner) = $0, seen.insert(inner).inserted { waiting.append(inner) }
      }
    }
  }

  private func collect(_ expression: Expression, _ origin: Origin, _ branches: inout [Branch]) {
    switch expression {
    case .any(let parts):
      for part in parts {
        branches.append(Branch(expression: part, origin: place(of: part, in: origin)))
        collect(part, origin, &branches)
      }
    case .all(let parts): for part in parts { collect(part, origin, &branches) }
    case .not(let part): collect(part, origin, &branches)
    case .test(let test): collect(test.expression, origin, &branches)
    default: break
    }
  }

  /// From the first test of a part to its last.
  private func place(of part: Expression, in line: Origin) -> Origin {
    var range: Range<Int>?
    part.walk { inner in
      guard case .test(let test) = inner, test.origin.file == line.file else { return }
      let own = test.origin.range
      range = range.map { min($0.lowerBound, own.lowerBound)..<max($0.upperBound, own.upperBound) } ?? own
    }
    return range.map { Origin(file: line.file, range: $0) } ?? line
  }
}
