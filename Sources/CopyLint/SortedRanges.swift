/// Ranges in order of their beginnings, asked for those around a place without a look at all of
/// them.
struct SortedRanges {
  let all: [Range<Int>]
  /// Index of the one that reaches furthest among those up to each.
  private let furthest: [Int]

  /// - Parameter ranges: in order of their beginnings, or they are put into it.
  init(_ ranges: [Range<Int>]) {
    let isSorted = zip(ranges, ranges.dropFirst()).allSatisfy { $0.lowerBound <= $1.lowerBound }
    let all = isSorted ? ranges : ranges.sorted { $0.lowerBound < $1.lowerBound }
    self.all = all
    var best = 0
    furthest = all.indices.map { index in
      if all[index].upperBound > all[best].upperBound { best = index }
      return best
    }
  }

  func overlap(_ range: Range<Int>) -> Bool {
    let before = count(beginningBefore: range.upperBound)
    return before > 0 && all[furthest[before - 1]].upperBound > range.lowerBound
  }

  private func count(beginningBefore place: Int) -> Int {
    all.firstPlace { $0.lowerBound >= place }
  }
}
