import JSONReading
import OperatingSystem
import SourceText

/// Xcode's string catalogue: one JSON file for all locales of an app.
enum XCStringsReader: CatalogueReader {
  static let format = CatalogueFormat(
    "xcstrings", extensions: ["xcstrings"], layout: .everyLocaleInOne, platform: "apple",
    placeholders: .apple,
    checksEncoding: true)

  static func read(_ builder: inout CatalogueBuilder) {
    builder.reserve(builder.bytes.count / 200)
    builder.readJSON { (cursor, builder) throws(JSONError) in
      guard cursor.peekKind() == .object else { throw JSONError(.otherKind, at: cursor.offset) }
      try cursor.beginObject()
      var strings: JSONCursor?
      var hasSourceLanguage = false
      while let key = try cursor.nextKey() {
        if cursor.isNamed(key, "sourceLanguage"), cursor.peekKind() == .string {
          builder.sourceLocale = canonicalLocale(cursor.text(of: try cursor.readString()))
          hasSourceLanguage = true
        } else if cursor.isNamed(key, "strings") {
          if hasSourceLanguage {
            var walk = StringsObject(sourceLocale: builder.sourceLocale)
            try walk.strings(&cursor, &builder)
          } else {
            // The source locale may follow; it decides which texts are source copy.
            strings = cursor
            try cursor.skipValue()
          }
        } else {
          try cursor.skipValue()
        }
      }
      if var strings {
        if !hasSourceLanguage {
          builder.report(
            .missingSourceLanguage, .warning, "the catalogue does not name its source language",
            0..<0,
            advice: "add \"sourceLanguage\" : \"\(builder.sourceLocale)\"")
        }
        var walk = StringsObject(sourceLocale: builder.sourceLocale)
        try walk.strings(&strings, &builder)
      }
    }
  }
}

/// The walk through `strings`.
private struct StringsObject {
  private let sourceName: String
  private var locales = LocaleMemory()
  private var key = -1
  private var locale: UInt16 = 0
  private var traits: CatalogueEntry.Traits = []
  private var forms = WrittenForms()

  init(sourceLocale: String) { sourceName = sourceLocale }

  mutating func strings(
    _ cursor: inout JSONCursor, _ builder: inout CatalogueBuilder
  ) throws(JSONError) {
    guard try cursor.beginObjectIfThere() else { return }
    var seen = ObjectKeys()
    seen.reserve(builder.bytes.count / 1000)
    if let (parts, end) = StringsPart.read(cursor, builder, sourceLocale: sourceName) {
      for part in parts {
        for key in part.keys {
          if let before = seen.insert(key, cursor) {
            builder.duplicate(cursor.text(of: key.span), at: key.span.range, first: before)
          }
        }
        builder.append(part.builder)
      }
      cursor = end
      return
    }
    while let span = try cursor.nextKey() {
      key = builder.key(span.range, .json)
      if let before = seen.insert(span, cursor) {
        builder.duplicate(cursor.text(of: span), at: span.range, first: before)
      }
      try unit(span, &cursor, &builder)
    }
  }

  /// The keys of a part of the object, up to the place where the next part begins or to the
  /// object's end.
  /// - Returns: false where the part ends at no such place.
  mutating func part(
    until end: Int?, _ cursor: inout JSONCursor, _ builder: inout CatalogueBuilder,
    _ keys: inout [ObjectKeys.Hashed]
  ) throws(JSONError) -> Bool {
    while true {
      if let end, cursor.offset >= end { return cursor.offset == end }
      guard let span = try cursor.nextKey() else { return end == nil }
      key = builder.key(span.range, .json)
      // Here its bytes are at hand.
      keys.append(ObjectKeys.Hashed(span, cursor))
      try unit(span, &cursor, &builder)
    }
  }

  /// One key with all its locales.
  private mutating func unit(
    _ name: JSONStringSpan, _ cursor: inout JSONCursor, _ builder: inout CatalogueBuilder
  ) throws(JSONError) {
    if try forms.passUnit(&cursor, &builder, key: key) { return }
    forms.beginUnit(at: cursor.offset)
    let first = builder.entryCount
    var marks: CatalogueEntry.Traits = []
    guard try cursor.beginObjectIfThere() else { return }
    var hasSource = false
    while let member = try cursor.nextKey() {
      if cursor.isNamed(member, "localizations") {
        guard try cursor.beginObjectIfThere() else { continue }
        while let language = try cursor.nextKey() {
          locale = locales.index(of: cursor.bytes(of: language), in: &builder)
          let isSource = locales.isLast(sourceName)
          traits = isSource ? .source : []
          let before = builder.entryCount
          if try !forms.passLocalization(
            &cursor, &builder, key: key, locale: locale, traits: traits)
          {
            try localization(&cursor, &builder, path: [])
          }
          if isSource, builder.entryCount > before { hasSource = true }
        }
      } else if cursor.isNamed(member, "shouldTranslate"), cursor.peekKind() == .false {
        try cursor.skipValue()
        marks.insert(.notTranslated)
      } else if cursor.isNamed(member, "extractionState"), cursor.peekKind() == .string {
        if cursor.isNamed(try cursor.readString(), "stale") { marks.insert(.staleKey) }
      } else {
        try cursor.skipValue()
      }
    }
    if hasSource {
      forms.endUnit(at: cursor.offset, marks, entries: builder.entryCount - first)
    } else if !name.range.isEmpty {
      // Xcode leaves out the source text where the key itself is the text.
      builder.add(
        name.range, .json, key: key, locale: builder.locale(sourceName), traits: [.source, .isKey],
        encoded: name.hasEscapes)
    }
    if !marks.isEmpty { builder.mark(from: first, marks) }
  }

  /// `stringUnit`, `variations` and `substitutions`, inside each other in any order.
  private mutating func localization(
    _ cursor: inout JSONCursor, _ builder: inout CatalogueBuilder, path: [String]
  ) throws(JSONError) {
    let start = cursor.offset
    let first = builder.entryCount
    var unit: (value: Range<Int>, state: TranslationState)?
    guard try cursor.beginObjectIfThere() else { return }
    while let member = try cursor.nextKey() {
      if cursor.isNamed(member, "stringUnit") {
        unit = try stringUnit(&cursor, &builder, path: path)
      } else if cursor.isNamed(member, "variations") {
        guard try cursor.beginObjectIfThere() else { continue }
        while let kind = try cursor.nextKey() {
          try arms(&cursor, &builder, path: path + [cursor.text(of: kind)])
        }
      } else if cursor.isNamed(member, "substitutions") {
        try arms(&cursor, &builder, path: path + ["substitution"])
      } else if cursor.isNamed(member, "argNum"), cursor.peekKind() == .number, let name = path.last
      {
        let start = cursor.offset
        try cursor.skipValue()
        if let number = Int(String(decoding: builder.bytes[start..<cursor.offset], as: UTF8.self)) {
          builder.setArgument(number, of: name, key: key, locale: locale)
        }
      } else if cursor.isNamed(member, "stringSet") {
        try stringSet(&cursor, &builder, path: path)
      } else {
        try cursor.skipValue()
      }
    }
    if path.isEmpty, let unit, builder.entryCount == first + 1 {
      forms.note(
        WrittenForms.Text(range: unit.value, locale: locale, state: unit.state, traits: traits),
        in: start..<cursor.offset)
    }
  }

  private mutating func arms(
    _ cursor: inout JSONCursor, _ builder: inout CatalogueBuilder, path: [String]
  ) throws(JSONError) {
    guard try cursor.beginObjectIfThere() else { return }
    while let arm = try cursor.nextKey() {
      try localization(&cursor, &builder, path: path + [cursor.text(of: arm)])
    }
  }

  /// - Returns: the range of its text, without the quotes, and its state; nil if it has no text.
  private mutating func stringUnit(
    _ cursor: inout JSONCursor, _ builder: inout CatalogueBuilder, path: [String]
  ) throws(JSONError) -> (value: Range<Int>, state: TranslationState)? {
    guard try cursor.beginObjectIfThere() else { return nil }
    var state = TranslationState.translated
    var value: JSONStringSpan?
    while let member = try cursor.nextKey() {
      if cursor.isNamed(member, "value"), cursor.peekKind() == .string {
        value = try cursor.readString()
      } else if cursor.isNamed(member, "state"), cursor.peekKind() == .string {
        state = stateNamed(try cursor.readString(), cursor)
      } else {
        try cursor.skipValue()
      }
    }
    guard let value else { return nil }
    builder.add(
      value.range, .json, key: key, locale: locale,
      variant: path.isEmpty ? 0 : builder.variant(path), state: state,
      traits: traits, encoded: value.hasEscapes)
    return (value.range, state)
  }

  /// Phrases of App Shortcuts: several texts under one key.
  private mutating func stringSet(
    _ cursor: inout JSONCursor, _ builder: inout CatalogueBuilder, path: [String]
  ) throws(JSONError) {
    guard try cursor.beginObjectIfThere() else { return }
    var state = TranslationState.translated
    let first = builder.entryCount
    while let member = try cursor.nextKey() {
      if cursor.isNamed(member, "values"), cursor.peekKind() == .array {
        try cursor.beginArray()
        var number = 0
        while try cursor.nextElement() {
          guard cursor.peekKind() == .string else {
            try cursor.skipValue()
            continue
          }
          let value = try cursor.readString()
          builder.add(
            value.range, .json, key: key, locale: locale,
            variant: builder.variant(path + ["set", String(number)]),
            traits: traits, encoded: value.hasEscapes)
          number += 1
        }
      } else if cursor.isNamed(member, "state"), cursor.peekKind() == .string {
        state = stateNamed(try cursor.readString(), cursor)
      } else {
        try cursor.skipValue()
      }
    }
    builder.setState(from: first, state)
  }

  private func stateNamed(_ span: JSONStringSpan, _ cursor: JSONCursor) -> TranslationState {
    if cursor.isNamed(span, "translated") { return .translated }
    if cursor.isNamed(span, "new") { return .new }
    if cursor.isNamed(span, "stale") { return .stale }
    return .needsReview
  }
}

/// A part of a large `strings` object, read by one thread while others read the others.
///
/// A part begins behind what looks like the end of a key's value. It may be something else, in a
/// text or deeper inside: the part before it then does not end there, and none of them counts. A
/// file with a mistake is read by one thread too, which knows what comes first.
private struct StringsPart: @unchecked Sendable {
  // Unchecked: the cursor points into bytes that outlive all parts.
  var cursor: JSONCursor
  let end: Int?
  var builder: CatalogueBuilder
  var keys: [ObjectKeys.Hashed] = []
  private var isSound = false

  /// Smaller objects are read before another thread has started.
  private static let least = 1 << 20

  /// - Parameter cursor: right behind the brace that opens the object.
  /// - Returns: nil where it is to be read in one piece.
  static func read(
    _ cursor: JSONCursor, _ builder: CatalogueBuilder, sourceLocale: String
  ) -> (parts: [StringsPart], end: JSONCursor)? {
    let size = cursor.end - cursor.offset
    let count = size < least ? 1 : min(availableCores(), size / (least / 2))
    guard count > 1 else { return nil }
    let bounds = builder.bytes.withUnsafeBufferPointer { bytes in
      (1..<count).compactMap { boundary(bytes, cursor, near: cursor.offset + size / count * $0) }
    }
    guard !bounds.isEmpty, zip(bounds, bounds.dropFirst()).allSatisfy(<) else { return nil }
    var empty = builder.emptied
    empty.reserve(builder.bytes.count / 200 / (bounds.count + 1))
    let parts = (0...bounds.count).map { index in
      StringsPart(
        cursor: index == 0 ? cursor : cursor.goingOn(at: bounds[index - 1]),
        end: index < bounds.count ? bounds[index] : nil, builder: empty)
    }
    let read = mapInParallel(parts) { $0.read(sourceLocale: sourceLocale) }
    guard read.allSatisfy(\.isSound), let last = read.last else { return nil }
    return (read, last.cursor)
  }

  private func read(sourceLocale: String) -> StringsPart {
    var part = self
    var walk = StringsObject(sourceLocale: sourceLocale)
    do throws(JSONError) {
      part.isSound =
        try walk.part(until: end, &part.cursor, &part.builder, &part.keys) && part.builder.isQuiet
    } catch {
      part.isSound = false
    }
    return part
  }

  /// Behind a brace that a comma follows, and then a line that begins like the object's first.
  private static func boundary(
    _ bytes: UnsafeBufferPointer<UInt8>, _ cursor: JSONCursor, near place: Int
  ) -> Int? {
    var quote = cursor.offset
    while quote < cursor.end, bytes[quote] <= 0x20 { quote += 1 }
    let lead = bytes[cursor.offset..<quote]
    guard lead.contains(0x0A), quote < cursor.end, bytes[quote] == UInt8(ascii: "\"") else {
      return nil
    }
    var at = place
    while at + 2 + lead.count < cursor.end {
      if bytes[at] == UInt8(ascii: "}"), bytes[at + 1] == UInt8(ascii: ","),
        bytes[at + 2 + lead.count] == UInt8(ascii: "\""),
        lead.elementsEqual(bytes[(at + 2)..<(at + 2 + lead.count)])
      {
        return at + 1
      }
      at += 1
    }
    return nil
  }
}

/// The locales seen so far. Every key lists them in the same order, so the next one is tried first.
private struct LocaleMemory {
  private var known: [(bytes: [UInt8], name: String, index: UInt16)] = []
  private var numbers: [[UInt8]: Int] = [:]
  private var last = -1

  mutating func index(
    of bytes: UnsafeBufferPointer<UInt8>, in builder: inout CatalogueBuilder
  ) -> UInt16 {
    let next = last + 1 < known.count ? last + 1 : 0
    if next < known.count, isNext(next, bytes) {
      last = next
    } else if let found = numbers[Array(bytes)] {
      last = found
    } else {
      let name = canonicalLocale(String(decoding: bytes, as: UTF8.self))
      known.append((Array(bytes), name, builder.locale(name)))
      last = known.count - 1
      numbers[known[last].bytes] = last
    }
    return known[last].index
  }

  private func isNext(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard known[index].bytes.count == bytes.count else { return false }
    for (at, byte) in bytes.enumerated() where known[index].bytes[at] != byte { return false }
    return true
  }

  func isLast(_ name: String) -> Bool { known[last].name == name }
}
