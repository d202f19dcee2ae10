import Difference
import RuleModel

/// Rules that do less, and cases that they decide less carefully.
extension PackPair {
  /// Rules that were and are in force.
  private var rules: [(was: Rule, now: Rule)] {
    let now = Dictionary(
      new.pack.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return old.pack.rules.compactMap { rule in
      guard rule.status == .active, let other = now[rule.id], other.status == .active else {
        return nil
      }
      return (rule, other)
    }
  }

  mutating func compareRules() {
    let rules = rules
    for (was, now) in rules {
      compareKind(was, now)
      compareForce(
        was.kind.rawValue, was.id, (was.from, was.until), (now.from, now.until), at: now.origin,
        before: was.origin)
      compareActions(was, now)
    }
    let asked = rules.filter { scope($0.was.scope, old.pack) == scope($0.now.scope, new.pack) }
    for (was, now) in rules where !asked.contains(where: { $0.was.id == was.id }) {
      report(
        was.id, "the \(was.kind.rawValue) `\(was.id)` is decided for other records",
        was: scope(was.scope, old.pack),
        now: scope(now.scope, new.pack), at: now.origin, before: was.origin)
    }
    compareCases(asked)
    compareOrder()
  }

  private func scope(_ scope: Scope, _ pack: Pack) -> String {
    switch scope {
    case .each(let record): "for each \(pack.records[record].name)"
    case .history: "for history"
    }
  }

  // MARK: Kinds

  private mutating func compareKind(_ was: Rule, _ now: Rule) {
    guard was.kind != now.kind, now.kind.weight <= was.kind.weight else { return }
    report(
      was.id, "the rule `\(was.id)` was \(was.kind.withArticle) and is now \(now.kind.withArticle)",
      was: was.kind.rawValue, now: now.kind.rawValue, at: now.origin, before: was.origin)
  }

  // MARK: Actions

  private mutating func compareActions(_ was: Rule, _ now: Rule) {
    let effects = Effects(of: now, in: new.pack)
    let before = Effects(of: was, in: old.pack)
    for (text, surfaces) in before.shown.sorted(by: { $0.key < $1.key }) {
      let name = current(text)
      let left = effects.shown[name] ?? []
      let lost = surfaces.subtracting(left).sorted()
      if lost.isEmpty { continue }
      effectsLost[was.id, default: 0] += 1
      let message =
        left.isEmpty
        ? "the \(was.kind.rawValue) `\(was.id)` no longer shows `\(text)`"
        : "the \(was.kind.rawValue) `\(was.id)` no longer shows `\(text)` on "
          + lost.joined(separator: ", ")
      report(
        was.id, message, was: PackPair.shown(text, surfaces),
        now: left.isEmpty ? "not shown" : PackPair.shown(name, left),
        at: now.origin, before: was.origin)
    }
    for effect in before.others.subtracting(effects.others).sorted() {
      effectsLost[was.id, default: 0] += 1
      report(
        was.id, "the \(was.kind.rawValue) `\(was.id)` no longer does: \(effect)", was: effect,
        now: "nothing",
        at: now.origin, before: was.origin)
    }
  }

  /// The id that a text has now: one of another id under the same key is the same text.
  private func current(_ id: String) -> String {
    if new.pack.texts.contains(where: { $0.id == id }) { return id }
    guard let key = old.pack.texts.first(where: { $0.id == id })?.key else { return id }
    return new.pack.texts.first { $0.key == key }?.id ?? id
  }

  private static func shown(_ text: String, _ surfaces: Set<String>) -> String {
    let named = surfaces.filter { !$0.isEmpty }.sorted()
    return "show: \(text)" + (named.isEmpty ? "" : " on " + named.joined(separator: ", "))
  }

  // MARK: Cases

  private mutating func compareCases(_ rules: [(was: Rule, now: Rule)]) {
    // A draft answers too.
    let tables = old.pack.tables.filter { $0.status != .retired }.compactMap { was in
      new.pack.tables.first { $0.id == was.id && $0.status != .retired }.map { (was, $0) }
    }.filter { scope($0.scope, old.pack) == scope($1.scope, new.pack) }
    let results = LostCase.search(
      old, new, of: rules.map(\.was.id) + tables.map(\.0.id), today: today,
      zones: (terms.zone(old.pack), terms.zone(new.pack)))
    for (was, now) in rules {
      let name = "the \(was.kind.rawValue) `\(was.id)`"
      tell(results[was.id], was.id, name, (was.kind.losing, was.kind.lost), was.origin, now.origin)
    }
    for (was, now) in tables {
      tell(
        results[was.id], was.id, "the table `\(was.id)`", ("", "answered otherwise"), was.origin,
        now.origin)
    }
  }

  private mutating func tell(
    _ result: LostCase.Result?, _ id: String, _ name: String,
    _ words: (losing: String, lost: String), _ was: Origin, _ now: Origin
  ) {
    func open(_ tried: Int) -> String {
      "\(name) has changed; none of the \(tried) cases tried is \(words.lost), but not all were tried"
    }
    func made(_ message: String, _ lost: LostCase?) -> Loss {
      var loss = Loss(
        id, message + (lost?.from.map { ", from \(MomentText.text($0)) on" } ?? ""),
        was: lost?.was ?? "proved", now: lost?.now ?? "not proved", at: new.place(now),
        before: old.place(was))
      (loss.example, loss.says) = (lost?.example, lost?.says)
      return loss
    }
    switch result {
    case nil, .some(.none): break
    case .found(let lost): add(made("\(name) \(words.losing)", lost))
    case .other(let other, let tried):
      // The case says what the key alone would.
      effectsLost[id] = Int.max
      var other = other
      if tried != nil { other.from = nil }
      var loss = made(tried.map(open) ?? "\(name) comes out otherwise", other)
      loss.isOpen = true
      add(loss)
    case .open(let tried):
      var loss = made(open(tried), nil)
      loss.isOpen = true
      add(loss)
    }
  }

  // MARK: Order

  private mutating func compareOrder() {
    for order in SurfaceOrder.changes(old.pack, new.pack) {
      var loss = Loss(
        order.surface, "on `\(order.surface)` \(order.message)",
        was: "`\(order.was.id)` first", now: "`\(order.now.id)` first",
        at: new.place(order.now.origin), before: old.place(order.was.origin))
      loss.isOpen = true
      add(loss)
    }
  }
}

/// The effects that a rule can have.
private struct Effects {
  /// Surfaces by the text shown there; the empty name where it is shown without one.
  var shown: [String: Set<String>] = [:]
  var others: Set<String> = []

  init(of rule: Rule, in pack: Pack) {
    for action in rule.then + rule.otherwise {
      switch action.effect {
      case .show(let text, let on):
        shown[pack.texts[text].id, default: []].formUnion(on.isEmpty ? [""] : on)
      case .remind(let id, _): others.insert("remind: \(id)")
      case .set(let name, _): others.insert("set: \(name)")
      case .refuse(let code, _): others.insert("refuse: \(code)")
      // A rule that allows nothing any more is stricter.
      case .allow: break
      }
    }
  }
}

extension RuleKind {
  /// How much hangs on a rule of the kind.
  fileprivate var weight: Int {
    switch self {
    case .redFlag: 2
    case .minimum, .limit, .constraint: 1
    case .advisory: 0
    }
  }

  fileprivate var withArticle: String { self == .advisory ? "an advisory" : "a \(rawValue)" }

  /// The fault of one that decides less.
  fileprivate var losing: String {
    switch self {
    case .redFlag, .advisory: "misses cases that it caught"
    case .constraint: "misses violations that it found"
    case .limit: "allows cases that it refused"
    case .minimum: "shows cases that it held back"
    }
  }

  /// The same of a case.
  fileprivate var lost: String {
    switch self {
    case .redFlag, .advisory, .constraint: "missed"
    case .limit: "newly allowed"
    case .minimum: "newly shown"
    }
  }
}
