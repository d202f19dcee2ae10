import RuleModel
import SourceText

extension MomentText {
  /// The advice for a date in another order or with other signs (`27/02/2026`, `27.2.2026`,
  /// `2026-2-7`); nil if the text is nothing like one. A date that could be read two ways is not
  /// guessed at.
  package static func adviceOnDate(_ text: String) -> String? {
    if let written = wordedDate(text) { return "write `\(written)`" }
    let groups = text.split(omittingEmptySubsequences: false) {
      $0 == "/" || $0 == "." || $0 == "-"
    }
    guard groups.count == 3,
      groups.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isASCIIDigit) })
    else { return nil }
    let numbers = groups.compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    func date(_ year: Int, _ month: Int, _ day: Int) -> String? {
      func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
      let written = "\(year)-\(two(month))-\(two(day))"
      return self.date(written) == nil ? nil : written
    }
    let general = "write the year, the month and the day, as in `2026-03-20`"
    if groups[0].count == 4, groups[1].count <= 2, groups[2].count <= 2 {
      if let missing = missingDay(numbers[0], numbers[1], numbers[2]) { return missing }
      return date(numbers[0], numbers[1], numbers[2]).map { "write `\($0)`" } ?? general
    }
    guard groups[2].count == 4, groups[0].count <= 2, groups[1].count <= 2 else { return nil }
    let readings = Set(
      [date(numbers[2], numbers[1], numbers[0]), date(numbers[2], numbers[0], numbers[1])]
        .compactMap { $0 })
    if readings.isEmpty, let missing = missingDay(numbers[2], numbers[1], numbers[0]) {
      return missing
    }
    return readings.count == 1 ? "write `\(readings.first!)`" : general
  }

  /// For a day that its month does not have.
  private static func missingDay(_ year: Int, _ month: Int, _ day: Int) -> String? {
    guard (1...9999).contains(year), (1...12).contains(month) else {
      return (1...9999).contains(year) && day > 0
        ? "there is no month \(month): the months are 01 to 12" : nil
    }
    let length = CivilDate.length(ofMonth: month, year: year)
    guard day > length else { return nil }
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November",
      "December",
    ]
    return "\(names[month - 1])\(month == 2 ? " \(year)" : "") has \(length) days"
  }

  /// `22 Feb 2026`, `February 22, 2026`: the same day as a date is written.
  private static func wordedDate(_ text: String) -> String? {
    let parts = text.split { " .,-/".contains($0) }.map { $0.lowercased() }
    guard parts.count == 3,
      let word = parts.first(where: { $0.count >= 3 && $0.allSatisfy(\.isLetter) }),
      let month = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
      ].firstIndex(
        where: word.hasPrefix), let year = parts.compactMap({ Int($0) }).first(where: { $0 > 999 }),
      let day = parts.compactMap({ Int($0.prefix { $0.isNumber }) }).first(where: { $0 < 32 }),
      let date = CivilDate(year: year, month: month + 1, day: day)
    else { return nil }
    return MomentText.text(date)
  }
}
