import CopyLint
import Diagnostics
import RuleModel

/// Limits of length, reviews and locales.
extension PackPair {
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
      let lost = was.filter { row in !now.contains { $0.by == row.by && $0.on == row.on } }
      if now.count < was.count {
        guard let lost = lost.first ?? was.last else { continue }
        gone(
          locale, "the review of the term lists for `\(locale)` by \(lost.by) has been removed",
          was: words(lost), from: lost.origin)
      } else if let lost = lost.first(where: { row in !now.contains { $0.isLater(than: row) } }),
        let other = now.last
      {
        var loss = Loss(
          locale, "the term lists for `\(locale)` are said to be reviewed by somebody else",
          was: words(lost), now: words(other), at: new.place(other.origin),
          before: old.place(lost.origin))
        loss.isOpen = true
        add(loss)
      }
    }
  }

  private func words(_ review: Review) -> String {
    review.by + (review.on.map { ", \(MomentText.text($0))" } ?? "")
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
      Loss(
        "shared", "the pack no longer says what the structure of an app's copy must be",
        was: "shared: no",
        now: "shared: yes", at: new.sections["shared"]?.first?.key.place))
  }
}

extension Term.Severity {
  var withArticle: String { self == .error ? "an error" : "a \(rawValue)" }
}

extension Review {
  fileprivate func isLater(than other: Review) -> Bool {
    guard let on, let before = other.on else { return false }
    return on > before
  }
}
