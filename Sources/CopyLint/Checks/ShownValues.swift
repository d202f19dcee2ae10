import Catalogues
import SourceText

/// The values that a text shows, named so that those of a text and its translation can be compared.
struct ShownValues {
  struct Value {
    /// Nil for what shows no value of its own: `%%`, the form of a message, the `#` of its plural.
    var name: String?
    /// UTF-8 offsets of the text.
    var range: Range<Int>
    var isMalformed: Bool
    /// Python's `s` writes whatever it is given.
    var isPython = false

    /// Whether both show the same argument: a substitution shows it in whatever form its arms give
    /// it.
    func shows(_ other: Value) -> Bool {
      guard let name, let theirs = other.name else { return false }
      if name == theirs
        || isPython && name.hasSuffix(":s") && name.dropLast(2) == theirs.dropLast(2)
      {
        return true
      }
      return (name.hasSuffix(":#") || theirs.hasSuffix(":#"))
        && name.prefix { $0 != ":" } == theirs.prefix { $0 != ":" }
    }
  }

  let reference: EntryReference
  let entry: CatalogueEntry
  let variant: Variant
  private(set) var values: [Value] = []
  let isDate: Bool
  private let words: Words

  private enum Words {
    case entry(Catalogue)
    case key(String)
  }

  init(_ copy: Copy, _ reference: EntryReference) {
    let catalogue = copy.catalogues[reference.catalogue]
    let entry = copy.entry(reference)
    self.reference = reference
    self.entry = entry
    variant = copy.variant(reference)
    words = .entry(catalogue)
    guard copy.may(reference, hold: .placeholders) else {
      isDate = false
      return
    }
    var found: [Placeholder] = []
    isDate = catalogue.withText(of: entry) { text in
      found = catalogue.placeholders(in: text, of: entry).filter { !Self.isEnding(text, $0) }
      return entry.isSource && isDatePattern(text, style: entry.placeholders)
    }
    values = named(found) { catalogue.argument(ofSubstitution: $0, in: entry) }
  }

  /// The key as the source's text, where it is a sentence with placeholders; nil if it is not.
  init?(keyOf reference: EntryReference, _ copy: Copy) {
    let catalogue = copy.catalogues[reference.catalogue]
    let key = copy.key(reference)
    guard catalogue.format.keysMayBeTexts, key.utf8.contains(UInt8(ascii: " ")) else { return nil }
    self.reference = reference
    entry = copy.entry(reference)
    variant = catalogue.variants[0]
    words = .key(key)
    var found: [Placeholder] = []
    let entry = entry
    isDate = Array(key.utf8).withUnsafeBufferPointer { text in
      found = catalogue.placeholders(in: text, of: entry).filter { !Self.isEnding(text, $0) }
      return isDatePattern(text, style: entry.placeholders)
    }
    values = named(found) { _ in nil }
    if values.isEmpty { return nil }
  }

  /// Decoded.
  var text: String {
    switch words {
    case .entry(let catalogue): catalogue.text(of: entry)
    case .key(let key): key
    }
  }

  func words(of value: Value) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[value.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Of each value.
  var wordsOfAll: [String] {
    let bytes = Array(text.utf8)
    return values.map {
      String(decoding: bytes[$0.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
  }

  /// Whether both are the same part of their texts, plurals apart.
  func isSamePart(as other: ShownValues) -> Bool {
    variant.pathWithoutPlural == other.variant.pathWithoutPlural
  }

  /// Whether a value of this text is among those given to it. An arm may always show the number
  /// that it was chosen by.
  func mayShow(_ value: Value, of given: [Value]) -> Bool {
    guard let name = value.name else { return true }
    if given.contains(where: { value.shows($0) }) { return true }
    // Turkish writes a percentage as others write a numbered argument: `%5`.
    if name.hasPrefix("%"), !given.contains(where: { $0.name?.hasPrefix("%") == true }) {
      return true
    }
    guard entry.placeholders == .apple, variant.plural != nil else { return false }
    if name == "arg" { return true }
    return (name.hasSuffix(":d") || name.hasSuffix(":f")) && !given.contains { $0.isNumber }
  }

  // MARK: Names

  private func named(_ found: [Placeholder], argument: (String) -> Int?) -> [Value] {
    var next = 1
    // Without substitutions, placeholders are numbered as they are here.
    let isNumbered = variant.substitution == nil && found.allSatisfy { $0.substitution == nil }
    return found.map { placeholder in
      Value(
        name: name(placeholder, isNumbered: isNumbered, argument, &next), range: placeholder.range,
        isMalformed: placeholder.isMalformed, isPython: entry.placeholders == .python)
    }
  }

  private func name(
    _ placeholder: Placeholder, isNumbered: Bool, _ argument: (String) -> Int?, _ next: inout Int
  ) -> String? {
    if placeholder.isLiteral || placeholder.signature.isEmpty { return nil }
    switch entry.placeholders {
    case .apple: return isNumbered ? placeholder.signature : appleName(placeholder, argument, &next)
    case .icu, .braces, .ofFormat:
      // `{count, plural, …}` and `{count}` both show `count`.
      if placeholder.signature == "#" { return nil }
      let name = placeholder.signature.prefix { $0 != ":" }
      return name.allSatisfy(\.isNumber) ? placeholder.signature : String(name)
    case .none, .android, .printf, .python, .pythonBraces, .qt: return placeholder.signature
    }
  }

  /// Substitutions are named by the argument they show, and so is what follows them without a
  /// number.
  private func appleName(
    _ placeholder: Placeholder, _ argument: (String) -> Int?, _ next: inout Int
  ) -> String {
    func number() -> Int {
      if let position = placeholder.position { return position }
      next += 1
      return next - 1
    }
    if let substitution = placeholder.substitution {
      return "\(argument(substitution) ?? number()):#"
    }
    guard let colon = placeholder.signature.firstIndex(of: ":") else {
      return placeholder.signature
    }
    let kind = placeholder.signature[placeholder.signature.index(after: colon)...]
    let at = number()
    // `%arg`, `%lld` and `%2$lld` in an arm of a substitution are the number that it was chosen by.
    if let own = variant.substitution, kind == "d" || kind == "f" {
      let chosenBy = argument(own)
      if placeholder.position == nil || chosenBy == nil || chosenBy == at { return "arg" }
    }
    return "\(at):\(kind)"
  }

  /// A word's ending behind a percentage, as Hungarian and Swedish write it (`100%-osan`): a flag
  /// without a width formats nothing.
  private static func isEnding(
    _ text: UnsafeBufferPointer<UInt8>, _ placeholder: Placeholder
  ) -> Bool {
    let spec = text[placeholder.range]
    guard spec.count > 2, spec.first == UInt8(ascii: "%"),
      spec.dropFirst().first == UInt8(ascii: "-")
    else {
      return false
    }
    return !spec.contains { $0.isASCIIDigit || $0 == UInt8(ascii: "*") }
  }
}

extension ShownValues.Value {
  fileprivate var isNumber: Bool {
    name == "arg" || name.map { $0.hasSuffix(":d") || $0.hasSuffix(":f") } ?? false
  }
}
