import Diagnostics
import Evaluation
import RuleLoading
import RuleModel

/// The reasons for a failing example, each with the place of its test, and those of its numbers.
struct TestPlaces {
  private let loaded: LoadedPack
  /// By item, the places of its tests, as their authors wrote them.
  private var tests: [String: [String: Origin]] = [:]
  private var thresholds: [String: Origin] = [:]

  init(_ loaded: LoadedPack) {
    self.loaded = loaded
    for rule in loaded.pack.rules { add(rule.condition, of: rule.id) }
    for table in loaded.pack.tables {
      for row in table.rows { add(row.condition, of: table.id) }
    }
    for threshold in loaded.pack.thresholds { thresholds[threshold.name] = threshold.origin }
  }

  private mutating func add(_ condition: Condition?, of item: String) {
    for line in condition?.lines ?? [] { tests[item, default: [:]][line.text] = line.origin }
  }

  /// The lines of the conditions, each with the value it met, and below it the lines and tests it
  /// is made of; then the numbers that they look at.
  func notes(_ reasons: [ReasonCopy], of item: String) -> [Note] {
    var named: Set<String> = []
    return reasons.flatMap { notes($0, item) }
      + reasons.flatMap(numbers).filter { named.insert($0).inserted }.map { name in
        Note("the number `\(name)`", at: thresholds[name].flatMap { loaded.place($0) })
      }
  }

  private func notes(_ reason: ReasonCopy, _ item: String, depth: Int = 0) -> [Note] {
    let holds = reason.holds == .yes ? "yes" : reason.holds == .no ? "no" : "unknown"
    let line =
      "\(holds): \(reason.test)" + (reason.value.map { " (it is \($0.text))" } ?? "")
    let place = depth == 0 ? tests[item]?[reason.test].flatMap { loaded.place($0) } : nil
    return [Note(String(repeating: "  ", count: depth) + line, at: place)]
      + reason.parts.flatMap { notes($0, item, depth: depth + 1) }
  }

  /// The thresholds that a test names.
  private func numbers(_ reason: ReasonCopy) -> [String] {
    if !reason.parts.isEmpty { return reason.parts.flatMap(numbers) }
    return reason.test.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init).filter
    { thresholds[$0] != nil }
  }
}
