import Cases
import RuleModel

/// The shortest texts that fit under one limit of length and not under another.
enum LimitWitness {
  static func differences(_ old: LengthLimit, _ new: LengthLimit) -> [PackDifference.Shown] {
    // A letter of two bytes distinguishes characters from bytes, from half as many on.
    let ends = [old.atMost, new.atMost].flatMap { [$0 / 2 + 1, $0, $0 + 1] }
    let lengths = Set(ends.filter { (1...5_000).contains($0) })
    let texts = ["a", "é"].flatMap { letter in
      lengths.sorted().map { String(repeating: letter, count: $0) }
    }
    var found: [PackDifference.Shown] = []
    for (fits, from, to) in [(true, "fits", "too long"), (false, "too long", "fits")] {
      if let text = texts.first(where: { old.takes($0) == fits && new.takes($0) != fits }) {
        found.append(.init(from: from, to: to, witness: Witness(text: text)))
      }
    }
    return found
  }
}

extension LengthLimit {
  fileprivate func takes(_ text: String) -> Bool {
    (measure == .characters ? text.count : text.utf8.count) <= atMost
  }
}
