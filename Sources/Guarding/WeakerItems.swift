import RuleModel

/// The common properties of all items of a pack: they are there, in force, and somebody has to sign
/// them.
extension PackPair {
  mutating func compareItems() {
    let now = Dictionary(
      new.pack.namedItems.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for item in old.pack.namedItems {
      guard let other = now[item.id], other.kind == item.kind else {
        loseItem(item, became: now[item.id])
        continue
      }
      compareStatus(item, other)
      compareDuties(item, other)
      compareMentions(item, other)
    }
  }

  private mutating func loseItem(_ item: PackItem, became other: PackItem?) {
    // A number that nothing uses any more protects nobody; a red flag that used it is compared by
    // itself.
    guard item.status == .active, item.kind != .threshold else { return }
    let was = "\(PackPair.words(of: item, in: old.pack))"
    if let other {
      return report(
        item.id, "the \(item.kind.rawValue) `\(item.id)` is now a \(other.kind.rawValue)", was: was,
        now: other.kind.rawValue, at: other.origin, before: item.origin)
    }
    gone(
      item.id, "the \(was) `\(item.id)` has been deleted", was: was, now: "deleted",
      from: item.origin)
  }

  /// `red flag` rather than `rule`.
  static func words(of item: PackItem, in pack: Pack) -> String {
    item.kind == .rule ? pack.rules[item.index].kind.rawValue : item.kind.rawValue
  }

  private mutating func compareStatus(_ item: PackItem, _ other: PackItem) {
    if item.status == .draft, other.status == .active { return compareActivation(item, other) }
    // A draft is yet to be decided: to drop it is a decision that a release asks for.
    guard item.status == .active, other.status != .active else { return }
    let what = PackPair.words(of: item, in: old.pack)
    report(
      item.id,
      other.status == .draft
        ? "the \(what) `\(item.id)` is now a draft" : "the \(what) `\(item.id)` has been retired",
      was: item.status.rawValue, now: other.status.rawValue, at: other.origin, before: item.origin)
  }

  /// A draft waits for its sign-offs; without them nothing has been decided.
  private mutating func compareActivation(_ item: PackItem, _ other: PackItem) {
    let signed = review.entries(of: other).filter { $0.state == .signed }.map(\.role)
    let open = other.provenance.needs.filter { !signed.contains($0) }
    // Words that nobody has to sign are decided by nobody.
    let isUnasked = other.kind == .text && other.provenance.needs.isEmpty && signed.isEmpty
    if open.isEmpty, !isUnasked { return }
    let what = PackPair.words(of: other, in: new.pack)
    let roles = open.map { "`\($0)`" }.joined(separator: ", ")
    var weakening = Loss(
      item.id,
      "the \(what) `\(item.id)` was a draft and is now active, "
        + (isUnasked ? "and nobody has to sign it" : "without the sign-off of \(roles)"),
      was: "draft", now: "active", at: new.place(other.origin), before: old.place(item.origin))
    weakening.isOpen = true
    weakening.advice =
      isUnasked ? "read its words" : "have it signed, or leave it a draft until it is"
    add(weakening)
  }

  /// Sentences that may say any number now, though their words are the same.
  private mutating func compareMentions(_ item: PackItem, _ other: PackItem) {
    let (was, now) = (old.pack.sentence(of: item), new.pack.sentence(of: other))
    guard other.status != .retired, was.words == now.words else { return }
    for mention in was.mentions where mention.says == nil {
      let name = mention.threshold
      guard new.pack.thresholds.contains(where: { $0.name == name }) else { continue }
      let left = now.mentions.filter { $0.threshold == name }
      if left.contains(where: { $0.says == nil }) { continue }
      report(
        item.id, "the words of `\(item.id)` are no longer held to the number `\(name)`",
        was: "mentions: \(name)", now: left.first?.says.map { "says: \($0)" } ?? "gone",
        at: other.origin, before: item.origin)
    }
  }

  private mutating func compareDuties(_ item: PackItem, _ other: PackItem) {
    let lost = item.provenance.needs.filter { !other.provenance.needs.contains($0) }
    guard !lost.isEmpty, other.status != .retired else { return }
    let roles = lost.map { "`\($0)`" }.joined(separator: ", ")
    report(
      item.id, "the \(item.kind.rawValue) `\(item.id)` no longer needs the sign-off of \(roles)",
      was: "needs sign-off: " + item.provenance.needs.joined(separator: ", "),
      now: other.provenance.needs.isEmpty
        ? "no sign-off" : "needs sign-off: " + other.provenance.needs.joined(separator: ", "),
      at: other.origin,
      before: item.origin)
  }

  /// Whether something that holds from one day until another holds on fewer days.
  mutating func compareForce(
    _ what: String, _ id: String, _ was: (from: CivilDate?, until: CivilDate?),
    _ now: (from: CivilDate?, until: CivilDate?), at origin: Origin, before: Origin
  ) {
    func words(_ days: (from: CivilDate?, until: CivilDate?)) -> String {
      let parts = [
        days.from.map { "from \(MomentText.text($0))" },
        days.until.map { "until \(MomentText.text($0))" },
      ]
      return parts.compactMap { $0 }.joined(separator: " ")
    }
    let begins = now.from.map { day in day > today && (was.from.map { day > $0 } ?? true) } ?? false
    let ends = now.until.map { day in was.until.map { day < $0 } ?? true } ?? false
    guard begins || ends else { return }
    report(
      id, "the \(what) `\(id)` is in force on fewer days: \(words(now))",
      was: words(was).isEmpty ? "always in force" : words(was), now: words(now), at: origin,
      before: before)
  }
}

extension Pack {
  /// The words of an item that `mentions` is about, and the numbers that they are held to.
  fileprivate func sentence(of item: PackItem) -> (words: [String], mentions: [Mention]) {
    let title = [item.title ?? ""]
    switch item.kind {
    case .rule: return (title, rules[item.index].mentions)
    case .table: return (title, tables[item.index].mentions)
    case .message: return (title, messages[item.index].mentions)
    case .text:
      let text = texts[item.index]
      return (
        [text.exactly] + text.translations.sorted { $0.key < $1.key }.map(\.value), text.mentions
      )
    case .term: return ([terms[item.index].because ?? ""], terms[item.index].mentions)
    case .threshold: return (title, thresholds[item.index].mentions)
    case .list, .limit, .mapping, .record: return ([], [])
    }
  }
}
