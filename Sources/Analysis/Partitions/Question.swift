import Evaluation
import RuleModel

/// A condition whose things have become variables of a partition: what is asked of each.
indirect enum Question {
  case settled(Kleene)
  case not(Question)
  case all([Question])
  case any([Question])
  /// How many hold, compared with a number.
  case count([Question], Comparison, Double)
  case number(Int, Comparison, Double)
  /// A score added up from what words and conditions are worth.
  case sum([Part], Comparison, Double)
  case word(Int, String)
  /// Two things hold the same word.
  case same(Int, Int)
  case truth(Int)
  case missing(Int)
  case unreadable(Int)
  case listed(Int, source: Int?)
  case holds(Int, Quantifier, [String])
  /// `a otherwise b`: whether a is missing, what then, and what else.
  case instead(Question, Question, Question)
  /// The rows of a table, each with what is asked of its value, and what is asked where none holds.
  case rows([(condition: Question, asked: Question)], otherwise: Question)

  struct Part {
    var factor: Double
    var source: Source

    enum Source {
      case points(Int, [String: Double])
      case count([Question])
      case rows([(condition: Question, worth: Double)])
    }
  }
}

extension Question {
  /// How many parts it has.
  var size: Int {
    switch self {
    case .settled, .number, .word, .same, .truth, .missing, .unreadable, .listed, .holds: 1
    case .not(let part): 1 + part.size
    case .all(let parts), .any(let parts), .count(let parts, _, _): parts.reduce(1) { $0 + $1.size }
    case .instead(let missing, let then, let other): 1 + missing.size + then.size + other.size
    case .rows(let rows, let otherwise): rows.reduce(1 + otherwise.size) { $0 + $1.condition.size + $1.asked.size }
    case .sum(let parts, _, _):
      parts.reduce(1) { sum, part in
        switch part.source {
        case .points: sum + 1
        case .count(let questions): questions.reduce(sum) { $0 + $1.size }
        case .rows(let rows): rows.reduce(sum) { $0 + $1.condition.size }
        }
      }
    }
  }
}

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
    case .all(let parts):
      var (canYes, canNo, canBeOpen, isOpen) = (true, false, true, false)
      for part in parts {
        let found = outcomes(part, cells)
        if found == .no { return .no }
        if !found.contains(.yes) { canYes = false }
        if found.contains(.no) { canNo = true }
        if found.isDisjoint(with: [.yes, .unknown]) { canBeOpen = false }
        if found.contains(.unknown) { isOpen = true }
      }
      return Partition.joined(canYes ? .yes : [], canNo ? .no : [], canBeOpen && isOpen ? .unknown : [])
    case .any(let parts):
      var (canYes, canNo, canBeOpen, isOpen) = (false, true, true, false)
      for part in parts {
        let found = outcomes(part, cells)
        if found == .yes { return .yes }
        if found.contains(.yes) { canYes = true }
        if !found.contains(.no) { canNo = false }
        if found.isDisjoint(with: [.no, .unknown]) { canBeOpen = false }
        if found.contains(.unknown) { isOpen = true }
      }
      return Partition.joined(canYes ? .yes : [], canNo ? .no : [], canBeOpen && isOpen ? .unknown : [])
    case .count(let parts, let comparison, let value):
      let (low, high, isSettled) = count(parts, cells)
      return Partition.compared(low, high, comparison, value, isSettled: isSettled)
    case .number(let position, let comparison, let value):
      guard let cell = cells[position] else { return .all }
      guard case .number(let stretch) = cell else { return .unknown }
      return Outcomes(Partition.test(comparison, stretch.shown, value))
    case .sum(let parts, let comparison, let value): return sum(parts, comparison, value, cells)
    case .word(let position, let word):
      switch cells[position] {
      case nil: return .all
      case .word(let own), .text(let own): return Outcomes(own == word)
      case .otherText: return .no
      default: return .unknown
      }
    case .same(let a, let b):
      guard let one = cells[a], let other = cells[b] else { return .all }
      switch (one, other) {
      case (.word(let x), .word(let y)), (.text(let x), .text(let y)): return Outcomes(x == y)
      default: return .unknown
      }
    case .truth(let position):
      guard let cell = cells[position] else { return .all }
      if case .truth(let truth) = cell { return Outcomes(truth) }
      return .unknown
    case .missing(let position):
      switch cells[position] {
      case nil: return .all
      case .missing: return .yes
      case .undetermined: return .unknown
      default: return .no
      }
    case .unreadable(let position):
      guard let cell = cells[position] else { return .all }
      return Outcomes(cell == .undetermined)
    case .listed(let position, let source):
      if let source, let cell = cells[source], cell == .missing { return .unknown }
      guard let cell = cells[position] else { return .all }
      if case .listed(let truth) = cell { return Outcomes(truth) }
      return .unknown
    case .holds(let position, let quantifier, let words):
      guard let cell = cells[position] else { return .all }
      guard case .holds(let held) = cell else { return .unknown }
      return Outcomes(quantifier == .any ? words.contains(where: held.contains) : words.allSatisfy(held.contains))
    case .instead(let missing, let then, let other):
      let asked = outcomes(missing, cells)
      var result: Outcomes = []
      if asked.contains(.yes) { result.formUnion(outcomes(then, cells)) }
      if asked.contains(.no) { result.formUnion(outcomes(other, cells)) }
      if asked.contains(.unknown) { result.insert(.unknown) }
      return result
    case .rows(let rows, let otherwise):
      var result: Outcomes = []
      for row in rows {
        let found = outcomes(row.condition, cells)
        if found.contains(.unknown) { result.insert(.unknown) }
        if found.contains(.yes) { result.formUnion(outcomes(row.asked, cells)) }
        if !found.contains(.no) { return result }
      }
      return result.union(outcomes(otherwise, cells))
    }
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
