package import RuleModel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The rules and texts of one app, as `primum compile` writes them.
///
/// Loading checks every byte against the book's digest. A book that an app pins by its digest is
/// the very one its clinicians signed off.
public struct RuleBook: Sendable {
  /// The name of the pack, such as `garden`.
  public let app: String
  /// The pack's title.
  public let title: String
  /// The pack's version.
  public let version: String
  /// SHA-256 of what decides and what is shown, as 64 hexadecimal digits; the same with or without
  /// examples, wherever it was compiled.
  public let digest: String
  /// Whether `PrimumTesting` can run the pack's examples from it.
  public let holdsExamples: Bool

  package let pack: Pack

  /// From the bytes that `primum compile` writes.
  ///
  /// - Parameters:
  ///   - data: The whole of the file.
  ///   - app: The pack that must be in it; nil: any.
  ///   - digest: The digest it must have, of which the first digits may do; nil: any.
  /// - Throws: `PrimumError.unreadableBook` where the bytes are no rule book or damaged,
  ///   `unfittingBook` where they are one of another format, app or digest.
  public init(_ data: Data, app: String? = nil, digest: String? = nil) throws(PrimumError) {
    let content = try BookFile.content(data)
    self.init(content)
    if let app, app != self.app {
      throw .unfittingBook("This rule book is for “\(self.app)”, but “\(app)” was expected.")
    }
    guard let digest else { return }
    guard digest.count >= 8 else {
      throw .unfittingBook(
        "“\(digest)” is too short for a digest: at least 8 of its 64 digits are needed.")
    }
    guard self.digest.hasPrefix(digest.lowercased()) else {
      throw .unfittingBook(
        "This rule book (\(self.app) \(version)) has the digest \(self.digest.prefix(12))…, but \(digest.prefix(12))… was expected: "
          + "compile the book and the Swift types from the same pack.")
    }
  }

  private init(_ content: BookFile.Content) {
    (app, title, version) = (content.pack.name, content.pack.title, content.pack.version)
    digest = content.digest
    holdsExamples = content.holdsExamples
    pack = content.pack
  }

  /// The locale that texts are written in first.
  public var sourceLocale: String { pack.sourceLocale }

  /// The locales that the pack declares.
  public var locales: [String] { pack.locales }

  /// The names of the records in logs.
  public var records: [String] { pack.logRecords.map(\.name) }

  /// The words of a text in a locale.
  ///
  /// - Parameters:
  ///   - text: Its id in the pack, or its key in the app's catalogue.
  ///   - locale: A BCP 47 tag such as `de-AT`, of which the language alone will do; nil: the source
  ///     locale.
  /// - Returns: Nil if the pack has no such text, or none that is approved in this locale: no other
  ///   language is used in its place.
  public func text(_ text: String, locale: String? = nil) -> String? {
    guard
      let found = pack.texts.first(where: { $0.id == text && $0.status != .retired })
        ?? pack.texts.first(where: { $0.key == text && $0.status != .retired })
        ?? pack.earlierWording(key: text)
    else { return nil }
    guard let locale else { return found.exactly }
    return LocaleTag.nearest(locale) { tag in
      tag == pack.sourceLocale ? found.exactly : found.translations[tag]
    }
  }

  /// The words of a text in a locale.
  public func text(_ key: some TextKey, locale: String? = nil) -> String? {
    text(key.rawValue, locale: locale)
  }

  /// The words of a text in a locale, of which the language alone will do.
  ///
  /// - Parameters:
  ///   - text: Its id in the pack, or its key in the app's catalogue.
  ///   - locale: The locale, such as `.current`.
  /// - Returns: Nil if the pack has no such text, or none that is approved in this locale: no other
  ///   language is used in its place.
  public func text(_ text: String, locale: Locale) -> String? {
    self.text(text, locale: LocaleTag.tag(locale))
  }

  /// The words of a text in a locale, of which the language alone will do.
  public func text(_ key: some TextKey, locale: Locale) -> String? {
    text(key.rawValue, locale: locale)
  }
}

extension Pack {
  /// The text whose earlier wording has a key, as it was then.
  fileprivate func earlierWording(key: String) -> SignedText? {
    for text in texts where text.status != .retired {
      if let earlier = text.was.first(where: { $0.key == key }) {
        return text.inForce(on: earlier.until)
      }
    }
    return nil
  }
}
