import SourceText
import TestSupport
import Testing

@testable import Catalogues

/// Every format's oddities: a file in, its entries with their places out. `file:` in a case names
/// the path it is read under, `as:` the encoding it is stored in.
@Suite struct CaseTests {
  @Test(arguments: CaseFile.all(in: "Cases"))
  func readsAsExpected(_ test: CaseFile) {
    let catalogue = readCatalogue(test.sourceFile, sourceLocale: test.header("source") ?? "en")
    #expect(test.matches(transcript(catalogue)), "\(test.path)\n\(transcript(catalogue))")
  }

  @Test(arguments: CaseFile.all(in: "Cases"))
  func everyCharacterComesFromItsBytes(_ test: CaseFile) {
    checkPlaces(readCatalogue(test.sourceFile, sourceLocale: test.header("source") ?? "en"))
  }
}

extension CaseFile {
  func header(_ name: String) -> String? {
    for line in about.split(separator: "\n") where line.hasPrefix(name + ": ") {
      return String(line.dropFirst(name.utf8.count + 2))
    }
    return nil
  }

  var sourceFile: SourceFile {
    let path = header("file") ?? "unknown"
    var bytes = input
    if header("line end") == "none" { bytes.removeLast() }
    switch header("as") {
    case "UTF-16LE":
      bytes =
        [0xFF, 0xFE]
        + String(decoding: bytes, as: UTF8.self).utf16.flatMap {
          [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)]
        }
    case "UTF-16BE":
      bytes =
        [0xFE, 0xFF]
        + String(decoding: bytes, as: UTF8.self).utf16.flatMap {
          [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)]
        }
    case "ISO-8859-1":
      bytes = String(decoding: bytes, as: UTF8.self).unicodeScalars.map { UInt8($0.value) }
    default: break
    }
    return SourceFile.detectingEncoding(path: path, bytes: bytes).file
  }
}

/// The property that all reading must have, whatever the bytes: each character of each text lies
/// inside the file, on character boundaries, in order, and a text read again from the bytes of a
/// stretch alone contains that stretch.
func checkPlaces(_ catalogue: Catalogue, sourceLocation: SourceLocation = #_sourceLocation) {
  let count = catalogue.file.bytes.count
  for entry in catalogue.entries {
    let whole = catalogue.place(of: entry).range
    #expect(whole.lowerBound >= 0 && whole.upperBound <= count, sourceLocation: sourceLocation)
    let key = catalogue.place(ofKey: entry).range
    #expect(key.lowerBound >= 0 && key.upperBound <= count, sourceLocation: sourceLocation)
    var offset = 0
    let map = catalogue.map(of: entry)
    for scalar in catalogue.text(of: entry).unicodeScalars {
      let range = catalogue.fileRange(of: offset..<offset + UTF8.width(scalar), in: entry)
      #expect(
        map.fileRange(of: offset..<offset + UTF8.width(scalar)) == range,
        sourceLocation: sourceLocation)
      let isInside =
        range.lowerBound >= whole.lowerBound && range.upperBound <= whole.upperBound
        && !range.isEmpty
      #expect(
        isInside,
        "\(scalar.debugDescription) of \(catalogue.key(of: entry)) at \(range), text \(whole)",
        sourceLocation: sourceLocation)
      if !isInside { return }
      if catalogue.file.encoding == .utf8 {
        let bytes = catalogue.file.bytes
        let isBoundary =
          bytes[range.lowerBound] & 0xC0 != 0x80
          && (range.upperBound == count || bytes[range.upperBound] & 0xC0 != 0x80)
        #expect(isBoundary || !catalogue.isWhole, sourceLocation: sourceLocation)
      }
      // A character that stands for itself stands there.
      let stored = catalogue.file.text(in: range)
      if stored.unicodeScalars.count == 1, scalar != "\u{FFFD}", catalogue.file.encoding != .binary,
        catalogue.isWhole
      {
        let isSpace =
          scalar.properties.isWhitespace && stored.unicodeScalars.first!.properties.isWhitespace
        #expect(
          isSpace || stored.unicodeScalars.first == scalar || scalar == "\u{FFFC}",
          "\(stored) for \(scalar)",
          sourceLocation: sourceLocation)
      }
      offset += UTF8.width(scalar)
    }
  }
}
