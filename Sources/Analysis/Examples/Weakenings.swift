import Evaluation
import RuleModel

/// Changes to what a rule does and to what a list holds, and which of them examples notice. Operators and constants are
/// for `Mutation`.
public struct Weakenings: Sendable {
  /// One change, in words, and the whole pack with it.
  public struct Weakening: Sendable {
    public var what: String
    public var pack: Pack
    /// It is about what a rule does when its result is unknown, which may never happen.
    public var isAboutUnknown = false
  }

  private let pack: Pack
  private let dependence: Dependence
  private let today: CivilDate
  private let zone: Zone?

  public init(_ pack: Pack, today: CivilDate, zone: Zone? = nil) {
    self.pack = pack
    dependence = Dependence(pack)
    self.today = today
    self.zone = zone
  }

  /// How many changes to an item there are, and those that no example of what rests on it notices.
  public func survivors(of item: PackItem) -> (tried: Int, unnoticed: [Weakening]) {
    let weakenings: [Weakening]
    let users: [Decision.Source]
    switch item.kind {
    case .rule:
      weakenings = ofRule(item.index)
      users = [.rule(item.index)]
    case .list:
      weakenings = ofList(item.index)
      users = dependence.users(ofList: item.index)
    case .table, .message, .text, .term, .threshold, .limit, .mapping, .record: return (0, [])
    }
    if weakenings.isEmpty { return (0, []) }
    // An example that fails anyway notices nothing.
    let isSound = ExampleRunner(dependence.slice(users), today: today, zone: zone).soundness()
    let unnoticed = weakenings.filter { weakening in
      !ExampleRunner(dependence.slice(users, of: weakening.pack), today: today, zone: zone).isNoticed(by: isSound)
    }
    return (weakenings.count, unnoticed)
  }

  private func changed(_ what: String, _ edit: (inout Pack) -> Void) -> Weakening {
    var pack = pack
    edit(&pack)
    return Weakening(what: what, pack: pack)
  }

  // MARK: Rules

  private func ofRule(_ index: Int) -> [Weakening] {
    let rule = pack.rules[index]
    let unknown = IfUnknown.allCases.filter { $0 != rule.ifUnknown }.map { other in
      var changed = changed("`if unknown: \(other.rawValue)`") { $0.rules[index].ifUnknown = other }
      changed.isAboutUnknown = true
      return changed
    }
    return unknown
      + [(\Rule.then, rule.then), (\Rule.otherwise, rule.otherwise)].flatMap { path, actions in
        actions.enumerated().flatMap { ofAction($1, $0, of: index, path) }
      }
  }

  private func ofAction(
    _ action: Action, _ place: Int, of rule: Int, _ path: WritableKeyPath<Rule, [Action]>
  )
    -> [Weakening]
  {
    func removed(_ what: String) -> Weakening {
      changed(what) { pack in _ = pack.rules[rule][keyPath: path].remove(at: place) }
    }
    switch action.effect {
    case .show(let text, let on):
      let id = pack.texts[text].id
      let fewer =
        on.count < 2
        ? []
        : on.indices.map { surface in
          changed("with `\(id)` not on \(on[surface])") { pack in
            var rest = on
            rest.remove(at: surface)
            pack.rules[rule][keyPath: path][place].effect = .show(text: text, on: rest)
          }
        }
      return [removed("without showing `\(id)`")] + fewer
    case .remind(let name, _): return [removed("without the reminder `\(name)`")]
    case .set(let name, _): return [removed("without setting `\(name)`")]
    case .refuse(let code, _): return [removed("without refusing \(code)")]
    // That a limit holds is its outcome; nothing else comes of it.
    case .allow: return []
    }
  }

  // MARK: Lists

  private func ofList(_ index: Int) -> [Weakening] {
    pack.lists[index].entries.enumerated().flatMap { place, entry in
      [changed("without “\(entry.name)” and its other names") { _ = $0.lists[index].entries.remove(at: place) }]
        + entry.also.indices.map { other in
          changed("without “\(entry.also[other])”") { _ = $0.lists[index].entries[place].also.remove(at: other) }
        }
    }
  }
}
