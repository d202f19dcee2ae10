import Catalogues
import OperatingSystem

/// Files that hold the same keys in several locales, or in several parts, and so are one catalogue
/// to those who read the app.
struct Family {
  /// Indices of its catalogues.
  var members: [Int]
  var format: CatalogueFormat
  /// The folder that its locales lie in.
  var bundle: String
  /// Keys that i18next makes plurals of by a suffix (`item_one`, `item_other`), by the name they
  /// share.
  private var pluralNames: Set<String> = []

  static func all(of catalogues: [Catalogue]) -> [Family] {
    var families: [Family] = []
    var indices: [String: Int] = [:]
    for (number, catalogue) in catalogues.enumerated() {
      let name = name(of: catalogue)
      if let index = indices[name] {
        families[index].members.append(number)
      } else {
        indices[name] = families.count
        families.append(
          Family(members: [number], format: catalogue.format, bundle: catalogue.bundle))
      }
    }
    for (name, index) in indices {
      // `lang.strings` is the source of `lang_de.strings`.
      guard let shared = unlocalizedName(name), let source = indices[shared] else { continue }
      families[index].members = (families[source].members + families[index].members).sorted()
      families[source].members = []
    }
    families.removeAll(where: \.members.isEmpty)
    for index in families.indices where families[index].format.pluralsAreKeys {
      families[index].findPlurals(in: catalogues)
    }
    return mapInParallel(families) { family in
      var family = family
      family.group(catalogues)
      return family
    }
  }

  /// A `.stringsdict` completes the `.strings` of its name; Android puts all files of a `values`
  /// folder together; every field of a store's entry is a file of its own.
  private static func name(of catalogue: Catalogue) -> String {
    name(catalogue.format, catalogue.family)
  }

  static func name(_ format: CatalogueFormat, _ path: String) -> String {
    switch format.pairing {
    case .byPath: format.name + ":" + path
    case .byStem(let group):
      group + ":" + (path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path)
    case .byFolder: format.name + ":" + (path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "")
    }
  }

  /// The family name of a file: `lang.strings` is the source of `lang_*.strings`.
  static func file(_ family: String) -> String { unlocalizedName(family) ?? family }

  private mutating func findPlurals(in catalogues: [Catalogue]) {
    for member in members {
      for entry in catalogues[member].entries where entry.variantIndex != 0 {
        pluralNames.insert(catalogues[member].unitKey(of: entry))
      }
    }
  }

  /// All texts of each key, where they are not neighbours: looked for once, for all checks.
  private var groups: [[EntryReference]]?

  /// Calls `body` with all texts of each key.
  func forEachKey(of catalogues: [Catalogue], _ body: ([EntryReference]) -> Void) {
    if let groups {
      for group in groups { body(group) }
      return
    }
    if members.count == 1, pluralNames.isEmpty {
      // Entries of one key are neighbours.
      let entries = catalogues[members[0]].entries
      var unit: [EntryReference] = []
      var start = 0
      while start < entries.count {
        unit.removeAll(keepingCapacity: true)
        var end = start
        repeat {
          unit.append(EntryReference(catalogue: members[0], entry: end))
          end += 1
        } while end < entries.count && entries[end].keyIndex == entries[start].keyIndex
        body(unit)
        start = end
      }
    }
  }

  private mutating func group(_ catalogues: [Catalogue]) {
    if members.count == 1, pluralNames.isEmpty { return }
    var groups: [[EntryReference]] = []
    var indices: [String: Int] = [:]
    for member in members {
      var known: (key: Int, group: Int)?
      for (index, entry) in catalogues[member].entries.enumerated() {
        let group: Int
        if let known, known.key == entry.keyIndex {
          group = known.group
        } else {
          let name = unitName(catalogues[member].key(of: entry))
          group = indices[name] ?? groups.count
          if group == groups.count {
            indices[name] = group
            groups.append([])
          }
          known = (entry.keyIndex, group)
        }
        groups[group].append(EntryReference(catalogue: member, entry: index))
      }
    }
    self.groups = groups
  }

  private func unitName(_ key: String) -> String {
    guard !pluralNames.isEmpty, let (base, _) = pluralSuffix(key), pluralNames.contains(base) else {
      return key
    }
    return base
  }
}

extension Copy {
  /// Calls `body` with all texts of each key, over the files of a catalogue that is split by
  /// locale.
  func forEachKey(_ body: ([EntryReference]) -> Void) {
    for family in families { family.forEachKey(of: catalogues, body) }
  }
}
