import Diagnostics
import Evaluation
import RuleLoading
import RuleModel

/// The reasons for a failing example, each with the place of its test, and those of its numbers.
struct TestPlaces {
  private let loaded: LoadedPack
  /// By item, the places of its tests, as their authors wrote them.
  private var tests: [String: [String: Origin]] = [:]

  init(_ loaded: LoadedPack) {
    self.loaded = loaded
    for rule in loaded.pack.rules { add(rule.condition, of: rule.id) }
    for table in loaded.pack.tables {
      for row in table.rows { add(row.condition, of: table.id) }
    }
  }

  private mutating func add(_ condition: Condition?, of item: String) {
    for line in condition?.lines ?? [] { tests[item, default: [:]][line.text] = line.origin }
  }

  /// The lines of the conditions, each with the value it met, and below it the lines and tests it
  /// is made of; then the definitions that they rest on.
  func notes(_ reasons: [ReasonCopy], of item: String) -> [Note] {
    reasons.flatMap { notes($0, item) }
      + ExampleGrounds.notes(reasons.flatMap(names), of: item, in: loaded)
  }

  private func notes(_ reason: ReasonCopy, _ item: String, depth: Int = 0) -> [Note] {
    let holds = reason.holds == .yes ? "yes" : reason.holds == .no ? "no" : "unknown"
    let line =
      "\(holds): \(reason.test)" + (reason.value.map { " (it is \($0.text))" } ?? "")
    let place = depth == 0 ? tests[item]?[reason.test].flatMap { loaded.place($0) } : nil
    return [Note(String(repeating: "  ", count: depth) + line, at: place)]
      + reason.parts.flatMap { notes($0, item, depth: depth + 1) }
  }

  /// The names in a test, in their order.
  private func names(_ reason: ReasonCopy) -> [String] {
    if !reason.parts.isEmpty { return reason.parts.flatMap(names) }
    return reason.test.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
      .map(String.init)
  }
}
