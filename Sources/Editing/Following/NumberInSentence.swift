import NumberReading
import RuleModel

/// A number of a threshold that a sentence says, and the sentence with another.
struct NumberInSentence {
  let type: ValueType
  let old: Literal
  let new: Literal

  /// The sentence with the new number; nil where it does not say the old one in words that can be
  /// replaced.
  func changed(_ sentence: String, locale: String) -> String? {
    switch (old, new) {
    case (.timeOfDay(let from), .timeOfDay(let to)):
      return replacing(
        MomentText.text(timeOfDay: from), by: MomentText.text(timeOfDay: to), in: sentence)
    case (.text(let from), .text(let to)): return replacing(from, by: to, in: sentence)
    case (.number, .number), (.period, .period): break
    default: return nil
    }
    let found = NumberInText.all(in: sentence).filter {
      $0.says(old, type) && !$0.range.isEmpty && !$0.isLoose
    }
    guard !found.isEmpty else { return nil }
    var bytes = Array(sentence.utf8)
    for number in found.reversed() {
      let part = String(decoding: bytes[number.range], as: UTF8.self)
      guard let said = said(in: number, part, locale) else { return nil }
      bytes.replaceSubrange(number.range, with: Array(said.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func replacing(_ old: String, by new: String, in sentence: String) -> String? {
    let parts = sentence.split(separator: old, omittingEmptySubsequences: false)
    return parts.count == 2 ? parts.joined(separator: new) : nil
  }

  /// The words of a number, with the unit as the sentence has it.
  private func said(in number: NumberInText, _ part: String, _ locale: String) -> String? {
    guard let value = value(for: number) else { return nil }
    let writer = NumberWriter(locale: locale)
    let digits = part.prefix { $0.isNumber || $0 == "." || $0 == "," || $0 == "\u{202F}" }
    if digits.isEmpty {
      let words = writer.text(.number(value), .number(nil), inWords: true)
      // The words of the number end where its unit begins.
      let old = writer.text(.number(number.value), .number(nil), inWords: true)
      guard part.lowercased().hasPrefix(old.lowercased()) else { return nil }
      let isCapital = part.first?.isUppercase == true
      return (isCapital ? words.prefix(1).uppercased() + words.dropFirst() : words)
        + part.dropFirst(old.count)
    }
    return writer.text(.number(value), .number(nil)) + part.dropFirst(digits.count)
  }

  /// The new value in the unit of the sentence.
  private func value(for number: NumberInText) -> Double? {
    switch new {
    case .period(let period): return period.months == 0 ? Double(period.days) : nil
    case .number(let value):
      guard case .number(let unit) = type else { return nil }
      if number.isShare { return unit?.dimension == .fraction ? decimal(value * 100) : value }
      guard let unit, let own = number.unit else { return value }
      return UnitChange(from: unit, to: own).map { decimal($0.apply(value)) }
    default: return nil
    }
  }
}
