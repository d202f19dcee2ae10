import BookWriting
import Primum
import RuleLoading
import RuleModel
import SourceText
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A book in JSON is the same book: it is read by the names of the model alone, so every pack of the repository goes there and back.
@Suite struct JSONBooks {
  static let packs = [
    "Rules/aurae", "Rules/gentle-days", "Packs/health-claims", "docs/examples/additive-score",
    "docs/examples/age-schedule", "docs/examples/formula", "docs/examples/nested-tables", "docs/examples/rate-limit",
    "docs/examples/words", "docs/examples/app/Rules",
  ]

  @Test("Nothing is lost on the way through JSON", arguments: packs) func thereAndBack(_ path: String) throws {
    let pack = try load(path)
    let json = BookFile.json(pack)
    let book = try RuleBook(json)
    #expect(BookFile.json(book.pack) == json)
    #expect(BookFile.binary(book.pack, withExamples: true) == BookFile.binary(pack, withExamples: true))
    let flat = try RuleBook(BookFile.binary(pack, withExamples: false))
    #expect(flat.digest == book.digest && flat.digest == BookFile.digest(pack))
    #expect(book.pack.rules.map(\.examples.count) == pack.rules.map(\.examples.count))
    #expect(book.pack.terms.map(\.id) == pack.terms.map(\.id) && flat.pack.terms.isEmpty)
  }

  @Test("Whatever is missing from one, or of another kind, is damage and no crash") func damaged() throws {
    let json = String(decoding: BookFile.json(try load("docs/examples/rate-limit")), as: UTF8.self)
    for (old, new) in [
      ("\"pack\":{", "\"pack\":[{"), ("\"rules\":[{", "\"rules\":{"), ("\"kind\":\"", "\"kind\":\"no "),
      ("\"each\":{\"_0\":0}", "\"each\":{}"), ("\"each\":{\"_0\":0}", "\"every\":{\"_0\":0}"),
      ("\"each\":{\"_0\":0}", "\"each\":{\"_0\":0.5}"), ("\"each\":{\"_0\":0}", "\"each\":{\"_0\":7}"),
      ("\"records\":[", "\"recordings\":["), ("\"digest\":\"", "\"digest\":\"0"),
    ] {
      let changed = json.replacing(old, with: new)
      try #require(changed != json, "\(old)")
      #expect(throws: PrimumError.self, "\(new)") { try RuleBook(Data(changed.utf8)) }
    }
  }

  @Test("Members that it does not know do no harm, nor does their order") func unknownMembers() throws {
    let pack = try load("docs/examples/rate-limit")
    let json = String(decoding: BookFile.json(pack), as: UTF8.self)
    let more = json.replacing("\"pack\":{", with: "\"pack\":{\"later\":[1,{\"a\":null}],")
    #expect(try RuleBook(Data(more.utf8)).digest == BookFile.digest(pack))
  }

  private func load(_ path: String) throws -> Pack {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/" + path
    let files = try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasSuffix(".yaml") }.sorted()
    let loaded = loadPack(
      try files.map { try SourceFile(path: $0, bytes: Array(Data(contentsOf: URL(filePath: root + "/" + $0)))) })
    try #require(!loaded.hasErrors, "\(loaded.findings.map(\.message))")
    return loaded.pack
  }
}
