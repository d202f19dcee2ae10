/// The parts of a path, and the locale that they name.
struct PathParts: Sendable {
  let folders: [String]
  /// Of the file, with its extension.
  let name: String
  /// Of the file, without its last extension.
  let stem: String
  /// In lower case, without the point; empty where there is none.
  let fileExtension: String

  init(_ path: String) {
    var parts: [String] = []
    for part in path.split(whereSeparator: { $0 == "/" || $0 == "\\" }) where part != "." { parts.append(String(part)) }
    name = parts.popLast() ?? ""
    folders = parts
    let bytes = Array(name.utf8)
    if let point = bytes.lastIndex(of: 0x2E), point > 0 {
      stem = String(decoding: bytes[..<point], as: UTF8.self)
      fileExtension = lowercasedASCII(String(decoding: bytes[(point + 1)...], as: UTF8.self))
    } else {
      stem = name
      fileExtension = ""
    }
  }

  func hasFolder(_ wanted: String...) -> Bool {
    folders.contains { folder in wanted.contains(lowercasedASCII(folder)) }
  }

  /// The locale that the path names: the folder nearest to the file first, then its name.
  ///
  /// `Base.lproj`, `values` and `default` stand for the source locale.
  func locale(sourceLocale: String) -> String? {
    located(sourceLocale: sourceLocale)?.locale
  }

  /// The path with its locale replaced by `*`.
  func family(sourceLocale: String) -> String {
    var folders = folders
    var name = name
    switch located(sourceLocale: sourceLocale)?.part {
    case .folder(let index, let replacement): folders[index] = replacement
    case .name(let replacement): name = replacement
    case nil: break
    }
    return (folders + [name]).joined(separator: "/")
  }

  private enum Part {
    case folder(Int, String)
    case name(String)
  }

  private func located(sourceLocale: String) -> (locale: String, part: Part)? {
    // A file that is named by its locale needs no folder for it: above may lie one that only looks like a locale
    // (`it/po/de.po`).
    let isNamedInFull = ["po", "arb", "json", "xliff", "xlf"].contains(fileExtension) && isLocaleName(stem)
    if isNamedInFull, folders.last.map({ !isLocaleName($0) && $0 != "LC_MESSAGES" }) ?? true { return localeOfName() }
    // Farther up lie the folders of the machine, which may be named like anything.
    for (index, folder) in folders.enumerated().suffix(5).reversed() {
      if folder.hasSuffix(".lproj") {
        let name = String(folder.dropLast(6))
        if name == "Base" { return (sourceLocale, .folder(index, "*.lproj")) }
        return (legacyNames[name] ?? canonicalLocale(name), .folder(index, "*.lproj"))
      }
      if folder == "values" { return (sourceLocale, .folder(index, "values*")) }
      if folder.hasPrefix("values-") {
        return (androidLocale(String(folder.dropFirst(7))) ?? sourceLocale, .folder(index, "values*"))
      }
      if folder == "default", hasFolder("metadata") { return (sourceLocale, .folder(index, "*")) }
      if folder == "LC_MESSAGES" { continue }
      if isLocaleName(folder) { return (canonicalLocale(folder), .folder(index, "*")) }
    }
    return localeOfName()
  }

  /// `es.json`, `app_es.arb`, `messages_pt_BR.po`, `strings.es-MX.json`, `es.xliff`.
  private func localeOfName() -> (locale: String, part: Part)? {
    let suffix = fileExtension.isEmpty ? "" : String(name.dropFirst(stem.count))
    if isLocaleName(stem) { return (canonicalLocale(stem), .name("*" + suffix)) }
    let bytes = Array(stem.utf8)
    for (i, byte) in bytes.enumerated() where byte == 0x5F || byte == 0x2E || byte == 0x2D {
      let rest = String(decoding: bytes[(i + 1)...], as: UTF8.self)
      let isProse = byte == 0x2D || ["md", "markdown", "txt", "text"].contains(fileExtension)
      if isProse, byte != 0x2E, englishWords.contains(rest) { continue }
      if isLocaleName(rest) {
        return (canonicalLocale(rest), .name(String(decoding: bytes[...i], as: UTF8.self) + "*" + suffix))
      }
    }
    return nil
  }
}

/// Languages whose codes end English names: `how-to.md`, `sign-in.json`.
private let englishWords: Set<String> = [
  "am", "an", "as", "be", "he", "id", "in", "io", "is", "it", "my", "no", "or", "so", "to",
]

/// Folder names from before locales had codes.
private let legacyNames = [
  "English": "en", "French": "fr", "German": "de", "Spanish": "es", "Italian": "it", "Japanese": "ja", "Dutch": "nl",
  "Portuguese": "pt", "Swedish": "sv", "Danish": "da", "Norwegian": "nb", "Finnish": "fi", "Korean": "ko",
  "Russian": "ru",
  "Polish": "pl",
]

func lowercasedASCII(_ text: String) -> String {
  String(decoding: text.utf8.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
}
