import Diagnostics
import SourceText
import Testing

@testable import Gating

/// What was found before is accepted, as often as it was there then, and no more.
@Suite struct BaselineTests {
  private func finding(_ id: String, _ message: String, in path: String? = nil) -> Finding {
    Finding(
      item: id, .error, message,
      at: path.map { Place(SourceFile(path: $0, bytes: Array("words".utf8)), 0..<5) })
  }

  @Test func acceptsAsManyAsWereThere() {
    let (a, b, c) = (
      finding("p/a", "A", in: "x"), finding("p/b", "B", in: "y"), finding("p/c", "C")
    )
    let baseline = Baseline(of: [a, a, b])
    #expect(baseline.count == 3 && baseline.entries.count == 2)
    #expect(
      baseline.entries[a.fingerprint]?.count == 2 && baseline.entries[a.fingerprint]?.file == "x")
    #expect(Baseline(of: [c]).entries[c.fingerprint]?.file == "")
    let all = baseline.split([a, a, a, b, c])
    #expect(all.new == [a, c] && all.known == [a, a, b] && all.gone.counts.isEmpty)
    let some = baseline.split([a])
    #expect(some.new.isEmpty && some.known == [a])
    #expect(some.gone.counts == [a.fingerprint: 1, b.fingerprint: 1])
    let none = baseline.split([])
    #expect(none.gone.counts == [a.fingerprint: 2, b.fingerprint: 1] && none.gone.keys.isEmpty)
  }

  /// Two findings may be one entry, whose keys are those of both: none of them is gone.
  @Test func holdsTheKeysOfSeveralFindings() {
    func about(_ keys: [String]) -> Finding {
      var found = finding("p/a", "A", in: "x")
      found.group = KeyGroup(keys.map { .init($0) }, of: 4, have: "no A")
      return found
    }
    let (one, other) = (about(["a", "b"]), about(["b", "c"]))
    let split = Baseline(of: [one, other]).split([one, other])
    #expect(split.new.isEmpty && split.gone.keys.isEmpty && split.gone.counts.isEmpty)
    #expect(Baseline(of: [one, other]).split([one]).gone.keys.values.first == ["c"])
  }

  @Test func shrinksWhereItWasLookedAt() {
    let (a, b) = (finding("p/a", "A", in: "x"), finding("p/b", "B", in: "y"))
    var baseline = Baseline(of: [a, a, b])
    let gone = baseline.split([a]).gone
    let elsewhere = baseline.shrink(by: gone, where: { _ in false })
    #expect(elsewhere == 0 && baseline.count == 3)
    let one = baseline.shrink(by: gone, where: { $0 == "x" })
    #expect(one == 1 && baseline.entries[a.fingerprint]?.count == 1 && baseline.count == 2)
    let rest = baseline.shrink(by: baseline.split([]).gone, where: { _ in true })
    #expect(rest == 2 && baseline.entries.isEmpty)
  }

  @Test func isReadAsItIsWritten() throws {
    let baseline = Baseline(of: [
      finding("p/b", "B", in: "y"), finding("p/c", "“C”", in: "x"), finding("p/a", "A", in: "x"),
      finding("p/a", "A", in: "x"),
    ])
    let read = try Baseline(path: "base.json", bytes: Array(baseline.text.utf8))
    #expect(read.text == baseline.text && read.count == 4)
    let lines = baseline.text.split(separator: "\n")
    #expect(lines.first == "{\"findings\": [" && lines.last == "]}" && lines.count == 5)
    #expect(
      lines[1].contains("\"file\": \"x\"") && lines[3].contains("\"file\": \"y\"")
        && lines[1].hasSuffix("},"))
    #expect(lines[3].hasSuffix("\"count\": 1}"))
    #expect(Baseline(of: []).text == "{\"findings\": []}\n")
  }

  @Test(arguments: [
    "", "[]", "{}", "{\"findings\": 1}", "{\"findings\": [{}]}", "{\"findings\": [1]}",
    "{\"findings\": [{\"fingerprint\": \"a\", \"id\": \"b\", \"file\": \"c\", \"count\": 0}]}",
    "{\"findings\": [{\"fingerprint\": \"a\", \"id\": \"b\", \"file\": \"c\", \"count\": 1.5}]}",
    "{\"findings\": [{\"fingerprint\": \"a\", \"id\": \"b\", \"file\": \"c\", \"count\": 1000000}]}",
    "{\"findings\": [{\"fingerprint\": \"a\", \"id\": \"b\", \"count\": 1}]}",
    "{\"findings\": [{\"fingerprint\": \"a\", \"file\": \"c\", \"count\": 1}]}",
    "{\"findings\": [{\"id\": \"b\", \"file\": \"c\", \"count\": 1}]}",
    "{\"findings\": [{\"fingerprint\": \"a\", \"id\": \"b\", \"file\": \"c\"}]}",
    "{\"findings\": [{\"fingerprint\": \"a\", \"id\": \"b\", \"file\": \"c\", \"count\": 1}]",
  ])
  func whatIsNoBaseline(_ text: String) {
    #expect(throws: GatingProblem.self) { try Baseline(path: "base.json", bytes: Array(text.utf8)) }
  }

  @Test func keysAreKept() throws {
    let text =
      "{\"findings\": [\n  {\"file\": \"c\", \"id\": \"b\", \"fingerprint\": \"a\", \"count\": 999999, \"keys\": [\n    \"k\",\n    \"l\"\n  ]}\n]}\n"
    let baseline = try Baseline(path: "base.json", bytes: Array(text.utf8))
    #expect(
      baseline.text == text && baseline.entries["a"]?.keys == ["k", "l"]
        && baseline.count == 999_999)
  }

  // MARK: Findings about several keys

  private static let lacking = Check(
    "gap", .error, title: "Gap", why: "Something is missing.", advice: "Add it.")
  private static let file = SourceFile(path: "de.strings", bytes: [])

  /// `a` is a finding about one key, `a+b` one about two.
  private static func gap(in keys: String) -> Finding {
    let names = keys.split(separator: "+").map(String.init)
    let place = Place(file, 0..<0)
    if names.count == 1 {
      return Finding(lacking, .error, "no translation", at: place, key: names[0])
    }
    return Finding(
      lacking, .error, KeyGroup(names.map { KeyGroup.Item($0) }, of: 9, have: "no translation"),
      at: place)
  }

  private static func told(_ findings: [Finding]) -> String {
    findings.map { $0.group?.items.map(\.key).joined(separator: "+") ?? $0.key ?? "" }.joined(
      separator: " ")
  }

  /// Listed, found, what of it is new and known, how many entries are forgotten, and what is left
  /// to accept.
  @Test(arguments: [
    ("", "a a+b", "a a+b", "", 0, ""),
    ("a", "a", "", "a", 0, "a"),
    ("a", "a a", "a", "a", 0, "a"),
    ("a a", "a", "", "a", 1, "a"),
    ("a b", "b", "", "b", 1, "b"),
    ("a+b", "a+b", "", "a+b", 0, "a+b"),
    ("a+b", "a+b+c", "c", "a+b", 0, "a+b"),
    ("a+b+c", "a+b", "", "a+b", 1, "a+b"),
    ("a+b+c", "b+c+d", "d", "b+c", 1, "b+c"),
    // A finding about one key, where several were told together.
    ("a+b", "a", "a", "", 1, ""),
    // Findings about single keys, from the time before they were told together.
    ("a b", "a+b", "", "a+b", 0, "a b"),
    ("a b", "a+b+c", "c", "a+b", 0, "a b"),
    ("a b c", "b+c", "", "b+c", 1, "b c"),
    ("a a b", "a+b", "", "a+b", 1, "a b"),
    ("a", "a+b a", "b a", "a", 0, "a"),
  ])
  func accepts(
    _ listed: String, _ found: String, _ new: String, _ known: String, _ forgotten: Int,
    _ left: String
  ) throws {
    let names = { (text: String) in text.split(separator: " ").map { Self.gap(in: String($0)) } }
    // What is written down and read again accepts the same.
    let written = Baseline(of: names(listed)).text
    var baseline = try Baseline(path: "known.json", bytes: Array(written.utf8))
    #expect(baseline.text == written)
    let split = baseline.split(names(found))
    #expect(Self.told(split.new) == new)
    #expect(Self.told(split.known) == known)
    var other = baseline
    #expect(other.shrink(by: split.gone) { $0 != "de.strings" } == 0)
    #expect(other.text == written)
    #expect(baseline.shrink(by: split.gone) { $0 == "de.strings" } == forgotten)
    #expect(baseline.text == Baseline(of: names(left)).text)
  }
}
