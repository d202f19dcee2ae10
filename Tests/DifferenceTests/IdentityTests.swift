import Difference
import RuleLoading
import RuleModel
import SourceText
import Testing

/// A pack against itself with every file arranged and commented otherwise: nothing has changed.
@Suite struct IdentityTests {
  static let packs = [
    "Rules/aurae", "Rules/dosetap", "Rules/gentle-days", "Packs/health-claims",
    "docs/examples/additive-score",
    "docs/examples/age-schedule", "docs/examples/formula", "docs/examples/nested-tables",
    "docs/examples/rate-limit",
    "docs/examples/words",
  ]

  @Test(arguments: packs)
  func anotherArrangementIsNoDifference(_ path: String) throws {
    let parts = path.split(separator: "/").map(String.init)
    let sources = PackSources(parts.last!, in: parts.dropLast().joined(separator: "/"))
    let today = try #require(CivilDate(year: 2026, month: 3, day: 20))
    let old = try sources.load()
    for seed: UInt64 in [1, 2] {
      var rearranging = Rearranging(seed: seed)
      var arranged = sources
      arranged.files = rearranging.files(of: sources.files, folder: sources.pack)
      try #require(arranged.files != sources.files)
      let new = try arranged.load()
      #expect(new.pack.rules.count == old.pack.rules.count)
      let difference = PackDifference(old, new, .init(today: today))
      // Rules of one surface show their texts in the order of the files.
      let changes = difference.changes.filter { $0.what != "surface" }
      #expect(
        changes.isEmpty,
        "\(changes.prefix(5).map { "\($0.change.rawValue) \($0.id): \($0.message)" })")
      #expect(difference.unproved == 0)
    }
  }
}
