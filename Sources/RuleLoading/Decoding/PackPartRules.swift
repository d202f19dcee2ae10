import RuleModel
import YAMLReading

/// Constraints about the pack's own parts: `for each: pack text`.
extension PackBuilder {
  /// The record of a kind of part, declared where a rule first asks for it; nil where the name is
  /// none.
  func packPart(_ node: YAMLNode) -> Int? {
    guard let name = node.text, defined.records[name] == nil, let part = PackPart(rawValue: name)
    else { return nil }
    if let index = pack.records.firstIndex(where: { $0.part == part }) { return index }
    pack.records.append(part.recordType(of: pack))
    return pack.records.count - 1
  }

  /// Reports the kinds that a rule about parts of the pack cannot have: it decides nothing in an
  /// app.
  func checkPartRule(_ part: PackPart, _ kind: RuleKind, _ keys: Keys) {
    func at(_ key: String) -> Origin { keys.entry(key).map { origin($0.key) } ?? keys.firstKey }
    if kind != .constraint {
      report(
        .wrongShape,
        "only a constraint can be about \(part.rawValue)s, but this is \(kind == .advisory ? "an" : "a") \(kind.rawValue)",
        at: at("kind"),
        advice: "write `kind: constraint` and `require:`")
    }
    for key in ["then", "or refuse", "below", "let"] where keys.entry(key) != nil {
      report(
        .wrongShape, "`\(key)` means nothing in a constraint about \(part.rawValue)s", at: at(key),
        advice: "remove it: `check` reports what the constraint does not accept")
    }
  }
}
