import SourceText

/// `{name}`, `{{name}}`, `{{- name, format}}`, `%{name}`, `${name}`, `$t(key)`, `@:key`, and `%s`,
/// `%d`, `%1$s` where no space follows.
func bracePlaceholders(_ text: UnsafeBufferPointer<UInt8>) -> [Placeholder] {
  var found: [Placeholder] = []
  var next = 1
  var i = 0
  func byte(_ at: Int) -> UInt8 { at < text.count ? text[at] : 0 }
  while i < text.count {
    let start = i
    switch text[i] {
    case 0x7B:
      if let placeholder = braced(text, i, from: i) {
        found.append(placeholder)
        i = placeholder.range.upperBound
      } else {
        i += 1
      }
    case 0x25 where byte(i + 1) == 0x7B, 0x24 where byte(i + 1) == 0x7B:
      if let placeholder = braced(text, i + 1, from: start) {
        found.append(placeholder)
        i = placeholder.range.upperBound
      } else {
        i += 1
      }
    case 0x24 where byte(i + 1) == 0x74 && byte(i + 2) == 0x28:
      let limit = min(text.count, i + 512)
      guard let close = text[(i + 3)..<limit].firstIndex(where: { $0 == 0x29 || $0 == 0x24 }),
        text[close] == 0x29
      else {
        i += 1
        continue
      }
      found.append(
        Placeholder(start..<close + 1, String(decoding: text[start...close], as: UTF8.self)))
      i = close + 1
    case 0x25 where byte(i + 1) == 0x28:
      if let placeholder = percentPlaceholder(text, at: i, .python) {
        found.append(placeholder)
        i = placeholder.range.upperBound
      } else {
        i += 1
      }
    case 0x25 where !isEscapeInAddress(text, i):
      var end = i + 1
      if let argument = numberedArgument(text, i) {
        found.append(argument)
        i = argument.range.upperBound
        continue
      }
      while (0x30...0x39).contains(byte(end)) || byte(end) == 0x24 { end += 1 }
      if byte(end) == 0x73 || byte(end) == 0x64 || byte(end) == 0x40 {
        let digits = text[(i + 1)..<end].prefix { $0 != 0x24 }
        let at = byte(end - 1) == 0x24 ? Int(String(decoding: digits, as: UTF8.self)) ?? next : next
        if byte(end - 1) != 0x24 { next += 1 }
        found.append(Placeholder(start..<end + 1, "\(at):\(Character(Unicode.Scalar(byte(end))))"))
        i = end + 1
      } else {
        i += 1
      }
    default: i += 1
    }
  }
  return numbered(found)
}

/// Python's `{}` and `{} {}` are `{0}` and `{0} {1}`.
private func numbered(_ found: [Placeholder]) -> [Placeholder] {
  var (found, next) = (found, 0)
  for index in found.indices
  where found[index].signature.isEmpty && !found[index].isLiteral && !found[index].isMalformed {
    found[index].signature = String(next)
    next += 1
  }
  return found
}

/// `%1` with no more digits, where no digit is before it: an argument by its number, as Qt has it.
private func numberedArgument(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> Placeholder? {
  func isDigit(_ at: Int) -> Bool { at >= 0 && at < text.count && text[at].isASCIIDigit }
  guard isDigit(at + 1), text[at + 1] != 0x30, !isDigit(at + 2), !isDigit(at - 1),
    at + 2 >= text.count || text[at + 2] != 0x24
  else { return nil }
  return Placeholder(at..<at + 2, String(decoding: text[at..<at + 2], as: UTF8.self))
}

/// A text as Python's `str.format` reads it: `{name!r:>10}`; a brace that is doubled is itself, and
/// one that is alone makes the program fail.
func pythonBracePlaceholders(_ text: UnsafeBufferPointer<UInt8>) -> [Placeholder] {
  var found: [Placeholder] = []
  var i = 0
  while i < text.count {
    guard text[i] == 0x7B || text[i] == 0x7D else {
      i += 1
      continue
    }
    var mark = Placeholder(i..<i + 1, "")
    if i + 1 < text.count, text[i + 1] == text[i] {
      mark.isLiteral = true
      mark.range = i..<i + 2
    } else if text[i] == 0x7B, let argument = braced(text, i, from: i) {
      mark = argument
    } else {
      mark.isMalformed = true
    }
    found.append(mark)
    i = mark.range.upperBound
  }
  return numbered(found)
}

/// How many braces are open behind a stretch of text.
private func depth(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
  text.reduce(0) { $1 == 0x7B ? $0 + 1 : $1 == 0x7D ? $0 - 1 : $0 }
}

/// A name between one or two braces that open at `open`.
private func braced(
  _ text: UnsafeBufferPointer<UInt8>, _ open: Int, from start: Int
) -> Placeholder? {
  let isDouble = open + 1 < text.count && text[open + 1] == 0x7B
  let first = open + (isDouble ? 2 : 1)
  let limit = min(text.count, first + 256)
  guard
    let close = text[first..<limit].firstIndex(where: { $0 == 0x7D || $0 == 0x7B || $0 == 0x0A }),
    text[close] == 0x7D
  else { return nil }
  let isClosed = close + 1 < text.count && text[close + 1] == 0x7D
  if isDouble, !isClosed { return nil }
  let inside = text[first..<close]
  // vue-i18n writes its own signs so: `{'@'}`.
  if inside.count > 2, inside.first == 0x27, inside.last == 0x27 {
    var literal = Placeholder(start..<close + (isDouble ? 2 : 1), "")
    literal.isLiteral = true
    return literal
  }
  let name = inside.drop { $0 == 0x20 || $0 == 0x2D }.prefix {
    $0 != 0x2C && $0 != 0x20 && $0 != 0x3A && $0 != 0x7C && $0 != 0x21
  }
  // Words between braces are text; an empty pair is Python's next argument.
  if name.isEmpty, !inside.isEmpty { return nil }
  let rest = inside[(name.endIndex)...].drop { $0 == 0x20 }
  if let mark = rest.first, mark != 0x2C, mark != 0x3A, mark != 0x7C,
    mark != 0x21 || rest.count < 2
  {
    return nil
  }
  // `{{name}` and `{name}}` are filled in otherwise than `{{name}}` and `{name}`.
  let isLeftOpen = open > 0 && text[open - 1] == 0x7B
  let isHalf =
    !isDouble && (isClosed || isLeftOpen)
    && depth(text[max(0, open - 256)..<open]) == (isLeftOpen ? 1 : 0)
  return Placeholder(
    start..<close + (isDouble ? 2 : 1),
    (isHalf ? "{" : "") + String(decoding: name, as: UTF8.self))
}
