/// Turns libyaml's marks, which count Unicode scalars, into byte offsets: every 16th scalar is
/// noted, the rest counted from there.
struct MarkTable {
  private static let step = 16
  private let bytes: [UInt8]
  /// Empty where every character is one byte.
  private let notes: [Int]

  /// `bytes` are well-formed UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    notes = bytes.withUnsafeBytes(Self.notes)
  }

  private static func notes(_ bytes: UnsafeRawBufferPointer) -> [Int] {
    var i = 0
    while bytes.hasASCIIWord(at: i) { i += 8 }
    if bytes[i...].allSatisfy({ $0 < 0x80 }) { return [] }
    var notes: [Int] = []
    notes.reserveCapacity(bytes.count / step + 1)
    var count = 0
    i = 0
    while i < bytes.count {
      if bytes.hasASCIIWord(at: i), bytes.hasASCIIWord(at: i + 8) {
        // Sixteen characters, of which exactly one is noted.
        notes.append(i + notes.count * step - count)
        i += step
        count += step
        continue
      }
      if bytes[i] & 0xC0 != 0x80 {
        if count == notes.count * step { notes.append(i) }
        count += 1
      }
      i += 1
    }
    return notes
  }

  /// Whether every character is one byte.
  var isPlain: Bool { notes.isEmpty }

  /// The byte offset of the scalar with this number, counted from the start of the bytes; past the
  /// end it is the end.
  func byteOffset(ofScalar number: Int) -> Int {
    if notes.isEmpty { return min(number, bytes.count) }
    let note = number / Self.step
    guard note < notes.count else { return bytes.count }
    var offset = notes[note]
    for _ in 0..<number % Self.step where offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  /// How many scalars begin before a byte offset.
  func scalarNumber(ofByte offset: Int) -> Int {
    if notes.isEmpty { return offset }
    var low = 0
    var high = notes.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if notes[middle] <= offset { low = middle } else { high = middle }
    }
    return low * Self.step
      + bytes[notes[low]..<max(notes[low], offset)].reduce(0) { $1 & 0xC0 != 0x80 ? $0 + 1 : $0 }
  }
}
