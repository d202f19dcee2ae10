import RuleModel
import YAMLReading

/// `clock:`, where the local time of a kind of record comes from.
extension PackBuilder {
  /// `pack`, `offset of began`, `zone of city`, or a field that holds how far the clock is ahead of
  /// UTC.
  func clock(_ written: String, _ node: YAMLNode, in record: RecordType) -> ClockSource? {
    let forms =
      "write `clock: offset of FIELD` with a time, `clock: zone of FIELD` with a text such as Europe/Berlin, "
      + "`clock: FIELD` with the minutes that the clock is ahead of UTC, or `clock: pack`"
    if written == "pack" { return .pack }
    let (ofOffset, ofZone) = (written.afterPrefix("offset of "), written.afterPrefix("zone of "))
    let name = (ofOffset ?? ofZone ?? written).trimmingSpaces()
    guard let index = record.fieldIndex(named: name) else {
      if defined.failed.contains("\(record.name).\(name)") { return nil }
      report(
        .unknownName, "`\(name)` is not a field of \(record.name)", at: origin(node),
        meant: name.contains(" ") ? nil : nearestName(name, in: record.declared.map(\.name)),
        advice: forms)
      return nil
    }
    switch record.fields[index].type {
    case .time where ofOffset != nil: return .offset(of: index)
    case .text where ofZone != nil: return .zone(of: index)
    case .number(let unit) where ofOffset == nil && ofZone == nil:
      guard let unit else { return .minutes(index, each: 1) }
      if let change = UnitChange(from: unit, to: .second), change.offset == 0 {
        return .minutes(index, each: change.factor / 60)
      }
    default: break
    }
    report(
      .typeMismatch, "`\(name)` is \(record.fields[index].type.inWords), which is no clock",
      at: origin(node),
      advice: forms)
    return nil
  }

  /// A field that looks like the offset of the clock that times were read on, or like its time
  /// zone.
  func reportUndeclaredClock(of record: RecordType) {
    guard record.fields.contains(where: { $0.type == .time }) else { return }
    if let field = record.declared.first(where: { $0.type == .text && $0.namesZone }) {
      report(
        .undeclaredClock,
        "`\(field.name)` seems to name the time zone of \(record.name), and nothing reads it",
        at: field.origin,
        advice:
          "add `clock: zone of \(field.name)` to \(record.name), or `clock: pack` if its times are not read by it"
      )
      return
    }
    let field = record.declared.first { field in
      let name = field.name.lowercased()
      guard name.contains("offset"), case .number(let unit) = field.type else { return false }
      if let unit { return unit.dimension == Unit.second.dimension }
      return ["utc", "gmt", "zone", "local", "minute"].contains { name.contains($0) }
    }
    guard let field else { return }
    report(
      .undeclaredClock,
      "`\(field.name)` seems to say how far the clock of \(record.name) is ahead of UTC, and nothing reads it",
      at: field.origin,
      advice:
        "add `clock: \(field.name)` to \(record.name), or `clock: pack` if its times are not read by it"
    )
  }
}

extension RecordType {
  /// Takes from the range of a clock's field what no clock is ahead of UTC, so that it is reported
  /// as any value that cannot be used.
  mutating func narrowClock() {
    guard case .minutes(let index, let each)? = clock else { return }
    let furthest = (Double(ClockSource.furthest) / abs(each)).rounded(.down)
    let range = fields[index].range ?? -furthest...furthest
    if range.overlaps(-furthest...furthest) {
      fields[index].range = range.clamped(to: -furthest...furthest)
    }
  }
}

extension Field {
  /// `timeZone`, `local_time_zone`, `tz`, `tzid`.
  fileprivate var namesZone: Bool {
    let name = name.lowercased().filter { $0 != "_" && $0 != "-" && $0 != "." }
    return name.hasSuffix("timezone") || name == "tz" || name.hasSuffix("tzid")
  }
}
