extension Unit {
  /// A number with this unit behind it: `30 mg`. A stretch of time that is no whole number in it is
  /// written in a smaller one: half an hour is `30 min`.
  public func text(_ number: Double) -> String {
    if name.isEmpty { return plainText(number) }
    if dimension == .time, self != .second, factor <= Unit.day.factor, number != number.rounded() {
      let seconds = decimal(number * factor)
      for (size, name) in [(3600.0, "h"), (60, "min"), (1, "s")] where size < factor {
        let count = decimal(seconds / size)
        if count == count.rounded() { return "\(plainText(count)) \(name)" }
      }
    }
    if self == .second {
      let minutes = number / 60
      if minutes == minutes.rounded() { return "\(plainText(minutes)) min" }
    }
    return "\(plainText(number)) \(name)"
  }
}
