import Analysis
import CopyLint
import Diagnostics
import RuleLoading
import RuleModel
import SourceText
import TestSupport
import Testing

@testable import Gating

/// The gate's whole verdict on small apps: each case holds the packs, the copy and the design
/// tokens of one app, and everything that is found, accepted, traced and proved of it.
@Suite struct CaseTests {
  private static let day = CivilDate(year: 2026, month: 3, day: 20)!
  private static let moment = GateMoment(
    today: day, asOf: nil, now: Instant(microseconds: Int64(day.days) * microsecondsPerDay),
    zone: nil)

  /// In the input `--- file PATH` begins a file: one that ends in `pack.yaml` is a pack, one in
  /// `tokens.json` holds design tokens, any other is copy. A `--- shipped` pack comes with the
  /// program.
  @Test(arguments: CaseFile.all(in: "Gates"))
  func gates(_ test: CaseFile) throws {
    var packs: [(loaded: LoadedPack, isShipped: Bool)] = []
    var files = CopyFiles(input: [], path: "none")
    files.sources = []
    files.extent = .app
    var tokens: [SourceFile] = []
    for section in ("\n" + String(decoding: test.input, as: UTF8.self)).split(separator: "\n--- ") {
      let head = section.prefix { $0 != "\n" }
      let path = String(head.drop { $0 != " " }.dropFirst())
      let source = SourceFile(path: path, bytes: Array(section.dropFirst(head.count + 1).utf8))
      if path.hasSuffix("pack.yaml") {
        packs.append((loadPack([source]), head.hasPrefix("shipped")))
      } else if path.hasSuffix("tokens.json") {
        tokens.append(source)
      } else {
        files.sources.append(source)
      }
    }
    let hasCopy = !files.sources.isEmpty || !tokens.isEmpty
    let apps = packs.map { pack in
      App(
        pack.loaded, name: "Rules/\(pack.loaded.pack.name)", roots: ["Copy"],
        copy: hasCopy ? AppCopy(files, tokens: tokens, of: pack.loaded.pack) : nil,
        isShipped: pack.isShipped)
    }
    var output = ""
    for isRelease in [false, true] {
      let terms = GateTerms(Self.moment, .gate(isRelease: isRelease))
      let gates = try AppGates(
        PackSet(packs.map(\.loaded)), apps, structure: apps.first?.copy, terms: { _ in terms })
      output += "==== \(isRelease ? "for a release" : "any time")\n"
      output += told(gates.findings.sorted(by: Finding.inOrder))
      for (finding, reason) in gates.accepted {
        output += "    accepted \(finding.id) \(finding.message): \(reason)\n"
      }
      output += "    whole: \(gates.isWhole), \(gates.files) files, \(gates.strings) strings, "
      output += "\(gates.sentences) sentences, \(gates.seen.sorted())\n"
      for (app, gate) in zip(apps, gates.gates) {
        let counts = gate.counts
        output +=
          "    \(app.name): \(counts.files) files, \(counts.copyFiles) of copy, \(counts.examples) examples, "
        output +=
          "\(counts.strings) strings, \(counts.tokenRecords) tokens, whole: \(gate.isWhole)\n"
        guard !isRelease, let trace = gate.trace else { continue }
        for row in trace.rows {
          output += "    \(row.requirement.id) \(row.state) \(row.why ?? "")\n"
          for cover in row.covers {
            output += "        \(cover.item.id) \(cover.state) \(cover.why ?? "")\n"
          }
        }
        let proof = Proof(app, trace, terms)
        output += "    \(proof.tried) tried\n"
        for change in proof.unnoticed {
          output +=
            "        \(change.item.id): \(change.change) \(change.rows) \(change.example ?? "")\n"
        }
        output += told(proof.findings(app.loaded))
      }
    }
    for pack in packs { output += examples(pack.loaded) }
    for extent in [Extent.app, .files, .part] where hasCopy {
      files.extent = extent
      files.findings = [Finding(item: "file", .warning, "A file")]
      let copy = LintedCopy(PackSet(packs.map(\.loaded)), files, tokens: tokens)
      let verdict = try copy.verdict(GateTerms(Self.moment, .copy))
      output += "==== copy as \(extent): \(verdict.copyFiles) files, \(verdict.strings) strings, "
      output +=
        "\(verdict.sentences) sentences, whole: \(verdict.isWhole), \(copy.own.catalogues.count)\n"
      output += told(verdict.findings.sorted(by: Finding.inOrder))
      for (finding, reason) in verdict.accepted {
        output += "    accepted \(finding.id): \(reason)\n"
      }
    }
    #expect(test.matches(output), "\(test.path)\n\(output)")
  }

  /// How the examples of a pack come out, and what they saw.
  private func examples(_ loaded: LoadedPack) -> String {
    let run = ExampleRun(loaded, today: Self.day, zone: nil)
    var output = "==== examples of \(loaded.pack.name): \(run.examples), \(run.failures) failed\n"
    for (item, name) in run.failing.sorted(by: { $0.key < $1.key }) {
      output += "    \(item): \(name)\n"
    }
    output += "    \(run.untestedMessages.sorted())\n" + told(run.findings)
    let report = CoverageReport(LineCoverage(loaded.pack, today: Self.day, zone: nil), of: loaded)
    return output + report.text + report.section.text
      + told(requirementExampleFindings(loaded, Self.moment))
  }

  private func told(_ findings: [Finding]) -> String {
    findings.map { finding in
      let place = finding.place.map { place in
        "\(place.file.path):\(LineIndex(place.file).position(of: place.range.lowerBound).line) "
      }
      var text =
        "    \(finding.level) [\(finding.id)] \(place ?? "")\(finding.key ?? "") \(finding.message)\n"
      for more in [finding.advice, finding.because, finding.value].compactMap({ $0 })
        + finding.notes.map(\.message)
      {
        text += "        \(more)\n"
      }
      if !finding.suggestions.isEmpty { text += "        \(finding.suggestions)\n" }
      return text
    }.joined()
  }

  /// Each part of the input, behind a line of `=`, is a `primum.yaml`.
  @Test(arguments: CaseFile.all(in: "Apps"))
  func apps(_ test: CaseFile) {
    let pack = loadPack([
      SourceFile(
        path: "pack.yaml",
        bytes: Array("pack: calm\nlanguage: 1\nterms: [{ id: cure, forbid: cure }]".utf8))
    ])
    var output = ""
    for (number, part) in String(decoding: test.input, as: UTF8.self).split(separator: "====\n")
      .enumerated()
    {
      output += "==== \(number + 1)\n"
      let (apps, findings) = readApps(SourceFile(path: "primum.yaml", bytes: Array(part.utf8)))
      output += told(findings)
      for app in apps {
        let levels = app.levels.sorted { $0.key < $1.key }.map {
          "\($0.key) \($0.value.map { "\($0)" } ?? "off")"
        }
        output +=
          "    \(app.name) \(app.rules) \(app.copy) \(app.baseline ?? "-") \(app.regulators) \(levels)\n"
        output += told(
          app.absentPaths(
            hasPack: { $0 == "Rules/calm" }, exists: { $0 == "Copy" }, isOutside: { _ in false }))
        output += told(
          app.absentPaths(
            writing: "base.json", hasPack: { $0 != "Rules/calm" }, exists: { $0 != "Copy" },
            isOutside: { $0.hasPrefix("..") }))
        output += told(app.unknownLevels(in: PackSet([pack]), checks: ["too-long", "empty-value"]))
        let given = ["too-long", "empty-value", "calm/cure"].map {
          Finding(item: $0, .error, "found")
        }
        output += told(app.levelled(given))
      }
    }
    #expect(test.matches(output), "\(test.path)\n\(output)")
  }
}

/// Which of several packs decides, which of their terms count, and what is said of names that none
/// has.
@Suite struct PackSetTests {
  private func pack(_ yaml: String) -> LoadedPack {
    loadPack([SourceFile(path: "pack.yaml", bytes: Array(yaml.utf8))])
  }

  @Test func tagsOfTerms() throws {
    let set = PackSet([
      pack(
        "pack: a\nlanguage: 1\nshared: yes\nterms: [{ id: x, forbid: x, tags: [fda] }, { id: y, forbid: y }]"
      ),
      pack("pack: b\nlanguage: 1\nterms: [{ id: z, forbid: z, tags: [ftc, ads] }]"),
    ])
    #expect(set.ownIndex == 1 && set.own.pack.name == "b")
    #expect(set.names == ["a/x", "a/y", "b/z"])
    func terms(_ tags: [String]) throws -> [[String]] {
      try set.keepingTerms(tagged: tags).packs.map { $0.pack.terms.map(\.id) }
    }
    #expect(try terms([]) == [["x", "y"], ["z"]])
    #expect(try terms(["fda"]) == [["x", "y"], []])
    #expect(try terms(["ads"]) == [["y"], ["z"]])
    #expect(try set.keepingTerms(tagged: ["ads"]).names == set.names)
    func problem(_ tags: [String], _ set: PackSet) -> String? {
      do {
        _ = try set.keepingTerms(tagged: tags)
        return nil
      } catch { return error.message }
    }
    #expect(problem(["ftcc"], set) == "no term has the tag `ftcc`; did you mean `ftc`?")
    #expect(problem(["ads", "zzzz"], set) == "no term has the tag `zzzz`; known: ads, fda, ftc")
    let bare = PackSet([pack("pack: a\nlanguage: 1\nshared: yes\nterms: [{ id: x, forbid: x }]")])
    #expect(problem(["fda"], bare) == "no term has the tag `fda`")
    #expect(bare.ownIndex == nil && bare.own.pack.name == "structure")
    #expect(
      set.unknown("a/x", among: set.names) == nil && set.unknown("a/xx", among: set.names) == "a/x"
        && set.unknown("c/x", among: set.names) == nil)
    #expect(
      set.unknown("a/somewhere else", among: set.names) == ""
        && set.unknown("x", among: set.names) == nil)
  }
}

/// A folder that holds catalogues without a string is told apart from one that holds none.
@Suite struct EmptyFolderTests {
  @Test func onlyEmptyCatalogues() {
    let loaded = loadPack([
      SourceFile(path: "pack.yaml", bytes: Array("pack: a\nlanguage: 1\nshared: yes".utf8))
    ])
    var files = CopyFiles(input: [], path: "none")
    files.sources = [
      ("Copy/empty/en.lproj/Localizable.strings", ""),
      ("Copy/full/en.lproj/Localizable.strings", "\"a\" = \"b\";"),
      ("alone.strings", ""),
    ].map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) }
    let run = AppCopy(files, tokens: [], of: loaded.pack)
    for (path, isEmpty) in [
      ("Copy/empty", true), ("Copy/empty/", true), ("./Copy/empty//", true), ("Copy/full", false),
      ("Copy", false),
      ("Copy/emp", false), ("none", false), (".", false), ("", false), ("/", false),
      ("alone.strings", true),
      ("./alone.strings", true), ("./", false), ("Copy/empty/en.lproj/Localizable.strings", true),
    ] { #expect(run.hasOnlyEmpty(under: path) == isEmpty, "\(path)") }
    var alone = files
    alone.sources = [files.sources[0]]
    let empty = AppCopy(alone, tokens: [], of: loaded.pack)
    #expect(
      empty.hasOnlyEmpty(under: ".") && empty.hasOnlyEmpty(under: "")
        && empty.hasOnlyEmpty(under: "./"))
    #expect(!empty.hasOnlyEmpty(under: "/"))
  }
}
