import Diagnostics
import RuleModel

/// Ids that are given twice, and names that are defined twice.
extension PackBuilder {
  /// From so many on, one of two files is likelier to be a copy of the other.
  private static let many = 3

  func reportRepetitions() {
    struct Pair: Hashable { var later: Int, first: Int, isID: Bool }
    let pairs = Dictionary(grouping: defined.repetitions) {
      Pair(later: $0.origin.file, first: $0.first.file, isID: $0.isID)
    }
    for (pair, repetitions) in pairs {
      let check: Check = pair.isID ? .duplicateId : .duplicateName
      if pair.later != pair.first, repetitions.count >= Self.many {
        let what = pair.isID ? "ids of this file are given" : "names of this file are defined"
        report(
          check, "\(repetitions.count) \(what) in `\(files[pair.first].path)`, too",
          at: repetitions[0].origin,
          advice: "if one of the two files is a copy of the other, remove it",
          notes: [Note("the first of them", at: place(repetitions[0].first))])
        continue
      }
      for repetition in repetitions {
        report(
          check,
          pair.isID
            ? "the id `\(repetition.name)` is given twice" : "\(repetition.name) is defined twice",
          at: repetition.origin, advice: pair.isID ? "give each a different id" : "keep one",
          notes: [Note("first defined here", at: place(repetition.first))])
      }
    }
  }
}
