import SourceText

/// The bytes between two values of an object, from the end of one to the beginning of the next,
/// such as `, "level": `; or before the first, such as `{"id":`.
///
/// A joint is learned where its bytes were read and found to be JSON. Where the same bytes occur
/// again, none of them needs to be looked at: being equal, they are right, and they say which
/// member follows. It never holds more than white space, one comma or brace, one name and one
/// colon; in a log of lines, no line feed.
struct Joint: BitwiseCopyable {
  /// The first eight bytes and the eight behind them; of a shorter joint those that the masks let
  /// through. Before anything is learned no bytes are like it.
  var head: UInt64 = 1
  var headMask: UInt64 = 0
  var second: UInt64 = 0
  var secondMask: UInt64 = 0
  var count = 0
  /// Memory for as many bytes as `room` says, and padding.
  var bytes: UnsafeMutablePointer<UInt8>
  var room: Int
  /// The member that follows.
  var name: UnsafeMutablePointer<MemberName>

  /// White space that a joint has room for.
  static let spaces = 48

  init(in bytes: UnsafeMutablePointer<UInt8>, room: Int, name: UnsafeMutablePointer<MemberName>) {
    self.bytes = bytes
    self.room = room
    self.name = name
  }

  mutating func forget() { (head, headMask) = (1, 0) }

  mutating func learn(_ start: UnsafePointer<UInt8>, _ count: Int) {
    guard count <= room else { return forget() }
    bytes.update(from: start, count: count)
    self.count = count
    headMask = Joint.mask(count)
    secondMask = Joint.mask(count - 8)
    head = eightBytes(start) & headMask
    second = eightBytes(start + 8) & secondMask
  }

  /// A mask that lets the first `count` bytes of eight through.
  private static func mask(_ count: Int) -> UInt64 {
    count <= 0 ? 0 : count >= 8 ? .max : 1 << (UInt64(count) * 8) - 1
  }
}

/// Whether the bytes at `p` are a joint. They are compared from the front, so that no more is read
/// than the padding behind all buffers allows: it is of zeros, which are in no joint.
@inline(__always) func stands(_ joint: UnsafePointer<Joint>, at p: UnsafePointer<UInt8>) -> Bool {
  let first = eightBytes(p) & joint.pointee.headMask ^ joint.pointee.head
  let second = eightBytes(p + 8) & joint.pointee.secondMask ^ joint.pointee.second
  if first | second != 0 { return false }
  let count = joint.pointee.count
  if count <= 16 { return true }
  var i = 16
  while i &+ 8 < count {
    if eightBytes(p + i) != eightBytes(joint.pointee.bytes + i) { return false }
    i &+= 8
  }
  return eightBytes(p + (count &- 8)) == eightBytes(joint.pointee.bytes + (count &- 8))
}
