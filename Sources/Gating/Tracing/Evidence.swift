import Analysis
import Catalogues
import CopyLint
import Diagnostics
import Evaluation
import RuleModel

/// What is known about an app's items: from this the states of its requirements follow.
struct Evidence: Sendable {
  /// By rule, table, message or term: an example that fails.
  var failing: [String: String] = [:]
  /// By rule, table or threshold: changes that no example notices.
  var allSurvivors: [String: [String]] = [:]
  /// How many changes examples notice.
  var killed = 0
  /// Ids of findings about the copy: a text that is missing or altered has one of its own.
  var found: Set<String> = []
  /// Messages with a sentence that no example shows.
  var untestedMessages: Set<String> = []
  /// The record types of the design tokens.
  var tokenRecords: Set<String> = []
  /// Every key of the copy.
  var keys: Set<String> = []
  /// The locales that the copy is in.
  var locales: Set<String> = []
  /// The day that counts for what is in force.
  var today: CivilDate
}

/// How far an item holds what it is there for.
enum ItemState: Equatable {
  case proved
  /// Active, but a fault in it would pass: goes on from "`id` ".
  case weak(String)
  case draft
  /// It does nothing here: retired, or for a locale that does not ship.
  case idle(String)
}

extension Evidence {
  func state(of item: PackItem, in pack: Pack) -> ItemState {
    switch item.status {
    case .retired: return .idle("is retired")
    case .draft: return .draft
    case .active: break
    }
    switch item.kind {
    case .rule: return decision(item, pack.rules[item.index].from, pack.rules[item.index].until, looksAt(item, pack))
    case .table: return decision(item, pack.tables[item.index].from, pack.tables[item.index].until, nil)
    case .message: return message(item)
    case .text: return text(pack.texts[item.index], pack)
    case .term: return term(pack.terms[item.index], pack)
    case .threshold: return used(activeUsers(ofThreshold: item.index, in: pack), item)
    case .list: return used(activeUsers(ofList: item.index, in: pack), item)
    case .limit:
      let isMatched =
        keys.contains { keyMatches(item.id, $0) }
        || pack.messages.contains { message in
          message.key.map { keyMatches(item.id, $0) } ?? false
        }
      return isMatched ? .proved : .weak("limits no key of the copy")
    case .mapping, .record: return .idle("decides nothing")
    }
  }

  private func decision(_ item: PackItem, _ from: CivilDate?, _ until: CivilDate?, _ blind: String?) -> ItemState {
    if from.map({ today < $0 }) ?? false || until.map({ today > $0 }) ?? false { return .weak("is not in force") }
    if item.examples == 0 { return .weak("has no example") }
    if let name = failing[item.id] { return .weak("fails its example “\(name)”") }
    if let change = allSurvivors[item.id]?.first { return .weak("could change unnoticed: \(change)") }
    return blind.map { .weak($0) } ?? .proved
  }

  /// A constraint on design tokens that has none to look at.
  private func looksAt(_ item: PackItem, _ pack: Pack) -> String? {
    guard case .each(let record) = pack.rules[item.index].scope else { return nil }
    let name = pack.records[record].name
    let isOfTokens = pack.ships?.tokens.contains { $0.records.contains(name) } ?? false
    return isOfTokens && !tokenRecords.contains(name) ? "looks at `\(name)`, and no design token is one" : nil
  }

  private func message(_ item: PackItem) -> ItemState {
    if item.examples == 0 { return .weak("has no example") }
    if let name = failing[item.id] { return .weak("fails its example “\(name)”") }
    return untestedMessages.contains(item.id) ? .weak("can say a sentence that no example shows") : .proved
  }

  private func text(_ text: SignedText, _ pack: Pack) -> ItemState {
    if !keys.contains(text.key) { return .weak("is in no catalogue") }
    if found.contains("\(pack.name)/\(text.id)") { return .weak("does not stand in the catalogue as it is signed") }
    if !text.on.isEmpty { return .proved }
    let index = pack.texts.firstIndex(of: text)
    let isShown = pack.rules.contains { rule in
      rule.status == .active
        && (rule.then + rule.otherwise).contains { action in
          switch action.effect {
          case .show(let shown, _): shown == index
          case .refuse(_, .text(let shown)?): shown == index
          case .refuse, .remind, .set, .allow: false
          }
        }
    }
    return isShown ? .proved : .weak("is shown by no active rule and names no surface (`on:`)")
  }

  private func term(_ term: Term, _ pack: Pack) -> ItemState {
    if term.from.map({ today < $0 }) ?? false || term.until.map({ today > $0 }) ?? false {
      return .weak("is not in force")
    }
    let ships = locales.union(pack.locales).contains { pack.covers($0, byTermsOf: term.locale) }
    if !ships { return .idle("is for `\(term.locale)`, which does not ship") }
    if let text = failing[term.id] { return .weak("fails its example “\(text)”") }
    if !term.examples.contains(where: \.isFound) { return .weak("has no example of what it finds") }
    if !term.examples.contains(where: { !$0.isFound }) { return .weak("has no example of what is clean") }
    return .proved
  }

  private func used(_ users: Int, _ item: PackItem) -> ItemState {
    if users == 0 { return .weak("is used by nothing that is active") }
    return allSurvivors[item.id]?.first.map { .weak("could change unnoticed: \($0)") } ?? .proved
  }
}

extension Evidence {
  mutating func take(_ run: CopyRun) {
    for catalogue in run.catalogues {
      var last = -1
      for entry in catalogue.entries {
        locales.insert(catalogue.locale(of: entry))
        guard entry.keyIndex != last else { continue }
        last = entry.keyIndex
        keys.insert(catalogue.key(of: entry))
      }
    }
  }

  mutating func take(_ result: Mutation.Result) {
    killed = result.mutants - result.survivors.count
    for survivor in result.survivors {
      for item in Set(survivor.users + [survivor.item]) { allSurvivors[item, default: []].append(survivor.change) }
    }
  }
}
