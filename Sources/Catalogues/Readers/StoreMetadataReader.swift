import SourceText

/// Store texts as fastlane lays them out, one file a field: `AppStore/<locale>/<field>.txt`,
/// `metadata/<locale>/<field>.txt`, `metadata/android/<locale>/<field>.txt`.
///
/// The key is `appStore.<field>`; of Android's, `playStore.<field>`. The line end that editors add
/// is no part of the text.
enum StoreMetadataReader: CatalogueReader {
  static let format = CatalogueFormat("store-metadata", extensions: ["txt"], layout: .storeFields) {
    path, sourceLocale in
    guard let folder = field(path)?.folder else { return LocaleInPath.find(path, sourceLocale) }
    let name = path.folders[folder]
    return LocaleInPath(
      name: name == "default" ? sourceLocale : canonicalLocale(name), part: .folder(folder, "*"))
  }

  static func claims(_ file: FileSight) -> Bool {
    file.path.fileExtension == "txt" && field(file.path) != nil
  }

  static func read(_ builder: inout CatalogueBuilder) {
    let key = field(builder.path)?.key ?? "appStore.\(builder.path.stem)"
    let locale = builder.pathLocale
    let range = trimmed(builder.bytes, builder.content)
    guard builder.checkText(range) else { return }
    builder.add(
      range, .plain, key: builder.key(named: key, at: range.lowerBound..<range.lowerBound),
      locale: builder.locale(locale),
      traits: locale == builder.sourceLocale ? .source : [])
  }

  /// The key, and which folder names the locale.
  private static func field(_ path: PathParts) -> (key: String, folder: Int)? {
    let folders = path.folders.map(lowercasedASCII)
    guard
      let root = folders.lastIndex(where: {
        $0 == "appstore" || $0 == "metadata" || $0 == "playstore"
      })
    else {
      return nil
    }
    var rest = Array(path.folders[(root + 1)...])
    var folder = root + 1
    var prefix = folders[root] == "playstore" ? "playStore" : "appStore"
    if rest.first == "android" {
      prefix = "playStore"
      rest.removeFirst()
      folder += 1
    }
    guard let locale = rest.first,
      folders[root] == "appstore" || isCode(locale) || locale == "default"
    else {
      return nil
    }
    return (([prefix] + rest.dropFirst() + [path.stem]).joined(separator: "."), folder)
  }

  /// The stores sell in more languages than there are lists of: any two or three letters, and what
  /// follows them.
  private static func isCode(_ folder: String) -> Bool {
    let language = folder.utf8.prefix { $0 != 0x2D && $0 != 0x5F }
    return (2...3).contains(language.count) && language.allSatisfy(\.isASCIISmall)
  }

  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return range.lowerBound..<end
  }
}

extension CatalogueBuilder {
  /// Whether the range is text; a NUL byte is none.
  mutating func checkText(_ range: Range<Int>) -> Bool {
    if file.encoding == .binary {
      cannotRead("the file is not text", 0..<0)
      return false
    }
    guard let null = bytes[range].firstIndex(of: 0) else { return true }
    cannotRead("this text contains a NUL byte", null..<null + 1)
    return false
  }
}
