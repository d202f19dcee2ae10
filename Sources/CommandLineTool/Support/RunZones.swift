import Evaluation
import Folding
import LogReading
import RuleModel

/// The zone of days and months of a run.
enum RunZones {
  /// The named one, else the pack's, else nil: each time's own offset.
  static func zone(named given: String?, of pack: Pack) throws(Impossible) -> Zone? {
    guard let name = given ?? pack.timeZone else { return nil }
    if let zone = SystemZones.zone(named: name) { return zone }
    throw Impossible(
      "the time zone `\(name)` is unknown; write a name such as Europe/Berlin, or an offset such as +02:00"
    )
  }
}
