import Folding
import RuleModel
import YAMLReading

/// Names of locales: one that there is not matches nothing, so it is an error wherever it is
/// written.
extension PackBuilder {
  /// Reports a name that is no locale's.
  func checkLocale(_ name: String, at origin: Origin) {
    // A name that is empty, or written twice, was reported as that.
    if name.isEmpty || soundLocales.contains(name) { return }
    if let code = languageCode(named: name) {
      report(
        .unknownLocale, "`\(name)` is not a locale", at: origin, advice: "write `\(code)`",
        suggestions: [code])
    } else if !isLocaleTag(name) {
      report(
        .unknownLocale, "`\(name)` is not a locale", at: origin,
        advice: "write a language code such as `en`, with a region if needed: `pt-BR`",
        because: "entries for a locale that does not exist are never used")
    } else if let region = unknownRegion(of: name) {
      report(
        .unknownLocale, "`\(name)` is not a locale: there is no region `\(region)`", at: origin,
        advice: "write the two letters of a country, as in `pt-BR`, or the language alone",
        because: "entries for a locale that does not exist are never used")
    } else {
      soundLocales.insert(name)
    }
  }

  func checkLocales(_ node: YAMLNode) {
    for item in node.sequence ?? [node] {
      if let name = item.text { checkLocale(name, at: origin(item)) }
    }
  }

  /// Of the keys of a group.
  func checkLocales(ofKeys node: YAMLNode) {
    for entry in node.mapping ?? [] { checkLocale(entry.keyText, at: origin(entry.key)) }
  }
}

extension Keys {
  /// One locale.
  func locale(_ key: String) -> String? {
    if let node = optional(key) { builder.checkLocales(node) }
    return text(key)
  }

  func requiredLocale(_ key: String) -> String? {
    if let node = optional(key) { builder.checkLocales(node) }
    return requiredText(key)
  }

  /// A list of locales.
  func locales(_ key: String) -> [String] {
    if let node = optional(key) { builder.checkLocales(node) }
    return texts(key)
  }
}

/// Whether a pack may name a locale.
public func isPackLocale(_ name: String) -> Bool {
  languageCode(named: name) == nil && isLocaleTag(name) && unknownRegion(of: name) == nil
}
