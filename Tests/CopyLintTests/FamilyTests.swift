import Foundation
import RuleLoading
import RuleModel
import SourceText
import Testing

@testable import CopyLint

/// Sentences of every family that a pack's documents mean, and harmless ones of the same app:
/// `Families/PACK.LOCALE.txt`.
@Suite struct FamilyTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let files = [
    "dosetap.en", "gentle-days.en", "gentle-days.es", "gentle-days.fr",
  ]

  @Test(arguments: files)
  func areFoundOrClean(_ name: String) throws {
    let parts = name.split(separator: ".").map(String.init)
    let pack = try Self.pack(parts[0])
    let list = try #require(
      TermLists(pack, today: CivilDate(year: 2026, month: 3, day: 1)!).matcher(for: parts[1]))
    var isFound = true
    for line in try String(
      contentsOf: Self.folder.appending(path: "Families/\(name).txt"), encoding: .utf8
    )
    .split(separator: "\n") {
      guard line.hasPrefix("  ") else {
        isFound = line == "found"
        continue
      }
      let terms = Set(
        list.matches(in: String(line.dropFirst(2))).map { pack.terms[list.terms[$0.pattern]] }
      )
      .filter {
        $0.level != .note && $0.status == .active && $0.concerns(key: "a.key", surfaces: [])
      }
      #expect(!terms.isEmpty == isFound, "\(line): \(terms.map(\.id).sorted())")
    }
  }

  private static func pack(_ name: String) throws -> Pack {
    let root = folder.deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "Rules/\(name)")
    let paths = FileManager.default.enumerator(atPath: root.path)!.compactMap { $0 as? String }
    let files = try paths.filter { $0.hasSuffix(".yaml") }.sorted().map {
      SourceFile(path: $0, bytes: Array(try Data(contentsOf: root.appending(path: $0))))
    }
    let loaded = loadPack(files)
    #expect(!loaded.hasErrors)
    return loaded.pack
  }
}
