import Cases
import Diagnostics
import RuleModel

/// A part of an `or`, an `any of` or a `none of` that can never hold: what it was written for is
/// left out in silence, for the other parts still hold.
extension ClaimFindings {
  /// - Parameter first: the place of the first branch among the parts of the cases.
  func deadBranches(
    _ branches: [Branch], from first: Int, in cases: DayCases, _ bindings: [Binding],
    _ scope: Scope, of what: String
  ) -> [Finding] {
    let phrases = Phrases(pack: pack, bindings: bindings, record: scope.record)
    let missing = NeverMissing(pack: pack, place: place)
    return branches.enumerated().filter { index, branch in
      !missing.tells(branch.expression, scope) && !cases.canBe(.init(first + index, [.yes]))
        && cases.canBe(.init(first + index, [.no]))
    }.map { _, branch in
      finding(
        .neverTrue, .error, "`\(branch.text ?? phrases.text(branch.expression))` can never be true",
        branch.origin,
        advice: "correct it, or remove it", because: "\(what) depends on it, among other conditions"
      )
    }
  }
}

/// A part of an `or`, an `any of` or a `none of`.
struct Branch {
  var expression: Expression
  /// Nil if it is a part of a line.
  var text: String?
  var origin: Origin
}

/// All such parts of a condition, and of the named conditions that it asks for.
struct Branches {
  private(set) var all: [Branch] = []

  init(_ condition: Condition, _ bindings: [Binding]) {
    collect(condition, &all)
    var names: Set<Int> = []
    condition.expression.walk { if case .binding(let index) = $0 { names.insert(index) } }
    collect(names, bindings, &all)
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

  /// Collects the branches of the named conditions that are asked for, and of those that they name.
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
      range =
        range.map { min($0.lowerBound, own.lowerBound)..<max($0.upperBound, own.upperBound) } ?? own
    }
    return range.map { Origin(file: line.file, range: $0) } ?? line
  }
}
