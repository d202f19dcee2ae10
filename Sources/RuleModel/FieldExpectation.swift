extension Field {
  /// The values that a log may hold in it, in words.
  public var expectation: String {
    var bounds = ""
    if let range {
      bounds =
        range.upperBound == .infinity
        ? " of \(plainText(range.lowerBound)) or more"
        : range.lowerBound == -.infinity
          ? " of \(plainText(range.upperBound)) or less"
          : " from \(plainText(range.lowerBound)) to \(plainText(range.upperBound))"
    }
    let number = isWhole ? "whole number" : "number"
    func describe(_ type: ValueType) -> String {
      switch type {
      case .text: return "a text"
      case .truth: return "yes or no"
      case .number(let unit?) where unit.dimension == .time:
        return "a duration in \(unit.name)\(bounds)"
      case .number(let unit):
        let units = (unit.map { [$0.name] } ?? []) + otherUnits.map(\.unit.name)
        return "a \(number)\(bounds)"
          + (units.isEmpty || units == [""] ? "" : " in " + alternatives(units))
      case .time: return "a time such as 2026-03-20T12:00:00-05:00"
      case .date: return "a date such as 2026-03-20"
      case .timeOfDay: return "a time of day such as 22:00"
      case .period: return "a period"
      case .word(let enumeration):
        return enumeration.words.count == 1
          ? "\"\(enumeration.words[0])\"" : "one of " + enumeration.words.joined(separator: ", ")
      case .list(let element): return "a list of " + many(element)
      case .colour: return "a colour such as #1A2B3C"
      }
    }
    func many(_ type: ValueType) -> String {
      switch type {
      case .text: "texts"
      case .truth: "yes or no"
      case .number: "\(number)s\(bounds)"
      case .time: "times"
      case .date: "dates"
      case .timeOfDay: "times of day"
      case .word(let enumeration): enumeration.words.joined(separator: ", ")
      case .colour: "colours"
      case .list, .period: "values"
      }
    }
    return describe(type)
  }

  private func alternatives(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + words.last!
  }
}
