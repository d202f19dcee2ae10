import SourceText

/// gettext's `.po` and `.pot`: `msgid` is the source locale's copy, `msgstr` the translation.
/// Obsolete entries (`#~`) are shown to nobody and passed over; fuzzy ones are given with the state
/// `needsReview`.
enum POReader: CatalogueReader {
  static let format = CatalogueFormat(
    "po", extensions: ["po", "pot"], layout: .besideSource, placeholders: .printf,
    showsUnreviewed: false,
    locale: LocaleInPath.findAnyCode)

  static func read(_ builder: inout CatalogueBuilder) {
    if builder.file.encoding == .binary { return builder.cannotRead("the file is not text", 0..<0) }
    let stored = builder.bytes
    let content = builder.content
    stored.withUnsafeBufferPointer { bytes in
      var walk = POEntries(bytes, builder.namedLocale)
      walk.lines(content, &builder)
    }
  }
}

private struct POEntries {
  /// The parts of one entry read so far.
  private struct Message {
    var context: Range<Int>?
    var id: Range<Int>?
    var plural: Range<Int>?
    var texts: [(number: Int?, range: Range<Int>)] = []
    var isFuzzy = false
    var style = PlaceholderStyle.printf
  }

  private enum Field { case context, id, plural, text, obsolete }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var locale: String?
  private var message = Message()
  private var field: Field?
  private var formCount: Int?
  private var pluralForms: PluralExpression?
  private var seen: [String: Range<Int>] = [:]
  /// The first translation that is in no known locale.
  private var withoutLocale: Range<Int>?

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ locale: String?) {
    self.bytes = bytes
    self.locale = locale
  }

  mutating func lines(_ content: Range<Int>, _ builder: inout CatalogueBuilder) {
    var at = content.lowerBound
    while at < content.upperBound {
      var end = at
      while end < content.upperBound, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      line(at..<end, &builder)
      at = end + 1
    }
    finish(&builder)
    if let locale {
      // A file that is to be translated is in that locale, also while nothing of it is translated.
      _ = builder.locale(locale)
    } else if let first = withoutLocale {
      builder.cannotRead(
        "the language of these translations is not known, so they were not checked", first,
        advice: "write \"Language: …\\n\" into the header, or name the file by its locale",
        check: .unknownLocale)
    }
  }

  private mutating func line(_ range: Range<Int>, _ builder: inout CatalogueBuilder) {
    var i = range.lowerBound
    while i < range.upperBound, bytes[i] == 0x20 || bytes[i] == 0x09 { i += 1 }
    guard i < range.upperBound else { return }
    switch bytes[i] {
    case 0x23:
      if hasBytes(bytes, i, range.upperBound, [0x23, 0x7E]) {
        finish(&builder)
        field = .obsolete
        return
      }
      if !message.texts.isEmpty || field == .obsolete { finish(&builder) }
      if hasBytes(bytes, i, range.upperBound, [0x23, 0x2C]) { flags(i + 2..<range.upperBound) }
    case 0x22: string(i..<range.upperBound, continuing: true, &builder)
    default: keyword(i..<range.upperBound, &builder)
    }
  }

  private mutating func flags(_ range: Range<Int>) {
    var isFormat = false
    var isNone = false
    for flag in String(decoding: bytes[range], as: UTF8.self).split(whereSeparator: {
      $0 == "," || $0 == " " || $0 == "\t"
    }) {
      switch flag {
      case "fuzzy": message.isFuzzy = true
      case "python-format": message.style = .python
      case "python-brace-format": message.style = .pythonBraces
      case "perl-brace-format", "csharp-format", "java-format",
        "rust-format":
        message.style = .braces
      case "c-format": isFormat = true
      case "qt-format", "kde-format", "qt-plural-format": message.style = .qt
      default:
        // `no-c-format`: what looks like one is none, such as the parts of a date.
        if flag.hasPrefix("no-"), flag.hasSuffix("-format") { isNone = true }
      }
    }
    if isNone, !isFormat, message.style == .printf { message.style = .none }
  }

  private mutating func keyword(_ range: Range<Int>, _ builder: inout CatalogueBuilder) {
    var i = range.lowerBound
    while i < range.upperBound, bytes[i] == 0x5F || bytes[i].isASCIISmall { i += 1 }
    let name = String(decoding: bytes[range.lowerBound..<i], as: UTF8.self)
    let number =
      i < range.upperBound && bytes[i] == 0x5B ? pluralForm(&i, range.upperBound, &builder) : nil
    while i < range.upperBound, bytes[i] == 0x20 || bytes[i] == 0x09 { i += 1 }
    let isNew = name == "msgctxt" || name == "msgid"
    if isNew, message.id != nil || field == .obsolete { finish(&builder) }
    switch name {
    case "msgctxt": field = .context
    case "msgid": field = .id
    case "msgid_plural": field = .plural
    case "msgstr":
      field = .text
      message.texts.append((number, i..<i))
    case "domain":
      field = .obsolete
      return
    default:
      builder.cannotRead(
        "this line is not part of an entry", range,
        advice: "write msgid, msgstr, a text in quotation marks, or # for a comment")
      return
    }
    if field != .context, field != .id, message.id == nil {
      builder.cannotRead("\(name) has no msgid", range)
    }
    guard i < range.upperBound, bytes[i] == 0x22 else {
      builder.cannotRead(
        "\(name) is not followed by text", range, advice: "write the text in quotation marks")
      return
    }
    string(i..<range.upperBound, continuing: false, &builder)
  }

  /// The number in brackets at `i`, which is moved past them; of what is not a number, to the text
  /// that follows.
  private func pluralForm(_ i: inout Int, _ end: Int, _ builder: inout CatalogueBuilder) -> Int? {
    let start = i
    var digits = i + 1
    while digits < end, bytes[digits].isASCIIDigit { digits += 1 }
    if digits < end, bytes[digits] == 0x5D,
      let number = Int(String(decoding: bytes[start + 1..<digits], as: UTF8.self))
    {
      i = digits + 1
      return number
    }
    i = bytes[start..<end].firstIndex(of: 0x22) ?? end
    if i < end {
      builder.cannotRead(
        "this is not the number of a plural form", start..<i,
        advice: "write msgstr[0], msgstr[1] and so on")
    }
    return nil
  }

  /// Takes the quoted string at the start of the range into the field that is open.
  private mutating func string(
    _ range: Range<Int>, continuing: Bool, _ builder: inout CatalogueBuilder
  ) {
    var i = range.lowerBound + 1
    while i < range.upperBound, bytes[i] != 0x22 {
      if bytes[i] == 0 { builder.cannotRead("this text contains a NUL byte", i..<i + 1) }
      i += bytes[i] == 0x5C ? 2 : 1
    }
    guard i < range.upperBound else {
      builder.cannotRead(
        "this quotation mark is not closed", range.lowerBound..<range.lowerBound + 1,
        advice: "write \" at the end of the line")
      return
    }
    let text = range.lowerBound..<i + 1
    if (i + 1..<range.upperBound).contains(where: { bytes[$0] != 0x20 && bytes[$0] != 0x09 }) {
      builder.cannotRead(
        "unexpected characters after the text", i + 1..<range.upperBound,
        advice: "write \\\" for a quotation mark inside the text")
    }
    func joined(_ old: Range<Int>?) -> Range<Int> {
      continuing ? (old?.lowerBound ?? text.lowerBound)..<text.upperBound : text
    }
    switch field {
    case .context: message.context = joined(message.context)
    case .id: message.id = joined(message.id)
    case .plural: message.plural = joined(message.plural)
    case .text:
      message.texts[message.texts.count - 1].range = joined(
        message.texts[message.texts.count - 1].range)
    case .obsolete: break
    case nil: builder.cannotRead("this text does not belong to an entry", text)
    }
  }

  private mutating func finish(_ builder: inout CatalogueBuilder) {
    var message = message
    self.message = Message()
    field = nil
    guard let id = message.id else { return }
    let idText = builder.text(id, .po)
    if idText.isEmpty, message.context == nil {
      header(message, &builder)
      return
    }
    let context = message.context.map { builder.text($0, .po) }
    let name = context.map { "\($0)|\(idText)" } ?? idText
    if let first = seen.updateValue(id, forKey: name) {
      seen[name] = first
      builder.duplicate(name, at: id, first: first)
    }
    let key = context == nil ? builder.key(id, .po) : builder.key(named: name, at: id)
    message = written(message, idText, &builder)
    let source = builder.locale(builder.sourceLocale)
    let one = message.plural == nil ? 0 : builder.variant(["plural", "one"])
    builder.add(
      id, .po, key: key, locale: source, variant: one, traits: [.source, .isKey],
      style: message.style)
    if let plural = message.plural {
      builder.add(
        plural, .po, key: key, locale: source, variant: builder.variant(["plural", "other"]),
        traits: [.source, .isKey],
        style: message.style)
    }
    translations(message, idText, key, &builder)
  }

  /// The message with the style that its texts have: tools drop flags, and one flag does not forbid
  /// what others are for.
  private func written(
    _ message: Message, _ id: String, _ builder: inout CatalogueBuilder
  ) -> Message {
    guard message.style == .printf || message.style == .python else { return message }
    var message = message
    let texts = [id] + (message.plural.map { [builder.text($0, .po)] } ?? [])
    if texts.contains(where: hasBracedName) {
      message.style = .braces
    } else if message.style == .printf,
      (texts + message.texts.map { builder.text($0.range, .po) }).contains(where: hasPythonName)
    {
      message.style = .python
    }
    return message
  }

  private mutating func translations(
    _ message: Message, _ id: String, _ key: Int, _ builder: inout CatalogueBuilder
  ) {
    guard let locale else {
      withoutLocale =
        withoutLocale ?? message.texts.first { !builder.text($0.range, .po).isEmpty }?.range
      return
    }
    var filled = 0
    // Left empty, and not for any whole number.
    var unneeded = 0
    for (number, range) in message.texts {
      let text = builder.text(range, .po)
      if text.isEmpty {
        if isForFractions(number) { unneeded += 1 }
        continue
      }
      filled += 1
      // The source locale's own file often repeats the msgid.
      let isSource = locale == builder.sourceLocale
      if isSource, text == id { continue }
      builder.add(
        range, .po, key: key, locale: builder.locale(locale),
        variant: number.map { builder.variant(["plural", String($0)]) } ?? 0,
        state: message.isFuzzy ? .needsReview : .translated,
        traits: (isSource ? CatalogueEntry.Traits.source : []).union(
          standsForOne(number) ? .standsForOne : []),
        style: message.style)
    }
    if message.plural != nil, let formCount, filled > 0, filled != formCount,
      filled + unneeded != formCount,
      let last = message.texts.last
    {
      builder.report(
        .missingPlural, .error,
        filled < formCount
          ? "\(filled) of \(formCount) plural forms are translated"
          : "there are \(filled) plural forms, but the header declares \(formCount)", last.range,
        advice: filled < formCount
          ? "write msgstr[0] to msgstr[\(formCount - 1)]"
          : "correct `nplurals`, or remove everything after msgstr[\(formCount - 1)]", key: id,
        locale: locale)
    }
  }

  /// Whether the header's expression gives a plural form to no whole number: gettext asks for none
  /// but these.
  private func isForFractions(_ form: Int?) -> Bool {
    guard let form, let pluralForms else { return false }
    return !(0...1_000).contains { pluralForms.form(of: $0) == form }
  }

  /// Whether a plural form is for one number only, which its words may say.
  private func standsForOne(_ form: Int?) -> Bool {
    guard let form else { return false }
    guard let pluralForms else { return form == 0 }
    return (0...120).count { pluralForms.form(of: $0) == form } <= 2
  }

  private mutating func header(_ message: Message, _ builder: inout CatalogueBuilder) {
    guard let text = message.texts.first.map({ builder.text($0.range, .po) }) else { return }
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } }
      guard parts.count == 2 else { continue }
      let value = parts[1]
      switch parts[0] {
      case "Language":
        let name = String(value.prefix { $0 != " " })
        if isLocaleCode(name) { locale = canonicalLocale(name) }
      case "Plural-Forms":
        if let start = value.firstIndex(of: "=") {
          pluralForms = PluralExpression(inHeader: String(value))
          formCount = Int(
            value[value.index(after: start)...].drop { $0 == " " }.prefix { $0.isNumber })
        }
      default: break
      }
    }
  }
}

/// Whether a text has `%(name)`.
private func hasPythonName(_ text: String) -> Bool {
  let bytes = Array(text.utf8)
  return bytes.indices.dropLast(2).contains { at in
    guard bytes[at] == 0x25, bytes[at + 1] == 0x28 else { return false }
    let name = bytes[(at + 2)...].prefix { isWordByte($0) }
    return !name.isEmpty && name.endIndex < bytes.count && bytes[name.endIndex] == 0x29
  }
}

/// Whether a text has `{name}`, `{{name}}` or `%{name}`.
private func hasBracedName(_ text: String) -> Bool {
  let bytes = Array(text.utf8)
  return bytes.indices.contains { at in
    guard bytes[at] == 0x7B else { return false }
    let name = bytes[(at + 1)...].drop { $0 == 0x20 }.prefix { isWordByte($0) || $0 == 0x2E }
    let end = bytes[name.endIndex...].drop { $0 == 0x20 }.first
    return !name.isEmpty && (end == 0x7D || end == 0x3A || end == 0x2C || end == 0x21)
  }
}

private func isWordByte(_ byte: UInt8) -> Bool {
  byte.isASCIIAlphanumeric || byte == 0x5F
}
