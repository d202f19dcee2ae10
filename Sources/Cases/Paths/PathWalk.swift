/// Goes through the paths of a diagram that lead to a term of a kind, leaving out those that no
/// case can take.
struct PathWalk {
  let diagrams: Diagrams
  let bounds: PathBounds
  /// How many paths may be looked at.
  var most = 20_000
  /// Values come before what is missing or cannot be used.
  var takesKnownFirst = false

  enum End {
    /// No case takes such a path.
    case none
    /// The body wanted no more.
    case stopped
    /// There are paths, and the body went through all of them.
    case some
    /// There may be more.
    case outOfBudget
  }

  func walk(
    _ diagram: Diagram, to isWanted: (CaseTerm) -> Bool, _ body: (Path, CaseTerm) -> Bool
  ) -> End {
    var leads: [Diagram: Bool] = [:]
    func leadsThere(_ diagram: Diagram) -> Bool {
      if let known = leads[diagram] { return known }
      let result =
        diagrams.term(diagram).map(isWanted)
        ?? (0..<diagrams.width(diagram)).contains { leadsThere(diagrams.child(diagram, $0)) }
      leads[diagram] = result
      return result
    }
    var (path, left, found, isStopped) = (Path(), most, false, false)
    func visit(_ diagram: Diagram) {
      if isStopped || !leadsThere(diagram) { return }
      left -= 1
      if left <= 0 { return }
      // The path before its last split may be.
      if let last = path.asked.last, bounds.mayContradict(last.level), !bounds.mayBe(path) {
        return
      }
      if let term = diagrams.term(diagram) {
        found = true
        isStopped = !body(path, term)
        return
      }
      let variable = diagrams.variable(diagram)
      for cell in order(variable, diagrams.width(diagram)) {
        path.enter(variable, cell)
        visit(diagrams.child(diagram, cell))
        path.leave()
      }
    }
    visit(diagram)
    return isStopped ? .stopped : left <= 0 ? .outOfBudget : found ? .some : .none
  }

  private func order(_ variable: Int, _ count: Int) -> [Int] {
    guard takesKnownFirst, case .quantity(let quantity) = bounds.splits.splits[variable] else {
      return Array(0..<count)
    }
    let lacking = bounds.splits.cells(quantity).prefix { $0 == .missing || $0 == .unknown }.count
    return Array(lacking..<count) + Array(0..<lacking)
  }
}
