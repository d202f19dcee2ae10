import SourceText

/// An ICU message, read for its form: its text, its placeholders, and its arms.
/// https://unicode-org.github.io/icu/userguide/format_parse/messages/
public struct ICUMessage: Sendable {
  /// One `{…}`, with its arms where it chooses between texts.
  public struct Argument: Sendable {
    /// The name of the argument.
    public var name: String
    /// `plural`, `selectordinal`, `select`, `number`, …; empty for a bare `{name}`.
    public var kind: String
    /// From `{` to behind `}`.
    public var range: Range<Int>
    /// Its arms, if it has a choice.
    public var arms: [Arm]
  }

  /// One text of an argument, and when it is chosen.
  public struct Arm: Sendable {
    /// `one`, `other`, `=0`, `female`.
    public var selector: String
    /// The text between the arm's braces.
    public var range: Range<Int>
    /// The arguments in its text.
    public var arguments: [Argument]
  }

  /// The number of arguments that may be inside one another.
  static let deepest = 100

  /// The arguments outside of arms.
  public var arguments: [Argument]
  /// `#` in plural arms, and quoted syntax, in order.
  var marks: [Placeholder]

  /// The stretches that are not text: arguments without arms, and of those with arms all but the
  /// text in the arms.
  public var placeholders: [Placeholder] {
    var found = marks
    func add(_ argument: Argument) {
      var at = argument.range.lowerBound
      var signature = argument.kind.isEmpty ? argument.name : "\(argument.name):\(argument.kind)"
      for arm in argument.arms {
        found.append(Placeholder(at..<arm.range.lowerBound, signature))
        signature = ""
        at = arm.range.upperBound
        for inner in arm.arguments { add(inner) }
      }
      found.append(Placeholder(at..<argument.range.upperBound, signature))
    }
    for argument in arguments { add(argument) }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// Whether a text has an argument with arms.
func looksLikeICU(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  guard text.contains(0x7B) else { return false }
  return ["plural", "select"].contains { name in
    var i = 0
    while let found = find(text, i, text.count, Array(name.utf8)) {
      var before = found - 1
      while before >= 0, text[before] == 0x20 { before -= 1 }
      if before >= 0, text[before] == 0x2C { return true }
      i = found + 1
    }
    return false
  }
}

/// Reads a message; nil if its braces do not match, in which case it is shown as it is, or if they
/// are nested too deep.
public func readICUMessage(_ text: UnsafeBufferPointer<UInt8>) -> ICUMessage? {
  var reader = ICUReader(text)
  guard let arguments = reader.message(isArm: false, isPlural: false, depth: 0) else { return nil }
  return ICUMessage(arguments: arguments, marks: reader.marks)
}

/// Whether a message goes deeper than can be read.
func isTooDeepICU(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  var reader = ICUReader(text)
  _ = reader.message(isArm: false, isPlural: false, depth: 0)
  return reader.isTooDeep
}

/// The placeholders of a message whose braces do not match: its first choice is none that is read.
func placeholders(ofUnmatched text: UnsafeBufferPointer<UInt8>) -> [Placeholder] {
  var found = bracePlaceholders(text)
  guard let choice = firstChoice(text), !isTooDeepICU(text),
    !found.contains(where: { $0.range.lowerBound == choice.lowerBound })
  else { return found }
  var broken = Placeholder(choice, "")
  broken.isMalformed = true
  found.append(broken)
  return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
}

/// `{count, plural,`, where a text has one.
private func firstChoice(_ text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
  var from = 0
  while let open = text.firstIndex(of: 0x7B, from: from) {
    from = open + 1
    let limit = min(text.count, open + 128)
    let parts = text[(open + 1)..<limit].split(
      separator: 0x2C, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].contains(0x7B), !parts[0].contains(0x7D) else { continue }
    let kind = String(decoding: parts[1].filter { $0 != 0x20 }, as: UTF8.self)
    if ["plural", "select", "selectordinal"].contains(kind) { return open..<parts[1].endIndex + 1 }
  }
  return nil
}

extension CatalogueBuilder {
  /// Reports a JSON text that is a message nested too deep to be read: no check knows which of its
  /// parts are shown.
  mutating func refuseTooDeep(_ range: Range<Int>) {
    guard range.count > 4 * ICUMessage.deepest else { return }
    let text = Array(text(range, .json).utf8)
    guard text.withUnsafeBufferPointer({ looksLikeICU($0) && isTooDeepICU($0) }) else { return }
    cannotRead(
      "this message nests more than \(ICUMessage.deepest) choices, so it cannot be read", range,
      advice: "use fewer nested choices")
  }
}

private struct ICUReader {
  private let text: UnsafeBufferPointer<UInt8>
  private var at = 0
  private(set) var marks: [Placeholder] = []
  private(set) var isTooDeep = false

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// To the end of the text, or before the brace that closes the arm.
  mutating func message(isArm: Bool, isPlural: Bool, depth: Int) -> [ICUMessage.Argument]? {
    guard depth <= ICUMessage.deepest else {
      isTooDeep = true
      return nil
    }
    var arguments: [ICUMessage.Argument] = []
    while at < text.count {
      switch text[at] {
      case 0x7B:
        guard let argument = argument(depth: depth) else { return nil }
        arguments.append(argument)
      case 0x7D: return isArm ? arguments : nil
      case 0x27: quote()
      case 0x23 where isPlural:
        marks.append(Placeholder(at..<at + 1, "#"))
        at += 1
      default: at += 1
      }
    }
    return isArm ? nil : arguments
  }

  /// `''` is an apostrophe; one before `{` or `}` quotes up to the next; any other is itself. One
  /// before `{name}` is itself too: Flutter quotes nothing by default, and elsewhere a quoted name
  /// is as much to be kept in a translation as a value.
  private mutating func quote() {
    let start = at
    at += 1
    guard at < text.count else { return }
    if text[at] == 0x27 {
      at += 1
      return
    }
    guard text[at] == 0x7B || text[at] == 0x7D, !isBareName(at) else { return }
    while at < text.count, text[at] != 0x27 { at += 1 }
    at = min(text.count, at + 1)
    var mark = Placeholder(start..<at, "")
    mark.isLiteral = true
    // Quoted text is shown: only the apostrophes are not.
    mark.range = start..<start + 1
    marks.append(mark)
  }

  /// Whether there is a `{name}` here.
  private func isBareName(_ open: Int) -> Bool {
    var i = open + 1
    while i < text.count, i - open < 128,
      text[i].isASCIILetter || text[i] == 0x5F
        || i > open + 1 && text[i].isASCIIDigit
    { i += 1 }
    return text[open] == 0x7B && i > open + 1 && i < text.count && text[i] == 0x7D
  }

  private mutating func argument(depth: Int) -> ICUMessage.Argument? {
    let start = at
    at += 1
    guard let name = word() else { return nil }
    var argument = ICUMessage.Argument(name: name, kind: "", range: start..<start, arms: [])
    skipSpace()
    guard at < text.count else { return nil }
    if text[at] == 0x2C {
      at += 1
      guard let kind = word() else { return nil }
      argument.kind = kind
      skipSpace()
      if ["plural", "select", "selectordinal"].contains(kind) {
        guard at < text.count, text[at] == 0x2C else { return nil }
        at += 1
        while true {
          skipSpace()
          guard at < text.count else { return nil }
          if text[at] == 0x7D { break }
          guard let selector = word() else { return nil }
          if selector.hasPrefix("offset:") { continue }
          skipSpace()
          guard at < text.count, text[at] == 0x7B else { return nil }
          at += 1
          let from = at
          guard let inner = message(isArm: true, isPlural: kind != "select", depth: depth + 1)
          else { return nil }
          argument.arms.append(
            ICUMessage.Arm(selector: selector, range: from..<at, arguments: inner))
          at += 1
        }
      } else {
        while at < text.count, text[at] != 0x7D {
          if text[at] == 0x7B { return nil }
          at += 1
        }
      }
    }
    guard at < text.count, text[at] == 0x7D else { return nil }
    at += 1
    argument.range = start..<at
    return argument
  }

  private mutating func word() -> String? {
    skipSpace()
    let start = at
    while at < text.count, text[at] > 0x20, text[at] != 0x2C, text[at] != 0x7B, text[at] != 0x7D {
      at += 1
    }
    return at > start ? String(decoding: text[start..<at], as: UTF8.self) : nil
  }

  private mutating func skipSpace() {
    while at < text.count, text[at] <= 0x20 { at += 1 }
  }
}
