import RuleModel
import YAMLReading

/// Reads the values of one column of a table: all of one type. Bare words that name nothing are the
/// column's own words.
struct ColumnReader {
  private let name: String
  /// The field that the table declares for the column.
  private let stated: Field?
  private let around: NamesInReach
  private var builder: PackBuilder { around.builder }
  /// The words so far, in a column of words.
  private var words: Enumeration?
  /// The first value, in a column of anything else: the later ones take its unit.
  private var first: Typed?

  init(_ name: String, stated: Field?, in around: NamesInReach) {
    self.name = name
    self.stated = stated
    self.around = around
  }

  /// The type of the column and its values; nil where one does not fit, which is reported.
  mutating func read(_ nodes: [YAMLNode], isAddedUp: Bool) -> (ValueType, [Expression])? {
    guard let firstNode = nodes.first, let cells = parse(nodes) else { return nil }
    if case .word(let declared)? = stated?.type {
      words = declared
    } else if stated != nil {
      first = stated.map { Typed(expression: .literal(.number(0)), type: $0.type) }
    } else {
      words = ownWords(cells)
    }
    var values: [Expression] = []
    for (text, syntax) in cells {
      guard let value = value(syntax, Resolver(around: around, text: text)) else { return nil }
      values.append(value)
    }
    let type = words.map { .word($0) } ?? first?.type ?? .text
    if isAddedUp, !type.isNumber {
      builder.report(
        .typeMismatch, "the rows are added up, but `\(name)` is \(type.inWords)",
        at: builder.origin(firstNode),
        advice: "use numbers, or write `rows are: tried in order`")
      return nil
    }
    return (type, values)
  }

  private func parse(_ nodes: [YAMLNode]) -> [(LocatedText, Syntax)]? {
    var cells: [(LocatedText, Syntax)] = []
    for node in nodes {
      guard let located = builder.located(node), !located.text.trimmingSpaces().isEmpty else {
        builder.report(
          .wrongShape, "`\(name)` must be a single value, but this is \(node.kindInWords)",
          at: builder.origin(node))
        return nil
      }
      guard let syntax = builder.parse(located) else { return nil }
      // A name whose definition is wrong is no word.
      if stated == nil, case .name(let word) = syntax.kind, builder.defined.failed.contains(word),
        !around.knows(word)
      {
        return nil
      }
      cells.append((located, syntax))
    }
    return cells
  }

  /// The bare words of a column with a cell that names nothing, and the texts in quotation marks.
  private func ownWords(_ cells: [(LocatedText, Syntax)]) -> Enumeration? {
    var words: [String] = []
    func add(_ word: String) { if !words.contains(word) { words.append(word) } }
    for case (_, let syntax) in cells {
      if case .name(let word) = syntax.kind, !["yes", "no", "true", "false"].contains(word),
        !around.knows(word)
      {
        add(word)
      }
    }
    if words.isEmpty { return nil }
    for (_, syntax) in cells { if case .quoted(let word) = syntax.kind { add(word) } }
    return Enumeration(words: words)
  }

  private mutating func value(_ syntax: Syntax, _ resolver: Resolver) -> Expression? {
    guard let typed = resolver.value(syntax, expected: words.map { .word($0) } ?? stated?.type)
    else { return nil }
    if case .word(let own) = typed.type, let words {
      return word(typed, own, among: words, syntax, resolver)
    }
    if let first {
      guard let value = resolver.columnMatch(first, typed, syntax, name, isStated: stated != nil),
        isInRange(value, syntax, resolver)
      else { return nil }
      return value
    }
    if words != nil {
      resolver.report(
        .typeMismatch,
        "`\(resolver.text.slice(syntax.range))` is \(typed.type.inWords), but other rows of `\(name)` give words",
        syntax,
        advice: "use values of one kind, or quote a word")
      return nil
    }
    first = typed
    if case .word(let own) = typed.type { words = own }
    return typed.expression
  }

  private mutating func word(
    _ typed: Typed, _ own: Enumeration, among words: Enumeration, _ syntax: Syntax,
    _ resolver: Resolver
  ) -> Expression? {
    let further = own.words.filter { !words.words.contains($0) }
    if let word = further.first, stated != nil {
      resolver.report(
        .unknownWord, "`\(word)` is not one of the words declared for `\(name)`", syntax,
        advice: "allowed: \(words.words.joined(separator: ", "))")
      return nil
    }
    if !further.isEmpty { self.words = Enumeration(words: words.words + further) }
    return typed.expression
  }

  private func isInRange(_ value: Expression, _ syntax: Syntax, _ resolver: Resolver) -> Bool {
    guard let stated, case .literal(.number(let number)) = value else { return true }
    let column = Table.Column(
      name: name, type: stated.type, range: stated.range, isWhole: stated.isWhole)
    if column.takes(number) { return true }
    resolver.report(
      .typeMismatch,
      "`\(resolver.text.slice(syntax.range))` is outside the numbers declared for `\(name)`",
      syntax,
      advice: "correct the value, or the type under `gives:`")
    return false
  }
}

extension Resolver {
  /// A later value of a column, in the unit of the first.
  func columnMatch(
    _ first: Typed, _ typed: Typed, _ syntax: Syntax, _ name: String, isStated: Bool = false
  ) -> Expression? {
    switch (first.type, typed.type) {
    case (.number(let a), .number(let b)):
      let isShare = a?.name == "" || b?.name == ""
      let isConvertible = a.flatMap { a in b.flatMap { builder.change(from: $0, to: a) } } != nil
      if a != b, !isConvertible, !isShare || a != nil && b != nil {
        report(
          .unitMismatch,
          "`\(text.slice(syntax.range))` is \(typed.type.inWords), but "
            + (isStated
              ? "`\(name)` is \(first.type.inWords)" : "the rows above give \(first.type.inWords)"),
          syntax,
          advice: a.map {
            $0.name.isEmpty ? "write the value as a share" : "write the value in \($0.name)"
          }
            ?? (isStated
              ? "declare its unit under `gives:`"
              : "write `\(name)` with a unit in every row, or in none"),
          about: first, typed)
        return nil
      }
      return sameUnit(first.expression, a, typed.expression, b, syntax, syntax).map { $0.1 }
    default:
      if first.type == typed.type { return typed.expression }
      report(
        .typeMismatch,
        isStated
          ? "`\(text.slice(syntax.range))` is \(typed.type.inWords), but `\(name)` is \(first.type.inWords)"
          : "`\(text.slice(syntax.range))` is \(typed.type.inWords), but the rows above give \(first.type.inWords)",
        syntax,
        advice: "give `\(name)` the same kind of value in every row", about: first, typed)
      return nil
    }
  }
}
