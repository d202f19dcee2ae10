import BookWriting
import Primum
import PrimumTesting
import RuleLoading
import RuleModel
import SourceText
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct PackExamples {
  private func pack(expecting outcome: String) throws -> Pack {
    let yaml = """
      pack: garden
      title: Garden walks
      version: "1"
      language: 1
      source locale: en
      locales: [en]
      records:
        walk: { key: id, time: start, fields: { id: text, start: time, minutes: number? } }
      rules:
        - id: long
          title: A long walk
          kind: advisory
          status: active
          for each: walk
          when: minutes >= 90
          then: []
          source: [G-1]
          examples:
            - { it: an hour is not long, given: { minutes: 60 }, expect: \(outcome) }
      """
    let loaded = loadPack([SourceFile(path: "pack.yaml", bytes: Array(yaml.utf8))])
    try #require(!loaded.hasErrors, "\(loaded.findings.map(\.message))")
    return loaded.pack
  }

  @Test("A book's examples run in an app's tests") func runs() throws {
    let book = try RuleBook(BookFile.binary(try pack(expecting: "silent"), withExamples: true))
    let examples = try PackExample.all(in: book)
    #expect(examples.map(\.description) == ["long: an hour is not long"])
    #expect(examples.map(\.holds) == [true])
  }

  @Test("One that fails says why") func fails() throws {
    let examples = try PackExample.all(
      in: RuleBook(BookFile.binary(try pack(expecting: "fires"), withExamples: true)))
    #expect(examples.map(\.holds) == [false])
    #expect(examples[0].differences.isEmpty == false)
  }

  @Test("A book without examples passes nothing") func without() throws {
    let book = try RuleBook(BookFile.binary(try pack(expecting: "silent"), withExamples: false))
    #expect(throws: PrimumError.self) { try PackExample.all(in: book) }
  }

  @Test("Own logs") func logs() throws {
    let engine = try PrimumEngine(
      RuleBook(BookFile.binary(try pack(expecting: "silent"), withExamples: false)))
    let log = Data(
      """
      {"id": "a", "start": "2026-03-01T09:00:00+05:30", "minutes": 95}

      {"id": "b", "start": "2026-03-01T10:00:00Z", "minuts": 95}
      """.utf8)
    let decisions = try engine.evaluate(LogRecord.records(in: log, of: "walk"))
    #expect(decisions.firing.map(\.record) == ["a"])
    #expect(decisions.problems.map(\.entry) == [1])
    #expect(throws: PrimumError.unusableRecord("line 1 is not a JSON object")) {
      try LogRecord.records(in: Data("[1".utf8), of: "walk")
    }
    #expect(throws: PrimumError.self) { try LogRecord.records(in: log) }
  }
}
