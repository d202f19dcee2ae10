import Diagnostics
import SourceText

/// The text that readers read: a file in UTF-8, and the way back to the bytes of the file.
///
/// For a UTF-8 file it is the file itself. For UTF-16 and Latin-1 it is a copy with a mark every so
/// often, because the length of each character in the file follows from its UTF-8 lead byte.
struct WorkingText: Sendable {
  let bytes: [UInt8]
  private(set) var contentStart = 0
  private var marks: [Mark] = []
  private var unitLength = 0

  private struct Mark: Sendable {
    var work: Int
    var file: Int
  }

  private static let markDistance = 512

  init(bytes: [UInt8]) { self.bytes = bytes }

  typealias Problem = (check: Check, message: String, range: Range<Int>)

  /// - Returns: the text and what could not be decoded, each problem with its place in the file.
  ///
  /// - Parameter isChecked: the reader checks every byte itself, as that of JSON does.
  static func transcoding(
    _ file: SourceFile, isChecked: Bool = false
  ) -> (text: WorkingText, problems: [Problem]) {
    switch file.encoding {
    case .binary: return (WorkingText(bytes: file.bytes), [])
    case .utf8:
      var text = WorkingText(bytes: file.bytes)
      text.contentStart = file.markLength
      if isChecked { return (text, []) }
      return passingOver(text)
    case .latin1:
      var builder = Builder(unitLength: 1)
      for (i, byte) in file.bytes.enumerated() { builder.append(Unicode.Scalar(byte), at: i) }
      return (builder.finished, [])
    case .utf16LittleEndian, .utf16BigEndian: return utf16(file)
    }
  }

  /// The number of places that are reported each: a file with more is in another encoding.
  private static let mostPlaces = 20

  /// The rest is read as what it is: each byte that is not UTF-8 counts as a question mark.
  private static func passingOver(_ text: WorkingText) -> (text: WorkingText, problems: [Problem]) {
    var wrong: [Range<Int>] = []
    text.bytes.withUnsafeBufferPointer { bytes in
      while let next = firstInvalidUTF8(bytes, from: wrong.last?.upperBound ?? 0) {
        if let last = wrong.last, last.upperBound == next.lowerBound {
          wrong[wrong.count - 1] = last.lowerBound..<next.upperBound
        } else {
          wrong.append(next)
        }
      }
    }
    if wrong.isEmpty { return (text, []) }
    var bytes = text.bytes
    for range in wrong { for index in range { bytes[index] = UInt8(ascii: "?") } }
    var readable = WorkingText(bytes: bytes)
    readable.contentStart = text.contentStart
    let more = wrong.count > 1 ? "; there are \(wrong.count) such places" : ""
    return (
      readable,
      wrong.prefix(wrong.count > mostPlaces ? 1 : mostPlaces).map {
        (
          .invalidEncoding, "these bytes are not UTF-8, so the file cannot be read in full" + more,
          $0
        )
      }
    )
  }

  private static func utf16(_ file: SourceFile) -> (text: WorkingText, problems: [Problem]) {
    var builder = Builder(unitLength: 2)
    var problems: [Problem] = []
    let low = file.encoding == .utf16LittleEndian ? 0 : 1
    file.bytes.withUnsafeBufferPointer { bytes in
      func unit(_ at: Int) -> UInt16 { UInt16(bytes[at + low]) | UInt16(bytes[at + 1 - low]) << 8 }
      var i = file.markLength
      while i + 1 < bytes.count {
        let first = unit(i)
        if first & 0xF800 != 0xD800 {
          builder.append(Unicode.Scalar(first)!, at: i)
          i += 2
        } else if first & 0xFC00 == 0xD800, i + 3 < bytes.count, unit(i + 2) & 0xFC00 == 0xDC00 {
          let value = 0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(unit(i + 2) & 0x3FF))
          builder.append(Unicode.Scalar(value)!, at: i)
          i += 4
        } else {
          if problems.isEmpty {
            problems.append(
              (
                .invalidEncoding,
                "this is only half of a UTF-16 surrogate pair, so the file cannot be read in full",
                i..<i + 2
              ))
          }
          builder.append("\u{FFFD}", at: i)
          i += 2
        }
      }
      if i < bytes.count {
        problems.append(
          (.invalidEncoding, "the file ends in the middle of a UTF-16 character", i..<bytes.count))
      }
    }
    return (builder.finished, problems)
  }

  private struct Builder {
    var bytes: [UInt8] = []
    var marks: [Mark] = []
    let unitLength: Int

    init(unitLength: Int) { self.unitLength = unitLength }

    mutating func append(_ scalar: Unicode.Scalar, at file: Int) {
      if marks.isEmpty || bytes.count - marks[marks.count - 1].work >= markDistance {
        marks.append(Mark(work: bytes.count, file: file))
      }
      appendUTF8(scalar, to: &bytes)
    }

    var finished: WorkingText {
      var text = WorkingText(bytes: bytes)
      text.marks = marks
      text.unitLength = unitLength
      return text
    }
  }

  /// The range in the file of a stretch of the working text, from character to character.
  func fileRange(_ range: Range<Int>) -> Range<Int> {
    guard !marks.isEmpty else { return range.clamped(to: 0..<bytes.count) }
    let start = fileOffset(range.lowerBound)
    return start..<max(start, fileOffset(range.upperBound))
  }

  private func fileOffset(_ offset: Int) -> Int {
    let mark = marks[marks.lastIndex(upTo: offset) { $0.work }]
    var file = mark.file
    var i = mark.work
    while i < offset, i < bytes.count {
      let length = utf8Length(bytes[i])
      file += length == 4 ? 2 * unitLength : unitLength
      i += length
    }
    return file
  }
}

/// The length of a UTF-8 sequence by its first byte, which must be one.
@inline(__always)
func utf8Length(_ lead: UInt8) -> Int { lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4 }

@inline(__always)
func appendUTF8(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
  let v = scalar.value
  if v < 0x80 {
    bytes.append(UInt8(v))
  } else if v < 0x800 {
    bytes.append(UInt8(0xC0 | v >> 6))
    bytes.append(UInt8(0x80 | v & 0x3F))
  } else if v < 0x10000 {
    bytes.append(UInt8(0xE0 | v >> 12))
    bytes.append(UInt8(0x80 | v >> 6 & 0x3F))
    bytes.append(UInt8(0x80 | v & 0x3F))
  } else {
    bytes.append(UInt8(0xF0 | v >> 18))
    bytes.append(UInt8(0x80 | v >> 12 & 0x3F))
    bytes.append(UInt8(0x80 | v >> 6 & 0x3F))
    bytes.append(UInt8(0x80 | v & 0x3F))
  }
}

/// The scalar that begins at `i` in well-formed UTF-8.
@inline(__always)
func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at i: Int) -> Unicode.Scalar {
  let lead = UInt32(bytes[i])
  func next(_ n: Int) -> UInt32 { i + n < bytes.count ? UInt32(bytes[i + n] & 0x3F) : 0 }
  let value: UInt32
  switch utf8Length(bytes[i]) {
  case 1: value = lead
  case 2: value = (lead & 0x1F) << 6 | next(1)
  case 3: value = (lead & 0x0F) << 12 | next(1) << 6 | next(2)
  default: value = (lead & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3)
  }
  return Unicode.Scalar(value) ?? "\u{FFFD}"
}
