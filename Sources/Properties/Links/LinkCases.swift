import Cases
import Evaluation
import RuleModel

/// Looks for a case in which a record that belongs to something else decides: with it a decision
/// comes out otherwise than without it.
struct LinkCases {
  let question: PackInQuestion
  let links: RecordLinks
  let item: RecordLinks.Decided
  /// The kind of record whose link is set to another value, and the kind that it is compared with.
  let theirs: Int
  let mine: Int
  let link: RecordLinks.Link

  private static let tried = 600

  /// A case, and what makes it one.
  struct Found {
    var with: Example
    var without: Example
    var decided: DecisionCopy
    var undecided: DecisionCopy?

    fileprivate var isKnown: Bool { undecided.map(LinkCases.isKnown) ?? true }
  }

  private var pack: Pack { question.pack }
  private var isHistory: Bool { item.scope == .history }

  func first() -> Found? {
    var random = SmallRandom()
    let space = CaseSpace(question, [item.source])
    let histories = LinkedHistories(space, question, item, kinds: [mine, theirs])
    // If nothing is known without the other's record, it decides too; a case that is known both
    // times says more.
    var second: (Example, RecordLinks.Values)?
    for values in values {
      for draw in 0..<LinkCases.tried {
        let example = histories.draw(&random, mine: mine, theirs: theirs, isHistory: isHistory) {
          record, whose in
          switch whose {
          case .inHand:
            record.fields[link.outer] = values.mine
            setOthers(&record, isMine: true, draw)
          case .another:
            record.fields[link.inner] = values.other
            setOthers(&record, isMine: false, draw)
          case .own(let isSaid):
            for other in links.links(from: mine, to: theirs) { record.fields[other.inner] = nil }
            if isSaid { record.fields[link.inner] = values.mine }
          }
        }
        guard let found = found(example, values) else { continue }
        if found.isKnown { return smallest(example, values, known: true) }
        if second == nil { second = (example, values) }
      }
    }
    return second.flatMap { smallest($0.0, $0.1, known: false) }
  }

  private func smallest(_ example: Example, _ values: RecordLinks.Values, known: Bool) -> Found? {
    found(
      example.smallest { less in found(less, values).map { $0.isKnown || !known } ?? false }, values
    )
  }

  /// The other links that the two kinds have: left out, of something else too, or the same where
  /// that is possible.
  private func setOthers(_ record: inout Example.Record, isMine: Bool, _ draw: Int) {
    let kind = pack.records[record.record]
    var ways = draw
    for other in links.links(from: mine, to: theirs) where other != link {
      let way = ways % 3
      ways /= 3
      let field = isMine ? other.outer : other.inner
      if field == (isMine ? link.outer : link.inner) { continue }
      guard let values = RecordLinks.values(of: kind.fields[field], question.now).first
      else { continue }
      switch way {
      case 0: record.fields[field] = nil
      case 1: record.fields[field] = isMine ? values.mine : values.other
      default: record.fields[field] = values.mine
      }
    }
  }

  private var values: [RecordLinks.Values] {
    RecordLinks.values(of: pack.records[mine].fields[link.outer], question.now)
  }

  // MARK: Trying

  /// Nil if the other's record decides nothing in this case, or does not belong to something else.
  private func found(_ example: Example, _ values: RecordLinks.Values) -> Found? {
    guard isOfAnother(example, values) else { return nil }
    let without = self.without(example, values)
    guard without.history.count < example.history.count, let decided = decision(example),
      LinkCases.isKnown(decided)
    else {
      return nil
    }
    let undecided = decision(without)
    guard differ(decided, undecided) else { return nil }
    if isHistory {
      // By itself it decides nothing: the two are joined.
      var alone = example
      alone.history.removeAll { $0.record == mine }
      var none = without
      none.history.removeAll { $0.record == mine }
      guard let one = decision(alone), let other = decision(none), !differ(one, other) else {
        return nil
      }
    }
    return Found(with: example, without: without, decided: decided, undecided: undecided)
  }

  private func decision(_ example: Example) -> DecisionCopy? {
    question.runner.decision(item.source, of: example)
  }

  private static func isKnown(_ decision: DecisionCopy) -> Bool {
    if case .table = decision.source { return decision.outcome != .unknown }
    return decision.held != .unknown
  }

  private func differ(_ one: DecisionCopy, _ other: DecisionCopy?) -> Bool {
    one.outcome != other?.outcome || one.actions != other?.actions
      || one.answers.map(\.value) != other?.answers.map(\.value)
  }

  private func isOther(_ record: Example.Record, _ values: RecordLinks.Values) -> Bool {
    record.record == theirs && record.fields[link.inner] == values.other
  }

  private func without(_ example: Example, _ values: RecordLinks.Values) -> Example {
    var less = example
    less.now = example.moment(today: question.today)
    less.history.removeAll { isOther($0, values) }
    return less
  }

  /// Whether the records in hand say which they belong to, the others something else, and nothing
  /// that they hold says that they belong together all the same.
  private func isOfAnother(_ example: Example, _ values: RecordLinks.Values) -> Bool {
    let own =
      isHistory
      ? example.history.filter { $0.record == mine && !isOther($0, values) }
      : [example.given].compactMap { $0 }
    guard !own.isEmpty, own.allSatisfy({ $0.fields[link.outer] == values.mine }) else {
      return false
    }
    let all = links.links(from: mine, to: theirs)
    return example.history.filter { isOther($0, values) }.allSatisfy { record in
      own.allSatisfy { one in
        all.allSatisfy { link in
          guard let a = one.fields[link.outer], let b = record.fields[link.inner], a == b else {
            return true
          }
          return isBeside(link)
        }
      }
    }
  }

  /// Whether records may agree in another link and still belong to different things: two visits of
  /// one patient.
  private func isBeside(_ other: RecordLinks.Link) -> Bool {
    if links.settles(other, from: mine, to: theirs) { return false }
    let fields = pack.records[mine].fields
    return !(fields[link.outer].type == .date && fields[other.outer].type != .date)
  }
}

extension RecordLinks {
  /// A value of a link, and another in its place.
  struct Values {
    var mine: Example.Given
    var other: Example.Given

    fileprivate init(_ mine: Literal, _ other: Literal) {
      (self.mine, self.other) = (.value(mine), .value(other))
    }
  }

  /// The values that a link may have, and others in their place.
  static func values(of field: Field, _ now: Instant) -> [Values] {
    let today = CivilDate(days: Int32(now.microseconds / microsecondsPerDay))
    switch field.type {
    case .text: return [Values(.text("this one"), .text("another one"))]
    case .date:
      return [-1, 1].map { Values(.date(today), .date(CivilDate(days: today.days + $0))) }
    case .number:
      let low = max(1, field.range?.lowerBound ?? 1)
      return [Values(.number(low), .number(low + 1))]
    default: return []
    }
  }
}
