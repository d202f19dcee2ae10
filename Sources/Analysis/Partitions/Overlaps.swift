/// Pairs of rows that answer at once, each with the first case found.
struct Overlaps {
  struct Pair {
    var first: Int
    var second: Int
    var witness: String
  }

  /// Nobody reads more of one table.
  private static let most = 50

  private let rows: Int
  private var isKnown: Set<Int> = []
  private var pairs: [Pair] = []

  init(rows: Int) { self.rows = rows }

  mutating func note(_ first: Int, _ second: Int, witness: () -> String) {
    guard pairs.count < Overlaps.most, isKnown.insert(first * rows + second).inserted else { return }
    pairs.append(Pair(first: first, second: second, witness: witness()))
  }

  /// In order of the rows.
  var found: [Pair] { pairs.sorted { ($0.second, $0.first) < ($1.second, $1.first) } }
}
