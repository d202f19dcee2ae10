import Diagnostics
import SourceText

extension FindingReport {
  /// The number of new sentences that are listed.
  private static let mostCopy = 20

  /// The sentences that people will read for the first time, each with what was found in it.
  public var newCopyText: String {
    guard let since, !since.newCopy.isEmpty else { return "" }
    let cache = LineCache()
    let found = Dictionary(grouping: findings.filter { $0.key != nil }) { $0.key! }
    var text = "source texts that are new or changed since \(since.revision.visible):\n"
    for copy in since.newCopy.prefix(Self.mostCopy) {
      let path = copy.place.file.path
      let line = cache.span(of: copy.place).start.line
      let ids = Set(
        (found[copy.key] ?? []).filter { $0.place?.file.path == path }.map {
          "\($0.level.rawValue) \($0.id)"
        }
      ).sorted()
      text += "  \(path.visible):\(line): \(copy.key.visible): “\(Self.shortened(copy.text))”"
      if let was = copy.was { text += ", was “\(Self.shortened(was))”" }
      text += ids.isEmpty ? "\n" : "  [\(ids.joined(separator: ", ").visible)]\n"
    }
    let rest = since.newCopy.count - Self.mostCopy
    return text + (rest > 0 ? "  and \(rest) more\n" : "")
  }

  private static func shortened(_ text: String) -> String {
    (text.count > 120 ? String(text.prefix(119)) + "…" : text).visible
  }
}
