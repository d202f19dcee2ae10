import Diagnostics
import RuleModel

/// Ids that are given twice.
extension PackBuilder {
  /// From so many on, one of two files is likelier to be a copy of the other.
  private static let many = 3

  func reportDoubleIDs() {
    struct Pair: Hashable { var later: Int, first: Int }
    let doubles = Dictionary(grouping: defined.doubles) {
      Pair(later: $0.origin.file, first: $0.first.file)
    }
    for (pair, doubles) in doubles {
      if pair.later != pair.first, doubles.count >= Self.many {
        let (later, first) = (doubles[0].origin, doubles[0].first)
        report(
          .duplicateId,
          "\(doubles.count) ids of this file are given in `\(files[pair.first].path)`, too",
          at: later, advice: "if one of the two files is a copy of the other, remove it",
          notes: [Note("the first of them", at: place(first))])
        continue
      }
      for double in doubles {
        report(
          .duplicateId, "the id `\(double.id)` is given twice", at: double.origin,
          advice: "give each a different id",
          notes: [Note("first defined here", at: place(double.first))])
      }
    }
  }
}
