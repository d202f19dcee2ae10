import Diagnostics

/// The forms findings are printed in.
public enum FindingFormat: String, Sendable, CaseIterable {
  case text, json, sarif, junit, github, checkstyle, rdjson
}

/// What one run found, and over how much.
public struct FindingReport: Sendable {
  /// In order.
  public var findings: [Finding]
  /// Files looked at.
  public var files: Int
  /// Strings looked at; nil where the command looks at no copy.
  public var strings: Int?
  /// Sentences composed by messages and looked at.
  public var sentences = 0
  /// Findings that an exemption or a baseline accepts, with the reason: listed, not counted.
  public var accepted: [Accepted]

  public struct Accepted: Sendable {
    public var finding: Finding
    /// `exemption` or `baseline`.
    public var kind: String
    public var reason: String

    public init(finding: Finding, kind: String, reason: String) {
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

  public func count(_ level: Level) -> Int { findings.reduce(0) { $0 + ($1.level == level ? 1 : 0) } }
}

/// Prints a report.
/// - Parameter colour: ANSI colours, for a terminal; only the text form has any.
public func render(_ report: FindingReport, as format: FindingFormat, colour: Bool = false) -> String {
  switch format {
  case .text: return TextFindings(colour: colour).render(report)
  case .json: return JSONFindings().render(report)
  default: return JSONFindings().render(report)
  }
}
