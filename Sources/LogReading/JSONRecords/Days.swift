import RuleModel
import SourceText

/// Days within times, by their ten bytes: the times of one log are on few days, though not always
/// on one.
struct Days: ~Copyable {
  struct Day {
    /// Eight bytes and two, as "1970-01-" and "01".
    var head: UInt64 = 0x2D31_302D_3037_3931
    var tail: UInt16 = 0x3130
    /// From that day on.
    var seconds: Int64 = 0

    /// False: it is no day.
    @inline(never) mutating func learn(_ head: UInt64, _ tail: UInt16) -> Bool {
      // Without zeros and hyphens: digits stay.
      let date = head.littleEndian ^ 0x2D30_302D_3030_3030
      let days = UInt64(tail.littleEndian) ^ 0x3030
      let others = (date &+ 0x7F76_767F_7676_7676) | date | (days &+ 0x7676) | days
      if others & .eight(0x80) != 0 { return false }
      let year =
        (date & 0xFF) &* 1000 &+ (date &>> 8 & 0xFF) &* 100 &+ (date &>> 16 & 0xFF) &* 10
        &+ (date &>> 24 & 0xFF)
      let month = (date &>> 40 & 0xFF) &* 10 &+ (date &>> 48 & 0xFF)
      let day = (days & 0xFF) &* 10 &+ days &>> 8
      guard let date = CivilDate(year: Int(year), month: Int(month), day: Int(day)) else {
        return false
      }
      (self.head, self.tail, seconds) = (head, tail, Int64(date.days) * 86_400)
      return true
    }
  }

  private static let bits: UInt64 = 6
  private let days: UnsafeMutablePointer<Day>

  init() {
    days = .allocate(capacity: 1 << Days.bits)
    days.initialize(repeating: Day(), count: 1 << Days.bits)
  }

  deinit { days.deallocate() }

  /// The place of a day that was met, if no other day has taken it since.
  @inline(__always) func place(_ head: UInt64, _ tail: UInt16) -> UnsafeMutablePointer<Day> {
    days + Int(((head &>> 32 ^ UInt64(tail)) &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Days.bits))
  }
}
