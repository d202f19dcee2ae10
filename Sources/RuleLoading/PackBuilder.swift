import Diagnostics
import Folding
import RuleModel
import SourceText
import YAMLReading

/// A pack as read, with what was wrong in it. With any error the pack must not be used.
public struct LoadedPack: Sendable {
  /// The pack; of no use if there are errors.
  public let pack: Pack
  /// The files, in the order of `pack.files`.
  public let sources: [SourceFile]
  /// In order of place.
  public let findings: [Finding]
  /// The content of each top-level key, file by file, as it is written.
  public let sections: [String: [YAMLEntry]]
  /// The day whose numbers its words say; nil where they say none.
  fileprivate let wording: WordingDay?

  /// A pack that says nothing of its own, for checks of copy that need none. Gaps are warnings,
  /// since no pack declares which locales ship.
  public static var structural: LoadedPack {
    var pack = Pack(name: "structure", title: "Checks that need no pack")
    pack.isShared = true
    pack.checks = [
      "unreviewed-locale": "off", "missing-translation": "warning", "stale-translation": "note",
      "repeated-keyword": "warning",
    ]
    return LoadedPack(pack: pack, sources: [], findings: [], sections: [:], wording: nil)
  }

  /// With another pack made of this one, such as a part of it.
  public func replacing(_ pack: Pack) -> LoadedPack {
    LoadedPack(
      pack: pack, sources: sources, findings: findings, sections: sections, wording: wording)
  }

  /// With what else was found wrong.
  public func adding(_ more: [Finding]) -> LoadedPack {
    LoadedPack(
      pack: pack, sources: sources, findings: (findings + more).sorted(by: Finding.inOrder),
      sections: sections, wording: wording)
  }

  /// The pack with the numbers of another day in its words, if there are any.
  public func worded(_ day: WordingDay) -> LoadedPack {
    guard let wording, wording != day else { return self }
    return LoadedPack(
      pack: loadPack(sources, wording: day).pack, sources: sources, findings: findings,
      sections: sections, wording: day)
  }

  /// Whether an example is under `examples of:`, apart from its item.
  public func isApart(_ origin: Origin) -> Bool {
    (sections[PackSection.examplesOf.rawValue] ?? []).contains { entry in
      pack.files.indices.contains(origin.file) && entry.value.file.path == pack.files[origin.file]
        && entry.value.range.contains(origin.range.lowerBound)
    }
  }

  /// Whether loading found an error.
  public var hasErrors: Bool { findings.contains { $0.level == .error } }

  /// The place an origin of this pack names.
  public func place(_ origin: Origin) -> Place? {
    sources.indices.contains(origin.file) ? Place(sources[origin.file], origin.range) : nil
  }
}

/// Reads the files of one pack, resolves every name and checks every type. All mistakes of all
/// files are reported; none stops the reading.
/// - Parameters:
///   - files: every `*.yaml` of the pack's folder; the order does not matter.
///   - wording: the day whose numbers its words say.
///   - memory: trees of files that were read before.
public func loadPack(
  _ files: [SourceFile], wording: WordingDay = WordingDay(), memory: YAMLMemory? = nil
) -> LoadedPack {
  let files = files.sorted { $0.path < $1.path }
  let builder = PackBuilder(files, wording)
  builder.build(memory?.read(files) ?? readYAML(files))
  builder.forgetDrafts()
  return LoadedPack(
    pack: builder.pack, sources: files,
    findings: builder.reports.soundFindings.sorted(by: Finding.inOrder),
    sections: builder.sections, wording: builder.uses.inWords.isEmpty ? nil : wording)
}

/// Makes a pack of its files. Order of work: names first (records, thresholds, lists, texts,
/// tables), then what uses them, so that files and keys may be in any order. Readers of sections
/// return their parts; `build` puts them into the pack.
final class PackBuilder {
  let reports: LoadingReport
  /// Read so far.
  var pack = Pack(name: "")
  var units = UnitTable()
  var defined = DefinedNames()
  var uses = NameUses()
  /// The content of each top-level key, file by file.
  var sections: [String: [YAMLEntry]] = [:]
  /// Why nobody has to sign a text that has a source, if the pack says so once for all of them.
  var unsignedTexts: String?
  /// Phrases that the terms so far have written out.
  var phraseCount = 0
  private var aggregateIndex: [Aggregate: Int] = [:]
  /// Names of locales that are ones: each is written thousands of times.
  var soundLocales: Set<String> = []
  /// A mistake of a rule, or of what it uses, may be why it lacks what it shows.
  var mayLackActions = false
  let wording: WordingDay
  /// Titles of thresholds, until all of these are read.
  var thresholdWords: [String: (title: YAMLNode?, why: YAMLNode?)] = [:]
  /// How many `let`s and tables are being resolved for one another.
  var nesting = 0

  init(_ files: [SourceFile], _ wording: WordingDay) {
    self.wording = wording
    reports = LoadingReport(files)
    pack.files = files.map(\.path)
  }

  /// Drafts of tables hold on to the builder that holds them.
  func forgetDrafts() {
    defined.tables = []
    defined.scopes = [:]
    defined.sorted = NameLists()
  }

  var files: [SourceFile] { reports.files }

  @discardableResult func report(
    _ check: Check, _ message: String, at origin: Origin, level: Level? = nil, meant: String? = nil,
    advice: String? = nil, because: String? = nil, suggestions: [String]? = nil, notes: [Note] = [],
    about thresholds: Set<Int> = [], shared: Finding.Shared? = nil
  ) -> Finding? {
    reports.report(
      check, message, at: origin, level: level, meant: meant, advice: advice, because: because,
      suggestions: suggestions, notes: notes, about: thresholds, shared: shared)
  }

  func fileIndex(_ node: YAMLNode) -> Int { reports.fileIndex(node) }
  func origin(_ node: YAMLNode) -> Origin { reports.origin(node) }
  func place(_ origin: Origin) -> Place? { reports.place(origin) }
  func located(_ node: YAMLNode) -> LocatedText? { reports.located(node) }
  func nearestName(_ name: String, in names: [String]) -> String? { nearest(name, in: names) }

  /// Takes an id for an item; two items of one id are an error.
  func claim(id: String, at origin: Origin) {
    if let first = defined.ids[id] {
      defined.repetitions.append(.init(name: id, isID: true, origin: origin, first: first))
    } else {
      defined.ids[id] = origin
    }
  }

  func aggregate(_ aggregate: Aggregate) -> Int {
    if let index = aggregateIndex[aggregate] { return index }
    pack.aggregates.append(aggregate)
    aggregateIndex[aggregate] = pack.aggregates.count - 1
    return pack.aggregates.count - 1
  }

  // MARK: Units

  /// How numbers in one unit become numbers in another: within a dimension, or by a factor of the
  /// pack's `units:`.
  func change(from: Unit, to: Unit, field: String? = nil) -> UnitChange? {
    if let change = UnitChange(from: from, to: to) { return change }
    for conversion in pack.conversions where conversion.field == nil || conversion.field == field {
      if let into = UnitChange(from: from, to: conversion.from),
        let out = UnitChange(from: conversion.to, to: to)
      {
        return UnitChange(factor: into.factor * conversion.factor * out.factor)
      }
      if let into = UnitChange(from: from, to: conversion.to),
        let out = UnitChange(from: conversion.from, to: to)
      {
        return UnitChange(factor: into.factor / conversion.factor * out.factor)
      }
    }
    return nil
  }
}
