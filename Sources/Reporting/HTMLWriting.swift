import SourceText

extension Unicode.Scalar {
  /// How markup writes what would otherwise be read as markup.
  var markupEntity: String? {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: nil
    }
  }
}

/// A text for the content of an HTML element, or for an attribute in double quotes.
func htmlEscaped(_ text: String) -> String {
  // Most texts hold none.
  guard text.utf8.contains(where: { $0 == 0x22 || $0 == 0x26 || $0 == 0x3C || $0 == 0x3E }) else {
    return text
  }
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if let entity = scalar.markupEntity {
      result.append(contentsOf: entity.unicodeScalars)
    } else {
      result.append(scalar)
    }
  }
  return String(result)
}

/// A page as a browser takes it.
public struct HTMLPage: Sendable {
  private let title: HTML
  private let head: String
  private let body: String

  /// - Parameters:
  ///   - title: plain text.
  ///   - body: HTML that ends with a line end.
  public init(title: String, style: String, body: HTML) {
    self.title = "\(title.visible)"
    head = "<style>\n\(style)\n</style>"
    self.body = body.text
  }

  /// A page whose style and modules are served beside it.
  public init(title: String, head: HTML, body: HTML) {
    self.title = "\(title.visible)"
    self.head = head.text
    self.body = body.text
  }

  /// The whole page.
  public var html: String { opening + rest }

  /// The page up to its body, which can be sent before the body is known.
  public var opening: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.text)</title>
    \(head)
    </head>
    <body>

    """
  }

  /// The body of the page, to its end.
  public var rest: String { body + "</body>\n</html>\n" }
}
