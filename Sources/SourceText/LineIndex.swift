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
  public let lineCount: Int
  /// Where every so many lines start: few lines of a long file are ever asked for, and those between are found from there.
  private let starts: [Int]
  private static let step = 16
  /// Inside long lines, a place every so many bytes and the code points of the line up to there, so that no column is counted from far away.
  private let milestones: [(offset: Int, codePoints: Int)]
  private static let stride = 4096

  public init(_ file: SourceFile) {
    self.file = file
    var starts: [Int] = []
    var milestones: [(offset: Int, codePoints: Int)] = []
    var line = 0
    var start: Int? = file.markLength
    while let from = start {
      if line % LineIndex.step == 0 { starts.append(from) }
      line += 1
      start = LineIndex.nextStart(after: from, file)
      let end = start ?? file.bytes.count
      var (at, count) = (from, 0)
      while end - at > LineIndex.stride {
        count += LineIndex.codePoints(at..<at + LineIndex.stride, file)
        at += LineIndex.stride
        milestones.append((at, count))
      }
    }
    lineCount = line
    self.starts = starts
    self.milestones = milestones
  }

  /// Where the line after the one that holds a byte starts; nil in the last line.
  private static func nextStart(after offset: Int, _ file: SourceFile) -> Int? {
    file.bytes.withUnsafeBufferPointer { bytes in
      switch file.encoding {
      case .utf8, .latin1:
        guard var at = nextLineEnd(bytes, from: offset) else { return nil }
        if bytes[at] == 0x0D, at + 1 < bytes.count, bytes[at + 1] == 0x0A { at += 1 }
        return at + 1
      case .utf16LittleEndian, .utf16BigEndian:
        let low = file.encoding == .utf16LittleEndian ? 0 : 1
        func unit(_ at: Int) -> UInt16 { UInt16(bytes[at + low]) | UInt16(bytes[at + 1 - low]) << 8 }
        var i = offset
        while i + 1 < bytes.count {
          let value = unit(i)
          i += 2
          if value == 0x0A { return i }
          if value == 0x0D { return i + 1 < bytes.count && unit(i) == 0x0A ? i + 2 : i }
        }
        return nil
      case .binary: return nil
      }
    }
  }

  /// The next LF or CR, found eight bytes at a time.
  private static func nextLineEnd(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int? {
    let each: UInt64 = 0x0101_0101_0101_0101
    let high: UInt64 = 0x8080_8080_8080_8080
    guard let base = bytes.baseAddress else { return nil }
    var i = offset
    while i + 8 <= bytes.count {
      let chunk = UnsafeRawPointer(base + i).loadUnaligned(as: UInt64.self).littleEndian
      // The first byte that is zero is told rightly; those after it may not be.
      let (feed, carriage) = (chunk ^ (each &* 0x0A), chunk ^ (each &* 0x0D))
      let ends = (((feed &- each) & ~feed) | ((carriage &- each) & ~carriage)) & high
      if ends != 0 { return i + ends.trailingZeroBitCount >> 3 }
      i += 8
    }
    while i < bytes.count {
      if base[i] == 0x0A || base[i] == 0x0D { return i }
      i += 1
    }
    return nil
  }

  /// Where a line (counted from 0) starts.
  private func start(ofLine line: Int) -> Int {
    var at = starts[line / LineIndex.step]
    for _ in 0..<line % LineIndex.step { at = LineIndex.nextStart(after: at, file) ?? file.bytes.count }
    return at
  }

  /// The line and column of a byte; a byte past the end counts as the end.
  public func position(of offset: Int) -> Position {
    if file.encoding == .binary { return Position(line: 1, column: 1) }
    let offset = min(max(offset, file.markLength), file.bytes.count)
    let known = LineIndex.last(in: starts.count) { starts[$0] <= offset } ?? 0
    var line = known * LineIndex.step
    var from = starts[known]
    while let next = LineIndex.nextStart(after: from, file), next <= offset { (line, from) = (line + 1, next) }
    var before = 0
    if offset - from > LineIndex.stride, let nearest = LineIndex.last(in: milestones.count, where: { milestones[$0].offset <= offset }) {
      (from, before) = milestones[nearest]
    }
    return Position(line: line + 1, column: 1 + before + LineIndex.codePoints(from..<offset, file))
  }

  /// The last place of an ascending list at which a condition holds that holds up to some place.
  private static func last(in count: Int, where holds: (Int) -> Bool) -> Int? {
    var low = -1
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low < 0 ? nil : low
  }

  /// The bytes of a line (counted from 1) without what ends it.
  public func contents(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= lineCount, file.encoding != .binary else { return 0..<0 }
    let start = start(ofLine: line - 1)
    let next = LineIndex.nextStart(after: start, file)
    var end = next ?? file.bytes.count
    let width = (file.encoding == .utf16LittleEndian || file.encoding == .utf16BigEndian) ? 2 : 1
    func isLineEnd(_ at: Int) -> Bool {
      switch file.encoding {
      case .utf16LittleEndian: (file.bytes[at] == 0x0A || file.bytes[at] == 0x0D) && file.bytes[at + 1] == 0
      case .utf16BigEndian: file.bytes[at] == 0 && (file.bytes[at + 1] == 0x0A || file.bytes[at + 1] == 0x0D)
      default: file.bytes[at] == 0x0A || file.bytes[at] == 0x0D
      }
    }
    while next != nil, end - width >= start, isLineEnd(end - width) { end -= width }
    return start..<end
  }

  /// A line (counted from 1) as text, without what ends it; ill-formed bytes become U+FFFD.
  public func text(ofLine line: Int) -> String { file.text(in: contents(ofLine: line)) }

  private static func codePoints(_ range: Range<Int>, _ file: SourceFile) -> Int {
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
