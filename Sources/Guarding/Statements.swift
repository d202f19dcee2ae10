import RuleModel

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
    for was in old.pack.requirements where was.standing == .decided {
      guard let now = rows[was.id] else {
        gone(
          was.id, "the requirement `\(was.id)` has been deleted", was: was.title, now: "deleted",
          from: was.origin)
        continue
      }
      func lose(_ message: String, _ was: String, _ now: String) {
        report(row.id, message, was: was, now: now, at: rows[row.id]?.origin, before: row.origin)
      }
      let row = was
      switch now.standing {
      case .decided: break
      case .open:
        lose(
          "the requirement `\(was.id)` is open again", was.standing.rawValue, now.standing.rawValue)
      }
      if now.isUnsure, !was.isUnsure {
        lose("the requirement `\(was.id)` is said to be unsure", "sure", "unsure: yes")
      }
      let confirmed = Set(was.records.filter { !$0.isUnconfirmed }.map(\.it))
      for example in now.records where example.isUnconfirmed && confirmed.contains(example.it) {
        lose(
          "the example “\(example.it)” of the requirement `\(was.id)` is no longer confirmed",
          "confirmed", "unconfirmed: yes")
      }
      let names = now.coveredBy.map(\.name)
      for name in was.coveredBy.map(\.name) where !names.contains(name) {
        lose(
          "the requirement `\(was.id)` no longer needs to be covered by `\(name)`",
          "covered by: \(name)", "gone")
      }
      for example in PackPair.lost(was.cases, now.cases) {
        lose(
          "the requirement `\(was.id)` has lost its example “\(example)”", "example: \(example)",
          "gone")
      }
      if was.elsewhere.isEmpty, let elsewhere = now.elsewhere.first {
        lose(
          "the requirement `\(was.id)` is said to be ensured elsewhere", "ensured here",
          "elsewhere: \(elsewhere.what)")
      }
      compareClauses(was, now)
    }
  }

  /// The clauses of a row.
  private mutating func compareClauses(_ was: Requirement, _ now: Requirement) {
    for clause in was.clauses {
      func lose(_ message: String, _ was: String, _ now: String, at place: Origin) {
        report(row.id, message, was: was, now: now, at: place, before: clause.origin)
      }
      let row = now
      guard let other = now.clauses.first(where: { $0.says == clause.says }) else {
        lose(
          "the requirement `\(was.id)` no longer holds “\(clause.says)”", clause.says, "gone",
          at: now.origin)
        continue
      }
      let names = other.coveredBy.map(\.name)
      for name in clause.coveredBy.map(\.name) where !names.contains(name) {
        lose(
          "“\(clause.says)” of `\(was.id)` no longer needs to be covered by `\(name)`",
          "covered by: \(name)", "gone",
          at: other.origin)
      }
      for example in PackPair.lost(clause.cases, other.cases) {
        lose(
          "“\(clause.says)” of `\(was.id)` has lost its example “\(example)”",
          "example: \(example)", "gone",
          at: other.origin)
      }
      if clause.elsewhere.isEmpty, let elsewhere = other.elsewhere.first {
        lose(
          "“\(clause.says)” of `\(was.id)` is said to be ensured elsewhere", "ensured here",
          "elsewhere: \(elsewhere.what)", at: other.origin)
      }
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
  /// Its examples of records and those of its clauses.
  fileprivate var records: [RuleModel.Example] {
    (examples + clauses.flatMap(\.examples)).map(\.records)
  }

  /// Its examples, as people call them.
  fileprivate var cases: [String] { examples.map(\.records.it) + copyExamples.map(\.text) }
}

extension Requirement.Clause {
  /// As of the row.
  fileprivate var cases: [String] { examples.map(\.records.it) + copyExamples.map(\.text) }
}

extension Meeting {
  /// The name of the record whose field rises; nil of other statements, which name what they are
  /// about.
  fileprivate func record(_ pack: Pack) -> String? {
    if case .rising(let record, _, _, _) = claim { pack.records[record].name } else { nil }
  }
}
