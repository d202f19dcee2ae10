import Cases
import CopyLint
import RuleModel

/// Texts that show what a change of a term, or of a signed text, means.
enum CopyWitness {
  static func differences(
    _ item: PackItem, _ other: PackItem, _ old: Pack, _ new: Pack, on day: CivilDate
  ) -> [PackDifference.Shown] {
    switch item.kind {
    case .term: term(old.terms[item.index], old, new.terms[other.index], new, on: day)
    case .text: text(old.texts[item.index], new.texts[other.index])
    case .rule, .table, .message, .threshold, .list, .limit, .mapping, .record: []
    }
  }

  /// The shortest text that is found by one only, each way.
  private static func term(
    _ old: Term, _ oldPack: Pack, _ new: Term, _ newPack: Pack, on day: CivilDate
  ) -> [PackDifference.Shown] {
    var texts: [String] = []
    for (term, pack) in [(old, oldPack), (new, newPack)] {
      texts += term.samples(in: pack, today: day) + (term.unlessWithin + term.except).all
      texts += term.examples.map(\.text)
    }
    // Terms that are found only as they are written, or only by themselves.
    texts += texts.flatMap { [$0.uppercased(), $0.lowercased(), "\($0) here"] }
    // Most are in both packs.
    var known: Set<String> = []
    texts.removeAll { !known.insert($0).inserted }
    // Of equal lengths, as the term writes them.
    texts = texts.enumerated().map { (length: $1.count, place: $0, text: $1) }.sorted {
      ($0.length, $0.place) < ($1.length, $1.place)
    }.map(\.text)
    let (isOld, isNew) = (
      old.finder(in: oldPack, today: day), new.finder(in: newPack, today: day)
    )
    var (gone, come): (String?, String?)
    for text in texts where gone == nil || come == nil {
      switch (isOld(text), isNew(text)) {
      case (true, false): gone = gone ?? text
      case (false, true): come = come ?? text
      case (true, true), (false, false): break
      }
    }
    return [(gone, "found", "clean"), (come, "clean", "found")].compactMap { text, from, to in
      text.map { .init(from: from, to: to, witness: Witness(text: $0)) }
    }
  }

  /// A text that was the very sentence, and is no longer.
  private static func text(_ old: SignedText, _ new: SignedText) -> [PackDifference.Shown] {
    guard old.exactly != new.exactly else { return [] }
    return [
      .init(from: "as it must be", to: "altered", witness: Witness(text: old.exactly)),
      .init(from: "altered", to: "as it must be", witness: Witness(text: new.exactly)),
    ]
  }
}
