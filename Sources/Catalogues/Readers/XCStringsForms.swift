import JSONReading

/// The bytes around the texts of string catalogues. Most keys, and nearly all localizations, are
/// written like one before them: they are compared with that, and only the texts are read.
struct WrittenForms {
  /// The text of a localization that is a string unit and nothing else.
  struct Text {
    /// Without its quotes.
    var range: Range<Int>
    var locale: UInt16
    var state: TranslationState
    var traits: CatalogueEntry.Traits
  }

  /// A localization: the bytes before its text, with the quote, and the bytes behind the other
  /// quote.
  private struct Localization {
    var before: Range<Int>
    var behind: Range<Int>
    var state: TranslationState
  }

  /// A key's value.
  private struct Unit {
    /// The bytes before each of its texts, with the quote, and behind the last.
    var joints: [Range<Int>]
    var texts: [Text]
    var marks: CatalogueEntry.Traits
  }

  private var localization: Localization?
  private var unit: Unit?

  /// Of the unit that is being read.
  private var start = 0
  private var texts: [Text] = []

  // MARK: Passing over what is written alike

  /// A key's value in the form of one before it; false, with the cursor where it was, if this one
  /// has another.
  func passUnit(
    _ cursor: inout JSONCursor, _ builder: inout CatalogueBuilder, key: Int
  ) throws(JSONError) -> Bool {
    guard let unit else { return false }
    let start = cursor
    let first = builder.entryCount
    guard cursor.passes(over: unit.joints[0]) else { return false }
    for (index, text) in unit.texts.enumerated() {
      let value = try cursor.readRestOfString()
      builder.add(
        value.range, .json, key: key, locale: text.locale, state: text.state, traits: text.traits,
        encoded: value.hasEscapes)
      guard cursor.passes(over: unit.joints[index + 1]) else {
        builder.removeEntries(from: first)
        cursor = start
        return false
      }
    }
    if !unit.marks.isEmpty { builder.mark(from: first, unit.marks) }
    return true
  }

  /// A localization in the form of one before it; false, with the cursor where it was, if this one
  /// has another.
  mutating func passLocalization(
    _ cursor: inout JSONCursor, _ builder: inout CatalogueBuilder, key: Int, locale: UInt16,
    traits: CatalogueEntry.Traits
  ) throws(JSONError) -> Bool {
    guard let localization else { return false }
    let start = cursor
    guard cursor.passes(over: localization.before) else { return false }
    let value = try cursor.readRestOfString()
    guard cursor.passes(over: localization.behind) else {
      cursor = start
      return false
    }
    builder.add(
      value.range, .json, key: key, locale: locale, state: localization.state, traits: traits,
      encoded: value.hasEscapes)
    texts.append(
      Text(range: value.range, locale: locale, state: localization.state, traits: traits))
    return true
  }

  // MARK: Learning

  /// A key's value that begins here is read.
  mutating func beginUnit(at start: Int) {
    self.start = start
    texts.removeAll(keepingCapacity: true)
  }

  /// A localization was read that is one text and nothing else.
  mutating func note(_ text: Text, in range: Range<Int>) {
    localization = Localization(
      before: range.lowerBound..<text.range.lowerBound,
      behind: text.range.upperBound + 1..<range.upperBound,
      state: text.state)
    texts.append(text)
  }

  /// The unit ends here. Its form is known if it has no entries but those of the texts that were
  /// noted.
  /// - Parameter marks: what it says of all its texts.
  mutating func endUnit(at end: Int, _ marks: CatalogueEntry.Traits, entries: Int) {
    guard entries == texts.count, !texts.isEmpty else { return }
    var joints: [Range<Int>] = []
    var rest = start
    for text in texts {
      joints.append(rest..<text.range.lowerBound)
      rest = text.range.upperBound + 1
    }
    joints.append(rest..<end)
    unit = Unit(joints: joints, texts: texts, marks: marks)
  }
}
