import Diagnostics
import RuleModel
import YAMLReading

/// Texts that a ` #` ends early: YAML takes the rest of the line for a comment, and nothing shows
/// that it is gone.
extension PackBuilder {
  /// Held against copy and records word for word: too little of it is an error.
  private static let exact: Set<String> = [
    "exactly", "forbid", "forms", "unless within", "contains", "fix", "name", "names", "also",
  ]

  func reportCutTexts() {
    for name in PackSection.names {
      for entry in sections[name] ?? [] { lookForCuts(entry.value, under: entry) }
    }
  }

  /// - Parameter nearest: the entry whose value it is, or is in.
  private func lookForCuts(_ node: YAMLNode, under nearest: YAMLEntry) {
    switch node.content {
    case .scalar(let scalar):
      if let comment = scalar.followedByComment {
        look(at: scalar, node, comment, under: nearest.keyText)
      }
    case .sequence(let items): for item in items { lookForCuts(item, under: nearest) }
    case .mapping(let entries): for entry in entries { lookForCuts(entry.value, under: entry) }
    case .null: break
    }
  }

  private func look(
    at scalar: YAMLScalar, _ node: YAMLNode, _ comment: Range<Int>, under key: String
  ) {
    guard scalar.style == .plain else { return }
    let isExact = PackBuilder.exact.contains(key)
    let bytes = node.file.bytes
    let next = bytes.dropFirst(comment.lowerBound + 1).first
    let touches = next.map { $0 > 0x20 && $0 != 0x23 } == true
    // Set off by two spaces and followed by one, it was meant as a comment; in a signed sentence
    // even that is asked.
    let isSetOff =
      !touches && bytes[..<comment.lowerBound].suffix(2).allSatisfy { $0 == 0x20 || $0 == 0x09 }
    // Elsewhere a comment is one, unless its first word touches the mark: `Dose #2`.
    guard key == "exactly" || (isExact ? !isSetOff : touches) else { return }
    // A condition that breaks off there has been reported so.
    let isTold = reports.findings.contains {
      $0.id == Check.yamlCommentInCondition.id && $0.place?.range == comment
        && $0.place?.file.path == node.file.path
    }
    if isTold { return }
    report(
      .cutText,
      "YAML treats ` #` as the start of a comment, so `\(key)` ends at “\(scalar.text.suffix(40))”",
      at: Origin(file: fileIndex(node), range: comment), level: isExact ? .error : .warning,
      advice: isExact
        ? "put the whole text in quotes; a comment goes on a line of its own"
        : "if it belongs to the text, put the whole text in quotes")
  }
}
