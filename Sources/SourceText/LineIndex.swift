/// A line and column, both counted from 1; columns in Unicode code points of the file as stored.
public struct Position: Sendable, Hashable, Comparable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: Position, b: Position) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// Where each line of a file starts. LF, CRLF and CR end lines.
public struct LineIndex: Sendable {
  private let file: SourceFile
  private let starts: [Int]
  /// The code points before each block of the file; empty where every line is short. A machine may write megabytes on one line, and
  /// counting from its start for every place in it would take the square of its length.
  private let countsBefore: [Int]

  /// Bytes in a block: even, so that no block begins within a UTF-16 unit.
  private static let blockSize = 4096

  public init(_ file: SourceFile) {
    self.file = file
    var starts = [file.markLength]
    file.bytes.withUnsafeBufferPointer { bytes in
      switch file.encoding {
      case .utf8, .latin1:
        var i = file.markLength
        while i < bytes.count {
          let byte = bytes[i]
          i += 1
          if byte == 0x0A {
            starts.append(i)
          } else if byte == 0x0D {
            if i < bytes.count, bytes[i] == 0x0A { i += 1 }
            starts.append(i)
          }
        }
      case .utf16LittleEndian, .utf16BigEndian:
        let low = file.encoding == .utf16LittleEndian ? 0 : 1
        func unit(_ at: Int) -> UInt16 { UInt16(bytes[at + low]) | UInt16(bytes[at + 1 - low]) << 8 }
        var i = file.markLength
        while i + 1 < bytes.count {
          let value = unit(i)
          i += 2
          if value == 0x0A {
            starts.append(i)
          } else if value == 0x0D {
            if i + 1 < bytes.count, unit(i) == 0x0A { i += 2 }
            starts.append(i)
          }
        }
      case .binary: break
      }
    }
    self.starts = starts
    let ends = starts.dropFirst() + [file.bytes.count]
    let hasLongLine = zip(starts, ends).contains { $1 - $0 > LineIndex.blockSize }
    countsBefore = hasLongLine && file.encoding != .binary ? LineIndex.countsBeforeBlocks(of: file) : []
  }

  private static func countsBeforeBlocks(of file: SourceFile) -> [Int] {
    var counts = [0]
    for block in 0..<file.bytes.count / blockSize {
      counts.append(counts[block] + codePoints(block * blockSize..<(block + 1) * blockSize, of: file))
    }
    return counts
  }

  public var lineCount: Int { starts.count }

  /// The line and column of a byte; a byte past the end counts as the end.
  public func position(of offset: Int) -> Position {
    if file.encoding == .binary { return Position(line: 1, column: 1) }
    let offset = min(max(offset, file.markLength), file.bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: 1 + codePoints(starts[low]..<offset))
  }

  private func codePoints(_ range: Range<Int>) -> Int {
    guard !countsBefore.isEmpty, range.count > LineIndex.blockSize else { return LineIndex.codePoints(range, of: file) }
    return codePoints(before: range.upperBound) - codePoints(before: range.lowerBound)
  }

  private func codePoints(before offset: Int) -> Int {
    let block = offset / LineIndex.blockSize
    return countsBefore[block] + LineIndex.codePoints(block * LineIndex.blockSize..<offset, of: file)
  }

  /// The bytes of a line (counted from 1) without what ends it.
  public func contents(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return 0..<0 }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : file.bytes.count
    if file.encoding == .binary { return 0..<0 }
    let width = (file.encoding == .utf16LittleEndian || file.encoding == .utf16BigEndian) ? 2 : 1
    func isLineEnd(_ at: Int) -> Bool {
      switch file.encoding {
      case .utf16LittleEndian: (file.bytes[at] == 0x0A || file.bytes[at] == 0x0D) && file.bytes[at + 1] == 0
      case .utf16BigEndian: file.bytes[at] == 0 && (file.bytes[at + 1] == 0x0A || file.bytes[at + 1] == 0x0D)
      default: file.bytes[at] == 0x0A || file.bytes[at] == 0x0D
      }
    }
    while line < starts.count, end - width >= start, isLineEnd(end - width) { end -= width }
    return start..<end
  }

  /// A line (counted from 1) as text, without what ends it; ill-formed bytes become U+FFFD.
  public func text(ofLine line: Int) -> String { file.text(in: contents(ofLine: line)) }

  private static func codePoints(_ range: Range<Int>, of file: SourceFile) -> Int {
    file.bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      switch file.encoding {
      case .utf8:
        for i in range where bytes[i] & 0xC0 != 0x80 { count += 1 }
      case .utf16LittleEndian, .utf16BigEndian:
        let high = file.encoding == .utf16LittleEndian ? 1 : 0
        var i = range.lowerBound
        while i + 1 < range.upperBound {
          if bytes[i + high] & 0xFC != 0xDC { count += 1 }
          i += 2
        }
      case .latin1: count = range.count
      case .binary: break
      }
      return count
    }
  }
}

extension SourceFile {
  /// The text a byte range holds; ill-formed bytes become U+FFFD.
  public func text(in range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<bytes.count)
    switch encoding {
    case .utf8: return String(decoding: bytes[range], as: UTF8.self)
    case .latin1:
      var text = String.UnicodeScalarView()
      for byte in bytes[range] { text.append(Unicode.Scalar(byte)) }
      return String(text)
    case .utf16LittleEndian, .utf16BigEndian:
      let low = encoding == .utf16LittleEndian ? 0 : 1
      var units: [UInt16] = []
      var i = range.lowerBound
      while i + 1 < range.upperBound {
        units.append(UInt16(bytes[i + low]) | UInt16(bytes[i + 1 - low]) << 8)
        i += 2
      }
      return String(decoding: units, as: UTF16.self)
    case .binary: return ""
    }
  }
}
