import OperatingSystem
import RuleLoading
import RuleModel
import SourceText
import Testing

@testable import CopyLint

/// The pack that ships with the program, over a few sentences for each term: `found` and `clean`.
@Suite struct ClaimsTests {
  private static let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }

  private static let pack: LoadedPack = {
    let files = ["pack", "sources", "en", "es", "fr", "de"].map { name in
      let path = "\(root)/Packs/health-claims/\(name).yaml"
      return SourceFile(path: path, bytes: (try? readBytes(path, limit: 1 << 20)) ?? [])
    }
    return loadPack(files)
  }()

  @Test(arguments: ["en", "es", "fr", "de"]) func findsClaimsAndNothingElse(
    _ language: String
  ) throws {
    #expect(!Self.pack.hasErrors)
    let today = try #require(CivilDate(year: 2026, month: 3, day: 1))
    let terms = try #require(TermLists(Self.pack.pack, today: today).matcher(for: language))
    let bytes = try readBytes(
      "\(Self.root)/Tests/CopyLintTests/Claims/\(language).txt", limit: 1 << 20)
    var kind = ""
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init) {
      if line.hasPrefix("# ") {
        kind = String(line.dropFirst(2))
      } else {
        #expect(terms.matches(in: line).isEmpty == (kind == "clean"), "\(kind): \(line)")
      }
    }
  }
}
