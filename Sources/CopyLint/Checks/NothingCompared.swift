import Catalogues
import Diagnostics
import SourceText

extension Check {
  package static let nothingCompared = Check(
    "nothing-compared", .warning,
    title: "Translations have no source text beside them, or another text is taken for it.",
    why:
      "Nothing is known of their placeholders, numbers and gaps, so a run without findings means nothing. A note where only some of several catalogues lack it.",
    advice:
      "Name the file of the source text by its locale, beside the translations, or write that locale under `source locale` in the pack."
  )
}

/// Catalogues of which only translations are there: one finding for each folder of them.
enum NothingCompared: CopyCheck {
  static let checks: [Check] = [.nothingCompared]
  static let needs: CopyNeeds = [.allFiles, .wholeFiles]

  private struct Folder: Hashable {
    var bundle: String
    var format: CatalogueFormat
  }

  static func findings(_ copy: Copy) -> [Finding] {
    let families = copy.families.filter { $0.mayBeInOtherLocales(copy) }
    let places = Dictionary(grouping: families) { Folder(bundle: $0.bundle, format: $0.format) }
    return places.values.compactMap { families in
      let without = families.filter { $0.lacksSource(copy) }
      return without.isEmpty
        ? nil : finding(without, isAll: without.count == families.count, copy)
    } + copy.families.compactMap { twoSources($0, copy) }
  }

  /// Two files of one catalogue that are both taken for the source text, and say other things: one
  /// of them is in another language, as `values` is beside `values-en` where the app is Latvian.
  private static func twoSources(_ family: Family, _ copy: Copy) -> Finding? {
    guard family.format.layout == .fileForEachLocale else { return nil }
    let files = family.members.map { copy.catalogues[$0] }.filter { file in
      !file.entries.isEmpty && file.entries.allSatisfy(\.isSource)
    }
    guard files.count > 1, Set(files.flatMap(\.locales)).count == 1 else { return nil }
    func texts(_ file: Catalogue) -> [String: String] {
      Dictionary(
        file.entries.map { (file.key(of: $0) + file.variant(of: $0).path, file.text(of: $0)) },
        uniquingKeysWith: { first, _ in first })
    }
    let first = texts(files[0])
    for other in files.dropFirst() where other.format == files[0].format {
      let pairs = texts(other).compactMap { key, text in first[key].map { ($0, text) } }
      let differ = pairs.count { $0 != $1 }
      guard pairs.count > 4, differ * 2 > pairs.count else { continue }
      return Finding(
        .nothingCompared, .warning,
        "this file and `\(files[0].file.path)` are both taken for `\(other.locales[0])`, but \(differ) of \(pairs.count) texts are not the same; they are not compared",
        at: Place(other.file, 0..<0),
        advice:
          "if one is in another language, set that as `source locale` in the pack, or name its folder by it"
      )
    }
    return nil
  }

  private static func finding(_ families: [Family], isAll: Bool, _ copy: Copy) -> Finding {
    let members = families.flatMap(\.members).sorted()
    let locales = Set(members.flatMap { copy.catalogues[$0].locales })
      .subtracting([copy.pack.sourceLocale]).sorted()
    let named = locales.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
    let whom = named.isEmpty ? "" : " for \(named)"
    let more = locales.count > 5 ? " and \(locales.count - 5) more" : ""
    let first = copy.catalogues[members[0]]
    return Finding(
      .nothingCompared, isAll ? .warning : .note,
      "there is no text of the source locale `\(copy.pack.sourceLocale)`\(whom)\(more), so nothing is compared",
      at: Place(first.file, 0..<0),
      advice: "name the file of the source text by its locale, or set `source locale` in the pack")
  }
}
