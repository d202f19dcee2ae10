/// A decision diagram: a node of `Diagrams`. Equal diagrams are one node.
typealias Diagram = Int32

/// More nodes than one question may take.
struct OutOfBudget: Error {}

/// Decision diagrams over variables with finitely many cells, in one fixed order, with terms at
/// their ends. A function of the variables is one node, however it was written, so that two are the
/// same exactly where their nodes are.
final class Diagrams {
  private static let end = Int32.max

  private var nodes = DiagramNodes()
  private var terms: [CaseTerm] = []
  private var ends: [CaseTerm: Diagram] = [:]
  /// Those of two results, of which a comparison makes thousands.
  private var pairs = DiagramTable()
  /// Choices as nodes, and the result of each; negative: it is not worked out yet.
  private var choices = DiagramNodes()
  private var chosen: [Diagram] = []
  private var steps = 0
  private let most: Int

  /// - Parameter most: the steps that one question may take.
  init(most: Int) { self.most = most }

  /// Begins to count the steps of another question.
  func restart() { steps = 0 }

  // MARK: Reading

  func term(_ diagram: Diagram) -> CaseTerm? {
    nodes.level(diagram) == Self.end ? terms[Int(nodes.child(diagram, 0))] : nil
  }

  /// The variable that a node asks.
  func variable(_ diagram: Diagram) -> Int { Int(nodes.level(diagram)) }

  /// How many cells its variable has.
  func width(_ diagram: Diagram) -> Int { nodes.width(diagram) }

  /// The diagram below a cell of its variable.
  func child(_ diagram: Diagram, _ cell: Int) -> Diagram { nodes.child(diagram, cell) }

  /// The diagrams below each cell of its variable.
  func children(_ diagram: Diagram) -> [Diagram] { Array(nodes.children(diagram)) }

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
    if case .pair(let a, let b) = term {
      let key = Int64(a) << 32 | Int64(b)
      if let known = pairs[key] { return known }
      let made = newEnd(term)
      pairs.add(made, at: key)
      return made
    }
    if let known = ends[term] { return known }
    let made = newEnd(term)
    ends[term] = made
    return made
  }

  private func newEnd(_ term: CaseTerm) -> Diagram {
    terms.append(term)
    return nodes.node(Self.end, [Diagram(terms.count - 1)])
  }

  private func node(_ level: Int32, _ children: [Diagram]) -> Diagram {
    areAllOne(children) ? children[0] : nodes.node(level, children)
  }

  private func areAllOne(_ children: [Diagram]) -> Bool {
    for child in children where child != children[0] { return false }
    return true
  }

  private func spend() throws(OutOfBudget) {
    steps += 1
    if steps > most { throw OutOfBudget() }
  }

  /// Asks a variable; the children may ask any variables, earlier ones and this one too.
  func choose(_ variable: Int, _ children: [Diagram]) throws(OutOfBudget) -> Diagram {
    if areAllOne(children) { return children[0] }
    let level = Int32(variable)
    let top = children.reduce(level) { min($0, nodes.level($1)) }
    if top == level {
      return node(
        level,
        children.indices.map { cell in
          let child = children[cell]
          return nodes.level(child) == level ? nodes.child(child, cell) : child
        })
    }
    let choice = Int(choices.node(level, children))
    if choice == chosen.count { chosen.append(-1) }
    if chosen[choice] >= 0 { return chosen[choice] }
    try spend()
    let width = nodes.width(children.first { nodes.level($0) == top }!)
    var made: [Diagram] = []
    for cell in 0..<width {
      made.append(
        try choose(
          variable, children.map { nodes.level($0) == top ? nodes.child($0, cell) : $0 }))
    }
    let result = node(top, made)
    chosen[choice] = result
    return result
  }

  /// Puts a diagram in place of each term.
  func replace(
    _ diagram: Diagram, _ body: (CaseTerm) throws(OutOfBudget) -> Diagram
  ) throws(OutOfBudget) -> Diagram {
    var done = DiagramTable()
    func visit(_ diagram: Diagram) throws(OutOfBudget) -> Diagram {
      if let known = done[Int64(diagram)] { return known }
      try spend()
      let result: Diagram
      if let term = term(diagram) {
        result = try body(term)
      } else {
        var made: [Diagram] = []
        for cell in 0..<nodes.width(diagram) { made.append(try visit(nodes.child(diagram, cell))) }
        result = try choose(variable(diagram), made)
      }
      done.add(result, at: Int64(diagram))
      return result
    }
    return try visit(diagram)
  }

  /// Puts a diagram in place of each two terms that the same case leads to.
  func join(
    _ a: Diagram, _ b: Diagram, _ body: (CaseTerm, CaseTerm) throws(OutOfBudget) -> Diagram
  ) throws(OutOfBudget) -> Diagram {
    try join(ends: a, b) { (a, b) throws(OutOfBudget) in try body(term(a)!, term(b)!) }
  }

  /// The same of the ends themselves.
  func join(
    ends a: Diagram, _ b: Diagram, _ body: (Diagram, Diagram) throws(OutOfBudget) -> Diagram
  ) throws(OutOfBudget) -> Diagram {
    var done = DiagramTable()
    func visit(_ a: Diagram, _ b: Diagram) throws(OutOfBudget) -> Diagram {
      let key = Int64(a) << 32 | Int64(b)
      if let known = done[key] { return known }
      try spend()
      let result: Diagram
      let level = min(nodes.level(a), nodes.level(b))
      if level == Self.end {
        result = try body(a, b)
      } else {
        let (isA, isB) = (nodes.level(a) == level, nodes.level(b) == level)
        var made: [Diagram] = []
        for cell in 0..<nodes.width(isA ? a : b) {
          made.append(
            try visit(isA ? nodes.child(a, cell) : a, isB ? nodes.child(b, cell) : b))
        }
        result = try choose(Int(level), made)
      }
      done.add(result, at: key)
      return result
    }
    return try visit(a, b)
  }
}
