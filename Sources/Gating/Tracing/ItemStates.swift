import Analysis
import CopyLint
import RuleModel

/// How far an item holds what it is there for.
enum ItemState: Equatable {
  /// Active and in force, with examples that notice its numbers and operators.
  case sound
  /// Active, but a fault in it would pass: goes on from "`id` ".
  case weak(String)
  case draft
  /// It does nothing here: retired, or for a locale that does not ship.
  case idle(String)
}

/// The evidence about each item of one pack.
struct ItemStates {
  private let evidence: Evidence
  private let pack: Pack
  private let usage: Usage
  /// Texts that an active rule shows, on a day on which it is in force.
  let shown: Set<Int>

  /// - Parameter usage: of this pack, or of it with another status of some items.
  init(_ evidence: Evidence, _ pack: Pack, _ usage: Usage) {
    self.evidence = evidence
    self.pack = pack
    self.usage = usage
    shown = Set(
      pack.rules.lazy.filter { rule in
        rule.status == .active && rule.from.map { evidence.today >= $0 } ?? true
          && rule.until.map { evidence.today <= $0 } ?? true
      }.flatMap { $0.then + $0.otherwise }.compactMap(\.text))
  }

  func state(of item: PackItem) -> ItemState {
    switch item.status {
    case .retired: return .idle("is retired")
    case .draft: return .draft
    case .active: break
    }
    switch item.kind {
    case .rule:
      return decision(
        item, pack.rules[item.index].from, pack.rules[item.index].until, looksAt(item))
    case .table:
      return decision(item, pack.tables[item.index].from, pack.tables[item.index].until, nil)
    case .message: return message(item)
    case .text: return text(pack.texts[item.index], isShown: shown.contains(item.index))
    case .term: return term(pack.terms[item.index])
    case .threshold: return used(usage.active(onThreshold: item.index, in: pack), item)
    case .list: return used(usage.active(onList: item.index, in: pack), item)
    case .limit:
      let isMatched =
        evidence.keys.contains { keyMatches(item.id, $0) }
        || pack.messages.contains { message in
          message.key.map { keyMatches(item.id, $0) } ?? false
        }
      return isMatched ? .sound : .weak("does not limit any key in the copy")
    case .mapping, .record: return .idle("decides nothing")
    }
  }

  private func decision(
    _ item: PackItem, _ from: CivilDate?, _ until: CivilDate?, _ blind: String?
  ) -> ItemState {
    if from.map({ evidence.today < $0 }) ?? false || until.map({ evidence.today > $0 }) ?? false {
      return .weak("is not in force")
    }
    if item.examples == 0 { return .weak("has no example") }
    if let name = evidence.failing[item.id] { return .weak("fails its example “\(name)”") }
    if let change = evidence.allSurvivors[item.id]?.first {
      return .weak("could change unnoticed: \(change)")
    }
    return blind.map { .weak($0) } ?? .sound
  }

  /// A constraint on design tokens that has none to look at.
  private func looksAt(_ item: PackItem) -> String? {
    guard case .each(let record) = pack.rules[item.index].scope else { return nil }
    let name = pack.records[record].name
    let isOfTokens = pack.ships?.tokens.contains { $0.records.contains(name) } ?? false
    return isOfTokens && !evidence.tokenRecords.contains(name)
      ? "is about `\(name)`, but no design token is one" : nil
  }

  private func message(_ item: PackItem) -> ItemState {
    if item.examples == 0 { return .weak("has no example") }
    if let name = evidence.failing[item.id] { return .weak("fails its example “\(name)”") }
    return evidence.untestedMessages.contains(item.id)
      ? .weak("has a sentence that no example shows") : .sound
  }

  private func text(_ text: SignedText, isShown: Bool) -> ItemState {
    if !evidence.keys.contains(text.key) { return .weak("is in no catalogue") }
    if evidence.found.contains("\(pack.name)/\(text.id)") {
      return .weak("differs in the catalogue from what was signed")
    }
    if !text.on.isEmpty { return .sound }
    return isShown
      ? .sound : .weak("is not shown by any active rule in force and names no surface (`on:`)")
  }

  private func term(_ term: Term) -> ItemState {
    if term.from.map({ evidence.today < $0 }) ?? false
      || term.until.map({ evidence.today > $0 }) ?? false
    {
      return .weak("is not in force")
    }
    let ships = evidence.locales.union(pack.locales).contains {
      pack.covers($0, byTermsOf: term.locale)
    }
    if !ships { return .idle("is for `\(term.locale)`, which does not ship") }
    if !term.onlyIn.isEmpty,
      !term.onlyIn.contains(where: { pattern in
        evidence.keys.contains { keyMatches(pattern, $0) }
          || pack.messages.contains { $0.key.map { keyMatches(pattern, $0) } ?? false }
      })
    {
      return .weak("looks at no key of the copy")
    }
    if let text = evidence.failing[term.id] { return .weak("fails its example “\(text)”") }
    if !term.examples.contains(where: \.isFound) {
      return .weak("has no example of text it should find")
    }
    if !term.examples.contains(where: { !$0.isFound }) {
      return .weak("has no example of text it should not find")
    }
    return .sound
  }

  private func used(_ users: Int, _ item: PackItem) -> ItemState {
    if users == 0 { return .weak("is not used by any active item") }
    return evidence.allSurvivors[item.id]?.first.map { .weak("could change unnoticed: \($0)") }
      ?? .sound
  }
}
