/// Sample text whose expected places are marked in the text itself, so that no column is counted by
/// hand: `⟦` opens and `⟧` closes a marked stretch.
public struct MarkedText: Sendable {
  /// The text without its marks.
  public let text: String
  /// The marked stretches as UTF-8 byte ranges of `text`, in order of their openings.
  public let ranges: [Range<Int>]

  public init(_ marked: String) {
    var bytes: [UInt8] = []
    var open: [(Int, Int)] = []
    var found: [Range<Int>?] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦":
        open.append((found.count, bytes.count))
        found.append(nil)
      case "⟧":
        let (index, start) = open.removeLast()
        found[index] = start..<bytes.count
      default: bytes.append(contentsOf: UTF8.encode(scalar)!)
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    ranges = found.compactMap { $0 }
  }
}
