/// Putting together what several workers have seen, so that it is exactly what one would have.
extension Worker {
  /// Takes over what another worker has seen of the records that follow these. The other one must
  /// not be used again.
  public func merge(_ later: Worker) {
    let other = later.engine
    let places = engine.subjects.merge(other.subjects)
    engine.take(over: other, subjects: places, firsts: other.firsts, shift: engine.sequence)
    engine.sequence += other.sequence
  }

  /// Sets the place of the next record in the input, which orders it among those of all workers
  /// that are gathered.
  public func skip(to place: Int) { engine.sequence = Int64(place) }

  /// Takes over what workers have seen that took records from all over the input, each in its order
  /// (`skip(to:)`). This one must have seen none; the others must not be used again.
  public func gather(_ parts: [Worker]) {
    let parts = parts.map(\.engine)
    var places: [[Int]] = parts.map { _ in [] }
    // Subjects are numbered by their first records.
    while true {
      var next: Engine?
      var number = 0
      for (index, part) in parts.enumerated() where places[index].count < part.subjects.count {
        if let next, next.firsts[places[number].count] < part.firsts[places[index].count] {
          continue
        }
        (next, number) = (part, index)
      }
      guard let next else { break }
      places[number].append(engine.subjects.index(of: next.subjects, places[number].count))
    }
    for (part, places) in zip(parts, places) {
      engine.take(over: part, subjects: places, firsts: part.firsts, shift: 0)
      engine.sequence = max(engine.sequence, part.sequence)
    }
    engine.store.sort()
  }
}

extension Engine {
  /// - Parameters:
  ///   - subjects: The number here of each of the other's subjects.
  ///   - firsts: The places of their first records there.
  ///   - shift: What is added to the places of the other's records.
  fileprivate func take(
    over other: Engine, subjects places: [Int], firsts others: [Int64], shift: Int64
  ) {
    while latest.count < subjects.count {
      latest.append((.min, .min, options.now.offset))
      firsts.append(.max)
    }
    for (index, place) in places.enumerated() {
      firsts[place] = min(firsts[place], others[index] + shift)
      let (time, sequence, offset) = other.latest[index]
      if (time, sequence + shift) >= (latest[place].time, latest[place].sequence) {
        latest[place] = (time, sequence + shift, offset)
      }
    }
    for (index, column) in columns.enumerated() {
      guard let column else { continue }
      let stretches = windows[index].stretches
      column.grow(to: subjects.count * stretches)
      column.merge(other.columns[index]!, shift: shift) {
        places[$0 / stretches] * stretches + $0 % stretches
      }
    }
    store.merge(other.store, subjects: places, shift: shift)
    openPlaces.take(other.openPlaces, subjects: places, shift: shift)
    hasUnplacedRecord = hasUnplacedRecord || other.hasUnplacedRecord
  }
}
