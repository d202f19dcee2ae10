import Catalogues
import RuleModel

/// The locales that each catalogue is owed in: those that the pack says ship, and those that the
/// catalogues beside it are in. What ships is a matter of each app, framework or module:
/// `mac/{en,de}` owes nothing in `ios/ja`.
struct ShippingLocales {
  struct Wanted {
    var reach: LocaleReach
    /// The pack says that it ships; else it was only found.
    var isDeclared: Bool

    var name: String { reach.name }
  }

  private struct Place: Hashable {
    var bundle: String
    var platform: String
  }

  private let copy: Copy
  /// Found in catalogues, in order.
  private var found: [Place: [String]] = [:]

  init(_ copy: Copy) {
    self.copy = copy
    for family in copy.families where Self.mayBeInOtherLocales(family, copy) {
      let place = Place(bundle: family.bundle, platform: family.format.platform)
      for member in family.members {
        for locale in copy.catalogues[member].locales where found[place]?.contains(locale) != true {
          found[place, default: []].append(locale)
        }
      }
    }
  }

  func wanted(by family: Family) -> [Wanted] {
    let isWholeByItself = family.format.layout == .everyLocaleInOne
    // Content that other files may have is not missed.
    if copy.extent == .part, !isWholeByItself { return [] }
    if copy.extent == .files, case .byFolder = family.format.pairing { return [] }
    let isAmongOthers = Self.mayBeInOtherLocales(family, copy)
    // A store's entry may be in other locales than the app.
    let isDeclared =
      family.format.layout != .storeFields && (copy.extent == .app || isWholeByItself)
      && isAmongOthers
    let declared = isDeclared ? copy.pack.locales : []
    let place = Place(bundle: family.bundle, platform: family.format.platform)
    let beside = isAmongOthers ? found[place] ?? [] : []
    var seen: Set<String> = []
    return (declared.map { ($0, true) } + beside.map { ($0, false) }).compactMap {
      name, isDeclared in
      guard seen.insert(canonical(name)).inserted else { return nil }
      let reach = LocaleReach(name)
      let ships = isDeclared || declared.contains { reach.isReached(by: LocaleReach($0)) }
      return Wanted(reach: reach, isDeclared: ships)
    }
  }

  /// Whether another locale can have a file beside this one: no `.strings` outside a folder of a
  /// locale is ever translated.
  private static func mayBeInOtherLocales(_ family: Family, _ copy: Copy) -> Bool {
    switch family.format.layout {
    case .fileForEachLocale:
      family.members.contains {
        copy.catalogues[$0].family.utf8.contains(UInt8(ascii: "*"))
          || copy.catalogues[$0].locales.count > 1
      }
    case .everyLocaleInOne, .besideSource, .storeFields, .document: true
    }
  }
}
