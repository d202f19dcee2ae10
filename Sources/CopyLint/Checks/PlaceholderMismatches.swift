import Catalogues
import Diagnostics
import RuleModel

/// Placeholders of translations and plural arms against those of the source text.
enum PlaceholderMismatches: CopyCheck {
  static let descriptions = [
    CheckDescription(
      id: "placeholder-mismatch", level: .error, summary: "A translation or a plural arm has other placeholders than the text it belongs to.",
      why: "The app shows a wrong value, or stops.", advice: "Use the placeholders of the source text, numbered where their order differs."),
    CheckDescription(
      id: "malformed-placeholder", level: .error, summary: "Something that looks like a placeholder is not one.",
      why: "Users read it as it stands.", advice: "Correct it."),
  ]

  static func findings(_ copy: Copy) -> [Finding] {
    var findings: [Finding] = []
    copy.forEachKey { entries in
      var all: [(EntryReference, [Placeholder])] = []
      var isAny = false
      for reference in entries {
        let entry = copy.entry(reference)
        let found = copy.catalogues[reference.catalogue].withText(of: entry) { text -> [Placeholder] in
          guard mayHold(text) else { return [] }
          return placeholders(in: text, style: entry.placeholders)
        }
        if !found.isEmpty { isAny = true }
        all.append((reference, found))
      }
      guard isAny else { return }
      for (reference, found) in all {
        for placeholder in found where placeholder.isMalformed {
          findings.append(
            copy.finding("malformed-placeholder", .error, "this is not a placeholder: users read it as it stands", at: reference, range: placeholder.range, advice: "correct it"))
        }
      }
      findings += compare(copy, all)
    }
    return findings
  }

  private static func mayHold(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "$") }
  }

  /// Texts are compared with the source's text of the same variation, plurals apart: any arm may leave the number out (`one day`), and none may
  /// ask for something the source does not give.
  private static func compare(_ copy: Copy, _ all: [(EntryReference, [Placeholder])]) -> [Finding] {
    var findings: [Finding] = []
    let sources = all.filter { copy.entry($0.0).isSource }
    guard !sources.isEmpty else { return [] }
    for (reference, found) in all {
      let entry = copy.entry(reference)
      let variant = copy.variant(reference)
      let own = sources.filter { copy.variant($0.0).pathWithoutPlural == variant.pathWithoutPlural }
      let peers = own.isEmpty ? sources.filter { copy.variant($0.0).substitution == variant.substitution } : own
      guard !peers.isEmpty else { continue }
      let given = signatures(found)
      let allowed = peers.map { signatures($0.1) }.max { $0.count < $1.count } ?? []
      let extra = subtract(given, allowed)
      if let name = extra.first, let placeholder = found.first(where: { $0.signature == name }) {
        findings.append(
          copy.finding(
            "placeholder-mismatch", .error, entry.isSource ? "the arms of this text have different placeholders" : "the source text has no such placeholder", at: reference,
            range: placeholder.range, advice: allowed.isEmpty ? "the source text has none" : "the source text has " + names(allowed), match: words(copy, reference, placeholder.range)))
        continue
      }
      if entry.isSource { continue }
      let peer = peers.first { copy.variant($0.0).plural == variant.plural } ?? peers.first { copy.variant($0.0).plural == "other" } ?? peers[0]
      let wanted = variant.plural == nil || variant.plural == "other" ? signatures(peer.1) : signatures(peers.map(\.1).min { $0.count < $1.count } ?? [])
      let lacking = subtract(wanted, given)
      let isArm = variant.plural != nil && variant.plural != "other"
      // One number may be left out of an arm that stands for few.
      if lacking.isEmpty || isArm && lacking.count == 1 { continue }
      findings.append(
        copy.finding("placeholder-mismatch", .error, "a placeholder of the source text is missing here", at: reference, advice: "use \(names(lacking))"))
    }
    return findings
  }

  private static func signatures(_ found: [Placeholder]) -> [String] { found.filter { !$0.isLiteral && !$0.signature.isEmpty }.map(\.signature) }

  private static func subtract(_ a: [String], _ b: [String]) -> [String] {
    var rest = b
    return a.filter { name in
      if let index = rest.firstIndex(of: name) {
        rest.remove(at: index)
        return false
      }
      return true
    }
  }

  private static func names(_ signatures: [String]) -> String { signatures.map { "`\($0)`" }.joined(separator: ", ") }

  private static func words(_ copy: Copy, _ reference: EntryReference, _ range: Range<Int>) -> String {
    copy.catalogues[reference.catalogue].withText(of: copy.entry(reference)) { text in
      String(decoding: UnsafeBufferPointer(rebasing: text[range.clamped(to: 0..<text.count)]), as: UTF8.self)
    }
  }
}
