import Foundation
import RuleLoading
import SourceText
import Testing

/// What the reference pages show must work as it is shown.
@Suite struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func page(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The blocks of a page in one language.
  private static func blocks(_ text: String, _ language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0] + "\n"
    }
  }

  /// Protects the reference of the rule language: its `yaml` blocks together are a pack without an
  /// error, all of whose examples pass.
  @Test(arguments: [("docs/rule-language.md", 15), ("docs/mappings.md", 1)])
  func referenceLoadsAndPasses(_ page: String, least: Int) throws {
    let blocks = try Self.blocks(Self.page(page), "yaml")
    #expect(blocks.count >= least)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "primum-reference-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, block) in blocks.enumerated() {
      try Data(block.utf8).write(to: folder.appendingPathComponent("block-\(index + 10).yaml"))
    }
    let outcome = try Program.beside(self).run(
      ["test", ".", "--as-of", "2026-06-01"], in: folder, input: nil)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }

  /// The packs that pages show or link to.
  private static let packs = FileManager.default.enumerator(
    atPath: root.appendingPathComponent("docs").path)!
    .compactMap { ($0 as? String)?.hasSuffix("/pack.yaml") == true ? "docs/\($0)" : nil }
    .map { String($0.dropLast("/pack.yaml".count)) }.sorted() + [fhir]

  /// The mapping that ships with the program.
  private static let fhir = "Packs/fhir-r4"

  /// Protects each of them: no error, and every example passes.
  @Test(arguments: packs) func examplePacksPass(_ pack: String) throws {
    for command in ["check", "test"] {
      let outcome = try Program.beside(self).run(
        [command, pack, "--as-of", "2026-06-01"], in: Self.root, input: nil,
        files: FileManager.default.temporaryDirectory)
      #expect(outcome.status == 0, "primum \(command) \(pack)\n\(outcome.output)\(outcome.errors)")
    }
  }

  /// Protects the exports: each file is read by the mapping beside it, and decided.
  @Test(arguments: packs.filter { $0.hasPrefix("docs/exports/") } + [fhir])
  func exportsAreDecided(_ pack: String) throws {
    let place = pack == Self.fhir ? "docs/exports/fhir-r4" : pack
    let folder = Self.root.appendingPathComponent(place)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let export = try #require(names.first { $0.hasPrefix("export.") })
    let mapping = pack == Self.fhir ? "blood-pressure" : "export"
    let outcome = try Program.beside(self).run(
      [
        "evaluate", "--rules", pack, "--record", mapping, "--now", "2026-06-30T12:00:00Z",
        "--format", "ndjson", "\(place)/\(export)",
      ], in: Self.root, input: nil, files: FileManager.default.temporaryDirectory)
    #expect(outcome.status < 2, "\(outcome.errors)")
    #expect(outcome.output.contains("\"outcome\": \"fires\""), "\(outcome.errors)")
  }

  @Test func thereAreExamplePacks() { #expect(Self.packs.count >= 7, "\(Self.packs)") }

  /// Protects the tour of the front page: each command shown gives the lines shown; `…` stands for
  /// any lines.
  @Test func tourIsReal() throws {
    let program = try Program.beside(self)
    let shown = try Self.blocks(Self.page("README.md"), "console").flatMap { block in
      ("\n" + block).components(separatedBy: "\n$ primum ").dropFirst().map {
        $0.components(separatedBy: "\n")
      }
    }
    #expect(shown.count >= 4)
    for lines in shown {
      let outcome = try program.run(
        lines[0].components(separatedBy: " "), in: Self.root, input: nil,
        files: FileManager.default.temporaryDirectory)
      let output = outcome.output + outcome.errors
      var rest = "\n" + output
      for part in ("\n" + lines.dropFirst().joined(separator: "\n")).components(separatedBy: "\n…")
      {
        let wanted = part.hasSuffix("\n") ? String(part.dropLast()) : part
        if wanted.isEmpty { continue }
        guard let found = rest.range(of: wanted) else {
          Issue.record(
            "primum \(lines[0]) does not print what README.md shows:\n\(part)\nbut:\n\(output)")
          break
        }
        rest = String(rest[found.upperBound...])
      }
    }
  }

  /// Protects the links of the pages: each leads to a file that exists.
  @Test(arguments: [
    "README.md", "CHANGELOG.md", "docs/architecture.md", "docs/rule-language.md", "Rules/README.md",
  ])
  func linksLeadSomewhere(_ path: String) throws {
    let folder = Self.root.appendingPathComponent(path).deletingLastPathComponent()
    for part in try Self.page(path).components(separatedBy: "](").dropFirst() {
      let target = part.components(separatedBy: ")")[0].components(separatedBy: "#")[0]
      if target.isEmpty || target.contains("://") { continue }
      #expect(
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(target).path),
        "\(path): \(target)")
    }
  }
}
