import JSONReading
import SourceText

/// Application resource bundles (Flutter): one JSON object of messages for one locale, `@key`
/// beside a key describing it.
enum ARBReader: CatalogueReader {
  static let format = CatalogueFormat(
    "arb", extensions: ["arb"], layout: .fileForEachLocale, placeholders: .icu,
    checksEncoding: true,
    locale: LocaleInPath.findAnyCode)

  static func read(_ builder: inout CatalogueBuilder) {
    var described: [(name: String, range: Range<Int>)] = []
    var names: Set<String> = []
    var declared: String?
    builder.readJSON { (cursor, builder) throws(JSONError) in
      let scout = cursor
      declared = try declaredLocale(scout)
      let locale = declared.map(canonicalLocale) ?? builder.pathLocale
      let index = builder.locale(locale)
      let traits: CatalogueEntry.Traits = locale == builder.sourceLocale ? .source : []
      var seen = ObjectKeys()
      try cursor.beginObject()
      while let key = try cursor.nextKey() {
        let before = seen.insert(key, cursor)
        let name = cursor.text(of: key)
        // Headings (`"@section": "Home"`) and descriptions may come twice: nobody is shown them.
        if let before, name.hasPrefix("@@") || !name.hasPrefix("@") {
          builder.duplicate(name, at: key.range, first: before)
        }
        if name.hasPrefix("@@") {
          try cursor.skipValue()
        } else if name.hasPrefix("@") {
          let isObject = cursor.peekKind() == .object
          try cursor.skipValue()
          if isObject, isMessageName(name.dropFirst()) {
            described.append((String(name.dropFirst()), key.range))
          }
        } else if cursor.peekKind() == .string {
          names.insert(name)
          let value = try cursor.readString()
          builder.add(
            value.range, .json, key: builder.key(key.range, .json), locale: index, traits: traits,
            encoded: value.hasEscapes)
          builder.refuseTooDeep(value.range)
        } else {
          names.insert(name)
          let start = cursor.offset
          try cursor.skipValue()
          builder.cannotRead(
            "the value of \"\(name)\" is not text", start..<cursor.offset,
            advice: "write the message in quotation marks"
          )
        }
      }
    }
    for (name, range) in described where !names.contains(name) {
      builder.report(
        .orphanMetadata, .warning,
        "\"@\(name)\" describes the message \"\(name)\", which is not in this file", range,
        advice: "remove it, or write the message", key: name)
    }
  }

  /// Whether a message can be called so: Flutter makes a method of each. Headings between the parts
  /// of a file are written like descriptions (`"@_HOME": {}`, `"@=== Home ===": {}`), and describe
  /// nothing.
  private static func isMessageName(_ name: Substring) -> Bool {
    guard let first = name.utf8.first, first.isASCIISmall else { return false }
    return name.utf8.allSatisfy {
      $0.isASCIIAlphanumeric || $0 == 0x5F
    }
  }

  private static func declaredLocale(_ scout: JSONCursor) throws(JSONError) -> String? {
    var cursor = scout
    guard cursor.peekKind() == .object else { throw JSONError(.otherKind, at: cursor.offset) }
    try cursor.beginObject()
    while let key = try cursor.nextKey() {
      if cursor.isNamed(key, "@@locale"), cursor.peekKind() == .string {
        return cursor.text(of: try cursor.readString())
      }
      try cursor.skipValue()
    }
    return nil
  }
}
