import ArgumentParser
import Diagnostics
import Gating
import Reporting
import RuleLoading
import RuleModel
import SignOffs

extension FindingFormat: ExpressibleByArgument {}
extension Level: ExpressibleByArgument {}

/// Options of every command.
struct CommonOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Use this day as today in every date check.", valueName: "date"))
  var asOf: DateArgument?

  /// Today by the clock unless told otherwise.
  var today: CivilDate { asOf?.date ?? Clock.today }

  var day: RunDay { RunDay(today: today, asOf: asOf?.date) }
}

/// How much of what was found the text form tells.
struct ListingOptions: ParsableArguments {
  @Flag(help: "In the text form, show each warning, note and accepted finding.") var all = false

  var listing: FindingReport.Listing { all ? .each : .whatFails(allWith: "`--all`") }
}

/// The day of a run, as threads may share it.
struct RunDay: Sendable {
  var today: CivilDate
  var asOf: CivilDate?

  func gateTerms(of loaded: LoadedPack, isRelease: Bool) throws(Impossible) -> GateTerms {
    GateTerms(
      try moment(of: loaded.pack), isRelease: isRelease,
      signOffs: { SignOffReview($0).findings(isRelease: isRelease) + dates($0) })
  }

  /// What is to be said of the dates of a pack's sign-offs.
  func dates(_ loaded: LoadedPack) -> [Finding] { signOffDateFindings(loaded, today: today, now: Clock.today) }

  /// When a pack is judged, in its own zone.
  func moment(of pack: Pack) throws(Impossible) -> GateMoment {
    GateMoment(today: today, asOf: asOf, now: Clock.now, zone: try Zones.zone(named: nil, of: pack))
  }
}

struct DateArgument: ExpressibleByArgument {
  var date: CivilDate
  init?(argument: String) {
    guard let date = MomentText.date(argument) else { return nil }
    self.date = date
  }
  init(_ date: CivilDate) { self.date = date }
}

/// An RFC 3339 moment.
struct MomentArgument: ExpressibleByArgument {
  var instant: Instant
  init?(argument: String) {
    guard case .success(let instant) = MomentText.instant(argument) else { return nil }
    self.instant = instant
  }
}
