import Diagnostics
import RuleModel
import YAMLReading

/// Locales of the pack in which no message says anything: one finding for all sentences and words
/// that lack one of them.
final class SilentLocales {
  /// The gaps that a finding names.
  private static let named = 3

  private let locales: [String]
  private var gaps: [String: [(message: String, origin: Origin)]] = [:]

  init(among locales: [String], in messages: YAMLNode) {
    self.locales = locales.filter { !SilentLocales.holds(messages, key: $0) }
  }

  var isEmpty: Bool { locales.isEmpty }

  private static func holds(_ node: YAMLNode, key: String) -> Bool {
    if let entries = node.mapping {
      return entries.contains { $0.keyText == key || holds($0.value, key: key) }
    }
    return node.sequence?.contains { holds($0, key: key) } ?? false
  }

  /// The value of a required key; nil, without a finding of its own, in a locale that is silent.
  func required(_ locale: String, of keys: Keys) -> YAMLNode? {
    guard locales.contains(locale), keys.node.isWhole else { return keys.required(locale) }
    _ = keys.optional(locale)
    gaps[locale, default: []].append(("\(keys.what) has no `\(locale)`", keys.place))
    return nil
  }

  func report(to builder: PackBuilder) {
    for locale in locales {
      guard let gaps = gaps[locale], let first = gaps.first else { continue }
      if gaps.count == 1 {
        builder.report(
          .missingKey, first.message, at: first.origin, advice: "add `\(locale): …`")
        continue
      }
      let rest = gaps.count - SilentLocales.named
      builder.report(
        .missingKey,
        "no message has anything in `\(locale)`: \(gaps.count) sentences, words and joiners lack it",
        at: builder.pack.localesOrigin ?? first.origin,
        advice: "add `\(locale): …` to each, or remove `\(locale)` from `locales`",
        notes: gaps.prefix(SilentLocales.named).map {
          Note($0.message, at: builder.place($0.origin))
        } + (rest > 0 ? [Note("and \(rest) more")] : []))
    }
  }
}
