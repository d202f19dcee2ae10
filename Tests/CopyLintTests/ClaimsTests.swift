import OperatingSystem
import RuleLoading
import RuleModel
import SourceText
import Testing

@testable import CopyLint

/// The pack that ships with the program: claims in regulators' own words, other claims, and
/// sentences that claim nothing.
///
/// Its terms were widened after what these sentences showed, and one author wrote both: the shares
/// hold what was reached, and say little about sentences that nobody has seen.
@Suite struct ClaimsTests {
  private static let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }

  private static let pack: LoadedPack = {
    let languages = ["en", "es", "fr", "de"]
    let files = (["pack", "sources"] + languages + languages.map { "more-\($0)" }).map { name in
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
    var missed: [String: [String]] = [:]
    var found: [String: [String]] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init) {
      if line.hasPrefix("# ") {
        kind = String(line.dropFirst(2))
      } else if !terms.matches(in: line).isEmpty {
        found[kind, default: []].append(line)
      } else {
        missed[kind, default: []].append(line)
      }
    }
    func share(_ kind: String) -> Double {
      let (found, missed) = (found[kind]?.count ?? 0, missed[kind]?.count ?? 0)
      return Double(found) / Double(max(1, found + missed))
    }
    #expect(share("regulators") >= 0.95, "\(missed["regulators"] ?? [])")
    #expect(share("others") >= 0.7, "\(missed["others"] ?? [])")
    #expect(share("harmless") <= 0.01, "\(found["harmless"] ?? [])")
  }
}
