import SourceText

/// Apple's `.strings`, in any of the three notations of property lists.
enum StringsReader: CatalogueReader {
  static let format = CatalogueFormat(
    "strings", extensions: ["strings"], layout: .fileForEachLocale,
    pairing: .byStem(group: "strings"),
    platform: "apple", placeholders: .apple, keysMayBeTexts: true)

  static func read(_ builder: inout CatalogueBuilder) {
    builder.eachPropertyListEntry { builder, key, keyText, value, locale, traits in
      guard case .string(let text) = value.value else {
        // A compiled file may hold what a .stringsdict does.
        if case .dictionary = value.value {
          StringsDictReader.entry(key, keyText, value, locale: locale, traits: traits, &builder)
        } else {
          builder.cannotRead("the value of \"\(keyText)\" is not text", value.range)
        }
        return
      }
      let isKey = text.range == key.range && builder.file.encoding != .binary
      builder.add(
        text.range, text.syntax, key: builder.key(key.range, key.syntax), locale: locale,
        traits: isKey ? traits.union(.isKey) : traits)
    }
  }
}
