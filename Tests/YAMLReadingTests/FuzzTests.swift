import SourceText
import TestSupport
import Testing
import YAMLReading

/// Hostile files: whatever the bytes, the reader ends, stays inside the file, and its places decode
/// to what it read.
@Suite struct FuzzTests {
  static let dictionary: [[UInt8]] =
    [
      "\t", "\r\n", "\r", ": ", " #", "- ", "\"", "'", "[", "]", "{", "}", "|", ">-\n", "|2\n",
      "&a ", "*a", "!t ", "%",
      "@", "`", "? ",
      "---\n", "...\n", "<<: ", "\\u00e9", "\\x41", "\\\n", "''", "é", "漢", "😀", "\u{A0}",
      "\u{2028}", "\u{85}",
      "\u{FEFF}", "\u{200B}",
      "\u{201C}", "\u{201D}", "\0", "\u{7F}", "\n\n  ", "\n    ", "~", "k: v\n", "a:b\n",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]]

  @Test(arguments: 0..<8) func mutatedFilesAreReadSafely(seed: Int) {
    let samples = CaseFile.all(in: "Cases").map(\.input)
    var random = SeededGenerator(seed: UInt64(seed))
    for number in 0..<500 {
      var bytes = samples.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes = random.mutate(bytes, dictionary: Self.dictionary)
      }
      let fault = Checker(bytes).fault()
      #expect(
        fault == nil,
        "seed \(seed), number \(number): \(fault ?? "")\n\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  /// Every sample itself must pass what its mutations must pass, with a byte order mark before it
  /// too.
  @Test(arguments: CaseFile.all(in: "Cases")) func samplesKeepTheirPlaces(_ test: CaseFile) {
    #expect(Checker(test.input).fault() == nil)
    #expect(Checker([0xEF, 0xBB, 0xBF] + test.input).fault() == nil)
  }
}

/// What must hold of any file's reading.
struct Checker {
  let file: SourceFile
  /// The file as text where it is text; places are only checked against well-formed UTF-8.
  let isText: Bool

  init(_ bytes: [UInt8]) {
    file = SourceFile(path: "x.yaml", bytes: bytes)
    isText = String(validating: bytes, as: UTF8.self) != nil
  }

  func fault() -> String? {
    let (root, findings) = readYAML(file)
    for finding in findings {
      guard let place = finding.place, isInside(place.range) else {
        return "\(finding.id) has no place in the file: \(finding)"
      }
      if finding.advice == nil { return "\(finding.id) gives no advice" }
      if finding.message.contains("did not find") { return "libyaml's words: \(finding.message)" }
    }
    if findings.contains(where: { $0.level == .error }) == false, root?.isWhole == false {
      return "not whole without an error"
    }
    return root.flatMap {
      fault(
        in: $0,
        isClean: !findings.contains {
          $0.id == "yaml-control-character" || $0.id == "invalid-utf-8"
        })
    }
  }

  private func isInside(_ range: Range<Int>) -> Bool {
    range.lowerBound >= 0 && range.upperBound <= file.bytes.count
      && (!isText || isBoundary(range.lowerBound) && isBoundary(range.upperBound))
  }

  private func isBoundary(_ offset: Int) -> Bool {
    offset == file.bytes.count || file.bytes[offset] & 0xC0 != 0x80
  }

  private func fault(in node: YAMLNode, isClean: Bool) -> String? {
    if isClean, !isInside(node.range) { return "a value at \(node.range) is not in the file" }
    switch node.content {
    case .null: return nil
    case .sequence(let items):
      return items.lazy.compactMap { fault(in: $0, isClean: isClean) }.first
    case .mapping(let entries):
      if Set(entries.map(\.keyText)).count < entries.count { return "a key stands twice" }
      return entries.lazy.compactMap {
        fault(in: $0.key, isClean: isClean) ?? fault(in: $0.value, isClean: isClean)
      }
      .first
    case .scalar(let scalar): return isClean ? fault(in: scalar, node.range) : nil
    }
  }

  /// Each character lies where it is written: in order, inside the scalar, and, unless escaped or
  /// folded, as the same bytes.
  private func fault(in scalar: YAMLScalar, _ range: Range<Int>) -> String? {
    var offset = 0
    var last = range.lowerBound
    for character in scalar.text.unicodeScalars {
      let bytes = Array(UTF8.encode(character)!)
      let place = scalar.fileRange(of: offset..<offset + bytes.count)
      offset += bytes.count
      if !isInside(place) { return "\(character) at \(place) is not in the file" }
      if place.lowerBound < last { return "\(character) at \(place) goes back behind \(last)" }
      let isBlock = scalar.style == .literal || scalar.style == .folded
      if !isBlock, place.upperBound > range.upperBound {
        return "\(character) at \(place) is outside \(range)"
      }
      last = place.lowerBound
      let written = Array(file.bytes[place])
      let isEscape =
        scalar.style == .doubleQuoted && written.first == 0x5C
        || scalar.style == .singleQuoted && written == [0x27, 0x27]
      let isFold = character == " " || character == "\n"
      if written != bytes, !isEscape, !isFold {
        return "\(character) at \(place) is written \(written)"
      }
    }
    return nil
  }
}
