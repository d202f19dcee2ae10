import RuleLoading
import RuleModel
import SourceText
import Testing

@testable import SignOffs

private let pack = """
  pack: q
  version: "1"
  language: 1
  source locale: en
  roles: [clinical]
  records:
    reading: { key: id, time: at, fields: { id: text, at: time, temp: number in °C ?, name: text? } }
    plain: { fields: { name: text? } }
  thresholds:
    high: { is: 39 °C }
  mappings:
    - { id: export, title: Export, record: reading, columns: { ID: id, When: at, T: { field: temp, unit: °C } } }
  rules:
    - { id: fever, title: Fever, kind: red flag, for each: reading, when: temp >= high, if unknown: report, then: decide only, needs sign-off: [clinical] }
    - { id: named, title: Named, kind: advisory, for: history, let: { c: { count: records, in: plain } }, when: c > 3, then: decide only, needs sign-off: [clinical] }
    - { id: spaced, title: Spaced, kind: advisory, for each: plain, when: "name is 'a  b'", then: decide only, needs sign-off: [clinical] }

  """

/// Sign-offs of format 2 covered a pack as it is written, and neither mappings nor white space in
/// single quotation marks.
@Suite struct FormerFormatTests {
  private static func load(_ text: String, _ signOffs: String = "") throws -> SignOffReview {
    let loaded = loadPack([
      SourceFile(path: "pack.yaml", bytes: Array(text.utf8)),
      SourceFile(
        path: "signoffs.yaml", bytes: Array((signOffs.isEmpty ? "signoffs: []" : signOffs).utf8)),
    ])
    try #require(
      !loaded.hasErrors, "\(loaded.findings.filter { $0.level == .error }.map(\.message))")
    return SignOffReview(loaded)
  }

  /// The sign-offs of all items as they were written then.
  private static func former(_ text: String) throws -> String {
    let review = try load(text)
    let then = PackContents(review.loaded, format: 2).byLabel
    var (rows, kept) = ("signoffs:\n", "signed content:\n")
    for item in review.pack.namedItems where !item.provenance.needs.isEmpty {
      var content = review.content(of: item)
      content.parts = content.parts.filter { !$0.key.hasPrefix("mapping ") }
      for label in content.parts.keys {
        let written = then[label] ?? .nothing
        content.parts[label] = .init(
          written: label == content.own ? written : written.without(PackContents.words), meaning: ""
        )
      }
      rows +=
        "  - { item: \(item.id), role: clinical, by: S, on: 2026-02-01, format: 2, sha256: \(content.formerDigest), "
      rows += "content: [\(content.keys.map { "\"\($0)\"" }.joined(separator: ", "))] }\n"
      for (label, part) in content.parts where !kept.contains(part.key(label)) {
        kept += "  \"\(part.key(label))\": { what: \"\(label)\", is: \(part.written.canonical) }\n"
      }
    }
    return rows + kept
  }

  private static func states(_ review: SignOffReview) -> [String] {
    review.entries().map { entry in
      switch entry.state {
      case .signed: "\(entry.item.id) signed"
      case .missing: "\(entry.item.id) missing"
      case .former: "\(entry.item.id) former"
      case .partial(_, let new): "\(entry.item.id) newly covered: \(new.joined(separator: "; "))"
      case .void(_, let changes): "\(entry.item.id) void: \(changes.joined(separator: "; "))"
      }
    }
  }

  @Test func whatNothingNewCoversStaysSigned() throws {
    let signOffs = try Self.former(pack)
    #expect(
      Self.states(try Self.load(pack, signOffs)) == [
        "fever newly covered: mapping export; mapping export, at; mapping export, id; mapping export, temp",
        "named signed", "spaced newly covered: rule spaced",
      ])
    #expect(
      Self.states(try Self.load(pack.replacing("is: 39 °C", with: "is: 40 °C"), signOffs))[0]
        == "fever void: the threshold `high`, which it uses, had `is: 39 °C` (now `40 °C`)")
    let findings = try Self.load(pack, signOffs).findings(isRelease: true).filter {
      $0.id == "void-sign-off"
    }
    #expect(findings.count == 2 && findings.allSatisfy { $0.level == .error })
    #expect(findings[0].message.contains("newly covered: mapping export"))
    #expect(
      try Self.load(pack, signOffs).findings(isRelease: false).filter { $0.level == .error }.isEmpty
    )
  }
}
