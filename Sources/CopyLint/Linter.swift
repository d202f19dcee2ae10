import Catalogues
import Diagnostics
import OperatingSystem
import RuleModel
import SourceText

/// What linting an app's copy came to.
public struct LintResult: Sendable {
  /// In order.
  public var findings: [Finding]
  /// Findings that an exemption in force accepts, with its reason.
  public var accepted: [(finding: Finding, reason: String)]
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
  /// Files that somebody named. What other files may hold is not missed; what is in these is compared.
  case files
  /// A part, such as one file from an editor: what is not there may stand elsewhere.
  case part
}

/// What of the copy a run looks at: where several packs govern an app, its structure is looked at once.
public enum LintScope: Sendable {
  case all
  /// What rests on the words of the pack.
  case words
  /// What needs no pack.
  case structure
}

/// Checks the copy of an app against its pack.
/// - Parameters:
///   - place: the place of an origin of the pack.
///   - unread: paths that could not be read at all. What is missing may be in them, so gaps that they may fill are not
///     reported; the same holds for a catalogue that could not be read whole.
///   - isRelease: exemptions of what is still open (reviews, sign-offs) do not count.
///   - tellsRepeatsOnce: false gives each of the places of a source text that many files repeat, to fix them all.
///   - signer: the app's own pack where this is another: its signed texts may hold terms of this one.
///   - lists: of the pack, where somebody has them already.
///   - exempts: false leaves the pack's exemptions to the caller, who has other findings to put to them too.
public func lint(
  _ pack: Pack, _ catalogues: [Catalogue], today: CivilDate, extent: Extent = .app, unread: [String] = [],
  isRelease: Bool = false, exempts: Bool = true, tellsRepeatsOnce: Bool = true, scope: LintScope = .all,
  signer: Pack? = nil, lists: TermLists? = nil,
  place: @escaping @Sendable (Origin) -> Place?
) -> LintResult {
  let pack = pack.wordingsApart(from: today)
  var locales: [String] = []
  // Of a part, only what it holds is looked at.
  for locale in (extent == .part || pack.isShared ? [] : pack.locales) + catalogues.flatMap(\.locales)
  where !locales.contains(where: { canonical($0) == canonical(locale) }) {
    locales.append(locale)
  }
  let isWhole = unread.isEmpty && catalogues.allSatisfy(\.isWhole)
  let copy = Copy(
    pack: pack, signer: signer ?? pack, catalogues: catalogues, marks: catalogues.map { TextMarks($0) }, today: today,
    isRelease: isRelease,
    extent: extent, isWhole: isWhole, unread: unread, place: place,
    locales: locales, families: Family.all(of: catalogues),
    lists: lists ?? TermLists(pack, today: today))
  var findings: [Finding] = scope == .words ? [] : catalogues.flatMap(\.findings)
  let checks: [any (CopyCheck & Sendable).Type] =
    switch scope {
    case .all: copyChecks
    case .words: wordChecks
    case .structure: structureChecks
    }
  for found in mapInParallel(checks, { $0.findings(copy) }) { findings.add(found) }
  let messages = extent == .part ? nil : ComposedMessages(copy)
  findings += messages?.findings ?? []
  findings = settle(findings, by: pack, isRelease: isRelease, place: place)
  var accepted: [(finding: Finding, reason: String)] = []
  if exempts {
    (findings, accepted) = Exemptions(pack: pack, today: today, isRelease: isRelease, place: place).apply(
      to: findings, lookedAt: extent != .app || !isWhole ? .part : .copy)
  }
  findings.putInOrder()
  if tellsRepeatsOnce { findings = Repeats(in: catalogues).told(findings) }
  return LintResult(
    findings: findings, accepted: accepted, strings: catalogues.reduce(0) { $0 + $1.entries.count },
    sentences: messages?.sentences ?? 0, files: catalogues.count,
    isWhole: isWhole)
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
        .unknownCheck, .error, "there is no check `\(name)`", at: pack.checkOrigins[name].flatMap(place),
        advice: "checks: " + Check.copy.map(\.id).sorted().joined(separator: ", ")))
  }
  return result
}
