import RuleModel

/// Records that decisions look back at, with only those fields that are looked at.
struct RecordStore {
  struct Entry {
    var type: Int32
    var subject: Int32
    /// Microseconds; 0 where the type has no time, `noTime` where the record has none.
    var time: Int64
    var sequence: Int64
    /// The start of its values.
    var values: Int
    /// As its row has it.
    var place: Int
    /// Some decision about it had to wait.
    var waits: Bool
  }

  /// Before every time that a record can have.
  static let noTime = Int64.min

  /// Fields kept, by record type.
  let fields: [[Int]]
  private(set) var entries: [Entry] = []
  /// From when on each was there; kept for replays only.
  private(set) var entered: [Int64] = []
  private var values: [RowValue] = []
  private var memory = [KeptMemory()]

  init(fields: [[Int]]) { self.fields = fields }

  mutating func add(
    _ row: RecordRow, subject: Int, time: Int64, sequence: Int64, waits: Bool, entered: Int64? = nil
  ) {
    if let entered { self.entered.append(entered) }
    entries.append(
      Entry(
        type: Int32(row.record), subject: Int32(subject), time: time, sequence: sequence,
        values: values.count, place: row.place, waits: waits))
    for field in fields[row.record] { values.append(memory[0].copy(row.values[field])) }
  }

  /// Writes an entry's fields to their places in a whole row.
  func unfold(_ index: Int, to row: UnsafeMutablePointer<RowValue>) {
    let entry = entries[index]
    for (offset, field) in fields[Int(entry.type)].enumerated() {
      row[field] = values[entry.values + offset]
    }
  }

  /// Puts the records in the order of the input.
  mutating func sort() { entries.sort { $0.sequence < $1.sequence } }

  mutating func merge(_ other: RecordStore, subjects: [Int], shift: Int64) {
    let start = values.count
    values += other.values
    memory += other.memory
    entered += other.entered
    for entry in other.entries {
      var entry = entry
      entry.subject = Int32(subjects[Int(entry.subject)])
      entry.sequence += shift
      entry.values += start
      entries.append(entry)
    }
  }
}

/// The records of a store by subject and type, in order of time.
struct StoreIndex {
  private var order: [Int32] = []
  private var times: [(time: Int64, sequence: Int64)] = []
  /// The start of the records of each subject and type.
  private var starts: [Int] = []
  private let types: Int

  init(_ store: RecordStore, subjects: Int) {
    types = store.fields.count
    let groups = subjects * types
    starts = Array(repeating: 0, count: groups + 1)
    for entry in store.entries { starts[Int(entry.subject) * types + Int(entry.type) + 1] += 1 }
    for group in 0..<groups { starts[group + 1] += starts[group] }
    order = Array(repeating: 0, count: store.entries.count)
    var next = starts
    for index in store.entries.indices {
      let group = Int(store.entries[index].subject) * types + Int(store.entries[index].type)
      order[next[group]] = Int32(index)
      next[group] += 1
    }
    for group in 0..<groups where starts[group + 1] - starts[group] > 1 {
      // Diaries are mostly kept in the order of time.
      if isInOrder(store, starts[group]..<starts[group + 1]) { continue }
      order[starts[group]..<starts[group + 1]].sort {
        let (a, b) = (store.entries[Int($0)], store.entries[Int($1)])
        return (a.time, a.sequence) < (b.time, b.sequence)
      }
    }
    times = order.map { (store.entries[Int($0)].time, store.entries[Int($0)].sequence) }
  }

  private func isInOrder(_ store: RecordStore, _ places: Range<Int>) -> Bool {
    zip(order[places], order[places].dropFirst()).allSatisfy {
      let (a, b) = (store.entries[Int($0)], store.entries[Int($1)])
      return (a.time, a.sequence) < (b.time, b.sequence)
    }
  }

  /// How many records are in it.
  var count: Int { order.count }

  /// Puts one more record of the store in its place.
  mutating func insert(_ store: RecordStore, entry: Int, subjects: Int) {
    while starts.count < subjects * types + 1 { starts.append(order.count) }
    let added = store.entries[entry]
    let group = Int(added.subject) * types + Int(added.type)
    let place = partition(starts[group]..<starts[group + 1]) { $0 >= (added.time, added.sequence) }
    order.insert(Int32(entry), at: place)
    times.insert((added.time, added.sequence), at: place)
    for later in group + 1..<starts.count { starts[later] += 1 }
  }

  /// Places of a subject's records of a type whose times are from `from` to `until`, both in; of
  /// those at the time `until` only the ones before a place in the log. `entry` gives the record at
  /// a place.
  func range(
    subject: Int, type: Int, from: Int64, until: (time: Int64, before: Int64)
  ) -> Range<Int> {
    let group = subject * types + type
    let all = starts[group]..<starts[group + 1]
    let first = partition(all) { $0.time >= from }
    return first..<max(first, partition(first..<all.upperBound) { ($0.time, $0.sequence) >= until })
  }

  /// Places of a subject's records of a type that have no time.
  func timeless(subject: Int, type: Int) -> Range<Int> {
    let group = subject * types + type
    return starts[
      group]..<partition(starts[group]..<starts[group + 1]) { $0.time > RecordStore.noTime }
  }

  /// Places of a subject's records of a type.
  func places(subject: Int, type: Int) -> Range<Int> {
    let group = subject * types + type
    return starts[group]..<starts[group + 1]
  }

  /// Places of the records of a type, subject by subject.
  func groups(type: Int) -> [Range<Int>] {
    stride(from: type, to: starts.count - 1, by: types).map { starts[$0]..<starts[$0 + 1] }
  }

  func entry(at place: Int) -> Int { Int(order[place]) }

  func time(at place: Int) -> Int64 { times[place].time }

  /// Whether what is at a place comes before a moment, and of those of that moment before a place
  /// in the log.
  func isBefore(_ place: Int, _ end: (time: Int64, before: Int64)) -> Bool {
    (times[place].time, times[place].sequence) < end
  }

  private func partition(
    _ range: Range<Int>, _ belongs: ((time: Int64, sequence: Int64)) -> Bool
  ) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if belongs(times[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// How many of the stored records match, up to each place of the index: the records of any window
/// are counted by one subtraction.
struct MatchCounts {
  private var sure: [Int32] = [0]
  private var might: [Int32] = [0]
  private var placeOfSequence: [Int64: Int32] = [:]

  init(places: Int, _ matches: (Int) -> (sequence: Int64, holds: Kleene)) {
    sure.reserveCapacity(places + 1)
    might.reserveCapacity(places + 1)
    for place in 0..<places {
      let (sequence, holds) = matches(place)
      sure.append(sure[place] + (holds == .yes ? 1 : 0))
      might.append(might[place] + (holds == .unknown ? 1 : 0))
      if holds != .no { placeOfSequence[sequence] = Int32(place) }
    }
  }

  /// `without`: the record that the window lies around, which does not count itself.
  func value(_ places: Range<Int>, without sequence: Int64?) -> RowValue {
    var low = sure[places.upperBound] - sure[places.lowerBound]
    var unsure = might[places.upperBound] - might[places.lowerBound]
    if let sequence, let own = placeOfSequence[sequence].map({ Int($0) }), places.contains(own) {
      low -= sure[own + 1] - sure[own]
      unsure -= might[own + 1] - might[own]
    }
    return .between(Double(low), Double(low + unsure))
  }
}
