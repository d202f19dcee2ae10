import RuleModel

/// The meaning of a line under `together:`, with the names as written.
enum MeetingSyntax {
  struct Name {
    var text: String
    var range: Range<Int>
  }

  case count(least: Int?, most: Int?, [Name], Meeting.Event)
  case order([Name], on: [String])
  case only(Name, after: Name)
  case rising(field: String, upwards: Bool)
}

/// Reads `at most one of [a, b] shows on home`, `exactly one of [a, b] fires` and
/// `a before b on home`.
struct MeetingParser {
  private let text: String
  private var tokens: [Token] = []
  private var at = 0

  init(_ text: String) throws(SyntaxMistake) {
    self.text = text
    var lexer = Lexer(text)
    tokens = try lexer.tokens()
  }

  private var next: Token { tokens[min(at, tokens.count - 1)] }

  private mutating func take(_ word: String) -> Bool {
    if next.kind == .word, next.text == word {
      at += 1
      return true
    }
    return false
  }

  private func mistake(_ message: String, _ advice: String? = nil) -> SyntaxMistake {
    let range =
      next.range.isEmpty
      ? max(0, next.range.lowerBound - 1)..<max(1, next.range.lowerBound) : next.range
    return SyntaxMistake(range: range, message: message, advice: advice)
  }

  /// `severity upwards: never less urgent`, as one text.
  private var rising: MeetingSyntax? {
    guard let colon = text.unicodeScalars.lastIndex(of: ":") else { return nil }
    let subject = String(text[..<colon]).trimmingSpaces()
    guard
      String(text[text.unicodeScalars.index(after: colon)...]).trimmingSpaces()
        == "never less urgent"
    else {
      return nil
    }
    for (word, upwards) in [(" upwards", true), (" downwards", false)] where subject.hasSuffix(word)
    {
      return .rising(field: String(subject.dropLast(word.count)).trimmingSpaces(), upwards: upwards)
    }
    return nil
  }

  mutating func read() throws(SyntaxMistake) -> MeetingSyntax {
    if let rising { return rising }
    if take("at") {
      if take("most") { return try count { (nil, $0) } }
      if take("least") { return try count { ($0, nil) } }
      throw mistake("expected `most` or `least` after `at`")
    }
    if take("exactly") { return try count { ($0, $0) } }
    var names = [try name()]
    if take("only") {
      guard take("after") else {
        throw mistake("expected `after` behind `only`", "write `a only after b`")
      }
      let gate = try name()
      try end()
      return .only(names[0], after: gate)
    }
    while take("before") { names.append(try name()) }
    if names.count < 2 { throw mistake("expected `before` and another rule") }
    let on = take("on") ? try surfaces() : []
    try end()
    return .order(names, on: on)
  }

  private mutating func count(_ ends: (Int) -> (Int?, Int?)) throws(SyntaxMistake) -> MeetingSyntax
  {
    let numbers = ["no", "one", "two", "three", "four", "five", "six"]
    var number: Int?
    if case .number(let x) = next.kind, x == x.rounded(), x >= 0, x < 1000 { number = Int(x) }
    if next.kind == .word { number = numbers.firstIndex(of: next.text) }
    guard let number else { throw mistake("expected a number, such as `one`") }
    at += 1
    guard take("of") else { throw mistake("expected `of`") }
    let names = try list()
    let event = try event()
    try end()
    let (least, most) = ends(number)
    return .count(least: least, most: most, names, event)
  }

  private mutating func list() throws(SyntaxMistake) -> [MeetingSyntax.Name] {
    guard next.kind == .symbol("[") else {
      throw mistake("expected a list", "write the rules in brackets: `[a, b]`")
    }
    at += 1
    var names = [try name()]
    while next.kind == .symbol(",") {
      at += 1
      names.append(try name())
    }
    guard next.kind == .symbol("]") else { throw mistake("expected `]`") }
    at += 1
    return names
  }

  /// Ids may hold digits, points and hyphens, wherever no space is.
  private mutating func name() throws(SyntaxMistake) -> MeetingSyntax.Name {
    if case .quoted(let text) = next.kind {
      at += 1
      return .init(text: text, range: tokens[at - 1].range)
    }
    if next.kind == .end { throw mistake("expected the id of a rule or text") }
    if case .symbol(let symbol) = next.kind, symbol != "-" {
      throw mistake("expected the id of a rule or text, found `\(symbol)`")
    }
    let start = next.range.lowerBound
    var end = next.range.upperBound
    at += 1
    loop: while !next.isSpaced {
      switch next.kind {
      case .symbol("-"), .word, .number, .date, .timeOfDay: end = next.range.upperBound
      default: break loop
      }
      at += 1
    }
    return .init(
      text: String(decoding: Array(text.utf8)[start..<end], as: UTF8.self), range: start..<end)
  }

  private mutating func event() throws(SyntaxMistake) -> Meeting.Event {
    if take("fires") || take("fire") { return .fires }
    let isShown = take("is") || take("are")
    guard isShown ? take("shown") : take("shows") || take("show") else {
      throw mistake("expected `fires`, `shows` or `shows on SURFACE`")
    }
    return .shows(on: take("on") ? try surfaces() : [])
  }

  /// The rest of the line: names of surfaces, with commas or `or` between them.
  private mutating func surfaces() throws(SyntaxMistake) -> [String] {
    let bytes = Array(text.utf8)
    let rest = String(decoding: bytes[min(next.range.lowerBound, bytes.count)...], as: UTF8.self)
    if rest.trimmingSpaces().isEmpty { throw mistake("expected the name of a surface") }
    at = tokens.count - 1
    var names: [String] = []
    for part in rest.split(separator: ",") {
      var part = String(part).trimmingSpaces()
      while let (first, second) = part.cut(at: " or ") ?? part.cut(at: " and ") {
        names.append(first)
        part = second
      }
      names.append(part)
    }
    return names.map { name in
      var name = name.trimmingSpaces()
      if name.hasPrefix("[") { name.removeFirst() }
      if name.hasSuffix("]") { name.removeLast() }
      return name.trimmingSpaces()
    }.filter { !$0.isEmpty }
  }

  private func end() throws(SyntaxMistake) {
    if next.kind != .end { throw mistake("unexpected `\(next.text)`") }
  }
}
