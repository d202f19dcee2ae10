import CopyLint
import Diagnostics
import Folding
import RuleModel

/// Terms that find less.
extension PackPair {
  mutating func compareTerms() {
    let before = old.pack.holding(numbersOf: new.pack)
    compareNewNumbers()
    for was in old.pack.terms where was.status == .active {
      guard let now = new.pack.terms.first(where: { $0.id == was.id }), now.status == .active else {
        continue
      }
      compareForce(
        "term", was.id, (was.from, was.until), (now.from, now.until), at: now.origin,
        before: was.origin)
      compareReach(was, now)
      // Matching all forms of all terms takes seconds, and most are as they were.
      if was.isLike(now, in: before, new.pack, today: (nil, nil)) { continue }
      compareWords(was, now, before)
    }
  }

  /// A number in a sentence is held by the term whose words are nearest: a new term of a lower level
  /// may take it from one that holds it now.
  private mutating func compareNewNumbers() {
    let held = old.pack.terms.filter { $0.status == .active && !$0.numberOf.isEmpty }
    for now in new.pack.terms where now.status == .active && !now.numberOf.isEmpty {
      if old.pack.terms.contains(where: { $0.id == now.id }) { continue }
      guard
        let was = held.first(where: {
          $0.locale == now.locale && Level(now.level) < Level($0.level)
        })
      else { continue }
      var loss = Loss(
        now.id,
        "the new term `\(now.id)` is only \(now.level.withArticle), and may take numbers from `\(was.id)`",
        was: "numbers held by `\(was.id)`, \(was.level.withArticle)", now: now.level.rawValue,
        at: new.place(now.origin), before: old.place(was.origin))
      loss.isOpen = true
      add(loss)
    }
  }

  private mutating func lose(
    _ was: Term, _ now: Term, _ message: String, _ before: String, _ after: String
  ) {
    report(
      was.id, "the term `\(was.id)` \(message)", was: before, now: after, at: now.origin,
      before: was.origin)
  }

  /// The places where it counts, and its weight.
  private mutating func compareReach(_ was: Term, _ now: Term) {
    if Level(now.level) < Level(was.level) {
      lose(was, now, "is only \(now.level.withArticle)", was.level.rawValue, now.level.rawValue)
    }
    // `en` covers `en-US`.
    if now.locale != was.locale, !was.locale.hasPrefix(now.locale + "-") {
      lose(was, now, "is for `\(now.locale)`, not for `\(was.locale)`", was.locale, now.locale)
    }
    // A term without a list counts everywhere.
    let isCovered = was.onlyIn.allSatisfy { key in now.onlyIn.contains { keyMatches($0, key) } }
    if !now.onlyIn.isEmpty, was.onlyIn.isEmpty || !isCovered {
      lose(
        was, now, "counts in fewer keys",
        was.onlyIn.isEmpty ? "all keys" : was.onlyIn.joined(separator: ", "),
        now.onlyIn.joined(separator: ", "))
    }
    let skipped = now.notIn.filter { key in !was.notIn.contains { keyMatches($0, key) } }
    if !skipped.isEmpty {
      lose(
        was, now, "does not count in `\(skipped.joined(separator: "`, `"))`",
        was.notIn.isEmpty ? "not left out" : was.notIn.joined(separator: ", "),
        now.notIn.joined(separator: ", "))
    }
    let numbers = now.numberOf.filter { !was.numberOf.contains($0) }
    if !numbers.isEmpty, !was.numberOf.isEmpty {
      lose(
        was, now, "may say the number of `\(numbers.joined(separator: "`, `"))` too",
        "number of: " + was.numberOf.joined(separator: ", "),
        "number of: " + now.numberOf.joined(separator: ", "))
    }
    // A term without a tag always counts.
    if !now.tags.isEmpty, was.tags.isEmpty || !Set(now.tags).isSuperset(of: was.tags) {
      lose(
        was, now, "counts for fewer regulators",
        was.tags.isEmpty ? "always" : was.tags.joined(separator: ", "),
        now.tags.joined(separator: ", "))
    }
  }

  /// Words that were found and are not any more: the words themselves, and as they may be written.
  /// - Parameter before: the old pack with the numbers of the new one, whose change is reported of them.
  private mutating func compareWords(_ was: Term, _ now: Term, _ before: Pack) {
    let (isOld, isNew) = (was.finder(in: before), now.finder(in: new.pack))
    let words = was.samples(in: before)
    let lost = words.filter { isOld($0) && !isNew($0) }
    if let first = lost.first {
      let rest = lost.count > 1 ? " and \(lost.count - 1) more" : ""
      return lose(
        was, now, "no longer finds “\(first)”\(rest)", lost.joined(separator: ", "), "not found")
    }
    let sheltered = now.unlessBeside.all.flatMap { shelter in
      words.prefix(1).map { "\($0) \(shelter)" }
    }
    let others =
      (now.unlessWithin + now.except).all + sheltered
      + words.flatMap { [$0.uppercased(), $0.lowercased(), "\($0) here", withoutAccents($0)] }
    if let text = (others + was.examples.map(\.text)).first(where: { isOld($0) && !isNew($0) }) {
      lose(was, now, "no longer finds “\(text)”", text, "not found")
    }
  }
}

extension Pack {
  /// The pack with the values that its thresholds have in another.
  fileprivate func holding(numbersOf other: Pack) -> Pack {
    var pack = self
    for (index, threshold) in thresholds.enumerated() {
      if let other = other.thresholds.first(where: { $0.name == threshold.name }) {
        pack.thresholds[index] = other
      }
    }
    return pack
  }
}
