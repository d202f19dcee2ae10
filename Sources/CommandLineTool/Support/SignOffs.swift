import Crypto
import Diagnostics
import RuleLoading
import RuleModel

/// Whether what needs a sign-off has one that still fits its content.
struct SignOffs {
  let loaded: LoadedPack

  init(_ loaded: LoadedPack) { self.loaded = loaded }

  /// Something of a pack that can be signed.
  struct Item {
    var id: String
    var what: String
    var provenance: Provenance
    var origin: Origin
  }

  var items: [Item] {
    let pack = loaded.pack
    return pack.rules.map { Item(id: $0.id, what: "rule", provenance: $0.provenance, origin: $0.origin) }
      + pack.tables.map { Item(id: $0.id, what: "table", provenance: $0.provenance, origin: $0.origin) }
      + pack.messages.map { Item(id: $0.id, what: "message", provenance: $0.provenance, origin: $0.origin) }
      + pack.thresholds.map { Item(id: $0.name, what: "threshold", provenance: $0.provenance, origin: $0.origin) }
      + pack.lists.map { Item(id: $0.name, what: "list", provenance: $0.provenance, origin: $0.origin) }
      + pack.texts.map { Item(id: $0.id, what: "text", provenance: $0.provenance, origin: $0.origin) }
      + pack.terms.map { Item(id: $0.id, what: "term", provenance: $0.provenance, origin: $0.origin) }
  }

  /// SHA-256 of the canonical content, as 64 hexadecimal digits.
  static func digest(_ item: Item) -> String { digest(item.provenance.canonical) }

  static func digest(_ content: String) -> String {
    SHA256.hash(data: Array(content.utf8)).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  /// Missing and void sign-offs: warnings, and errors for a release.
  func findings(isRelease: Bool) -> [Finding] {
    var findings: [Finding] = []
    let level: Level = isRelease ? .error : .warning
    for item in items {
      let signed = loaded.pack.signOffs.filter { $0.item == item.id && $0.locale == nil }
      let digest = SignOffs.digest(item)
      for role in item.provenance.needs {
        let own = signed.filter { $0.role == role }
        if own.contains(where: { $0.digest == digest }) { continue }
        if let void = own.last {
          findings.append(
            Finding(
              "void-sign-off", level, "the \(role) sign-off of the \(item.what) `\(item.id)` is void: it has changed since \(MomentText.text(void.on))",
              at: loaded.place(item.origin), advice: "have it looked at again, then `primum sign`", because: "what was signed is no longer what stands here"))
        } else {
          findings.append(
            Finding(
              "missing-sign-off", level, "the \(item.what) `\(item.id)` has no \(role) sign-off", at: loaded.place(item.origin),
              advice: "`primum sign PACK \(item.id) --role \(role) --by \"…\"`"))
        }
      }
      for void in signed where !item.provenance.needs.contains(void.role) && void.digest != digest {
        findings.append(
          Finding("void-sign-off", .warning, "the \(void.role) sign-off of `\(item.id)` is void: it has changed since", at: loaded.place(void.origin), advice: "sign again, or take it out"))
      }
    }
    return findings
  }
}
