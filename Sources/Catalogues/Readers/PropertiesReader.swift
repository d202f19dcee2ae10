import SourceText

/// Java's resource bundles (`java.util.Properties`, `ResourceBundle`, `MessageFormat`):
/// `messages.properties` holds the source's texts, `messages_pt_BR.properties` a translation.
///
/// Bytes that are not UTF-8 are ISO-8859-1, as Java reads them since version 9.
enum PropertiesReader: CatalogueReader {
  static let format = CatalogueFormat(
    "properties", extensions: ["properties"], layout: .fileForEachLocale, placeholders: .ofFormat,
    fallbackEncoding: .latin1
  ) { path, _ in
    // The folders are those of packages, which begin with the codes of countries.
    LocaleInPath.inName(path)
      ?? LocaleInPath.inName(path) { isLocaleCode($0) && !isOrdinaryName($0) }
  }

  /// Settings are written in the same notation: in a folder, only a bundle counts, which has a
  /// translation beside it or is one.
  static func claims(_ file: FileSight) -> Bool {
    guard file.path.fileExtension == "properties" else { return false }
    if file.isNamed { return true }
    if let located = format.locale(file.path, "en") {
      guard case .name(let family) = located.part, family != "*.properties" else { return false }
      return true
    }
    return file.path.beside.hasTranslations(of: file.path.stem, in: file.path)
  }

  static func read(_ builder: inout CatalogueBuilder) {
    guard builder.checkText(builder.content) else { return }
    let (stored, content, locale) = (builder.bytes, builder.content, builder.pathLocale)
    let index = builder.locale(locale)
    var seen: [String: Range<Int>] = [:]
    let style = dialect(of: stored[content])
    stored.withUnsafeBufferPointer { bytes in
      var lines = PropertyLines(bytes, content)
      while let line = lines.next() {
        let name = builder.text(line.key, .ofFormat)
        if let first = seen[name] {
          builder.duplicate(name, at: line.key, first: first)
        } else {
          seen[name] = line.key
        }
        builder.add(
          line.value, .ofFormat, key: builder.key(line.key, .ofFormat), locale: index,
          traits: locale == builder.sourceLocale ? .source : [], style: style,
          encoded: bytes[line.value].contains(0x5C))
      }
      for escape in lines.malformed {
        builder.cannotRead(
          "`\\u` is not followed by four hexadecimal digits, so Java refuses the whole file",
          escape,
          advice: "write \\\\u for a backslash and a u")
      }
    }
  }

  /// Java's own notation, unless the file has what only others know: `{{name}}` (Mustache), ICU's
  /// plurals, or `%0` and no `{0}`.
  private static func dialect(of bytes: ArraySlice<UInt8>) -> PlaceholderStyle {
    bytes.withUnsafeBufferPointer { text in
      var at = 0
      var isICU = false
      while let open = text.firstIndex(of: 0x7B, from: at) {
        at = open + 1
        if at < text.count, text[at] == 0x7B,
          bracePlaceholders(text.part(open..<min(text.count, open + 64)))
            .first?.range
            .lowerBound == 0
        {
          return .braces
        }
        if !isICU,
          looksLikeICU(text.part(open..<min(text.count, open + 128)))
        {
          isICU = true
        }
      }
      return isICU ? .icu : hasPercentArguments(text) ? .qt : .ofFormat
    }
  }

  private static func hasPercentArguments(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var count = 0
    for at in text.indices.dropLast(2) where text[at + 1] == 0x30 {
      if text[at] == 0x7B { return false }
      let next = text[at + 2]
      let goesOn = next.isASCIIAlphanumeric
      if text[at] == 0x25, !goesOn, next != 0x24, next != 0x2E { count += 1 }
    }
    return count > 1
  }

  static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ emit: (TextPiece) -> Void
  ) {
    let end = range.upperBound
    var run = range.lowerBound
    var i = run
    while i < end {
      guard bytes[i] == 0x5C else {
        i += 1
        continue
      }
      if run < i { emit(.plain(run..<i)) }
      let start = i
      i += 1
      if i < end {
        switch bytes[i] {
        case 0x0A, 0x0D: i = endOfContinuation(bytes, i, end)
        case 0x75:
          let (value, after) = unicodeEscape(bytes, start, end)
          emit(.scalar(value, start..<after))
          i = after
        case let byte:
          let after = min(end, i + utf8Length(byte))
          emit(.scalar(controls[byte] ?? scalar(bytes, at: i), start..<after))
          i = after
        }
      }
      run = i
    }
    if run < end { emit(.plain(run..<end)) }
  }

  private static let controls: [UInt8: Unicode.Scalar] = [
    0x74: "\t", 0x6E: "\n", 0x72: "\r", 0x66: "\u{C}",
  ]

  /// `\uXXXX`, or two of them that are one character.
  private static func unicodeEscape(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> (Unicode.Scalar, after: Int) {
    func unit(_ at: Int) -> UInt32? {
      guard at + 6 <= end, bytes[at] == 0x5C, bytes[at + 1] == 0x75,
        (at + 2..<at + 6).allSatisfy({ hexadecimalDigit(bytes[$0]) != nil })
      else { return nil }
      return hexadecimal(bytes, at + 2..<at + 6)
    }
    guard let first = unit(start) else { return ("\u{FFFD}", min(end, start + 2)) }
    if first & 0xFC00 == 0xD800, let low = unit(start + 6), low & 0xFC00 == 0xDC00 {
      return (
        Unicode.Scalar(0x10000 + ((first & 0x3FF) << 10 | low & 0x3FF)) ?? "\u{FFFD}", start + 12
      )
    }
    return (Unicode.Scalar(first) ?? "\u{FFFD}", start + 6)
  }

  static func encode(_ text: String, isLatin1: Bool) -> [UInt8]? {
    var written = ""
    for (offset, scalar) in text.unicodeScalars.enumerated() {
      switch scalar {
      case "\\": written += "\\\\"
      case "\n": written += "\\n"
      case "\r": written += "\\r"
      case "\t": written += "\\t"
      case "\u{C}": written += "\\f"
      // White space at the beginning of a value is dropped.
      case " " where offset == 0: written += "\\ "
      case let other where other.value < 0x20 || isLatin1 && other.value > 0xFF:
        for unit in String(other).utf16 {
          let digits = String(unit, radix: 16, uppercase: true)
          written += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: written.unicodeScalars.append(scalar)
      }
    }
    return Array(written.utf8)
  }

  static func placeholders(in text: UnsafeBufferPointer<UInt8>) -> [Placeholder] {
    var message = MessageFormatText(text)
    message.read()
    return message.hasArguments
      ? message.found.sorted { $0.range.lowerBound < $1.range.lowerBound }
      : Catalogues.placeholders(in: text, style: .android)
  }
}

/// Behind the end of a line at `i`, and the white space that the next one begins with.
private func endOfContinuation(_ bytes: UnsafeBufferPointer<UInt8>, _ i: Int, _ end: Int) -> Int {
  var at = i + (bytes[i] == 0x0D && i + 1 < end && bytes[i + 1] == 0x0A ? 2 : 1)
  while at < end, isBlank(bytes[at]) { at += 1 }
  return at
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0C }

/// The logical lines of a file: a backslash at the end of a line joins it to the next.
private struct PropertyLines {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var at: Int
  private(set) var malformed: [Range<Int>] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ content: Range<Int>) {
    self.bytes = bytes
    at = content.lowerBound
    end = content.upperBound
  }

  mutating func next() -> (key: Range<Int>, value: Range<Int>)? {
    while at < end {
      if isBlank(bytes[at]) || bytes[at] == 0x0A || bytes[at] == 0x0D {
        at += 1
      } else if bytes[at] == 0x23 || bytes[at] == 0x21 {
        while at < end, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
      } else {
        let key = stretch { isBlank($0) || $0 == 0x3D || $0 == 0x3A }
        skipBlank()
        if at < end, bytes[at] == 0x3D || bytes[at] == 0x3A {
          at += 1
          skipBlank()
        }
        return (key, stretch { _ in false })
      }
    }
    return nil
  }

  /// To the end of the logical line, or before a byte that ends the stretch.
  private mutating func stretch(until isEnd: (UInt8) -> Bool) -> Range<Int> {
    let start = at
    while at < end, bytes[at] != 0x0A, bytes[at] != 0x0D, !isEnd(bytes[at]) {
      guard bytes[at] == 0x5C, at + 1 < end else {
        at += 1
        continue
      }
      if bytes[at + 1] == 0x0A || bytes[at + 1] == 0x0D {
        at = endOfContinuation(bytes, at + 1, end)
      } else {
        if bytes[at + 1] == 0x75,
          !(at + 2..<at + 6).allSatisfy({ $0 < end && hexadecimalDigit(bytes[$0]) != nil })
        {
          malformed.append(at..<at + 2)
        }
        at += 1 + utf8Length(bytes[at + 1])
      }
    }
    at = min(at, end)
    return start..<at
  }

  private mutating func skipBlank() {
    while at < end {
      if isBlank(bytes[at]) {
        at += 1
      } else if bytes[at] == 0x5C, at + 1 < end, bytes[at + 1] == 0x0A || bytes[at + 1] == 0x0D {
        at = endOfContinuation(bytes, at + 1, end)
      } else {
        return
      }
    }
  }
}

/// A text as `java.text.MessageFormat` reads it: `{0}`, `{1,number,#.##}`,
/// `{0,choice,0#none|1#one|1<{0} files}`; an apostrophe quotes up to the next, and `''` is one.
private struct MessageFormatText {
  private let text: UnsafeBufferPointer<UInt8>
  private var at = 0
  private(set) var found: [Placeholder] = []
  private(set) var hasArguments = false

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  mutating func read() {
    guard text.contains(0x7B) else { return }
    while at < text.count { step(depth: 0) }
  }

  private mutating func step(depth: Int) {
    switch text[at] {
    case 0x27: quote()
    case 0x7B: argument(depth: depth)
    default: at += 1
    }
  }

  private mutating func quote() {
    let start = at
    at += 1
    if at < text.count, text[at] == 0x27 {
      mark(start..<start + 1, "", isLiteral: true)
      at += 1
      return
    }
    mark(start..<start + 1, "", isLiteral: true)
    while at < text.count, text[at] != 0x27 {
      // Shown as it is, which was hardly meant: a single brace in quotes is, and a word beside
      // numbered arguments.
      if text[at] == 0x7B, let name = argumentName(at + 1), name.end < text.count,
        text[name.end] == 0x7D, name.text.utf8.allSatisfy({ $0.isASCIIDigit }) || !isNumbered
      {
        mark(at..<name.end + 1, name.text, isMalformed: true)
        hasArguments = true
      }
      at += 1
    }
    if at < text.count {
      mark(at..<at + 1, "", isLiteral: true)
      at += 1
    }
  }

  private var isNumbered: Bool {
    text.indices.dropLast().contains { text[$0] == 0x7B && text[$0 + 1].isASCIIDigit }
  }

  private mutating func argument(depth: Int) {
    let start = at
    guard depth < 8, let name = argumentName(at + 1), name.end < text.count else {
      at += 1
      return
    }
    if text[name.end] == 0x7D {
      at = name.end + 1
      mark(start..<at, name.text)
      hasArguments = true
      return
    }
    let kind = name.end + 1
    var end = kind
    while end < text.count, text[end] != 0x2C, text[end] != 0x7D, text[end] != 0x7B { end += 1 }
    guard end < text.count, text[end] != 0x7B else {
      at += 1
      return
    }
    hasArguments = true
    if text[end] == 0x2C,
      String(decoding: text[kind..<end], as: UTF8.self).drop(while: { $0 == " " }) == "choice"
    {
      choice(start, end + 1, name.text, depth)
      return
    }
    while end < text.count, text[end] != 0x7D { end += 1 }
    at = min(text.count, end + 1)
    mark(start..<at, name.text)
  }

  /// The texts of a choice are read by people; its limits are not.
  private mutating func choice(_ start: Int, _ from: Int, _ name: String, _ depth: Int) {
    at = afterLimit(from)
    mark(start..<at, name)
    while at < text.count {
      if text[at] == 0x7D {
        mark(at..<at + 1, "")
        at += 1
        return
      }
      if text[at] == 0x7C {
        let bar = at
        at = afterLimit(at + 1)
        mark(bar..<at, "")
      } else {
        step(depth: depth + 1)
      }
    }
  }

  /// Behind `1#`, `1<` or `1≤`.
  private func afterLimit(_ from: Int) -> Int {
    var i = from
    while i < text.count,
      text[i].isASCIIDigit || text[i] == 0x2D || text[i] == 0x2E || text[i] == 0x20
    {
      i += 1
    }
    return i < text.count && (text[i] == 0x23 || text[i] == 0x3C) ? i + 1 : i
  }

  private func argumentName(_ from: Int) -> (text: String, end: Int)? {
    var i = from
    while i < text.count, i - from < 64,
      text[i].isASCIIAlphanumeric || text[i] == 0x5F
        || text[i] == 0x2E
    { i += 1 }
    guard i > from, i < text.count, text[i] == 0x7D || text[i] == 0x2C else { return nil }
    return (String(decoding: text[from..<i], as: UTF8.self), i)
  }

  private mutating func mark(
    _ range: Range<Int>, _ signature: String, isLiteral: Bool = false, isMalformed: Bool = false
  ) {
    var placeholder = Placeholder(range, signature)
    placeholder.isLiteral = isLiteral
    placeholder.isMalformed = isMalformed
    found.append(placeholder)
  }
}
