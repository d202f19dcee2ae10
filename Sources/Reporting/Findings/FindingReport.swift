import Diagnostics
import SourceText

/// The forms findings are printed in.
public enum FindingFormat: String, Sendable, CaseIterable {
  case text, json, sarif, junit, github, checkstyle, rdjson, xcode
}

/// The findings of one run, and the extent of what it looked at.
public struct FindingReport: Sendable {
  /// In order.
  public var findings: [Finding]
  /// Files looked at.
  public var files: Int
  /// Strings looked at; nil if the command looks at no copy.
  public var strings: Int?
  /// Sentences composed by messages and looked at.
  public var sentences = 0
  /// Findings that an exemption or a baseline accepts, with the reason: listed, not counted.
  public var accepted: [Accepted]
  /// The run compared its findings with a baseline, so that each is new or known.
  public var hasBaseline = false
  /// The state that the run was compared with; each finding is then new or was there.
  public var since: Since?
  /// The lowest level that makes the run fail.
  public var failingLevel = Level.error
  /// The findings that the text form lists one by one; all other forms have everything.
  public var listing = Listing.whatFails(allWith: "`primum check --all`")
  /// The packs' folders, as `check` needs them to be named; empty where it finds them by itself.
  public var packs: [String] = []

  /// The findings that the text form lists one by one.
  public enum Listing: Sendable {
    case each
    /// Those that make the run fail. The rest is counted, and a command shows each.
    case whatFails(allWith: String)
  }

  /// An earlier state of the project.
  public struct Since: Sendable {
    /// As the user named it.
    public var revision: String
    /// False where a pack does not load: what became weaker in it was not looked at.
    public var isWhole: Bool
    /// The sentences of the source that are new or have changed, to be read for the first time.
    public var newCopy: [NewCopy] = []
    /// The lines that have changed since, where there are few, for the text form.
    public var changed: [String] = []

    public init(revision: String, isWhole: Bool = true) {
      self.revision = revision
      self.isWhole = isWhole
    }
  }

  /// A sentence of the source as it is now, and as it was.
  public struct NewCopy: Sendable {
    /// Its key.
    public var key: String
    /// The place of the text.
    public var place: Place
    /// The sentence.
    public var text: String
    /// The sentence before; nil where there was none.
    public var was: String?

    public init(key: String, place: Place, text: String, was: String?) {
      (self.key, self.place, self.text, self.was) = (key, place, text, was)
    }
  }

  /// A finding that does not count, who answers for it, and why.
  public struct Accepted: Sendable {
    /// The thing that accepts it.
    public enum Kind: String, Sendable {
      case exemption, baseline
      /// A row of `changes:`.
      case change
    }

    /// The accepted finding.
    public var finding: Finding
    /// The thing that accepts it.
    public var kind: Kind
    /// The reason, for people.
    public var reason: String

    public init(finding: Finding, kind: Kind, reason: String) {
      self.finding = finding
      self.kind = kind
      self.reason = reason
    }
  }

  public init(findings: [Finding], files: Int, strings: Int? = nil, accepted: [Accepted] = []) {
    self.findings = findings
    self.files = files
    self.strings = strings
    self.accepted = accepted
  }

  /// Those that are listed one by one: exemptions are debts. Findings that a baseline accepts are
  /// only counted.
  var exempted: [Accepted] { accepted.filter { $0.kind != .baseline } }

  /// Findings of exactly this level.
  public func count(_ level: Level) -> Int {
    findings.indices.reduce(0) { $0 + (findings[$1].level == level ? 1 : 0) }
  }
}

/// The program that a report comes from, as the formats name it.
public struct ReportingTool: Sendable {
  /// The program's version.
  public var version: String
  /// The built-in checks; what is not among them is an item of a pack.
  public var checks: [Check]
  /// The address below which the repository's files can be read, for links to the page of each
  /// check.
  public var address: String?

  public init(version: String = "", checks: [Check] = [], address: String? = nil) {
    self.version = version
    self.checks = checks
    self.address = address
  }

  /// The page that describes a check.
  func page(of id: String) -> String? {
    guard let address, let check = checks.first(where: { $0.id == id }) else { return nil }
    return (address.hasSuffix("/") ? address : address + "/") + check.page
  }
}

/// Prints a report, in UTF-8. The same report gives the same bytes.
/// - Parameter colour: ANSI colours, for a terminal; only the text form has any.
public func render(
  _ report: FindingReport, as format: FindingFormat, colour: Bool = false,
  tool: ReportingTool = ReportingTool()
) -> [UInt8] {
  var report = report
  // JSON has everything, and the text form joins equal findings by itself.
  if format != .json { report.findings = report.findings.joiningLocales }
  if format != .text, format != .json { report.findings = report.findings.joiningEqual }
  switch format {
  case .text: return TextFindings(colour: colour).render(report)
  case .json:
    var page: [UInt8] = []
    JSONFindings().render(report) { page += $0 }
    return page
  case .sarif: return Array(SARIFFindings(tool: tool).render(report).utf8)
  case .junit: return Array(JUnitFindings().render(report).utf8)
  case .github: return Array(GitHubFindings().render(report).utf8)
  case .checkstyle: return Array(CheckstyleFindings(tool: tool).render(report).utf8)
  case .rdjson: return Array(RDJSONFindings(tool: tool).render(report).utf8)
  case .xcode: return Array(XcodeFindings().render(report).utf8)
  }
}

/// The JSON form, piece by piece: of millions of findings it is longer than what it is about.
public func renderJSON(_ report: FindingReport, to give: ([UInt8]) -> Void) {
  JSONFindings().render(report, to: give)
}

/// Each finding as a JSON object on a line of its own, for streams.
public func lines(of report: FindingReport) -> String { JSONFindings().lines(report) }

extension Finding {
  /// The message with what to write instead, on one line.
  var sentence: String { message + (advice.map { ": \($0)" } ?? "") }
}

extension Finding {
  /// With nothing hidden: the content of a file ends up in messages.
  var withoutControls: Finding {
    var finding = self
    finding.message = message.visible
    finding.advice = advice?.visible
    finding.because = because?.visible
    finding.key = key?.visible
    finding.locale = locale?.visible
    finding.notes = notes.map { Note($0.message.visible, at: $0.place) }
    return finding
  }
}
