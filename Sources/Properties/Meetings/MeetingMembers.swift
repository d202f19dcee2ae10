import Cases
import Evaluation
import RuleModel
import SourceText

/// The members of a meeting, and how they come out in one case.
final class MeetingMembers {
  /// One member that comes out for one record, or once for a history.
  struct Occurrence: Hashable {
    var member: Int
    var sequence: Int?
    var surfaces: Set<String>
  }

  let meeting: Meeting
  let all: [Meeting.Member]
  let pack: Pack
  /// The rules that decide.
  let sources: [DecisionCopy.Source]

  init(_ meeting: Meeting, _ pack: Pack) {
    self.meeting = meeting
    self.pack = pack
    all =
      switch meeting.claim {
      case .count(_, _, let members, _), .order(let members, _): members
      case .only(let gated, let gate): [gated, gate]
      case .rising(_, _, _, let rules): rules.map { .rule($0) }
      }
    var rules: [Int] = []
    for member in all {
      switch member {
      case .rule(let index): rules.append(index)
      case .text(let text):
        rules += pack.rules.indices.filter { index in
          pack.rules[index].status != .retired
            && (pack.rules[index].then + pack.rules[index].otherwise).contains {
              if case .show(text, _) = $0.effect { true } else { false }
            }
        }
      }
    }
    sources = Set(rules).sorted().map { .rule($0) }
  }

  func name(_ member: Int) -> String {
    switch all[member] {
    case .rule(let index): pack.rules[index].id
    case .text(let index): pack.texts[index].id
    }
  }

  /// In the order in which they are given, each once a record.
  func occurrences(_ decisions: [DecisionCopy]) -> [Occurrence] {
    var found: [Occurrence] = []
    for decision in decisions {
      guard case .rule(let rule) = decision.source else { continue }
      for action in [nil] + decision.actions.map(Optional.some) {
        for member in all.indices {
          guard let surfaces = surfaces(member, rule, decision, action) else { continue }
          let place = found.firstIndex { $0.member == member && $0.sequence == decision.sequence }
          if let place {
            found[place].surfaces.formUnion(surfaces)
          } else {
            found.append(
              Occurrence(member: member, sequence: decision.sequence, surfaces: surfaces))
          }
        }
      }
    }
    return found
  }

  /// A decision of which nothing is known but whether it fires and what it shows.
  func decision(_ happening: AllCases.Happening) -> DecisionCopy {
    DecisionCopy(
      subject: "", record: nil, sequence: 0, source: happening.source,
      outcome: happening.fires ? .fires : .silent,
      held: happening.fires ? .yes : .no,
      actions: happening.shows.map { .show(id: $0.text, on: $0.on, text: "") })
  }

  /// The surfaces on which an action shows a member, or no surface if it fires; nil otherwise.
  private func surfaces(
    _ member: Int, _ rule: Int, _ decision: DecisionCopy, _ action: ResolvedAction?
  ) -> Set<String>? {
    let wanted: [String]
    switch meeting.claim {
    case .count(_, _, _, .fires), .rising:
      guard action == nil, all[member] == .rule(rule), decision.outcome == .fires else {
        return nil
      }
      return []
    case .only:
      if case .rule(let index) = all[member] {
        return action == nil && index == rule && decision.outcome == .fires ? [] : nil
      }
      wanted = []
    case .count, .order: wanted = meeting.surfaces
    }
    guard case .show(let id, let on, _)? = action else { return nil }
    switch all[member] {
    case .rule(let index): if index != rule { return nil }
    case .text(let index): if pack.texts[index].id != id { return nil }
    }
    let shared = wanted.isEmpty ? Set(on) : Set(on).intersection(wanted)
    return shared.isEmpty && !(wanted.isEmpty && on.isEmpty) ? nil : shared
  }

  /// In which way what came out breaks the statement, in words; nil if it does not.
  func breach(_ occurrences: [Occurrence]) -> String? {
    switch meeting.claim {
    case .count(let least, let most, _, let event):
      if let most, occurrences.count > most {
        return "\(list(occurrences)) \(verb(event, occurrences.count))"
      }
      if let least, occurrences.count < least {
        if occurrences.isEmpty { return "none of them \(verb(event, 1))" }
        return "only \(list(occurrences)) \(verb(event, occurrences.count))"
      }
      return nil
    case .order:
      for (place, first) in occurrences.enumerated() {
        for second in occurrences[(place + 1)...]
        where second.member < first.member && !first.surfaces.isDisjoint(with: second.surfaces) {
          let surface = first.surfaces.intersection(second.surfaces).sorted().first ?? ""
          return "`\(name(first.member))` comes before `\(name(second.member))` on \(surface)"
        }
      }
      return nil
    case .only:
      let open = occurrences.first { gated in
        gated.member == 0
          && !occurrences.contains { gate in
            gate.member == 1
              && (gate.sequence == gated.sequence || gate.sequence == nil || gated.sequence == nil)
          }
      }
      return open == nil ? nil : "`\(name(0))` comes out without `\(name(1))`"
    case .rising: return nil
    }
  }

  private func list(_ occurrences: [Occurrence]) -> String {
    let names = occurrences.map { "`\(name($0.member))`" }
    if Set(names).count < names.count, let first = names.first, Set(names).count == 1 {
      return "\(first) of \(names.count) records"
    }
    return listed(names)
  }

  private func verb(_ event: Meeting.Event, _ count: Int) -> String {
    switch event {
    case .fires: count == 1 ? "fires" : count == 2 ? "both fire" : "all fire"
    case .shows(let on):
      (count == 1 ? "shows" : count == 2 ? "both show" : "all show")
        + (on.isEmpty ? "" : " on " + on.joined(separator: " or "))
    }
  }
}
