import ArgumentParser
import Diagnostics
import Gating
import OperatingSystem
import Reporting
import RuleLoading
import RuleModel

extension FindingFormat: ExpressibleByArgument {}
extension Level: ExpressibleByArgument {}

/// Options of every command.
struct CommonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Use this day as today in every date check.", valueName: "date"),
    transform: DateArgument.init(reading:))
  var asOf: DateArgument?

  /// Today by the clock, unless a date is given.
  var today: CivilDate { asOf?.date ?? Clock.today }

  var day: RunDay { RunDay(today: today, asOf: asOf?.date) }
}

/// Bytes that an editor has not saved yet, in place of files.
struct UnsavedOption: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Read OTHER in place of FILE, which an editor has not saved yet; `-` is standard input.",
      valueName: "file=other"))
  var unsaved: [String] = []

  /// Puts the bytes over the files, before anything is read.
  func put() throws(Impossible) {
    for pair in unsaved {
      let names = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard names.count == 2 else { throw Impossible("--unsaved takes FILE=OTHER") }
      let (file, other) = (String(names[0]), String(names[1]))
      let bytes = try Impossible.unless(other) { () throws(FileProblem) in
        try other == "-" ? readStandardInput() : readBytes(other)
      }
      try Impossible.unless(file) { () throws(FileProblem) in
        try UnsavedFiles.put(bytes, over: file)
      }
    }
  }
}

/// The extent of the text form's list of findings.
struct ListingOptions: ParsableArguments {
  @Flag(help: "In the text form, show each warning, note and accepted finding.") var all = false

  var listing: FindingReport.Listing { all ? .each : .whatFails(allWith: "`--all`") }
}

/// The day of a run, as threads may share it.
struct RunDay: Sendable {
  var today: CivilDate
  var asOf: CivilDate?

  /// The questions about a pack, in its own zone.
  func terms(
    _ scope: VerdictScope, of loaded: LoadedPack, wanted: WantedFindings = .all
  ) throws(Impossible) -> GateTerms {
    var terms = GateTerms(
      GateMoment(
        today: today, asOf: asOf, now: Clock.now,
        zone: try RunZones.zone(named: nil, of: loaded.pack)), scope)
    terms.wanted = wanted
    return terms
  }

  /// The questions about copy, in which no time of day matters.
  var copyTerms: GateTerms {
    GateTerms(GateMoment(today: today, asOf: asOf, now: Clock.now, zone: nil), .copy)
  }
}

struct DateArgument {
  var date: CivilDate
  init(reading argument: String) throws {
    guard let date = MomentText.date(argument) else {
      throw ValidationError(MomentText.adviceOnDate(argument) ?? "write a day as 2026-11-20")
    }
    self.date = date
  }
  init(_ date: CivilDate) { self.date = date }
}

/// An RFC 3339 moment.
struct MomentArgument {
  var instant: Instant
  init(reading argument: String) throws {
    switch MomentText.instant(argument) {
    case .success(let instant): self.instant = instant
    case .failure(let failure):
      let day = MomentText.date(argument).map { MomentText.text($0) }
      let example =
        "write a day, a time and the offset from UTC, as in \(day ?? "2026-11-20")T12:00:00+01:00"
      let advice = day == nil ? MomentText.adviceOnDate(argument).map { "\(example) (\($0))" } : nil
      throw ValidationError(
        day == nil ? "\(failure.message); \(advice ?? example)" : "this is a day; \(example)")
    }
  }
}
