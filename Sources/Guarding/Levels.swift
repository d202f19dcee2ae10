import Diagnostics
import RuleModel

/// Levels as files set them: of checks, of items of other packs, of what is not reviewed.
struct SetLevel: Comparable, Hashable {
  /// Nil: off.
  var level: Level?

  init(_ level: Level?) { self.level = level }
  /// - Parameter word: as a pack writes it.
  init(_ word: String) { level = Level(rawValue: word) }

  var word: String { level?.rawValue ?? "off" }

  static func < (a: SetLevel, b: SetLevel) -> Bool {
    switch (a.level, b.level) {
    case (let a?, let b?): a < b
    case (nil, _?): true
    case (_, nil): false
    }
  }
}

extension PackPair {
  mutating func compareChecks() {
    for id in Set(old.pack.checks.keys).union(new.pack.checks.keys).sorted() {
      let (was, now) = (checks.level(of: id, in: old.pack), checks.level(of: id, in: new.pack))
      guard now < was else { continue }
      let place =
        new.pack.checkOrigins[id].flatMap(new.place) ?? new.sections["pack"]?.first?.key.place
      add(
        Loss(
          id, now.level == nil ? "`\(id)` is turned off" : "`\(id)` is turned down to \(now.word)",
          was: was.word,
          now: now.word, at: place, before: old.pack.checkOrigins[id].flatMap(old.place)))
    }
  }

  mutating func compareUnreviewed() {
    let (was, now) = (old.pack.unreviewedLevel, new.pack.unreviewedLevel)
    guard Level(now) < Level(was) else { return }
    add(
      Loss(
        "unreviewed", "terms of a locale that nobody has reviewed weigh less", was: was.rawValue,
        now: now.rawValue,
        at: new.sections["unreviewed"]?.first?.key.place,
        before: old.sections["unreviewed"]?.first?.key.place))
  }
}

/// The levels of checks where no file sets them.
struct CheckLevels {
  private let own: [String: Level]

  init(_ checks: [Check]) {
    own = Dictionary(checks.map { ($0.id, $0.level) }, uniquingKeysWith: { first, _ in first })
  }

  /// An id that is no check is an item, whose findings are errors.
  func level(of id: String, in pack: Pack) -> SetLevel {
    pack.checks[id].map { SetLevel($0) } ?? SetLevel(own[id] ?? .error)
  }

  /// That of an app with its packs.
  func level(of id: String, in app: GuardedApp) -> SetLevel {
    if let set = app.description.levels[id] { return SetLevel(set) }
    if let own = app.packs.first(where: { !$0.pack.isShared }), own.pack.checks[id] != nil {
      return level(of: id, in: own.pack)
    }
    for loaded in app.packs where packName(of: id) == loaded.pack.name {
      if let term = loaded.pack.terms.first(where: { $0.id == loaded.pack.bareID(id) }) {
        return SetLevel(Level(term.level))
      }
    }
    return SetLevel(own[id] ?? .error)
  }
}
