import Catalogues
import Diagnostics
import OperatingSystem
import RuleModel
import SourceText

/// The result of linting an app's copy.
public struct LintResult: Sendable {
  /// In order; none is exempted yet.
  public var findings: [Finding]
  /// Texts looked at.
  public var strings: Int
  /// Sentences of messages looked at: every one that they can say.
  public var sentences: Int
  public var files: Int
  /// A catalogue could not be read whole.
  public var isWhole: Bool
}

/// How much of an app's copy is looked at, and so what can be missed in it.
public enum Extent: Sendable {
  /// All of it.
  case app
  /// Files that somebody named. What other files may hold is not missed; what is in these is
  /// compared.
  case files
  /// A part, such as one file from an editor: other files may have the rest.
  case part
}

/// The aspect of the copy that a run looks at: if several packs govern an app, its structure is
/// looked at once.
public enum LintScope: Sendable {
  case all
  /// The checks that rest on the words of the pack.
  case words
  /// The checks that need no pack.
  case structure

  func includes(_ check: any CopyCheck.Type) -> Bool {
    switch self {
    case .all: true
    case .words: check.needs.contains(.pack)
    case .structure: !check.needs.contains(.pack)
    }
  }
}

/// The pack that copy is checked against.
public struct LintPack: Sendable {
  let pack: Pack
  /// The app's own pack where this is another: its signed texts may hold terms of this one.
  let signer: Pack?
  /// Of the pack, where somebody has them already.
  let lists: TermLists?
  /// The place of an origin of the pack.
  let place: @Sendable (Origin) -> Place?

  public init(
    _ pack: Pack, signer: Pack? = nil, lists: TermLists? = nil,
    place: @escaping @Sendable (Origin) -> Place?
  ) {
    self.pack = pack
    self.signer = signer
    self.lists = lists
    self.place = place
  }
}

/// The copy that is checked: catalogues, and how much of an app's they are.
public struct LintCopy: Sendable {
  let catalogues: [Catalogue]
  let extent: Extent
  /// Paths that could not be read at all. What is missing may be in them, so gaps that they may
  /// fill are not reported; the same holds for a catalogue that could not be read whole.
  let unread: [String]

  var isWhole: Bool { unread.isEmpty && catalogues.allSatisfy(\.isWhole) }

  public init(_ catalogues: [Catalogue], extent: Extent = .app, unread: [String] = []) {
    self.catalogues = catalogues
    self.extent = extent
    self.unread = unread
  }
}

/// How a run looks at copy.
public struct LintTerms: Sendable {
  public var today: CivilDate
  /// Levels of what a release needs are not the pack's to set.
  public var isRelease: Bool
  public var scope: LintScope
  /// False gives each of the places of a source text that many files repeat, to fix them all.
  public var tellsRepeatsOnce: Bool

  public init(
    today: CivilDate, isRelease: Bool = false, scope: LintScope = .all,
    tellsRepeatsOnce: Bool = true
  ) {
    self.today = today
    self.isRelease = isRelease
    self.scope = scope
    self.tellsRepeatsOnce = tellsRepeatsOnce
  }
}

/// Checks the copy of an app against its pack. Exemptions are left to the caller, who has other
/// findings to put to them too.
public func lint(_ rules: LintPack, _ linted: LintCopy, _ terms: LintTerms) -> LintResult {
  let copy = Copy(rules, linted, terms)
  let catalogues = linted.catalogues
  var findings: [Finding] = terms.scope == .words ? [] : catalogues.flatMap(\.findings)
  let checks = copyChecks.filter { terms.scope.includes($0) && copy.provides($0.needs) }
  for found in mapInParallel(checks, { $0.findings(copy) }) { findings.add(found) }
  let messages = linted.extent == .part ? nil : ComposedMessages(copy)
  findings += messages?.findings ?? []
  findings = settle(findings, by: copy.pack, isRelease: terms.isRelease, place: rules.place)
  findings.putInOrder()
  if terms.tellsRepeatsOnce { findings = Repeats(in: catalogues).told(findings) }
  return LintResult(
    findings: findings, strings: catalogues.reduce(0) { $0 + $1.entries.count },
    sentences: messages?.sentences ?? 0, files: catalogues.count, isWhole: linted.isWhole)
}

/// Gives each built-in check the level that the pack sets.
private func settle(
  _ findings: [Finding], by pack: Pack, isRelease: Bool, place: (Origin) -> Place?
) -> [Finding] {
  if pack.checks.isEmpty { return findings }
  let known = Set(Check.copy.map(\.id) + findings.map(\.id))
  var result: [Finding] = []
  for finding in findings {
    switch finding.mayBeLevelled(isRelease: isRelease) ? pack.checks[finding.id] : nil {
    case "off": continue
    case let level?:
      var finding = finding
      finding.level = Level(rawValue: level) ?? finding.level
      result.append(finding)
    case nil: result.append(finding)
    }
  }
  // A name with the name of another pack before it is for whoever puts the two together.
  for name in pack.checks.keys.sorted() where !known.contains(name) && !name.contains("/") {
    result.append(
      Finding(
        .unknownCheck, .error, "there is no check `\(name)`",
        at: pack.checkOrigins[name].flatMap(place),
        advice: "checks: " + Check.copy.map(\.id).sorted().joined(separator: ", ")))
  }
  return result
}
