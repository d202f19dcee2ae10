import Evaluation
import RuleModel

/// The cases that a set of conditions can tell apart. What is proved over all of them holds for every input; a case found
/// is a witness, as long as the things compared can vary freely, which `isExact` says.
struct Partition {
  /// How closely scores and tables are looked into: into each word and row, or by what they can give.
  enum Depth { case exact, outline }

  private let ground: PackInHand
  var pack: Pack { ground.pack }
  let bindings: [Binding]
  let record: Int?
  let today: CivilDate
  let depth: Depth
  let domains: DomainReader
  var variables: [Variable] = []
  /// Things that numbers are made of.
  var atoms: [Atom] = []
  var index: [Key: Int] = [:]
  var atomIndex: [Key: Int] = [:]
  /// What the conditions compare each variable with.
  var numbers: [Int: Set<Double>] = [:]
  var texts: [Int: Set<String>] = [:]
  /// Words that each have a case of their own.
  var isNamed: Set<Int> = []
  /// Computed values that some condition asks to be missing.
  var askedMissing: Set<Int> = []
  var askedUnreadable: Set<Int> = []
  /// `let`s of the decision, then of each table looked into.
  var contexts: [[Binding]]
  var tablesInside: [Int: Int] = [:]
  var looksInto: [Int] = []
  /// Whether a case can be had: nothing was taken for free to vary that depends on something else.
  private(set) var isExact = true
  /// Whether the cells are all cases there are: what is not among them cannot be.
  var isWhole = true
  /// What each variable that is a number was computed as: where this differs, rounding may tell the ways apart.
  var sources: [Int: Set<[Expression]>] = [:]
  /// Variables that are computed in several ways, of which one rounds.
  var isRounded: [Bool] = []
  /// Parts of questions made so far: tables that look into tables could make any number.
  var made = 0
  static let mostMade = 20_000
  /// While questions are made of further conditions, nothing new is looked at.
  var isFilled = false
  private var shapes: [Shape] = []
  /// The variables that are numbers, with what they are made of.
  private(set) var sums: [(position: Int, terms: [Linear.Term])] = []
  /// Whether any numbers have to do with each other.
  private(set) var hasSums = false
  /// One number from another that is never more.
  private(set) var orderedSums: [Sum] = []
  /// Whether numbers can keep their order while nothing is chosen.
  private var ordersFit = true
  /// Of each atom what its domain leaves it.
  private(set) var bounds: [Variable.Stretch] = []

  /// A number by itself, as far as sums go.
  struct Atom {
    var expression: Expression
    var context: Int
    var domain: Domain
    /// What it is worth by word or row, where that is looked into.
    var source: Question.Part.Source?
  }

  /// What a variable rests on.
  struct Shape {
    var fields: Set<Int>
    var isField: Bool
    var holdsOtherwise: Bool
    /// The variables that are one of its fields, each with whether it can lack a value.
    var sources: [(position: Int, mayLack: Bool)] = []
    /// Whether a field that is no variable may lack a value.
    var mayLack = false
  }

  /// Two comparisons about one thing share a variable.
  struct Key: Hashable {
    var expression: Expression?
    var context = 0
    var list: Int?
    var terms: [Linear.Term] = []
  }

  init(
    pack: Pack, bindings: [Binding], record: Int?, today: CivilDate, conditions: [Expression], depth: Depth = .exact
  ) {
    let ground = PackInHand(pack)
    let asked = Partition(conditions, ground, bindings, record, today, depth)
    let isTooMuch = depth == .exact && asked.made > Partition.mostMade
    self = isTooMuch ? Partition(conditions, ground, bindings, record, today, .outline) : asked
  }

  private init(
    _ conditions: [Expression], _ ground: PackInHand, _ bindings: [Binding], _ record: Int?, _ today: CivilDate,
    _ depth: Depth
  ) {
    self.ground = ground
    self.bindings = bindings
    self.record = record
    self.today = today
    self.depth = depth
    contexts = [bindings]
    domains = DomainReader(pack: ground.pack, today: today)
    for condition in conditions { _ = question(condition, 0) }
    isRounded = variables.indices.map(rounds)
    for position in variables.indices {
      if isRounded[position], let named = numbers[position] {
        numbers[position] = named.union(named.flatMap { [$0 - Partition.blur(of: $0), $0 + Partition.blur(of: $0)] })
      }
      fill(position)
    }
    isFilled = true
    shapes = variables.map { variable in
      let expressions = rootExpressions(variable)
      let fields = expressions.reduce(into: Set<Int>()) { $0.formUnion($1.fields(contexts[variable.context])) }
      return Shape(
        fields: fields, isField: isField(variable),
        holdsOtherwise: expressions.contains { holdsOtherwise($0, variable.context) })
    }
    for position in shapes.indices where !shapes[position].isField { rest(position) }
    orderedSums = knownOrders().map { order in
      Sum(
        terms: [.init(atom: order.small, factor: 1), .init(atom: order.large, factor: -1)],
        stretch: .init(low: -.infinity, high: 0, lowIn: false, highIn: true, shown: 0))
    }
    bounds = atoms.map { atom in
      Variable.Stretch(
        low: atom.domain.low, high: atom.domain.high, lowIn: atom.domain.low.isFinite,
        highIn: atom.domain.high.isFinite, shown: 0)
    }
    sums = variables.enumerated().compactMap { position, variable in
      if case .number(let terms, _, _, _) = variable.kind { (position, terms) } else { nil }
    }
    hasSums = !orderedSums.isEmpty || sums.contains { $0.terms.count > 1 }
    isExact = restsOnOneThingEach()
    ordersFit = numbersFit([Variable.Cell?](repeating: nil, count: variables.count))
  }

  var phrases: Phrases { phrases(0) }

  func phrases(_ context: Int) -> Phrases { Phrases(ground, bindings: contexts[context], record: record) }

  func type(_ expression: Expression) -> ValueType { phrases.type(of: expression) ?? .number(nil) }

  /// 15 significant digits, of numbers that are no microseconds.
  static func exact(_ x: Double) -> Double { x.isFinite && x.magnitude < 1e13 ? decimal(x) : x }

  private func rootExpressions(_ variable: Variable) -> [Expression] {
    if case .number(let terms, _, _, _) = variable.kind { return terms.map { atoms[$0.atom].expression } }
    return [variable.expression]
  }

  /// A field by itself, under no other name.
  func isField(_ variable: Variable) -> Bool { field(of: variable) != nil }

  func field(of variable: Variable) -> Int? {
    switch variable.kind {
    case .listed: return nil
    case .value: if case .field(let index, level: 0) = variable.expression { return index }
    case .number(let terms, _, _, _):
      if terms.count == 1, case .field(let index, level: 0) = atoms[terms[0].atom].expression { return index }
    }
    return nil
  }

  /// The variables that rest on a field; nil where that cannot be told, since a table or other records are asked.
  func variables(on field: Int) -> [Int]? {
    for variable in variables {
      let expressions = rootExpressions(variable)
      if expressions.contains(where: { asksElsewhere($0, variable.context) }) { return nil }
    }
    return variables.indices.filter { shapes[$0].fields.contains(field) }
  }

  private func asksElsewhere(_ expression: Expression, _ context: Int) -> Bool {
    expression.contains { part in
      switch part {
      case .answer, .fires, .aggregate: true
      case .binding(let index): asksElsewhere(contexts[context][index].expression, context)
      default: false
      }
    }
  }

  /// Two variables over one field may not vary as they like, except where sums of numbers tell what goes together.
  private func restsOnOneThingEach() -> Bool {
    var seen: Set<Int> = []
    for (position, variable) in variables.enumerated() {
      let isSum: Bool
      if case .number(let terms, _, _, _) = variable.kind {
        isSum = terms.allSatisfy { term in
          switch atoms[term.atom].expression {
          case .field(_, level: 0), .now: true
          default: false
          }
        }
      } else {
        isSum = false
      }
      if isSum || shapes[position].isField { continue }
      if isAnswer(variable.expression) { return false }
      for field in shapes[position].fields where !seen.insert(field).inserted { return false }
      if case .number(let terms, _, _, _) = variable.kind,
        terms.contains(where: { isAnswer(atoms[$0.atom].expression) })
      {
        return false
      }
    }
    for (position, variable) in variables.enumerated() {
      if let field = field(of: variable), seen.contains(field) { return false }
      if case .number(let terms, _, _, _) = variable.kind, terms.count > 1,
        !shapes[position].fields.isDisjoint(with: seen)
      {
        return false
      }
    }
    return true
  }

  private func isAnswer(_ expression: Expression) -> Bool {
    expression.contains { part in
      switch part {
      case .answer, .fires: true
      default: false
      }
    }
  }

  private func holdsOtherwise(_ expression: Expression, _ context: Int) -> Bool {
    var found = false
    expression.walk { part in
      switch part {
      case .otherwise, .isMissing, .isUnreadable, .aggregate, .answer, .fires: found = true
      case .binding(let index) where holdsOtherwise(contexts[context][index].expression, context): found = true
      default: break
      }
    }
    return found
  }

  func mayBeMissing(_ field: Int) -> Bool {
    guard let record else { return true }
    let field = pack.records[record].fields[field]
    return field.isOptional && !field.hasDefault
  }

  // MARK: What can be

  /// Whether what is chosen so far can be: what is computed from a missing field cannot be told, and only that; and numbers
  /// keep their order.
  /// - Parameter latest: the variable chosen last; what was chosen before it can be.
  func isPossible(_ cells: [Variable.Cell?], latest: Int) -> Bool {
    for (position, shape) in shapes.enumerated() where !shape.isField {
      guard let cell = cells[position] else { continue }
      var lacks = false
      var mayLack = shape.mayLack
      for source in shape.sources {
        switch cells[source.position] {
        case .missing, .undetermined: lacks = true
        case nil: if source.mayLack { mayLack = true }
        default: break
        }
      }
      if cell == .undetermined || cell == .missing {
        // A table may answer nothing, and what looks back may find nothing, whatever this record holds.
        if cell == .missing, shape.holdsOtherwise { continue }
        if !lacks, !mayLack { return false }
      } else if lacks, !shape.holdsOtherwise {
        return false
      }
    }
    // Where no number was chosen, nothing has changed for numbers.
    if case .number = cells[latest] { return numbersFit(cells) }
    return ordersFit
  }

  /// What decides whether a computed value is there.
  private mutating func rest(_ position: Int) {
    for field in shapes[position].fields {
      if let source = source(of: field) {
        let cells = variables[source].cells
        shapes[position].sources.append((source, cells.contains(.missing) || cells.contains(.undetermined)))
      } else if mayBeMissing(field) {
        shapes[position].mayLack = true
      }
    }
  }

  /// The variable that is a field by itself.
  private func source(of field: Int) -> Int? {
    index[Key(expression: .field(field, level: 0))]
      ?? atomIndex[Key(expression: .field(field, level: 0))].flatMap {
        index[Key(terms: [Linear.Term(atom: $0, factor: 1)])]
      }
  }

  // MARK: In words

  /// A case in words: `weight is 4 kg, colour is missing`.
  func describe(_ cells: [Variable.Cell?]) -> String {
    cells.indices.compactMap { position in cells[position].flatMap { describe(variables[position], $0) } }
      .joined(separator: ", ")
  }

  private func describe(_ variable: Variable, _ cell: Variable.Cell) -> String? {
    let phrases = phrases(variable.context)
    switch variable.kind {
    case .number(_, let scale, let offset, let named):
      switch (named, cell) {
      case (_, .undetermined): return nil
      case (.value(let expression), .missing): return "\(phrases.text(expression)) is missing"
      case (.value(let expression), .number(let stretch)):
        return
          "\(phrases.text(expression)) is \(phrases.text(Partition.exact(stretch.shown * scale + offset), of: variable.type))"
      case (.difference(let a, let b), .number(let stretch)):
        let difference = Partition.exact(stretch.shown * scale + offset)
        let relation = difference < 0 ? "less than" : difference > 0 ? "more than" : "equal to"
        return "\(phrases.text(a)) is \(relation) \(phrases.text(b))"
      default: return nil
      }
    case .listed(let list):
      guard case .listed(let truth) = cell else { return nil }
      return "\(phrases.text(variable.expression)) is \(truth ? "" : "not ")in \(pack.lists[list].name)"
    case .value: break
    }
    let name = phrases.text(variable.expression)
    switch cell {
    case .missing: return "\(name) is missing"
    case .undetermined, .listed, .number: return nil
    case .truth(let truth): return "\(name) is \(truth ? "yes" : "no")"
    case .word(let word): return "\(name) is \(word)"
    case .text(let text): return "\(name) is \"\(text)\""
    case .otherText: return "\(name) is some other text"
    case .holds(let words):
      return words.isEmpty
        ? "\(name) contains none of the words in the conditions"
        : "\(name) is [\(words.sorted().joined(separator: ", "))]"
    }
  }
}
