import RuleLoading
import RuleModel

/// `signoffs.yaml` with what it keeps.
public struct SignOffFile: Sendable {
  /// The sign-offs in the file.
  public private(set) var signOffs: [SignOff]
  private var contents: [String: (label: String, part: SignedContent.Part)] = [:]

  /// With what a pack has recorded already.
  public init(_ review: SignOffReview) {
    signOffs = review.pack.signOffs
    for signOff in signOffs { if let content = review.content(signedBy: signOff) { keep(content) } }
  }

  private mutating func keep(_ content: SignedContent) {
    for (label, part) in content.parts { contents[part.key(label)] = (label, part) }
  }

  /// Takes the place of the same role's earlier sign-off.
  public mutating func sign(
    _ item: PackItem, _ content: SignedContent, role: String, by: String, on: CivilDate
  ) {
    signOffs.removeAll { $0.item == item.id && $0.role == role && $0.locale == nil }
    keep(content)
    signOffs.append(
      SignOff(
        item: item.id, role: role, by: by, on: on, digest: content.digest, pieces: content.keys))
  }

  /// One digest for each catalogue that holds the translation.
  public mutating func signTranslation(
    of text: String, locale: String, digests: [String], role: String, by: String, on: CivilDate
  ) {
    signOffs.removeAll { $0.item == text && $0.role == role && $0.locale == locale }
    for digest in digests {
      signOffs.append(
        SignOff(item: text, role: role, by: by, on: on, digest: digest, locale: locale))
    }
  }

  /// The content of the file.
  public var text: String {
    var text =
      "# Written by `primum sign`. A change to an item, or to anything it depends on, voids its sign-off.\n"
    text += "signoffs:\n"
    var used: Set<String> = []
    for record in signOffs.sorted(by: {
      ($0.item, $0.locale ?? "", $0.role) < ($1.item, $1.locale ?? "", $1.role)
    }) {
      text +=
        "  - item: \(quoted(record.item))\n    role: \(quoted(record.role))\n    by: \(quoted(record.by))\n"
      text += "    on: \(MomentText.text(record.on))\n"
      if let locale = record.locale { text += "    locale: \(quoted(locale))\n" }
      if record.format != 1 { text += "    format: \(record.format)\n" }
      text += "    sha256: \(record.digest)\n"
      if !record.pieces.isEmpty {
        text += "    content: [\(record.pieces.map(quoted).joined(separator: ", "))]\n"
        used.formUnion(record.pieces)
      }
    }
    let kept = contents.filter { used.contains($0.key) }
    if kept.isEmpty { return text }
    text += "# What was signed, so that `primum check` can say what has changed.\nsigned content:\n"
    for (key, kept) in kept.sorted(by: { ($0.value.label, $0.key) < ($1.value.label, $1.key) }) {
      text +=
        "  \(quoted(key)):\n    what: \(quoted(kept.label))\n    is: \(kept.part.written.canonical)\n"
      if !kept.part.meaning.isEmpty { text += "    means: \(kept.part.meaning)\n" }
    }
    return text
  }
}
