import ArgumentParser
import Diagnostics
import OperatingSystem
import Gating
import JSONWriting
import Reporting
import RuleLoading
import RuleModel
import SignOffs
import SourceText

struct LintCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Checks string catalogues against the words of packs.",
    discussion: """
      Paths are catalogues or folders of catalogues. Without a path, lints the copy of the apps in primum.yaml, or Copy/<app> for Rules/<app>. Without --rules, uses the \
      packs that primum.yaml names for the copy; if there are none, runs the checks that need no pack: placeholders, plurals, translations, encodings. \
      `--rules health-claims` is the pack that ships with Primum. If a catalogue cannot be read in full, the exit status is 2. \
      A baseline accepts the findings it lists; it is created if it does not exist; --update-baseline removes from it what is fixed.
      """)

  @Option(help: ArgumentHelp("A rule pack, or health-claims; may be repeated.", valueName: "pack"))
  var rules: [String] = []
  @Option(
    name: [.customLong("regulator"), .customLong("tag")],
    help: ArgumentHelp("Use only terms that have one of these tags or no tags.", valueName: "tag,…")
  )
  var regulators: [String] = []
  @Argument(help: "Catalogues, or folders of catalogues.") var paths: [String] = []
  @Option(help: "The output format.") var format: FindingFormat = .text
  @Option(help: "Exit with status 1 if there are findings of this level or above.") var level:
    Level = .error
  @Flag(help: "Apply the replacements given by terms; report nothing else.") var fix = false
  @Option(help: ArgumentHelp("A file of findings to accept.", valueName: "file")) var baseline:
    String?
  @Flag(help: "Remove from the baseline what is fixed; nothing else changes the file.")
  var updateBaseline = false
  @Flag(
    help:
      "Print the files that are read as copy, with their locales and formats, and what is left out; check nothing."
  )
  var list = false
  @Flag(
    help:
      "Pass over files that are not read where a folder is named: for hooks, which name whatever changes."
  )
  var onlyCopy = false
  @Option(help: ArgumentHelp("Read standard input as if it were this file.", valueName: "path"))
  var stdinPath: String?
  @OptionGroup var listing: ListingOptions
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    if fix, stdinPath != nil {
      throw Impossible("--fix changes files, so it cannot be used with standard input")
    }
    if stdinPath != nil, let path = paths.first {
      throw Impossible("--stdin-path reads from standard input, so \(path) cannot be given as well")
    }
    let named = try onlyCopy && stdinPath == nil ? LintJob.copy(among: paths) : paths
    if named.isEmpty, !paths.isEmpty { return .clean }
    let jobs = try LintJob.jobs(
      rules: rules, regulators: regulators.flatMap { $0.split(separator: ",").map(String.init) },
      paths: stdinPath.map { [$0] } ?? named, baseline: baseline, on: common.today,
      format: format, readsFiles: stdinPath == nil)
    if list { return try printList(jobs) }
    var report = FindingReport(findings: [], files: 0, strings: 0)
    var isWhole = true
    var empty: [String] = []
    var seen: Set<String> = []
    var shrinks = true
    for job in jobs {
      var files = try copyFiles(job)
      if fix { files = try fixed(files, by: job) }
      let copy = LintedCopy(job.packs, files, tokens: try tokens(of: job))
      let verdict = try copy.verdict(common.day.copyTerms)
      var own = FindingReport(
        findings: job.levelled(verdict.findings + unlookedAt(job, files)) + job.uncovered,
        files: verdict.copyFiles,
        strings: verdict.strings,
        accepted: verdict.accepted.map {
          .init(finding: $0.finding, kind: .exemption, reason: $0.reason)
        })
      own.sentences = verdict.sentences
      if baseline == nil, let known = job.baseline { try BaselineFile.accept(known, in: &own) }
      report.add(own)
      seen.formUnion(verdict.seen)
      if files.extent != .app || !verdict.isWhole { shrinks = false }
      if !verdict.isWhole {
        isWhole = false
      } else if verdict.strings == 0 {
        empty += job.paths
      } else {
        empty +=
          files.empty
          + job.paths.filter {
            !files.empty.contains(workingPath($0)) && copy.own.hasOnlyEmpty(under: $0)
          }
      }
    }
    report.findings.putInOrder()
    if let baseline {
      try BaselineFile.apply(
        baseline, to: &report, seen: seen, shrinks: shrinks, updates: updateBaseline)
    }
    report.failingLevel = level
    report.listing = listing.listing
    report = keepToTheEnd(report)
    Output.print(report, as: format)
    if format == .text {
      Output.print(FindingSummary.text(report) + wordless(jobs.flatMap(\.wordlessPaths)))
    }
    if !isWhole { return .impossible }
    if !empty.isEmpty {
      throw Impossible("no strings were found in " + empty.joined(separator: ", "))
    }
    return report.findings.contains { $0.level >= level } ? .findings : .clean
  }

  /// The note that a run over single files is not over all. An editor's file is one of many that are.
  private func unlookedAt(_ job: LintJob, _ files: CopyFiles) -> [Finding] {
    let pack = job.packs.own.pack
    let texts = pack.texts.count
    guard stdinPath == nil, files.extent == .files, texts > 0 || pack.ships != nil else {
      return []
    }
    return [
      Finding(
        .unlookedAt, nil,
        "whether the copy has the \(texts) texts of `\(pack.name)`, and all that ships, was not looked at",
        advice: "run `primum gate`, or lint the folder of the copy")
    ]
  }

  /// The limit of a run in which no pack says which words to look for.
  private func wordless(_ paths: [String]) -> String {
    if paths.isEmpty { return "" }
    let paths = paths.map(\.visible).joined(separator: ", ")
    return
      "no words and no claims were looked for in \(paths), which no pack governs: only placeholders, plurals, translations, encodings; --rules names a pack, such as health-claims\n"
  }

  /// Each file that is read as copy, with its locales and format; then what is left out, and why.
  private func printList(_ jobs: [LintJob]) throws -> ExitStatus {
    guard format == .text || format == .json else {
      throw Impossible("--list prints text or json")
    }
    var files: [(path: String, locales: [String], format: String)] = []
    var leftOut: [(path: String, reason: String)] = []
    var isWhole = true
    for job in jobs {
      let found = try copyFiles(job)
      files += AppCopy(found, tokens: [], of: job.packs.own.pack).catalogues.map {
        ($0.file.path, $0.locales, $0.format.name)
      }
      leftOut += found.leftOut
      for finding in found.findings {
        if finding.level == .error { isWhole = false }
        Output.complain("primum: \(finding.message.visible)\n")
      }
    }
    if format == .json {
      Output.give(Self.json(files, leftOut), as: .json)
    } else {
      let lines = files.map {
        "\($0.path.visible)\t\($0.locales.joined(separator: ",").visible)\t\($0.format)\n"
      }
      let others = leftOut.map { "\($0.path.visible)\t\($0.reason)\n" }
      Output.print((lines + (others.isEmpty ? [] : ["\nleft out:\n"]) + others).joined())
    }
    return isWhole ? .clean : .impossible
  }

  private static func json(
    _ files: [(path: String, locales: [String], format: String)],
    _ leftOut: [(path: String, reason: String)]
  ) -> String {
    let read = files.map { file in
      JSONWriter.object {
        $0.member("path", string: file.path)
        $0.member("locales", strings: file.locales)
        $0.member("format", string: file.format)
      }
    }
    let others = leftOut.map { file in
      JSONWriter.object {
        $0.member("path", string: file.path)
        $0.member("reason", string: file.reason)
      }
    }
    return JSONWriter.object(indent: 1) {
      $0.member("files", JSONWriter.lines(read, indent: 2))
      $0.member("leftOut", JSONWriter.lines(others, indent: 2))
    } + "\n"
  }

  /// The files with the replacements made, which are written.
  private func fixed(_ files: CopyFiles, by job: LintJob) throws -> CopyFiles {
    var files = files
    for loaded in job.packs.packs {
      let fixes = try Fixes(loaded, files, common.day.copyTerms)
      try fixes.write()
      files = fixes.files
      let (count, changed) = (fixes.changed.values.reduce(0, +), fixes.changed.count)
      if count > 0 || job.packs.packs.count == 1 {
        Output.complain(
          "primum: \(count) word\(count == 1 ? "" : "s") replaced in \(changed) file\(changed == 1 ? "" : "s")\n"
        )
      }
      for path in fixes.unsettled.sorted() {
        Output.complain(
          "primum: \(path.visible): not changed, because the replacements of its terms replace each other\n"
        )
      }
    }
    return files
  }

  /// Asked for only where the pack says that there are some.
  private func tokens(of job: LintJob) throws(Impossible) -> [SourceFile] {
    guard stdinPath == nil, job.packs.own.pack.ships?.tokens.isEmpty == false else { return [] }
    return try AppFiles.tokens(under: job.paths.filter(isFolder))
  }

  private func copyFiles(_ job: LintJob) throws(Impossible) -> CopyFiles {
    guard let stdinPath else {
      return job.files?.value ?? AppFiles.copyFiles(job.paths, job.scope, isAll: job.isWhole)
    }
    let bytes = try Impossible.unless("<stdin>") { () throws(FileProblem) in try readStandardInput()
    }
    return CopyFiles(input: bytes, path: stdinPath)
  }
}

/// The closing line of the text form.
enum FindingSummary {
  /// The new findings, if the run was compared with an earlier state.
  static func sinceText(_ report: FindingReport) -> String {
    guard let since = report.since else { return "" }
    let new = report.findings.filter { $0.isNew && $0.loss == nil }.count
    let weaker = report.findings.count { $0.loss != nil }
    let approved = report.accepted.count { $0.kind == .change }
    func some(_ number: Int, _ noun: String) -> String {
      "\(number == 0 ? "no" : String(number)) \(noun)\(number == 1 ? "" : "s")"
    }
    var parts = some(new, "new finding")
    if weaker > 0 || since.isWhole {
      parts += ", " + (weaker == 0 ? "nothing" : some(weaker, "thing")) + " became weaker"
    }
    if !since.isWhole {
      parts += "; a pack does not load, so what became weaker in it is not known"
    }
    return "since \(since.revision.visible): " + parts
      + (approved == 0 ? "" : " (\(approved) more, approved under `changes`)") + "\n"
      + (new + weaker == 0 || since.changed.isEmpty
        ? ""
        : "changed since \(since.revision.visible):\n"
          + since.changed.map { "  \($0)\n" }.joined())
      + report.newCopyText
  }

  static func text(_ report: FindingReport) -> String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    var text =
      report.findings.isEmpty
      ? "no findings"
      : [
        count(report.count(.error), "error"), count(report.count(.warning), "warning"),
        count(report.count(.note), "note"),
      ].joined(separator: ", ")
    if !report.accepted.isEmpty { text += ", \(report.accepted.count) accepted" }
    let known = report.accepted.count { $0.kind == .baseline }
    if known > 0 {
      text += known == report.accepted.count ? " by the baseline" : " (\(known) by the baseline)"
    }
    text += " in \(count(report.files, "file"))"
    if let strings = report.strings { text += ", \(count(strings, "string"))" }
    if report.sentences > 0 { text += ", \(count(report.sentences, "composed sentence"))" }
    return text + "\n" + sinceText(report)
  }
}
