import Catalogues
import Folding
import JSONReading
import JSONWriting
import RuleModel
import SourceText

extension EditedFiles {
  /// Puts the texts of a key under another one too, in each catalogue that has it.
  mutating func copyKey(_ key: String, to new: String, _ pack: Pack) throws(EditRefusal) {
    guard var copy = try wholeCopy() else { return }
    let read = copy.reading(sourceLocale: pack.sourceLocale)
    for (index, source) in copy.sources.enumerated() {
      let catalogue = read(source)
      guard let entry = catalogue.entries.first(where: { catalogue.key(of: $0) == key }) else {
        continue
      }
      guard let bytes = NewKey(catalogue, entry, key, new).bytes else {
        throw EditRefusal(
          "a second key cannot be put into this file by the program",
          "put `\(new)` beside `\(key)` by hand, with the new sentence",
          at: catalogue.place(ofKey: entry))
      }
      let changed = SourceFile(path: source.path, bytes: bytes, encoding: source.encoding)
      guard catalogue.isSame(as: read(changed), but: key, alsoAs: new) else {
        throw EditRefusal(
          "a second key cannot be put into this file without changing more than it",
          "put `\(new)` beside `\(key)` by hand, with the new sentence",
          at: catalogue.place(ofKey: entry))
      }
      copy.sources[index] = changed
    }
    self.copy = copy
  }
}

extension Catalogue {
  /// Whether another state says the same, and what it says under one key also under another.
  fileprivate func isSame(as other: Catalogue, but key: String, alsoAs new: String) -> Bool {
    func said(_ catalogue: Catalogue, _ isMeant: (String) -> Bool) -> [[String]] {
      catalogue.entries.filter { isMeant(catalogue.key(of: $0)) }.map { entry in
        [catalogue.key(of: entry), catalogue.locale(of: entry), catalogue.text(of: entry)]
      }
    }
    func values(_ said: [[String]]) -> [[String]] { said.map { Array($0.dropFirst()) } }
    return said(self) { _ in true } == said(other) { $0 != new }
      && !said(other) { $0 == new }.isEmpty
      && values(said(self) { $0 == key }) == values(said(other) { $0 == new })
  }
}

/// The part of a file that holds a key, written a second time under another key.
private struct NewKey {
  let catalogue: Catalogue
  let entry: CatalogueEntry
  let key: String
  let new: String

  init(_ catalogue: Catalogue, _ entry: CatalogueEntry, _ key: String, _ new: String) {
    self.catalogue = catalogue
    self.entry = entry
    self.key = key
    self.new = new
  }

  /// Nil for a format of which this is not known.
  var bytes: [UInt8]? {
    guard catalogue.file.encoding == .utf8, !entry.traits.contains(.isKey) else { return nil }
    func isNamed(_ extensions: String...) -> Bool {
      extensions.contains { catalogue.file.path.hasSuffix("." + $0) }
    }
    if isNamed("xcstrings", "json", "arb") { return inJSON }
    if isNamed("strings") { return inStrings }
    if isNamed("xml", "xliff", "xlf", "stringsdict") { return inXML }
    return isNamed("po", "pot") ? inParagraph : nil
  }

  private var file: SourceFile { catalogue.file }

  private var inJSON: [UInt8]? {
    let place = catalogue.place(ofKey: entry).range
    guard let root = readJSON(file).root, let member = member(at: place, in: root) else {
      return nil
    }
    let isNested = member.key != key
    if isNested { return nil }
    var start = member.keyRange.lowerBound
    while start > 0, [0x20, 0x09].contains(file.bytes[start - 1]) { start -= 1 }
    if start > 0, file.bytes[start - 1] == 0x0A { start -= 1 }
    let gap = file.bytes[start..<member.keyRange.lowerBound]
    let rest = file.bytes[member.keyRange.upperBound..<member.range.upperBound]
    let own = [UInt8(ascii: ",")] + gap + Array(JSONWriter.quoted(new).utf8) + rest
    var bytes = file.bytes
    bytes.insert(contentsOf: own, at: member.range.upperBound)
    return bytes
  }

  private func member(at place: Range<Int>, in node: JSONNode) -> JSONMember? {
    for member in node.members.map(Array.init) ?? [] {
      if member.keyRange.lowerBound <= place.lowerBound,
        place.upperBound <= member.keyRange.upperBound
      {
        return member
      }
      if member.value.range.contains(place.lowerBound) {
        return self.member(at: place, in: member.value)
      }
    }
    return nil
  }

  /// `"key" = "text";` on lines of its own.
  private var inStrings: [UInt8]? {
    let (name, text) = (catalogue.place(ofKey: entry).range, catalogue.place(of: entry).range)
    var start = name.lowerBound
    while start > 0, file.bytes[start - 1] != 0x0A { start -= 1 }
    guard let end = file.bytes[text.upperBound...].firstIndex(of: UInt8(ascii: ";")) else {
      return nil
    }
    let isCRLF = start > 1 && file.bytes[start - 2] == 0x0D
    let own =
      (isCRLF ? [0x0D, 0x0A] : [0x0A]) + file.bytes[start..<name.lowerBound] + Array(new.utf8)
      + file.bytes[name.upperBound...end]
    var bytes = file.bytes
    bytes.insert(contentsOf: own, at: end + 1)
    return bytes
  }

  /// The element that has the key as an attribute; of a property list the key and its value.
  private var inXML: [UInt8]? {
    let name = catalogue.place(ofKey: entry).range
    guard let start = file.bytes[..<name.lowerBound].lastIndex(of: UInt8(ascii: "<")) else {
      return nil
    }
    let tag = tag(at: start)
    var end = end(of: tag, from: start)
    if tag == "key" {
      guard let first = end, let next = file.bytes[first...].firstIndex(of: UInt8(ascii: "<"))
      else {
        return nil
      }
      end = self.end(of: self.tag(at: next), from: next)
    }
    return end.flatMap { inserting(from: start, to: $0, name) }
  }

  private func tag(at start: Int) -> String {
    let name = file.bytes[(start + 1)...].prefix { byte in
      !" \t\r\n/>".utf8.contains(byte)
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Behind the tag that closes an element.
  private func end(of tag: String, from start: Int) -> Int? {
    var (depth, at) = (0, start)
    while let next = file.bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      guard let close = file.bytes[next...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
      let name = self.tag(at: next)
      if name == tag, file.bytes[close - 1] != UInt8(ascii: "/") { depth += 1 }
      if file.bytes[next...].starts(with: Array("</\(tag)>".utf8)) { depth -= 1 }
      if depth == 0 { return close + 1 }
      at = close + 1
    }
    return nil
  }

  /// The paragraph of a PO file.
  private var inParagraph: [UInt8]? {
    let name = catalogue.place(ofKey: entry).range
    let bytes = file.bytes
    func isBreak(_ at: Int) -> Bool {
      bytes[at] == 0x0A
        && (at == 0 || bytes[at - 1] == 0x0A || bytes[..<at].suffix(2) == [0x0A, 0x0D])
    }
    let start = (0..<name.lowerBound).last(where: isBreak).map { $0 + 1 } ?? 0
    let stop = (name.upperBound..<bytes.count).first(where: isBreak) ?? bytes.count
    var end = stop
    while end > start, [0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
    let isCRLF = bytes[..<end].contains(0x0D)
    return inserting(
      from: start, to: end, name, gap: isCRLF ? [0x0D, 0x0A, 0x0D, 0x0A] : [0x0A, 0x0A])
  }

  /// The stretch a second time, with the new name, behind the first.
  private func inserting(
    from start: Int, to end: Int, _ name: Range<Int>, gap: [UInt8]? = nil
  ) -> [UInt8]? {
    guard start <= name.lowerBound, name.upperBound <= end else { return nil }
    var before = start
    while before > 0, [0x20, 0x09].contains(file.bytes[before - 1]) { before -= 1 }
    if before > 0, file.bytes[before - 1] == 0x0A { before -= 1 }
    if before > 0, file.bytes[before - 1] == 0x0D { before -= 1 }
    let own =
      (gap ?? Array(file.bytes[before..<start])) + file.bytes[start..<name.lowerBound]
      + Array(new.utf8) + file.bytes[name.upperBound..<end]
    var bytes = file.bytes
    bytes.insert(contentsOf: own, at: end)
    return bytes
  }
}
