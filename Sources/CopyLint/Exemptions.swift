import Diagnostics
import RuleModel
import SourceText

/// Findings that a pack accepts for a time, with reason and approver.
public struct Exemptions {
  let pack: Pack
  let today: CivilDate
  let isRelease: Bool
  let place: (Origin) -> Place?

  /// How much of an app has been looked at, and so which exemptions that match nothing are unused.
  public enum Reach: Sendable {
    /// Everything: rules, tokens and copy.
    case app
    /// All of the copy: an exemption from a rule may be for something else.
    case copy
    /// Some file of it.
    case part
  }

  public init(pack: Pack, today: CivilDate, isRelease: Bool, place: @escaping (Origin) -> Place?) {
    self.pack = pack
    self.today = today
    self.isRelease = isRelease
    self.place = place
  }

  /// What is open until somebody has looked at it: a release waits for that.
  static let open: Set<String> = ["unreviewed-locale", "unsigned-translation", "missing-sign-off", "void-sign-off"]

  /// Takes the accepted findings out, and adds what is to be said about the exemptions themselves.
  public func apply(
    to findings: [Finding], reach: Reach
  ) -> (findings: [Finding], accepted: [(finding: Finding, reason: String)]) {
    if pack.exemptions.isEmpty { return (findings, []) }
    var used = [Bool](repeating: false, count: pack.exemptions.count)
    var kept: [Finding] = []
    var accepted: [(finding: Finding, reason: String)] = []
    for finding in findings {
      let covering = pack.exemptions.indices.filter { covers(pack.exemptions[$0], finding) }
      // One that was renewed counts before the one that has lapsed.
      guard let index = covering.first(where: { !isLapsed(pack.exemptions[$0]) }) ?? covering.first else {
        kept.append(finding)
        continue
      }
      used[index] = true
      let exemption = pack.exemptions[index]
      if isLapsed(exemption) || (isRelease && exemption.check.map(Exemptions.open.contains) == true) {
        kept.append(finding)
      } else {
        accepted.append(
          (
            finding,
            "\(exemption.because) (approved by \(exemption.approvedBy)\(exemption.until.map { ", until \(MomentText.text($0))" } ?? ""))"
          ))
      }
    }
    for (index, exemption) in pack.exemptions.enumerated() {
      let what =
        "the exemption of `\(exemption.term ?? exemption.check ?? "")` for `\(exemption.key ?? exemption.locale ?? "")`"
      if isLapsed(exemption) {
        kept.append(
          Finding(
            .lapsedExemption, .error, "\(what) lapsed on \(MomentText.text(exemption.until!))",
            at: place(exemption.origin),
            advice: "mend what it exempted, or have it approved anew with a new date"))
      } else if !used[index], isLookedFor(exemption, reach) {
        kept.append(
          Finding(
            .unusedExemption, .warning, "\(what) matches nothing", at: place(exemption.origin), advice: "take it out")
        )
      } else if let until = exemption.until, until <= today.adding(days: 30) {
        kept.append(
          Finding(
            .lapsingExemption, .warning, "\(what) lapses on \(MomentText.text(until))", at: place(exemption.origin),
            advice: "mend what it exempts before that day"))
      }
    }
    return (kept, accepted)
  }

  private func isLookedFor(_ exemption: Exemption, _ reach: Reach) -> Bool {
    switch reach {
    case .app: true
    case .copy:
      if let check = exemption.check {
        Check.copy.contains { $0.id == check }
      } else {
        !pack.rules.contains { $0.id == exemption.term }
      }
    case .part: false
    }
  }

  private func isLapsed(_ exemption: Exemption) -> Bool { exemption.until.map { $0 < today } ?? false }

  private func covers(_ exemption: Exemption, _ finding: Finding) -> Bool {
    if let key = exemption.key, finding.key.map({ matches(key, $0) }) != true { return false }
    if let locale = exemption.locale, finding.locale.map({ canonical($0) == canonical(locale) }) != true {
      return false
    }
    if let term = exemption.term { return finding.id == "\(pack.name)/\(term)" }
    return finding.id == exemption.check
  }
}
