/// A phrase of `said as:`, cut at its places: `snooze {n} of {any}`.
public struct SaidPhrase: Hashable, Sendable {
  /// A run of words, the number that is held to a threshold, or any number.
  public enum Piece: Hashable, Sendable {
    case words(String)
    case number
    case any
    /// In braces, and no place that there is.
    case unknown(String)
  }

  /// Its parts, in order.
  public let pieces: [Piece]

  public init(_ phrase: String) {
    var pieces: [Piece] = []
    var rest = phrase[...]
    func add(_ words: Substring) {
      let plain = words.split(separator: " ").joined(separator: " ")
      if !plain.isEmpty { pieces.append(.words(plain)) }
    }
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      add(rest[..<open])
      let name = String(rest[rest.index(after: open)..<close])
      pieces.append(name == "n" ? .number : name == "any" ? .any : .unknown(name))
      rest = rest[rest.index(after: close)...]
    }
    add(rest)
    self.pieces = pieces
  }
}
