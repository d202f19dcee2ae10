import Changes
import CopyLint
import RuleLoading
import RuleModel
import YAMLReading

/// Fixed sentences: their words, where they are shown, and what they may contain.
extension PackPair {
  mutating func compareTexts() {
    for now in new.pack.texts where now.status != .retired {
      if let was = old.pack.texts.first(where: { $0.id == now.id && $0.status != .retired }) {
        if was.status == .draft || now.status == .active { compareText(was, now) }
      } else {
        compareNewText(now)
      }
    }
  }

  private mutating func compareText(_ was: SignedText, _ now: SignedText) {
    func lose(_ message: String, _ before: String, _ after: String) {
      report(
        was.id, "the text `\(was.id)` \(message)", was: before, now: after, at: now.origin,
        before: was.origin)
    }
    for locale in was.translations.keys.sorted() where now.translations[locale] == nil {
      lose("is no longer fixed in `\(locale)`", "exactly: \(locale)", "any translation")
    }
    for locale in (was.plurals ?? [:]).keys.sorted() {
      for form in was.plurals![locale]!.keys.sorted() where now.plurals?[locale]?[form] == nil {
        lose(
          "no longer fixes its plural form `\(form)` in `\(locale)`",
          "plurals: \(locale), \(form)", "gone")
      }
    }
    for term in now.contains where !was.contains.contains(term) {
      lose("may now contain what `\(term)` forbids", "forbidden", "contains: \(term)")
    }
    let surfaces = was.on.filter { !now.on.contains($0) }
    if !surfaces.isEmpty {
      lose(
        "is no longer for " + surfaces.joined(separator: ", "),
        "on: " + was.on.joined(separator: ", "),
        now.on.isEmpty ? "no surface" : "on: " + now.on.joined(separator: ", "))
    }
    compareWords(was, now)
    compareKeys(was, now)
    compareHandling(was, now)
  }

  // MARK: New texts

  /// A text may be new with its words, but not with what a term forbids, unless somebody signed it.
  private mutating func compareNewText(_ now: SignedText) {
    let before = old.pack.texts.first {
      $0.status != .retired && $0.key == now.key
        && $0.words(in: old.pack) == now.words(in: new.pack)
    }
    let allowed = now.contains.filter { before?.contains.contains($0) != true }
    if isSigned(now.id) { return }
    if allowed.isEmpty { return compareReason(now) }
    let terms = allowed.map { "`\($0)`" }.joined(separator: ", ")
    var weakening = Loss(
      now.id,
      "the new text `\(now.id)` may contain what \(terms) forbids, and nobody has signed it",
      was: "forbidden", now: "contains: \(allowed.joined(separator: ", "))",
      at: new.place(now.origin))
    weakening.advice = "write it without, have it signed"
    add(weakening)
  }

  /// The reason that the pack gives for all texts.
  mutating func compareUnsignedTexts() {
    let key = PackSection.unsignedTexts.rawValue
    func entry(_ loaded: LoadedPack) -> YAMLNode? { loaded.sections[key]?.first?.value }
    let (was, now) = (entry(old), entry(new))
    guard let reason = now?.text, reason != was?.text else { return }
    var loss = Loss(
      key, "the pack says otherwise why texts need no sign-off", was: was?.text ?? "no reason",
      now: reason, at: now?.place, before: was?.place)
    loss.isOpen = true
    add(loss)
  }

  /// A reason that the pack gives for all texts was given before this one was there.
  private mutating func compareReason(_ now: SignedText) {
    let key = PackSection.unsignedTexts.rawValue
    let written = review.contents.content(of: PackGraph.Node(.text, now.id))
    guard old.sections[key] != nil, new.sections[key] != nil, now.provenance.needs.isEmpty,
      written?["no sign-off because"] == nil
    else { return }
    var loss = Loss(
      now.id, "the text `\(now.id)` is new, and nobody has signed it", was: "not there",
      now: now.exactly, at: new.place(now.origin))
    loss.isOpen = true
    loss.advice = "read its words: the reason why texts need no sign-off was given for others"
    add(loss)
  }

  // MARK: Words

  /// Whether a fixed sentence still says the same is for a person to judge: one who signs it, or who
  /// is named in a row of `changes:`. A reason why nobody has to sign it was given for other words.
  private mutating func compareWords(_ was: SignedText, _ now: SignedText) {
    let (before, after) = (was.words(in: old.pack), now.words(in: new.pack))
    let both = before.keys.filter { after[$0] != nil }.sorted()
    let changed = both.filter { before[$0] != after[$0] }
    if changed.isEmpty || isSigned(now.id) { return }
    let marks = changed.map { WordChanges(from: before[$0]!, to: after[$0]!) }
    func marked(_ side: KeyPath<WordChanges, String>) -> String {
      if changed.count == 1 { return marks[0][keyPath: side] }
      return zip(changed, marks).map { "\($0): \($1[keyPath: side])" }.joined(separator: "; ")
    }
    var weakening = Loss(
      was.id, "", was: marked(\.was), now: marked(\.now), at: new.place(now.origin),
      before: old.place(was.origin))
    let turned = changed.lazy.compactMap { locale in
      Negations.lost(from: before[locale]!, to: after[locale]!, in: locale).map {
        "the text `\(was.id)` \($0) in `\(locale)`"
      }
    }.first
    if let turned {
      weakening.message = turned
    } else {
      let rest = both.filter { !changed.contains($0) }
      weakening.message =
        "the words of the text `\(was.id)` have changed in \(Self.list(changed))"
        + (rest.isEmpty ? "" : ", but not in \(Self.list(rest))")
      // The words of a draft are open until a release asks for them.
      weakening.isOpen = now.status == .draft
    }
    if !weakening.isOpen {
      weakening.message += ", and nobody has signed the new words"
      weakening.advice = "undo it, have it signed"
    }
    add(weakening)
  }

  private static func list(_ locales: [String]) -> String {
    locales.map { "`\($0)`" }.joined(separator: ", ")
  }

  // MARK: Messages

  /// Sentences that are composed: who gets them, and their words.
  mutating func compareMessages() {
    for was in old.pack.messages where was.status != .retired {
      guard let now = new.pack.messages.first(where: { $0.id == was.id }), now.status != .retired
      else { continue }
      if let rule = was.onlyIf, now.onlyIf != rule {
        report(
          was.id, "the message `\(was.id)` is no longer only for what `\(rule)` lets through",
          was: "only if: \(rule)", now: now.onlyIf.map { "only if: \($0)" } ?? "always",
          at: now.origin, before: was.origin)
      }
      compareWords(was, now)
    }
  }

  private mutating func compareWords(_ was: MessageRule, _ now: MessageRule) {
    let node = PackGraph.Node(.message, was.id)
    let changed = PackChanges.changes(
      PackContents(old).content(of: node), review.contents.content(of: node)
    ).filter { KeyTable.isSentence($0.key, in: .message) }
    if changed.isEmpty || isSigned(now.id) { return }
    func said(_ side: KeyPath<WordChanges, String>) -> String {
      changed.map { change in
        let words = WordChanges(from: change.from?.said ?? "", to: change.to?.said ?? "")
        return "\(change.key): \(words[keyPath: side])"
      }.joined(separator: "; ")
    }
    var loss = Loss(
      was.id, "the words of the message `\(was.id)` have changed", was: said(\.was),
      now: said(\.now), at: new.place(now.origin), before: old.place(was.origin))
    loss.isOpen = now.status == .draft
    if !loss.isOpen {
      loss.message += ", and nobody has signed the new words"
      loss.advice = "undo it, have it signed"
    }
    add(loss)
  }

  // MARK: Keys

  /// A key that was bound to these words, and is bound to others or to none.
  private mutating func compareKeys(_ was: SignedText, _ now: SignedText) {
    if now.key == was.key || now.was.contains(where: { $0.key == was.key }) { return }
    let words = was.words(in: old.pack)
    let others = new.pack.texts.filter { $0.status != .retired && $0.key == was.key }
    if others.contains(where: { $0.words(in: new.pack) == words }) { return }
    let isBound =
      !others.isEmpty
      || new.pack.messages.contains { $0.status != .retired && $0.key == was.key }
    // A key that no text fixes is an error by itself if the pack binds keys and copy has it.
    if !isBound, new.pack.ships?.bindsKeys == true { return }
    report(
      was.id, "the words of the text `\(was.id)` are no longer fixed at the key `\(was.key)`",
      was: "key: \(was.key)", now: "key: \(now.key)", at: now.origin, before: was.origin)
  }

  /// Who sees a text, and who can make it go away.
  private mutating func compareHandling(_ was: SignedText, _ now: SignedText) {
    func lose(_ key: String, _ message: String, _ before: String, _ after: String) {
      report(
        was.id, "the text `\(was.id)` \(message)", was: "\(key): \(before)",
        now: "\(key): \(after)", at: now.origin,
        before: was.origin)
    }
    let never: Set<String> = [SignedText.usuallyDismissible, "no"]
    if was.dismissible != now.dismissible, !never.contains(now.dismissible) {
      lose(
        "dismissible",
        never.contains(was.dismissible) ? "can now be dismissed" : "is dismissed in another way",
        was.dismissible, now.dismissible)
    }
    let everyone = SignedText.usualTier
    if was.tier != now.tier, now.tier != everyone {
      lose(
        "tier", was.tier == everyone ? "is no longer for everyone" : "is for another tier",
        was.tier, now.tier)
    }
  }
}

extension SignedText {
  /// Its words in each locale, with the forms that depend on a number.
  fileprivate func words(in pack: Pack) -> [String: String] {
    var all = translations
    all[pack.sourceLocale] = exactly
    for (locale, forms) in plurals ?? [:] {
      for (form, words) in forms.sorted(by: { $0.key < $1.key }) {
        all[locale, default: ""] += "; \(form): \(words)"
      }
    }
    return all
  }
}
