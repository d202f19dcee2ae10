import SourceText
import Testing

@testable import Catalogues

/// A compiled .strings file: its texts are read, its places are 1:1, and it is never rewritten.
@Suite struct BinaryPropertyListTests {
  @Test func reads() throws {
    let (file, findings) = SourceFile.detectingEncoding(
      path: "en.lproj/Localizable.strings", bytes: Self.sample)
    #expect(findings.isEmpty)
    #expect(file.encoding == .binary)
    let catalogue = readCatalogue(file)
    #expect(catalogue.isWhole)
    let found = catalogue.entries.map {
      "\(catalogue.key(of: $0)) \(catalogue.variant(of: $0).path): \(catalogue.text(of: $0))"
    }
    #expect(
      found == [
        "a b : One two", "café : Grüße 😀 you", "n : %#@x@", "n substitution.x.plural.one: a day",
        "n substitution.x.plural.other: %d days",
      ])
    let entry = catalogue.entries[1]
    #expect(
      LineIndex(file).position(of: catalogue.fileRange(of: 0..<3, in: entry).lowerBound)
        == Position(line: 1, column: 1)
    )
    #expect(catalogue.edits(replacing: 0..<3, of: entry, with: "x") == nil)
  }

  /// `{ "NSCameraUsageDescription" = "See"; "CFBundleName" = "x"; }`
  @Test func readsAnInfoPlist() {
    let names = ["NSCameraUsageDescription", "CFBundleName", "See", "x"]
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in [[0xD2, 1, 2, 3, 4]]
      + names.map({ [0x5F, 0x10, UInt8($0.utf8.count)] + Array($0.utf8) })
    {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let start = UInt8(bytes.count)
    bytes += offsets + [UInt8](repeating: 0, count: 6) + [1, 1]
    let none = [UInt8](repeating: 0, count: 7)
    bytes += none + [5] + none + [0] + none + [start]
    #expect(detectFormat(path: "Runner-Info.plist", bytes: bytes) == InfoPlistReader.format)
    let (file, _) = SourceFile.detectingEncoding(path: "Runner-Info.plist", bytes: bytes)
    let catalogue = readCatalogue(file)
    #expect(catalogue.isWhole)
    #expect(
      catalogue.entries.map { "\(catalogue.key(of: $0)): \(catalogue.text(of: $0))" } == [
        "NSCameraUsageDescription: See"
      ])
  }

  /// What is damaged is told, and nothing outside of the file is read.
  @Test func refuses() {
    /// A file of these objects, each with its offset in two bytes; references are of one.
    func file(
      _ objects: [[UInt8]], offsetSize: UInt8 = 2, referenceSize: UInt8 = 1, count: Int? = nil,
      top: Int = 0,
      table: Int? = nil, lead: String = "bplist00"
    ) -> [UInt8] {
      var bytes = Array(lead.utf8)
      var offsets: [UInt8] = []
      for object in objects {
        offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
        bytes += object
      }
      let start = bytes.count
      func long(_ value: Int) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) }
      }
      return bytes + offsets + [UInt8](repeating: 0, count: 6) + [offsetSize, referenceSize]
        + long(count ?? objects.count) + long(top) + long(table ?? start)
    }
    let (key, value): ([UInt8], [UInt8]) = ([0x51, 0x6B], [0x51, 0x76])
    func pair(_ value: [UInt8]) -> [[UInt8]] { [[0xD1, 1, 2], key, value] }
    func damaged(_ why: String) -> String { "the binary property list is damaged: \(why)" }
    let cases: [([UInt8], String?)] = [
      (file(pair(value)), nil), (file(pair([0x5F, 0x10, 1, 0x76])), nil),
      (file(pair([0x5F, 0x11, 0, 1, 0x76])), nil),
      (file(pair([0x61, 0, 0x76])), nil),
      (file(pair([0x64, 0xD8, 0x3D, 0xDE, 0, 0, 0x76, 0, 0x77])), nil),
      (file(pair([0x61, 0xD8, 0x3D])), "this is only half of a surrogate pair"),
      (file(pair([0x62, 0xD8, 0x3D, 0, 0x76])), "this is only half of a surrogate pair"),
      (file(pair([0x61, 0xDE, 0])), "this is only half of a surrogate pair"),
      (file(pair([0x62, 0, 0x76, 0xDC, 0])), "this is only half of a surrogate pair"),
      (file(pair(value), lead: "bplist10"), damaged("its header is not valid")),
      (file(pair(value), offsetSize: 0), damaged("its trailer is not valid")),
      (file(pair(value), offsetSize: 9), damaged("its trailer is not valid")),
      (file(pair(value), referenceSize: 0), damaged("its trailer is not valid")),
      (file(pair(value), referenceSize: 9), damaged("its trailer is not valid")),
      (file(pair(value), count: 0), damaged("its trailer is not valid")),
      (file(pair(value), count: 4), damaged("its trailer is not valid")),
      (file(pair(value), count: -1), damaged("its trailer is not valid")),
      (file(pair(value), table: 7), damaged("its trailer is not valid")),
      (file(pair(value), table: 1000), damaged("its trailer is not valid")),
      (file(pair(value), top: 3), damaged("an object lies outside the file")),
      (file([[0xD1, 1, 3], key, value]), damaged("an object lies outside the file")),
      (file(pair([0x5F, 0x20, 1])), damaged("a length is not a number")),
      (file(pair([0x5F])), damaged("a length is not a number")),
      (file(pair([0x5F, 0x10, 0xFF])), damaged("a length extends past the end of the file")),
      (file(pair([0x53, 0x76])), damaged("a length extends past the end of the file")),
      (file(pair([0x62, 0, 0x76])), damaged("a length extends past the end of the file")),
      (file(pair([0x51, 0x80])), damaged("a text is not ASCII")),
      (file([[0xD1, 2, 1], key, [0x08]]), damaged("a key is not a text")),
      (file(pair([0x70])), damaged("an object is of an unknown kind")),
      (file(pair([0x08])), "the value of \"k\" is not text"),
      (file(pair([0xA1, 1])), "the value of \"k\" is not text"),
      (file(pair([0xA1, 0])), damaged("its objects are nested too deeply")),
      (file([value]), "the file contains no dictionary of texts"),
      (
        Array("bplist00".utf8) + [UInt8](repeating: 0, count: 31),
        damaged("its header is not valid")
      ),
    ]
    for (number, (bytes, expected)) in cases.enumerated() {
      let catalogue = readCatalogue(
        SourceFile(path: "en.lproj/a.strings", bytes: bytes, encoding: .binary))
      #expect(catalogue.findings.first?.message == expected, "case \(number)")
      #expect(catalogue.isWhole == (expected == nil), "case \(number)")
      if expected == nil {
        #expect(catalogue.entries.count == 1 && !catalogue.text(of: catalogue.entries[0]).isEmpty)
      }
    }
  }

  static let sample: [UInt8] = [
    0x62, 0x70, 0x6C, 0x69, 0x73, 0x74, 0x30, 0x30, 0xD3, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x53,
    0x61, 0x20, 0x62,
    0x64,
    0x00, 0x63, 0x00, 0x61, 0x00, 0x66, 0x00, 0xE9, 0x51, 0x6E, 0x57, 0x4F, 0x6E, 0x65, 0x20, 0x74,
    0x77, 0x6F, 0x6C,
    0x00,
    0x47, 0x00, 0x72, 0x00, 0xFC, 0x00, 0xDF, 0x00, 0x65, 0x00, 0x20, 0xD8, 0x3D, 0xDE, 0x00, 0x00,
    0x20, 0x00, 0x79,
    0x00,
    0x6F, 0x00, 0x75, 0xD2, 0x07, 0x08, 0x09, 0x0A, 0x5F, 0x10, 0x1A, 0x4E, 0x53, 0x53, 0x74, 0x72,
    0x69, 0x6E, 0x67,
    0x4C,
    0x6F, 0x63, 0x61, 0x6C, 0x69, 0x7A, 0x65, 0x64, 0x46, 0x6F, 0x72, 0x6D, 0x61, 0x74, 0x4B, 0x65,
    0x79, 0x51, 0x78,
    0x55,
    0x25, 0x23, 0x40, 0x78, 0x40, 0xD2, 0x0B, 0x0C, 0x0D, 0x0E, 0x53, 0x6F, 0x6E, 0x65, 0x55, 0x6F,
    0x74, 0x68, 0x65,
    0x72,
    0x55, 0x61, 0x20, 0x64, 0x61, 0x79, 0x57, 0x25, 0x64, 0x20, 0x64, 0x61, 0x79, 0x73, 0x08, 0x0F,
    0x13, 0x1C, 0x1E,
    0x26,
    0x3F, 0x44, 0x61, 0x63, 0x69, 0x6E, 0x72, 0x78, 0x7E, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01,
    0x01, 0x00, 0x00,
    0x00,
    0x00, 0x00, 0x00, 0x00, 0x0F, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00,
    0x00,
    0x86,
  ]
}
