import Catalogues
import Diagnostics
import SourceText

extension Check {
  package static let nothingCompared = Check(
    "nothing-compared", .warning,
    title: "Translations have no source text beside them.",
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
    }
  }

  private static func finding(_ families: [Family], isAll: Bool, _ copy: Copy) -> Finding {
    let members = families.flatMap(\.members).sorted()
    let locales = Set(members.flatMap { copy.catalogues[$0].locales }).sorted()
    let named = locales.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
    let more = locales.count > 5 ? " and \(locales.count - 5) more" : ""
    let first = copy.catalogues[members[0]]
    return Finding(
      .nothingCompared, isAll ? .warning : .note,
      "there is no text of the source locale `\(copy.pack.sourceLocale)` for \(named)\(more), so nothing is compared",
      at: Place(first.file, 0..<0),
      advice: "name the file of the source text by its locale, or set `source locale` in the pack")
  }
}
