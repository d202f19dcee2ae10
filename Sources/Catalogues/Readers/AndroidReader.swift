/// Android's string resources.
enum AndroidReader: CatalogueReader {
  static let format = CatalogueFormat(
    "android", extensions: ["xml"], layout: .fileForEachLocale, pairing: .byFolder,
    placeholders: .android,
    pluralsNeedOther: false)

  static func claims(_ file: FileSight) -> Bool {
    guard file.path.fileExtension == "xml" else { return false }
    guard file.path.folders.last?.hasPrefix("values") == true else {
      return file.isNamed && file.rootElement == "resources"
    }
    // Beside the texts lie colours and sizes.
    return file.isNamed || file.path.stem.contains("string") || file.contains(anyOf: marksOfTexts)
  }

  /// Marks of a file of resources with texts.
  static let marksOfTexts: [StaticString] = [
    "<string", "<plurals", "type=\"string\"", "type='string'",
  ]

  static func read(_ builder: inout CatalogueBuilder) {
    builder.readXML { (xml, builder) throws(ReadingProblem) in
      var walk: ResourceTexts?
      while let event = try xml.next() {
        guard case .start(let tag) = event else { continue }
        guard var inside = walk else {
          guard xml.isNamed(tag.name, "resources") else {
            throw ReadingProblem("the file contains no <resources>", tag.range)
          }
          var name = builder.pathLocale
          if let declared = xml.text("tools:locale", of: tag), builder.path.folders.last == "values"
          {
            name = canonicalLocale(declared)
          }
          walk = ResourceTexts(locale: name, marks: marks(of: tag, xml, builder.path), &builder)
          continue
        }
        // Held once, so that it is not copied for each text.
        walk = nil
        try inside.element(tag, &xml, &builder)
        walk = inside
      }
    }
  }

  /// Traits that a file as a whole gives its texts: Android's own checks pass over
  /// `donottranslate.xml`, and over the checks that `tools:ignore` names.
  private static func marks(
    of tag: XMLTag, _ xml: XMLReader, _ path: PathParts
  ) -> CatalogueEntry.Traits {
    let isKept =
      path.stem.hasPrefix("donottranslate") || xml.text("translatable", of: tag) == "false"
    let marks: CatalogueEntry.Traits = isKept ? .notTranslated : []
    return marks.union(ignored(by: tag, xml))
  }

  fileprivate static func ignored(by tag: XMLTag, _ xml: XMLReader) -> CatalogueEntry.Traits {
    guard let names = xml.text("tools:ignore", of: tag) else { return [] }
    let isIgnored = names.split(whereSeparator: { $0 == "," || $0 == " " }).contains {
      $0 == "MissingTranslation" || $0 == "all"
    }
    return isIgnored ? .untranslatedIsFine : []
  }
}

/// The first apostrophe without a backslash before it, and in no quotation marks; those in tags are
/// their own.
private func unescapedApostrophe(_ text: ArraySlice<UInt8>) -> Range<Int>? {
  var isQuoted = false
  var i = text.startIndex
  while i < text.endIndex {
    switch text[i] {
    case 0x5C: i += 1
    case 0x22: isQuoted.toggle()
    case 0x27 where !isQuoted: return i..<i + 1
    case 0x3C where text[i...].starts(with: "<![CDATA[".utf8): i += 8
    case 0x3C where text[i...].starts(with: "<!--".utf8):
      while i < text.endIndex, !text[i...].starts(with: "-->".utf8) { i += 1 }
    case 0x3C: i = text[i...].firstIndex(of: 0x3E) ?? i
    default: break
    }
    i += 1
  }
  return nil
}

/// A locale, a colour or nothing: what lists of settings are made of.
private func isCode(_ text: String) -> Bool {
  let isColour =
    text.hasPrefix("#") && text.utf8.count <= 9 && text.dropFirst().allSatisfy(\.isHexDigit)
  return text.isEmpty || isColour || isLocaleCode(text)
}

private struct ResourceTexts {
  private let locale: UInt16
  private let traits: CatalogueEntry.Traits
  private var seen: [String: Range<Int>] = [:]

  init(locale name: String, marks: CatalogueEntry.Traits, _ builder: inout CatalogueBuilder) {
    locale = builder.locale(name)
    traits = name == builder.sourceLocale ? marks.union(.source) : marks
  }

  mutating func element(
    _ tag: XMLTag, _ xml: inout XMLReader, _ builder: inout CatalogueBuilder
  ) throws(ReadingProblem) {
    let isString =
      xml.isNamed(tag.name, "string")
      || (xml.isNamed(tag.name, "item") && xml.text("type", of: tag) == "string")
    let isPlurals = xml.isNamed(tag.name, "plurals")
    let isArray = xml.isNamed(tag.name, "string-array") || xml.isNamed(tag.name, "array")
    guard isString || isPlurals || isArray else {
      _ = try xml.skipElement(tag)
      return
    }
    guard let nameRange = xml.attribute("name", of: tag) else {
      throw ReadingProblem(
        "<\(xml.name(tag.name))> has no name", tag.range, advice: "add name=\"…\"")
    }
    let name = xml.text("name", of: tag) ?? ""
    let product = xml.text("product", of: tag)
    let kind = isString ? "string" : isPlurals ? "plurals" : "array"
    if let first = seen.updateValue(nameRange, forKey: "\(kind)/\(name)/\(product ?? "")") {
      seen["\(kind)/\(name)/\(product ?? "")"] = first
      builder.duplicate(name, at: nameRange, first: first)
    }
    var traits = traits.union(AndroidReader.ignored(by: tag, xml))
    if xml.text("translatable", of: tag) == "false" || xml.text("translateable", of: tag) == "false"
    {
      traits.insert(.notTranslated)
    }
    let key = builder.key(nameRange, .xmlAttribute)
    let path = product.map { $0 == "default" ? [] : ["device", $0] } ?? []
    if isString {
      let range = try xml.skipElement(tag)
      // `<item name="x" type="string"/>` only makes a name known.
      if range.isEmpty, xml.isNamed(tag.name, "item") { return }
      add(range, key: key, path: path, traits: traits, &builder)
      return
    }
    let depth = xml.depth
    let first = builder.entryCount
    var number = 0
    var holdsCodes = isArray
    while let event = try xml.next() {
      if case .end = event, xml.depth < depth {
        if holdsCodes { builder.mark(from: first, .notTranslated) }
        return
      }
      guard case .start(let item) = event else { continue }
      guard xml.isNamed(item.name, "item") else {
        _ = try xml.skipElement(item)
        continue
      }
      let quantity = xml.text("quantity", of: item)
      let range = try xml.skipElement(item)
      holdsCodes = holdsCodes && isCode(builder.text(range, .android))
      if isPlurals {
        guard let quantity else {
          throw ReadingProblem(
            "this <item> of a plural has no quantity", item.range,
            advice: "add quantity=\"one\", or another plural form")
        }
        add(range, key: key, path: path + ["plural", quantity], traits: traits, &builder)
      } else {
        add(range, key: key, path: path + ["item", String(number)], traits: traits, &builder)
        number += 1
      }
    }
  }

  private func add(
    _ range: Range<Int>, key: Int, path: [String], traits: CatalogueEntry.Traits,
    _ builder: inout CatalogueBuilder
  ) {
    var traits = traits
    let start = builder.bytes[range].first { $0 > 0x20 }
    if start == 0x40 || start == 0x3F {
      let text = builder.text(range, .xml).split { $0.isWhitespace }.first ?? ""
      if text.hasPrefix("@string/") || text.hasPrefix("@android:") || text.hasPrefix("?attr/")
        || (text.hasPrefix("@") && text.contains(":string/"))
      {
        traits.insert(.reference)
      }
    }
    // Compose's own resources are read by no compiler of Android's.
    if !builder.path.hasFolder("composeresources"),
      let apostrophe = unescapedApostrophe(builder.bytes[range])
    {
      builder.report(
        .unescapedApostrophe, .error, "this apostrophe is not escaped, so the app cannot be built",
        apostrophe, advice: "write \\' or put the whole text in quotation marks",
        key: builder.name(ofKey: key), locale: builder.name(of: locale), match: "'")
    }
    builder.add(
      range, .android, key: key, locale: locale, variant: path.isEmpty ? 0 : builder.variant(path),
      traits: traits)
  }
}
