import Evaluation
import RuleModel

/// The cases that a set of conditions can tell apart, tried one by one. What is proved over all of them holds for every
/// input; a case found is
/// a witness, as long as the things compared can vary freely (two `let`s over one field may not).
struct Partition {
  /// More cases than this are not tried, and fewer where each takes long.
  static let budget = 60_000
  private static let work = 20_000_000

  let pack: Pack
  let bindings: [Binding]
  let record: Int?
  let today: CivilDate
  private let conditions: [Expression]
  var variables: [Variable] = []
  /// By position in `variables`.
  var kinds: [Kind] = []
  var index: [Key: Int] = [:]
  /// What the conditions compare each variable with.
  var numbers: [Int: Set<Double>] = [:]
  var texts: [Int: Set<String>] = [:]
  /// Computed values that some condition asks to be missing.
  var askedMissing: Set<Int> = []
  var askedUnreadable: Set<Int> = []

  /// A value by itself, a value against another that varies too, or whether a name is in a list.
  enum Kind { case value, order, listed }

  /// Two comparisons about one thing share a variable.
  struct Key: Hashable {
    var expression: Expression
    /// The other side, where it varies too; or the list.
    var other: Expression?
    var list: Int?
  }

  init(pack: Pack, bindings: [Binding], record: Int?, today: CivilDate, conditions: [Expression]) {
    self.pack = pack
    self.bindings = bindings
    self.record = record
    self.today = today
    self.conditions = conditions
    for condition in conditions { collect(condition) }
    for position in variables.indices { fill(position) }
  }

  var phrases: Phrases { Phrases(pack: pack, bindings: bindings, record: record) }

  func type(_ expression: Expression) -> ValueType { phrases.type(of: expression) ?? .number(nil) }

  /// Parts of all conditions, with the `let`s in them written out.
  private var parts: Int {
    var known: [Int] = []
    func count(_ expression: Expression) -> Int {
      var parts = 0
      expression.walk { part in
        if case .binding(let index) = part, known.indices.contains(index) { parts += known[index] } else { parts += 1 }
      }
      return parts
    }
    for binding in bindings { known.append(count(binding.expression)) }
    return conditions.reduce(0) { $0 + count($1) }
  }

  /// How many cases there are, or nil past the budget.
  var size: Int? {
    var product = 1
    for variable in variables {
      product *= max(1, variable.cells.count)
      if product > Partition.budget { return nil }
    }
    return product * parts > Partition.work ? nil : product
  }

  /// Calls `body` with every case that can be; stops when it returns false.
  func forEach(_ body: ([Variable.Cell]) -> Bool) {
    guard size != nil else { return }
    var digits = [Int](repeating: 0, count: variables.count)
    var cells = variables.map { $0.cells.first ?? .undetermined }
    while true {
      if isPossible(cells), !body(cells) { return }
      var position = 0
      while position < digits.count {
        digits[position] += 1
        if digits[position] < variables[position].cells.count { break }
        digits[position] = 0
        cells[position] = variables[position].cells[0]
        position += 1
      }
      if position == digits.count { return }
      cells[position] = variables[position].cells[digits[position]]
    }
  }

  /// What is computed from a missing field cannot be told, and only that.
  private func isPossible(_ cells: [Variable.Cell]) -> Bool {
    for (position, variable) in variables.enumerated() where !isField(variable.expression) {
      let fields = variable.expression.fields(bindings)
      var lacks = false
      var knows = true
      for field in fields {
        if let source = index[Key(expression: .field(field, level: 0))] {
          if cells[source] == .missing { lacks = true }
        } else {
          knows = false
        }
      }
      if cells[position] == .undetermined || cells[position] == .missing {
        // A table may answer nothing, and what looks back may find nothing, whatever this record holds.
        if cells[position] == .missing, holdsOtherwise(variable.expression) { continue }
        // A field that no condition asks about may be missing on its own.
        if !lacks, knows || !fields.contains(where: { mayBeMissing($0) }) { return false }
      } else if lacks, !holdsOtherwise(variable.expression) {
        return false
      }
    }
    return true
  }

  private func holdsOtherwise(_ expression: Expression) -> Bool {
    var found = false
    expression.walk { part in
      switch part {
      case .otherwise, .isMissing, .isUnreadable, .aggregate, .answer: found = true
      case .binding(let index) where holdsOtherwise(bindings[index].expression): found = true
      default: break
      }
    }
    return found
  }

  private func isField(_ expression: Expression) -> Bool {
    if case .field(_, level: 0) = expression { true } else { false }
  }

  func mayBeMissing(_ field: Int) -> Bool {
    guard let record else { return true }
    let field = pack.records[record].fields[field]
    return field.isOptional && !field.hasDefault
  }

  /// A case in words: `weight is 4, colour is missing`.
  func describe(_ cells: [Variable.Cell], only relevant: Set<Int>? = nil) -> String {
    var parts: [String] = []
    for (position, cell) in cells.enumerated() where relevant?.contains(position) ?? true {
      let name = variables[position].name
      switch cell {
      case .missing: parts.append("\(name) is missing")
      case .undetermined: continue
      case .truth(let truth): parts.append("\(name) is \(truth ? "yes" : "no")")
      case .word(let word): parts.append("\(name) is \(word)")
      case .text(let text): parts.append("\(name) is \"\(text)\"")
      case .otherText: parts.append("\(name) is some other text")
      case .number(let x): parts.append("\(name) is \(phrases.text(x, of: variables[position].type))")
      case .holds(let words):
        parts.append(
          words.isEmpty
            ? "\(name) holds none of the words asked about" : "\(name) is [\(words.sorted().joined(separator: ", "))]")
      case .order(let order): parts.append("\(name): \(order < 0 ? "less" : order > 0 ? "more" : "equal")")
      case .listed(let truth): parts.append("\(name): \(truth ? "yes" : "no")")
      }
    }
    return parts.joined(separator: ", ")
  }
}
