import Analysis
import ArgumentParser
import CopyLint
import Diagnostics
import Editing
import Evaluation
import Gating
import OperatingSystem
import Properties
import Reporting
import RuleLoading
import RuleModel
import SourceText

struct TestCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Runs the examples of rule packs.",
    discussion: """
      Every example must give the expected result. Also reports rules, table rows and boundary values that no example reaches. With --mutate, each threshold \
      and operator is changed in turn, and a change that no example notices is reported, with an example that would notice it; --write adds these examples to the \
      rules, marked as unconfirmed. --coverage shows, for each condition, how many examples saw it true, false and unknown.
      """)

  @Argument(help: "Packs: folders that contain a pack.yaml, or a folder of such folders.")
  var packs: [String] = []
  @Option(help: ArgumentHelp("The output format; with --coverage also html.", valueName: "format"))
  var format: TestFormat = .findings(.text)
  @Option(help: "Exit with status 1 if there are findings of this level or above.") var level:
    Level = .error
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time zone for days and months, such as Europe/Berlin.", valueName: "zone")) var timeZone:
    String?
  @Flag(
    help:
      "Change each threshold and operator in turn and report the changes that no example notices.")
  var mutate =
    false
  @Flag(help: "Show how many examples saw each condition true, false and unknown.") var coverage =
    false
  @Flag(
    help:
      "With --mutate: add examples that would notice the changes to the rules, marked as unconfirmed."
  )
  var write = false
  @OptionGroup var listing: ListingOptions
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    if write, !mutate { throw Impossible("--write requires --mutate") }
    let format = try form
    let loaded = try LoadedPacks(paths: packs, on: common.today)
    let asPage = if case .html = self.format { true } else { false }
    if let status = loaded.refuseBroken(format, listing, asPage: asPage) { return status }
    var reports: [CoverageReport] = []
    var findings: [Finding] = []
    var summary = ""
    var empty: [String] = []
    for (path, pack) in zip(loaded.paths, loaded.packs) {
      let run = ExampleRun(
        pack, today: common.today, zone: try RunZones.zone(named: timeZone, of: pack.pack))
      findings += run.findings
      var mutants: (tried: Int, survived: Int)?
      if mutate {
        let (survivors, killers, tried) = try survivors(of: pack.pack)
        let ofMappings = mappingMutants(pack.pack)
        let unnoticed = ofMappings.filter { !$0.isNoticed }
        mutants = (tried + ofMappings.count, survivors.count + unnoticed.count)
        findings += unnoticed.map { mutant in
          Finding(
            .survivingMutant, .error, "no example of \(pack.pack.name) notices \(mutant.change)",
            at: pack.place(mutant.origin),
            advice: "add an example that would fail after this change")
        }
        findings += zip(survivors, killers).map { finding($0, killer: $1, pack) }
        if write { summary += try written(killers.compactMap { $0 }, pack) }
      }
      if run.examples == 0 { empty.append(path) }
      summary +=
        "\(path.visible): \(run.examples) example\(run.examples == 1 ? "" : "s"), \(run.failures) failed"
      if let mutants { summary += ", \(mutants.tried) mutants, \(mutants.survived) survived" }
      summary += "\n"
      if let survivors = mutants?.survived, survivors > Self.mostKillers {
        summary +=
          "examples were looked for only for the first \(Self.mostKillers) of them; add those and run it again\n"
      }
      if coverage {
        let zone = try RunZones.zone(named: timeZone, of: pack.pack)
        reports.append(
          CoverageReport(LineCoverage(pack.pack, today: common.today, zone: zone), of: pack))
      }
    }
    findings.sort(by: Finding.inOrder)
    var report = FindingReport(
      findings: findings, files: loaded.packs.reduce(0) { $0 + $1.sources.count })
    report.failingLevel = level
    report.listing = listing.listing
    if case .html = self.format {
      Output.give(reports.coverageHTML, as: .markup)
    } else {
      if format == .text { Output.print(reports.map { $0.text + "\n" }.joined()) }
      Output.print(report, as: format)
      if format == .text { Output.print(summary) }
    }
    if !empty.isEmpty {
      throw Impossible("no examples were found in " + empty.joined(separator: ", "))
    }
    return findings.contains { $0.level >= level } ? .findings : .clean
  }

  private func finding(_ survivor: Mutant, killer: KillingExample?, _ pack: LoadedPack) -> Finding {
    Finding(
      .survivingMutant, .error, "no example of \(pack.pack.name) notices \(survivor.change)",
      at: pack.place(survivor.origin),
      advice: "add an example that would fail after this change",
      notes: killer.map {
        [Note("this one would; add it to the `examples:` of `\($0.item)`: - \($0.line)")]
      } ?? [])
  }

  /// The changes that no example notices, each with an example that would, if one was found, and
  /// the number of changes tried. A change about an unknown result counts only if some case shows
  /// that there can be one.
  private func survivors(
    of pack: Pack
  ) throws -> (survivors: [Mutant], killers: [KillingExample?], tried: Int) {
    let zone = try RunZones.zone(named: timeZone, of: pack)
    let today = common.today
    let result = Mutation(pack, today: today, zone: zone).all()
    func found(_ mutants: [Mutant]) -> [(Mutant, KillingExample?)] {
      zip(
        mutants, mapInParallel(mutants) { KillingExample($0, in: pack, today: today, zone: zone) }
      ).map { ($0, $1) }
    }
    let plain = result.survivors.filter { !$0.isAboutUnknown }
    let all =
      found(Array(plain.prefix(Self.mostKillers)))
      + plain.dropFirst(Self.mostKillers).map { ($0, nil) }
      + found(result.survivors.filter(\.isAboutUnknown)).filter { $0.1 != nil }
    return (all.map(\.0), all.map(\.1), result.mutants)
  }

  /// Changes for each of which an example is looked for: it takes a search through thousands of
  /// cases.
  private static let mostKillers = 100

  private var form: FindingFormat {
    get throws(Impossible) {
      switch format {
      case .findings(let format): return format
      case .html:
        if !coverage { throw Impossible("--format html requires --coverage") }
        return .text
      }
    }
  }

  /// Puts examples into the pack's files; one that many changes ask for is written once.
  private func written(
    _ examples: [KillingExample], _ pack: LoadedPack
  ) throws(Impossible) -> String {
    var cases: Set<String> = []
    let single = examples.filter { example in
      cases.insert(example.item + String(example.line.drop { $0 != "," })).inserted
    }
    let new = NewExamples(single.map { ($0.item, $0.line) }, in: pack.sources)
    for file in new.files {
      let was = pack.sources.first { $0.path == file.path }
      try OutputFile.write(file.path, file.bytes, replacing: was?.bytes)
    }
    var text = new.files.map { "\($0.path.visible): examples were added, marked `unconfirmed: yes`\n" }
      .joined()
    for example in new.left.map({ single[$0] }) {
      text +=
        "could not find where to add this to `\(example.item.visible)`: - \(example.line.visible)\n"
    }
    return text
  }
}

/// The forms of `test`: those of findings, and a page for what the examples saw.
enum TestFormat: ExpressibleByArgument {
  case findings(FindingFormat)
  case html

  init?(argument: String) {
    if argument == "html" {
      self = .html
    } else if let format = FindingFormat(rawValue: argument) {
      self = .findings(format)
    } else {
      return nil
    }
  }

  static var allValueStrings: [String] { FindingFormat.allCases.map(\.rawValue) + ["html"] }

  var defaultValueDescription: String {
    switch self {
    case .findings(let format): format.rawValue
    case .html: "html"
    }
  }
}
