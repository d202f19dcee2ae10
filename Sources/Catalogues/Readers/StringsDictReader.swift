/// Apple's `.stringsdict`: plural rules, device and width variants.
enum StringsDictReader: CatalogueReader {
  static let format = CatalogueFormat.stringsdict

  static func claims(_ file: FileSight) -> Bool { file.path.fileExtension == "stringsdict" }

  static func read(_ builder: inout CatalogueBuilder) {
    builder.eachPropertyListEntry { builder, key, keyText, value, locale, traits in
      entry(key, keyText, value, locale: locale, traits: traits, &builder)
    }
  }

  /// One key: its format, and the arms of each of its variables.
  static func entry(
    _ key: TextSpan, _ keyText: String, _ value: PropertyListNode, locale: UInt16, traits: CatalogueEntry.Traits,
    _ builder: inout CatalogueBuilder
  ) {
    guard case .dictionary(let members) = value.value else {
      builder.cannotRead(
        "\"\(keyText)\" holds no dictionary", value.range, advice: "write <dict> with NSStringLocalizedFormatKey")
      return
    }
    let index = builder.key(key.range, key.syntax)
    var hasFormat = false
    func add(_ text: TextSpan, _ path: [String]) {
      builder.add(
        text.range, text.syntax, key: index, locale: locale, variant: path.isEmpty ? 0 : builder.variant(path),
        traits: traits,
        style: .apple)
    }
    for (name, node) in members {
      let name = builder.text(name.range, name.syntax)
      switch (name, node.value) {
      case ("NSStringLocalizedFormatKey", .string(let text)):
        hasFormat = true
        add(text, [])
        reportMalformedVariables(text, keyText, &builder)
      case ("NSStringDeviceSpecificRuleType", .dictionary(let arms)):
        hasFormat = true
        for (arm, text) in arms {
          if case .string(let text) = text.value { add(text, ["device", builder.text(arm.range, arm.syntax)]) }
        }
      case ("NSStringVariableWidthRuleType", .dictionary(let arms)):
        hasFormat = true
        for (arm, text) in arms {
          if case .string(let text) = text.value { add(text, ["width", builder.text(arm.range, arm.syntax)]) }
        }
      case (_, .dictionary(let arms)):
        for (arm, text) in arms {
          let arm = builder.text(arm.range, arm.syntax)
          if case .string(let text) = text.value, !arm.hasPrefix("NSStringFormat") {
            add(text, ["substitution", name, "plural", arm])
            reportMalformedVariables(text, keyText, &builder)
          }
        }
      default: break
      }
    }
    if !hasFormat {
      builder.report(
        .missingFormat, .error, "\"\(keyText)\" has no NSStringLocalizedFormatKey, so it is never shown", key.range,
        advice: "add the key NSStringLocalizedFormatKey with the sentence", key: keyText)
    }
  }

  /// `%1#@count@` lacks its `$`.
  private static func reportMalformedVariables(_ text: TextSpan, _ key: String, _ builder: inout CatalogueBuilder) {
    let bytes = Array(builder.text(text.range, text.syntax).utf8)
    let wrong = bytes.withUnsafeBufferPointer { placeholders(in: $0, style: .apple).filter(\.isMalformed) }
    for placeholder in wrong {
      let written = String(decoding: bytes[placeholder.range], as: UTF8.self)
      let digits = written.dropFirst().prefix { $0.isNumber }
      builder.report(
        .malformedPlaceholder, .error, "\"\(written)\" is no placeholder",
        builder.range(of: placeholder.range, in: text),
        advice: "write \"%\(digits)$\(written.dropFirst(1 + digits.count))\"", because: "it is shown as it stands",
        key: key,
        match: written)
    }
  }
}
