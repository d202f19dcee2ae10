import Changes
import RuleLoading
import RuleModel
import SourceText

extension SignOffReview {
  /// The sign-offs of an item, each with whether it holds: `clinical (Clinical lead, 2026-03-20)`.
  public func standing(of id: String) -> [String] {
    guard let item = pack.item(named: id) else { return [] }
    func named(_ role: String, _ signOff: SignOff?) -> String {
      signOff.map { "\(role) (\($0.by), \(MomentText.text($0.on))" } ?? "\(role) ("
    }
    return entries(of: item).compactMap { entry in
      let last = pack.signOffs.last { $0.item == id && $0.role == entry.role && $0.locale == nil }
      return switch entry.state {
      case .missing: nil
      case .signed: named(entry.role, last) + ")"
      case .former(let signOff):
        named(entry.role, signOff) + "; void, from an earlier version of Primum)"
      case .void(let signOff, let changes):
        named(entry.role, signOff) + "; void" + (changes.first.map { ": " + $0 } ?? "") + ")"
      }
    }
  }

  /// The content signed with an item: the parts it rests on, those of them that are signed by
  /// themselves, and the changes since the role signed last.
  public func summary(of item: PackItem, role: String) -> String {
    var text =
      "the \(item.kind.rawValue) `\(item.id.visible)`"
      + (item.title.map { $0 == item.id ? "" : ": \($0.visible)" } ?? "") + "\n"
    let (inside, signed) = contents.reach(of: PackGraph.Node(item))
    func list(_ heading: String, _ nodes: [PackGraph.Node]) {
      if nodes.isEmpty { return }
      text += "  \(heading): " + nodes.map(named).joined(separator: ", ") + "\n"
    }
    list("with", inside.filter { $0 != PackGraph.Node(item) })
    list("signed separately", signed)
    for signOff in pack.signOffs
    where signOff.item == item.id && (signOff.role != role || signOff.locale != nil) {
      text +=
        "  signed by \(signOff.by.visible) as \(signOff.role)\(signOff.locale.map { " for \($0)" } ?? "") on \(MomentText.text(signOff.on))\n"
    }
    let last = pack.signOffs.last { $0.item == item.id && $0.role == role && $0.locale == nil }
    if let last, let changes = changes(since: last, of: item) {
      let signed = "signed by \(last.by.visible) on \(MomentText.text(last.on))"
      text += changes.isEmpty ? "  \(signed), and unchanged since\n" : "  \(signed), when\n"
      for change in changes { text += "    \(change.visible)\n" }
    }
    return text
  }

  private func named(_ node: PackGraph.Node) -> String {
    switch node.kind {
    case .timeZone, .sourceLocale, .unreviewed: "the \(node.label)"
    case .exemption: "an exemption"
    case .rule, .table, .message, .text, .term, .threshold, .list, .binding, .field, .record, .unit,
      .mapping,
      .statement,
      .limit, .order, .requirement, .review, .role, .ships, .aggregate, .check:
      "the \(node.kind.rawValue) `\(node.name.visible)`"
    }
  }
}
