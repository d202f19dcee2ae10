import OperatingSystem

/// The locale that a path names, and the part of the path that names it.
struct LocaleInPath: Sendable {
  /// In its canonical form.
  let name: String
  let part: Part

  /// With the text in its place in the name of the family.
  enum Part: Sendable {
    case folder(Int, String)
    case name(String)
  }

  /// How the paths of a format name a locale; nil if they name none.
  typealias Finder = @Sendable (_ path: PathParts, _ sourceLocale: String) -> LocaleInPath?

  /// The folder nearest to the file first, then the file's name.
  ///
  /// `Base.lproj`, `values` and `default` mean the source locale.
  static func find(_ path: PathParts, _ sourceLocale: String) -> LocaleInPath? {
    // A file that is named by its locale needs no folder for it: above may lie one that only looks
    // like a locale (`it/po/de.po`).
    let isNamedInFull =
      ["po", "arb", "json", "xliff", "xlf"].contains(path.fileExtension)
      && path.isNamedByLocale(isLocaleName)
    if isNamedInFull, path.folders.last.map({ !isLocaleName($0) && $0 != "LC_MESSAGES" }) ?? true {
      return inName(path)
    }
    // So need files of one stem whose names end in locales (`tr/app-de.json`, `tr/app-en.json`).
    if path.isOneOfSeveral, let found = inName(path) { return found }
    // ARB files lie in folders called `values` too, and are named by their locale.
    let isOfAndroid = path.fileExtension == "xml"
    // Farther up lie the folders of the machine, which may be named like anything.
    for (index, folder) in path.folders.enumerated().suffix(5).reversed() {
      if ends(folder, with: ".lproj") {
        let name = String(folder.dropLast(6))
        let locale = name == "Base" ? sourceLocale : legacyNames[name] ?? canonicalLocale(name)
        return LocaleInPath(name: locale, part: .folder(index, "*.lproj"))
      }
      if isOfAndroid, folder == "values" {
        return LocaleInPath(name: sourceLocale, part: .folder(index, "values*"))
      }
      if isOfAndroid, folder.hasPrefix("values-") {
        let locale = androidLocale(String(folder.dropFirst(7))) ?? sourceLocale
        return LocaleInPath(name: locale, part: .folder(index, "values*"))
      }
      if folder == "default", path.hasFolder("metadata") {
        return LocaleInPath(name: sourceLocale, part: .folder(index, "*"))
      }
      if folder == "LC_MESSAGES" { continue }
      if isLocaleName(folder) {
        return LocaleInPath(name: canonicalLocale(folder), part: .folder(index, "*"))
      }
    }
    return inName(path)
  }

  /// The same, and where that finds nothing, a language of which only its code is known: in the
  /// places where the format's tools look for a locale, a code is one (`po/nap.po`,
  /// `nap/LC_MESSAGES/app.po`, `app_nap.arb`).
  static func findAnyCode(_ path: PathParts, _ sourceLocale: String) -> LocaleInPath? {
    if let found = find(path, sourceLocale) { return found }
    let place = path.folders.count - 1
    if place > 0, path.folders[place] == "LC_MESSAGES", isLocaleCode(path.folders[place - 1]) {
      return LocaleInPath(
        name: canonicalLocale(path.folders[place - 1]), part: .folder(place - 1, "*"))
    }
    if let folder = path.folders.last, isLocaleCode(folder), !isOrdinaryName(folder), place > 0,
      isFolderOfLocales(path.folders[place - 1])
    {
      return LocaleInPath(name: canonicalLocale(folder), part: .folder(place, "*"))
    }
    return inName(path, where: { isLocaleCode($0) && !isOrdinaryName($0) })
  }

  /// As `findAnyCode`, in folders that are there for locales (`locales/nap.json`): elsewhere JSON
  /// is anything.
  static func findAnyCodeInLocaleFolders(_ path: PathParts, _ sourceLocale: String) -> LocaleInPath?
  {
    if let found = find(path, sourceLocale) { return found }
    let isBeside = path.suffixes.contains { path.beside.hasTranslations(of: $0.stem, in: path) }
    return path.isInLocaleFolder || isBeside ? findAnyCode(path, sourceLocale) : nil
  }

  /// `es.json`, `app_es.arb`, `messages_pt_BR.po`, `strings.es-MX.json`, `es.xliff`.
  static func inName(
    _ path: PathParts, where isLocale: (String) -> Bool = isWrittenAsLocale
  ) -> LocaleInPath? {
    let suffix = path.fileExtension.isEmpty ? "" : String(path.name.dropFirst(path.stem.count))
    if path.isNamedByLocale(isLocale) {
      return LocaleInPath(name: canonicalLocale(path.stem), part: .name("*" + suffix))
    }
    for (stem, rest) in path.suffixes where isLocale(rest) && path.isSuffix(rest, of: stem) {
      let mark = path.stem.utf8[
        path.stem.utf8.index(path.stem.startIndex, offsetBy: stem.utf8.count)]
      return LocaleInPath(
        name: canonicalLocale(rest), part: .name(stem + String(Unicode.Scalar(mark)) + "*" + suffix)
      )
    }
    return nil
  }
}

extension PathParts {
  /// Whether the whole stem is a locale: a word that is a code too needs a locale beside it, or a
  /// folder for locales.
  fileprivate func isNamedByLocale(_ isLocale: (String) -> Bool) -> Bool {
    guard isLocale(stem) else { return false }
    return !isEnglishWord(stem) || namesLocales || isInLocaleFolder
      || beside.hasWhole(beside: stem, in: self)
  }

  /// Whether the text behind a stem is a locale: if the format's tools name files so, or beside a
  /// file of the same stem.
  fileprivate func isSuffix(_ rest: String, of stem: String) -> Bool {
    if beside.hasTranslations(of: stem, in: self) { return true }
    if isWrittenAsLocale(rest), beside.hasSibling(of: stem, rest, in: self) { return true }
    let isJoined = self.stem.utf8.dropFirst(stem.utf8.count).first != 0x2D
    if isEnglishWord(rest), !isJoined { return false }
    return namesLocales || isInLocaleFolder || fileExtension == "properties" && isJoined
  }

  /// Whether its stem comes several times in its folder, with locales behind it, and the folder is
  /// called like a locale without lying where locales do.
  fileprivate var isOneOfSeveral: Bool {
    guard let folder = folders.last, isLocaleName(folder),
      !folders.dropLast().suffix(1).contains(where: isFolderOfLocales)
    else { return false }
    return suffixes.contains { stem, rest in
      isWrittenAsLocale(rest) && beside.hasTranslations(of: stem, in: self)
        && beside.hasTranslation(of: stem, besides: rest, in: self)
    }
  }

  /// Formats whose files are each named by a locale.
  private var namesLocales: Bool { ["po", "pot", "arb", "xliff", "xlf"].contains(fileExtension) }

  /// Whether it lies in a folder that is there for locales.
  fileprivate var isInLocaleFolder: Bool {
    folders.suffix(2).contains(where: isFolderOfLocales)
  }
}

/// Folders in which each file, or each folder, is a locale's.
private let localeFolders: Set<String> = [
  "locale", "locales", "_locales", "i18n", "l10n", "lang", "langs", "language", "languages",
  "translations", "po",
]

func isFolderOfLocales(_ folder: String) -> Bool { localeFolders.contains(lowercasedASCII(folder)) }

/// Whether a folder is named as those are that hold the texts of one locale, or of all.
func isForLocales(_ folder: String) -> Bool {
  isFolderOfLocales(folder) || ends(folder, with: ".lproj") || isLocaleName(folder)
}

/// Folder names from before locales had codes.
private let legacyNames = [
  "English": "en", "French": "fr", "German": "de", "Spanish": "es", "Italian": "it",
  "Japanese": "ja", "Dutch": "nl",
  "Portuguese": "pt", "Swedish": "sv", "Danish": "da", "Norwegian": "nb", "Finnish": "fi",
  "Korean": "ko",
  "Russian": "ru", "Polish": "pl",
]
