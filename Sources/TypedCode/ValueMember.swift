import RuleModel

/// A value that a table gives, or that rules set, as a member of a structure.
struct ValueMember {
  /// Its name in the pack.
  let written: String
  let name: String
  let type: String
  /// The member of `Value` that gives it; empty: it stays a `Value`.
  let reading: String
  /// The enumeration that its words become.
  let words: (name: String, words: [String])?

  /// Values that it can have, all of one type.
  private struct Given {
    /// Nil: one that the pack does not say.
    var type: ValueType?
    var isWhole = false
    /// Each of them.
    var expressions: [Expression] = []
  }

  /// - Parameters:
  ///   - given: All values that it can have.
  ///   - types: The names of enumerations that the structure has already.
  private init(
    _ written: String, _ given: [Given], _ name: String, _ types: inout Set<String>
  ) {
    self.written = written
    self.name = name
    let words = ValueMember.words(given)
    if !words.isEmpty {
      let type = SwiftName.unique(SwiftName.type(written), &types)
      (self.type, reading, self.words) = (type, ".word()", (type, words))
      return
    }
    let forms = Set(given.map { ValueMember.form($0.type, isWhole: $0.isWhole) })
    let form = forms.count == 1 ? forms.first! : .value
    (type, reading, self.words) = (form.rawValue, form.reading, nil)
  }

  /// The words, or texts written in place, of all of them, each once; none where one may be another.
  private static func words(_ given: [Given]) -> [String] {
    var words: [String] = []
    for values in given {
      let more: [String]
      switch values.type {
      case .word(let enumeration)?: more = enumeration.words
      case .text?:
        more = values.expressions.compactMap {
          if case .literal(.text(let text)) = $0 { text } else { nil }
        }
        if more.isEmpty || more.count < values.expressions.count { return [] }
      default: return []
      }
      for word in more where !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// The type in Swift.
  private enum Form: String {
    case truth = "Bool"
    case whole = "Int"
    case number = "Double"
    case text = "String"
    case date = "Date"
    case list = "[Value]"
    case value = "Value"

    var reading: String {
      switch self {
      case .truth: ".truth"
      case .whole: ".wholeNumber"
      case .number: ".number"
      case .text: ".text"
      case .date: ".date"
      case .list: ".list"
      case .value: ""
      }
    }
  }

  private static func form(_ type: ValueType?, isWhole: Bool) -> Form {
    switch type {
    case nil: .value
    case .truth: .truth
    // A duration without a unit of its own is given as text: "151 min".
    case .number(let unit?) where unit == .second: .text
    case .number: isWhole ? .whole : .number
    case .time: .date
    case .text, .word, .date, .timeOfDay, .period, .colour: .text
    case .list: .list
    }
  }
}

extension ValueMember {
  /// The columns of a table.
  static func columns(of table: Table) -> [ValueMember] {
    var (names, types) = (Set<String>(), SwiftName.reserved)
    var rows = table.rows.map(\.values)
    if case .values(let values)? = table.otherwise { rows.append(values) }
    return table.columns.enumerated().map { index, column in
      let given = Given(
        type: column.type, isWhole: column.isWhole, expressions: rows.map { $0[index] })
      return ValueMember(column.name, [given], SwiftName.value(column.name, &names), &types)
    }
  }

  /// The values that rules set, in the order of the pack.
  static func values(setBy rules: [Rule]) -> [ValueMember] {
    var order: [String] = []
    var given: [String: [Given]] = [:]
    for action in rules.flatMap({ $0.then + $0.otherwise }) {
      guard case .set(let name, let value) = action.effect else { continue }
      if given[name] == nil { order.append(name) }
      // A number is given with its unit: "34 min".
      let isText = action.type?.unit.map { !$0.name.isEmpty } ?? false
      given[name, default: []].append(
        Given(type: isText ? .text : action.type, expressions: [value]))
    }
    var (names, types) = (Set<String>(), SwiftName.reserved)
    return order.map { name in
      ValueMember(name, given[name]!, SwiftName.value(name, &names), &types)
    }
  }
}
