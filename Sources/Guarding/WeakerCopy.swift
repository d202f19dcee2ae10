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
      Loss(
        "shared", "the pack no longer says what the structure of an app's copy must be",
        was: "shared: no",
        now: "shared: yes", at: new.sections["shared"]?.first?.key.place))
  }
}

extension Term.Severity {
  var withArticle: String { self == .error ? "an error" : "a \(rawValue)" }
}
