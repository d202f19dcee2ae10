/// Apple's `.stringsdict`: plural rules, device and width variants.
enum StringsDictReader: CatalogueReader {
  static let format = CatalogueFormat(
    "stringsdict", extensions: ["stringsdict"], layout: .fileForEachLocale,
    pairing: .byStem(group: "strings"),
    platform: "apple", placeholders: .apple, keysMayBeTexts: true)

  static func read(_ builder: inout CatalogueBuilder) {
    builder.eachPropertyListEntry { builder, key, keyText, value, locale, traits in
      entry(key, keyText, value, locale: locale, traits: traits, &builder)
    }
  }

  /// One key: its format, and the arms of each of its variables.
  static func entry(
    _ key: PropertyText, _ keyText: String, _ value: PropertyListNode, locale: UInt16,
    traits: CatalogueEntry.Traits,
    _ builder: inout CatalogueBuilder
  ) {
    guard case .dictionary(let members) = value.value else {
      builder.cannotRead(
        "\"\(keyText)\" is not a dictionary", value.range,
        advice: "write <dict> with NSStringLocalizedFormatKey")
      return
    }
    let index = builder.key(key.range, key.syntax)
    var hasFormat = false
    func add(_ text: PropertyText, _ path: [String]) {
      builder.add(
        text.range, text.syntax, key: index, locale: locale,
        variant: path.isEmpty ? 0 : builder.variant(path),
        traits: traits)
    }
    for (name, node) in members {
      let name = builder.text(name.range, name.syntax)
      switch (name, node.value) {
      case ("NSStringLocalizedFormatKey", .string(let text)):
        hasFormat = true
        add(text, [])
      case ("NSStringDeviceSpecificRuleType", .dictionary(let arms)):
        hasFormat = true
        for (arm, text) in arms {
          if case .string(let text) = text.value {
            add(text, ["device", builder.text(arm.range, arm.syntax)])
          }
        }
      case ("NSStringVariableWidthRuleType", .dictionary(let arms)):
        hasFormat = true
        for (arm, text) in arms {
          if case .string(let text) = text.value {
            add(text, ["width", builder.text(arm.range, arm.syntax)])
          }
        }
      case (_, .dictionary(let arms)):
        for (arm, text) in arms {
          let arm = builder.text(arm.range, arm.syntax)
          if case .string(let text) = text.value, !arm.hasPrefix("NSStringFormat") {
            add(text, ["substitution", name, "plural", arm])
          }
        }
      default: break
      }
    }
    if !hasFormat {
      builder.report(
        .missingFormat, .error,
        "\"\(keyText)\" has no NSStringLocalizedFormatKey, so it is never shown", key.range,
        advice: "add the key NSStringLocalizedFormatKey with the sentence", key: keyText)
    }
  }
}
