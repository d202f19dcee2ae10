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
      copy.sources[index] = SourceFile(
        path: source.path, bytes: bytes, encoding: source.encoding)
    }
    self.copy = copy
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
    let path = catalogue.file.path
    if path.hasSuffix(".xcstrings") || path.hasSuffix(".json") || path.hasSuffix(".arb") {
      return inJSON
    }
    return path.hasSuffix(".strings") ? inStrings : nil
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
}
