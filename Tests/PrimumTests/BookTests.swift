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

/// Rule books as files.
@Suite struct Books {
  private let pack: Pack

  init() throws {
    let loaded = loadPack([SourceFile(path: "pack.yaml", bytes: Array(Engine.yaml.utf8))])
    try #require(!loaded.hasErrors)
    pack = loaded.pack
  }

  @Test("The same bytes wherever it was compiled, the same digest with examples") func bytes()
    throws
  {
    let elsewhere = loadPack([
      SourceFile(path: "/some/where/else/pack.yaml", bytes: Array(Engine.yaml.utf8))
    ]).pack
    #expect(
      BookFile.binary(pack, withExamples: true) == BookFile.binary(elsewhere, withExamples: true))
    let books = try [
      RuleBook(BookFile.binary(pack, withExamples: false)),
      RuleBook(BookFile.binary(pack, withExamples: true)),
    ]
    #expect(Set(books.map(\.digest)).count == 1)
    #expect(books.map(\.holdsExamples) == [false, true])
    #expect(
      books[0].digest == BookFile.digest(pack) && books[0].app == "garden"
        && books[0].version == "1")
    // Compared as they are written: places in files, which no book has, are part of the model's own
    // ==.
    let again = BookFile.binary(books[1].pack, withExamples: true)
    #expect(again == BookFile.binary(pack, withExamples: true))
    #expect(books.allSatisfy { BookFile.digest($0.pack) == BookFile.digest(pack) })
    #expect(books[0].pack.rules.allSatisfy(\.examples.isEmpty) && books[0].pack.files.isEmpty)
    #expect(books[1].pack.rules.map(\.examples.count) == pack.rules.map(\.examples.count))
  }

  @Test("It refuses what does not fit") func fits() throws {
    let data = BookFile.binary(pack, withExamples: false)
    let digest = BookFile.digest(pack)
    #expect(try RuleBook(data, app: "garden", digest: digest).digest == digest)
    #expect(try RuleBook(data, digest: String(digest.prefix(12))).digest == digest)
    #expect(
      throws: PrimumError.unfittingBook(
        "This rule book is for “garden”, but “meadow” was expected.")
    ) {
      try RuleBook(data, app: "meadow")
    }
    let other = String(repeating: "0", count: 64)
    #expect(
      throws: PrimumError.unfittingBook(
        "This rule book (garden 1) has the digest \(digest.prefix(12))…, but 000000000000… was expected: "
          + "compile the book and the Swift types from the same pack.")
    ) { try RuleBook(data, digest: other) }
    #expect(
      throws: PrimumError.unfittingBook(
        "“abc” is too short for a digest: at least 8 of its 64 digits are needed.")
    ) { try RuleBook(data, digest: "abc") }
    #expect(
      throws: PrimumError.unreadableBook(
        "This is not a rule book; create one with `primum compile`.")
    ) {
      try RuleBook(Data())
    }
    #expect(
      throws: PrimumError.unfittingBook(
        "This rule book is JSON, which earlier versions of Primum wrote; compile the pack again with `primum compile`."
      )
    ) { try RuleBook(Data(" {\"format\":3}".utf8)) }
  }

  @Test("A changed byte, or a missing one, is an error") func damage() throws {
    let data = BookFile.binary(pack, withExamples: true)
    for index in stride(from: 0, to: data.count, by: 7) {
      var changed = data
      changed[changed.startIndex + index] ^= 0x10
      #expect(throws: PrimumError.self) { try RuleBook(changed) }
    }
    for count in stride(from: 0, to: data.count, by: 11) {
      #expect(throws: PrimumError.self) { try RuleBook(data.prefix(count)) }
    }
  }
}
