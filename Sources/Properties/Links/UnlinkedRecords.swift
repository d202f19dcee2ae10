import Analysis
import Diagnostics
import Evaluation
import RuleModel

/// Aggregates that look from one record to others without asking whether these belong to the same
/// thing, where one that does not decides.
struct UnlinkedRecords: Sendable {
  let question: PackInQuestion
  let links: RecordLinks
  var pack: Pack { question.pack }

  /// A link that an aggregate leaves out, with the decisions that rest on it.
  private struct Suspect {
    var aggregate: Int
    var mine: Int
    var link: RecordLinks.Link
    var items: [RecordLinks.Decided]
  }

  /// One for each link that an aggregate leaves out.
  var searches: [@Sendable () -> [Finding]] {
    var suspects: [Suspect] = []
    for item in links.decided {
      for (aggregate, mine, link) in left(by: item) {
        let place = suspects.firstIndex {
          $0.aggregate == aggregate && $0.mine == mine && $0.link == link
            && ($0.items[0].scope == .history) == (item.scope == .history)
        }
        if let place {
          suspects[place].items.append(item)
        } else {
          suspects.append(Suspect(aggregate: aggregate, mine: mine, link: link, items: [item]))
        }
      }
    }
    var searches: [@Sendable () -> [Finding]] = suspects.map { suspect in
      { finding(suspect).map { [$0] } ?? [] }
    }
    searches.append { subjectFindings }
    return searches
  }

  /// The links that a decision's aggregates leave out: to the record in hand, or in a history to
  /// one another's.
  private func left(by item: RecordLinks.Decided) -> [(Int, Int, RecordLinks.Link)] {
    if case .each(let outer) = item.scope {
      return item.aggregates.flatMap { index in
        let aggregate = pack.aggregates[index]
        let all =
          links.links(from: outer, to: aggregate.record)
          + links.detours(from: outer, to: aggregate.record)
        let open = all.filter { !links.says(aggregate, about: $0, from: outer, in: item) }
        // Two records that agree in an id need not say the same date too.
        let isSettled = all.contains { !open.contains($0) && !isDate($0, outer) }
        return open.filter { !isSettled || !isDate($0, outer) }.map { (index, outer, $0) }
      }
    }
    var found: [(Int, Int, RecordLinks.Link)] = []
    for index in item.aggregates {
      let aggregate = pack.aggregates[index]
      var seen: Set<Int> = [aggregate.record]
      for other in item.aggregates where seen.insert(pack.aggregates[other].record).inserted {
        let mine = pack.aggregates[other].record
        for link in links.links(from: mine, to: aggregate.record)
        where !links.says(aggregate, about: link, from: mine, in: item)
          && !pack.aggregates[other].ofAny.contains(pack.records[mine].fields[link.outer].name)
        {
          found.append((index, mine, link))
        }
      }
    }
    return found
  }

  private func isDate(_ link: RecordLinks.Link, _ outer: Int) -> Bool {
    pack.records[outer].fields[link.outer].type == .date
  }

  // MARK: Telling

  private func finding(_ suspect: Suspect) -> Finding? {
    let aggregate = pack.aggregates[suspect.aggregate]
    let deciding = suspect.items.lazy.compactMap { item in
      LinkCases(
        question: question, links: links, item: item, theirs: aggregate.record, mine: suspect.mine,
        link: suspect.link
      ).first().map { (item, $0) }
    }
    guard let (item, found) = deciding.first else { return nil }
    let binding = item.bindings.first {
      $0.expression.contains { $0 == .aggregate(suspect.aggregate) }
    }
    let name = binding.map { "`\($0.name)`" } ?? "a count of `\(item.id)`"
    let (theirs, mine) = (pack.records[aggregate.record], pack.records[suspect.mine])
    let (inner, outer) = (
      theirs.fields[suspect.link.inner].name, mine.fields[suspect.link.outer].name
    )
    let isHistory = item.scope == .history
    let over = suspect.link.over.map { pack.records[$0].name }
    let between =
      suspect.mine == aggregate.record && inner == outer
      ? "`\(inner)` of \(theirs.name)"
      : "`\(inner)` of \(theirs.name)\(over.map { ", over \($0)," } ?? "") with `\(outer)` of \(mine.name)"
    var notes = [
      Note(
        "with the other’s \(theirs.name), \(outcome(found.decided)): \(question.shown(found.with))"),
      Note(
        "without it, \(found.undecided.map(outcome) ?? "nothing is decided"): \(question.shown(found.without))"
      ),
    ]
    let others = suspect.items.filter { $0.source != item.source }
    if !others.isEmpty {
      notes.append(Note("also used by " + others.map { "`\($0.id)`" }.joined(separator: ", ")))
    }
    return Finding(
      .unlinkedRecords, .warning,
      "\(name) does not compare \(between): a record with another one decides `\(item.id)`",
      at: question.place(binding?.origin ?? item.origin),
      advice: over.map {
        "let a table say, over \($0), which \(mine.name) it belongs to, and declare both `within: { \(mine.name): … }`; or write `of: any \(inner)` if all of them are meant"
      }
        ?? (isHistory
          ? "decide `for each: \(mine.name)` and compare the link there, or write `of: any \(inner)` if all of them are meant"
          : "add `\(inner) is this.\(outer)` to its `where`, or write `of: any \(inner)` if all of them are meant"),
      notes: notes)
  }

  /// How a decision comes out, as an example states it.
  private func outcome(_ decision: DecisionCopy) -> String {
    guard case .table = decision.source else {
      return decision.outcome == .fires ? "it fires" : "it is \(decision.outcome.rawValue)"
    }
    switch decision.outcome {
    case .unknown: return "the answer is unknown"
    case .silent: return "there is no answer"
    case .fires:
      return "the answer is " + decision.answers.map { $0.shown.text }.joined(separator: ", ")
    }
  }
}
