import Catalogues
import Diagnostics
import Folding
import RuleModel

extension Check {
  package static let tooLong = Check(
    "too-long", .error,
    title: "A text is longer than its limit.",
    why: "The store or the screen cuts it off, or the store rejects the release.",
    advice: "Shorten it.")
}

/// How long a value may be, in characters as readers count them, or in bytes.
enum LengthLimits: CopyCheck {
  static let checks: [Check] = [.tooLong]
  static let needs: CopyNeeds = .pack

  static func findings(_ copy: Copy) -> [Finding] {
    if copy.pack.limits.isEmpty { return [] }
    var findings: [Finding] = []
    for (number, catalogue) in copy.catalogues.enumerated() {
      var limits: [Int: [LengthLimit]] = [:]
      for (index, entry) in catalogue.entries.enumerated() {
        let own: [LengthLimit]
        if let known = limits[entry.keyIndex] {
          own = known
        } else {
          let key = catalogue.key(of: entry)
          own = copy.pack.limits.filter { keyMatches($0.key, key) }
          limits[entry.keyIndex] = own
        }
        for limit in own {
          if let finding = check(copy, limit, EntryReference(catalogue: number, entry: index)) {
            findings.append(finding)
          }
        }
      }
    }
    return findings
  }

  private static func check(
    _ copy: Copy, _ limit: LengthLimit, _ reference: EntryReference
  ) -> Finding? {
    let text = copy.text(reference)
    // No text has more characters than bytes.
    if limit.measure == .characters, text.utf8.count <= limit.atMost { return nil }
    let count = limit.measure == .characters ? text.count : Normalization.composedByteCount(text)
    guard count > limit.atMost else { return nil }
    // The carets mark the excess.
    var kept = 0
    var offset = 0
    for character in text {
      kept += limit.measure == .characters ? 1 : Normalization.composedByteCount(String(character))
      if kept > limit.atMost { break }
      offset += String(character).utf8.count
    }
    let level: Level = limit.level == .error ? .error : limit.level == .warning ? .warning : .note
    var finding = copy.finding(
      .tooLong, level,
      "this text has \(count) \(limit.measure.rawValue), but at most \(limit.atMost) are allowed",
      at: reference, range: offset..<text.utf8.count,
      advice: "shorten it by \(count - limit.atMost)", source: limit.source)
    finding.value = "\(count) \(limit.measure.rawValue)"
    finding.isMeasuredFailure = true
    return finding
  }
}
