import RuleModel

/// What questions must come to, all at once.
struct Goal {
  let question: Question
  let wanted: Outcomes
  /// What asking takes, of the allowance.
  let cost: Int
  /// A variable that is taken to be something here, whatever it is in the case.
  let taken: (position: Int, cell: Variable.Cell)?

  init(question: Question, wanted: Outcomes, taking taken: (position: Int, cell: Variable.Cell)? = nil) {
    self.question = question
    self.wanted = wanted
    self.taken = taken
    cost = 1 + question.size / 8
  }

  func cells(_ cells: [Variable.Cell?]) -> [Variable.Cell?] {
    guard let taken else { return cells }
    var own = cells
    own[taken.position] = taken.cell
    return own
  }
}

/// Looks for a case in which all goals are met, one variable after the other, and turns back where one no longer can be.
struct CaseFinding {
  enum Result {
    case found([Variable.Cell?])
    case none
    /// Too many cases to try.
    case open
  }

  /// How many questions are asked at most.
  static let work = 400_000

  private let goals: [Goal]
  /// Nothing is missing or unreadable.
  private let isTold: Bool
  private let isAccepted: ([Variable.Cell?]) -> Bool
  private var cells: [Variable.Cell?]
  private let work: Int
  private var left: Int
  var spent: Int { work - left }

  init(
    among variables: Int, _ goals: [Goal], isTold: Bool = false, work: Int = CaseFinding.work,
    accept: @escaping ([Variable.Cell?]) -> Bool = { _ in true }
  ) {
    self.goals = goals
    self.isTold = isTold
    isAccepted = accept
    cells = [Variable.Cell?](repeating: nil, count: variables)
    self.work = work
    left = work
  }

  /// Variables that do not matter have no cell in what is found.
  /// - Parameter partition: Handed on, not kept: it would be copied for each question.
  mutating func run(_ partition: Partition) -> Result {
    if search(partition) { return .found(cells) }
    return left <= 0 || !partition.isWhole ? .open : .none
  }

  private mutating func search(_ partition: Partition) -> Bool {
    var next: Int?
    for goal in goals {
      left -= goal.cost
      if left <= 0 { return false }
      let cells = goal.cells(cells)
      let outcomes = partition.outcomes(goal.question, cells)
      if outcomes.isDisjoint(with: goal.wanted) { return false }
      if next == nil, !outcomes.isSubset(of: goal.wanted) { next = partition.open(goal.question, cells) }
    }
    guard let position = next else { return isWhole(partition) && isAccepted(cells) }
    for cell in partition.variables[position].cells {
      if isTold, cell == .missing || cell == .undetermined { continue }
      cells[position] = cell
      if partition.isPossible(cells, latest: position), search(partition) { return true }
      if left <= 0 { return false }
    }
    cells[position] = nil
    return false
  }

  /// Whether there is a cell left for each of the others.
  private mutating func isWhole(_ partition: Partition) -> Bool {
    let decided = cells
    let isPossible = fill(0, partition)
    cells = decided
    return isPossible
  }

  private mutating func fill(_ start: Int, _ partition: Partition) -> Bool {
    guard let position = cells[start...].firstIndex(where: { $0 == nil }) else { return true }
    for cell in partition.variables[position].cells {
      left -= 1
      if left <= 0 { return false }
      cells[position] = cell
      if partition.isPossible(cells, latest: position), fill(position + 1, partition) { return true }
    }
    cells[position] = nil
    return false
  }
}
