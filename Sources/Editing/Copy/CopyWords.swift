import Catalogues
import Diagnostics
import Folding
import Gating
import RuleModel
import SourceText

extension EditedFiles {
  /// Another sentence of a text in a locale, in the pack and under its key in the catalogues.
  mutating func setWords(
    _ id: String, _ locale: String, _ to: String, of pack: Pack
  ) throws(EditRefusal) {
    let found = try item(id, [.texts])
    guard let text = pack.texts.first(where: { $0.id == id }) else {
      throw EditRefusal("`\(id)` is not among the texts of \(pack.name)")
    }
    let isSource = canonicalLocale(locale) == canonicalLocale(pack.sourceLocale)
    let path = found.path + [.key("exactly")]
    guard let node = found.patch.node(path) else {
      throw EditRefusal("`\(id)` has no `exactly`", at: found.patch.node(found.path)?.place)
    }
    let named = node.mapping?.first { canonicalLocale($0.keyText) == canonicalLocale(locale) }
    let old = named?.value.text ?? (isSource ? node.text : nil)
    if node.text != nil, isSource {
      set(found.file, try found.patch.setting(path, to: to))
    } else if let named {
      set(found.file, try found.patch.setting(path + [.key(named.keyText)], to: to))
    }
    let count = try setCopy(of: text.key, locale, pack, from: old, to: to)
    if old == nil, count == 0 {
      throw EditRefusal(
        "neither the pack nor a catalogue has `\(id)` in \(locale)",
        "the pack has it in \(([pack.sourceLocale] + text.translations.keys.sorted()).joined(separator: ", "))",
        at: node.place)
    }
  }

  /// The catalogues, none of which could not be read: a sentence may be in that one too.
  func wholeCopy() throws(EditRefusal) -> CopyFiles? {
    if let broken = copy?.findings.first(where: { $0.level == .error }) {
      throw EditRefusal(
        "not all of the copy can be read: \(broken.message)", broken.advice, at: broken.place)
    }
    return copy
  }

  /// The sentence under a key in the catalogues: each variation that says the old one, or the only
  /// one.
  /// - Returns: how many were changed.
  mutating func setCopy(
    of key: String, _ locale: String, _ pack: Pack, from old: String?, to new: String
  ) throws(EditRefusal) -> Int {
    guard var copy = try wholeCopy() else { return 0 }
    var count = 0
    let read = copy.reading(sourceLocale: pack.sourceLocale)
    for (index, source) in copy.sources.enumerated() {
      let catalogue = read(source)
      let entries = catalogue.entries.filter { entry in
        canonicalLocale(catalogue.locale(of: entry)) == canonicalLocale(locale)
          && catalogue.key(of: entry) == key
      }
      let same = entries.filter { catalogue.text(of: $0) == old }
      let meant = same.isEmpty && entries.count == 1 ? entries : same
      if meant.isEmpty { continue }
      var edits: [Edit] = []
      for entry in meant {
        guard let own = CopyWords.edits(of: entry, in: catalogue, to: new) else {
          throw EditRefusal(
            "this sentence cannot be changed in place", "change it in the file",
            at: catalogue.place(of: entry))
        }
        edits += own
      }
      let changed = SourceFile(
        path: source.path, bytes: applying(edits, to: source.bytes), encoding: source.encoding)
      let after = read(changed)
      guard after.entries.count == catalogue.entries.count,
        zip(after.entries, catalogue.entries).allSatisfy({ one, other in
          after.text(of: one) == (meant.contains(other) ? new : catalogue.text(of: other))
        })
      else {
        throw EditRefusal(
          "this sentence cannot be changed without changing more than it", "change it in the file",
          at: catalogue.place(of: meant[0]))
      }
      copy.sources[index] = changed
      count += meant.count
    }
    self.copy = copy
    return count
  }
}

enum CopyWords {
  /// The smallest change of an entry's text; nil if the file cannot be changed in place.
  static func edits(of entry: CatalogueEntry, in catalogue: Catalogue, to new: String) -> [Edit]? {
    let old = catalogue.text(of: entry)
    if old == new { return [] }
    var (range, middle) = ScalarPatch.stretch(from: old, to: new)
    if range.isEmpty {
      // The rewriting of a catalogue wants something to replace: a character beside it.
      let bytes = Array(old.utf8)
      func isInside(_ at: Int) -> Bool { at < bytes.count && bytes[at] & 0xC0 == 0x80 }
      if range.lowerBound > 0 {
        var start = range.lowerBound - 1
        while start > 0, isInside(start) { start -= 1 }
        middle = String(decoding: bytes[start..<range.lowerBound], as: UTF8.self) + middle
        range = start..<range.upperBound
      } else {
        var end = 1
        while isInside(end) { end += 1 }
        guard end <= bytes.count else { return nil }
        middle += String(decoding: bytes[0..<end], as: UTF8.self)
        range = 0..<end
      }
    }
    return catalogue.edits(replacing: range, of: entry, with: middle)
  }
}
