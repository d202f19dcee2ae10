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
  /// Of catalogues without a source text: whether other catalogues beside them are translated into
  /// these locales too is not known.
  private var apart: [Place: Set<String>] = [:]

  init(_ copy: Copy) {
    self.copy = copy
    var known: [Place: Set<String>] = [:]
    for family in copy.families where family.mayBeInOtherLocales(copy) {
      let place = Place(bundle: family.bundle, platform: family.format.platform)
      let locales = family.members.flatMap { copy.catalogues[$0].locales }
      if family.lacksSource(copy) {
        apart[place, default: []].formUnion(locales)
        continue
      }
      for locale in locales where known[place, default: []].insert(locale).inserted {
        found[place, default: []].append(locale)
      }
    }
    for (place, locales) in known { apart[place]?.subtract(locales) }
  }

  func wanted(by family: Family) -> [Wanted] {
    let isWholeByItself = family.format.layout == .everyLocaleInOne
    // Content that other files may have is not missed.
    if copy.extent == .part, !isWholeByItself { return [] }
    if copy.extent == .files, case .byFolder = family.format.pairing { return [] }
    let isAmongOthers = family.mayBeInOtherLocales(copy)
    // A store's entry may be in other locales than the app.
    let isDeclared =
      family.format.layout != .storeFields && (copy.extent == .app || isWholeByItself)
      && isAmongOthers
    let place = Place(bundle: family.bundle, platform: family.format.platform)
    let apart = apart[place] ?? []
    let declared = isDeclared ? copy.pack.locales.filter { !apart.contains($0) } : []
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
}

extension Family {
  /// Whether another locale can have a file beside this one: no `.strings` outside a folder of a
  /// locale is ever translated.
  func mayBeInOtherLocales(_ copy: Copy) -> Bool {
    switch format.layout {
    case .fileForEachLocale:
      members.contains {
        copy.catalogues[$0].family.utf8.contains(UInt8(ascii: "*"))
          || copy.catalogues[$0].locales.count > 1
      }
    case .everyLocaleInOne, .besideSource, .storeFields, .document: true
    }
  }

  /// Whether it has translations, and no source text to compare them with.
  func lacksSource(_ copy: Copy) -> Bool {
    guard format.layout == .fileForEachLocale || format.layout == .storeFields else { return false }
    let files = members.map { copy.catalogues[$0] }.filter { !$0.entries.isEmpty }
    return !files.isEmpty && !files.contains { $0.entries.contains(where: \.isSource) }
      && !(format.keysMayBeTexts && files.contains { $0.hasSentencesForKeys })
  }
}

extension Catalogue {
  /// Whether its keys are the texts of the source.
  fileprivate var hasSentencesForKeys: Bool {
    entries.prefix(200).contains { key(of: $0).utf8.contains(UInt8(ascii: " ")) }
  }
}
