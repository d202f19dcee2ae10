import Catalogues
import Diagnostics
import RuleModel
import SourceText

extension Check {
  package static let missingCatalogue = Check(
    "missing-catalogue", .error,
    title: "A catalogue, a locale or a store text that the pack declares under `ships` is missing.",
    why:
      "A missing catalogue is not checked, and users of that language or store see something else, or nothing.",
    advice: "Restore the file, or remove it from `ships:` if it no longer ships.")

  package static let undeclaredCatalogue = Check(
    "undeclared-catalogue", .warning,
    title: "A catalogue is not declared under `ships`.",
    why: "If it disappeared, no one would notice.",
    advice: "Add it to `ships:`.")
}

/// Checks that the files that the pack says ship are there, and no others.
enum ShippedCatalogues: CopyCheck {
  static let checks: [Check] = [.missingCatalogue, .undeclaredCatalogue]
  static let needs: CopyNeeds = [.pack, .allFiles, .wholeFiles]

  static func findings(_ copy: Copy) -> [Finding] {
    // Of a part, or where a file could not be read, what is missing may be elsewhere.
    guard let ships = copy.pack.ships else { return [] }
    return ships.catalogues.flatMap { catalogues($0, copy) }
      + ships.metadata.flatMap { metadata($0, copy) }
      + undeclared(ships, copy)
  }

  private static func missing(
    _ message: String, _ origin: Origin, _ copy: Copy, key: String? = nil, locale: String? = nil
  ) -> Finding {
    Finding(
      .missingCatalogue, .error, message, at: copy.place(origin),
      advice: "restore it, or remove it from `ships:` if it no longer ships", key: key,
      locale: locale)
  }

  private static func catalogues(_ declared: Shipping.Catalogues, _ copy: Copy) -> [Finding] {
    let found = copy.catalogues.indices.filter {
      pathEnds(copy.catalogues[$0].file.path, in: declared.path)
    }
    if found.isEmpty {
      return [
        missing(
          "the catalogue `\(declared.path)`, declared under `ships`, is missing", declared.origin,
          copy,
          key: declared.path)
      ]
    }
    let wanted = declared.locales.isEmpty ? copy.pack.locales : declared.locales
    let absent = wanted.filter { !locales(of: found, copy).contains(canonical($0)) }
    return absent.map { gap(in: declared.path, $0, declared, copy) }
      + parts(of: found, copy).flatMap { name, files in
        let held = locales(of: files, copy)
        return wanted.filter { !absent.contains($0) && !held.contains(canonical($0)) }.map {
          gap(in: name, $0, declared, copy)
        }
      }
  }

  private static func gap(
    in path: String, _ locale: String, _ declared: Shipping.Catalogues, _ copy: Copy
  ) -> Finding {
    missing(
      "the catalogue `\(path)` has no copy in `\(locale)`, which is declared under `ships`",
      declared.origin, copy, key: path, locale: locale)
  }

  /// The locales in which some of the files have copy.
  private static func locales(of files: [Int], _ copy: Copy) -> Set<String> {
    Set(
      files.flatMap { file in
        let catalogue = copy.catalogues[file]
        return Set(catalogue.entries.map(\.localeIndex)).map { canonical(catalogue.locales[$0]) }
      })
  }

  /// The catalogues that one pattern covers, where they are several: each with something to
  /// translate is owed in every locale. Documents need not be in all of them.
  private static func parts(of files: [Int], _ copy: Copy) -> [(name: String, files: [Int])] {
    let parts = Dictionary(grouping: files) { Family.file(copy.catalogues[$0].family) }
    if parts.count == 1 { return [] }
    return parts.filter { _, files in
      files.contains { file in
        copy.catalogues[file].format.layout != .document
          && copy.catalogues[file].entries.indices.contains { entry in
            let reference = EntryReference(catalogue: file, entry: entry)
            return copy.entry(reference).isSource && copy.entry(reference).isTranslatable
              && saysSomething(copy, reference)
          }
      }
    }
    .map { ($0, $1) }.sorted { $0.name < $1.name }
  }

  private static func isStore(_ format: CatalogueFormat) -> Bool {
    if case .storeFields = format.layout { true } else { false }
  }

  private static func metadata(_ declared: Shipping.Metadata, _ copy: Copy) -> [Finding] {
    let stored = copy.catalogues.filter { catalogue in
      isStore(catalogue.format) && catalogue.entries.contains { !isEmpty(catalogue.text(of: $0)) }
    }
    func isThere(_ locale: String, _ field: String) -> Bool {
      stored.contains { catalogue in
        pathEnds(catalogue.file.path, in: "\(declared.path)/*/\(field).txt")
          && canonical(
            catalogue.file.path.split(separator: "/").dropLast().last.map(String.init) ?? "")
            == canonical(locale)
      }
    }
    let locales = declared.locales.isEmpty ? copy.pack.locales : declared.locales
    return locales.flatMap { locale in
      let fields = declared.fields.isEmpty ? ["*"] : declared.fields
      return fields.filter { !isThere(locale, $0) }.map { field in
        let path =
          field == "*" ? "\(declared.path)/\(locale)" : "\(declared.path)/\(locale)/\(field).txt"
        return missing(
          "the store text `\(path)`, declared under `ships`, is missing", declared.origin, copy,
          key: path,
          locale: locale)
      }
    }
  }

  private static func isEmpty(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

  private static func undeclared(_ ships: Shipping, _ copy: Copy) -> [Finding] {
    if ships.catalogues.isEmpty, ships.metadata.isEmpty { return [] }
    return copy.catalogues.compactMap { catalogue in
      let path = catalogue.file.path
      let declared = ships.catalogues.filter { pathEnds(path, in: $0.path) }
      if !declared.isEmpty { return otherLocales(catalogue, declared, copy) }
      if ships.metadata.contains(where: { pathEnds(path, in: "\($0.path)/**/*") }) { return nil }
      return Finding(
        .undeclaredCatalogue, .warning, "this catalogue is not declared under `ships:`",
        at: Place(catalogue.file, 0..<0),
        advice: "add it to `ships:`, so that it is reported if it disappears")
    }
  }

  /// Copy of a declared catalogue in locales that are declared for none of its entries.
  private static func otherLocales(
    _ catalogue: Catalogue, _ declared: [Shipping.Catalogues], _ copy: Copy
  ) -> Finding? {
    let named = Set(
      declared.flatMap { $0.locales.isEmpty ? copy.pack.locales : $0.locales }.map(canonical))
    let held = Set(catalogue.entries.map(\.localeIndex)).map { catalogue.locales[$0] }
    let others = held.filter { !named.contains(canonical($0)) }.sorted()
    guard let first = others.first else { return nil }
    return Finding(
      .undeclaredCatalogue, .warning,
      "this catalogue has copy in \(others.map { "`\($0)`" }.joined(separator: ", ")), which `ships:` does not declare for it",
      at: Place(catalogue.file, 0..<0),
      advice: "add it to `locales:`, so that it is reported if it disappears", locale: first)
  }
}
