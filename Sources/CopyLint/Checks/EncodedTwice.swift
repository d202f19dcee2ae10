import Catalogues
import Diagnostics
import SourceText

extension Check {
  package static let encodedTwice = Check(
    "encoded-twice", .error,
    title: "The letters of texts were encoded twice.",
    why:
      "Text that was UTF-8 already was taken for another encoding and made UTF-8 once more, so users see `Ã©` for `é`.",
    advice: "Write the letters that the message shows, or convert the file back once.")
}

/// Letters of one text that are the bytes of other letters: one finding a file.
enum EncodedTwice: CopyCheck {
  static let checks: [Check] = [.encodedTwice]

  static func findings(_ copy: Copy) -> [Finding] {
    zip(copy.catalogues, copy.marks).compactMap { catalogue, marks in
      var items: [KeyGroup.Item] = []
      var first: (was: String, meant: String, locale: String)?
      marks.forEach(.latin, in: catalogue) { index, text in
        guard let letters = DoubledLetters(text) else { return }
        let entry = catalogue.entries[index]
        if first == nil { first = (letters.was, letters.meant, catalogue.locale(of: entry)) }
        items.append(KeyGroup.Item(catalogue.key(of: entry), at: catalogue.place(of: entry)))
      }
      guard let first else { return nil }
      return Finding(
        .encodedTwice, .error,
        KeyGroup(
          items, of: catalogue.entries.count,
          have: "letters that were encoded twice: “\(first.was)” should be “\(first.meant)”"),
        at: items[0].place,
        advice: "write “\(first.meant)”, or convert the file back from UTF-8 once",
        locale: first.locale)
    }
  }
}

/// Letters that are the bytes of others, read as Latin-1 or Windows-1252.
struct DoubledLetters {
  /// The letters as they are in the text, and those that they were.
  let was: String
  let meant: String

  /// Nil for a text without any.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard Self.mayHold(text) else { return nil }
    let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    var at = 0
    while at < scalars.count {
      var bytes: [UInt8] = []
      let start = at
      while at < scalars.count, let byte = Self.byte(scalars[at]) {
        bytes.append(byte)
        at += 1
      }
      // `Úž` and `ášš` are letters of words; `ÄŸ` is hardly anything but `ğ`.
      let isOfLatin = bytes.first == 0xC4 || bytes.first == 0xC5
      let isTelling =
        bytes.first == 0xC3 || bytes.first == 0xC2
        || scalars[start..<at].dropFirst().contains {
          !Self.usual.contains($0) && (isOfLatin || !$0.properties.isAlphabetic)
        }
      if bytes.count > 1, isTelling, let meant = String(validating: bytes, as: UTF8.self) {
        was = String(String.UnicodeScalarView(scalars[start..<at]))
        self.meant = meant
        return
      }
      at = max(at, start + 1)
    }
    return nil
  }

  /// Signs that people write behind a letter: `é »`.
  private static let usual: Set<Unicode.Scalar> = [
    "\u{A0}", "«", "»", "°", "’", "‘", "“", "”", "„", "–", "—", "…", "€", "™", "®", "©", "·",
  ]

  /// Whether a letter is there that may begin such a stretch, and behind it one that may go on:
  /// from U+0080 to U+00BF, or one that Windows-1252 has for U+0080 to U+009F.
  private static func mayHold(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var next = 0
    while let at = text.firstIndex(of: 0xC3, from: next), at + 3 < text.count {
      next = at + 1
      guard (0x82...0xB4).contains(text[at + 1]) else { continue }
      switch text[at + 2] {
      case 0xC2, 0xC5, 0xC6, 0xCB, 0xE2: return true
      default: continue
      }
    }
    return false
  }

  private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    if (0x80...0xFF).contains(scalar.value) { return UInt8(scalar.value) }
    return windows1252[scalar]
  }

  private static let windows1252: [Unicode.Scalar: UInt8] = {
    let letters =
      "€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ"
    var table: [Unicode.Scalar: UInt8] = [:]
    for (index, letter) in letters.unicodeScalars.enumerated() where letter.value != 0 {
      table[letter] = UInt8(0x80 + index)
    }
    return table
  }()
}
