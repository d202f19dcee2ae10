import Folding
import RuleModel

/// The quantities and splits of one question. Each pass over the packs may find further constants
/// that a quantity is compared with; then it is walked again, until nothing new is found.
final class Splits {
  private(set) var quantities: [Quantity] = []
  private var places: [Quantity: Int] = [:]
  private(set) var splits: [Split] = []
  private var levels: [Split: Int] = [:]
  /// The level of each quantity that is split; negative: it is not.
  private var levelsOfQuantities: [Int] = []
  private var cuts: [Int: [Literal]] = [:]
  private var isCutAt: [Int: Set<Literal>] = [:]
  private(set) var lists: [Set<String>] = []
  /// Of each text the lists it is looked for in.
  private var listsOf: [Int: Set<Int>] = [:]
  private var known: [Int: [Cell]] = [:]
  /// The constants of each quantity in order, and the place of each, until another is found.
  private var inOrder: [Int: (literals: [Literal], places: [Literal: Int])] = [:]
  /// A required field is taken to be there.
  var takesRequired = false
  /// Names for a computed value.
  var names: [Int: Expression] = [:]
  /// The values that each field can have, by the packs.
  var fields: [Int: FieldReading] = [:]
  /// Differences that were first written the other way round.
  var turned: Set<Int> = []
  /// Of two aggregates, the one that is never more than the other.
  var ordered: Set<[Int]> = []
  /// Aggregates have no declared bounds; what they count does.
  var counts: [Int: Bounds] = [:]
  /// Something new was asked; what was made so far rests on too few cells.
  private(set) var isStale = false

  /// How a field's value can be, before either pack reads it.
  struct FieldReading {
    var type: ValueType
    var bounds: Bounds
    /// No record without a usable value of it is read.
    var isVital: Bool
    /// Its declaration lets it be missing.
    var mayLack: Bool
    /// Its place in the record.
    var index: Int?
    /// The field whose unit it keeps.
    var measured: String?
  }

  /// Begins a pass with the cells known so far.
  func restart() {
    isStale = false
    known = [:]
    ordered = []
  }

  // MARK: Quantities

  func quantity(_ quantity: Quantity) -> Int {
    if let place = places[quantity] { return place }
    quantities.append(quantity)
    places[quantity] = quantities.count - 1
    return quantities.count - 1
  }

  func isKnown(_ quantity: Quantity) -> Bool { places[quantity] != nil }

  func level(_ split: Split) -> Int {
    if case .quantity(let quantity) = split, let level = level(ofQuantity: quantity) {
      return level
    }
    if let level = levels[split] { return level }
    splits.append(split)
    levels[split] = splits.count - 1
    if case .quantity(let quantity) = split {
      while levelsOfQuantities.count <= quantity { levelsOfQuantities.append(-1) }
      levelsOfQuantities[quantity] = splits.count - 1
    }
    return splits.count - 1
  }

  /// Nil where the quantity is not split.
  func level(ofQuantity quantity: Int) -> Int? {
    quantity < levelsOfQuantities.count && levelsOfQuantities[quantity] >= 0
      ? levelsOfQuantities[quantity] : nil
  }

  // MARK: Cuts

  /// Cuts a quantity at a constant. False: it was split before, and everything is walked again.
  @discardableResult
  func cut(_ quantity: Int, at literal: Literal) -> Bool {
    let literal = literal.compared
    guard isCutAt[quantity, default: []].insert(literal).inserted else { return true }
    cuts[quantity, default: []].append(literal)
    inOrder[quantity] = nil
    if known[quantity] == nil { return true }
    isStale = true
    return false
  }

  /// Adds a list to those that a text is looked for in. Its place among them; nil where it comes
  /// with the next pass.
  @discardableResult
  func ask(_ text: Int, for list: Set<String>) -> Int? {
    let place: Int
    if let known = lists.firstIndex(of: list) {
      place = known
    } else {
      lists.append(list)
      place = lists.count - 1
    }
    if listsOf[text]?.contains(place) == true { return place }
    listsOf[text, default: []].insert(place)
    if known[text] == nil { return place }
    isStale = true
    return nil
  }

  /// The groups of names that the lists asked of a text distinguish, as the lists that hold each.
  func groups(_ text: Int) -> [[Int]] {
    let asked = (listsOf[text] ?? []).sorted()
    var found: Set<[Int]> = []
    for name in asked.reduce(into: Set<String>(), { $0.formUnion(lists[$1]) }) {
      found.insert(asked.filter { lists[$0].contains(name) })
    }
    return found.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The constants in order.
  func sorted(_ quantity: Int) -> [Literal] { ordered(quantity).literals }

  /// The place of a constant among them.
  func place(of literal: Literal, among quantity: Int) -> Int? { ordered(quantity).places[literal] }

  private func ordered(_ quantity: Int) -> (literals: [Literal], places: [Literal: Int]) {
    if let known = inOrder[quantity] { return known }
    let all = cuts[quantity] ?? []
    let sorted =
      all.contains(where: \.hasOrder) ? all.filter(\.hasOrder).sorted { $0.isLess(than: $1) } : all
    let made = (
      literals: sorted, places: Dictionary(zip(sorted, sorted.indices)) { first, _ in first }
    )
    inOrder[quantity] = made
    return made
  }

  // MARK: Cells

  func cells(_ quantity: Int) -> [Cell] {
    if let cells = known[quantity] { return cells }
    var cells: [Cell] = []
    if mayBeMissing(quantity) { cells.append(.missing) }
    if mayBeUnknown(quantity) { cells.append(.unknown) }
    if let type = fields[quantity]?.type, case .list = type {
      cells += [.closedList, .openList]
    } else {
      cells += values(quantity)
    }
    known[quantity] = cells
    return cells
  }

  private func values(_ quantity: Int) -> [Cell] {
    let cuts = sorted(quantity)
    guard cuts.first?.hasOrder ?? true else {
      let rest: Cell? = isWhole(cuts, quantity) ? nil : .other
      return cuts.map { .constant($0) } + (rest.map { [$0] } ?? [])
    }
    let bounds = bounds(quantity)
    var cells: [Cell] = []
    for place in 0...cuts.count {
      let (low, high) = (
        place > 0 ? cuts[place - 1].amount : nil, place < cuts.count ? cuts[place].amount : nil
      )
      if bounds.holds(above: low, below: high) { cells.append(.between(place)) }
      if place < cuts.count, bounds.holds(high!) { cells.append(.constant(cuts[place])) }
    }
    if mayBeRange(quantity) {
      // Each end lies where a value can.
      let regions = cells.compactMap { region(quantity, $0)?.low }
      for (place, low) in regions.enumerated() {
        for high in regions[place...] where low != high || low % 2 == 0 {
          cells.append(.span(low, high))
        }
      }
    }
    // Nothing can be left out for good: a value always lies somewhere.
    return cells.isEmpty ? [.between(0)] : cells
  }

  private func isWhole(_ cuts: [Literal], _ quantity: Int) -> Bool {
    if case .truth? = cuts.first { return cuts.count == 2 }
    if case .call(.weekday, _, _) = quantities[quantity] { return cuts.count == 7 }
    if case .word(let words)? = fields[quantity]?.type {
      return words.words.allSatisfy { cuts.contains(.word($0)) }
    }
    return false
  }

  /// The region of a cell among the constants: 2k before the k-th, 2k + 1 at it.
  func region(_ quantity: Int, _ cell: Cell) -> (low: Int, high: Int)? {
    switch cell {
    case .between(let place): (2 * place, 2 * place)
    case .constant(let literal):
      place(of: literal, among: quantity).map { (2 * $0 + 1, 2 * $0 + 1) }
    case .span(let low, let high): (low, high)
    case .missing, .unknown, .other, .closedList, .openList: nil
    }
  }

  // MARK: What a quantity can be

  private func mayBeMissing(_ quantity: Int) -> Bool {
    switch quantities[quantity] {
    case .field: fields[quantity].map { !$0.isVital && ($0.mayLack || !takesRequired) } ?? true
    case .now, .day, .constant, .range, .arithmetic, .negate, .convert: false
    case .call(let function, let parts, _):
      (function == .smallestOf || function == .largestOf) && parts.count == 1
    case .stated(let part, _, _, _): mayBeMissing(part)
    case .aggregate, .opaque: true
    }
  }

  private func mayBeUnknown(_ quantity: Int) -> Bool {
    switch quantities[quantity] {
    case .field: !(fields[quantity]?.isVital ?? false)
    case .now, .constant, .range: false
    case .call(let function, let parts, _) where function == .length:
      parts.contains(where: mayBeUnknown)
    case .day, .aggregate, .opaque, .arithmetic, .negate, .convert, .call, .stated: true
    }
  }

  func mayBeRange(_ quantity: Int) -> Bool {
    switch quantities[quantity] {
    case .field, .now, .day, .constant: false
    case .range, .aggregate, .opaque: true
    case .arithmetic(_, let a, let b, _): mayBeRange(a) || mayBeRange(b)
    case .negate(let part), .convert(let part, _), .stated(let part, _, _, _): mayBeRange(part)
    case .call(_, let parts, _): parts.contains(where: mayBeRange)
    }
  }

  /// The ends that its declaration, or how it is computed, leaves it.
  func bounds(_ quantity: Int) -> Bounds {
    switch quantities[quantity] {
    case .field: return fields[quantity]?.bounds ?? Bounds()
    case .aggregate: return counts[quantity] ?? Bounds()
    case .day: return Bounds(step: 1)
    case .call(let function, _, _):
      switch function {
      case .hour: return Bounds(low: 0, high: 23, step: 1)
      case .month: return Bounds(low: 1, high: 12, step: 1)
      case .length: return Bounds(low: 0, step: 1)
      case .timeOfDay: return Bounds(low: 0, high: 86_399_999_999, step: 1)
      case .wholeYears, .wholeMonths, .wholeDays, .year, .day: return Bounds(step: 1)
      case .absolute, .squareRoot, .exp: return Bounds(low: 0)
      case .contrast: return Bounds(low: 1, high: 21)
      case .round, .floor, .ceiling, .ln, .log10, .smallestOf, .largestOf, .minutesSince,
        .hoursSince, .daysSince, .weekday:
        return Bounds()
      }
    case .now, .constant, .range, .arithmetic, .negate, .convert, .opaque, .stated: return Bounds()
    }
  }
}
