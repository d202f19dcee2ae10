import ArgumentParser
import Catalogues
import Diagnostics
import Gating
import OperatingSystem
import RuleModel
import SourceText

struct InitCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Sets Primum up in a repository.",
    discussion: """
      Finds the catalogues, their locales and formats, and proposes primum.yaml, a first pack, a baseline of what is found today, a pre-commit hook and \
      a workflow. On a terminal it asks; elsewhere it writes only with --yes. A file that exists is never changed. Afterwards it runs `primum gate`.
      """)

  enum Part: String, CaseIterable, ExpressibleByArgument {
    case healthClaims = "health-claims"
    case unreviewed = "unreviewed-locales"
    case baseline, hook, workflow
  }

  @Flag(help: "Write the files without asking.") var yes = false
  @Flag(help: "Print what would be written, and write nothing.") var dryRun = false
  @Option(
    help: ArgumentHelp("The name of the app (default: that of the folder).", valueName: "name"))
  var name: String?
  @Option(
    help: ArgumentHelp(
      "A folder or catalogue of the app's copy; may be repeated (default: those that are found).",
      valueName: "path"))
  var copy: [String] = []
  @Option(
    help: ArgumentHelp(
      "The folder for the app's own pack (default: Safety/NAME).", valueName: "folder"))
  var rules: String?
  @Option(
    help: ArgumentHelp(
      "Leave this out: health-claims, unreviewed-locales, baseline, hook or workflow; may be repeated.",
      valueName: "part")
  )
  var without: [Part] = []
  @Option(
    help: ArgumentHelp(
      "The repository whose releases hold the program, for the workflow.", valueName: "owner/name"))
  var repository: String?
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    if yes, dryRun {
      throw Impossible("--yes writes the files and --dry-run writes none; use one of them")
    }
    try lookAtOptions()
    let asks = !yes && !dryRun && Terminal.isThere
    let plan = try self.plan(asks: asks)
    Output.print(plan.text(showsFiles: dryRun))
    if plan.files.isEmpty {
      Output.print("\nnothing to write\n")
      return .clean
    }
    if asks ? !Terminal.confirms("\nWrite \(Self.count(plan.files.count, "file"))?") : !yes {
      Output.print(
        "\nnothing was written" + (asks ? "\n" : "; `primum init --yes` writes these files\n"))
      return .clean
    }
    try plan.write()
    Output.print("\nwritten: \(plan.files.map(\.path).joined(separator: ", "))\n")
    if !plan.hasApp { return .clean }
    Output.print("\nprimum gate\n")
    var gate = try GateCommand.parse(
      common.asOf.map { ["--as-of", MomentText.text($0.date)] } ?? [])
    return try gate.status()
  }

  /// Options that files quote are paths and names, and nothing else.
  private mutating func lookAtOptions() throws(Impossible) {
    if let given = rules {
      let path = trimmedPath(workingPath(given))
      let names = pathNames(path)
      guard !begins(path, with: "/"), !names.isEmpty, !names.contains(".."), path != ".",
        path == path.visible
      else {
        throw Impossible("--rules \(given): name a folder below this one, such as Safety/my-app")
      }
      rules = path
    }
    for path in copy {
      guard OperatingSystem.exists(path) else {
        throw Impossible("\(path): there is no such file or folder")
      }
      if !NamedPlaces(["."]).holds(path) {
        throw Impossible("\(path): lies outside this folder, so primum.yaml cannot name it")
      }
    }
    if let repository, !Self.isRepository(repository) {
      throw Impossible("--repository \(repository): name a repository of GitHub as OWNER/NAME")
    }
  }

  /// `OWNER/NAME` as GitHub has it: letters, digits and hyphens; in the name points and underlines
  /// too.
  private static func isRepository(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ (1...100).contains($0.utf8.count) }) else {
      return false
    }
    func isPlain(_ text: Substring, and more: String) -> Bool {
      text.utf8.allSatisfy { byte in
        byte.isASCIIAlphanumeric || more.utf8.contains(byte)
      }
    }
    return isPlain(parts[0], and: "-") && parts[0].first != "-" && isPlain(parts[1], and: "-._")
      && parts[1] != "." && parts[1] != ".."
  }

  // MARK: What to write

  private mutating func plan(asks: Bool) throws -> InitPlan {
    var plan = InitPlan()
    let neighbours = Neighbours()
    if try AppsOnDisk.read() != nil {
      plan.remark("\(AppsOnDisk.path) is there already and stays as it is; `primum gate` uses it")
    } else if isFolder("Rules"), copy.isEmpty, rules == nil {
      plan.remark(
        "there is a folder Rules: `primum gate` uses the packs in it, for the copy in Copy. If the copy is elsewhere, name both: `primum init --rules Rules/\(try chosenName()) --copy FOLDER`"
      )
    } else {
      try addApp(to: &plan, neighbours, asks: asks)
    }
    if !neighbours.names.isEmpty {
      plan.tell("left as they are: \(neighbours.names.joined(separator: ", "))")
    }
    guard exists(".git") else {
      plan.remark(
        "this folder is not the top of a git repository, so there is no hook and no workflow")
      return plan
    }
    try addHook(to: &plan, neighbours, asks: asks)
    try addWorkflow(to: &plan, neighbours, asks: asks)
    return plan
  }

  private mutating func addApp(to plan: inout InitPlan, _ neighbours: Neighbours, asks: Bool) throws
  {
    let survey = try CopySurvey(copy.isEmpty ? nil : copy)
    if survey.roots.isEmpty || survey.strings == 0 {
      let unread = survey.unread.map { "; \($0)" }.joined()
      throw Impossible(
        copy.isEmpty
          ? "no catalogues were found here; run this at the top of the repository, or name them: `primum init --copy FOLDER`\(unread)"
          : "no strings were found in " + copy.joined(separator: ", "))
    }
    Self.tell(survey, in: &plan)
    if asks {
      Output.print(plan.takeFound() + "\n")
      name = Terminal.ask("The name of the app:", proposing: try chosenName())
    }
    let name = try chosenName()
    let pack = rules ?? "Safety/\(name)"
    let folder = parent(of: pack)
    let baseline = folder == "." ? "primum-baseline.json" : folder + "/baseline.json"
    var files = FirstFiles(
      name: name, pack: pack, survey: survey,
      usesHealthClaims: wants(
        .healthClaims, "Also check for claims about health that regulators object to?", asks),
      mayLackTranslations: neighbours.translatesElsewhere)
    var first = try FirstFindings(files, day: common.day)
    let ids = Set(first.findings.map(\.id))
    if ids.contains("missing-translation") { files.mayLackTranslations = true }
    files.lacksReviews = acceptsUnreviewed(first, in: &plan, asks: asks)
    if files.mayLackTranslations || files.lacksReviews {
      first = try FirstFindings(files, day: common.day)
    }
    let errors = first.findings.count { $0.level == .error }
    let some =
      "\(Self.count(errors, "error")), \(Self.count(first.findings.count { $0.level == .warning }, "warning"))"
    plan.tell("today: \(some), \(Self.count(first.findings.count { $0.level == .note }, "note"))")
    // A locale that the pack does not accept stays an error.
    let accepted = Baseline(
      of: first.findings.filter { files.lacksReviews || $0.id != "unreviewed-locale" })
    if accepted.count > 0,
      wants(.baseline, "Accept what is found today, so that only what is new is reported?", asks)
    {
      files.baseline = baseline
    } else if errors > 0 {
      plan.remark("without a baseline, `primum gate` fails until these errors are mended")
    }
    if let reason = first.unread {
      plan.remark("`primum gate` ends with status 2: \(reason)")
    }
    for sentence in survey.unread { plan.remark(sentence) }
    if !survey.unknownLocales.isEmpty {
      plan.remark(
        "no such language or region is known, so `locales` in the pack leaves it out: \(survey.unknownLocales.joined(separator: ", "))"
      )
    }
    try plan.add(AppsOnDisk.path, files.apps, "which packs govern which copy")
    try plan.add(pack + "/pack.yaml", files.rules, "your own words and rules, to begin with")
    if files.baseline != nil {
      plan.remark("`primum gate --all` shows what the baseline accepts: look at the errors first")
      try plan.add(
        baseline, accepted.text,
        "\(Self.count(accepted.count, "finding")) of today, accepted"
      )
    }
  }

  /// Whether locales whose words nobody has reviewed are a warning. Says which, if there are any.
  private func acceptsUnreviewed(
    _ first: FirstFindings, in plan: inout InitPlan, asks: Bool
  ) -> Bool {
    let locales = first.findings.filter { $0.id == "unreviewed-locale" }.compactMap(\.locale)
    if locales.isEmpty { return false }
    let some = "the words of " + Self.shortened(Set(locales).sorted())
    if wants(.unreviewed, "Nobody has reviewed \(some): accept that until somebody has?", asks) {
      plan.remark(
        "nobody has reviewed \(some): a warning until `reviewed:` in the pack says who did, an error with --without unreviewed-locales"
      )
      return true
    }
    plan.remark(
      "nobody has reviewed \(some), so `primum gate` fails until `reviewed:` in the pack says who did"
    )
    return false
  }

  private static func tell(_ survey: CopySurvey, in plan: inout InitPlan) {
    plan.tell(
      "found \(count(survey.files, "catalogue")) with \(count(survey.strings, "text")) in \(count(survey.locales.count, "locale")): \(shortened(survey.locales)); the source is \(survey.sourceLocale)"
    )
    if survey.locales.count == 1, survey.files > 1 {
      plan.tell(
        "with one locale there is nothing to compare; if some are translations of others, `source locale` in the pack names their source"
      )
    }
    for root in survey.roots.prefix(12) {
      plan.tell(
        "  \(root.path)  \(count(root.files, "file")), \(root.formats.sorted().joined(separator: ", "))"
      )
    }
    if survey.roots.count > 12 {
      plan.tell("  and \(survey.roots.count - 12) more places, which `primum.yaml` names")
    }
    let excluded = Dictionary(grouping: survey.excluded, by: \.reason)
    for (reason, files) in excluded.sorted(by: { $0.key < $1.key }) {
      for (path, _) in files.prefix(6) { plan.tell("  not \(path): \(reason)") }
      if files.count > 6 { plan.tell("  and not \(files.count - 6) others: \(reason)") }
    }
  }

  private func addHook(
    to plan: inout InitPlan, _ neighbours: Neighbours, asks: Bool
  ) throws(Impossible) {
    let path = ".pre-commit-config.yaml"
    if without.contains(.hook) { return }
    if exists(path) {
      let text =
        (try? readBytes(path, limit: 1 << 20, mayWait: false)).map {
          String(decoding: $0, as: UTF8.self)
        } ?? ""
      plan.remark(
        "\(path) is there already and stays as it is"
          + (text.contains("primum") ? "" : "; add a hook to it that runs `primum gate`"))
    } else if let hooks = neighbours.hooks {
      plan.remark("\(hooks) runs before commits; add `primum gate` to it")
    } else if wants(.hook, "Run it before each commit, with pre-commit?", asks) {
      try plan.add(
        path, FirstFiles.hook,
        "runs `primum gate` before each commit, once `pre-commit install` was run")
    }
  }

  private func addWorkflow(
    to plan: inout InitPlan, _ neighbours: Neighbours, asks: Bool
  ) throws(Impossible) {
    if without.contains(.workflow) { return }
    if let pipeline = neighbours.pipeline {
      plan.remark("\(pipeline) is there, and no .github: add `primum gate` to it")
      return
    }
    let path = ".github/workflows/primum.yml"
    if !exists(path), !wants(.workflow, "Run it in each pull request on GitHub?", asks) { return }
    let owner = repository ?? "OWNER/primum"
    try plan.add(path, FirstFiles.workflow(owner), "runs it in each pull request")
    if repository == nil, plan.files.last?.path == path {
      plan.remark(
        "before you push, put the repository whose releases hold primum in place of OWNER/primum in \(path), or give it here: --repository"
      )
    }
  }

  // MARK: Answers

  private func wants(_ part: Part, _ question: String, _ asks: Bool) -> Bool {
    !without.contains(part) && (!asks || Terminal.confirms(question))
  }

  /// Letters, digits and hyphens of the name that was given, or that of the folder.
  private func chosenName() throws(Impossible) -> String {
    let given = name ?? realPath(".").flatMap { pathNames($0).last } ?? ""
    var slug = ""
    for byte in given.lowercased().utf8 {
      if byte.isASCIIAlphanumeric {
        slug.unicodeScalars.append(Unicode.Scalar(byte))
      } else if !slug.isEmpty, slug.last != "-" {
        slug += "-"
      }
    }
    if slug.last == "-" { slug.removeLast() }
    if slug.isEmpty || name != nil && slug != name?.lowercased() {
      throw Impossible(
        "`\(given)` cannot be the name of a pack; use letters, digits and hyphens: --name my-app")
    }
    return slug
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func shortened(_ names: [String]) -> String {
    names.count <= 12
      ? names.joined(separator: ", ") : names.prefix(10).joined(separator: ", ") + " and others"
  }
}
