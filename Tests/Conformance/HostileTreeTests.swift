import Foundation
import Testing

/// Trees that come from strangers: links that lead out, pipes, full disks.
@Suite struct HostileTreeTests {
  private static let pack = """
    pack: tree
    title: Tree
    version: "1"
    language: 1
    source locale: en
    terms:
      - { id: cure, forbid: cure, level: error, locale: en, because: It promises an outcome., fix: help }
    reviewed:
      - { locale: en, by: A reviewer, on: 2026-02-27 }

    """

  /// A folder with `Rules/tree/pack.yaml`, `Copy/tree/en.txt` and `outside/secret.txt`.
  private func inTree(_ body: (URL, Program) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "primum-tree-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in [
      ("Rules/tree/pack.yaml", Self.pack), ("Copy/tree/en.txt", "Fine.\n"),
      ("outside/secret.txt", "A secret cure.\n"),
      ("outside/secret.yaml", "sesame: open\n"),
    ] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder, try Program.beside(self))
  }

  private func catalogue(in folder: URL) throws {
    let locale = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: locale, withIntermediateDirectories: true)
    try Data("\"title\" = \"Fine.\";\n".utf8)
      .write(to: locale.appendingPathComponent("Localizable.strings"))
  }

  private func link(_ path: String, to target: String, in folder: URL) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent(path).path, withDestinationPath: target)
  }

  @Test(arguments: [
    ["trace", "bad", "--format", "html"], ["test", "bad", "--coverage", "--format", "html"],
    ["diff", "bad", "bad", "--format", "html"], ["handbook", "bad"],
    ["evaluate", "--rules", "bad", "log.ndjson", "--format", "html"],
  ]) func aPageOfAPackThatDoesNotLoadIsAPage(_ command: [String]) throws {
    try inTree { folder, program in
      let bad = folder.appendingPathComponent("bad/pack.yaml")
      try FileManager.default.createDirectory(
        at: bad.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("pack: \"<script>alert(1)</script>\"\n\"<b>\": 1\n".utf8).write(to: bad)
      let outcome = try program.run(command, in: folder, input: nil)
      #expect(outcome.status == 2)
      #expect(outcome.output.hasPrefix("<!doctype html>"), "\(outcome)")
      #expect(outcome.output.hasSuffix("</html>\n"))
      #expect(outcome.output.contains("&lt;script&gt;alert(1)"), "\(outcome.output.suffix(900))")
      #expect(!outcome.output.contains("<script") && !outcome.output.contains("<b>"))
    }
  }

  @Test func aLinkOutOfAPackIsRefused() throws {
    try inTree { folder, program in
      try link("Rules/tree/z.yaml", to: "../../outside/secret.yaml", in: folder)
      for command in [
        ["check", "Rules/tree"], ["check"], ["gate"], ["test", "tree"],
        ["lint", "--rules", "Rules/tree"],
      ] {
        let outcome = try program.run(command, in: folder, input: nil)
        #expect(outcome.status == 2, "\(command)")
        #expect(outcome.errors.contains("z.yaml: it is a symbolic link to "), "\(outcome.errors)")
        #expect(!(outcome.output + outcome.errors).contains("sesame"))
      }
      let named = try program.run(
        ["check", "Rules/tree", "--as-of=2026-03-20"], in: folder, input: nil)
      #expect(named.status == 2)
    }
  }

  @Test func aLinkOutOfTheCopyIsRefusedAndNotWrittenThrough() throws {
    try inTree { folder, program in
      try link("Copy/tree/other.txt", to: "../../outside/secret.txt", in: folder)
      try link("Copy/tree/folder", to: "../../outside", in: folder)
      try link("Copy/tree/within.txt", to: "en.txt", in: folder)
      for command in [["gate"], ["lint", "--rules", "Rules/tree", "--fix", "Copy/tree"]] {
        let outcome = try program.run(command, in: folder, input: nil)
        #expect(outcome.status == 2)
        let told = outcome.output + outcome.errors
        #expect(told.contains("it is a symbolic link"), "\(outcome)")
        #expect(!told.contains("A secret"))
      }
      let secret = folder.appendingPathComponent("outside/secret.txt")
      #expect(try String(contentsOf: secret, encoding: .utf8) == "A secret cure.\n")
      // Who names the target as well means it.
      let named = try program.run(
        ["lint", "--rules", "Rules/tree", "--fix", "Copy/tree", "outside"], in: folder, input: nil)
      #expect(named.status == 0, "\(named)")
      #expect(try String(contentsOf: secret, encoding: .utf8) == "A secret help.\n")
    }
  }

  @Test func aFolderOfAnAppMayNotBeALinkOut() throws {
    try inTree { folder, program in
      try FileManager.default.removeItem(at: folder.appendingPathComponent("Copy/tree"))
      try link("Copy/tree", to: "../outside", in: folder)
      let outcome = try program.run(["gate"], in: folder, input: nil)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("Copy/tree: it is a symbolic link to "), "\(outcome)")
    }
  }

  /// Nobody typed `Copy`: a link there is a stranger's.
  @Test func theFolderOfAllCopyMayNotBeALinkOut() throws {
    try inTree { folder, program in
      let copy = folder.appendingPathComponent("Copy")
      try FileManager.default.moveItem(at: copy, to: folder.appendingPathComponent("outside/Copy"))
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("app"), withIntermediateDirectories: true)
      let app = folder.appendingPathComponent("app")
      try FileManager.default.moveItem(
        at: folder.appendingPathComponent("Rules"), to: app.appendingPathComponent("Rules"))
      try link("app/Copy", to: "../outside/Copy", in: folder)
      for command in [["gate"], ["lint", "--rules", "Rules/tree", "--fix"]] {
        let outcome = try program.run(command, in: app, input: nil)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("Copy/tree: it is a symbolic link to "), "\(outcome)")
      }
    }
  }

  /// What `primum.yaml` names is named by whoever wrote it, not by whoever runs the program.
  @Test(arguments: [
    "copy: [Copy/tree, lk]", "copy: lk.txt", "copy: ../elsewhere", "baseline: lk.json",
  ])
  func aPathOfTheAppsFileMayNotLeadOut(_ key: String) throws {
    try inTree { folder, program in
      let app = folder.appendingPathComponent("app")
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
      for name in ["Rules", "Copy"] {
        try FileManager.default.moveItem(
          at: folder.appendingPathComponent(name), to: app.appendingPathComponent(name))
      }
      try FileManager.default.copyItem(
        at: folder.appendingPathComponent("outside"), to: folder.appendingPathComponent("elsewhere")
      )
      try Data("{\"findings\": []}".utf8).write(to: folder.appendingPathComponent("outside/b.json"))
      try link("app/lk", to: "../outside", in: folder)
      try link("app/lk.txt", to: "../outside/secret.txt", in: folder)
      try link("app/lk.json", to: "../outside/b.json", in: folder)
      try Data("apps: [{ rules: Rules/tree, \(key) }]\n".utf8).write(
        to: app.appendingPathComponent("primum.yaml"))
      for command in [["gate"], ["lint", "--fix"]] {
        let outcome = try program.run(command, in: app, input: nil)
        #expect(outcome.status == 2, "\(command) \(outcome)")
        #expect(outcome.errors.contains("lies outside the folder of primum.yaml"), "\(outcome)")
      }
      let secret = folder.appendingPathComponent("outside/secret.txt")
      #expect(try String(contentsOf: secret, encoding: .utf8) == "A secret cure.\n")
    }
  }

  @Test func theAppsFileMayNotBeALinkOut() throws {
    try inTree { folder, program in
      let app = folder.appendingPathComponent("Copy")
      try Data("apps: [{ rules: tree, copy: tree }]\n".utf8).write(
        to: folder.appendingPathComponent("outside/apps.yaml"))
      try link("Copy/primum.yaml", to: "../outside/apps.yaml", in: folder)
      for command in [["gate"], ["lint"], ["init", "--yes"], ["gate", "--since", "HEAD"]] {
        let outcome = try program.run(command, in: app)
        #expect(outcome.status == 2, "\(command) \(outcome)")
      }
      let gate = try program.run(["gate"], in: app)
      #expect(gate.errors.contains("primum.yaml: it is a symbolic link to "), "\(gate)")
    }
  }

  /// `init` writes below the folder that it is run in, whatever links and options say.
  @Test(arguments: [".github", ".github/workflows", "Safety", "Safety/tree"])
  func initWritesThroughNoLink(_ name: String) throws {
    try inTree { folder, program in
      let manager = FileManager.default
      let copy = folder.appendingPathComponent("Copy")
      try manager.createDirectory(
        at: copy.appendingPathComponent(name).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      try manager.createDirectory(
        at: copy.appendingPathComponent(".git"), withIntermediateDirectories: true)
      try catalogue(in: copy)
      let up = name.contains("/") ? "../../outside" : "../outside"
      try link("Copy/" + name, to: up, in: folder)
      let before = try manager.subpathsOfDirectory(atPath: folder.path).sorted()
      for more in [["--yes"], ["--dry-run"]] {
        let outcome = try program.run(
          ["init", "--name", "tree", "--repository", "o/r"] + more, in: copy)
        #expect(outcome.status == 2, "\(outcome)")
        #expect(outcome.errors.contains("leads out of this folder"), "\(outcome)")
      }
      #expect(try manager.subpathsOfDirectory(atPath: folder.path).sorted() == before)
    }
  }

  @Test(arguments: [
    ["--rules", "/etc"], ["--rules", "../x"], ["--rules", "a/../../x"], ["--rules", "."],
    ["--rules", "a\nb: c"], ["--rules", "\u{202E}a"], ["--copy", "../outside"],
    ["--repository", "a/b\n  x: y"], ["--repository", "o/r${{x}}"], ["--repository", "o"],
    ["--repository", "/"], ["--repository", "\"/\""], ["--repository", "o/r@v1"],
    ["--repository", "o/r/s"], ["--repository", "o/.."], ["--repository", "-o/r"],
    ["--repository", "o /r"], ["--repository", ""],
  ]) func initTakesOnlyWhatItIsMeantToWrite(_ option: [String]) throws {
    try inTree { folder, program in
      let copy = folder.appendingPathComponent("Copy")
      let manager = FileManager.default
      try manager.createDirectory(
        at: copy.appendingPathComponent(".git"), withIntermediateDirectories: true)
      let before = try manager.subpathsOfDirectory(atPath: folder.path).sorted()
      let outcome = try program.run(["init", "--yes", "--name", "tree"] + option, in: copy)
      #expect(outcome.status == 2, "\(outcome)")
      #expect(try manager.subpathsOfDirectory(atPath: folder.path).sorted() == before)
    }
  }

  /// The name of a folder is a name, whatever it means in YAML, in patterns, or on a terminal.
  @Test(arguments: [
    "\\n", "a\\b", "*", "[x]", "a\\*b", "!x", "#x", "a\nb", "-", "~", "a: b", "\"", "'",
  ])
  func initNamesEveryFolder(_ name: String) throws {
    try inTree { folder, program in
      let app = folder.appendingPathComponent("app")
      for (path, text) in [
        (name + "/en.lproj/M.strings", "\"k\" = \"Fine.\";\n"),
        (name + "/en.lproj/N.strings", "\"k\" = \"Fi\n"),
        (name + "/tests/en.lproj/M.strings", "\"k\" = \"Fine.\";\n"),
      ] {
        let file = app.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let outcome = try program.run(["init", "--yes", "--name", "tree"], in: app)
      #expect(outcome.status == 0, "\(outcome)")
      let list = try program.run(["lint", "--list", "--format", "json"], in: app)
      let read = try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [String: Any]
      let files = (read?["files"] as? [[String: Any]])?.compactMap { $0["path"] as? String }
      #expect(files == [name + "/en.lproj/M.strings"], "\(list)")
    }
  }

  @Test func aPipeHoldsInitUpNot() throws {
    try inTree { folder, program in
      let copy = folder.appendingPathComponent("Copy")
      try FileManager.default.createDirectory(
        at: copy.appendingPathComponent(".git"), withIntermediateDirectories: true)
      try catalogue(in: copy)
      for name in [".pre-commit-config.yaml", ".gitignore", ".git/index"] {
        #expect(mkfifo(copy.appendingPathComponent(name).path, 0o644) == 0)
      }
      let outcome = try program.run(["init", "--dry-run", "--name", "tree"], in: copy)
      #expect(outcome.status == 0, "\(outcome)")
    }
  }

  /// A link gives a file another name. What it is under its own stays looked at, whichever name
  /// comes first.
  @Test(arguments: [
    ("AAA.md", "en.lproj/M.strings"), ("ZZZ.md", "en.lproj/M.strings"), ("de.lproj", "en.lproj"),
    ("AAA", "en.lproj"),
  ]) func aLinkTakesNothingOut(_ name: String, _ target: String) throws {
    try inTree { folder, program in
      let catalogue = folder.appendingPathComponent("Copy/tree/en.lproj/M.strings")
      try FileManager.default.createDirectory(
        at: catalogue.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("/*\n```\n*/\n\"k\" = \"A cure.\";\n".utf8).write(to: catalogue)
      try link("Copy/tree/\(name)", to: target, in: folder)
      let outcome = try program.run(["gate"], in: folder, input: nil)
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("Copy/tree/en.lproj/M.strings:4:10"), "\(outcome)")
    }
  }

  #if os(Linux)
    /// Where a name is not text, or a folder may not be looked into, nobody knows what would have
    /// been found.
    @Test(arguments: ["Copy/tree", "Rules/tree"]) func aFolderWhoseNameIsNotTextIsTold(
      _ place: String
    ) throws {
      try inTree { folder, program in
        var path = Array((folder.path + "/" + place + "/").utf8CString.dropLast())
        path += [CChar(bitPattern: 0xFF), 0]
        #expect(mkdir(path, 0o755) == 0)
        let outcome = try program.run(["gate"], in: folder, input: nil)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("its name is not valid UTF-8"), "\(outcome)")
      }
    }

    @Test(.enabled(if: geteuid() != 0), arguments: ["Copy/tree", "Rules/tree"])
    func aFolderThatMayNotBeEnteredIsTold(_ place: String) throws {
      try inTree { folder, program in
        let inner = folder.appendingPathComponent(place + "/closed/en.lproj")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        let closed = inner.deletingLastPathComponent().path
        #expect(chmod(closed, 0o644) == 0)
        defer { chmod(closed, 0o755) }
        let outcome = try program.run(["gate"], in: folder, input: nil)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("closed/en.lproj: permission denied"), "\(outcome)")
      }
    }
  #endif

  /// Protects against a shell between the program and git: an accent on a quotation mark makes one
  /// `Character` of both.
  @Test(arguments: [
    "p'\u{301};touch PWNED;'\u{301}", "p';touch PWNED;'", "$(touch PWNED)", "`touch PWNED`", "a\nb",
    "-p",
  ])
  func noTextReachesAShell(_ name: String) throws {
    try inTree { folder, program in
      let pack = folder.appendingPathComponent("Rules/" + name)
      try FileManager.default.moveItem(at: folder.appendingPathComponent("Rules/tree"), to: pack)
      try Repository(folder).commit(as: "x")
      let same = try program.run(
        ["diff", "--git", "HEAD", "Rules/" + name], in: folder, input: nil)
      #expect(same.status == 0 && same.output.hasPrefix("no difference"), "\(same)")
      let revision = try program.run(
        ["diff", "--git", "HEAD" + name, "Rules/" + name], in: folder, input: nil)
      #expect(revision.status == 2 && revision.errors.contains("is not a revision"), "\(revision)")
      let option = try program.run(
        ["diff", "--git=-" + name, "Rules/" + name], in: folder, input: nil)
      #expect(option.status == 2 && option.errors.contains("is not a revision"), "\(option)")
      #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("PWNED").path))
      #expect(!FileManager.default.fileExists(atPath: pack.appendingPathComponent("PWNED").path))
    }
  }

  @Test func aPipeInAPackHoldsNobodyUp() throws {
    try inTree { folder, program in
      #expect(mkfifo(folder.appendingPathComponent("Rules/tree/pipe.yaml").path, 0o644) == 0)
      let outcome = try program.run(["check", "Rules/tree"], in: folder, input: nil)
      #expect(outcome.status == 2)
      #expect(
        outcome.errors.contains("Rules/tree/pipe.yaml: it is not a regular file"), "\(outcome)")
    }
  }

  #if os(Linux)
    @Test func aFullDiskIsTold() throws {
      try inTree { folder, program in
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program.path)
        process.arguments = ["check", "Rules/tree"]
        process.currentDirectoryURL = folder
        process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let told = String(
          decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
        #expect(told.hasPrefix("primum: the output could not be written: "))
      }
    }
  #endif
}
