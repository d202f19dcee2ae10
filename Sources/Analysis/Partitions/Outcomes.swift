import Evaluation
import RuleModel

/// Which of Kleene's values can still come out: a set.
struct Outcomes: OptionSet, Hashable {
  let rawValue: UInt8
  static let no = Outcomes(rawValue: 1)
  static let unknown = Outcomes(rawValue: 2)
  static let yes = Outcomes(rawValue: 4)
  static let all: Outcomes = [.no, .unknown, .yes]

  init(rawValue: UInt8) { self.rawValue = rawValue }
  init(_ truth: Kleene) { self.init(rawValue: 1 << truth.rawValue) }
  init(_ truth: Bool) { self = truth ? .yes : .no }

  var isSettled: Bool { rawValue & (rawValue - 1) == 0 }
  var negated: Outcomes {
    var result: Outcomes = intersection(.unknown)
    if contains(.no) { result.insert(.yes) }
    if contains(.yes) { result.insert(.no) }
    return result
  }
  var kleene: Kleene { self == .yes ? .yes : self == .no ? .no : .unknown }
}

extension Partition {
  /// What can come of a question while some variables have no cell yet.
  func outcomes(_ question: Question, _ cells: [Variable.Cell?]) -> Outcomes {
    switch question {
    case .settled(let truth): return Outcomes(truth)
    case .not(let part): return outcomes(part, cells).negated
    case .all(let parts): return all(parts, cells) { $0 }
    case .any(let parts): return all(parts, cells) { $0.negated }.negated
    case .count(let parts, let comparison, let value):
      let (low, high, isSettled) = count(parts, cells)
      return Partition.compared(low, high, comparison, value, isSettled: isSettled)
    case .sum(let parts, let comparison, let value): return sum(parts, comparison, value, cells)
    case .number(let position, let comparison, let value):
      return cells[position].map { number($0, comparison, value, isRounded: isRounded[position]) } ?? .all
    case .word(let position, let word): return cells[position].map { self.word($0, word) } ?? .all
    case .same(let a, let b):
      guard let one = cells[a], let other = cells[b] else { return .all }
      return same(one, other)
    case .truth(let position): return cells[position].map(truth) ?? .all
    case .missing(let position): return cells[position].map(missing) ?? .all
    case .unreadable(let position): return cells[position].map { Outcomes($0 == .undetermined) } ?? .all
    case .listed(let position, let source):
      if let source, let cell = cells[source], cell == .missing { return .unknown }
      return cells[position].map(listed) ?? .all
    case .holds(let position, let quantifier, let words):
      return cells[position].map { holds($0, quantifier, words) } ?? .all
    case .instead(let missing, let then, let other): return instead(missing, then, other, cells)
    case .rows(let rows, let otherwise): return answers(rows, otherwise: otherwise, cells)
    }
  }

  // MARK: Of one cell

  private func number(
    _ cell: Variable.Cell, _ comparison: Comparison, _ value: Double, isRounded: Bool
  ) -> Outcomes {
    guard case .number(let stretch) = cell else { return .unknown }
    if isRounded, abs(stretch.shown - value) <= Partition.blur(of: value) * 1.5 { return [.no, .yes] }
    return Outcomes(Partition.test(comparison, stretch.shown, value))
  }

  private func word(_ cell: Variable.Cell, _ word: String) -> Outcomes {
    switch cell {
    case .word(let own), .text(let own): Outcomes(own == word)
    case .otherText: .no
    default: .unknown
    }
  }

  private func same(_ one: Variable.Cell, _ other: Variable.Cell) -> Outcomes {
    switch (one, other) {
    case (.word(let x), .word(let y)), (.text(let x), .text(let y)): Outcomes(x == y)
    default: .unknown
    }
  }

  private func truth(_ cell: Variable.Cell) -> Outcomes {
    if case .truth(let truth) = cell { Outcomes(truth) } else { .unknown }
  }

  private func missing(_ cell: Variable.Cell) -> Outcomes {
    switch cell {
    case .missing: .yes
    case .undetermined: .unknown
    default: .no
    }
  }

  private func listed(_ cell: Variable.Cell) -> Outcomes {
    if case .listed(let truth) = cell { Outcomes(truth) } else { .unknown }
  }

  private func holds(_ cell: Variable.Cell, _ quantifier: Quantifier, _ words: [String]) -> Outcomes {
    guard case .holds(let held) = cell else { return .unknown }
    return Outcomes(quantifier == .any ? words.contains(where: held.contains) : words.allSatisfy(held.contains))
  }

  // MARK: Of several questions

  /// Of all together. That any holds is that not all fail to, so that both are asked here.
  private func all(_ parts: [Question], _ cells: [Variable.Cell?], _ told: (Outcomes) -> Outcomes) -> Outcomes {
    var (canYes, canNo, canBeOpen, isOpen) = (true, false, true, false)
    for part in parts {
      let found = told(outcomes(part, cells))
      if found == .no { return .no }
      if !found.contains(.yes) { canYes = false }
      if found.contains(.no) { canNo = true }
      if found.isDisjoint(with: [.yes, .unknown]) { canBeOpen = false }
      if found.contains(.unknown) { isOpen = true }
    }
    return Partition.joined(canYes ? .yes : [], canNo ? .no : [], canBeOpen && isOpen ? .unknown : [])
  }

  /// Of `a otherwise b`.
  private func instead(
    _ missing: Question, _ then: Question, _ other: Question, _ cells: [Variable.Cell?]
  ) -> Outcomes {
    let asked = outcomes(missing, cells)
    var result: Outcomes = asked.intersection(.unknown)
    if asked.contains(.yes) { result.formUnion(outcomes(then, cells)) }
    if asked.contains(.no) { result.formUnion(outcomes(other, cells)) }
    return result
  }

  /// Of what is asked about the answer of a table.
  private func answers(
    _ rows: [(condition: Question, asked: Question)], otherwise: Question, _ cells: [Variable.Cell?]
  ) -> Outcomes {
    var result: Outcomes = []
    for row in rows {
      let found = outcomes(row.condition, cells)
      if found.contains(.unknown) { result.insert(.unknown) }
      if found.contains(.yes) { result.formUnion(outcomes(row.asked, cells)) }
      if !found.contains(.no) { return result }
    }
    return result.union(outcomes(otherwise, cells))
  }

  private static func joined(_ a: Outcomes, _ b: Outcomes, _ c: Outcomes) -> Outcomes { a.union(b).union(c) }

  /// Of a number between two ends.
  private static func compared(
    _ low: Double, _ high: Double, _ comparison: Comparison, _ value: Double, isSettled: Bool
  ) -> Outcomes {
    switch comparison {
    case .equal:
      if value < low || value > high { return .no }
      return low == high ? .yes : isSettled ? .unknown : .all
    default:
      let (x, y) = (test(comparison, low, value), test(comparison, high, value))
      return x == y ? Outcomes(x) : isSettled ? .unknown : .all
    }
  }

  private func count(_ parts: [Question], _ cells: [Variable.Cell?]) -> (low: Double, high: Double, isSettled: Bool) {
    var (low, high, isSettled) = (0.0, 0.0, true)
    for part in parts {
      let found = outcomes(part, cells)
      if !found.isSettled { isSettled = false }
      if found == .yes { low += 1 }
      if found != .no { high += 1 }
    }
    return (low, high, isSettled)
  }

  private func sum(
    _ parts: [Question.Part], _ comparison: Comparison, _ value: Double, _ cells: [Variable.Cell?]
  )
    -> Outcomes
  {
    var (low, high, isSettled, mayLack, isUnknown) = (0.0, 0.0, true, false, false)
    func add(_ factor: Double, _ a: Double, _ b: Double) {
      low = Partition.exact(low + min(factor * a, factor * b))
      high = Partition.exact(high + max(factor * a, factor * b))
    }
    for part in parts {
      switch part.source {
      case .points(let position, let points):
        switch cells[position] {
        case nil:
          isSettled = false
          mayLack = true
          add(part.factor, points.values.min() ?? 0, points.values.max() ?? 0)
        case .word(let word):
          if let point = points[word] { add(part.factor, point, point) } else { isUnknown = true }
        default: isUnknown = true
        }
      case .count(let questions):
        let found = count(questions, cells)
        if !found.isSettled { isSettled = false }
        add(part.factor, found.low, found.high)
      case .rows(let rows):
        for row in rows {
          let found = outcomes(row.condition, cells)
          if !found.isSettled { isSettled = false }
          let worths = [found.contains(.no) || found.contains(.unknown) ? 0 : row.worth, found == .no ? 0 : row.worth]
          add(part.factor, worths[0], worths[1])
        }
      }
    }
    if isUnknown { return .unknown }
    let found = Partition.compared(low, high, comparison, value, isSettled: isSettled)
    return mayLack ? found.union(.unknown) : found
  }

  /// A variable that what comes of the question still hangs on.
  func open(_ question: Question, _ cells: [Variable.Cell?]) -> Int? {
    func first(_ parts: [Question]) -> Int? {
      for part in parts where !outcomes(part, cells).isSettled { if let found = open(part, cells) { return found } }
      return nil
    }
    func own(_ positions: Int?...) -> Int? { positions.compactMap { $0 }.first { cells[$0] == nil } }
    switch question {
    case .settled: return nil
    case .not(let part): return open(part, cells)
    case .all(let parts), .any(let parts), .count(let parts, _, _): return first(parts)
    case .number(let position, _, _), .word(let position, _), .truth(let position), .missing(let position),
      .unreadable(let position), .holds(let position, _, _):
      return own(position)
    case .same(let a, let b): return own(a, b)
    case .listed(let position, let source): return own(source, position)
    case .sum(let parts, _, _):
      for part in parts {
        switch part.source {
        case .points(let position, _): if let found = own(position) { return found }
        case .count(let questions): if let found = first(questions) { return found }
        case .rows(let rows): if let found = first(rows.map(\.condition)) { return found }
        }
      }
      return nil
    case .instead(let missing, let then, let other):
      return open(missing, cells) ?? first([then, other])
    case .rows(let rows, let otherwise):
      for row in rows {
        if let found = first([row.condition, row.asked]) { return found }
      }
      return first([otherwise])
    }
  }
}
