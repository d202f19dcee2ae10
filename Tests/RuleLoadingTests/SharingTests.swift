import Foundation
import SourceText
import Testing

@testable import RuleLoading

/// Protects what two builders make of one pack: exactly what one makes of it. Every sample of these tests is read both
/// ways as well.
@Suite struct SharingTests {
  private static let rules = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Rules").standardized

  static let packs = try! FileManager.default.contentsOfDirectory(atPath: rules.path).filter {
    FileManager.default.fileExists(atPath: rules.appendingPathComponent("\($0)/pack.yaml").path)
  }.sorted()

  private static func sources(of pack: String) throws -> [SourceFile] {
    let folder = rules.appendingPathComponent(pack).path
    return try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".yaml") }.sorted().map {
      SourceFile(path: $0, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)"))))
    }
  }

  @Test(arguments: packs) func isTheSame(_ pack: String) throws {
    let sources = try Self.sources(of: pack)
    let builder = PackBuilder.built(sources, sharing: true)
    #expect(builder.sharesWork, "it was read again by one")
    builder.forgetDrafts()
    let (alone, shared) = (loadPack(sources, sharing: false), loadPack(sources, sharing: true))
    #expect(shared.pack == alone.pack)
    #expect(shared.findings == alone.findings)
  }

  /// What the helper reads may only be wrong beside what the other reads.
  @Test func oneIdOfTwoKindsIsFound() {
    let rule = Sample.rule("age > 3").replacing("id: r\n", with: "id: same\n")
    let loaded = Sample.load(rule + "terms:\n  - { id: same, forbid: cure, locale: en }\n")
    #expect(loaded.told.contains { $0.hasPrefix("duplicate-id") })
  }
}
