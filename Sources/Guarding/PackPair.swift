import Evaluation
import RuleLoading
import RuleModel
import SignOffs
import SourceText
import YAMLReading

/// A pack at a revision and now.
struct PackPair {
  let old: LoadedPack
  let new: LoadedPack
  let terms: GuardTerms
  var today: CivilDate { terms.today }
  var checks: CheckLevels { terms.checks }
  private(set) var found: [Loss] = []
  let review: SignOffReview
  /// How many effects of each rule are reported as gone.
  var effectsLost: [String: Int] = [:]

  init(_ old: LoadedPack, _ new: LoadedPack, _ terms: GuardTerms) {
    // If both say the same of a number, only the number has changed.
    self.old = old.worded(WordingDay(terms.today, numbersOf: new.pack))
    self.new = new
    self.terms = terms
    review = SignOffReview(new)
  }

  /// Whether somebody has signed an item as it is now, and everybody who has to.
  func isSigned(_ id: String) -> Bool {
    guard let item = new.pack.item(named: id) else { return false }
    let entries = review.entries(of: item)
    return !entries.isEmpty && entries.allSatisfy { $0.state == .signed || !$0.isAsked }
      && entries.contains { $0.state == .signed }
  }

  /// Everything that protects people less.
  mutating func compare() {
    compareItems()
    for section in PackSection.allCases { compare(section) }
    compareKeys()
    for index in found.indices { found[index].rank = rank(of: found[index].item) }
  }

  /// Red flags first; an advisory comes behind what refuses something and the words that are shown.
  private func rank(of id: String) -> Int {
    let packs = [old.pack, new.pack]
    if let rule = packs.lazy.compactMap({ $0.rules.first { $0.id == id } }).first {
      return rule.kind == .redFlag ? 0 : rule.kind == .advisory ? 3 : 1
    }
    switch packs.lazy.compactMap({ $0.item(named: id)?.kind }).first {
    case .text, .message: return 2
    case .threshold, .list, .table: return 3
    case .rule, .term, .limit, .mapping, .record, nil: return Loss.lowest - 1
    }
  }

  mutating func report(
    _ item: String, _ message: String, was: String, now: String, at place: Origin?,
    before: Origin? = nil
  ) {
    found.append(
      Loss(
        item, message, was: was, now: now, at: place.flatMap(new.place),
        before: before.flatMap(old.place)))
  }

  mutating func add(_ weakening: Loss) { found.append(weakening) }

  /// Something that is gone.
  mutating func gone(
    _ item: String, _ message: String, was: String, now: String = "gone", from origin: Origin
  ) {
    found.append(
      Loss(item, message, was: was, now: now, at: rest(of: origin), before: old.place(origin)))
  }

  /// The head of the section that something was in, where its file still has it; else that of the
  /// file, or of the pack.
  private func rest(of origin: Origin) -> Place? {
    guard let was = old.place(origin) else { return nil }
    func entries(_ loaded: LoadedPack) -> [YAMLEntry] {
      loaded.sections.values.joined().filter { $0.key.file.path == was.file.path }.sorted {
        $0.key.range.lowerBound < $1.key.range.lowerBound
      }
    }
    let section = entries(old).last { $0.key.range.lowerBound <= was.range.lowerBound }?.keyText
    let left = entries(new)
    let head =
      left.first { $0.keyText == section } ?? left.first
      ?? new.sections[PackSection.pack.rawValue]?.first
    return head?.key.place ?? new.sources.first.map { Place($0, 0..<0) }
  }
}

extension PackPair {
  /// Approvals and sign-offs name versions: one that goes back takes theirs.
  private mutating func compareVersions() {
    guard let was = numbers(old.pack.version), let now = numbers(new.pack.version),
      now.lexicographicallyPrecedes(was)
    else { return }
    add(
      Loss(
        "version",
        "the version of the pack has gone back from \(old.pack.version) to \(new.pack.version)",
        was: old.pack.version, now: new.pack.version,
        at: new.sections[PackSection.version.rawValue]?.first?.value.place,
        before: old.sections[PackSection.version.rawValue]?.first?.value.place))
  }

  private func numbers(_ version: String) -> [Int]? {
    let parts = version.split(separator: ".").map { Int($0) }
    return parts.contains(nil) ? nil : parts.compactMap { $0 }
  }

  mutating func compare(_ section: PackSection) {
    switch section {
    case .rules: compareRules()
    case .tables: compareTables()
    case .lists: compareLists()
    case .texts: compareTexts()
    case .terms: compareTerms()
    case .limits: compareLimits()
    case .reviewed: compareReviews()
    case .exemptions: compareExemptions()
    case .orders: compareOrders()
    case .together: compareMeetings()
    case .requirements: compareRequirements()
    case .ships: compareShipping()
    case .checks: compareChecks()
    case .unreviewed: compareUnreviewed()
    case .locales: compareLocales()
    case .shared: compareShared()
    case .messages: compareMessages()
    // They protect through the rules and tables that rest on them, which are compared case by case
    // (`LostCase`).
    case .thresholds, .units, .lets, .timeZone: break
    case .records: compareRecords()
    // Names and words.
    case .pack, .title, .language, .sourceLocale, .surfaces, .examplesOf: break
    case .unsignedTexts: compareUnsignedTexts()
    case .version: compareVersions()
    case .mappings: compareMappings()
    // Who may sign, and what was signed or approved: without it there is more to do, not less.
    case .roles, .signoffs, .signedContent, .changes: break
    }
  }
}
