import SourceText

/// XLIFF 1.2, as Xcode exports it: `<source>` is the source locale's copy, `<target>` the
/// translation.
enum XLIFFReader: CatalogueReader {
  static let format = CatalogueFormat(
    "xliff", extensions: ["xliff", "xlf", "xml"], layout: .besideSource, placeholders: .apple,
    locale: LocaleInPath.findAnyCode)

  static func claims(_ file: FileSight) -> Bool {
    ["xliff", "xlf"].contains(file.path.fileExtension)
      || (file.path.fileExtension == "xml" && file.rootElement == "xliff")
  }

  static func read(_ builder: inout CatalogueBuilder) {
    builder.readXML { (xml, builder) throws(ReadingProblem) in
      var walk = XLIFFUnits(source: builder.sourceLocale)
      try walk.document(&xml, &builder)
    }
  }
}

private struct XLIFFUnits {
  private var source: String
  private var target: String?
  private var keys: [String: Int] = [:]
  private var seen: [String: Range<Int>] = [:]
  private var isTranslated = true

  init(source: String) { self.source = source }

  mutating func document(
    _ xml: inout XMLReader, _ builder: inout CatalogueBuilder
  ) throws(ReadingProblem) {
    var isRoot = true
    while let event = try xml.next() {
      guard case .start(let tag) = event else { continue }
      if isRoot {
        isRoot = false
        guard xml.isNamed(tag.name, "xliff") else {
          throw ReadingProblem("the file contains no <xliff>", tag.range)
        }
        if let version = xml.text("version", of: tag), !version.hasPrefix("1.") {
          throw ReadingProblem(
            "XLIFF \(version) cannot be read", tag.range, advice: "export the file as XLIFF 1.2")
        }
      } else if xml.isNamed(tag.name, "file") {
        seen = [:]
        if let name = xml.text("source-language", of: tag) { source = canonicalLocale(name) }
        builder.sourceLocale = source
        target = xml.text("target-language", of: tag).map(canonicalLocale)
        // A file that is to be translated is in that locale, also while nothing of it is
        // translated.
        if let target { _ = builder.locale(target) }
        isTranslated = xml.text("translate", of: tag) != "no"
      } else if xml.isNamed(tag.name, "trans-unit") {
        try unit(tag, &xml, &builder)
      }
    }
  }

  private mutating func unit(
    _ unit: XMLTag, _ xml: inout XMLReader, _ builder: inout CatalogueBuilder
  ) throws(ReadingProblem) {
    let depth = xml.depth
    let idRange = xml.attribute("id", of: unit) ?? xml.attribute("resname", of: unit) ?? unit.range
    let id = xml.text("id", of: unit) ?? xml.text("resname", of: unit) ?? ""
    if let first = seen.updateValue(idRange, forKey: id) {
      seen[id] = first
      builder.duplicate(id, at: idRange, first: first)
    }
    let (name, path) = unitKey(id)
    let key: Int
    if let known = keys[name] {
      key = known
    } else {
      key =
        name == id && !id.isEmpty
        ? builder.key(idRange, .xmlAttribute) : builder.key(named: name, at: idRange)
      keys[name] = key
    }
    let variant = path.isEmpty ? 0 : builder.variant(path)
    var marks: CatalogueEntry.Traits = []
    if !isTranslated || xml.text("translate", of: unit) == "no" { marks.insert(.notTranslated) }
    let isApproved = xml.text("approved", of: unit) != "no"
    let textName = xml.text("resname", of: unit)
    var values: Set<String> = []
    var style: PlaceholderStyle?
    while let event = try xml.next() {
      if case .end = event, xml.depth < depth { return }
      guard case .start(let tag) = event else { continue }
      if xml.isNamed(tag.name, "source") {
        let range = try xml.skipElement(tag)
        values = shownValues(range, builder)
        // Other makers than Xcode write arguments in braces.
        if !builder.bytes[range].contains(0x25), builder.bytes[range].contains(0x7B) {
          style = .braces
        }
        // Symfony's files name their texts: `<source>menu.title</source>`.
        let text = builder.text(range, .xml)
        let isName = text == textName || text == id && isNameOfText(id)
        builder.add(
          range, .xml, key: key, locale: builder.locale(source), variant: variant,
          traits: marks.union(isName ? [.source, .isKey] : .source), style: style)
      } else if xml.isNamed(tag.name, "target") {
        let stateName = xml.text("state", of: tag)
        let range = try xml.skipElement(tag)
        let locale =
          xml.text("xml:lang", of: tag).map(canonicalLocale) ?? target ?? builder.namedLocale
        guard let locale else {
          throw ReadingProblem(
            "this translation has no locale", tag.range,
            advice: "add target-language=\"…\" to <file>")
        }
        if range.isEmpty { continue }
        let lost = values.subtracting(shownValues(range, builder))
        if isApproved, state(stateName) == .translated, let value = lost.min() {
          builder.report(
            .placeholderMismatch, .error, "a placeholder of the source text is missing here", range,
            advice: "use `<x id=\"\(value)\"/>`", key: id, locale: locale)
        }
        builder.add(
          range, .xml, key: key, locale: builder.locale(locale), variant: variant,
          state: isApproved ? state(stateName) : .needsReview,
          traits: locale == source ? marks.union(.source) : marks, style: style)
      } else {
        // Notes, alternatives and segmented copies are not shown.
        _ = try xml.skipElement(tag)
      }
    }
  }

  /// Whether an id is a name of code and no text: `menu.title`, `title_edit`.
  private func isNameOfText(_ id: String) -> Bool {
    let parts = id.utf8.split(omittingEmptySubsequences: false) { $0 == 0x2E || $0 == 0x5F }
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCIIAlphanumeric || $0 == 0x2D }
      }
  }

  /// The ids of what Angular fills in: `<x id="INTERPOLATION"/>`, `<x id="PH_1"/>`.
  private func shownValues(_ range: Range<Int>, _ builder: CatalogueBuilder) -> Set<String> {
    builder.bytes.withUnsafeBufferPointer { bytes in
      var found: Set<String> = []
      var at = range.lowerBound
      while let tag = bytes[at..<range.upperBound].firstIndex(of: 0x3C) {
        at = tag + 1
        guard bytes[tag..<range.upperBound].starts(with: "<x id=\"".utf8) else { continue }
        let id = bytes[(tag + 7)..<range.upperBound].prefix { $0 != 0x22 }
        let name = String(decoding: id, as: UTF8.self)
        if ["INTERPOLATION", "PH", "ICU"].contains(name.prefix { $0.isLetter }) {
          found.insert(name)
        }
      }
      return found
    }
  }

  private func state(_ name: String?) -> TranslationState {
    switch name {
    case "new", "needs-translation": .new
    case .some(let name) where name.hasPrefix("needs-"): .needsReview
    default: .translated
    }
  }

  /// Xcode names variants in the id: `key|==|plural.one`,
  /// `key|==|substitutions.count.plural.other`, and those of a .stringsdict
  /// `/key:dict/count:dict/one:dict/:string`.
  private func unitKey(_ id: String) -> (key: String, path: [String]) {
    let bytes = Array(id.utf8)
    if let mark = firstIndex(of: Array("|==|".utf8), in: bytes) {
      var path = String(decoding: bytes[(mark + 4)...], as: UTF8.self).split(separator: ".").map(
        String.init)
      for (i, part) in path.enumerated() where part == "substitutions" { path[i] = "substitution" }
      return (String(decoding: bytes[..<mark], as: UTF8.self), path)
    }
    guard id.hasPrefix("/"), id.hasSuffix(":string"),
      let mark = firstIndex(of: Array(":dict/".utf8), in: bytes)
    else {
      return (id, [])
    }
    let key = String(decoding: bytes[1..<mark], as: UTF8.self)
    let parts = String(decoding: bytes[(mark + 6)...], as: UTF8.self).split(separator: "/").map {
      part in
      part.hasSuffix(":dict") ? String(part.dropLast(5)) : String(part)
    }
    switch parts.count {
    case 2 where parts[0] == "NSStringLocalizedFormatKey": return (key, [])
    case 3 where parts[0] == "NSStringDeviceSpecificRuleType": return (key, ["device", parts[1]])
    case 3: return (key, ["substitution", parts[0], "plural", parts[1]])
    default: return (id, [])
    }
  }

  private func firstIndex(of wanted: [UInt8], in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { find($0, 0, $0.count, wanted) }
  }
}

extension CatalogueBuilder {
  /// Walks the file with an XML reader; what is not well-formed is reported at its place.
  mutating func readXML(
    _ body: (inout XMLReader, inout CatalogueBuilder) throws(ReadingProblem) -> Void
  ) {
    let stored = work.bytes
    let content = content
    if file.encoding == .binary {
      cannotRead("the file is not XML", 0..<0)
      return
    }
    var builder = self
    let problem: ReadingProblem? = stored.withUnsafeBufferPointer { bytes in
      var xml = XMLReader(bytes, content)
      defer { builder.entities = xml.entities }
      do throws(ReadingProblem) {
        try body(&xml, &builder)
        while try xml.next() != nil {}
        return nil
      } catch {
        return error
      }
    }
    self = builder
    if let problem { cannotRead(problem) }
  }
}
