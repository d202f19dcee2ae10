import Testing

/// The program as people and scripts meet it: files in, exact output and exit status out. Each case
/// is a file in `Cases`.
@Suite struct ConformanceTests {
  /// Protects every word the program prints for the cases in `Cases`: output, errors, exit status,
  /// and the files it leaves behind.
  @Test(arguments: Script.all(in: "Cases"))
  func saysExactlyThis(_ script: Script) throws {
    let played = try script.play(Program.beside(self))
    if Program.isUpdating { try script.write(played) }
    #expect(
      played == script.text,
      "\(script): the output has changed; read the difference, and write it anew with UPDATE_CASES=1 if it is right"
    )
  }

  /// Protects against a folder that is not found: then nothing above would have been looked at.
  @Test func casesAreFound() {
    #expect(Script.all(in: "Cases").count >= 20)
  }
}
