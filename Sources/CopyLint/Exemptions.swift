import Diagnostics
import Folding
import RuleModel
import SourceText

/// Findings that a pack accepts for a time, with reason and approver.
public struct Exemptions {
  let pack: Pack
  let today: CivilDate
  let isRelease: Bool
  /// Terms of the packs looked at beside this one, from which it may exempt too, as `PACK/TERM`.
  let beside: Set<String>
  let place: (Origin) -> Place?

  /// How much of an app has been looked at, and so which exemptions that match nothing are unused.
  public enum LookedAt: Sendable {
    /// Everything: rules, tokens and copy.
    case app
    /// All of the copy: an exemption from a rule may be for something else.
    case copy
    /// Some file of it.
    case part
  }

  public init(
    pack: Pack, today: CivilDate, isRelease: Bool, beside: Set<String> = [],
    place: @escaping (Origin) -> Place?
  ) {
    self.beside = beside
    self.pack = pack
    self.today = today
    self.isRelease = isRelease
    self.place = place
  }

  /// Checks about the exemptions themselves that depend on all that is found.
  public static let checks: [Check] = [
    .lapsingExemption, .unusedExemption, .exemptionPattern, .openExemption,
  ]

  /// Checks that are open until somebody has looked: a release waits for that.
  static let open: Set<String> = [
    "unreviewed-locale", "unsigned-translation", "missing-sign-off", "void-sign-off",
  ]

  /// One thing that an exemption accepts, and what it met.
  private final class Line {
    let exemption: Exemption
    let accepted: Exemption.Accepted
    let isLapsed: Bool
    /// Of the findings it can concern.
    let id: String?
    let isPattern: Bool
    var met: [Finding] = []

    init(_ exemption: Exemption, _ accepted: Exemption.Accepted, isLapsed: Bool, of pack: Pack) {
      // A term of another pack is named with that pack.
      id = exemption.term.map { $0.contains("/") ? $0 : "\(pack.name)/\($0)" } ?? exemption.check
      isPattern = accepted.isPattern
      self.exemption = exemption
      self.accepted = accepted
      self.isLapsed = isLapsed
    }

    /// Whether the finding is of the kind and at the place that the line names, whatever its value.
    func concerns(_ finding: Finding, of pack: Pack) -> Bool {
      guard finding.id == id else { return false }
      let keys = finding.group?.items.map(\.key) ?? finding.key.map { [$0] } ?? []
      if let key = accepted.key {
        guard !keys.isEmpty, keys.allSatisfy({ keyMatches(key, $0) }) else { return false }
      } else if !keys.isEmpty, exemption.check.map({ !Exemptions.open.contains($0) }) ?? true {
        // A locale alone would accept every key there ever will be.
        return false
      }
      if let locale = exemption.locale,
        finding.locale.map({ canonical($0) == canonical(locale) }) != true
      {
        return false
      }
      return true
    }

    func accepts(_ finding: Finding) -> Bool {
      if isPattern { return false }
      guard let values = accepted.values, let value = finding.acceptable else { return true }
      return values.contains(value)
    }
  }

  /// Takes the accepted findings out, and adds what is to be said about the exemptions themselves.
  public func apply(
    to findings: [Finding], lookedAt: LookedAt
  ) -> (findings: [Finding], accepted: [(finding: Finding, reason: String)]) {
    if pack.exemptions.isEmpty { return (findings, []) }
    let lines = pack.exemptions.flatMap { exemption in
      exemption.accepts.map { Line(exemption, $0, isLapsed: isLapsed(exemption), of: pack) }
    }
    let byID = Dictionary(grouping: lines, by: { $0.id ?? "" })
    var kept: [Finding] = []
    var accepted: [(finding: Finding, reason: String)] = []
    for finding in findings.flatMap({ separate($0, lines) }) {
      let concerned = (byID[finding.id] ?? []).filter { $0.concerns(finding, of: pack) }
      let covering = concerned.filter { $0.accepts(finding) }
      // One that was renewed counts before the one that has lapsed.
      guard let line = covering.first(where: { !$0.isLapsed }) ?? covering.first else {
        for pattern in concerned where pattern.isPattern { pattern.met.append(finding) }
        kept.append(finding.withOther(concerned.compactMap(\.accepted.values).flatMap { $0 }))
        continue
      }
      line.met.append(finding)
      let exemption = line.exemption
      let reason = "\(exemption.because) (\(approval(exemption)))"
      let isOpen = exemption.isOpen || exemption.check.map(Exemptions.open.contains) == true
      if line.isLapsed || (isRelease && isOpen) {
        kept.append(finding)
      } else if isRelease, ReleaseNeeds.include(finding) {
        kept.append(finding.refusedRelease(approval(exemption)))
      } else {
        accepted.append((finding, reason))
      }
    }
    return (kept + about(lines, lookedAt, kept), accepted)
  }

  private func approval(_ exemption: Exemption) -> String {
    "approved by \(exemption.approvedBy)\(exemption.until.map { ", until \(MomentText.text($0))" } ?? "")"
  }

  // MARK: What is wrong with the exemptions

  private func about(_ lines: [Line], _ lookedAt: LookedAt, _ kept: [Finding]) -> [Finding] {
    var findings: [Finding] = []
    for exemption in pack.exemptions {
      let until = exemption.until ?? today
      let what =
        "the exemption of `\(exemption.term ?? exemption.check ?? "")` for `\(exemption.accepts[0].key ?? exemption.locale ?? "")`"
      if isLapsed(exemption) {
        findings.append(
          Finding(
            .lapsedExemption, .error, "\(what) expired on \(MomentText.text(until))",
            at: place(exemption.origin),
            advice:
              "fix the problem it covered, or have the exemption approved again with a new date"))
      } else if exemption.until != nil, until <= today.adding(days: 30),
        lines.contains(where: { $0.exemption == exemption && !$0.met.isEmpty })
      {
        findings.append(
          Finding(
            .lapsingExemption, .warning, "\(what) expires on \(MomentText.text(until))",
            at: place(exemption.origin),
            advice: "fix the problem it covers before that day"))
      } else if until > today.adding(days: 2 * 366) {
        findings.append(
          Finding(
            .longExemption, .warning,
            "\(what) lasts until \(MomentText.text(until)), more than two years from now",
            at: place(exemption.origin), advice: "write a day on which somebody looks at it again"))
      }
    }
    for line in lines where !line.isLapsed {
      if line.met.isEmpty {
        if isLookedFor(line.exemption, lookedAt) { findings.append(unused(line, kept)) }
      } else if line.accepted.isPattern {
        findings.append(pattern(line))
      } else if line.accepted.values == nil, line.met.contains(where: { $0.acceptable != nil }) {
        findings.append(open(line))
      }
    }
    return findings
  }

  /// - Parameter kept: what nothing accepts; the key of one of these may be the one that is meant.
  private func unused(_ line: Line, _ kept: [Finding]) -> Finding {
    let (exemption, accepted) = (line.exemption, line.accepted)
    let what =
      "the exemption of `\(exemption.term ?? exemption.check ?? "")` for `\(accepted.key ?? exemption.locale ?? "")`"
    let isOneOfSeveral = exemption.accepts.count > 1
    let keys = Set(kept.filter { $0.id == line.id }.compactMap(\.key)).sorted()
    let meant = accepted.key.flatMap { nearest($0, in: keys) }
    return Finding(
      .unusedExemption, .warning, "\(what) does not match any finding",
      at: place(isOneOfSeveral ? accepted.origin : exemption.origin),
      advice: accepted.key == nil
        ? "take it out; what is found at a key is accepted by that key: `accepts: { KEY: … }`"
        : meant.map { "the finding is at `\($0)`; write that, or remove the exemption" }
          ?? "remove it")
  }

  /// The replacement for a pattern.
  private func pattern(_ line: Line) -> Finding {
    Finding(
      .exemptionPattern, .warning,
      "`\(line.accepted.key ?? "")` is a pattern and would also accept new findings, so it is ignored",
      at: place(line.accepted.origin), advice: "replace it with: \(written(line.met))",
      because: "an exemption should accept only what someone has reviewed")
  }

  private func open(_ line: Line) -> Finding {
    let values = Set(line.met.compactMap(\.acceptable)).sorted().map(quoted)
    let list = values.count == 1 ? values[0] : "[\(values.joined(separator: ", "))]"
    return Finding(
      .openExemption, .warning, "this exemption does not say which value or word it accepts",
      at: place(line.accepted.origin), advice: "add `accepts: \(list)`",
      because: "a different one at the same place would pass unnoticed")
  }

  private func written(_ findings: [Finding]) -> String {
    let keys = Set(findings.compactMap(\.key)).sorted()
    let values = Dictionary(grouping: findings, by: { $0.key ?? "" }).mapValues {
      Set($0.compactMap(\.acceptable)).sorted()
    }
    if values.values.allSatisfy(\.isEmpty) {
      return "`key: [\(keys.map(quoted).joined(separator: ", "))]`"
    }
    let entries = keys.map { key in
      let own = (values[key] ?? []).map(quoted)
      return "\(quoted(key)): \(own.count == 1 ? own[0] : "[\(own.joined(separator: ", "))]")"
    }
    return "`accepts: { \(entries.joined(separator: ", ")) }`"
  }

  /// As YAML takes it inside of braces.
  private func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte.isASCIIAlphanumeric || byte == 0x2E
        || byte == 0x2D
        || byte == 0x5F
        || byte == 0x20 || byte >= 0x80
    }
    if isPlain, !text.isEmpty { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
      + "\""
  }

  private func isLookedFor(_ exemption: Exemption, _ lookedAt: LookedAt) -> Bool {
    if let term = exemption.term, pack.isOfAnother(term) {
      return lookedAt != .part && beside.contains(term)
    }
    return switch lookedAt {
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

  /// A finding of several keys in parts: each of those that an exemption names by their keys, and
  /// the rest.
  private func separate(_ finding: Finding, _ lines: [Line]) -> [Finding] {
    guard finding.group != nil else { return [finding] }
    var parts: [Finding] = []
    var rest: Finding? = finding
    for line in lines {
      guard let key = line.accepted.key, let left = rest,
        let part = left.narrowed(to: { keyMatches(key, $0) }),
        line.concerns(part, of: pack)
      else { continue }
      parts.append(part)
      rest = left.narrowed { !keyMatches(key, $0) }
    }
    return parts + (rest.map { [$0] } ?? [])
  }

  private func isLapsed(_ exemption: Exemption) -> Bool {
    exemption.until.map { $0 < today } ?? false
  }
}

extension Finding {
  /// The value that an exemption of it names beside the key.
  fileprivate var acceptable: String? { value ?? match }

  /// With what an exemption accepts in place of what was found.
  fileprivate func withOther(_ values: [String]) -> Finding {
    guard let own = acceptable, !values.isEmpty else { return self }
    var finding = self
    finding.notes.append(
      Note(
        "an exemption accepts \(values.map { "\"\($0)\"" }.joined(separator: ", ")) here, but this is \"\(own)\""
      ))
    return finding
  }

  fileprivate func refusedRelease(_ approval: String) -> Finding {
    var finding = self
    finding.level = .error
    finding.notes.append(Note("accepted for now (\(approval)), but not for a release"))
    return finding
  }
}
