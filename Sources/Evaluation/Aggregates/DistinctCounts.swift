/// How many different values the stored records have in any window of one subject: what is new in
/// it is what did not occur in it before, so that every place only has to know where its value
/// occurred last.
struct DistinctCounts {
  private let sure: Recurrences
  /// Of those that match and those that might.
  private let any: Recurrences
  /// Values that nobody knows, up to each place.
  private let unknownSure: [Int32]
  private let unknownMight: [Int32]

  /// - Parameters:
  ///   - groups: places of one subject each; what lies between them is not asked for.
  ///   - fact: what the record at a place adds.
  init(places: Int, _ groups: [Range<Int>], _ fact: (Int) -> Fact?) {
    var (sure, any) = (Recurrences.Builder(places), Recurrences.Builder(places))
    var unknown = [[Bool]](repeating: Array(repeating: false, count: places), count: 2)
    var mightMatch = false
    for place in groups.joined() {
      guard let fact = fact(place) else { continue }
      guard let key = DistinctAccumulator.Key(fact.value) else {
        unknown[fact.isSure ? 0 : 1][place] = true
        continue
      }
      if fact.isSure { sure.note(key, at: place) } else { mightMatch = true }
      any.note(key, at: place)
    }
    (unknownSure, unknownMight) = (Recurrences.sums(unknown[0]), Recurrences.sums(unknown[1]))
    self.any = Recurrences(any, groups)
    self.sure = mightMatch ? Recurrences(sure, groups) : self.any
  }

  /// - Parameters:
  ///   - own: the place of the record that the window lies around, which does not count itself.
  ///   - first: where the subject's records begin.
  func value(_ places: Range<Int>, without own: Int?, from first: Int) -> RowValue {
    let own = own.flatMap { places.contains($0) ? $0 : nil }
    func unknown(_ sums: [Int32]) -> Int {
      Int(
        sums[places.upperBound] - sums[places.lowerBound]
          - (own.map { sums[$0 + 1] - sums[$0] } ?? 0))
    }
    let (unknownSure, unknownMight) = (unknown(unknownSure), unknown(unknownMight))
    let least = max(sure.count(places, without: own, from: first), unknownSure > 0 ? 1 : 0)
    return .between(
      Double(least),
      Double(any.count(places, without: own, from: first) + unknownSure + unknownMight))
  }
}

/// The occurrences of each place's value before and after it.
private struct Recurrences {
  struct Builder {
    fileprivate var earlier: [Int32]
    fileprivate var later: [Int32]
    fileprivate var isCounted: [Bool]
    private var last: [DistinctAccumulator.Key: Int32] = [:]

    init(_ places: Int) {
      earlier = Array(repeating: -1, count: places)
      later = Array(repeating: .max, count: places)
      isCounted = Array(repeating: false, count: places)
    }

    /// Places come in order. What occurred in another subject's records lies before all windows of
    /// this one's.
    mutating func note(_ key: DistinctAccumulator.Key, at place: Int) {
      isCounted[place] = true
      if let before = last.updateValue(Int32(place), forKey: key) {
        earlier[place] = before
        later[Int(before)] = Int32(place)
      }
    }
  }

  private let earlier: [Int32]
  private let later: [Int32]
  /// How many places have a value, up to each.
  private let counted: [Int32]
  /// `earlier` once more, sorted within blocks of each group: of 16 places, 32, 64 and so on.
  private let blocks: [[Int32]]
  private static let smallest = 4

  init(_ builder: Builder, _ groups: [Range<Int>]) {
    (earlier, later) = (builder.earlier, builder.later)
    counted = Recurrences.sums(builder.isCounted)
    let most = groups.map(\.count).max() ?? 0
    var blocks: [[Int32]] = []
    while 1 << (blocks.count + Recurrences.smallest) <= most {
      let size = 1 << (blocks.count + Recurrences.smallest)
      var level = blocks.last ?? earlier
      for group in groups where group.count >= size {
        for start in stride(from: group.lowerBound, through: group.upperBound - size, by: size) {
          level[start..<start + size].sort()
        }
      }
      blocks.append(level)
    }
    self.blocks = blocks
  }

  /// How many hold, up to each place.
  static func sums(_ holds: [Bool]) -> [Int32] {
    var sums: [Int32] = [0]
    sums.reserveCapacity(holds.count + 1)
    for holds in holds { sums.append(sums.last! + (holds ? 1 : 0)) }
    return sums
  }

  func count(_ places: Range<Int>, without own: Int?, from first: Int) -> Int {
    var count =
      Int(counted[places.upperBound] - counted[places.lowerBound]) - repeated(places, from: first)
    if let own, counted[own + 1] > counted[own], earlier[own] < places.lowerBound,
      later[own] >= places.upperBound
    {
      count -= 1
    }
    return count
  }

  /// At how many places up to the end of the range the value occurred before, and in the range.
  /// What comes before the range did so outside it, so whole blocks from the group's start can be
  /// asked.
  private func repeated(_ places: Range<Int>, from first: Int) -> Int {
    let start = Int32(places.lowerBound)
    var place = first
    var count = 0
    for level in blocks.indices.reversed() {
      let size = 1 << (level + Recurrences.smallest)
      if (places.upperBound - first) & size == 0 { continue }
      if place + size > places.lowerBound {
        var (low, high) = (place, place + size)
        while low < high {
          let middle = (low + high) / 2
          if blocks[level][middle] >= start { high = middle } else { low = middle + 1 }
        }
        count += place + size - low
      }
      place += size
    }
    for rest in place..<places.upperBound where earlier[rest] >= start { count += 1 }
    return count
  }
}
