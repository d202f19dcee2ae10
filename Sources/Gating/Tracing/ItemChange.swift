import Analysis
import Evaluation
import RuleModel

/// An item of a pack that is removed or weakened, and the whole pack with that.
struct ItemChange: Sendable {
  enum Kind { case removal, weakening }

  var item: PackItem
  var what: String
  var kind: Kind
  var part: String?
  var pack: Pack
  /// The rules and tables that may decide otherwise by it.
  var deciders: Set<DecisionCopy.Source>
  var isAboutUnknown = false
  /// A case that distinguishes it from the pack as it is, as an example.
  var example: String?

  init(_ weakening: Weakenings.Weakening, of item: PackItem, among weakenings: Weakenings) {
    self.item = item
    (what, kind, pack) = (weakening.what, .weakening, weakening.pack)
    deciders = Set(weakenings.deciders(of: item, weakening))
    isAboutUnknown = weakening.isAboutUnknown
  }

  private init(
    _ item: PackItem, _ what: String, _ kind: Kind, _ part: String?, _ pack: Pack,
    _ deciders: Set<DecisionCopy.Source>
  ) {
    (self.item, self.what, self.kind) = (item, what, kind)
    (self.part, self.pack, self.deciders) = (part, pack, deciders)
  }

  /// The changes of an item's status, and of how a text is shown. An item that is removed is
  /// retired: everything keeps its place, by which others point to it.
  static func all(of item: PackItem, in pack: Pack, _ weakenings: Weakenings) -> [ItemChange] {
    let deciders = Set(weakenings.deciders(of: item))
    func changed(
      _ what: String, _ kind: Kind, _ part: String? = nil, _ edit: (inout Pack) -> Void
    ) -> ItemChange {
      var other = pack
      edit(&other)
      return ItemChange(item, what, kind, part, other, deciders)
    }
    func withdrawn(_ status: WritableKeyPath<Pack, Status>) -> [ItemChange] {
      [
        changed("removed", .removal) { $0[keyPath: status] = .retired },
        changed("made a draft", .weakening) { $0[keyPath: status] = .draft },
      ]
    }
    let index = item.index
    switch item.kind {
    case .rule: return withdrawn(\.rules[index].status)
    case .table: return withdrawn(\.tables[index].status)
    case .message: return withdrawn(\.messages[index].status)
    case .text:
      let text = pack.texts[index]
      var changes = withdrawn(\.texts[index].status)
      changes.append(
        changed("with another letter", .weakening, "exactly") { $0.texts[index].exactly += "." })
      for (name, word, instead) in [
        ("tier", \SignedText.tier, "premium"), ("dismissible", \.dismissible, "once"),
      ]
      where text.provenance.free.contains(where: { $0.what == name })
        || TextWords.isSpokenOf(name, word, in: pack)
      {
        let other = TextWords.other(
          than: text[keyPath: word], among: pack.texts.map { $0[keyPath: word] }, instead: instead)
        changes.append(
          changed("with `\(name): \(other)`", .weakening, name) {
            $0.texts[index][keyPath: word] = other
          })
      }
      for (place, surface) in text.on.enumerated() {
        changes.append(
          changed("not on \(surface)", .weakening, "on") { $0.texts[index].on.remove(at: place) })
      }
      return changes
    case .term: return withdrawn(\.terms[index].status)
    case .limit:
      return [
        changed("removed", .removal) { $0.limits.remove(at: index) },
        changed("with one more allowed", .weakening) { $0.limits[index].atMost += 1 },
      ]
    case .threshold, .list: return []
    case .mapping, .record: return []
    }
  }
}

/// The properties that a text has in a word.
private enum TextWords {
  /// Whether texts differ in a property, or a rule asks for it. Else the pack has no such thing.
  static func isSpokenOf(
    _ name: String, _ word: KeyPath<SignedText, String>, in pack: Pack
  ) -> Bool {
    if Set(pack.texts.map { $0[keyPath: word] }).count > 1 { return true }
    return pack.rules.contains { rule in
      guard case .each(let record) = rule.scope, pack.records[record].part == .text,
        let field = pack.records[record].fieldIndex(named: name)
      else { return false }
      return rule.expressions.contains { $0.contains { $0 == .field(field, level: 0) } }
    }
  }

  /// A word that other texts use, or one that some app does.
  static func other(than word: String, among used: [String], instead: String) -> String {
    Set(used).subtracting([word]).min() ?? (word == instead ? "other" : instead)
  }
}
