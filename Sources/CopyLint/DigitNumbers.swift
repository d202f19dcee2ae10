import Catalogues
import SourceText

/// The numbers that a text writes in digits, of whatever script.
struct DigitNumbers {
  struct Number {
    /// The values that it may have: `1,000` is a thousand in one language, and one in another.
    var values: Set<Double>
    /// UTF-8 offsets of the text.
    var range: Range<Int>
    /// The same in scalars.
    var place: Range<Int>
    /// As written.
    var text: String
    /// The numbers between its marks: 25 and 587 of `25 587`, 4 and 10 of `4.10`.
    var parts: [Double] = []
    /// The letters right before it: `P` of `P85`.
    var letters = ""
    /// Part of a name, a time or a date: it may be in one text alone.
    var isLoose = false
    /// The reading with a decimal point, and its last place.
    var fraction: (value: Double, step: Double)?
    /// The units that the word behind it may mean.
    var units: [WrittenUnit] = []
    /// The unit as written, with what is between it and the number.
    var unit = ""
    /// A percent sign follows.
    var isPercent = false
    /// The unit is right behind this number, not behind a later one of its range.
    var hasOwnUnit = false

    func isSame(as other: Number) -> Bool { !values.isDisjoint(with: other.values) }
  }

  var numbers: [Number] = []
  let scalars: [Unicode.Scalar]
  private var offsets: [Int] = []
  /// Parts that show no number of their own: placeholders, addresses, markup.
  private(set) var isHidden: [Bool]

  /// - Parameter placeholders: of the text, in UTF-8 offsets.
  init(_ text: String, hiding placeholders: [Range<Int>] = []) {
    scalars = Array(text.unicodeScalars)
    isHidden = Array(repeating: false, count: scalars.count)
    offsets.reserveCapacity(scalars.count + 1)
    var offset = 0
    for scalar in scalars {
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
    for range in placeholders {
      var (index, end) = (0, scalars.count)
      while index < end {
        let middle = (index + end) / 2
        if offsets[middle] < range.lowerBound { index = middle + 1 } else { end = middle }
      }
      while index < scalars.count, offsets[index] < range.upperBound {
        isHidden[index] = true
        index += 1
      }
    }
    hideWhatIsNoText()
    read()
    readUnits()
  }

  // MARK: What is no text

  private mutating func hideWhatIsNoText() {
    var at = 0
    while at < scalars.count {
      switch scalars[at] {
      case "<": hide(from: at, to: ">", within: 256)
      case "{": hide(from: at, to: "}", within: 64)
      case "&": hide(from: at, to: ";", within: 10)
      case "#":
        var end = at + 1
        while end < scalars.count, scalars[end].properties.isASCIIHexDigit { end += 1 }
        if [4, 5, 7, 9].contains(end - at),
          scalars[at..<end].contains(where: { $0.properties.isAlphabetic }) || end - at == 7
        {
          for index in at..<end { isHidden[index] = true }
        }
      case "%", "\\":
        // `%1$s`, `%.1f`, `%20`, and escapes that are shown as they are.
        var end = at + 1
        while end < scalars.count,
          isASCIIDigit(scalars[end]) || scalars[end] == "$" || scalars[end] == "."
        { end += 1 }
        if end < scalars.count, end > at + 1, isASCIILetter(scalars[end]) || scalars[end] == "@" {
          for index in at...end { isHidden[index] = true }
        } else if scalars[at] == "\\", end < scalars.count, scalars[end] == "u" {
          for index in at..<min(scalars.count, end + 5) { isHidden[index] = true }
        }
      default: break
      }
      at += 1
    }
    hideAddresses()
    hideIdentifiers()
  }

  /// `6BA7B810-9DAD-11D1-80B4-00C04FD430C8`
  private mutating func hideIdentifiers() {
    var start = 0
    while start < scalars.count {
      var end = start
      var hyphens = 0
      while end < scalars.count, scalars[end].properties.isASCIIHexDigit || scalars[end] == "-" {
        if scalars[end] == "-" { hyphens += 1 }
        end += 1
      }
      if end - start == 36, hyphens == 4 {
        for index in start..<end { isHidden[index] = true }
      }
      start = end + 1
    }
  }

  private mutating func hide(from start: Int, to close: Unicode.Scalar, within limit: Int) {
    guard let end = scalars[start..<min(scalars.count, start + limit)].firstIndex(of: close) else {
      return
    }
    for index in start...end { isHidden[index] = true }
  }

  /// Words such as `https://…`, `name@host` and `www.…`.
  private mutating func hideAddresses() {
    var start = 0
    while start < scalars.count {
      var end = start
      var isAddress = false
      while end < scalars.count, !isSpace(scalars[end]) {
        switch scalars[end] {
        case "@": isAddress = isAddress || end > start
        case ":": isAddress = isAddress || begins("://", at: end)
        case "w": isAddress = isAddress || begins("www.", at: end)
        case ".": isAddress = isAddress || begins(".com", at: end)
        default: break
        }
        end += 1
      }
      if isAddress {
        for index in start..<end { isHidden[index] = true }
      }
      start = end + 1
    }
  }

  private func begins(_ mark: StaticString, at start: Int) -> Bool {
    start + mark.utf8CodeUnitCount <= scalars.count
      && (0..<mark.utf8CodeUnitCount).allSatisfy {
        scalars[start + $0].value == UInt32(mark.utf8Start[$0])
      }
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80
      ? scalar == " " || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
  }

  // MARK: Numbers

  private func isASCIIDigit(_ scalar: Unicode.Scalar) -> Bool {
    UInt8(exactly: scalar.value)?.isASCIIDigit ?? false
  }
  private func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    UInt8(exactly: scalar.value)?.isASCIILetter ?? false
  }

  private func digit(_ at: Int) -> Int? {
    guard at >= 0, at < scalars.count, !isHidden[at] else { return nil }
    let scalar = scalars[at]
    if scalar.value < 0x80 { return isASCIIDigit(scalar) ? Int(scalar.value - 0x30) : nil }
    guard scalar.value >= 0x660, scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }

  private func scalar(_ at: Int) -> Unicode.Scalar? {
    at >= 0 && at < scalars.count ? scalars[at] : nil
  }
  private func isLetter(_ at: Int) -> Bool {
    guard let scalar = scalar(at) else { return false }
    return scalar.value < 0x80 ? isASCIILetter(scalar) : scalar.properties.isAlphabetic
  }

  /// A stretch of digits, and of marks between two of them.
  private mutating func read() {
    var at = 0
    while at < scalars.count {
      guard digit(at) != nil else {
        at += 1
        continue
      }
      var groups: [[Int]] = [[]]
      var marks: [Unicode.Scalar] = []
      var end = at
      while true {
        if let value = digit(end) {
          groups[groups.count - 1].append(value)
          end += 1
        } else if let mark = scalar(end), digit(end + 1) != nil,
          isMark(mark, before: end + 1, groups),
          // HDR10 10 bit
          !mark.properties.isWhitespace || !isLetter(at - 1)
        {
          marks.append(mark)
          groups.append([])
          end += 1
        } else {
          break
        }
      }
      add(groups, marks, at..<end)
      at = end
    }
  }

  private func isMark(_ mark: Unicode.Scalar, before next: Int, _ groups: [[Int]]) -> Bool {
    switch mark {
    case ".", ",", ":", "/", "'", "’", "·", "\u{66B}", "\u{66C}", "\u{60C}": return true
    case "-": return true
    case " ", "\u{A0}", "\u{202F}", "\u{2009}":
      var length = 0
      while digit(next + length) != nil { length += 1 }
      return length == 3 && groups[groups.count - 1].count <= 3
        || length >= 2 && groups.joined().count >= 2
    default: return false
    }
  }

  private mutating func add(_ groups: [[Int]], _ marks: [Unicode.Scalar], _ range: Range<Int>) {
    let count = groups.joined().count
    // Telephone numbers, and the numbers of accounts and devices.
    let isGrouped =
      groups.dropFirst().allSatisfy { $0.count == 3 } && groups[0].count <= 3
      && groups[0].first != 0
    if count >= 7, !isGrouped || marks.contains("-") || marks.contains("/") { return }
    if scalar(range.lowerBound - 1) == "+" || groups[0].first == 0 && groups[0].count > 3 { return }
    if marks.isEmpty { return append([groups[0]], [], range) }
    let kinds = Set(marks)
    if kinds.contains(":") || kinds.contains("/") || kinds.contains("-") && marks.count > 1 {
      // A time, a date, a share: written loosely.
      return appendEach(groups, range, isLoose: true)
    }
    if kinds == ["-"] { return appendEach(groups, range, isLoose: false) }
    append(groups, marks, range)
  }

  private mutating func appendEach(_ groups: [[Int]], _ range: Range<Int>, isLoose: Bool) {
    var at = range.lowerBound
    for group in groups {
      append([group], [], at..<at + group.count, isLoose: isLoose)
      at += group.count + 1
    }
  }

  private mutating func append(
    _ groups: [[Int]], _ marks: [Unicode.Scalar], _ range: Range<Int>, isLoose: Bool = false
  ) {
    func value(_ digits: some Sequence<Int>) -> Double { digits.reduce(0) { $0 * 10 + Double($1) } }
    var values: Set<Double> = []
    var fraction: (value: Double, step: Double)?
    let isGrouped = groups.dropFirst().dropLast().allSatisfy { (2...3).contains($0.count) }
    if marks.isEmpty || groups.last?.count == 3 && isGrouped {
      values.insert(value(groups.joined()))
    }
    if let last = marks.last, !last.properties.isWhitespace, last != "'", last != "’" {
      let isOne = marks.dropLast().allSatisfy { $0 != last }
      if isOne {
        let parts = pow(10, groups.last?.count ?? 0)
        let whole = value(groups.dropLast().joined()) + value(groups.last ?? []) / parts
        values.insert(whole)
        fraction = (whole, 1 / parts)
      }
    }
    // 2 million, 200万, 1 लाख
    if let factor = scale(behind: range.upperBound) {
      values.formUnion(values.map { $0 * factor })
    }
    // An example of what somebody is to type.
    var isLoose = isLoose || marks.isEmpty && isRow(groups[0])
    // A price is another one in another currency.
    let behind = scalar(range.upperBound).map { $0.properties.isWhitespace } == true ? 1 : 0
    for at in [range.lowerBound - 1, range.upperBound, range.upperBound + behind] {
      if scalar(at)?.properties.generalCategory == .currencySymbol { isLoose = true }
    }
    if values.isEmpty {
      // A version, a chapter, an address of the net.
      isLoose = true
      values.insert(value(groups.joined()))
    }
    var number = Number(
      values: values, range: offsets[range.lowerBound]..<offsets[range.upperBound],
      place: range, text: String(String.UnicodeScalarView(scalars[range])))
    number.parts = marks.isEmpty ? [] : groups.map { value($0) }
    number.isLoose = isLoose || isInName(range)
    number.letters = letters(before: range.lowerBound)
    number.fraction = fraction
    number.isPercent = scalar(range.upperBound + behind) == "%"
    numbers.append(number)
  }

  /// `12345`: digits one after the other, or one digit throughout.
  private func isRow(_ digits: [Int]) -> Bool {
    let steps = Set(zip(digits, digits.dropFirst()).map { $1 - $0 })
    return digits.count > 3 && steps == [1]
  }

  /// The factor of the word behind a number.
  private func scale(behind end: Int) -> Double? {
    var start = end
    while start < min(end + 2, scalars.count), scalars[start].properties.isWhitespace { start += 1 }
    var stop = start
    while stop < scalars.count, stop - start < 12,
      isLetter(stop) || scalars[stop].properties.generalCategory == .nonspacingMark
    { stop += 1 }
    guard stop > start else { return nil }
    let word = String(String.UnicodeScalarView(scalars[start..<stop])).lowercased()
    if let factor = NumberScales.words[word] { return factor }
    return NumberScales.beginnings.first { word.hasPrefix($0.0) }?.1
  }

  private func pow(_ base: Int, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { value, _ in value * Double(base) }
  }

  /// `COVID-19`, `H1N1`, `2FA`, `mp3`: part of a name.
  private func isInName(_ range: Range<Int>) -> Bool {
    let before = range.lowerBound - 1
    if isLetter(before) { return !isCJK(before) }
    if scalar(before) == "-" || scalar(before) == "\u{2011}" {
      var at = before - 1
      while isLetter(at) || digit(at) != nil {
        if scalar(at)?.properties.isUppercase == true { return true }
        // Scripts without capitals write the same names.
        if let letter = scalar(at), letter.properties.isAlphabetic, !letter.properties.isCased {
          return true
        }
        at -= 1
      }
    }
    return scalar(range.upperBound)?.properties.isUppercase == true
      && !(scalar(range.upperBound + 1)?.properties.isLowercase ?? false)
  }

  /// Scripts that put no space between a word and a number.
  func isCJK(_ at: Int) -> Bool {
    guard let value = scalar(at)?.value else { return false }
    return (0x0E00...0x109F).contains(value) || (0x1780...0x17FF).contains(value) || value >= 0x2E80
  }

  private func letters(before at: Int) -> String {
    var start = at
    while start > 0, isLetter(start - 1), !isCJK(start - 1) { start -= 1 }
    return String(String.UnicodeScalarView(scalars[start..<at]))
  }
}
