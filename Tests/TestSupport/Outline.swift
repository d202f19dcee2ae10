/// A value with all its parts as text, for tests that hold the whole of it against what a file
/// expects. Parts that say nothing (nil, false, empty) are left out; what does not fit in a line is
/// indented below it.
public struct Outline {
  private let special: (Any) -> String?

  /// - Parameter special: How values of some types are written; nil: as any other, and empty: left
  ///   out.
  public init(special: @escaping (Any) -> String? = { _ in nil }) { self.special = special }

  public func text(_ value: Any) -> String {
    lines(node(value), indent: "", width: 116).joined(separator: "\n")
  }

  /// In one line, however long.
  public func line(_ value: Any) -> String { node(value).inline }

  private indirect enum Node {
    case leaf(String)
    case group(String, [(label: String?, node: Node)], String)

    var inline: String {
      switch self {
      case .leaf(let text): text
      case .group(let open, let parts, let close):
        open
          + parts.map { ($0.label.map { $0 + ": " } ?? "") + $0.node.inline }.joined(
            separator: ", ") + close
      }
    }
  }

  private func lines(_ node: Node, indent: String, width: Int) -> [String] {
    let inline = node.inline
    guard case .group(let open, let parts, _) = node, inline.count + indent.count > width else {
      return [indent + inline]
    }
    return [indent + open]
      + parts.flatMap { part in
        var lines = lines(
          part.node, indent: indent + "  ", width: width - (part.label?.count ?? 0) - 2)
        if let label = part.label {
          lines[0] = indent + "  \(label): " + lines[0].dropFirst(indent.count + 2)
        }
        return lines
      }
  }

  private func isSilent(_ node: Node) -> Bool {
    switch node {
    case .leaf(let text): ["nil", "false", ""].contains(text)
    case .group(let open, let parts, _): parts.isEmpty && (open == "[" || open.hasSuffix("("))
    }
  }

  private func node(_ value: Any) -> Node {
    if let text = special(value) { return .leaf(text) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { node($0.value) } ?? .leaf("nil")
    case .collection, .set: return .group("[", mirror.children.map { (nil, node($0.value)) }, "]")
    case .dictionary:
      let entries = mirror.children.map { entry in
        let pair = Array(Mirror(reflecting: entry.value).children)
        return (label: Optional(node(pair[0].value).inline), node: node(pair[1].value))
      }
      return .group("[", entries.sorted { $0.label! < $1.label! }, "]")
    case .tuple: return .group("(", mirror.children.map { (name($0.label), node($0.value)) }, ")")
    case .enum:
      guard let payload = mirror.children.first else { return .leaf("\(value)") }
      let name = payload.label ?? "\(value)"
      guard case .group("(", let parts, _) = node(payload.value) else {
        return .group(name + "(", [(nil, node(payload.value))], ")")
      }
      return .group(name + "(", parts, ")")
    case .struct where !mirror.children.isEmpty:
      let parts = mirror.children.map { (label: name($0.label), node: node($0.value)) }
      return .group("\(type(of: value))(", parts.filter { !isSilent($0.node) }, ")")
    default: return .leaf(value is String ? "\(value)".debugDescription : "\(value)")
    }
  }

  private func name(_ label: String?) -> String? { label.flatMap { $0.hasPrefix(".") ? nil : $0 } }
}
