/// A decision diagram: a node of `Diagrams`. Equal diagrams are one node.
typealias Diagram = Int32

/// More nodes than one question may take.
struct OutOfBudget: Error {}

/// Decision diagrams over variables with finitely many cells, in one fixed order, with terms at
/// their ends. A function of the variables is one node, however it was written, so that two are the
/// same exactly where their nodes are.
final class Diagrams {
  private struct Key: Hashable {
    var level: Int32
    var children: [Diagram]
  }

  private static let end = Int32.max

  private var levels: [Int32] = []
  private var branches: [[Diagram]] = []
  private var terms: [CaseTerm] = []
  private var nodes: [Key: Diagram] = [:]
  private var ends: [CaseTerm: Diagram] = [:]
  private var choices: [Key: Diagram] = [:]
  private var steps = 0
  private let most: Int

  /// - Parameter most: the steps that one question may take.
  init(most: Int) { self.most = most }

  /// Begins to count the steps of another question.
  func restart() { steps = 0 }

  // MARK: Reading

  func term(_ diagram: Diagram) -> CaseTerm? {
    levels[Int(diagram)] == Self.end ? terms[Int(branches[Int(diagram)][0])] : nil
  }

  /// The variable that a node asks.
  func variable(_ diagram: Diagram) -> Int { Int(levels[Int(diagram)]) }

  /// The diagrams below each cell of its variable.
  func children(_ diagram: Diagram) -> [Diagram] { branches[Int(diagram)] }

  /// All terms at its ends.
  func terms(_ diagram: Diagram) -> Set<CaseTerm> {
    var (found, seen): (Set<CaseTerm>, Set<Diagram>) = ([], [])
    func visit(_ diagram: Diagram) {
      guard seen.insert(diagram).inserted else { return }
      if let term = term(diagram) { found.insert(term) } else { children(diagram).forEach(visit) }
    }
    visit(diagram)
    return found
  }

  // MARK: Making

  func end(_ term: CaseTerm) -> Diagram {
    if let known = ends[term] { return known }
    terms.append(term)
    let made = add(Self.end, [Int32(terms.count - 1)])
    ends[term] = made
    return made
  }

  private func add(_ level: Int32, _ children: [Diagram]) -> Diagram {
    levels.append(level)
    branches.append(children)
    return Diagram(levels.count - 1)
  }

  private func node(_ level: Int32, _ children: [Diagram]) -> Diagram {
    if children.dropFirst().allSatisfy({ $0 == children[0] }) { return children[0] }
    let key = Key(level: level, children: children)
    if let known = nodes[key] { return known }
    let made = add(level, children)
    nodes[key] = made
    return made
  }

  private func spend() throws(OutOfBudget) {
    steps += 1
    if steps > most { throw OutOfBudget() }
  }

  /// Asks a variable; the children may ask any variables, earlier ones and this one too.
  func choose(_ variable: Int, _ children: [Diagram]) throws(OutOfBudget) -> Diagram {
    let level = Int32(variable)
    if children.dropFirst().allSatisfy({ $0 == children[0] }) { return children[0] }
    let top = children.reduce(level) { min($0, levels[Int($1)]) }
    if top == level {
      return node(
        level,
        children.enumerated().map { place, child in
          levels[Int(child)] == level ? branches[Int(child)][place] : child
        })
    }
    let key = Key(level: level, children: children)
    if let known = choices[key] { return known }
    try spend()
    let width = branches[Int(children.first { levels[Int($0)] == top }!)].count
    var made: [Diagram] = []
    for cell in 0..<width {
      made.append(
        try choose(variable, children.map { levels[Int($0)] == top ? branches[Int($0)][cell] : $0 })
      )
    }
    let result = node(top, made)
    choices[key] = result
    return result
  }

  /// Puts a diagram in place of each term.
  func replace(
    _ diagram: Diagram, _ body: (CaseTerm) throws(OutOfBudget) -> Diagram
  ) throws(OutOfBudget) -> Diagram {
    var done: [Diagram: Diagram] = [:]
    func visit(_ diagram: Diagram) throws(OutOfBudget) -> Diagram {
      if let known = done[diagram] { return known }
      try spend()
      let result: Diagram
      if let term = term(diagram) {
        result = try body(term)
      } else {
        var made: [Diagram] = []
        for child in branches[Int(diagram)] { made.append(try visit(child)) }
        result = try choose(variable(diagram), made)
      }
      done[diagram] = result
      return result
    }
    return try visit(diagram)
  }

  /// Puts a diagram in place of each two terms that the same case leads to.
  func join(
    _ a: Diagram, _ b: Diagram, _ body: (CaseTerm, CaseTerm) throws(OutOfBudget) -> Diagram
  ) throws(OutOfBudget) -> Diagram {
    var done: [Int64: Diagram] = [:]
    func visit(_ a: Diagram, _ b: Diagram) throws(OutOfBudget) -> Diagram {
      let key = Int64(a) << 32 | Int64(b)
      if let known = done[key] { return known }
      try spend()
      let result: Diagram
      let level = min(levels[Int(a)], levels[Int(b)])
      if level == Self.end {
        result = try body(term(a)!, term(b)!)
      } else {
        let (isA, isB) = (levels[Int(a)] == level, levels[Int(b)] == level)
        let width = branches[Int(isA ? a : b)].count
        var made: [Diagram] = []
        for cell in 0..<width {
          made.append(try visit(isA ? branches[Int(a)][cell] : a, isB ? branches[Int(b)][cell] : b))
        }
        result = try choose(Int(level), made)
      }
      done[key] = result
      return result
    }
    return try visit(a, b)
  }
}
