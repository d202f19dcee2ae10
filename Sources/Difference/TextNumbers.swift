/// Texts that come again and again, each kept once, with a number in the order of its first coming;
/// 0 is the empty text.
final class TextNumbers {
  private var bytes: [UInt8] = []
  private var ends: [Int] = [0]
  /// Numbers by the hashes of their texts; 0 where there is none.
  private var slots: [Int32] = Array(repeating: 0, count: 1 << 10)

  /// The number of a text.
  func number(of text: UnsafeBufferPointer<UInt8>) -> Int32 {
    if text.isEmpty { return 0 }
    var slot = place(of: text)
    while slots[slot] != 0 {
      if isSame(slots[slot], as: text) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = Int32(ends.count)
    bytes.append(contentsOf: text)
    ends.append(bytes.count)
    slots[slot] = number
    if ends.count * 2 > slots.count { grow() }
    return number
  }

  /// The text of a number.
  subscript(number: Int32) -> String {
    number == 0 ? "" : String(decoding: bytes[range(number)], as: UTF8.self)
  }

  private func range(_ number: Int32) -> Range<Int> { ends[Int(number) - 1]..<ends[Int(number)] }

  private func isSame(_ number: Int32, as text: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(number)
    return range.count == text.count && bytes[range].elementsEqual(text)
  }

  /// The first slot of a text. The hashes are of this run alone: no log can be written so that its
  /// texts meet.
  private func place(of text: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(text))
    return hasher.finalize() & (slots.count - 1)
  }

  private func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for number in 1..<Int32(ends.count) {
      var slot = bytes[range(number)].withUnsafeBufferPointer { place(of: $0) }
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = number
    }
  }
}
