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
  while at < scalars.count {
    let scalar = scalars[at]
    if scalar == "`", let end = endOfPlainCode(scalars, at) {
      result.append(contentsOf: scalars[at..<end])
      at = end
      continue
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

/// Behind the closing backtick of code that says nothing as Markdown either.
private func endOfPlainCode(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
  guard start == 0 || scalars[start - 1] != "`" else { return nil }
  var at = start + 1
  while at < scalars.count, scalars[at] != "`" {
    let scalar = scalars[at]
    if "@&\\![|".unicodeScalars.contains(scalar) { return nil }
    if scalar == "<", at + 1 < scalars.count,
      scalars[at + 1].properties.isAlphabetic || scalars[at + 1] == "/"
    {
      return nil
    }
    at += 1
  }
  let isClosed = at < scalars.count && at > start + 1
  return isClosed && (at + 1 == scalars.count || scalars[at + 1] != "`") ? at + 1 : nil
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
