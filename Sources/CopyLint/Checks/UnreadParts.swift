import Catalogues
import Diagnostics
import SourceText

/// The files of one catalogue that could not be read: what they may hold is not missed, and that is
/// said.
struct UnreadParts {
  private struct Part {
    var file: SourceFile
    /// Nil if it may hold anything of the catalogue.
    var locales: [LocaleReach]?
  }

  private var parts: [Part] = []

  init(of family: Family, _ copy: Copy) {
    let source = LocaleReach(copy.pack.sourceLocale)
    for member in family.members where !copy.catalogues[member].isWhole {
      let catalogue = copy.catalogues[member]
      let path = CataloguePath(catalogue.file.path, sourceLocale: copy.pack.sourceLocale)
      let names = catalogue.locales.isEmpty ? path?.locale.map { [$0] } ?? [] : catalogue.locales
      add(catalogue.file, names, source, family)
    }
    let names = Set(family.members.map { Family.name(family.format, copy.catalogues[$0].family) })
    for path in copy.unread {
      if let unread = CataloguePath(path, sourceLocale: copy.pack.sourceLocale) {
        guard names.contains(Family.name(unread.format, unread.family)) else { continue }
        add(SourceFile(path: path, bytes: []), unread.locale.map { [$0] } ?? [], source, family)
      } else if (family.bundle + "/").hasPrefix(path + "/")
        || (path + "/").hasPrefix(family.bundle + "/")
      {
        // A folder that cannot be looked into.
        let inside = CataloguePath(
          path + "/x." + (family.format.extensions.first ?? ""), sourceLocale: source.name)
        add(SourceFile(path: path, bytes: []), inside?.locale.map { [$0] } ?? [], source, family)
      }
    }
  }

  private mutating func add(
    _ file: SourceFile, _ names: [String], _ source: LocaleReach, _ family: Family
  ) {
    let reaches = names.map { LocaleReach($0) }
    let others = reaches.filter { !$0.isSameLanguage(as: source) }
    let isOneTranslation: Bool
    switch family.format.layout {
    case .besideSource: isOneTranslation = !others.isEmpty
    case .fileForEachLocale, .storeFields:
      isOneTranslation = !others.isEmpty && others.count == reaches.count
    case .everyLocaleInOne, .document: isOneTranslation = false
    }
    parts.append(Part(file: file, locales: isOneTranslation ? others : nil))
  }

  func mayHold(_ locale: LocaleReach) -> Bool {
    parts.contains { part in part.locales.map { $0.contains { locale.isReached(by: $0) } } ?? true }
  }

  var findings: [Finding] {
    parts.map { part in
      let what = part.locales.map {
        "missing translations for \($0.map { "`\($0.name)`" }.joined(separator: ", "))"
      }
      return Finding(
        .notCompared, .note,
        "\(what ?? "missing translations of this catalogue") are not reported because this file could not be read",
        at: Place(part.file, 0..<0),
        advice: "correct the file, then run the command again",
        locale: part.locales?.first?.name
      ).ofUnread
    }
  }
}
