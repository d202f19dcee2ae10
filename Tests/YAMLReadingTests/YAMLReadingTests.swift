import SourceText
import TestSupport
import Testing
import YAMLReading

/// Each case holds a file, the findings it must give with their carets, and the tree with every
/// place.
@Test(arguments: CaseFile.all(in: "Cases"))
func readsAsTheCaseSays(_ test: CaseFile) {
  let output = render(SourceFile(path: "pack.yaml", bytes: test.input))
  #expect(test.matches(output), "\(test.about)\n\(output)")
}

/// No folder, no tests: a case table that is not found must not pass.
@Test func thereAreCases() {
  #expect(CaseFile.all(in: "Cases").count > 30)
}

private func read(
  _ text: String, _ limits: YAMLLimits = .standard
) -> (root: YAMLNode?, findings: [String]) {
  let (root, findings) = readYAML(
    SourceFile(path: "x.yaml", bytes: Array(text.utf8)), limits: limits)
  return (root, findings.map(\.id))
}

/// A caret inside a text lands under the very word, whatever the text is written with.
@Test(arguments: [
  "k: before ⟦wörd⟧ after",
  "k: 'it''s a ⟦wörd⟧'",
  "k: \"tab\\t, \\u00e9, ⟦w\\u00f6rd⟧ \\\" end\"",
  "k: plain text\n   that goes on\n\n   with a ⟦wörd⟧ here",
  "k: |\n   one\n     two é\n\n   the ⟦wörd⟧\n\n",
  "k: >-\n  one\n  two\n\n  the ⟦wörd⟧ is\n",
  "k: >2+\r\n    é\r\n  one\r\n  ⟦wörd⟧\r\n\r\n",
  "\u{FEFF}k: \"a \\\n   b \n\n  ⟦wörd⟧\"",
  "[{ k: 😀 ⟦wörd⟧, l: m }]",
])
func placesInsideATextAreThoseOfTheFile(_ marked: String) throws {
  let sample = MarkedText(marked)
  let root = try #require(read(sample.text).root)
  let scalar = try #require((root.sequence?.first ?? root)["k"]?.scalar)
  let word = Array("wörd".utf8)
  let text = Array(scalar.text.utf8)
  let start = try #require(
    (0...(text.count - word.count)).first { Array(text[$0..<$0 + word.count]) == word })
  #expect(scalar.fileRange(of: start..<start + word.count) == sample.ranges[0])
  #expect(
    scalar.fileRange(of: start..<start) == sample.ranges[0].lowerBound..<sample.ranges[0].lowerBound
  )
}

/// The last line is an odd space by itself, while a bracket is open: nothing is looked at behind
/// the end of the file.
@Test func aFileMayEndWithAnOddSpace() {
  #expect(read("  a: [b\n\u{A0}").findings == ["yaml-odd-space"])
}

/// Each limit stops the file that breaks it, quickly, with a finding of its own.
@Test func limitsHold() {
  let deep = String(repeating: "[", count: 100_000)
  #expect(read(deep).findings == ["yaml-too-deep"])
  #expect(read(String(repeating: "- ", count: 100_000)).findings == ["yaml-too-deep"])
  #expect(
    read((0..<200).map { String(repeating: " ", count: $0) + "a:\n" }.joined()).findings == [
      "yaml-too-deep"
    ])
  #expect(read("a: [1, 2, 3]", YAMLLimits(nodes: 5)).findings == ["yaml-too-large"])
  #expect(read("a: b", YAMLLimits(bytes: 3)).findings == ["yaml-too-large"])
  #expect(read("a: abcdef", YAMLLimits(scalarBytes: 5)).findings == ["yaml-too-large"])
  let bomb =
    "a0: &a0 [x, x]\n" + (1..<40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
  #expect(read(bomb).findings == ["yaml-alias-expansion"])
  #expect(read("a: &a [*a]").findings == ["yaml-unused-anchor", "yaml-unknown-alias"])
}
