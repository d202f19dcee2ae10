/// `component[code.coding[].code = 8480-6].valueQuantity`: the way from a record of an export to one
/// of its values.
public struct MappingPath: Hashable, Sendable {
  /// One step of the way.
  public indirect enum Step: Hashable, Sendable {
    case member(String)
    /// `[0]`, from 0.
    case index(Int)
    /// `[]`
    case all
    /// `[path = value]`: the elements in which the value is there.
    case matching(MappingPath, String)
  }

  /// The reason why a text is no path.
  public struct Mistake: Error, Hashable, Sendable {
    /// A clause after the path's name.
    public var message: String
    /// The remedy: a form that works.
    public var advice: String

    public init(message: String, advice: String) {
      self.message = message
      self.advice = advice
    }
  }

  /// The steps, at least one where it is read from a text.
  public var steps: [Step]

  public init(steps: [Step]) { self.steps = steps }

  /// Longest path, and how deep conditions may be inside each other.
  private static let (mostSteps, mostDepth) = (32, 4)

  /// Reads a path. The heading of a column may be any text: one that is not written as a path is
  /// (`isMeant`) is a single member.
  public init(_ text: String) throws(Mistake) {
    guard MappingPath.isMeant(text) else {
      steps = [.member(text)]
      return
    }
    var reader = PathReader(Array(text.unicodeScalars))
    steps = try reader.path(depth: 0)
    guard steps.count <= MappingPath.mostSteps else {
      throw Mistake(
        message: "has more than \(MappingPath.mostSteps) steps", advice: "use `records at`")
    }
  }

  /// Reads `records at:`, which is a path even where it is a single name.
  public static func whole(_ text: String) throws(Mistake) -> MappingPath {
    var reader = PathReader(Array(text.unicodeScalars))
    return MappingPath(steps: try reader.path(depth: 0))
  }

  /// Whether a column is written as paths are: points or brackets, and no white space but in
  /// brackets. `Reading No.` and `Glucose (mg/dL)` are headings.
  public static func isMeant(_ text: String) -> Bool {
    var depth = 0
    var (hasMark, quote) = (false, false)
    for scalar in text.unicodeScalars {
      if scalar == "'" { quote.toggle() }
      if quote { continue }
      if scalar == "[" { depth += 1 }
      if scalar == "]" { depth -= 1 }
      if depth == 0, scalar.properties.isWhitespace { return false }
      hasMark = hasMark || scalar == "[" || scalar == "."
    }
    guard hasMark || text.hasPrefix("$") || text.hasPrefix("/") else { return false }
    // A heading may end in a point: `No.`
    return !(text.hasSuffix(".") && !text.dropLast().contains { $0 == "." || $0 == "[" })
  }

  fileprivate static func deepEnough(_ depth: Int) throws(Mistake) {
    guard depth < mostDepth else {
      throw Mistake(
        message: "has conditions more than \(mostDepth) deep", advice: "use `records at` or `only`")
    }
  }

  /// Whether every step is a plain member: `a.b`.
  public var isPlain: Bool {
    steps.allSatisfy { if case .member = $0 { true } else { false } }
  }

  /// The columns that `Date + Time` joins; nil where it is one.
  public static func joined(_ column: String) -> [String]? {
    var parts: [String] = []
    var (rest, depth) = ("", 0)
    let scalars = Array(column.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if scalar == "[" { depth += 1 }
      if scalar == "]" { depth -= 1 }
      let isSign =
        scalar == "+" && depth <= 0 && index > 0 && index + 1 < scalars.count
        && scalars[index - 1] == " " && scalars[index + 1] == " "
      if isSign {
        parts.append(rest)
        rest = ""
      } else {
        rest.unicodeScalars.append(scalar)
      }
    }
    parts = (parts + [rest]).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    return parts.count > 1 && !parts.contains("") ? parts : nil
  }
}

/// Reads a path from the front.
private struct PathReader {
  private let text: [Unicode.Scalar]
  private var at = 0

  init(_ text: [Unicode.Scalar]) { self.text = text }

  private var next: Unicode.Scalar? { at < text.count ? text[at] : nil }

  private func mistake(_ message: String, _ advice: String) -> MappingPath.Mistake {
    .init(message: message, advice: advice)
  }

  mutating func path(depth: Int) throws(MappingPath.Mistake) -> [MappingPath.Step] {
    try MappingPath.deepEnough(depth)
    if next == "$" || next == "/" {
      throw mistake(
        "begins with `\(text[at])`", "begin with the name of a member: `code.coding[0].code`")
    }
    var steps: [MappingPath.Step] = []
    while let scalar = next, scalar != "=", scalar != "]" {
      if scalar == "[" {
        try steps.append(bracket(depth))
      } else if steps.isEmpty || scalar == "." {
        if scalar == "." { at += 1 }
        if scalar == ".", steps.isEmpty {
          throw mistake("begins with a point", "begin with the name of a member")
        }
        try steps.append(.member(name(after: steps)))
      } else if scalar == " " {
        // Before the `=` of a condition.
        break
      } else {
        throw mistake(
          "has `\(scalar)` behind a bracket", "write a point between them: `coding[0].code`")
      }
      if depth == 0, next == "]" || next == "=" { break }
    }
    if depth == 0, at < text.count {
      throw mistake("has a `\(text[at])` too many", "write `[member = value]` in brackets")
    }
    if steps.isEmpty { throw mistake("names no member", "write `[member = value]`") }
    return steps
  }

  private mutating func name(after steps: [MappingPath.Step]) throws(MappingPath.Mistake) -> String {
    if next == "'" { return try quoted() }
    var name = ""
    while let scalar = next, scalar != ".", scalar != "[", scalar != "]", scalar != "=",
      scalar != " "
    {
      name.unicodeScalars.append(scalar)
      at += 1
    }
    if name.isEmpty {
      throw mistake("has a point with no name behind it", "remove the point, or write the name")
    }
    if !steps.isEmpty || next == "." || next == "[",
      name.allSatisfy({ $0.isASCII && $0.isNumber }) || name == "*"
    {
      let before = steps.last.map { if case .member(let last) = $0 { last } else { "" } } ?? ""
      throw mistake(
        "has `\(name)` for the name of a member",
        name == "*"
          ? "write `\(before)[]` for all elements of a list"
          : "write `\(before)[\(name)]` for an element of a list, from 0, or `'\(name)'` for a member of this name")
    }
    return name
  }

  private mutating func quoted() throws(MappingPath.Mistake) -> String {
    var name = ""
    at += 1
    while let scalar = next, scalar != "'" {
      name.unicodeScalars.append(scalar)
      at += 1
    }
    guard next == "'" else { throw mistake("has an apostrophe that is never closed", "add `'`") }
    at += 1
    return name
  }

  /// `[0]`, `[]` or `[path = value]`.
  private mutating func bracket(_ depth: Int) throws(MappingPath.Mistake) -> MappingPath.Step {
    at += 1
    skipSpace()
    if next == "]" {
      at += 1
      return .all
    }
    let start = at
    while let scalar = next, scalar.isASCII, scalar.properties.numericType != nil { at += 1 }
    if at > start, next == "]" {
      let digits = String(String.UnicodeScalarView(text[start..<at]))
      at += 1
      guard let index = Int(digits), index < 100_000 else {
        throw mistake("has the element `\(digits)`", "count elements from 0 to 99999")
      }
      return .index(index)
    }
    at = start
    if next == "*" || next == "-" || next == "?" || next == ":" {
      throw mistake(
        "has `[\(next!)` in it", "write `[0]`, `[]` for all elements, or `[member = value]`")
    }
    let inside = try path(depth: depth + 1)
    skipSpace()
    guard next == "=" else {
      throw mistake(
        "has brackets without `=`", "write `[0]`, `[]` for all elements, or `[member = value]`")
    }
    at += 1
    return .matching(MappingPath(steps: inside), try value())
  }

  private mutating func value() throws(MappingPath.Mistake) -> String {
    skipSpace()
    if next == "=" { throw mistake("has `==` in it", "write `[member = value]`") }
    var value = ""
    if next == "'" {
      value = try quoted()
      skipSpace()
    } else {
      while let scalar = next, scalar != "]" {
        value.unicodeScalars.append(scalar)
        at += 1
      }
    }
    guard next == "]" else { throw mistake("has a bracket that is never closed", "add `]`") }
    at += 1
    while value.hasSuffix(" ") { value.removeLast() }
    if value.isEmpty {
      throw mistake("has a condition without a value", "write `[member = value]`")
    }
    return value
  }

  private mutating func skipSpace() { while next == " " { at += 1 } }
}
