import SourceText

/// Apple's `.strings`, in any of the three notations of property lists.
enum StringsReader: CatalogueReader {
  static let format = CatalogueFormat.strings

  static func claims(_ file: FileSight) -> Bool { file.path.fileExtension == "strings" }

  static func read(_ builder: inout CatalogueBuilder) {
    guard let root = builder.propertyList() else { return }
    guard case .dictionary(let pairs) = root.value else {
      builder.cannotRead("the file holds no dictionary of texts", root.range)
      return
    }
    let name = builder.pathLocale
    let locale = builder.locale(name)
    let traits: CatalogueEntry.Traits = name == builder.sourceLocale ? .source : []
    var seen: [String: Range<Int>] = [:]
    for (key, value) in pairs {
      let keyText = builder.text(key.range, key.syntax)
      if let first = seen.updateValue(key.range, forKey: keyText) {
        seen[keyText] = first
        builder.duplicate(keyText, at: key.range, first: first)
      }
      guard case .string(let text) = value.value else {
        // A compiled file may hold what a .stringsdict does.
        if case .dictionary = value.value {
          StringsDictReader.entry(key, keyText, value, locale: locale, traits: traits, &builder)
        } else {
          builder.cannotRead("the value of \"\(keyText)\" is no text", value.range)
        }
        continue
      }
      let isKey = text.range == key.range && builder.file.encoding != .binary
      builder.add(
        text.range, text.syntax, key: builder.key(key.range, key.syntax), locale: locale,
        traits: isKey ? traits.union(.isKey) : traits, style: .apple)
    }
  }
}
