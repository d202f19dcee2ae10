import RuleModel

/// A path made as wide as it goes: of each value that it asks, all cells that lie beside each other
/// and lead to yes too, whatever else is entered. A gap is described as "from 3 to 5", not by one
/// number in it.
struct Region {
  let path: Path
  private(set) var cells: [Int: Set<Int>]

  init(_ path: Path, _ whole: Diagram, _ walker: Walker) {
    self.path = path
    cells = Dictionary(uniqueKeysWithValues: path.asked.map { ($0.level, [$0.cell]) })
    for (level, place) in path.asked {
      guard case .quantity(let quantity) = walker.splits.splits[level] else { continue }
      let all = walker.splits.cells(quantity)
      let own = all[place]
      switch own {
      case .between, .constant: break
      case .missing, .unknown, .span, .other, .closedList, .openList: continue
      }
      let hasOrder = walker.splits.region(quantity, own) != nil
      func add(_ cell: Int) -> Bool {
        if walker.splits.isHairThin(quantity, all[cell]) { return false }
        switch all[cell] {
        case .between, .constant, .other: break
        case .missing, .unknown, .span, .closedList, .openList: return false
        }
        var wider = self
        wider.cells[level]!.insert(cell)
        guard wider.leadsToYes(whole, walker) else { return false }
        self = wider
        return true
      }
      if hasOrder {
        for next in stride(from: place + 1, to: all.count, by: 1) where !add(next) {
          break
        }
        for next in stride(from: place - 1, through: 0, by: -1) where !add(next) {
          break
        }
      } else {
        for next in all.indices where next != place { _ = add(next) }
      }
    }
  }

  /// Whether every case of a path is one of these.
  func holds(_ path: Path) -> Bool {
    cells.allSatisfy { level, cells in path[level].map(cells.contains) ?? false }
  }

  /// Whether nothing but yes comes of these cells, and of what is entered elsewhere.
  private func leadsToYes(_ whole: Diagram, _ walker: Walker) -> Bool {
    let diagrams = walker.diagrams
    var seen: Set<Diagram> = []
    func visit(_ diagram: Diagram) -> Bool {
      guard seen.insert(diagram).inserted else { return true }
      if let term = diagrams.term(diagram) { return term == .yes }
      let variable = diagrams.variable(diagram)
      return diagrams.children(diagram).enumerated().allSatisfy { cell, child in
        takes(variable, cell, walker.splits) ? visit(child) : true
      }
    }
    return visit(whole)
  }

  private func takes(_ variable: Int, _ cell: Int, _ splits: Splits) -> Bool {
    if let own = cells[variable] { return own.contains(cell) }
    guard case .quantity(let quantity) = splits.splits[variable] else { return true }
    switch splits.cells(quantity)[cell] {
    case .missing, .unknown, .span, .openList: return false
    case .between, .constant, .other, .closedList: return true
    }
  }
}
