import SourceText
import TestSupport
import Testing
import YAMLReading

/// Each case holds a file, the findings it must give with their carets, and the tree with every place.
@Test(arguments: CaseFile.all(in: "Cases"))
func readsAsTheCaseSays(_ test: CaseFile) {
  let output = render(SourceFile(path: "pack.yaml", bytes: test.input))
  #expect(test.matches(output), "\(test.about)\n\(output)")
}

/// No folder, no tests: a case table that is not found must not pass.
@Test func thereAreCases() {
  #expect(CaseFile.all(in: "Cases").count > 30)
}
