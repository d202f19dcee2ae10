#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Locales by their BCP 47 tags.
enum LocaleTag {
  /// `de-AT` for `de_AT@calendar=gregorian`.
  static func tag(_ locale: Locale) -> String {
    String(locale.identifier.prefix { $0 != "@" })
  }

  /// The value for a tag, else for the tag with less and less of its end: `de-AT`, then `de`.
  static func nearest<Result>(_ tag: String, _ value: (String) -> Result?) -> Result? {
    var tag = tag.replacing("_", with: "-")
    while true {
      if let found = value(tag) { return found }
      guard let cut = tag.lastIndex(of: "-") else { return nil }
      tag = String(tag[..<cut])
    }
  }
}
