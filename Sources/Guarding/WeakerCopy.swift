import CopyLint
import Diagnostics
import RuleModel

/// Signed sentences, limits of length, reviews and locales.
extension PackPair {
  mutating func compareTexts() {
    // A draft is shown too; only its words are still open.
    for was in old.pack.texts where was.status != .retired {
      guard let now = new.pack.texts.first(where: { $0.id == was.id }), now.status != .retired,
        was.status == .draft || now.status == .active
      else { continue }
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
      // A draft is shown too.
      if was.status != .retired { compareWords(was, now) }
      compareHandling(was, now)
    }
  }

  /// Whether a fixed sentence still says the same is for a person to judge.
  private mutating func compareWords(_ was: SignedText, _ now: SignedText) {
    let (before, after) = (was.words(in: old.pack), now.words(in: new.pack))
    let both = before.keys.filter { after[$0] != nil }.sorted()
    let changed = both.filter { before[$0] != after[$0] }
    guard let first = changed.first else { return }
    for locale in changed {
      guard let turned = Negations.lost(from: before[locale]!, to: after[locale]!, in: locale)
      else { continue }
      return report(
        was.id, "the text `\(was.id)` \(turned) in `\(locale)`", was: before[locale]!,
        now: after[locale]!, at: now.origin, before: was.origin)
    }
    let rest = both.filter { !changed.contains($0) }
    func list(_ locales: [String]) -> String { locales.map { "`\($0)`" }.joined(separator: ", ") }
    var weakening = Weakening(
      was.id,
      "the words of the text `\(was.id)` have changed in \(list(changed))"
        + (rest.isEmpty ? "" : ", but not in \(list(rest))"),
      was: before[first]!, now: after[first]!, at: new.place(now.origin),
      before: old.place(was.origin))
    weakening.isOpen = true
    add(weakening)
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

  mutating func compareLimits() {
    for was in old.pack.limits {
      let covering = new.pack.limits.filter { keyMatches($0.key, was.key) }
      let alike = covering.filter { $0.measure == was.measure }
      if alike.contains(where: { $0.atMost <= was.atMost && Level($0.level) >= Level(was.level) }) {
        continue
      }
      guard let now = (alike.isEmpty ? covering : alike).min(by: { $0.atMost < $1.atMost }) else {
        gone(
          was.key, "`\(was.key)` no longer has a limit of length", was: words(was), from: was.origin
        )
        continue
      }
      let isLonger = now.atMost > was.atMost || now.measure != was.measure
      report(
        was.key,
        isLonger
          ? "`\(was.key)` may be longer: \(words(now))"
          : "the limit of length of `\(was.key)` is only \(now.level.withArticle)",
        was: isLonger ? words(was) : was.level.rawValue,
        now: isLonger ? words(now) : now.level.rawValue,
        at: now.origin,
        before: was.origin)
    }
  }

  private func words(_ limit: LengthLimit) -> String {
    "at most \(limit.atMost) \(limit.measure.rawValue)"
  }

  /// A later review takes the place of an earlier one.
  mutating func compareReviews() {
    for locale in Set(old.pack.reviewed.map(\.locale)).sorted() {
      let was = old.pack.reviewed.filter { $0.locale == locale && !$0.isOpen }
      let now = new.pack.reviewed.filter { $0.locale == locale && !$0.isOpen }
      guard now.count < was.count,
        let lost = was.first(where: { row in !now.contains { $0.by == row.by } }) ?? was.last
      else { continue }
      gone(
        locale, "the review of the term lists for `\(locale)` by \(lost.by) has been removed",
        was: lost.by + (lost.on.map { ", \(MomentText.text($0))" } ?? ""), from: lost.origin)
    }
  }

  mutating func compareLocales() {
    for locale in old.pack.locales where !new.pack.locales.contains(locale) {
      report(
        locale, "`\(locale)` is no longer a locale of the pack",
        was: "locales: \(old.pack.locales.joined(separator: ", "))",
        now: "locales: \(new.pack.locales.joined(separator: ", "))", at: new.pack.localesOrigin,
        before: old.pack.localesOrigin)
    }
  }

  mutating func compareShared() {
    guard new.pack.isShared, !old.pack.isShared else { return }
    add(
      Weakening(
        "shared", "the pack no longer says what the structure of an app's copy must be",
        was: "shared: no",
        now: "shared: yes", at: new.sections["shared"]?.first?.key.place))
  }
}

extension Term.Severity {
  var withArticle: String { self == .error ? "an error" : "a \(rawValue)" }
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
