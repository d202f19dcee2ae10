/// How far a translation has come, as its catalogue says; `translated` where the format does not
/// say.
public enum TranslationState: UInt8, Sendable, Hashable {
  case translated
  case new
  case needsReview
  case stale
}

/// One text of a catalogue: the value of a key in a locale and, if it varies, in one arm of its
/// variation.
///
/// Only numbers: a catalogue of 100,000 entries stays small. `Catalogue` gives the texts and places
/// for them.
public struct CatalogueEntry: Sendable, Hashable {
  /// Properties of an entry besides its text.
  public struct Traits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Copy of the source locale.
    public static let source = Traits(rawValue: 1)
    /// Marked not to be translated (`shouldTranslate: false`, `translatable="false"`,
    /// `translate="no"`); shown all the same.
    public static let notTranslated = Traits(rawValue: 2)
    /// The text is the key itself: changing it changes what the code asks for, so there is no fix.
    public static let isKey = Traits(rawValue: 4)
    /// The value only points at another one (`@string/name`).
    public static let reference = Traits(rawValue: 8)
    /// The key is no longer found in the code (`extractionState: stale`).
    public static let staleKey = Traits(rawValue: 16)
    /// Its catalogue says that a translation may be missing (`tools:ignore="MissingTranslation"`).
    public static let untranslatedIsFine = Traits(rawValue: 32)
    /// A plural form for one number only, whose words may say it.
    public static let standsForOne = Traits(rawValue: 64)
    /// Stored bytes and decoded text differ.
    static let encoded = Traits(rawValue: 128)
  }

  /// Into `Catalogue.keyCount`; entries of one key share it, also where their variants differ.
  public var keyIndex: Int { Int(key) }
  /// Into `Catalogue.locales`.
  public var localeIndex: Int { Int(locale) }
  /// Into `Catalogue.variants`.
  public var variantIndex: Int { Int(variant) }
  /// The state of the translation.
  public let state: TranslationState
  /// Other properties of the entry.
  public let traits: Traits
  /// The notation of values in its text.
  public let placeholders: PlaceholderStyle

  /// Whether it is a source text.
  public var isSource: Bool { traits.contains(.source) }
  /// Whether a translation is expected.
  public var isTranslatable: Bool { traits.isDisjoint(with: [.notTranslated, .reference]) }

  /// The length of its text in UTF-8; nil if it has to be decoded for that.
  public var plainLength: Int? { traits.contains(.encoded) ? nil : Int(end - start) }

  /// Bytes of the working text.
  let start: UInt32
  let end: UInt32
  let key: UInt32
  let variant: UInt16
  let locale: UInt16
  let syntax: TextSyntax

  var range: Range<Int> { Int(start)..<Int(end) }

  func with(
    traits: Traits? = nil, state: TranslationState? = nil, variant: UInt16? = nil,
    key: UInt32? = nil,
    locale: UInt16? = nil
  ) -> CatalogueEntry {
    CatalogueEntry(
      state: state ?? self.state, traits: traits ?? self.traits, placeholders: placeholders,
      start: start, end: end,
      key: key ?? self.key,
      variant: variant ?? self.variant, locale: locale ?? self.locale, syntax: syntax)
  }
}

/// Which arm of a variation a text is, e.g. `plural.one`, `device.iphone.plural.other`,
/// `substitution.count.plural.many`.
public struct Variant: Sendable, Hashable {
  /// The whole path; empty where the text does not vary.
  public let path: String
  /// `zero`, `one`, `two`, `few`, `many`, `other`, or the form in its place (`=0`, a form's number
  /// in PO).
  public var plural: String? { value(after: "plural") }
  /// The device, if it varies by device.
  public var device: String? { value(after: "device") }
  /// The name in `%#@name@`.
  public var substitution: String? { value(after: "substitution") }
  /// The arm of everything but the plural: texts that agree in it are arms of one plural.
  public let pathWithoutPlural: String

  let parts: [String]

  init(_ parts: [String]) {
    self.parts = parts
    path = parts.joined(separator: ".")
    var rest: [String] = []
    var i = 0
    while i < parts.count {
      if parts[i] == "plural", i % 2 == 0 {
        i += 2
      } else {
        rest.append(parts[i])
        i += 1
      }
    }
    pathWithoutPlural = rest.joined(separator: ".")
  }

  private func value(after name: String) -> String? {
    var i = 0
    while i + 1 < parts.count {
      if parts[i] == name { return parts[i + 1] }
      i += 2
    }
    return nil
  }
}
