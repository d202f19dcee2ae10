import Foundation
import Primum
import RuleLoading
import RuleModel
import SourceText
import Testing

@testable import BookWriting

/// Protects that nothing of the model is forgotten, or read in another order than it is written:
/// each pack of the repository goes there and back.
@Suite struct WholePackTests {
  static let packs = [
    "Rules/aurae", "Rules/dosetap", "Rules/gentle-days", "Packs/health-claims",
    "docs/examples/additive-score",
    "docs/examples/age-schedule", "docs/examples/formula", "docs/examples/nested-tables",
    "docs/examples/rate-limit",
    "docs/examples/words", "docs/examples/app/Rules",
  ]

  @Test("Nothing is lost on the way", arguments: packs) func thereAndBack(_ path: String) throws {
    let pack = try load(path)
    let bytes = BookFile.bytes(of: pack, onlyDeciding: false)
    let whole = try bytes.withUnsafeBytes { try BookBytes.pack($0) }
    #expect(BookFile.bytes(of: whole, onlyDeciding: false) == bytes)
    #expect(
      whole.terms.map(\.id) == pack.terms.map(\.id) && whole.rules.map(\.id) == pack.rules.map(\.id)
    )
    let book = try RuleBook(BookFile.binary(pack, withExamples: true))
    #expect(book.digest == BookFile.digest(pack) && book.digest == BookFile.digest(whole))
    #expect(
      BookFile.binary(book.pack, withExamples: true) == BookFile.binary(pack, withExamples: true))
    #expect(book.pack.rules.map(\.examples.count) == pack.rules.map(\.examples.count))
    #expect(book.pack.terms.isEmpty)
  }

  private func load(_ path: String) throws -> Pack {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized.appending(
      path: path)
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter {
      $0.hasSuffix(".yaml")
    }
    let loaded = loadPack(
      try files.map {
        SourceFile(path: $0, bytes: Array(try Data(contentsOf: root.appending(path: $0))))
      })
    try #require(!loaded.hasErrors)
    return loaded.pack
  }
}
