/// The double nearest to `digits` times ten to the `exponent`, ties to even; nil outside what can
/// be settled in 128 bits.
@inline(__always) func nearestDouble(_ digits: UInt64, _ exponent: Int) -> Double? {
  // Both are exact doubles, so one rounding is all there is (Clinger 1990).
  if digits <= 1 << 53, exponent >= -22, exponent <= 22 {
    return exponent < 0
      ? Double(digits) / exactPower(-exponent) : Double(digits) * exactPower(exponent)
  }
  return nearestDoubleByWideArithmetic(digits, exponent)
}

@inline(never) private func nearestDoubleByWideArithmetic(
  _ digits: UInt64, _ exponent: Int
) -> Double? {
  if digits == 0 { return 0 }
  guard exponent >= -19, exponent <= 19 else { return nil }
  let zeros = digits.leadingZeroBitCount
  let power = wholePower(abs(exponent))
  let shift = power.leadingZeroBitCount
  if exponent >= 0 {
    // digits · power, all 128 bits of it.
    let product = (digits << zeros).multipliedFullWidth(by: power << shift)
    return rounded(product.high, sticky: product.low, scale: 64 - zeros - shift)
  }
  // digits / power as 63 or 64 bits of quotient, with the remainder as the sticky part.
  let quotient = (power << shift).dividingFullWidth(
    ((digits << zeros) >> 1, (digits << zeros) << 63))
  return rounded(quotient.quotient, sticky: quotient.remainder, scale: shift - zeros - 63)
}

/// (`high` + a fraction that is zero only if `sticky` is) · 2^`scale`, rounded to 53 bits, ties to
/// even. Never near the ends of the range of doubles here.
private func rounded(_ high: UInt64, sticky: UInt64, scale: Int) -> Double {
  let zeros = high.leadingZeroBitCount
  // One bit of the fraction may move in from below; it lies far under the 53 that stay, so only its
  // being there matters.
  let top = high << zeros
  var significand = top >> 11
  let rest = top & 0x7FF
  let half: UInt64 = 0x400
  if rest > half || (rest == half && (sticky != 0 || significand & 1 == 1)) { significand += 1 }
  return Double(sign: .plus, exponent: scale + 11 - zeros, significand: Double(significand))
}

@inline(__always) private func exactPower(_ n: Int) -> Double {
  doublePowers.withUnsafeBufferPointer { $0[n] }
}

private let doublePowers: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20,
  1e21, 1e22,
]

private func wholePower(_ n: Int) -> UInt64 {
  var power: UInt64 = 1
  for _ in 0..<n { power *= 10 }
  return power
}
