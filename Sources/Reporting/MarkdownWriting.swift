import SourceText

/// Text from elsewhere as one line of Markdown that shows it: nothing in it is a link, an image, a
/// mention, markup or a cell's border, and what would not be seen is written out. `code` between
/// single backticks stays code where it is plain.
///
/// Characters are looked at one scalar at a time: CR LF is one `Character`, and so is a mark with
/// an accent on it.
public func markdownEscaped(_ text: String) -> String {
  let scalars = oneLine(text)
  var result = String.UnicodeScalarView()
  var at = 0
  var plainEnd = 0
  while at < scalars.count {
    let scalar = scalars[at]
    if scalar == "`", at >= plainEnd, let end = endOfCode(scalars, at) {
      if isPlain(scalars[at..<end]) {
        result.append(contentsOf: scalars[at..<end])
        at = end
        continue
      }
      // Its closing backtick opens nothing else.
      plainEnd = end
    }
    if scalar == "<" || scalar == "&" {
      result.append(contentsOf: (scalar.markupEntity ?? "").unicodeScalars)
    } else if scalar == "@" {
      // A page finds mentions in what Markdown has become, where a backslash is gone.
      result.append(contentsOf: "@<!-- -->".unicodeScalars)
    } else {
      let isAddress =
        scalar == "/" && at > 0 && scalars[at - 1] == ":"
        || scalar == "." && endsInWWW(scalars[..<at])
      if scalar.isMarkdown || isAddress { result.append("\\") }
      result.append(scalar)
    }
    at += 1
  }
  return String(result)
}

/// With a space for each line end and tab.
private func oneLine(_ text: String) -> [Unicode.Scalar] {
  var scalars: [Unicode.Scalar] = []
  for scalar in text.unicodeScalars {
    if scalar == "\n" || scalar == "\r" || scalar == "\t" {
      if scalars.last != " " { scalars.append(" ") }
    } else if scalar.isHidden {
      scalars += scalar.writtenOut.unicodeScalars
    } else {
      scalars.append(scalar)
    }
  }
  return scalars
}

/// Behind the closing backtick of code.
private func endOfCode(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
  guard start == 0 || scalars[start - 1] != "`" else { return nil }
  guard let close = scalars[(start + 1)...].firstIndex(of: "`"), close > start + 1 else {
    return nil
  }
  return close + 1 == scalars.count || scalars[close + 1] != "`" ? close + 1 : nil
}

/// Whether code says nothing as Markdown either.
private func isPlain(_ code: ArraySlice<Unicode.Scalar>) -> Bool {
  code.indices.allSatisfy { at in
    let scalar = code[at]
    if "@&\\![|".unicodeScalars.contains(scalar) { return false }
    guard scalar == "<", at + 1 < code.endIndex else { return true }
    return !code[at + 1].properties.isAlphabetic && code[at + 1] != "/"
  }
}

private func endsInWWW(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
  scalars.count >= 3 && scalars.suffix(3).allSatisfy { $0 == "w" || $0 == "W" }
}

extension Unicode.Scalar {
  fileprivate var isMarkdown: Bool {
    switch self {
    case "\\", "`", "*", "_", "[", "]", "|", "!", "#", "~", "$": true
    default: false
    }
  }
}
