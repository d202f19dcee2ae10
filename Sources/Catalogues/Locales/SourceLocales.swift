import OperatingSystem

/// The locale that each file's source text is in: the declared one, else its regional form that is
/// there (`en-US` of `en`), else that of a folder of sources (`i18n/source/en.json` beside
/// `i18n/de.json`).
public struct SourceLocales: Sendable {
  /// Of the files whose source text is not in the declared locale.
  private var locales: [String: String] = [:]
  /// The catalogue of sources that lie in a folder of their own.
  private var places: [String: LocatedPath] = [:]
  private let declared: String

  private struct Family {
    var files: [String] = []
    var locales: Set<String> = []
    var place: LocatedPath
    var source: String?
  }

  private struct Name: Hashable {
    var format: CatalogueFormat
    var path: String
  }

  /// - Parameters:
  ///   - paths: of all files that are looked at.
  ///   - beside: the files in the folder of each.
  public init(of paths: [String], declared: String, beside: (String) -> FolderNames) {
    self.declared = declared
    var families: [Name: Family] = [:]
    var unnamed: Set<Name> = []
    for path in paths {
      guard let named = CataloguePath(path, sourceLocale: declared, beside: beside(path)),
        named.format.layout != .document
      else { continue }
      let name = Name(format: named.format, path: named.place.family)
      guard let locale = named.locale else {
        unnamed.insert(name)
        continue
      }
      families[name, default: Family(place: named.place)].files.append(path)
      families[name]?.locales.insert(locale)
    }
    for (name, family) in families {
      let hasUnnamed = unlocalizedName(name.path).map {
        unnamed.contains(Name(format: name.format, path: $0))
      }
      let isAndroid = family.place.family.contains("/values*/")
      families[name]?.source =
        hasUnnamed == true || isAndroid
        ? declared : regionalForm(of: declared, among: family.locales)
    }
    pair(&families)
    for family in families.values {
      guard let source = family.source, source != declared else { continue }
      for path in family.files { locales[path] = source }
    }
  }

  /// Gives translations without a source text the one that lies in a folder of its own.
  private mutating func pair(_ families: inout [Name: Family]) {
    var sources: [Name: [Name]] = [:]
    for (name, family) in families {
      guard let source = family.source, source != declared || family.locales.count == 1,
        family.locales.allSatisfy({ isSameLanguage($0, source) })
      else { continue }
      sources[Name(format: name.format, path: Self.shared(name.path)), default: []].append(name)
    }
    if sources.isEmpty { return }
    for (name, family) in families.sorted(by: { $0.key.path < $1.key.path })
    where family.source == nil {
      let shared = Name(format: name.format, path: Self.shared(name.path))
      guard let found = sources[shared], found.count == 1, let source = families[found[0]] else {
        continue
      }
      families[name]?.source = source.source
      for path in source.files where places[path] == nil { places[path] = family.place }
    }
  }

  /// The name of a family without the folder that its source, or its translations, have for
  /// themselves: `i18n/*.json` of `i18n/source/*.json`, and of `i18n/*/en.json`.
  private static func shared(_ family: String) -> String {
    var names = pathNames(family)
    guard let file = names.popLast() else { return family }
    let parts = PathParts(file)
    var last = file
    if names.last == "*", isLocaleName(parts.stem) {
      names.removeLast()
      last = "*." + parts.fileExtension
    }
    names.removeAll { foldersOfSources.contains(lowercasedASCII($0)) }
    return (names + [last]).joined(separator: "/")
  }

  private static let foldersOfSources: Set<String> = [
    "source", "sources", "original", "originals", "base", "reference", "target", "targets",
    "translated", "translation", "translations",
  ]

  /// The source locale of a file.
  public func locale(of path: String) -> String { locales[path] ?? declared }

  /// The catalogue that a file is the source of, where it lies apart from it.
  public func place(of path: String) -> LocatedPath? { places[path] }
}

/// The locale itself or, where it is not among some, the nearest of its language.
func regionalForm(of locale: String, among names: Set<String>) -> String? {
  if names.contains(locale) { return locale }
  let language = String(locale.prefix { $0 != "-" })
  let usual = language == "en" ? ["en-US", "en-GB"] : [language + "-" + language.uppercased()]
  return names.filter { isSameLanguage($0, locale) }.min { one, other in
    func rank(_ name: String) -> (Int, String) {
      if locale.hasPrefix(name + "-") { return (-1, name) }
      return (usual.firstIndex(of: name) ?? usual.count, name)
    }
    return rank(one) < rank(other)
  }
}

/// Whether two locales are of one language and, where both name one, one script.
private func isSameLanguage(_ one: String, _ other: String) -> Bool {
  let (parts, others) = (one.split(separator: "-"), other.split(separator: "-"))
  func script(_ parts: [Substring]) -> Substring? { parts.dropFirst().first { $0.utf8.count == 4 } }
  return parts.first == others.first
    && (script(parts) == nil || script(others) == nil || script(parts) == script(others))
}

/// The name of a family without the locale at its end: `app` of `app_*` and `app.*`, with its
/// extension, as `lang.strings` is the source of `lang_*.strings`.
public func unlocalizedName(_ family: String) -> String? {
  let bytes = Array(family.utf8)
  guard let star = bytes.lastIndex(of: UInt8(ascii: "*")), star > 0,
    !bytes[star...].contains(UInt8(ascii: "/")), "_.-".utf8.contains(bytes[star - 1])
  else { return nil }
  return String(decoding: bytes[..<(star - 1)] + bytes[(star + 1)...], as: UTF8.self)
}
