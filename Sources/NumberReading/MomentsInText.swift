import RuleModel

/// Whether a sentence names a time of day or a date, in one of the ways people write it.
package enum MomentsInText {
  package static func names(_ text: String, timeOfDay microseconds: Int64) -> Bool {
    let minutes = microseconds / 60_000_000
    let (hour, minute) = (Int(minutes / 60), Int(minutes % 60))
    let two = minute < 10 ? "0\(minute)" : "\(minute)"
    let half = hour % 12 == 0 ? 12 : hour % 12
    let letter = hour < 12 ? "a" : "p"
    var forms = ["\(hour):\(two)", "0\(hour):\(two)", "\(hour).\(two)"]
    for mark in ["\(letter)m", " \(letter)m", "\(letter).m.", " \(letter).m."] {
      forms.append("\(half):\(two)\(mark)")
      if minute == 0 { forms.append("\(half)\(mark)") }
    }
    if minute == 0 { forms += ["\(hour) uhr", "\(hour)h", "\(hour) h", "\(hour) o'clock"] }
    if hour == 12, minute == 0 { forms += ["noon", "midday", "mittag", "mediodía", "midi"] }
    if hour == 0, minute == 0 { forms += ["midnight", "mitternacht", "medianoche", "minuit"] }
    return holds(text, oneOf: forms)
  }

  package static func names(_ text: String, date: CivilDate) -> Bool {
    let (year, month, day) = (Int(date.parts.year), Int(date.parts.month), Int(date.parts.day))
    guard (1...12).contains(month) else { return false }
    var forms = [MomentText.text(date)]
    for name in months.map({ $0[month - 1] }) {
      forms += ["\(day) \(name) \(year)", "\(day). \(name) \(year)", "\(name) \(day), \(year)"]
      forms += ["\(day) de \(name) de \(year)", "\(day)er \(name) \(year)"]
    }
    return holds(text, oneOf: forms)
  }

  private static let months = [
    "january february march april may june july august september october november december",
    "jan feb mar apr may jun jul aug sep oct nov dec",
    "januar februar märz april mai juni juli august september oktober november dezember",
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  ].map { $0.split(separator: " ").map(String.init) }

  /// Whether one of the forms is there, in any case, and is no part of a longer word or number.
  private static func holds(_ text: String, oneOf forms: [String]) -> Bool {
    let text = Array(text.replacing("\u{2019}", with: "'").lowercased())
    return forms.map(Array.init).contains { form in
      guard form.count <= text.count else { return false }
      return (0...(text.count - form.count)).contains { start in
        let end = start + form.count
        guard Array(text[start..<end]) == form else { return false }
        func goesOn(_ a: Character, _ b: Character) -> Bool {
          a.isNumber && b.isNumber || a.isLetter && b.isLetter || a == ":" && b.isNumber
        }
        if start > 0, goesOn(text[start - 1], form[0]) { return false }
        return end == text.count || !goesOn(form[form.count - 1], text[end])
      }
    }
  }
}
