import Foundation
import TestSupport
import Testing

/// `lint --fix` and `--baseline`, run as a program over a folder of its own.
@Suite struct FixTests {
  /// The bytes of the words change, in whatever encoding, and nothing else; a second run changes
  /// nothing.
  @Test func changesTheWordsAlone() throws {
    let app = try SampleApp(files: 1, lines: 3)
    let wide = Data([0xFF, 0xFE]) + "\"w\" = \"A cure 😀\";\r\n".data(using: .utf16LittleEndian)!
    try wide.write(to: app.copy.appending(path: "en.lproj/Wide.strings"))
    #expect(try app.run(["--fix"]).status == 0)
    #expect(
      try String(decoding: Data(contentsOf: app.file(0)), as: UTF8.self)
        == SampleApp.text(lines: 3).replacing("cure", with: "help"))
    #expect(
      try Data(contentsOf: app.copy.appending(path: "en.lproj/Wide.strings")) == Data([0xFF, 0xFE])
        + "\"w\" = \"A help 😀\";\r\n".data(using: .utf16LittleEndian)!)
    let once = try app.contents()
    _ = try app.run(["--fix"])
    #expect(try app.contents() == once)
  }

  /// Whenever a run is killed, each file is as it was or as it is to be.
  @Test func leavesEachFileOldOrNewWhenKilled() throws {
    let app = try SampleApp(files: 8, lines: 120)
    let old = try app.contents()
    let start = ContinuousClock.now
    _ = try app.run(["--fix"])
    let whole = ContinuousClock.now - start
    let new = try app.contents()
    #expect(old != new)
    var random = SeededGenerator(seed: 7)
    for round in 0..<10 {
      try app.restore(old)
      let process = try app.start(["--fix"])
      // Most rounds aim at the end of the run, where files are written.
      Thread.sleep(
        forTimeInterval: (whole / .seconds(1))
          * Double.random(in: round % 4 == 0 ? 0...1 : 0.5...1.1, using: &random))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for (name, bytes) in try app.contents() {
        #expect(bytes == old[name] || bytes == new[name], "\(name), round \(round)")
      }
    }
    _ = try app.run(["--fix"])
    #expect(try app.contents() == new)
  }

  /// A baseline accepts what was there, forgets what is gone where it is told to, and never grows;
  /// a run over one file forgets nothing.
  @Test func baselinesOnlyShrink() throws {
    let app = try SampleApp(files: 2, lines: 2)
    let baseline = app.folder.appending(path: "baseline.json")
    #expect(try app.run(["--baseline", "baseline.json"]).status == 0)
    let first = try Data(contentsOf: baseline)
    let part = [
      "--baseline", "baseline.json", "--update-baseline", "Copy/demo/en.lproj/File0.strings",
    ]
    #expect(try app.run(part).status == 0)
    #expect(try Data(contentsOf: baseline) == first)
    try Data("\"new\" = \"Another cure\";\n".utf8).write(
      to: app.copy.appending(path: "en.lproj/New.strings"))
    #expect(try app.run(["--baseline", "baseline.json"]).status == 1)
    #expect(try Data(contentsOf: baseline) == first)
    try FileManager.default.removeItem(at: app.file(1))
    _ = try app.run(["--baseline", "baseline.json"])
    #expect(try Data(contentsOf: baseline) == first)
    _ = try app.run(["--baseline", "baseline.json", "--update-baseline"])
    let second = try Data(contentsOf: baseline)
    #expect(second.count < first.count && !second.isEmpty)
  }

  /// The same files give the same bytes in every format.
  @Test(arguments: ["text", "json", "sarif", "junit", "github", "checkstyle", "rdjson", "xcode"])
  func printsTheSameAgain(
    _ format: String
  ) throws {
    let app = try SampleApp(files: 2, lines: 4)
    let first = try app.run(["--format", format])
    #expect(first.status == 1)
    #expect(try app.run(["--format", format]).output == first.output)
  }

  /// Text from an editor is named as it would be on the disk, and nothing else is asked for.
  @Test func readsStandardInput() throws {
    let app = try SampleApp(files: 1, lines: 1)
    let run = try app.run(
      ["--stdin-path", "Copy/demo/en.lproj/Draft.strings", "--format", "github"],
      input: "\"a\" = \"A cure\";\n")
    #expect(run.status == 1)
    #expect(
      run.output
        == "::error file=Copy/demo/en.lproj/Draft.strings,line=1,col=10,endColumn=14,title=demo/cure::\"cure\" promises an outcome: write \"help\"\n"
    )
  }
}

/// A pack and catalogues in a temporary folder.
private final class SampleApp {
  let folder = FileManager.default.temporaryDirectory.appending(path: "primum-\(UUID().uuidString)")
  var copy: URL { folder.appending(path: "Copy/demo") }

  init(files: Int, lines: Int) throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Rules/demo"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: copy.appending(path: "en.lproj"), withIntermediateDirectories: true)
    let pack = """
      pack: demo
      title: Demo
      version: "1"
      language: 1
      source locale: en
      locales: [en]
      reviewed:
        - { locale: en, by: Copy lead, on: 2026-01-01 }
      terms:
        - { id: cure, forbid: cure, locale: en, because: It promises an outcome., fix: help }
      """
    try Data(pack.utf8).write(to: folder.appending(path: "Rules/demo/pack.yaml"))
    for number in 0..<files { try Data(SampleApp.text(lines: lines).utf8).write(to: file(number)) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func file(_ number: Int) -> URL { copy.appending(path: "en.lproj/File\(number).strings") }

  static func text(lines: Int) -> String {
    (0..<lines).map { "/* é */ \"k\($0)\"   =  \"A cure for \($0), a cure\";\r\n" }.joined()
  }

  func contents() throws -> [String: Data] {
    var found: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(
      atPath: copy.appending(path: "en.lproj").path)
    where !name.hasPrefix(".") {
      found[name] = try Data(contentsOf: copy.appending(path: "en.lproj/\(name)"))
    }
    return found
  }

  func restore(_ contents: [String: Data]) throws {
    for (name, bytes) in contents { try bytes.write(to: copy.appending(path: "en.lproj/\(name)")) }
  }

  func start(_ options: [String], input: Pipe? = nil, output: Pipe? = nil) throws -> Process {
    let process = Process()
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    process.executableURL = root.appending(path: ".build/debug/primum")
    process.arguments = ["lint", "--rules", "Rules/demo", "--as-of", "2026-03-01"] + options
    process.currentDirectoryURL = folder
    process.standardInput = input ?? FileHandle.nullDevice
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  func run(_ options: [String], input: String = "") throws -> (status: Int32, output: String) {
    let (given, taken) = (Pipe(), Pipe())
    let process = try start(options, input: given, output: taken)
    try given.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try given.fileHandleForWriting.close()
    let output = taken.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
