/// The names of CLDR's plural categories, in its order.
public let pluralCategoryNames = ["zero", "one", "two", "few", "many", "other"]

/// The plural categories that whole numbers need in a locale (CLDR, plurals.xml, cardinals); nil
/// for a language without rules.
///
/// A category that only fractions or only round millions need (`many` in Czech, Lithuanian, French,
/// Spanish) is not asked for: `optionalPluralCategories` has it.
public func pluralCategories(of locale: String) -> [String]? {
  let parts = canonicalLocale(locale).split(separator: "-").map(String.init)
  guard let language = parts.first else { return nil }
  return requiredCategories[language]
}

/// Categories that a locale has, but that whole numbers below a million never need.
public func optionalPluralCategories(of locale: String) -> [String] {
  guard let language = canonicalLocale(locale).split(separator: "-").first.map(String.init) else {
    return []
  }
  return optionalCategories[language] ?? []
}

private let requiredCategories: [String: [String]] = {
  var table: [String: [String]] = [:]
  for (categories, languages) in pluralRules {
    let names = categories.split(separator: " ").map(String.init)
    for language in languages.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      table[String(language)] = names
    }
  }
  return table
}()

private let optionalCategories: [String: [String]] = [
  "fr": ["many"], "pt": ["many"], "it": ["many"], "es": ["many"], "br": ["many"], "ca": ["many"],
  "he": ["many"],
  "cs": ["many"], "sk": ["many"], "lt": ["many"], "gv": ["many"],
]

private let pluralRules: [(categories: String, languages: String)] = [
  (
    "other",
    "bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa root sah ses sg su th to tpi vi wo yo yue zh"
  ),
  (
    "one other",
    """
    am as bn doi fa gu hi kn pcm zu ff hy kab ast ca de en et fi fy gl ia io ji lij nl sc scn sv sw ur yi si ak bho guw ln mg nso pa ti wa
    tzm af an asa az bal bem bez bg brx ce cgg chr ckb da dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb
    lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk
    tn tr ts ug uz ve vo vun wae xh xog is mk ceb fil tl fr pt it es
    """
  ),
  ("one few other", "shi mo ro bs hr sh sr cs sk lt"),
  ("one two other", "iu naq sat se sma smi smj smn sms"),
  ("zero one other", "lv prg lag ksh"),
  ("one few many other", "pl be mt ru uk"),
  ("one two few other", "gd sl dsb hsb br gv"),
  ("one two other", "he iw"),
  ("one two few many other", "ga"),
  ("zero one two few many other", "kw ar ars cy"),
]
