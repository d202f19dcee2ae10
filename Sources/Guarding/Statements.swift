import Changes
import CopyLint
import RuleLoading
import RuleModel
import YAMLReading

/// Statements about numbers and about several rules, and requirements.
extension PackPair {
  /// An order or a statement under `together`, without what is only layout.
  private static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  mutating func compareOrders() {
    let now = Set(new.pack.orders.map { PackPair.plain($0.text) })
    for order in old.pack.orders {
      let text = PackPair.plain(order.text)
      if now.contains(text) { continue }
      gone(text, "`\(text)` is no longer required of the numbers", was: text, from: order.origin)
    }
  }

  mutating func compareMeetings() {
    for meeting in old.pack.meetings {
      let text = PackPair.plain(meeting.text)
      let record = meeting.record(old.pack)
      let others = new.pack.meetings.filter {
        PackPair.plain($0.text) == text && $0.record(new.pack) == record
      }
      guard let other = others.first(where: { $0.reach == meeting.reach }) ?? others.first else {
        gone(text, "`\(text)` is no longer stated", was: text, from: meeting.origin)
        continue
      }
      compareRising(meeting, other)
      // A statement about all records of a person holds of each of them.
      if other.reach == meeting.reach || other.reach == .subject { continue }
      func words(_ reach: Meeting.Reach?) -> String {
        reach.map { "of one \($0.rawValue)" } ?? "of whatever it names"
      }
      report(
        text, "`\(text)` is stated \(words(other.reach)) only", was: words(meeting.reach),
        now: words(other.reach),
        at: other.origin, before: meeting.origin)
    }
  }

  /// `severity upwards: never less urgent` names its rules beside its words.
  private mutating func compareRising(_ was: Meeting, _ now: Meeting) {
    guard case .rising(_, _, _, let rules) = was.claim, case .rising(_, _, _, let left) = now.claim
    else { return }
    let names = Set(left.map { new.pack.rules[$0].id })
    let lost = rules.map { old.pack.rules[$0].id }.filter { !names.contains($0) }
    if lost.isEmpty { return }
    let text = PackPair.plain(was.text)
    report(
      text, "`\(text)` is no longer stated of \(lost.map { "`\($0)`" }.joined(separator: ", "))",
      was: lost.joined(separator: ", "), now: "left out", at: now.origin, before: was.origin)
  }

  mutating func compareRequirements() {
    let rows = Dictionary(
      new.pack.requirements.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let lost = new.pack.lostCovers(since: old.pack)
    let left = Dictionary(
      new.pack.items.filter { $0.status != .retired }.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    for was in old.pack.requirements where was.standing == .decided {
      guard let now = rows[was.id] else {
        gone(
          was.id, "the requirement `\(was.id)` has been deleted", was: was.title, now: "deleted",
          from: was.origin)
        continue
      }
      func lose(_ message: String, _ before: String, _ after: String) {
        report(was.id, message, was: before, now: after, at: now.origin, before: was.origin)
      }
      let name = "the requirement `\(was.id)`"
      if now.standing == .open {
        lose("\(name) is open again", was.standing.rawValue, now.standing.rawValue)
      }
      if now.isUnsure, !was.isUnsure { lose("\(name) is said to be unsure", "sure", "unsure: yes") }
      if now.title != was.title {
        lookAt(was, now, "\(name) asks for something else", was.title, now.title)
      }
      compareExamples(was, now, name)
      compare(was.held(name), now.held(name), of: was.id)
      for clause in was.clauses {
        if let other = now.clauses.first(where: { $0.says == clause.says }) {
          let name = "“\(clause.says)” of `\(was.id)`"
          compare(clause.held(name), other.held(name), of: was.id)
        } else {
          report(
            was.id, "\(name) no longer holds “\(clause.says)”", was: clause.says, now: "gone",
            at: now.origin, before: clause.origin)
        }
      }
      // An item that is gone altogether is named by itself.
      for name in lost[was.id] ?? [] {
        guard let item = left[name] else { continue }
        report(
          was.id, "the requirement `\(was.id)` is no longer covered by `\(name)`",
          was: "`\(name)` names it in `source`", now: "`\(name)` does not", at: item.origin,
          before: was.origin)
      }
    }
  }

  private mutating func lookAt(
    _ was: Requirement, _ now: Requirement, _ message: String, _ before: String, _ after: String
  ) {
    let words = WordChanges(from: before, to: after)
    var loss = Loss(
      was.id, message, was: words.was, now: words.now, at: new.place(now.origin),
      before: old.place(was.origin))
    loss.isOpen = true
    add(loss)
  }

  /// An example in the place of another may ask for less.
  private mutating func compareExamples(_ was: Requirement, _ now: Requirement, _ name: String) {
    let (before, after) = (examples(of: was.id, in: old), examples(of: was.id, in: new))
    let gone = before.filter { !after.contains($0) }
    let come = after.filter { !before.contains($0) }
    if gone.isEmpty || come.isEmpty { return }
    func said(_ examples: [Written]) -> String { examples.map(\.said).joined(separator: "; ") }
    lookAt(was, now, "\(name) has other examples", said(gone), said(come))
  }

  /// As they are written, without their names: the fields of a model are numbered by their records.
  private func examples(of row: String, in loaded: LoadedPack) -> [Written] {
    func items(_ node: YAMLNode?) -> [Written] {
      (node?.sequence ?? []).map { Normalising.written($0).without(["it", "unconfirmed"]) }
    }
    func sections(_ section: PackSection) -> [YAMLNode] {
      (loaded.sections[section.rawValue] ?? []).map(\.value)
    }
    let rows = sections(.requirements).flatMap { $0.sequence ?? [] }.filter {
      $0["id"]?.text == row
    }
    let apart = sections(.examplesOf).compactMap { $0[row] }
    return (rows + rows.flatMap { $0["holds"]?.sequence ?? [] }).flatMap { items($0["examples"]) }
      + apart.flatMap(items)
  }

  /// The items and examples that hold a row or a clause.
  fileprivate struct Held {
    var name: String
    var coveredBy: [String]
    var records: [RuleModel.Example]
    var texts: [String]
    var elsewhere: String?
    var origin: Origin
    /// Its examples, as people call them.
    var cases: [String] { records.map(\.it) + texts }
  }

  private mutating func compare(_ was: Held, _ now: Held, of row: String) {
    func lose(_ message: String, _ before: String, _ after: String = "gone") {
      report(
        row, "\(was.name) \(message)", was: before, now: after, at: now.origin, before: was.origin)
    }
    for name in was.coveredBy where !now.coveredBy.contains(name) {
      lose("no longer needs to be covered by `\(name)`", "covered by: \(name)")
    }
    for example in PackPair.lost(was.cases, now.cases) {
      lose("has lost its example “\(example)”", "example: \(example)")
    }
    let confirmed = Set(was.records.filter { !$0.isUnconfirmed }.map(\.it))
    for example in now.records where example.isUnconfirmed && confirmed.contains(example.it) {
      lose(
        "has an example that is no longer confirmed: “\(example.it)”", "confirmed",
        "unconfirmed: yes")
    }
    if was.elsewhere == nil, let elsewhere = now.elsewhere {
      lose("is said to be ensured elsewhere", "ensured here", "elsewhere: \(elsewhere)")
    }
  }

  /// As many as there are fewer, of those that are gone: one that is only worded otherwise is
  /// another in its place.
  static func lost(_ was: [String], _ now: [String]) -> [String] {
    var rest = now
    var gone: [String] = []
    for text in was {
      if let index = rest.firstIndex(of: text) { rest.remove(at: index) } else { gone.append(text) }
    }
    return Array(gone.dropLast(rest.count))
  }
}

extension Requirement {
  /// The items that cover it are compared for all rows together.
  fileprivate func held(_ name: String) -> PackPair.Held {
    PackPair.Held(
      name: name, coveredBy: [], records: examples.map(\.records),
      texts: copyExamples.map(\.text), elsewhere: elsewhere.first?.what, origin: origin)
  }
}

extension Requirement.Clause {
  fileprivate func held(_ name: String) -> PackPair.Held {
    PackPair.Held(
      name: name, coveredBy: coveredBy.map(\.name), records: examples.map(\.records),
      texts: copyExamples.map(\.text), elsewhere: elsewhere.first?.what, origin: origin)
  }
}

extension Meeting {
  /// The name of the record whose field rises; nil of other statements, which name what they are
  /// about.
  fileprivate func record(_ pack: Pack) -> String? {
    if case .rising(let record, _, _, _) = claim { pack.records[record].name } else { nil }
  }
}
