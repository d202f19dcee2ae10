import Diagnostics
import SourceText

/// Findings that do not make a run fail, counted: each check in one line with its first place, and
/// the roles that something waits for.
struct FindingDigest {
  /// The number of checks named among those that are only counted.
  private static let named = 4

  private let notes: [Finding]
  private let warnings: [Finding]
  private let waiting: [(role: String, count: Int)]
  /// The roles that are asked to decide something.
  private let asked: [(role: String, count: Int)]
  private let exempted: [Finding]
  private let packs: [String]

  init(_ findings: [Finding], _ report: FindingReport) {
    notes = findings.filter { $0.level == .note && $0.waitsFor == nil }
    // A sign-off that fell is news; one that nobody has given yet is work that waits.
    warnings = findings.filter { $0.level != .note && ($0.waitsFor == nil || $0.isNews) }
    waiting = FindingDigest.counted(findings.filter { $0.level != .note }.compactMap(\.waitsFor))
      .map { ($0.0, $0.1) }
    asked = FindingDigest.counted(findings.filter { $0.level == .note }.compactMap(\.waitsFor))
      .map { ($0.0, $0.1) }
    exempted = report.exempted.map(\.finding)
    packs = report.packs
  }

  init(warnings: [Finding]) {
    self.warnings = warnings
    (notes, waiting, asked, exempted, packs) = ([], [], [], [], [])
  }

  var isEmpty: Bool {
    notes.isEmpty && warnings.isEmpty && waiting.isEmpty && asked.isEmpty && exempted.isEmpty
  }

  /// - Parameter command: that shows each.
  func render(_ command: String, _ form: TextFindings, _ cache: LineCache, _ page: inout TextPage) {
    if !exempted.isEmpty { count(exempted, "\(exempted.count) accepted", &page) }
    if !notes.isEmpty { count(notes, notes.count == 1 ? "1 note" : "\(notes.count) notes", &page) }
    var groups: [String: [Finding]] = [:]
    for finding in warnings { groups[finding.id, default: []].append(finding) }
    // Rare findings come last, nearest to the end: they are the likeliest to be new.
    let ordered = FindingDigest.counted(warnings.map(\.id)).map { groups[$0.0] ?? [] }
    for group in ordered {
      form.paint(group.count == 1 ? "warning" : "\(group.count) warnings", .yellow, &page)
      page += ": "
      page.show(group[0].message)
      page += "  ["
      page.show(group[0].id)
      page += "]"
      if let place = group[0].place {
        page += "  "
        form.location(place, cache, &page)
      }
      if group.count > 1 { page += ", and \(group.count - 1) more" }
      page += "\n"
    }
    for (role, count) in waiting { line(count, "sign-off", role, &page) }
    for (role, count) in asked { line(count, "open question", role, &page) }
    let hidden = exempted.count + notes.count + warnings.count
    if hidden > 0 { page += "\(command) shows each\n" }
  }

  private func line(_ count: Int, _ what: String, _ role: String, _ page: inout TextPage) {
    page += "\(count) \(what)\(count == 1 ? " waits" : "s wait") for the "
    page.show(role)
    page += " role: `primum check"
    for pack in packs { page.show(" " + FindingDigest.quoted(pack)) }
    page += " --mine "
    page.show(role)
    page += "`\n"
  }

  private func count(_ findings: [Finding], _ what: String, _ page: inout TextPage) {
    let counts = FindingDigest.counted(findings.map(\.id))
    var names = counts.prefix(FindingDigest.named).map { "\($0.1) \($0.0)" }
    let rest = counts.count - FindingDigest.named
    if rest > 0 { names.append("\(rest) other check\(rest == 1 ? "" : "s")") }
    page += what
    page += ": "
    page.show(names.joined(separator: ", "))
    page += "\n"
  }

  /// The most frequent first.
  private static func counted(_ names: [String]) -> [(String, Int)] {
    Dictionary(grouping: names, by: { $0 }).mapValues(\.count).map { ($0, $1) }.sorted {
      ($1.1, $0.0) < ($0.1, $1.0)
    }
  }

  /// As a shell takes it for one word.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      byte.isASCIIAlphanumeric
        || "/._-".utf8.contains(byte)
    }
    return isPlain
      ? path
      : "'"
        + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
  }
}
