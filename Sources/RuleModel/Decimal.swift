/// A number as a person would compute it: `0.1 + 0.2` is `0.3`. Arithmetic is on binary doubles,
/// and each result is the double nearest to its value at 15 significant decimal digits; whole
/// numbers below 2^53 and non-finite values stay as they are.
public func decimal(_ x: Double) -> Double {
  // Most are whole and small, and stay as they are. The sum has no room for places.
  let place = 6_755_399_441_055_744.0
  return x.magnitude < 1e15 && (x + place) - place == x ? x : decimalWithPlaces(x)
}

@inline(never) private func decimalWithPlaces(_ x: Double) -> Double {
  let magnitude = x.magnitude
  if magnitude < 9_007_199_254_740_992, x == Double(Int64(x)) { return x }
  guard magnitude.isFinite else { return x }
  // The exponent that leaves 15 digits before the point; powers of ten up to 10^22 are exact
  // doubles.
  let exponent = 15 - decimalDigits(magnitude)
  if exponent >= 0, exponent <= 22 {
    let scale = powersOfTen[exponent]
    return nearestWhole(x * scale) / scale
  }
  if exponent < 0, exponent >= -22 {
    let scale = powersOfTen[-exponent]
    return nearestWhole(x / scale) * scale
  }
  return x
}

/// `x` at `places` decimal places, half away from zero, as on paper: 2.675 to 2 places is 2.68.
public func decimalRound(_ x: Double, places: Int) -> Double {
  guard x.isFinite, places >= 0, places <= 15 else { return x }
  let scale = powersOfTen[places]
  let scaled = decimal(x * scale)
  guard scaled.magnitude < 9_007_199_254_740_992 else { return x }
  return scaled.rounded(.toNearestOrAwayFromZero) / scale
}

private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20,
  1e21,
  1e22,
]

/// Half away from zero, of a number of some fifteen digits. `rounded` is a call of a function of
/// the system.
@inline(__always) private func nearestWhole(_ x: Double) -> Double {
  Double(Int64(x < 0 ? x - 0.5 : x + 0.5))
}

/// The number of decimal digits before the point of a normal number; 0 or less for values below
/// 0.1.
private func decimalDigits(_ magnitude: Double) -> Int {
  // log10(2) times the binary exponent, rounded down: right or one too few.
  let exponent = Int(truncatingIfNeeded: magnitude.bitPattern >> 52) - 1023
  var digits = (exponent * 78_913) >> 18 + 1
  if digits >= 0, digits <= 22, magnitude >= powersOfTen[digits] { digits += 1 }
  if digits < 0, digits >= -21, magnitude * powersOfTen[-digits] >= 1 { digits += 1 }
  return digits
}

/// A number as people write it: no exponent and no trailing `.0` where that is possible.
public func plainText(_ x: Double) -> String {
  if x == x.rounded(.towardZero), x.magnitude < 9_007_199_254_740_992 { return String(Int64(x)) }
  let text = x.description
  // Among the bytes: to look for a character is to put characters together first.
  guard let e = text.utf8.firstIndex(of: UInt8(ascii: "e")) else { return text }
  guard let exponent = Int(text[text.index(after: e)...]), exponent < 0, exponent > -20 else {
    return text
  }
  let negative = text.hasPrefix("-")
  let digits = text[..<e].filter { $0 != "." && $0 != "-" }
  return (negative ? "-" : "") + "0." + String(repeating: "0", count: -exponent - 1) + digits
}
