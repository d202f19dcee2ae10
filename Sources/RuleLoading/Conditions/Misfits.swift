import Diagnostics
import RuleModel

/// A threshold beside what it cannot be compared with.
struct Misfit {
  var threshold: Int
  var type: ValueType
  var other: String
  var otherType: ValueType
  var origin: Origin
}

extension PackBuilder {
  /// Remembers that a threshold does not fit where it is used. False where it is only tried out, and cannot be put off.
  func misfits(
    threshold: Int, _ type: ValueType, beside other: String, _ otherType: ValueType, at origin: Origin
  ) -> Bool {
    if isTryingOut { return false }
    let misfit = Misfit(threshold: threshold, type: type, other: other, otherType: otherType, origin: origin)
    if !misfits.contains(where: { $0.origin == origin && $0.threshold == threshold }) { misfits.append(misfit) }
    return true
  }

  /// Tells of the thresholds that fit nowhere or not everywhere: once, where they are given.
  func reportMisfits() {
    for (index, own) in Dictionary(grouping: misfits, by: \.threshold).sorted(by: { $0.key < $1.key }) {
      let threshold = pack.thresholds[index]
      let first = own[0]
      var advice = "give it the same unit as the value it is compared with"
      if first.type == .text {
        advice = "quotes make this text: remove them"
      } else if case .number(let unit?) = first.otherType, unit.dimension == .time {
        advice = "give it a unit of time, as in `\(number(threshold.value)) min` or `\(number(threshold.value)) h`"
      } else if case .number(let unit?) = first.otherType, !unit.name.isEmpty {
        advice = "write it in \(unit.name), as in `\(number(threshold.value)) \(unit.name)`"
      } else if first.otherType == .number(nil) {
        advice = "write `\(number(threshold.value))` without a unit, or give `\(first.other)` one"
      }
      report(
        first.type.isNumber && first.otherType.isNumber ? .unitMismatch : .typeMismatch,
        "`\(threshold.name)` is \(first.type.inWords), but it is compared with `\(first.other)`, which is \(first.otherType.inWords)",
        at: threshold.origin, advice: advice,
        notes: own.prefix(5).map { Note("compared here with `\($0.other)`", at: place($0.origin)) })
    }
  }

  private func number(_ literal: Literal) -> String {
    if case .number(let number) = literal { plainText(number) } else { "10" }
  }
}
