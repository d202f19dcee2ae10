import SourceText

/// A text for an attribute or the content of an XML 1.0 element. What XML cannot hold (control
/// characters, U+FFFE, U+FFFF) becomes U+FFFD; white space that a reader would normalise is written
/// as a reference, and so is what sets a direction.
func xmlEscaped(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if let entity = scalar.markupEntity {
      result.append(contentsOf: entity.unicodeScalars)
      continue
    }
    switch scalar {
    case "\t": result.append(contentsOf: "&#9;".unicodeScalars)
    case "\n": result.append(contentsOf: "&#10;".unicodeScalars)
    case "\r": result.append(contentsOf: "&#13;".unicodeScalars)
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
    case _ where scalar.isHidden: result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
    default: result.append(scalar)
    }
  }
  return String(result)
}

/// The content of an element, in which line ends stay as they are.
func xmlContent(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { xmlEscaped(String($0)) }
    .joined(separator: "\n")
}

/// ` name="value"`, or nothing for nil.
func xmlAttribute(_ name: String, _ value: String?) -> String {
  value.map { " \(name)=\"\(xmlEscaped($0))\"" } ?? ""
}
