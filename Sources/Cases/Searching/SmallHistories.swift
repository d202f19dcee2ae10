import RuleModel

/// Histories of a few records, and at random.
extension CaseSpace {
  /// Gives histories to `take` until it returns false: none, one record in and around each window,
  /// as many of one as counts are compared with, two kinds of them by turns, and an earlier record
  /// that a later one hides.
  /// - Parameters:
  ///   - hands: the records in hand that each history is tried with; nil: none.
  ///   - most: how many of one record, of many, and of two kinds.
  func histories(
    of kinds: [String], hands: [Witness.Record?] = [nil], most: Int, _ take: (Witness) -> Bool
  ) {
    let prototypes = prototypes(of: kinds, most: 80 * max(1, kinds.count))
    var (hands, left, isOver) = (hands, most, false)
    func give(_ history: [Witness.Record]) -> Bool {
      for hand in hands {
        if left <= 0 || isOver { return false }
        left -= 1
        isOver = !take(Witness(given: hand, history: history, now: now))
      }
      return !isOver
    }
    func give(_ count: Int, _ one: Witness.Record, from first: Double, by step: Double) -> Bool {
      give(row(of: count, from: first, by: step) { _ in one })
    }
    func ofOneKind() -> Bool {
      counts(instead: [2, 3]).allSatisfy { count in
        prototypes.prefix(40).allSatisfy { one in
          give(count, one, from: -3600, by: -86_400) && give(count, one, from: -60, by: -1800)
            // Days that one window still reaches and a shorter one does not.
            && candidates.spans.sorted().allSatisfy { give(count, one, from: 60 - $0, by: 86_400) }
        }
      }
    }
    func ofTwoKinds() -> Bool {
      counts(instead: [1, 2]).allSatisfy { count in
        pairs(prototypes.prefix(10)).allSatisfy { one, two in
          give(row(of: count) { _ in one } + [placed(two, -1800)])
            && give(row(of: count) { $0 % 2 == 0 ? one : two })
        }
      }
    }
    _ = give([])
    let triedAll = prototypes.allSatisfy { one in
      places.allSatisfy { give([placed(one, $0)]) }
    }
    if triedAll {
      left = most
      if ofOneKind() {
        left = most
        _ = ofTwoKinds()
      }
    }
    (left, hands) = (most / 2, Array(hands.prefix(2)))
    for kind in kinds {
      for (one, two) in pairs(self.prototypes(of: [kind], most: 80).prefix(7)) {
        if !give([placed(one, -3600), placed(two, -1800)]) { return }
      }
    }
  }

  /// Records at one distance after the other, in seconds from now: on so many days, if nothing else
  /// is said.
  func row(
    of count: Int, from first: Double = -3600, by step: Double = -86_400,
    _ record: (Int) -> Witness.Record
  ) -> [Witness.Record] {
    (0..<count).map { placed(record($0), first + Double($0) * step) }
  }

  private func pairs(
    _ all: some Collection<Witness.Record>
  ) -> [(Witness.Record, Witness.Record)] {
    all.flatMap { one in all.filter { $0 != one }.map { (one, $0) } }
  }

  /// As many as counts are compared with, one less and one more.
  private func counts(instead others: [Int]) -> [Int] {
    let counts = Set(candidates.counts.flatMap { [$0 - 1, $0, $0 + 1] }).filter {
      $0 > 1 && $0 <= 45
    }
    return counts.isEmpty ? others : counts.sorted()
  }

  /// Seconds from now: lately, and around the ends of the windows.
  private var places: [Double] {
    let ends: [Double] = candidates.spans.sorted().flatMap { [60 - $0, -60 - $0, -$0] }
    return [-3600] + ends + [-86_400, 3600]
  }

  // MARK: At random

  /// Gives histories of one or two groups of like records until `take` returns false, with values
  /// that decisions turn on, at moments around the ends of windows and at those that are named: of
  /// an average, a share or a run no record shows by itself what has changed.
  /// - Parameter hand: the type of the record in hand.
  func randomHistories(hand: String?, most: Int, _ take: (Witness) -> Bool) {
    let kinds = candidates.lookedAt.sorted()
    let ends: [Double] = candidates.spans.sorted().flatMap { [$0 - 60, $0, $0 + 60, $0 / 2] }
    let named = candidates.named.around(now, candidates.zones).map {
      Double(now.microseconds - $0) / 1_000_000
    }.filter { $0 >= 0 }
    let moments = [60, 1800, 3600, 43_200, 86_400, 172_800] + ends
    let steps: [Double] = [0, 60, 1800, 3600, 86_400, 86_400, 604_800]
    let counts = counts(instead: [1, 2, 3]).filter { $0 <= 12 } + [1, 1, 2]
    var random = SmallRandom()
    func record(_ name: String) -> Witness.Record {
      .init(name: name, fields: random.record(of: fields(of: name)))
    }
    for _ in 0..<most {
      var history: [Witness.Record] = []
      for _ in 0...random.next(below: 2) {
        let kind = kinds[random.next(below: kinds.count)]
        let model = record(kind)
        let places = random.next(below: 2) == 0 && !named.isEmpty ? named : moments
        let first = places[random.next(below: places.count)]
        let step = steps[random.next(below: steps.count)]
        for index in 0..<counts[random.next(below: counts.count)] {
          var one = index == 0 ? model : withoutKey(model)
          // In order: what is drawn next must not hang on that of a dictionary.
          let others = random.record(of: fields(of: kind)).sorted { $0.key < $1.key }
          for (field, given) in others where random.next(below: 5) == 0 {
            one.fields[field] = given
          }
          history.append(placed(one, -first - Double(index) * step))
        }
      }
      if !take(Witness(given: hand.map(record), history: history, now: now)) { return }
    }
  }
}
