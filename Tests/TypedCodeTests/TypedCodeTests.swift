import RuleLoading
import RuleModel
import SourceText
import TestSupport
import Testing
import TypedCode

@Suite struct TypedCodeTests {
  private static let yaml = """
    pack: two-gardens
    title: "Two gardens: a title\\nof two lines"
    version: "1"
    language: 1
    source locale: en
    locales: [en]
    records:
      walk:
        key: id
        time: start
        fields:
          id: text
          start: time
          minutes: number 0 to 600 ?
          where.place: one of [wood, field, "old town"]?
          marks: list of [in, out]?
          steps: whole number = 0
          slept: duration in h?
          hurt: yes/no?
          day: date?
          value: one of [low, high]?
      string:
        fields: { note: text }
    """

  @Test("Names, types and words") func names() throws {
    let loaded = loadPack([SourceFile(path: "pack.yaml", bytes: Array(Self.yaml.utf8))])
    try #require(!loaded.hasErrors, "\(loaded.findings.map(\.message))")
    let code = TypedCode.swift(loaded.pack, digest: "0123")
    for part in [
      "public enum TwoGardens {", "public struct Walk: PrimumRecord, Hashable, Codable {",
      "public static let digest = \"0123\"", "public var id: String\n", "public var start: Date\n",
      "/// From 0 to 600.\n    public var minutes: Double?\n",
      "public var wherePlace: WherePlace?\n",
      "case wherePlace = \"where.place\"", "case oldTown = \"old town\"",
      "public var marks: [Marks]?\n",
      "public static let fieldNames = [\n      \"id\",\n      \"start\",\n",
      "fields.add(self.wherePlace)\n",
      "case `in` = \"in\"", "public var steps: Int?\n",
      "/// In h.\n    public var slept: Double?\n",
      "public var hurt: Bool?\n", "/// A day, such as 2026-03-20.\n    public var day: String?\n",
      // Names of types that the code itself uses.
      "public var value: Value2?\n", "public enum Value2: String", "public struct String2: ",
    ] { #expect(code.contains(part), "\(part)") }
  }
}
