import RuleModel

/// The value of the record nearest to a moment, whose distance its facts have in place of a time;
/// of those that might match and are as near or nearer, any.
struct NearestAccumulator: Accumulator {
  private struct Entry {
    var distance: Int64
    var value: KeptValue
  }

  /// The distance of the nearest that surely matches.
  private var bar = Int64.max
  /// No farther than that.
  private var entries: [Entry] = []
  /// The texts or words of several that are as near.
  private var several: KeptValue?

  mutating func add(_ fact: Fact) {
    // A record without a place may be the nearest, or not.
    take(
      Entry(distance: fact.hasPlace ? fact.time : -1, value: KeptValue(fact.value)),
      bar: fact.isSure && fact.hasPlace ? fact.time : .max)
    choose()
  }

  private mutating func take(_ entry: Entry, bar nearest: Int64) {
    bar = min(bar, nearest)
    entries.append(entry)
    entries.removeAll { $0.distance > bar }
  }

  mutating func merge(_ other: NearestAccumulator) {
    for entry in other.entries { take(entry, bar: other.bar) }
    choose()
  }

  /// Puts what may be the value together, once there is more than one.
  private mutating func choose() {
    several = nil
    guard bar < .max, entries.count > 1 else { return }
    var values: [RowValue] = []
    for entry in entries {
      switch entry.value.value {
      case .text, .word: break
      default: return
      }
      if !values.contains(where: { Relation.same($0, entry.value.value) }) {
        values.append(entry.value.value)
      }
    }
    guard values.count > 1 else { return }
    several = values.withUnsafeBufferPointer {
      KeptValue(.oneOf(ListSpan(start: $0.baseAddress!, count: Int32($0.count), isOpen: false)))
    }
  }

  func value() -> RowValue {
    guard let first = entries.first else { return .missing }
    if let several { return several.value }
    let values = entries.map(\.value.value) + (bar == .max ? [.missing] : [])
    if values.dropFirst().allSatisfy({ Relation.same($0, first.value.value) }) {
      return first.value.value
    }
    let ends = values.compactMap(\.ends)
    guard ends.count == values.count else { return .unknown }
    return .between(ends.map(\.low).min()!, ends.map(\.high).max()!)
  }
}
