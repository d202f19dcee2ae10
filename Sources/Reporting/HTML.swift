import SourceText

/// HTML that is put together from literals and values. What is put in is escaped, and what it hides
/// (control characters, marks that turn the direction) is shown, unless it is HTML itself: a value
/// from a file can say nothing to a browser.
public struct HTML: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The markup.
  public private(set) var text: String

  public init(stringLiteral text: String) { self.text = text }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Puts values into markup, escaped.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity * 2)
    }
    /// Appends markup of the program as it is.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Appends a value; text is escaped.
    public mutating func appendInterpolation(_ value: HTML) { text += value.text }
    /// Appends a value; text is escaped.
    public mutating func appendInterpolation(_ value: some StringProtocol) {
      text += htmlEscaped(String(value).visibleLines)
    }
    /// Appends a value; text is escaped.
    public mutating func appendInterpolation(_ value: Int) { text += String(value) }
  }

  /// Whether there is no markup.
  public var isEmpty: Bool { text.isEmpty }

  public static func + (a: HTML, b: HTML) -> HTML {
    var sum = a
    sum.text += b.text
    return sum
  }

  public static func += (a: inout HTML, b: HTML) { a.text += b.text }
}

extension Sequence where Element == HTML {
  /// The pieces one after the other, with a separator between them.
  public func joined(_ separator: HTML = "") -> HTML {
    var sum: HTML = ""
    for (index, each) in enumerated() { sum += index == 0 ? each : separator + each }
    return sum
  }
}
