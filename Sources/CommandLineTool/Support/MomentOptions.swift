import ArgumentParser
import Evaluation
import RuleModel

/// `--now TIME --time-zone ZONE`: the moment that is decided at, and the zone that its day is of.
struct MomentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The time of evaluation, in RFC 3339 format (default: the current time).", valueName: "time"),
    transform: MomentArgument.init(reading:))
  var now: MomentArgument?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time zone for days and months, such as Europe/Berlin or +02:00.", valueName: "zone"))
  var timeZone: String?

  /// The last moment of a replay, else the one that is named, else the present.
  func last(of replay: Replay?) -> Instant { replay?.moments.last ?? now?.instant ?? Clock.now }

  func zone(of pack: Pack) throws(Impossible) -> Zone? {
    try RunZones.zone(named: timeZone, of: pack)
  }
}
