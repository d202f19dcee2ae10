internal import Evaluation
internal import LogReading
internal import RuleModel

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

enum Zones {
  /// The zone of days and months; nil: each time's own offset.
  static func zone(_ timeZone: TimeZone?, of pack: Pack) throws(PrimumError) -> Zone? {
    guard let timeZone else {
      guard let name = pack.timeZone else { return nil }
      guard let zone = SystemZones.zone(named: name) else { throw .unknownTimeZone(name) }
      return zone
    }
    if let zone = SystemZones.zone(named: timeZone.identifier) { return zone }
    // "GMT+0200"
    if timeZone.identifier.hasPrefix("GMT") {
      return Zone(offsetMinutes: timeZone.secondsFromGMT() / 60)
    }
    throw .unknownTimeZone(timeZone.identifier)
  }
}
