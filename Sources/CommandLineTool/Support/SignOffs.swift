import Crypto
import Diagnostics
import RuleLoading
import RuleModel

/// Whether what needs a sign-off has one that still fits its content.
struct SignOffs {
  let loaded: LoadedPack

  init(_ loaded: LoadedPack) { self.loaded = loaded }

  var items: [PackItem] { loaded.pack.namedItems }

  /// SHA-256 of the canonical content, as 64 hexadecimal digits.
  static func digest(_ item: PackItem) -> String { digest(item.provenance.canonical) }

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
      let name = "the \(item.kind.rawValue) `\(item.id)`"
      func add(
        _ check: Check, _ message: String, _ fault: String, _ advice: String, _ role: String, because: String? = nil
      ) {
        var finding = Finding(check, level, message, at: loaded.place(item.origin), advice: advice, because: because)
        finding.shared = .init(fault, of: name, advice: "`primum sign PACK ID… --role \(role) --by \"…\"`")
        findings.append(finding)
      }
      let signed = loaded.pack.signOffs.filter { $0.item == item.id && $0.locale == nil }
      if signed.isEmpty, item.provenance.needs.isEmpty { continue }
      let digest = signed.isEmpty ? "" : SignOffs.digest(item)
      for role in item.provenance.needs {
        let own = signed.filter { $0.role == role }
        if own.contains(where: { $0.digest == digest }) { continue }
        if let void = own.last {
          add(
            .voidSignOff,
            "the \(role) sign-off of \(name) is void: it has changed since \(MomentText.text(void.on))",
            "have changed since their \(role) sign-off, which is void", "have it looked at again, then `primum sign`",
            role,
            because: "what was signed is no longer what stands here")
        } else {
          add(
            .missingSignOff, "\(name) has no \(role) sign-off", "have no \(role) sign-off",
            "`primum sign PACK \(item.id) --role \(role) --by \"…\"`", role)
        }
      }
      for void in signed where !item.provenance.needs.contains(void.role) && void.digest != digest {
        findings.append(
          Finding(
            .voidSignOff, .warning, "the \(void.role) sign-off of `\(item.id)` is void: it has changed since",
            at: loaded.place(void.origin), advice: "sign again, or take it out"))
      }
    }
    return findings
  }
}
