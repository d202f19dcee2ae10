import RuleModel

/// The ways from a record of an export to the values that a mapping names, as one tree: values on
/// the way are passed once, whatever leads through them, and kept in *slots* until the record has
/// been read. Only mappings that need it have one: plain columns fill their fields at once.
final class MappingShape {
  /// The ways on from one value.
  struct Branch {
    /// The slots that the value itself is kept in.
    var slots: [Int] = []
    /// The node of the tree of names that its members belong to; -1: none.
    var node = -1
    /// Elements of a list that are gone into.
    var choices: [(choice: Choice, branch: Int)] = []
  }

  enum Choice {
    case all
    case index(Int)
    /// The elements that have one of these values at the end of a way of their own.
    case matching(MappingPath, String, raw: [UInt8], branch: Int, slot: Int)

    func isSame(_ step: MappingPath.Step) -> Bool {
      switch (self, step) {
      case (.all, .all): true
      case (.index(let a), .index(let b)): a == b
      case (.matching(let path, let value, _, _, _), .matching(let other, let wanted)):
        path == other && value == foldedWord(wanted)
      default: false
      }
    }
  }

  /// One column.
  struct Column {
    let field: Int
    let name: String
    /// The slot of the whole heading, which may hold ` + ` itself.
    let whole: Int
    /// The slots of the columns that it joins, with their names; else empty.
    var parts: [(slot: Int, name: String)] = []
    var unit: (slot: Int, name: String)?
  }

  /// A column that says which rows are records.
  struct Condition {
    let slot: Int
    let name: String
    let words: Set<String>
    /// As written.
    let raw: [[UInt8]]
  }

  private(set) var branches: [Branch] = []
  private(set) var columns: [Column] = []
  private(set) var conditions: [Condition] = []
  private(set) var slotCount = 0
  /// Names that lead somewhere, by node.
  private(set) var names: [(node: Int, name: String, target: Target)] = []
  private(set) var nodeNames = [""]
  /// Nodes inside elements of lists: members that nothing names are not reported.
  private(set) var quiet: Set<Int> = []
  /// Of each slot its columns, as a heading has them.
  private var slots: [String: Int] = [:]

  static func isNeeded(by mapping: Mapping) -> Bool {
    if mapping.isXML || !mapping.only.isEmpty { return true }
    let paths = mapping.columns.compactMap { try? MappingPath($0.column) }
    for (column, path) in zip(mapping.columns, paths) {
      if column.unitColumn != nil || !path.isPlain || MappingPath.joined(column.column) != nil
        || column.words.keys.contains(where: { $0.contains("|") })
      {
        return true
      }
      // A value that is taken whole and gone into.
      if paths.contains(where: { $0 != path && $0.steps.starts(with: path.steps) }) { return true }
    }
    return paths.count < mapping.columns.count
  }

  init(_ mapping: Mapping) {
    for column in mapping.columns {
      var made = Column(
        field: column.field, name: column.column, whole: slot(column.column, mapping))
      if let parts = MappingPath.joined(column.column) {
        made.parts = parts.map { (slot($0, mapping), $0) }
      }
      made.unit = column.unitColumn.map { (slot($0, mapping), $0) }
      columns.append(made)
    }
    for only in mapping.only {
      conditions.append(
        Condition(
          slot: slot(only.column, mapping), name: only.column,
          words: Set(only.words.map(foldedWord)), raw: only.words.map { Array($0.utf8) }))
    }
    for name in mapping.ignored { ignore(name) }
  }

  /// The slot of a column, which a heading of this text or its path leads to.
  private func slot(_ column: String, _ mapping: Mapping) -> Int {
    if let known = slots[column] { return known }
    let slot = slotCount
    slotCount += 1
    slots[column] = slot
    branches[branch(of: column, node: 0)].slots.append(slot)
    if let path = try? MappingPath(column), path.steps != [.member(column)] {
      branches[end(of: path, from: 0)].slots.append(slot)
    }
    return slot
  }

  /// The branch of a member of a node.
  private func branch(of name: String, node: Int) -> Int {
    for known in names where known.node == node && known.name == name {
      if case .branch(let branch) = known.target { return branch }
    }
    branches.append(Branch())
    names.append((node, name, .branch(branches.count - 1)))
    return branches.count - 1
  }

  /// The branch at the end of a path that begins in an object of a node.
  private func end(of path: MappingPath, from node: Int) -> Int {
    var (node, at) = (node, -1)
    for step in path.steps {
      switch step {
      case .member(let name):
        if at >= 0 { node = self.node(of: at, name) }
        at = branch(of: name, node: node)
        nodeName = (node == 0 ? "" : nodeNames[node] + ".") + name
      default:
        at = element(of: at, step)
        nodeName += "[]"
      }
    }
    return at
  }

  /// Of the value that was come to last.
  private var nodeName = ""

  private func node(of branch: Int, _ member: String) -> Int {
    if branches[branch].node < 0 {
      nodeNames.append(nodeName)
      branches[branch].node = nodeNames.count - 1
      if nodeName.contains("[]") { quiet.insert(nodeNames.count - 1) }
    }
    return branches[branch].node
  }

  /// The branch of elements of a branch.
  private func element(of branch: Int, _ step: MappingPath.Step) -> Int {
    if branch < 0 { return self.branch(of: "", node: 0) }
    if let known = branches[branch].choices.first(where: { $0.choice.isSame(step) }) {
      return known.branch
    }
    let choice: Choice
    switch step {
    case .index(let index): choice = .index(index)
    case .matching(let path, let value):
      // A tree of its own, whose values are looked at before the element is gone into.
      let name = nodeName
      branches.append(Branch(node: nodeNames.count))
      let own = branches.count - 1
      nodeNames.append(name + "[]")
      quiet.insert(nodeNames.count - 1)
      let slot = slotCount
      slotCount += 1
      branches[end(of: path, from: branches[own].node)].slots.append(slot)
      nodeName = name
      choice = .matching(
        path, foldedWord(value), raw: Array(value.utf8), branch: own, slot: slot)
    default: choice = .all
    }
    branches.append(Branch())
    branches[branch].choices.append((choice, branches.count - 1))
    return branches.count - 1
  }

  private func ignore(_ column: String) {
    if !names.contains(where: { $0.node == 0 && $0.name == column }) {
      names.append((0, column, .ignored))
    }
    guard let path = try? MappingPath(column), path.isPlain, path.steps.count > 1,
      case .member(let last)? = path.steps.last
    else { return }
    let above = end(of: MappingPath(steps: path.steps.dropLast()), from: 0)
    let node = node(of: above, last)
    if !names.contains(where: { $0.node == node && $0.name == last }) {
      names.append((node, last, .ignored))
    }
  }

  /// The codes of headings that a column is made of.
  func codes(of column: Column) -> Set<Int32> {
    let wanted = [column.whole] + column.parts.map(\.slot) + (column.unit.map { [$0.slot] } ?? [])
    return Set(
      branches.indices.filter { place in branches[place].slots.contains { wanted.contains($0) } }
        .map { MemberName.branch($0) })
  }

  /// The fields whose columns are all among the headings of a file, and a column that rows are
  /// chosen by that is not.
  func found(in headings: Set<String>) -> (fields: Set<Int32>, lacking: String?) {
    let fields = columns.filter { column in
      (headings.contains(column.name)
        || !column.parts.isEmpty && column.parts.allSatisfy { headings.contains($0.name) })
        && column.unit.map { headings.contains($0.name) } ?? true
    }
    return (
      Set(fields.map { Int32($0.field) }),
      conditions.first { !headings.contains($0.name) && !$0.words.contains("") }?.name
    )
  }
}
