/// Reads compiled time zones (TZif, RFC 8536; versions 1 to 4). Any bytes may be given: what is not
/// a sound file is refused.
extension Zone {
  /// Why bytes are not a time zone.
  public enum Failure: Error, Hashable, Sendable {
    case notTZif, cutShort, badCounts, badOffset, badOrder, badFooter

    /// A sentence for people.
    public var message: String {
      switch self {
      case .notTZif: "is not a compiled time zone (TZif)"
      case .cutShort: "ends too early for a compiled time zone"
      case .badCounts, .badOffset, .badOrder: "is a damaged time zone file"
      case .badFooter: "has an unreadable rule for later years"
      }
    }
  }

  /// The content of a file of the system's zone database.
  public init(tzif bytes: [UInt8]) throws(Failure) {
    var reader = TZifReader(bytes: bytes)
    let old = try reader.header()
    if old.version < 0x32 {
      self = try reader.zone(old, width: 4, rule: nil)
      return
    }
    try reader.skip(old.size(width: 4))
    let new = try reader.header()
    let dataStart = reader.at
    try reader.skip(new.size(width: 8))
    let rule = try reader.footer()
    reader.at = dataStart
    self = try reader.zone(new, width: 8, rule: rule)
  }
}

private struct TZifReader {
  let bytes: [UInt8]
  var at = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  struct Header {
    var version: UInt8
    var isUTs, isStandards, leaps, times, types, characters: Int

    func size(width: Int) -> Int {
      times * width + times + types * 6 + characters + leaps * (width + 4) + isStandards + isUTs
    }
  }

  mutating func skip(_ count: Int) throws(Zone.Failure) {
    guard count >= 0, count <= bytes.count - at else { throw .cutShort }
    at += count
  }

  func big(_ position: Int, _ width: Int) -> Int64 {
    var value: UInt64 = 0
    for byte in bytes[position..<position + width] { value = value << 8 | UInt64(byte) }
    return width == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
  }

  mutating func header() throws(Zone.Failure) -> Header {
    guard bytes.count - at >= 4, bytes[at..<at + 4].elementsEqual("TZif".utf8) else {
      throw .notTZif
    }
    let start = at
    try skip(44)
    var counts: [Int] = []
    for index in 0..<6 {
      let count = big(start + 20 + index * 4, 4)
      // A file holds at least a byte for each, so no sum of sizes can overflow.
      guard count >= 0, count <= bytes.count else { throw .badCounts }
      counts.append(Int(count))
    }
    guard counts[4] >= 1, counts[4] <= 256 else { throw .badCounts }
    return Header(
      version: bytes[start + 4], isUTs: counts[0], isStandards: counts[1], leaps: counts[2],
      times: counts[3],
      types: counts[4], characters: counts[5])
  }

  mutating func zone(_ header: Header, width: Int, rule: PosixZone?) throws(Zone.Failure) -> Zone {
    let start = at
    try skip(header.size(width: width))
    var types: [Int32] = []
    for index in 0..<header.types {
      let offset = big(start + header.times * (width + 1) + index * 6, 4)
      // RFC 8536: between -25 h and 26 h.
      guard offset > -90_000, offset < 93_600 else { throw .badOffset }
      types.append(Int32(offset))
    }
    var transitions: [Int64] = []
    var offsets: [Int32] = []
    transitions.reserveCapacity(header.times)
    offsets.reserveCapacity(header.times)
    for index in 0..<header.times {
      let time = big(start + index * width, width)
      let type = Int(bytes[start + header.times * width + index])
      guard type < types.count else { throw .badCounts }
      if let last = transitions.last, time <= last { throw .badOrder }
      transitions.append(time)
      offsets.append(types[type])
    }
    return Zone(transitions: transitions, offsets: offsets, first: types[0], rule: rule)
  }

  mutating func footer() throws(Zone.Failure) -> PosixZone? {
    guard at < bytes.count, bytes[at] == 0x0A, let end = bytes[(at + 1)...].firstIndex(of: 0x0A)
    else {
      throw .badFooter
    }
    let text = Array(bytes[at + 1..<end])
    if text.isEmpty { return nil }
    guard let rule = PosixZone(text) else { throw .badFooter }
    return rule
  }
}
