package import Evaluation
package import RuleModel

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension RuleBook {
  /// The pack, a day and a zone for a run of its examples.
  package func runExamples<Result>(
    today: Date, timeZone: TimeZone?, _ run: (Pack, CivilDate, Zone?) -> Result
  ) throws(PrimumError) -> Result {
    let zone = try Zones.zone(timeZone, of: pack)
    let seconds = Int64(today.timeIntervalSince1970.rounded(.down))
    let local = seconds + Int64(zone?.offset(atSeconds: seconds) ?? 0)
    let day = CivilDate(
      days: Int32(clamping: local >= 0 ? local / 86_400 : (local - 86_399) / 86_400))
    return run(pack, day, zone)
  }
}
