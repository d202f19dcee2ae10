import Catalogues
import Diagnostics
import SourceText

extension Check {
  package static let controlCharacter = Check(
    "control-character", .error,
    title: "A text has a character that is not shown and changes what is.",
    why:
      "U+202E turns letters around and U+FFF9 to U+FFFB mark notes, so that users read other words than those that were checked; other control characters show as nothing or as a box.",
    advice: "Remove it. Text that runs from right to left needs none.")
}

/// Control characters, which nobody writes into a sentence on purpose.
enum ControlCharacters: CopyCheck {
  static let checks: [Check] = [.controlCharacter]

  static func findings(_ copy: Copy) -> [Finding] {
    var findings: [Finding] = []
    for (number, catalogue) in copy.catalogues.enumerated() {
      copy.marks[number].forEach(.controls, in: catalogue) { index, text in
        guard let (range, scalar) = firstControl(in: text) else { return }
        // Those letters are reported as what they are.
        if (0x80...0x9F).contains(scalar.value), DoubledLetters(text) != nil { return }
        let name = "U+" + hexadecimal(scalar.value)
        findings.append(
          copy.finding(
            .controlCharacter, .error, "\(name) \(effect(of: scalar))",
            at: EntryReference(catalogue: number, entry: index), range: range, advice: "remove it",
            match: name))
      }
    }
    return findings
  }

  private static func effect(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x202D, 0x202E: "turns what follows it around, so users read other words than these"
    case 0xFFF9...0xFFFB:
      "marks a note between the lines, which is shown as part of the text or not at all"
    default: "is a control character, which users see as nothing or as a box"
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Whether letters or digits follow that are turned around: from left to right all, from right to
  /// left those that run the other way.
  private static func turnsSomething(
    _ text: UnsafeBufferPointer<UInt8>, behind start: Int, _ isLeftToRight: Bool
  ) -> Bool {
    String(decoding: text[start...], as: UTF8.self).unicodeScalars.contains {
      ($0.properties.isAlphabetic || $0.properties.numericType == .decimal)
        && (isLeftToRight || ($0.value < 0x590 || $0.value > 0x8FF) && $0.value < 0xFB1D)
    }
  }

  private static func firstControl(
    in text: UnsafeBufferPointer<UInt8>
  ) -> (Range<Int>, Unicode.Scalar)? {
    for (at, byte) in text.enumerated() {
      func next(_ offset: Int) -> UInt8 { at + offset < text.count ? text[at + offset] : 0 }
      switch byte {
      case 0x09, 0x0A, 0x0D: continue
      case 0..<0x20, 0x7F: return (at..<at + 1, Unicode.Scalar(byte))
      case 0xC2 where (0x80...0x9F).contains(next(1)) && next(1) != 0x85:
        return (at..<at + 2, Unicode.Scalar(next(1)))
      case 0xE2 where next(1) == 0x80 && (next(2) == 0xAD || next(2) == 0xAE):
        guard turnsSomething(text, behind: at + 3, next(2) == 0xAD) else { continue }
        return (at..<at + 3, next(2) == 0xAD ? "\u{202D}" : "\u{202E}")
      case 0xEF where next(1) == 0xBF && (0xB9...0xBB).contains(next(2)):
        return (at..<at + 3, Unicode.Scalar(0xFFF9 + UInt32(next(2) - 0xB9))!)
      default: continue
      }
    }
    return nil
  }
}
