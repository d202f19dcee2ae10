import JSONReading
import SourceText

/// JSON of texts, flat or nested: i18next, vue-i18n, Rails, Chrome's `messages.json`.
///
/// Nested keys are joined with `.`; elements of a list are numbered. Numbers, yes/no values and
/// nulls are passed over.
enum JSONCatalogueReader: CatalogueReader {
  static let format = CatalogueFormat(
    "json", extensions: ["json"], layout: .fileForEachLocale, placeholders: .braces,
    keysMayBeTexts: true,
    pluralsAreKeys: true, checksEncoding: true, locale: LocaleInPath.findAnyCodeInLocaleFolders)

  static func claims(_ file: FileSight) -> Bool {
    // By its name alone: one that begins with a comment cannot be read, which must be reported.
    guard file.path.fileExtension == "json" else { return false }
    if file.isNamed { return true }
    // A list of a program's parts, in whatever language it may seem to be.
    if file.begins(withAnyOf: ["\"bomFormat\"", "\"spdxVersion\""]) { return false }
    return format.locale(file.path, "en") != nil
      || file.path.beside.hasTranslations(of: file.path.stem, in: file.path)
  }

  static func read(_ builder: inout CatalogueBuilder) {
    builder.readJSON { (cursor, builder) throws(JSONError) in
      if cursor.peekKind() == .array {
        var walk = NestedTexts(locale: builder.pathLocale, &builder)
        return try walk.elements(&cursor, &builder, key: -1)
      }
      guard cursor.peekKind() == .object else { throw JSONError(.otherKind, at: cursor.offset) }
      if let names = try locales(keying: cursor, pathLocale: builder.namedLocale) {
        builder.sourceLocale =
          regionalForm(of: builder.sourceLocale, among: names) ?? builder.sourceLocale
        try cursor.beginObject()
        while let key = try cursor.nextKey() {
          var walk = NestedTexts(locale: canonicalLocale(cursor.text(of: key)), &builder)
          try walk.object(&cursor, &builder, parent: -1)
        }
      } else {
        var walk = NestedTexts(locale: builder.pathLocale, &builder)
        try walk.object(&cursor, &builder, parent: -1)
      }
    }
  }

  /// `{"en": {…}, "es": {…}}`: every key a locale with an object of texts. Where the path names a
  /// locale, only that very one counts.
  private static func locales(
    keying scout: JSONCursor, pathLocale: String?
  ) throws(JSONError) -> Set<String>? {
    var cursor = scout
    var names: Set<String> = []
    try cursor.beginObject()
    while let key = try cursor.nextKey() {
      let name = cursor.text(of: key)
      guard cursor.peekKind() == .object, isLocaleName(name) else { return nil }
      if let pathLocale, canonicalLocale(name) != pathLocale { return nil }
      names.insert(canonicalLocale(name))
      try cursor.skipValue()
    }
    return names.isEmpty ? nil : names
  }
}

private struct NestedTexts {
  private let locale: UInt16
  private let traits: CatalogueEntry.Traits

  init(locale name: String, _ builder: inout CatalogueBuilder) {
    locale = builder.locale(name)
    traits = name == builder.sourceLocale ? .source : []
  }

  mutating func object(
    _ cursor: inout JSONCursor, _ builder: inout CatalogueBuilder, parent: Int
  ) throws(JSONError) {
    try cursor.beginObject()
    var seen = ObjectKeys()
    var message = MessageShape(builder.path)
    var plurals: [(entry: Int, base: String, category: String)] = []
    var names: [JSONStringSpan] = []
    let first = builder.entryCount
    while let key = try cursor.nextKey() {
      if let before = seen.insert(key, cursor) {
        builder.duplicate(cursor.text(of: key), at: key.range, first: before)
      }
      message.note(key, cursor, entry: builder.entryCount)
      names.append(key)
      if cursor.peekKind() == .string, let (base, category) = pluralSuffix(cursor.text(of: key)) {
        plurals.append((builder.entryCount, base, category))
      }
      try value(
        &cursor, &builder, key: builder.key(key.range, .json, in: parent),
        isNote: isNote(cursor.bytes(of: key)))
    }
    let categories = Dictionary(grouping: plurals, by: \.base)
    let bases = Set(
      plurals.filter { plural in
        plural.category == "other"
          && (categories[plural.base]!.count > 1
            || builder.text(ofEntry: plural.entry).utf8.contains(0x7B)
            || !isListed(plural.base, names, cursor)
              && !names.contains {
                cursor.text(of: $0) == plural.base
              })
      }.map(\.base))
    for plural in plurals where bases.contains(plural.base) {
      builder.setVariant(of: plural.entry, builder.variant(["plural", plural.category]))
    }
    if parent >= 0, let entry = message.textEntry, entry >= first {
      builder.keepOnly(entry, of: first, key: parent)
    }
  }

  /// Whether other keys begin alike: `category_other` beside `category_news` is no plural.
  private func isListed(_ base: String, _ names: [JSONStringSpan], _ cursor: JSONCursor) -> Bool {
    names.contains { name in
      let name = cursor.text(of: name)
      return name.hasPrefix(base + "_") && pluralSuffix(name) == nil
    }
  }

  private mutating func value(
    _ cursor: inout JSONCursor, _ builder: inout CatalogueBuilder, key: Int, isNote: Bool = false
  ) throws(JSONError) {
    switch cursor.peekKind() {
    case .string:
      let value = try cursor.readString()
      builder.add(
        value.range, .json, key: key, locale: locale,
        traits: isNote ? traits.union(.notTranslated) : traits, encoded: value.hasEscapes)
      builder.refuseTooDeep(value.range)
    case .object: try object(&cursor, &builder, parent: key)
    case .array: try elements(&cursor, &builder, key: key)
    default: try cursor.skipValue()
    }
  }

  mutating func elements(
    _ cursor: inout JSONCursor, _ builder: inout CatalogueBuilder, key: Int
  ) throws(JSONError) {
    try cursor.beginArray()
    var number = 0
    while try cursor.nextElement() {
      try value(&cursor, &builder, key: builder.key(named: String(number), in: key))
      number += 1
    }
  }
}

/// `@title`, a note about `title`.
private func isNote(_ key: some Collection<UInt8>) -> Bool {
  key.first == 0x40 && key.count > 1
    && key.dropFirst().allSatisfy {
      $0.isASCIIAlphanumeric || $0 == 0x5F
    }
}

/// Tells `{"defaultMessage": "…", "description": "…"}` (FormatJS) and Chrome's
/// `{"message": "…", "description": "…"}` from an object of texts: a dialogue may have a message
/// and a description too. Chrome's lie in folders called `_locales`, or say what their
/// `placeholders` are. Transifex writes `{"string": "…", "developer_comment": "…"}`.
private struct MessageShape {
  private let isInChromeFolder: Bool
  private var message: Int?
  private var defaultMessage: Int?
  private var string: Int?
  private var hasComment = false
  private var hasDescription = false
  private var hasPlaceholders = false
  private var hasOther = false

  init(_ path: PathParts) { isInChromeFolder = path.hasFolder("_locales") }

  var textEntry: Int? {
    if string != nil || hasComment {
      let isAlone = !hasOther && !hasDescription && message == nil && defaultMessage == nil
      return isAlone && hasComment ? string : nil
    }
    if hasOther || !hasDescription && !hasPlaceholders { return nil }
    return defaultMessage ?? (isInChromeFolder || hasPlaceholders ? message : nil)
  }

  mutating func note(_ key: JSONStringSpan, _ cursor: JSONCursor, entry: Int) {
    var cursor = cursor
    let isText = cursor.peekKind() == .string
    if isText, cursor.isNamed(key, "message") {
      message = entry
    } else if isText, cursor.isNamed(key, "defaultMessage") {
      defaultMessage = entry
    } else if isText, cursor.isNamed(key, "string") {
      string = entry
    } else if isText, cursor.isNamed(key, "developer_comment") {
      hasComment = true
    } else if isText, cursor.isNamed(key, "description") {
      hasDescription = true
    } else if cursor.isNamed(key, "placeholders") {
      hasPlaceholders = true
    } else {
      hasOther = true
    }
  }
}

/// `item_other` is `item` in the plural `other` (i18next); ordinals are `item_ordinal_other`.
public func pluralSuffix(_ key: String) -> (base: String, category: String)? {
  let bytes = Array(key.utf8)
  guard let mark = bytes.lastIndex(of: 0x5F), mark > 0 else { return nil }
  let category = String(decoding: bytes[(mark + 1)...], as: UTF8.self)
  guard pluralCategoryNames.contains(category) else { return nil }
  return (String(decoding: bytes[..<mark], as: UTF8.self), category)
}
