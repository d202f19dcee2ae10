import Diagnostics
import SourceText

/// Reads a whole file. The root is nil if the file is not JSON, and the findings then say where and
/// what to write instead: `json-syntax`, `invalid-utf-8`, `json-encoding`, `json-too-deep` or
/// `json-too-large`. A byte order mark is passed over. Duplicate keys are kept and not reported:
/// `JSONMembers.duplicates` lists them.
public func readJSON(
  _ file: SourceFile, limits: JSONLimits = .standard
) -> (root: JSONNode?, findings: [Finding]) {
  if let finding = unreadable(file, limits) { return (nil, [finding]) }
  return file.bytes.withUnsafeBufferPointer { bytes in
    let text = JSONText(bytes, end: bytes.count)
    var builder = TreeBuilder(text, limits: limits)
    do throws(JSONError) {
      guard try builder.build(from: file.markLength) else {
        return (nil, [tooLarge(file, "\(limits.nodes) keys and values")])
      }
      return (JSONDocument(file: file, nodes: builder.nodes).root, [])
    } catch {
      return (nil, [finding(error, file, text, builder)])
    }
  }
}

private func unreadable(_ file: SourceFile, _ limits: JSONLimits) -> Finding? {
  let looksUTF16 = file.bytes.starts(with: [0xFF, 0xFE]) || file.bytes.starts(with: [0xFE, 0xFF])
  if file.encoding != .utf8 || looksUTF16 {
    let name = file.encoding != .utf8 ? file.encoding.rawValue : "UTF-16"
    return Finding(
      .jsonEncoding, .error, "this file is saved as \(name), not as UTF-8", at: Place(file, 0..<0),
      advice: "save it as UTF-8",
      because: "JSON exchanged between programs must be UTF-8 (RFC 8259, 8.1)")
  }
  if file.bytes.count > limits.bytes { return tooLarge(file, "\(limits.bytes) bytes") }
  return nil
}

private func tooLarge(_ file: SourceFile, _ limit: String) -> Finding {
  Finding(
    .jsonTooLarge, .error, "this file contains more than \(limit)", at: Place(file, 0..<0),
    advice: "split it into several files")
}

private func finding(
  _ error: JSONError, _ file: SourceFile, _ text: JSONText, _ builder: TreeBuilder
) -> Finding {
  let place = Place(file, error.offset..<text.endOfMistake(error))
  switch error.kind {
  case .invalidUTF8: return Finding(.invalidUTF8, .error, error.message, at: place)
  case .tooDeep:
    return Finding(
      .jsonTooDeep, .error, "lists and objects are nested more than \(builder.limits.depth) deep",
      at: place)
  case .endBeforeValue where builder.nodes.isEmpty:
    return Finding(.jsonSyntax, .error, "the file is empty; expected a value", at: place)
  default:
    return Finding(
      .jsonSyntax, .error, error.message, at: place, notes: notes(error, file, builder))
  }
}

/// The beginnings of parts that were never finished.
private func notes(_ error: JSONError, _ file: SourceFile, _ builder: TreeBuilder) -> [Note] {
  switch error.kind {
  case .endInString, .lineBreakInString:
    return [
      Note("the string begins here", at: Place(file, builder.tokenStart..<builder.tokenStart + 1))
    ]
  case .endInObject, .endInArray, .endBeforeValue, .wrongCloseInObject, .wrongCloseInArray:
    guard let container = builder.open.last else { return [] }
    let start = Int(builder.nodes[container].start)
    let what = builder.nodes[container].kind == .object ? "the object" : "the list"
    return [Note("\(what) begins here", at: Place(file, start..<start + 1))]
  default: return []
  }
}

extension JSONText {
  /// How far the carets go: the word, the escape or the one character that is wrong.
  fileprivate func endOfMistake(_ error: JSONError) -> Int {
    let p = error.offset
    guard p < end else { return end }
    var stop = p + 1
    switch error.kind {
    case .misspelledWord, .keyWithoutQuotes, .notANumber, .leadingZero, .leadingPlus, .leadingPoint:
      while stop < end, isWordPart(base[stop]) { stop += 1 }
    case .badUnicodeEscape, .loneSurrogate:
      while stop < min(p + 6, end), isWordPart(base[stop]) { stop += 1 }
    case .badEscape: stop = p + 1 + characterLength(p + 1)
    case .invalidUTF8: break
    default: stop = p + characterLength(p)
    }
    return min(stop, end)
  }

  private func characterLength(_ p: Int) -> Int { byte(p) < 0x80 ? 1 : max(1, sequenceLength(p)) }

  private func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      Byte.zero...Byte.nine,
      Byte.point,
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
