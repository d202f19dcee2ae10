import SourceText

/// The expression in a gettext header that says which plural form a number has: C, of numbers, `n`,
/// `?:` and operators.
struct PluralExpression {
  private indirect enum Node {
    case number(Int)
    case n
    case choice(Node, Node, Node)
    case operation(String, Node, Node)
    case not(Node)
  }

  private let root: Node

  /// - Parameter header: `nplurals=3; plural=(n%10==1 ? 0 : 1);`.
  /// Nil where it is no such expression.
  init?(inHeader header: String) {
    let bytes = Array(header.utf8)
    let name = Array("plural=".utf8)
    guard bytes.count < 2_048,
      let start = bytes.indices.last(where: {
        bytes[$0...].starts(with: name) && ($0 == 0 || bytes[$0 - 1] != 0x6E)
      })
    else { return nil }
    var reader = Reader(Array(bytes[(start + name.count)...].filter { $0 > 0x20 }))
    guard let root = reader.choice(0), reader.isAtEnd else { return nil }
    self.root = root
  }

  func form(of n: Int) -> Int { Self.value(root, n) }

  private static func value(_ node: Node, _ n: Int) -> Int {
    switch node {
    case .number(let number): return number
    case .n: return n
    case .not(let inner): return value(inner, n) == 0 ? 1 : 0
    case .choice(let test, let yes, let no):
      return value(test, n) != 0 ? value(yes, n) : value(no, n)
    case .operation(let sign, let left, let right):
      let (a, b) = (value(left, n), value(right, n))
      switch sign {
      case "||": return a != 0 || b != 0 ? 1 : 0
      case "&&": return a != 0 && b != 0 ? 1 : 0
      case "==": return a == b ? 1 : 0
      case "!=": return a != b ? 1 : 0
      case "<=": return a <= b ? 1 : 0
      case ">=": return a >= b ? 1 : 0
      case "<": return a < b ? 1 : 0
      case ">": return a > b ? 1 : 0
      case "+": return a &+ b
      case "-": return a &- b
      case "*": return a &* b
      case "%": return b == 0 ? 0 : a % b
      default: return b == 0 ? 0 : a / b
      }
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    var at = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { at == bytes.count || bytes[at] == UInt8(ascii: ";") }

    private mutating func take(_ sign: String) -> Bool {
      guard bytes[at...].starts(with: sign.utf8) else { return false }
      at += sign.utf8.count
      return true
    }

    mutating func choice(_ depth: Int) -> Node? {
      guard depth < 64, let test = operation(0, depth) else { return nil }
      guard take("?") else { return test }
      guard let yes = choice(depth + 1), take(":"), let no = choice(depth + 1) else { return nil }
      return .choice(test, yes, no)
    }

    /// From the loosest operators to the tightest.
    private static let levels = [
      ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
    ]

    private mutating func operation(_ level: Int, _ depth: Int) -> Node? {
      guard level < Self.levels.count else { return single(depth) }
      guard var left = operation(level + 1, depth) else { return nil }
      while let sign = Self.levels[level].first(where: { bytes[at...].starts(with: $0.utf8) }) {
        at += sign.utf8.count
        guard let right = operation(level + 1, depth) else { return nil }
        left = .operation(sign, left, right)
      }
      return left
    }

    private mutating func single(_ depth: Int) -> Node? {
      guard depth < 64, at < bytes.count else { return nil }
      if take("!") { return single(depth + 1).map { .not($0) } }
      if take("n") { return .n }
      if take("(") {
        guard let inner = choice(depth + 1), take(")") else { return nil }
        return inner
      }
      let digits = bytes[at...].prefix(while: \.isASCIIDigit)
      guard !digits.isEmpty, digits.count < 10 else { return nil }
      at += digits.count
      return Int(String(decoding: digits, as: UTF8.self)).map { .number($0) }
    }
  }
}
