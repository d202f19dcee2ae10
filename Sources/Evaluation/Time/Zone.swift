import RuleModel

/// A time zone: what clocks show there, as seconds east of UTC from one transition to the next.
public struct Zone: Sendable {
  /// UTC seconds, ascending.
  let transitions: [Int64]
  /// Seconds east of UTC from the transition at the same index on.
  let offsets: [Int32]
  /// Before the first transition.
  let first: Int32
  /// After the last transition.
  let rule: PosixZone?

  init(transitions: [Int64] = [], offsets: [Int32] = [], first: Int32, rule: PosixZone? = nil) {
    self.transitions = transitions
    self.offsets = offsets
    self.first = first
    self.rule = rule
  }

  /// One offset for all time.
  public init(offsetMinutes: Int) {
    self.init(first: Int32(clamping: offsetMinutes * 60))
  }

  /// `UTC`, `Z`, `+02:00`, `-05:30`; nil for anything else, such as the name of a place, whose TZif
  /// file the caller reads.
  public init?(offset text: String) {
    if text == "UTC" || text == "Z" {
      self.init(offsetMinutes: 0)
      return
    }
    let bytes = Array(text.utf8)
    guard bytes.count == 6, bytes[0] == 0x2B || bytes[0] == 0x2D, bytes[3] == 0x3A else {
      return nil
    }
    let digits = [bytes[1], bytes[2], bytes[4], bytes[5]].map { Int($0) - 0x30 }
    guard digits.allSatisfy({ (0...9).contains($0) }) else { return nil }
    let (hours, minutes) = (digits[0] * 10 + digits[1], digits[2] * 10 + digits[3])
    guard hours <= 23, minutes <= 59 else { return nil }
    self.init(offsetMinutes: (hours * 60 + minutes) * (bytes[0] == 0x2D ? -1 : 1))
  }

  /// That of a pack, where it is an offset.
  public init?(of pack: Pack) {
    guard let name = pack.timeZone, let zone = Zone(offset: name) else { return nil }
    self = zone
  }

  /// A stretch of time with one offset: from `from` (in) to `until` (out).
  struct Span {
    var from: Int64
    var until: Int64
    var offset: Int64
  }

  func span(at seconds: Int64) -> Span {
    guard let start = transitions.first, seconds >= start else {
      if transitions.isEmpty, let rule { return rule.span(at: seconds) }
      return Span(from: .min, until: transitions.first ?? .max, offset: Int64(first))
    }
    var (low, high) = (0, transitions.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if transitions[middle] <= seconds { low = middle } else { high = middle }
    }
    if low + 1 < transitions.count {
      return Span(from: transitions[low], until: transitions[low + 1], offset: Int64(offsets[low]))
    }
    guard let rule else {
      return Span(from: transitions[low], until: .max, offset: Int64(offsets[low]))
    }
    var span = rule.span(at: seconds)
    span.from = max(span.from, transitions[low])
    return span
  }

  /// Seconds east of Greenwich at a moment, itself in seconds since 1970.
  public func offset(atSeconds seconds: Int64) -> Int { Int(span(at: seconds).offset) }
}
