/// A secret that only who started the server can know: 256 bits from the system.
public struct AccessToken: Sendable {
  public let text: String

  public init() {
    var random = SystemRandomNumberGenerator()
    text = (0..<4).map { _ in
      let digits = String(UInt64.random(in: .min ... .max, using: &random), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  init(text: String) { self.text = text }

  /// Takes as long for a wrong guess that begins rightly as for any other.
  func equals(_ guess: some StringProtocol) -> Bool {
    let (own, other) = (Array(text.utf8), Array(guess.utf8))
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
