import RuleModel
import SourceText

/// One thing that follows from an edit, and what is proposed for it.
public struct Proposal: Sendable {
  /// Its name, by which it is taken: `text:overuse:en`, `example:overuse:3`.
  public var id: String
  /// The place that it is about, as `FILE:LINE`.
  public var place: String
  /// The consequence, in a sentence.
  public var what: String
  /// The words or the value that would be written; nil where a person has to find them.
  public var proposed: String?
  /// Whether the gate would fail without it, on the day of the edit or on the day it takes effect.
  public var isNeeded: Bool
  /// Nil where a person has to find the words.
  let step: Step?

  /// A change of files that makes a proposal true.
  enum Step: Sendable {
    case words(SignedText, locale: String, to: String)
    case datedWords(SignedText, [DatedSentence], key: String, until: CivilDate)
    case expect(Place, ExpectedNow)
    case move(Place, MovedExample)
    case now(Place, String)
    case example(YAMLValue, of: String)
  }

  /// A sentence of a text in one locale.
  struct DatedSentence: Sendable {
    var locale: String
    var sentence: String
  }

  init(
    _ id: String, at place: Place?, _ what: String, proposed: String?, isNeeded: Bool,
    step: Step? = nil
  ) {
    self.id = id
    self.place =
      place.map { "\($0.file.path):\(LineIndex($0.file).position(of: $0.range.lowerBound).line)" }
      ?? ""
    self.what = what
    self.proposed = proposed
    self.isNeeded = isNeeded
    self.step = step
  }
}

extension EditedFiles {
  /// - Parameter pack: as it was before the edit.
  mutating func make(_ step: Proposal.Step, of pack: Pack) throws(EditRefusal) {
    switch step {
    case .words(let text, let locale, let sentence):
      try setWords(text.id, locale, sentence, of: pack)
    case .datedWords(let text, let sentences, let key, let until):
      try setWords(of: text, to: sentences, under: key, until: until, pack)
    case .expect(let place, let now): try expect(now, at: place)
    case .move(let place, let moved):
      for change in moved.changes {
        let (index, patch, path) = try example(at: place)
        switch change {
        case .set(let inner, let text): set(index, try patch.setting(path + inner, to: text))
        case .rename(let inner, let key, let new):
          set(index, try patch.renaming(key, of: path + inner, to: new))
        }
      }
    case .now(let place, let now):
      let (index, patch, path) = try example(at: place)
      set(index, try patch.adding("now", .text(now), to: path))
    case .example(let example, let item): try addExample(example, to: item)
    }
  }
}
