import RuleModel

/// Rules show their texts in the order of the pack: where two of a surface have changed places,
/// another text comes first.
public struct SurfaceOrder: Sendable {
  public var surface: String
  /// The rule that comes first now, and the one that did before.
  public var now: Rule
  public var was: Rule

  /// Of rules that are active in both packs; the first change of each surface.
  public static func changes(_ old: Pack, _ new: Pack) -> [SurfaceOrder] {
    let (before, after) = (shown(old), shown(new))
    return before.sorted { $0.key < $1.key }.compactMap { surface, rules in
      let now = (after[surface] ?? []).filter { rule in rules.contains { $0.id == rule.id } }
      let was = rules.filter { rule in now.contains { $0.id == rule.id } }
      return zip(now, was).first { $0.id != $1.id }.map { first in
        SurfaceOrder(surface: surface, now: first.0, was: first.1)
      }
    }
  }

  private static func shown(_ pack: Pack) -> [String: [Rule]] {
    var found: [String: [Rule]] = [:]
    for rule in pack.rules where rule.status == .active {
      let surfaces = (rule.then + rule.otherwise).flatMap { action -> [String] in
        if case .show(_, let on) = action.effect { on } else { [] }
      }
      for surface in Set(surfaces) { found[surface, default: []].append(rule) }
    }
    return found
  }

  /// `rules show their texts in another order: …`.
  public var message: String {
    "rules show their texts in another order: `\(now.id)` comes before `\(was.id)`"
  }

  var change: PackDifference.Change {
    var change = PackDifference.Change(
      id: surface, what: "surface", change: .changed, message: message)
    change.part = "surface \(surface)"
    change.because = [
      .init(id: "order", from: "\(was.id) first", to: "\(now.id) first", part: change.part)
    ]
    return change
  }
}
