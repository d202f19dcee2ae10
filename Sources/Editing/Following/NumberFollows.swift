import RuleModel
import RuleLoading
import SourceText

/// The consequences of another number: sentences for people that say the old one.
struct NumberFollows {
  let before: EditState
  let after: EditState
  let threshold: String
  /// The first day of the new number; nil: all days.
  let from: CivilDate?

  func proposals() -> [Proposal] {
    let old = before.loaded.pack
    guard let was = old.thresholds.first(where: { $0.name == threshold }),
      let now = after.loaded.pack.thresholds.first(where: { $0.name == threshold }),
      was.value != now.value
    else { return [] }
    let number = NumberInSentence(type: now.type, old: was.value, new: now.value)
    let says = old.texts.filter { text in
      text.status != .retired
        && text.mentions.contains { $0.threshold == threshold && $0.says == nil }
    }
    return says.flatMap { text in
      let sentences =
        [(old.sourceLocale, text.exactly)]
        + text.translations.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      return from.map { dated(text, sentences, number, now, from: $0) }.map { [$0] }
        ?? sentences.compactMap { undated(text, $0.0, $0.1, number) }
    }
  }

  private func place(of text: SignedText) -> Place? { before.loaded.place(text.exactlyOrigin) }

  private func undated(
    _ text: SignedText, _ locale: String, _ sentence: String, _ number: NumberInSentence
  ) -> Proposal? {
    let new = number.changed(sentence, locale: locale)
    if new == sentence { return nil }
    return Proposal(
      "text:\(text.id):\(locale)", at: place(of: text),
      "`\(text.id)` says the old number in \(locale)", proposed: new, isNeeded: true,
      step: new.map { .words(text, locale: locale, to: $0) })
  }

  /// Phones show the old words until the day and the new ones after it, under two keys.
  private func dated(
    _ text: SignedText, _ sentences: [(locale: String, sentence: String)],
    _ number: NumberInSentence, _ threshold: Threshold, from: CivilDate
  ) -> Proposal {
    let pack = before.loaded.pack
    let key = newKey(text, pack, threshold, from)
    let new = sentences.compactMap { one in
      number.changed(one.sentence, locale: one.locale).map {
        Proposal.DatedSentence(locale: one.locale, sentence: $0)
      }
    }
    let isWhole = new.count == sentences.count
    let day = MomentText.text(from)
    let shown = new.map { new.count == 1 ? $0.sentence : "\($0.locale): \($0.sentence)" }
    return Proposal(
      "text:\(text.id)", at: place(of: text),
      "`\(text.id)` says the old number; from \(day) on it needs words of its own, under the key `\(key)`",
      proposed: isWhole ? shown.joined(separator: "; ") : nil, isNeeded: true,
      step: isWhole
        ? .datedWords(text, new, key: key, until: from.adding(days: -1)) : nil)
  }

  /// `overuse.10` becomes `overuse.8`, `overuse` becomes `overuse.8`.
  private func newKey(
    _ text: SignedText, _ pack: Pack, _ threshold: Threshold, _ from: CivilDate
  ) -> String {
    let known = Set(pack.texts.flatMap { [$0.key] + $0.was.map(\.key) })
    var base = text.key
    if let dot = base.lastIndex(of: "."), Double(base[base.index(after: dot)...]) != nil {
      base = String(base[..<dot])
    }
    if case .number(let value) = threshold.value {
      let key = "\(base).\(plainText(value))"
      if !known.contains(key) { return key }
    }
    return "\(base).\(MomentText.text(from))"
  }
}

extension EditedFiles {
  /// New words of a text under a key of their own; the old ones stay under theirs until a day.
  mutating func setWords(
    of text: SignedText, to new: [Proposal.DatedSentence], under key: String,
    until: CivilDate, _ pack: Pack
  ) throws(EditRefusal) {
    func found() throws(EditRefusal) -> Found { try item(text.id, [.texts]) }
    try copyKey(text.key, to: key, pack)
    for one in new {
      _ = try setCopy(
        of: key, one.locale, pack,
        from: one.locale == pack.sourceLocale ? text.exactly : text.translations[one.locale],
        to: one.sentence)
    }
    var place = try found()
    guard let exactly = place.patch.node(place.path + [.key("exactly")]) else { return }
    let old = YAMLValue(exactly)
    let earlier = YAMLValue.group([
      .init("key", .text(text.key)), .init("exactly", old),
      .init("until", .text(MomentText.text(until))),
    ])
    let isByLocale = exactly.mapping != nil
    for one in new {
      place = try found()
      let path = place.path + [.key("exactly")] + (isByLocale ? [.key(one.locale)] : [])
      set(place.file, try place.patch.setting(path, to: one.sentence))
    }
    place = try found()
    set(
      place.file,
      place.patch.node(place.path + [.key("key")]) != nil
        ? try place.patch.setting(place.path + [.key("key")], to: key)
        : try place.patch.adding("key", .text(key), to: place.path, after: "id"))
    place = try found()
    let was = place.path + [.key("was")]
    set(
      place.file,
      place.patch.node(was)?.sequence != nil
        ? try place.patch.appending(earlier, to: was)
        : try place.patch.adding("was", .list([earlier]), to: place.path, after: "exactly"))
  }
}
