import SourceText
import TestSupport
import Testing

@testable import Catalogues

/// Small files of one format, each under a line `=== path`, and all that is read and told of each:
/// every mistake with its exact place, beside what is none. The last line of each file has no end.
@Suite struct SmallFileTests {
  @Test(arguments: CaseFile.all(in: "Small"))
  func readsEach(_ test: CaseFile) {
    var output = ""
    for file in Self.files(test) {
      let catalogue = readCatalogue(file)
      checkPlaces(catalogue)
      output += "=== \(catalogue.isWhole ? "" : "not whole, ")\(file.path)\n"
      // The first line names the format, which is that of all.
      output += transcript(catalogue).split(separator: "\n").dropFirst().map { $0 + "\n" }.joined()
    }
    #expect(test.matches(output), "\(test.path)\n\(output)")
  }

  /// Whatever a file ends with, nothing behind it is read.
  @Test(arguments: CaseFile.all(in: "Small"))
  func survivesTruncation(_ test: CaseFile) {
    for file in Self.files(test) {
      for end in stride(from: 1, to: file.bytes.count, by: 4) {
        let catalogue = readCatalogue(
          SourceFile(path: file.path, bytes: Array(file.bytes[..<end]), encoding: file.encoding))
        checkPlaces(catalogue)
        for finding in catalogue.findings {
          if let range = finding.place?.range { #expect(range.upperBound <= end) }
        }
      }
    }
  }

  private static func files(_ test: CaseFile) -> [SourceFile] {
    var files: [(path: String, bytes: [UInt8])] = []
    for line in test.input.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix("=== ") {
        files.append((String(text.dropFirst(4)), []))
      } else if !files.isEmpty {
        files[files.count - 1].bytes += line + [0x0A]
      }
    }
    return files.enumerated().map { number, file in
      // The input ends with a line end more than its last file.
      let bytes = file.bytes.dropLast(number == files.count - 1 ? 2 : 1)
      return SourceFile.detectingEncoding(path: file.path, bytes: Array(bytes)).file
    }
  }
}
