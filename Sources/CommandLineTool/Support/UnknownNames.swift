import Diagnostics
import Evaluation
import Folding
import LogReading
import RuleLoading
import SourceText

extension LoadedPack {
  /// With the mistakes that only a run would meet: time zones that this system does not know,
  /// formats of times that cannot be read, checks that do not exist (an exemption from one would
  /// pass for nothing).
  func checkingNames() -> LoadedPack {
    var found: [Finding] = []
    func zone(_ name: String?, at place: Place?) {
      guard let name, SystemZones.zone(named: name) == nil else { return }
      found.append(
        Finding(
          .unknownName, .error, "the time zone `\(name)` is unknown", at: place,
          advice: "write a name such as Europe/Berlin, or an offset such as +02:00"))
    }
    zone(pack.timeZone, at: pack.timeZoneOrigin.flatMap(place))
    for mapping in pack.mappings {
      zone(mapping.timeZone, at: place(mapping.origin))
      for column in mapping.columns {
        guard let format = column.format, TimePattern(format) == nil else { continue }
        found.append(
          Finding(
            .unknownWord, .error, "the format `\(format)` of this column cannot be read",
            at: place(column.origin),
            advice: "write it with the letters yyyy, MM, dd, HH, mm, ss, such as `dd.MM.yyyy HH:mm`"
          ))
      }
    }
    let checks = allChecks.map(\.id)
    func check(_ name: String, at place: Place?) {
      guard !checks.contains(name) else { return }
      let nearest = Folding.nearest(name, in: checks)
      found.append(
        Finding(
          .unknownCheck, .error, "there is no check `\(name)`", at: place,
          advice: nearest.map { "did you mean `\($0)`?" }
            ?? "docs/checks/README.md lists the checks",
          suggestions: nearest.map { [$0] } ?? []))
    }
    for exemption in pack.exemptions {
      if let name = exemption.check {
        check(name, at: place(exemption.checkOrigin ?? exemption.origin))
      }
    }
    // `PACK/TERM` is of a pack used beside this one.
    for name in pack.checks.keys.sorted() where !pack.isOfAnother(name) {
      check(name, at: pack.checkOrigins[name].flatMap(place))
    }
    return found.isEmpty ? self : adding(found)
  }
}
