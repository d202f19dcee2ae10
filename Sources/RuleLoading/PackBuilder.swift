import Diagnostics
import Folding
import RuleModel
import SourceText
import YAMLReading

/// A pack as read, with what was wrong in it. With any error the pack must not be used.
public struct LoadedPack: Sendable {
  public let pack: Pack
  /// The files, in the order of `pack.files`.
  public let sources: [SourceFile]
  /// In order of place.
  public let findings: [Finding]
  /// What stands under each top-level key, file by file, as it is written.
  public let sections: [String: [YAMLEntry]]

  /// A pack that says nothing of its own, for checks of copy that need none. Gaps are warnings, since no pack declares
  /// which locales ship.
  public static var structural: LoadedPack {
    var pack = Pack(name: "structure", title: "Checks that need no pack")
    pack.isShared = true
    pack.checks = [
      "unreviewed-locale": "off", "missing-translation": "warning", "stale-translation": "note",
      "repeated-keyword": "warning",
    ]
    return LoadedPack(pack: pack, sources: [], findings: [], sections: [:])
  }

  /// With another pack made of this one, such as a part of it.
  public func replacing(_ pack: Pack) -> LoadedPack {
    LoadedPack(pack: pack, sources: sources, findings: findings, sections: sections)
  }

  /// With what else was found wrong.
  public func adding(_ more: [Finding]) -> LoadedPack {
    LoadedPack(
      pack: pack, sources: sources, findings: (findings + more).sorted(by: Finding.inOrder), sections: sections)
  }

  public var hasErrors: Bool { findings.contains { $0.level == .error } }

  /// The place an origin of this pack names.
  public func place(_ origin: Origin) -> Place? {
    sources.indices.contains(origin.file) ? Place(sources[origin.file], origin.range) : nil
  }
}

/// Reads the files of one pack, resolves every name and checks every type. All mistakes of all files are reported; none
/// stops the reading.
/// - Parameter files: every `*.yaml` of the pack's folder; the order does not matter.
public func loadPack(_ files: [SourceFile]) -> LoadedPack {
  let files = files.sorted { $0.path < $1.path }
  let builder = PackBuilder(files)
  builder.build(readYAML(files))
  builder.forgetDrafts()
  return LoadedPack(
    pack: builder.pack, sources: builder.files, findings: builder.soundFindings.sorted(by: Finding.inOrder),
    sections: builder.sections)
}

/// Collects the parts of a pack while its files are read. Order of work: names first (records, thresholds, lists,
/// texts, tables), then what
/// uses them, so that files and keys may stand in any order.
final class PackBuilder {
  let files: [SourceFile]
  var pack = Pack(name: "")
  var findings: [Finding] = []
  var units = UnitTable()

  var recordIndex: [String: Int] = [:]
  var thresholdIndex: [String: Int] = [:]
  var listIndex: [String: Int] = [:]
  var textIndex: [String: Int] = [:]
  var packLets: [String: LetDraft] = [:]
  var tableDrafts: [TableDraft] = []
  /// What kinds of record belong to, by index.
  var scopeDrafts: [Int: [ScopeDraft]] = [:]
  /// Names whose definition was wrong: told there, so not told again where they are used.
  var failedNames: Set<String> = []
  /// Phrases that the terms so far have written out.
  var phraseCount = 0
  var aggregateIndex: [Aggregate: Int] = [:]

  /// Thresholds beside what they cannot be compared with.
  var misfits: [Misfit] = []
  /// The thresholds of which a finding says that they do not fit where they are used.
  private var thresholdsNamed: [Finding: Set<Int>] = [:]

  /// Names in order, and where they lead: asked for at every misspelt one.
  var names = NameLists()
  /// Ids of rules, tables, terms and texts, with where each was given.
  var ids: [String: Origin] = [:]
  /// Names that must exist once everything is read.
  var references: [Reference] = []
  /// Names of locales that are ones: each is written thousands of times.
  var soundLocales: Set<String> = []
  /// Roles that are asked for, or have signed.
  var roleUses: [(String, Origin)] = []
  /// Surfaces that are named anywhere.
  var surfaceUses: [SurfaceUse] = []
  /// Where conditions ask whether rules fire.
  var outcomeUses: [OutcomeUse] = []
  var knownHeads: [RuleHead]?
  var declaredSurfaces: [(name: String, origin: Origin)] = []
  /// What stands under each top-level key, file by file.
  var sections: [String: [YAMLEntry]] = [:]
  /// The rules that messages wait for, with the record each is about.
  var messageRules: [(rule: String, record: Int, origin: Origin)] = []
  /// A mistake of a rule, or of what it uses, may be why it lacks what it shows.
  var mayLackActions = false
  /// Some file could not be read whole.
  var isIncomplete = false
  private var told: Set<Finding> = []
  private var latestFile = -1
  /// What is being tried out, the innermost last.
  var trials: [TrialFindings] = []
  var kept = KeptFindings()
  /// How many `let`s and tables are being resolved for one another.
  var nesting = 0

  init(_ files: [SourceFile]) {
    self.files = files
    pack.files = files.map(\.path)
  }

  /// Drafts of tables hold on to the builder that holds them.
  func forgetDrafts() {
    tableDrafts = []
    scopeDrafts = [:]
    names = NameLists()
  }

  // MARK: Reporting

  /// - Parameters:
  ///   - meant: the name that was probably meant, which is then the advice and the suggestion.
  ///   - thresholds: those that the message says do not fit here.
  @discardableResult func report(
    _ check: Check, _ message: String, at origin: Origin, level: Level? = nil, meant: String? = nil,
    advice: String? = nil, because: String? = nil, suggestions: [String]? = nil, notes: [Note] = [],
    about thresholds: Set<Int> = [], shared: Finding.Shared? = nil
  ) -> Finding? {
    if isTryingOut, (level ?? check.level) == .error { failTrial() }
    // What a broken file would have named is not unknown; what is nearly a known name is a slip all the same.
    if check == .unknownName, isIncomplete, meant == nil { return nil }
    let place = files.indices.contains(origin.file) ? Place(files[origin.file], origin.range) : nil
    var finding = Finding(
      check, level, message, at: place, advice: meant.map { "did you mean `\($0)`?" } ?? advice, because: because,
      suggestions: suggestions ?? meant.map { [$0] } ?? [], notes: notes)
    finding.shared = shared
    if !thresholds.isEmpty { thresholdsNamed[finding, default: []].formUnion(thresholds) }
    if isTryingOut { keep(finding) } else { tell(finding) }
    return finding
  }

  /// Once, whatever is advised: a shared `let` is read by each decision that uses it.
  func tell(_ finding: Finding) {
    var bare = finding
    bare.advice = nil
    bare.suggestions = []
    bare.notes = []
    if told.insert(bare).inserted { findings.append(finding) }
  }

  /// Without what only follows from another mistake, which is told as such.
  var soundFindings: [Finding] {
    let misfits = Set(misfits.map(\.threshold))
    let blaming = thresholdsNamed.filter { !misfits.isDisjoint(with: $0.value) }
    return FollowUps(readableFindings, misfits: misfits.count, blamingMisfits: Set(blaming.keys)).removed()
  }

  /// Without what only follows from characters that cannot be read.
  private var readableFindings: [Finding] {
    func isAboutCharacters(_ finding: Finding) -> Bool {
      [Check.invalidUTF8.id, Check.yamlControlCharacter.id].contains(finding.id)
    }
    let unreadable = findings.filter(isAboutCharacters).compactMap(\.place)
    if unreadable.isEmpty { return findings }
    return findings.filter { finding in
      guard let place = finding.place, !isAboutCharacters(finding) else { return true }
      return !unreadable.contains { $0.file.path == place.file.path && $0.range.contains(place.range.lowerBound) }
    }
  }

  /// Names of shared `let`s and of thresholds, in order.
  var sharedNames: [String] {
    let count = packLets.count + thresholdIndex.count
    if names.shared.count != count { names.shared = (Array(packLets.keys) + Array(thresholdIndex.keys)).sorted() }
    return names.shared
  }

  var listNames: [String] {
    if names.lists.count != listIndex.count { names.lists = listIndex.keys.sorted() }
    return names.lists
  }

  var textNames: [String] {
    if names.texts.count != textIndex.count { names.texts = textIndex.keys.sorted() }
    return names.texts
  }

  /// In order.
  func fieldNames(of record: Int) -> [String] {
    let fields = pack.records[record].fields.filter { $0.unitOf == nil }
    if let known = names.fields[record], known.count == fields.count { return known }
    let sorted = fields.map(\.name).sorted()
    names.fields[record] = sorted
    return sorted
  }

  func fileIndex(_ node: YAMLNode) -> Int {
    // What is read next mostly stands in the same file.
    if files.indices.contains(latestFile), files[latestFile].isSame(as: node.file) { return latestFile }
    latestFile =
      files.firstIndex { $0.isSame(as: node.file) } ?? files.firstIndex { $0.path == node.file.path } ?? -1
    return latestFile
  }
  func origin(_ node: YAMLNode) -> Origin { Origin(file: fileIndex(node), range: node.range) }
  func place(_ origin: Origin) -> Place? {
    files.indices.contains(origin.file) ? Place(files[origin.file], origin.range) : nil
  }

  func located(_ node: YAMLNode) -> LocatedText? {
    node.scalar.map { LocatedText(scalar: $0, fileIndex: fileIndex(node)) }
  }

  func nearestName(_ name: String, in names: [String]) -> String? { nearest(name, in: names) }

  /// Takes an id for an item; two items of one id are an error.
  func claim(id: String, at origin: Origin) {
    if let first = ids[id] {
      report(
        .duplicateId, "the id `\(id)` is given twice", at: origin, advice: "give each a different id",
        notes: [Note("first defined here", at: place(first))])
    } else {
      ids[id] = origin
    }
  }

  func aggregate(_ aggregate: Aggregate) -> Int {
    if let index = aggregateIndex[aggregate] { return index }
    pack.aggregates.append(aggregate)
    aggregateIndex[aggregate] = pack.aggregates.count - 1
    return pack.aggregates.count - 1
  }

  // MARK: Units

  /// How numbers in one unit become numbers in another: within a dimension, or by a factor of the pack's `units:`.
  func change(from: Unit, to: Unit, field: String? = nil) -> UnitChange? {
    if let change = UnitChange(from: from, to: to) { return change }
    for conversion in pack.conversions where conversion.field == nil || conversion.field == field {
      if let into = UnitChange(from: from, to: conversion.from), let out = UnitChange(from: conversion.to, to: to) {
        return UnitChange(factor: into.factor * conversion.factor * out.factor)
      }
      if let into = UnitChange(from: from, to: conversion.to), let out = UnitChange(from: conversion.from, to: to) {
        return UnitChange(factor: into.factor / conversion.factor * out.factor)
      }
    }
    return nil
  }
}

/// A name in a text position that must be the id of something.
struct Reference {
  enum Kind { case term, item, signable }

  var kind: Kind
  var name: String
  var origin: Origin
}
