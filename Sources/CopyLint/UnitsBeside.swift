/// The units of the numbers of a text.
extension DigitNumbers {
  /// From the last to the first: the 70 of `70–130 mg/dL` has the unit of the number behind it.
  mutating func readUnits() {
    for index in numbers.indices.reversed() where !numbers[index].isLoose {
      if let found = unit(behind: numbers[index].place.upperBound) {
        (numbers[index].units, numbers[index].unit) = found
        numbers[index].hasOwnUnit = true
      } else if index + 1 < numbers.count,
        isJoint(numbers[index].place.upperBound..<numbers[index + 1].place.lowerBound)
      {
        numbers[index].units = numbers[index + 1].units
        numbers[index].unit = numbers[index + 1].unit
      }
    }
  }

  /// Between two numbers of one unit: a sign or a short word.
  private func isJoint(_ range: Range<Int>) -> Bool {
    guard (1...6).contains(range.count) else { return false }
    let joint = scalars[range].filter { !$0.properties.isWhitespace }
    return joint.count <= 3
      && (joint.allSatisfy(\.properties.isAlphabetic)
        || joint.count == 1 && ["-", "–", "—", "/", "~", "−"].contains(joint[joint.startIndex]))
  }

  private func unit(behind end: Int) -> (meanings: [WrittenUnit], text: String)? {
    var start = end
    if start < scalars.count, isGap(scalars[start]) { start += 1 }
    let first = word(at: start)
    if first.isEmpty { return nil }
    let name = text(first)
    if first.upperBound < scalars.count, isGap(scalars[first.upperBound]) {
      let next = word(at: first.upperBound + 1)
      if !next.isEmpty {
        let behind = text(next)
        let both =
          WrittenUnits.degrees.contains(name.lowercased())
          ? WrittenUnits.named("°" + behind) : WrittenUnits.named(name + " " + behind)
        let isScale = WrittenUnits.degrees.contains(name.lowercased()) && both.isEmpty
        let found = isScale ? WrittenUnits.named(behind) : both
        if !found.isEmpty { return (found, text(end..<next.upperBound)) }
      }
    }
    let found = WrittenUnits.named(name)
    if !found.isEmpty { return (found, text(end..<first.upperBound)) }
    guard isCJK(first.lowerBound) else { return nil }
    // No space ends the unit.
    for length in (1...4).reversed() where length < first.count {
      let part = first.lowerBound..<first.lowerBound + length
      let found = WrittenUnits.named(text(part))
      if !found.isEmpty { return (found, text(end..<part.upperBound)) }
    }
    return nil
  }

  private func isGap(_ scalar: Unicode.Scalar) -> Bool {
    [" ", "\u{A0}", "\u{202F}", "\u{2009}", "-", "\u{2011}"].contains(scalar)
  }

  /// Letters, and the signs of units.
  private func word(at start: Int) -> Range<Int> {
    var end = start
    while end < scalars.count, end - start < 32, !isHidden[end] {
      let scalar = scalars[end]
      guard
        scalar.properties.isAlphabetic || ["/", "°", "℃", "℉", "%"].contains(scalar)
          || scalar.properties.generalCategory == .nonspacingMark
      else { break }
      end += 1
    }
    while end > start, scalars[end - 1] == "/" { end -= 1 }
    return start..<end
  }

  /// A stretch, with the sign of degrees for the ordinal that looks like it.
  private func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    for scalar in scalars[range] { view.append(scalar == "º" ? "°" : scalar) }
    return String(view)
  }
}
