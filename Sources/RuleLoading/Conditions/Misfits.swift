import Diagnostics
import RuleModel

/// A threshold beside what it cannot be compared with.
struct Misfit {
  var threshold: Int
  var type: ValueType
  var other: String
  var otherType: ValueType
  /// The threshold that the other side is, if it is one.
  var otherThreshold: Int?
  var origin: Origin

  func isSame(_ other: Misfit) -> Bool { origin == other.origin && threshold == other.threshold }
}

extension PackBuilder {
  /// Reports the thresholds that fit nowhere or not everywhere: once, at their definition. One that
  /// only does not fit beside others says nothing new if one of these is reported.
  func reportMisfits() {
    let byThreshold = Dictionary(grouping: reports.misfits, by: \.threshold).sorted {
      $0.key < $1.key
    }
    func isAmongThemselves(_ own: [Misfit]) -> Bool { own.allSatisfy { $0.otherThreshold != nil } }
    var told: Set<Int> = []
    for (index, own) in byThreshold.filter({ !isAmongThemselves($0.value) })
      + byThreshold.filter({ isAmongThemselves($0.value) })
    {
      if isAmongThemselves(own), own.contains(where: { told.contains($0.otherThreshold!) }) {
        continue
      }
      told.insert(index)
      let threshold = pack.thresholds[index]
      let first = own[0]
      let advice = advice(on: first, threshold)
      report(
        first.type.isNumber && first.otherType.isNumber ? .unitMismatch : .typeMismatch,
        "`\(threshold.name)` is \(first.type.inWords), but it is compared with `\(first.other)`, which is \(first.otherType.inWords)",
        at: threshold.origin, advice: advice,
        notes: own.prefix(5).map { Note("compared here with `\($0.other)`", at: place($0.origin)) })
    }
  }

  private func advice(on misfit: Misfit, _ threshold: Threshold) -> String {
    switch (misfit.type.withoutList, misfit.otherType.withoutList) {
    case (.text, .word(let words)):
      let written = threshold.value.texts.first ?? ""
      let word =
        words.words.contains(written)
        ? written : nearestName(written, in: words.words) ?? words.words[0]
      return "write the word in the condition: `\(misfit.other) is \(word)`"
    case (.text, _): return "write \(misfit.otherType.inWords) here, without quotation marks"
    case (_, .text): return "if it is text, put it in quotes"
    case (.number, .number(let unit?)) where unit.dimension == .time:
      return
        "give it a unit of time, as in `\(number(threshold.value)) min` or `\(number(threshold.value)) h`"
    case (.number, .number(let unit?)) where !unit.name.isEmpty:
      return "write it in \(unit.name), as in `\(number(threshold.value)) \(unit.name)`"
    case (.number(let unit?), .number(nil)) where unit.name == "%":
      guard case .number(let percent) = threshold.value else { return "write it without a unit" }
      return
        "write `\(plainText(decimal(percent / 100)))`, which is \(plainText(percent)) %, or give `\(misfit.other)` the unit `%`"
    case (.number, .number(nil)):
      return "write `\(number(threshold.value))` without a unit, or give `\(misfit.other)` one"
    case (.number, .number): return "give it the same unit as the value it is compared with"
    default: return "compare values of the same kind"
    }
  }

  private func number(_ literal: Literal) -> String {
    if case .number(let number) = literal { plainText(number) } else { "10" }
  }
}

extension ValueType {
  fileprivate var withoutList: ValueType {
    if case .list(let element) = self { element } else { self }
  }
}

extension Literal {
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let values): values.flatMap(\.texts)
    default: []
    }
  }
}
