import Catalogues
import Diagnostics
import RuleModel
import SourceText

extension Check {
  package static let unreviewedLocale = Check(
    "unreviewed-locale", .error,
    title: "A locale that ships has no term lists, or its lists have not been reviewed.",
    why: "A clean result means nothing in a language whose terms no one has reviewed.",
    advice:
      "Have the terms reviewed by someone who speaks the language, and record the review under `reviewed:`."
  )
}

/// Locales that ship without a term list, or whose lists have not been reviewed: silence is not a
/// pass.
enum UnreviewedLocales: CopyCheck {
  static let checks: [Check] = [.unreviewedLocale]
  static let needs: CopyNeeds = .pack

  static func findings(_ copy: Copy) -> [Finding] {
    // If nothing could be read, another finding says so.
    if copy.catalogues.isEmpty, !copy.isWhole { return [] }
    if copy.pack.isShared { return findingsOfShared(copy) }
    return copy.locales.compactMap { locale in
      let hasTerms = copy.pack.termLocale(for: locale) != nil
      let review = copy.pack.review(of: locale)
      let isLapsed = review?.until.map { $0 < copy.today } ?? false
      let isOpen = review?.isOpen ?? true
      if hasTerms, !isOpen, !isLapsed { return nil }
      let message: String
      let advice: String
      if !hasTerms {
        message = "the locale `\(locale)` ships, but has no term list"
        advice = "add `terms:` with `locale: \(locale)`, and have them reviewed"
      } else if review?.isOpen == true {
        message = "nobody has reviewed the term lists for `\(locale)` yet"
        advice =
          "have them reviewed, and write who did under `reviewed:` instead of `\(Review.nobody)`"
      } else if isLapsed {
        message =
          "the review of the term lists for `\(locale)` expired on \(MomentText.text(review!.until!))"
        advice = "have them reviewed again"
      } else {
        message = "the locale `\(locale)` ships, but its term lists have not been reviewed"
        advice = "have them reviewed, and record the review under `reviewed:`"
      }
      return Finding(
        .unreviewedLocale, Level(copy.pack.unreviewedLevel), message, at: place(of: locale, copy),
        advice: advice,
        because: "a clean result means nothing in a language whose terms no one has reviewed",
        locale: locale)
    }
  }

  /// A pack for any app names the locales it cannot speak for, together.
  private static func findingsOfShared(_ copy: Copy) -> [Finding] {
    let (covered, bare) = copy.locales.reduce(into: ([String](), [String]())) { lists, locale in
      if copy.pack.termLocale(for: locale) == nil {
        lists.1.append(locale)
      } else if !copy.pack.isReviewed(locale, on: copy.today) {
        lists.0.append(locale)
      }
    }
    func finding(_ locales: [String], _ message: String, _ advice: String) -> Finding? {
      guard let first = locales.first else { return nil }
      return Finding(
        .unreviewedLocale, Level(copy.pack.unreviewedLevel),
        message + locales.sorted().joined(separator: ", "),
        at: place(of: first, copy), advice: advice,
        because: "a clean result means nothing in a language whose terms no one has reviewed")
    }
    return [
      finding(
        bare, "`\(copy.pack.name)` has no terms for these locales: ",
        "have someone who speaks the language review them"),
      finding(
        covered, "the terms of `\(copy.pack.name)` have not been reviewed for these locales: ",
        "have someone who speaks the language review what is found and what is not"),
    ].compactMap { $0 }
  }

  /// The first text in the locale, else the pack's list of locales.
  private static func place(of locale: String, _ copy: Copy) -> Place? {
    for catalogue in copy.catalogues {
      guard let index = catalogue.locales.firstIndex(where: { canonical($0) == canonical(locale) })
      else { continue }
      if let entry = catalogue.entries.first(where: { $0.localeIndex == index }) {
        return catalogue.place(of: entry)
      }
    }
    return copy.pack.localesOrigin.flatMap(copy.place)
  }
}
