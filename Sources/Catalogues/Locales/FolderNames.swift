/// The names of the files in one folder, which distinguish a locale at the end of a name from a
/// word: `messages-id.properties` is Indonesian beside `messages-en.properties`, and `sign-in.json`
/// beside nothing of its stem is no locale's.
public struct FolderNames: Sendable {
  private var names: Set<String> = []
  /// The locales that follow each stem in names: `de` and `id` by `messages.properties`.
  private var suffixes: [String: [String]] = [:]
  /// Names that are a locale's as a whole (`de.json`), by their extension.
  private var wholes: [String: [String]] = [:]
  /// The rest of each name behind its first part, by the part and the extension: `klingon` of
  /// `messages-klingon.json`.
  private var rests: [String: [(rest: String, name: String)]] = [:]

  /// Nothing is known of the folder.
  public init() {}

  public init(_ list: [String]) {
    names = Set(list)
    for name in list {
      let path = PathParts(name)
      guard catalogueExtensions.contains(path.fileExtension) else { continue }
      if isWrittenAsLocale(path.stem) { wholes[path.fileExtension, default: []].append(path.stem) }
      for (stem, rest) in path.suffixes {
        if isWrittenAsLocale(rest) {
          suffixes["\(stem).\(path.fileExtension)", default: []].append(rest)
        }
        if ["properties", "json"].contains(path.fileExtension) {
          rests["\(stem).\(path.fileExtension)", default: []].append((rest, name))
        }
      }
    }
  }

  /// Whether the rest of a name is a locale by what lies beside it: the same stem with another
  /// locale behind it, or with none.
  func hasSibling(of stem: String, _ rest: String, in path: PathParts) -> Bool {
    let isProse = path.isProse
    let others = (suffixes["\(stem).\(path.fileExtension)"] ?? []).filter { $0 != rest }
    // Two words that are codes too (`how-to.md`, `how-is.md`) are no translations of each other.
    if others.contains(where: { !isProse || !isEnglishWord($0) || !isEnglishWord(rest) }) {
      return true
    }
    return names.contains("\(stem).\(path.fileExtension)")
  }

  /// Whether a file with this stem has translations beside it that only a language can be behind.
  func hasTranslations(of stem: String, in path: PathParts) -> Bool {
    suffixes["\(stem).\(path.fileExtension)"]?.contains { !isEnglishWord($0) } ?? false
  }

  /// Whether another file is named by its locale as a whole.
  /// Whether a file of the stem has another locale behind it.
  func hasTranslation(of stem: String, besides rest: String, in path: PathParts) -> Bool {
    suffixes["\(stem).\(path.fileExtension)"]?.contains { $0 != rest } ?? false
  }

  func hasWhole(beside stem: String, in path: PathParts) -> Bool {
    wholes[path.fileExtension]?.contains { $0 != stem && !isEnglishWord($0) } ?? false
  }

  /// Files beside translations of one stem whose own language is not known.
  var strangers: [(name: String, rest: String, beside: String)] {
    var found: [(String, String, String)] = []
    for (stem, list) in rests {
      let known = (suffixes[stem] ?? []).filter { !isEnglishWord($0) }
      guard known.count > 1 else { continue }
      for (rest, name) in list where !isWrittenAsLocale(rest) && !isLocaleCode(rest) {
        found.append((name, rest, stem))
      }
    }
    return found.sorted { $0.0 < $1.0 }
  }
}

extension PathParts {
  /// Every way to cut the stem in two at a mark: `messages-pt_BR` is `messages`, `pt_BR` and
  /// `messages-pt`, `BR`.
  var suffixes: [(stem: String, rest: String)] {
    let bytes = Array(stem.utf8)
    return bytes.indices.filter {
      $0 > 0 && (bytes[$0] == 0x5F || bytes[$0] == 0x2E || bytes[$0] == 0x2D)
    }.map {
      (
        String(decoding: bytes[..<$0], as: UTF8.self),
        String(decoding: bytes[($0 + 1)...], as: UTF8.self)
      )
    }
  }

  /// Whether its words are written for readers of any kind, and so is its name.
  var isProse: Bool { ["md", "markdown", "txt", "text"].contains(fileExtension) }
}

/// Whether a name's first part is an English word, so that it names a locale only where something
/// else says so.
func isEnglishWord(_ name: String) -> Bool {
  englishWords.contains(
    lowercasedASCII(String(name.prefix { $0 != "-" && $0 != "_" && $0 != "@" })))
}

/// Languages whose codes are English words too: `how-to.md`, `sign-in.json`.
private let englishWords: Set<String> = [
  "am", "an", "as", "be", "he", "id", "in", "io", "is", "it", "my", "no", "or", "so", "to",
]

extension FolderNames: Equatable {
  /// The rest is worked out from the names.
  public static func == (one: FolderNames, other: FolderNames) -> Bool {
    one.names == other.names && one.suffixes == other.suffixes && one.wholes == other.wholes
  }
}
