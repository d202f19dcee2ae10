/// The notation of values in the texts of an entry.
public enum PlaceholderStyle: UInt8, Sendable, Hashable {
  case none
  /// `%@`, `%1$lld`, `%#@name@`, `%arg`.
  case apple
  /// `%s`, `%1$d`.
  case android
  /// C's `printf`.
  case printf
  /// `%(name)s` and `%s`.
  case python
  /// `{name}`, `{{name}}`, `%{name}`, `$t(key)`; ICU messages where one is recognised.
  case braces
  /// Python's `{name}`, where `{{` is a brace.
  case pythonBraces
  /// ICU messages: `{name}`, `{count, plural, one {…} other {…}}`.
  case icu
  /// `%1`, `%L1`, `%n`.
  case qt
  /// As the reader of the format finds them; only the catalogue knows
  /// (`Catalogue.placeholders(in:of:)`).
  case ofFormat
}

/// A stretch of a decoded text that is replaced by a value, or that only gives a message its form.
public struct Placeholder: Sendable, Hashable {
  /// UTF-8 offsets of the decoded text.
  public var range: Range<Int>
  /// The part that must agree between a text and its translation, e.g. `1:@`, `count`,
  /// `count:plural`; empty for the rest of a message's form (`} other {`).
  public var signature: String
  /// The name in `%#@name@`.
  public var substitution: String?
  /// Which argument it says that it shows (`%2$@`, `%2$#@name@`).
  public var position: Int?
  /// Written so that users see it as it is (`%1#@count@`).
  public var isMalformed = false
  /// A percent or brace that means itself (`%%`, `'{'`): nothing to compare.
  public var isLiteral = false

  init(_ range: Range<Int>, _ signature: String, substitution: String? = nil) {
    self.range = range
    self.signature = signature
    self.substitution = substitution
  }
}

/// The placeholders of a decoded text, in order. Anything that is no placeholder of the style is
/// text.
public func placeholders(
  in text: UnsafeBufferPointer<UInt8>, style: PlaceholderStyle
) -> [Placeholder] {
  switch style {
  case .none, .ofFormat: []
  case .apple, .android, .printf, .python, .qt: percentPlaceholders(text, style)
  case .pythonBraces: pythonBracePlaceholders(text)
  case .icu: readICUMessage(text)?.placeholders ?? placeholders(ofUnmatched: text)
  case .braces:
    looksLikeICU(text)
      ? readICUMessage(text)?.placeholders ?? placeholders(ofUnmatched: text)
      : bracePlaceholders(text)
  }
}

extension Catalogue {
  /// The placeholders of an entry's decoded text, in order.
  public func placeholders(
    in text: UnsafeBufferPointer<UInt8>, of entry: CatalogueEntry
  ) -> [Placeholder] {
    entry.placeholders == .ofFormat
      ? reader.placeholders(in: text) : Catalogues.placeholders(in: text, style: entry.placeholders)
  }
}

/// Those of a decoded text, in order; ranges are UTF-8 offsets.
public func placeholders(in text: String, style: PlaceholderStyle) -> [Placeholder] {
  Array(text.utf8).withUnsafeBufferPointer { placeholders(in: $0, style: style) }
}
