/// A scalar's text as it is decoded, piece by piece.
struct ScalarText {
  private(set) var bytes: [UInt8] = []
  private(set) var pieces: [YAMLScalar.Piece] = []

  init() {}

  mutating func verbatim(_ file: Range<Int>, of source: [UInt8]) {
    guard !file.isEmpty else { return }
    let start = bytes.count
    bytes.append(contentsOf: source[file])
    if let last = pieces.last, last.isVerbatim, last.file.upperBound == file.lowerBound {
      pieces[pieces.count - 1].text = last.text.lowerBound..<bytes.count
      pieces[pieces.count - 1].file = last.file.lowerBound..<file.upperBound
    } else {
      pieces.append(.init(text: start..<bytes.count, file: file, isVerbatim: true))
    }
  }

  mutating func whole(_ text: [UInt8], standsFor file: Range<Int>) {
    guard !text.isEmpty else { return }
    let start = bytes.count
    bytes.append(contentsOf: text)
    pieces.append(.init(text: start..<bytes.count, file: file, isVerbatim: false))
  }

  /// The pieces, or one empty piece where the text is empty.
  func pieces(emptyAt offset: Int) -> [YAMLScalar.Piece] {
    pieces.isEmpty ? [.init(text: 0..<0, file: offset..<offset, isVerbatim: true)] : pieces
  }
}

let lineFeed: UInt8 = 0x0A
let carriageReturn: UInt8 = 0x0D
let tab: UInt8 = 0x09
let space: UInt8 = 0x20

func isLineEnd(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }
func isBlankByte(_ byte: UInt8) -> Bool { byte == space || byte == tab }

/// The offset after the line end at `i`: LF, CR or CRLF.
func afterLineEnd(_ bytes: [UInt8], _ i: Int) -> Int {
  bytes[i] == carriageReturn && i + 1 < bytes.count && bytes[i + 1] == lineFeed ? i + 2 : i + 1
}
