import SourceText

/// Apple's `Info.plist`, in XML or binary: the strings of it that people see. `InfoPlist.strings`
/// translates them.
enum InfoPlistReader: CatalogueReader {
  static let format = CatalogueFormat(
    "Info.plist", extensions: ["plist"], layout: .document, platform: "apple",
    locale: { _, _ in nil })

  /// Most property lists are settings, and so is an `Info.plist` that names none of these.
  static func claims(_ file: FileSight) -> Bool {
    guard format.extensions.contains(file.path.fileExtension) else { return false }
    if file.isNamed { return true }
    let words = lowercasedASCII(file.path.stem).split { "-_. ".contains($0) }
    return words.contains("info")
      && file.contains(anyOf: ["UsageDescription", "CFBundleDisplayName", "ShortcutItemTitle"])
  }

  static func read(_ builder: inout CatalogueBuilder) {
    builder.eachPropertyListEntry { builder, key, keyText, value, locale, traits in
      let shown = Shown(locale: locale, traits: traits)
      switch value.value {
      case .string(let text) where isShown(keyText):
        shown.add(text, builder.key(key.range, key.syntax), &builder)
      case .dictionary(let members) where keyText.hasSuffix("UsageDescriptionDictionary"):
        shown.add(members, of: keyText, where: { _ in true }, &builder)
      case .array(let items) where keyText == "UIApplicationShortcutItems":
        for (index, item) in items.enumerated() {
          guard case .dictionary(let members) = item.value else { continue }
          shown.add(members, of: "\(keyText).\(index)", where: isShownOfShortcut, &builder)
        }
      default: break
      }
    }
  }

  private static func isShown(_ key: String) -> Bool {
    key.hasSuffix("UsageDescription") || key == "CFBundleDisplayName"
      || key == "CFBundleSpokenName"
  }

  private static func isShownOfShortcut(_ key: String) -> Bool {
    key == "UIApplicationShortcutItemTitle" || key == "UIApplicationShortcutItemSubtitle"
  }

  private struct Shown {
    let locale: UInt16
    let traits: CatalogueEntry.Traits

    func add(_ text: PropertyText, _ key: Int, _ builder: inout CatalogueBuilder) {
      // The build puts a setting in its place.
      let words = builder.text(text.range, text.syntax)
      if words.hasPrefix("$("), words.firstIndex(of: ")") == words.indices.last { return }
      builder.add(text.range, text.syntax, key: key, locale: locale, traits: traits)
    }

    /// Members under keys as `plutil` writes their paths.
    func add(
      _ members: [(key: PropertyText, value: PropertyListNode)], of parent: String,
      where isShown: (String) -> Bool, _ builder: inout CatalogueBuilder
    ) {
      for (name, value) in members {
        guard case .string(let text) = value.value else { continue }
        let key = builder.text(name.range, name.syntax)
        guard isShown(key) else { continue }
        add(text, builder.key(named: "\(parent).\(key)", at: name.range), &builder)
      }
    }
  }
}
