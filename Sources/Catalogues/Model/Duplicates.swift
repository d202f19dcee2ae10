/// A key that a file defines a second time.
struct Duplicate {
  var key: String
  var range: Range<Int>
  var first: Range<Int>
}

/// The texts under keys that are defined twice, which distinguish a repetition from a
/// contradiction.
struct DefinedTexts {
  /// A text under a key, with its nested key, locale and variant.
  private struct Slot: Hashable {
    var path: [String]
    var locale: UInt16
    var variant: UInt16
  }

  /// By where the key begins.
  private var defined: [UInt32: [Slot: [String]]] = [:]
  /// The keys whose first definition has the texts of all, and these are the same.
  private var alike: Set<UInt32> = []

  init(
    of duplicates: [Duplicate], keys: [KeyRecord], entries: [CatalogueEntry],
    name: (KeyRecord) -> String,
    text: (CatalogueEntry) -> String
  ) {
    for duplicate in duplicates {
      defined[UInt32(duplicate.first.lowerBound)] = [:]
      defined[UInt32(duplicate.range.lowerBound)] = [:]
    }
    for entry in entries {
      var path: [String] = []
      var next = Int(entry.key)
      while next >= 0 {
        let key = keys[next]
        if defined[key.start] != nil {
          let slot = Slot(path: path, locale: entry.locale, variant: entry.variant)
          defined[key.start]![slot, default: []].append(text(entry))
        }
        path.append(name(key))
        next = Int(key.parent)
      }
    }
    alike = Set(
      defined.filter { _, texts in
        !texts.isEmpty && texts.values.allSatisfy { $0.count > 1 && Set($0).count == 1 }
      }.keys)
  }

  /// Whether both definitions give the same texts. Where a format keeps the texts of both under the
  /// first key, they are all there.
  func areSame(_ duplicate: Duplicate) -> Bool {
    let first = UInt32(duplicate.first.lowerBound)
    let second = defined[UInt32(duplicate.range.lowerBound)] ?? [:]
    return second.isEmpty ? alike.contains(first) : defined[first] == second
  }
}
