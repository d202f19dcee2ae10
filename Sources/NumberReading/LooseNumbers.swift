import RuleModel

/// Words that may be meant for a number.
enum LooseNumbers {
  static let times: [String: Double] = [
    "once": 1, "single": 1, "twice": 2, "second": 2, "thrice": 3,
  ]
  /// In per cent.
  static let parts: [String: Double] = [
    "half": 50, "quarter": 25, "fifth": 20, "tenth": 10, "hälfte": 50, "mitad": 50, "moitié": 50,
  ]
  static let articles: Set<String> = [
    "a", "an", "ein", "eine", "einer", "einem", "einen", "un", "una", "une",
  ]
  /// Parts of a unit that follows, or of the one before.
  static let halves: Set<String> = [
    "half", "media", "medio", "demi", "demie", "halbe", "halben", "halber", "halbes",
  ]
  static let quarters: Set<String> = [
    "quarter", "quarters", "cuarto", "cuartos", "quart", "quarts", "viertel",
  ]
  static let joints: Set<String> = ["and", "und", "y", "et"]
  /// Words between a part and its unit: `half an hour`, `un cuarto de hora`, `un quart d'heure`.
  static let links: Set<String> = ["of", "a", "an", "de", "d", "une", "una", "einer"]
}

extension NumberReader {
  /// The meanings that a number may have together with the words around it.
  func further(_ number: NumberInText, from start: Int, to next: Int) -> [NumberInText] {
    var found: [NumberInText] = []
    func add(_ value: Double, _ unit: Unit?, _ end: Int) {
      found.append(
        NumberInText(
          value: decimal(value), unit: unit, isLoose: true, text: written(start, end),
          range: range(start, end)))
    }
    if let (value, unit, end) = withSmaller(number, behind: next) { add(value, unit, end) }
    if let (value, unit, end) = withPart(number, behind: next) { add(value, unit, end) }
    // 2 000
    if number.unit == nil, !number.isShare, next == start + 1, words[start].small.count <= 3,
      words[start].small.allSatisfy(\.isWholeNumber)
    {
      var (digits, end) = (words[start].small, next)
      // No number has more groups; and a line of hundreds is not read again from each.
      while end < min(words.count, next + 6), words[end].small.count == 3,
        words[end].small.allSatisfy(\.isWholeNumber)
      {
        digits += words[end].small
        end += 1
      }
      if end > next, let value = Double(digits) {
        add(value, unit(at: end)?.0, end)
        // Another reading of two numbers that may be beside each other: `Dose 2 148 minutes after`.
        found[found.count - 1].range = 0..<0
      }
    }
    // one in five
    if small(next) == "in" || small(next) == "of", let (other, rest, end) = plain(at: next + 1),
      rest.isEmpty, other > 0
    {
      found.append(
        NumberInText(
          value: decimal(100 * number.value / other), isShare: true, isLoose: true,
          text: written(start, end)))
    }
    return found
  }

  /// `1 h 30 min`, `an hour and 30 minutes`, `2 h 30`; in `1 hour, 30 minutes or 2 hours` there is
  /// none.
  private func withSmaller(
    _ number: NumberInText, behind next: Int
  ) -> (Double, Unit, next: Int)? {
    let second = LooseNumbers.joints.contains(small(next)) ? next + 1 : next
    guard let unit = number.unit, let (rest, end) = self.number(at: second) else { return nil }
    var smaller = rest.unit
    if smaller == nil, unit.name == "h", second == next, end == next + 1, goesOn(next),
      words[next].small.count == 2, rest.value < 60, words[next].small.allSatisfy(\.isWholeNumber)
    {
      smaller = NamedUnits.unit(named: "min")
    }
    let isListed =
      second < words.count && words[second].gap == .comma && end < words.count
      && (words[end].gap == .comma || NumberReader.joining.contains(small(end)))
    guard let smaller, smaller.factor < unit.factor, !isListed,
      let change = UnitChange(from: smaller, to: unit)
    else { return nil }
    return (number.value + change.apply(rest.value), unit, end)
  }

  /// `two hours and a half`, `one and a half hours`, `dos horas y media`, `deux heures et quart`.
  private func withPart(_ number: NumberInText, behind next: Int) -> (Double, Unit?, next: Int)? {
    guard LooseNumbers.joints.contains(small(next)), let (part, end) = part(at: next + 1) else {
      return nil
    }
    if let unit = number.unit {
      // two hours and half an hour
      if let (own, smaller, last) = partOfUnit(at: next + 1),
        let change = UnitChange(from: smaller, to: unit)
      {
        return (number.value + change.apply(own), unit, last)
      }
      return (number.value + part, unit, end)
    }
    let unit = unit(at: end)
    return (number.value + part, unit?.0, end + (unit?.words ?? 0))
  }

  /// `half`, `a quarter`, `three quarters`, and where the next word is.
  private func part(at start: Int) -> (Double, next: Int)? {
    var at = start
    if LooseNumbers.articles.contains(small(at)) { at += 1 }
    var count = 1.0
    if let (value, rest, next) = plain(at: at), rest.isEmpty, (2...3).contains(value) {
      (count, at) = (value, next)
    }
    if LooseNumbers.halves.contains(small(at)), count == 1 { return (0.5, at + 1) }
    return LooseNumbers.quarters.contains(small(at)) ? (count * 0.25, at + 1) : nil
  }

  /// `half an hour`, `media hora`, `une demi-heure`, `three quarters of an hour`.
  func partOfUnit(at start: Int) -> (Double, Unit, next: Int)? {
    if let value = ["viertelstunde": 0.25, "dreiviertelstunde": 0.75][small(start)],
      let hour = NamedUnits.unit(named: "h")
    {
      return (value, hour, start + 1)
    }
    guard let (value, next) = part(at: start) else { return nil }
    var at = next
    while at < next + 2, LooseNumbers.links.contains(small(at)), goesOn(at) { at += 1 }
    // `el cuarto día` is the fourth.
    if at == next, small(next - 1).hasPrefix("cuart") || !goesOn(at) { return nil }
    return unit(at: at).map { (value, $0.0, at + $0.words) }
  }

  func meant(_ value: Double, _ unit: Unit?, _ start: Int, _ end: Int) -> NumberInText {
    NumberInText(
      value: decimal(value), unit: unit, isLoose: true, text: written(start, end),
      range: range(start, end))
  }

  /// `once`, `a day`, `half an hour`, `a fifth`.
  func loose(at index: Int) -> [NumberInText] {
    var found: [NumberInText] = []
    let word = small(index)
    if let times = LooseNumbers.times[word] {
      found.append(meant(times, nil, index, index + 1))
    }
    if word == "fortnight" { found.append(meant(14, .day, index, index + 1)) }
    if let part = LooseNumbers.parts[word] {
      var share = meant(part, nil, index, index + 1)
      share.isShare = true
      found.append(share)
    }
    if let (part, unit, end) = partOfUnit(at: index) { found.append(meant(part, unit, index, end)) }
    if LooseNumbers.articles.contains(word), goesOn(index + 1),
      let (unit, count) = unit(at: index + 1)
    {
      let one = meant(1, unit, index, index + 1 + count)
      found.append(one)
      // an hour and a half; an hour and 30 minutes
      found += further(one, from: index, to: index + 1 + count)
    } else if let (unit, count) = unit(at: index),
      LooseNumbers.joints.contains(small(index + count))
    {
      // hora y media
      let one = NumberInText(value: 1, unit: unit, text: "")
      if let (value, unit, end) = withPart(one, behind: index + count) {
        found.append(meant(value, unit, index, end))
      }
    }
    return found
  }
}
