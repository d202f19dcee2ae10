import TestSupport
import Testing

@testable import OperatingSystem

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files are read whole or refused, found without running in circles, and written whole or not at
/// all.
@Suite struct FilesTests {
  @Test(arguments: [
    ("/a/b/c/x.strings", "/a/b", nil, "c/x.strings"), ("/a/b", "/a/b", nil, "."),
    ("/a/x.po", "/a/b", nil, "../x.po"),
    ("/z/x.po", "/a/b", nil, "../../z/x.po"), ("/link/x.po", "/a/b", "/a/b/x.po", "x.po"),
    ("/a//b/./x.po", "/a/b", nil, "x.po"), ("/a/b/../x.po", "/a/c", nil, "/a/b/../x.po"),
  ]) func namesFilesFromTheWorkingFolder(
    _ path: String, _ folder: String, _ real: String?, _ name: String
  ) {
    #expect(relativePath(path, from: folder, real: real) == name)
  }

  @Test func writesInPlaceAndKeepsTheMode() throws {
    let folder = try Scratch()
    folder.write("a.txt", "before")
    chmod(folder.path + "/a.txt", 0o600)
    symlink("a.txt", folder.path + "/link.txt")
    try writeFile(folder.path + "/link.txt", Array("after".utf8))
    #expect(try readBytes(folder.path + "/a.txt") == Array("after".utf8))
    var info = stat()
    #expect(lstat(folder.path + "/link.txt", &info) == 0 && info.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(folder.path + "/a.txt", &info) == 0 && info.st_mode & 0o777 == 0o600)
    #expect(throws: FileProblem.missing) { try writeFile(folder.path + "/none/a.txt", []) }
  }

  /// A file in the place of a device would take it from every other program.
  @Test func writesToWhatIsNoFileAsItIs() throws {
    let folder = try Scratch()
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try writeFile(pipe, Array("through".utf8))
    var bytes = [UInt8](repeating: 0, count: 20)
    #expect(read(reader, &bytes, 20) == 7 && bytes.starts(with: Array("through".utf8)))
    #expect(try FileStatus(pipe).kind == .pipe)
    symlink("/dev/full", folder.path + "/full")
    #expect(throws: FileProblem.self) { try writeFile(folder.path + "/full", Array("x".utf8)) }
    #expect(throws: FileProblem.self) { try writeFile(folder.path, Array("x".utf8)) }
  }

  @Test func leavesAFileThatWasEditedMeanwhile() throws {
    let folder = try Scratch()
    folder.write("a.txt", "edited")
    #expect(throws: FileProblem.changedMeanwhile) {
      try writeFile(folder.path + "/a.txt", Array("new".utf8), replacing: Array("old".utf8))
    }
    #expect(try readBytes(folder.path + "/a.txt") == Array("edited".utf8))
    #expect(try names(in: folder.path) == ["a.txt"])
  }

  /// What is not finished leaves no file behind, under no name.
  @Test func whatIsNotFinishedIsNotThere() throws {
    let folder = try Scratch()
    do { try WholeFile(folder.path + "/a.txt").write(Array("half".utf8)) }
    #expect(try names(in: folder.path).isEmpty)
  }

  /// Protects what several threads read coming together, at sizes around those that are shared out.
  @Test(arguments: [(4 << 20) - 1, 4 << 20, (4 << 20) + 1, (9 << 20) + 123])
  func readsLargeFilesWhole(
    _ size: Int
  ) throws {
    let folder = try Scratch()
    var state: UInt64 = 1
    let bytes = (0..<size).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
    let file = try WholeFile(folder.path + "/large")
    file.write(bytes)
    try file.finish()
    #expect(try readBytes(folder.path + "/large") == bytes)
    LargeFiles.readOnAllCores()
    #expect(try readBytes(folder.path + "/large") == bytes)
  }

  @Test func refusesWhatIsNoFile() throws {
    let folder = try Scratch()
    mkfifo(folder.path + "/pipe", 0o600)
    symlink("self", folder.path + "/self")
    #expect(throws: FileProblem.notRegular) { try readBytes(folder.path + "/pipe", mayWait: false) }
    #expect(throws: FileProblem.linkCircle) { try readBytes(folder.path + "/self") }
    #expect(throws: FileProblem.isFolder) { try readBytes(folder.path) }
    #expect(throws: FileProblem.missing) { try readBytes(folder.path + "/none") }
    folder.write("large.txt", String(repeating: "x", count: 100))
    #expect(throws: FileProblem.tooLarge(limit: 99)) {
      try readBytes(folder.path + "/large.txt", limit: 99)
    }
  }

  /// A file that two names lead to is there once; what leaves the folder, or leads nowhere, is
  /// told.
  @Test func searchesWithoutLeavingTheFolder() throws {
    let folder = try Scratch()
    let other = try Scratch()
    other.write("stranger.yaml", "a")
    for name in ["b.yaml", "a/c.yaml", ".hidden/d.yaml", "skipped/e.yaml", "f.txt"] {
      folder.write(name, "a")
    }
    symlink("..", folder.path + "/a/loop")
    symlink("b.yaml", folder.path + "/z.yaml")
    symlink("nowhere", folder.path + "/gone.yaml")
    symlink(other.path + "/stranger.yaml", folder.path + "/stray.yaml")
    let found = findFiles(
      under: [folder.path], mayBeWanted: { $0.hasSuffix(".yaml") },
      leavingOut: { path, _, _ in path.hasSuffix("/skipped") ? "said so" : nil })
    let root = workingPath(folder.path) + "/"
    #expect(found.paths == [root + "a/c.yaml", root + "b.yaml"])
    #expect(found.problems.map { $0.path } == [root + "gone.yaml", root + "stray.yaml"])
    #expect(
      found.problems.map { $0.problem } == [
        .missing, .strayLink(target: other.path + "/stranger.yaml"),
      ])
    #expect(
      findFiles(under: [folder.path + "/a"], mayBeWanted: { $0.hasSuffix(".po") }).empty.count == 1)
  }

  /// A file that a link gives another reading is there under both names, and the real one is never
  /// left out.
  @Test func readsALinkBesideWhatItLeadsTo() throws {
    let folder = try Scratch()
    for name in ["b.yaml", "en/m.yaml"] { folder.write(name, "a") }
    symlink("../b.yaml", folder.path + "/en/a.txt")
    symlink("en", folder.path + "/de")
    symlink("en/m.yaml", folder.path + "/a.yaml")
    let found = findFiles(
      under: [folder.path], reading: { path, _ in hasExtension(path, "yaml") ? "rules" : "text" })
    let root = workingPath(folder.path) + "/"
    #expect(found.paths == ["b.yaml", "en/a.txt", "en/m.yaml"].map { root + $0 })
    let byFolder = findFiles(under: [folder.path], reading: { path, _ in parent(of: path) })
    #expect(
      byFolder.paths
        == ["a.yaml", "b.yaml", "de/m.yaml", "en/a.txt", "en/m.yaml"].map { root + $0 })
  }

  /// Each of a thousand names leads to a thousand more: the search ends, and says that it did not
  /// see all.
  @Test func endsAmongManyLinks() throws {
    let folder = try Scratch()
    for name in 0..<400 { folder.write("real/\(name).yaml", "a") }
    for name in 0..<400 { symlink("real", folder.path + "/link\(name)") }
    let found = findFiles(under: [folder.path], reading: { path, _ in parent(of: path) })
    #expect(found.problems.contains { $0.problem == .tooManyLinks })
  }

  /// By characters, what comes before the point would become one with it.
  @Test func comparesNamesByBytes() {
    #expect(hasExtension("a\u{600}.yaml", "yaml") && !hasExtension("yaml", "yaml"))
    #expect(pathNames("a/\u{301}b//c") == ["a", "\u{301}b", "c"])
    #expect(trimmedPath("././a//") == "a" && trimmedPath("./") == "." && trimmedPath("/") == "/")
  }

  /// Words reach a program as they are, whatever they hold; what cannot reach it whole is refused.
  @Test func runsAProgramWithoutAShell() throws {
    let words = ["'\u{301};touch x;'", "$(x)", "`x`", "-n", "a\nb", "", "*"]
    let (status, output) = try outputOfProgram(["printf", "%s|"] + words)
    #expect(status == 0)
    #expect(String(decoding: output, as: UTF8.self) == words.map { $0 + "|" }.joined())
    let long = [UInt8](repeating: 0x61, count: 1 << 20)
    #expect(try outputOfProgram(["cat"], input: long).output == long)
    #expect(try outputOfProgram(["cat"]).output.isEmpty)
    #expect(try outputOfProgram(["sh", "-c", "exit 3"]).status == 3)
    #expect(try outputOfProgram(["sh", "-c", "kill -9 $$"]).status == nil)
    #expect(throws: FileProblem.missing) { try outputOfProgram(["/no/such/program"]) }
    #expect(throws: FileProblem.self) { try outputOfProgram(["printf", "a\0b"]) }
  }

  /// A socket that another program holds too would stay open for as long as that runs.
  @Test func givesAProgramNoneOfItsOpenFiles() throws {
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    let output = try outputOfProgram(["sh", "-c", "[ -e /dev/fd/\(file) ] || echo none"]).output
    #expect(String(decoding: output, as: UTF8.self) == "none\n")
  }

  /// A program that nobody waits for any more is ended.
  @Test func endsAProgramThatNobodyWaitsFor() throws {
    let stopping = Stopping()
    stopping.ask()
    #expect(try outputOfProgram(["sleep", "600"], stopping: stopping).status == nil)
    #expect(try outputOfProgram(["true"]).status == 0)
  }

  /// Bytes that are read twice come from a copy that no name leads to.
  @Test func readsANamelessFileAgain() throws {
    let file = try NamelessFile()
    try Array("twice".utf8).withUnsafeBufferPointer { bytes throws(FileProblem) in
      try file.write(bytes)
    }
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 10)
    defer { room.deallocate() }
    for _ in 0..<2 {
      let count = try FileReader(file).read(into: room)
      #expect(String(decoding: room[..<count], as: UTF8.self) == "twice")
    }
  }

  @Test func filesInMemoryTakeThePlaceOfAFolder() throws {
    let scratch = try Scratch()
    scratch.write("a.txt", "now")
    var files = MemoryFiles(in: scratch.path)
    for (path, node) in [
      ("b/c.txt", MemoryFiles.Node.file(Array("then".utf8))), ("l.txt", .link(to: "b/c.txt")),
      ("f", .link(to: "./b/../b")), ("circle", .link(to: "circle")), ("out", .link(to: "../x")),
      ("e\u{301}", .file([1])), ("\u{E9}", .file([2])),
    ] { files.add(node, at: path) }
    files.removeLooseLinks()
    func at(_ name: String) -> String { scratch.path + "/" + name }
    try files.within { () throws in
      #expect(!exists(at("a.txt")))
      #expect(try readBytes(at("f/c.txt")) == Array("then".utf8))
      #expect(realPath(at("f/c.txt")) == at("b/c.txt"))
      #expect(areOneFile(at("l.txt"), at("b/c.txt")) && FileStatus.isLink(at("l.txt")))
      #expect(try names(in: scratch.path) == ["b", "e\u{301}", "f", "l.txt", "\u{E9}"])
      #expect(try readBytes(at("e\u{301}")) == [1])
      #expect(throws: FileProblem.missing) { try readBytes(at("b/c.txt/d")) }
    }
    #expect(try readBytes(at("a.txt")) == Array("now".utf8))
  }
}
