/// A key that a file of a pack can hold at its top level, in the order in which they are read.
///
/// An enumeration, so that the compiler asks for a new one wherever sections differ: above all in
/// `PackGraph`.
public enum PackSection: String, Hashable, Sendable, CaseIterable {
  case pack, title, version, language
  case sourceLocale = "source locale"
  case locales, shared, unreviewed
  case unsignedTexts = "texts need no sign-off because"
  case timeZone = "time zone"
  case checks, units, records, thresholds, lists, surfaces, texts
  case lets = "let"
  case tables, rules, orders, together
  case terms, limits, reviewed, exemptions, changes, messages, mappings, roles, signoffs
  case examplesOf = "examples of"
  case signedContent = "signed content"
  case ships, requirements

  /// The keys of all sections.
  public static let names = allCases.map(\.rawValue)
}
