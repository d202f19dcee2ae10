import Foundation
import Testing

/// A folder may have come with its `.git`, from an archive or a shared drive: nothing that is named
/// there runs, and nothing is fetched.
@Suite struct GitTrustTests {
  private static let commands = [
    ["gate", "--since", "HEAD"], ["check", "--since", "HEAD"],
    ["diff", "--git", "HEAD", "Rules/tree"],
    ["diff", "--git", "HEAD~", "--git", "HEAD", "Rules/tree"],
    ["handbook", "Rules/tree", "--since", "HEAD", "--format", "json"],
    ["check", "--since", ":0:Rules/tree/pack.yaml"],
  ]

  /// Whatever names a program to git, or a way to another repository.
  private static func settings(_ trap: String) -> String {
    """

    [core]
      fsmonitor = \(trap)
      hooksPath = hooks
      pager = \(trap)
      editor = \(trap)
      askPass = \(trap)
      sshCommand = \(trap)
      gitProxy = \(trap)
      alternateRefsCommand = \(trap)
    [pager]
      show = \(trap)
      ls-tree = \(trap)
      rev-parse = \(trap)
      cat-file = \(trap)
    [diff]
      external = \(trap)
    [diff "x"]
      textconv = \(trap)
      command = \(trap)
    [filter "x"]
      clean = \(trap)
      smudge = \(trap)
      process = \(trap)
      required = true
    [credential]
      helper = \(trap)
    [gpg]
      program = \(trap)
    [log]
      showSignature = true
    [alias]
      rev-parse = !\(trap)
      cat-file = !\(trap)
      fetch = !\(trap)
    [protocol]
      allow = always
    [protocol "ext"]
      allow = always
    [uploadpack]
      packObjectsHook = \(trap)
    [fetch]
      bundleURI = bundle
    [maintenance]
      auto = true

    """
  }

  /// A project with two commits, and a program that says when it was run.
  private func inProject(_ body: (_ folder: URL, _ trap: URL, Program) throws -> Void) throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(
      "primum-git-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = place.appendingPathComponent("project")
    let trap = place.appendingPathComponent("trap")
    for (path, text) in [
      ("project/Rules/tree/pack.yaml", Self.pack("1")),
      ("project/Copy/tree/en.lproj/M.strings", "\"k\" = \"Fine.\";\n"),
      ("project/.gitattributes", "* filter=x diff=x\n"),
      ("project/hooks/post-index-change", "#!/bin/sh\ntouch \(trap.path).ran\n"),
      ("trap", "#!/bin/sh\ntouch \(trap.path).ran\nexec git-upload-pack \"$@\"\n"),
    ] { try write(text, to: place.appendingPathComponent(path)) }
    for path in ["trap", "project/hooks/post-index-change"] {
      chmod(place.appendingPathComponent(path).path, 0o755)
    }
    try Repository(folder).commit(as: "first")
    try write(Self.pack("2"), to: folder.appendingPathComponent("Rules/tree/pack.yaml"))
    try Repository(folder).commit(as: "second")
    try body(folder, trap, try Program.beside(self))
  }

  private static func pack(_ version: String) -> String {
    """
    pack: tree
    title: Tree
    version: "\(version)"
    language: 1
    source locale: en
    locales: [en]
    terms:
      - { id: cure, forbid: cure, level: error, locale: en, because: It promises an outcome. }
    reviewed:
      - { locale: en, by: A reviewer, on: 2026-02-27 }

    """
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func add(_ text: String, to folder: URL, _ file: String = "config") throws {
    let handle = try FileHandle(
      forWritingTo: folder.appendingPathComponent(".git/" + file))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  private func hasRun(_ trap: URL) -> Bool {
    FileManager.default.fileExists(atPath: trap.path + ".ran")
  }

  @Test(arguments: [false, true]) func nothingIsRun(isIncluded: Bool) throws {
    try inProject { folder, trap, program in
      if isIncluded {
        try write(Self.settings(trap.path), to: folder.appendingPathComponent(".git/more"))
        try add("[include]\n  path = more\n", to: folder)
      } else {
        try add(Self.settings(trap.path), to: folder)
      }
      // A monitor of files is asked when an index that knows it is read.
      _ = try? Repository(folder).git("update-index", "--fsmonitor")
      try? FileManager.default.removeItem(atPath: trap.path + ".ran")
      for command in Self.commands.dropLast() {
        let outcome = try program.run(command, in: folder)
        #expect(outcome.status < 2, "\(command) \(outcome)")
        #expect(!hasRun(trap), "\(command)")
      }
      _ = try program.run(Self.commands.last!, in: folder)
      #expect(!hasRun(trap))
    }
  }

  /// What is called a file may be a commit, which git would show with a check of its signature.
  @Test func aCommitInPlaceOfAFileIsNotShown() throws {
    try inProject { folder, trap, program in
      try add(Self.settings(trap.path), to: folder)
      let repository = Repository(folder)
      func kept(_ bytes: Data, as kind: String) throws -> String {
        try bytes.write(to: folder.appendingPathComponent(".git/raw"))
        let hash = try repository.git(
          "hash-object", "-t", kind, "-w", "--literally", "--no-filters", ".git/raw")
        return hash.trimmingCharacters(in: .newlines)
      }
      func tree(_ name: String, _ mode: String, _ hash: String) throws -> String {
        let bytes = stride(from: 0, to: hash.count, by: 2).map { at in
          UInt8(hash.dropFirst(at).prefix(2), radix: 16)!
        }
        return try kept(Data("\(mode) \(name)\0".utf8) + Data(bytes), as: "tree")
      }
      let old = try repository.git("rev-parse", "HEAD^{tree}").trimmingCharacters(in: .newlines)
      let who = "a <a@example.org> 1700000000 +0000"
      let signed = try kept(
        Data(
          """
          tree \(old)
          author \(who)
          committer \(who)
          gpgsig -----BEGIN PGP SIGNATURE-----
           
           x
           -----END PGP SIGNATURE-----

          x

          """.utf8), as: "commit")
      let top = try tree(
        "Rules", "40000", try tree("tree", "40000", try tree("pack.yaml", "100644", signed)))
      let commit = try kept(
        Data("tree \(top)\nauthor \(who)\ncommitter \(who)\n\nx\n".utf8), as: "commit")
      for command in [
        ["check", "--since", commit], ["gate", "--since", commit],
        ["diff", "--git", commit, "Rules/tree"],
      ] {
        let outcome = try program.run(command, in: folder)
        #expect(outcome.status == 2, "\(command) \(outcome)")
        #expect(!hasRun(trap), "\(command)")
      }
    }
  }

  /// Objects that are not here stay away, wherever they could come from.
  @Test(arguments: ["file", "ext", "ssh", "git", "http", "helper", "none"])
  func nothingIsFetched(_ way: String) throws {
    try inProject { folder, trap, program in
      let repository = Repository(folder)
      try repository.git("config", "uploadpack.allowFilter", "true")
      let clone = folder.deletingLastPathComponent().appendingPathComponent("clone")
      try repository.git(
        "clone", "--quiet", "--no-checkout", "--filter=blob:none", "file://" + folder.path,
        clone.path)
      for name in ["Rules", "Copy"] {
        try FileManager.default.copyItem(
          at: folder.appendingPathComponent(name), to: clone.appendingPathComponent(name))
      }
      let address =
        switch way {
        case "ext": "ext::\(trap.path) %S"
        case "ssh": "ssh://localhost/x"
        case "git": "git://127.0.0.1:1/x"
        case "http": "http://[::1]:1/x"
        case "none": "none::x"
        default: "file://" + folder.path
        }
      try add(
        Self.settings(trap.path)
          + """
          [remote "origin"]
            url = \(address)
            uploadpack = \(trap.path)
            \(way == "helper" ? "vcs = ext" : "")

          """, to: clone)
      let config = clone.appendingPathComponent(".git/config")
      let text = try String(contentsOf: config, encoding: .utf8)
      // The first address counts.
      try Data(
        text.replacingOccurrences(of: "url = file://\(folder.path)\n\tfetch", with: "fetch").utf8
      )
      .write(to: config)
      let path =
        folder.deletingLastPathComponent().path + ":"
        + (ProcessInfo.processInfo.environment["PATH"] ?? "")
      try FileManager.default.copyItem(
        atPath: trap.path, toPath: trap.deletingLastPathComponent().path + "/git-remote-none")
      for command in Self.commands.dropLast() {
        let outcome = try program.run(command, in: clone, variables: ["PATH": path])
        #expect(outcome.status == 2, "\(command) \(outcome)")
        #expect(outcome.errors.contains("Primum fetches nothing; fetch them: "), "\(outcome)")
        #expect(!hasRun(trap), "\(command)")
      }
    }
  }

  /// Nothing of an earlier state is written anywhere.
  @Test func theFilesOfARevisionAreKeptInMemory() throws {
    try inProject { folder, _, program in
      let bare = try program.run(
        ["gate", "--since", "first"], in: folder, variables: ["TMPDIR": "/nowhere"])
      #expect(bare.status < 2, "\(bare)")
      let place = folder.deletingLastPathComponent().appendingPathComponent("t")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      func changed() throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: place.path)[.modificationDate] as? Date
      }
      let before = try changed()
      for command in Self.commands.dropLast() {
        let outcome = try program.run(command, in: folder, variables: ["TMPDIR": place.path])
        #expect(outcome.status < 2, "\(command) \(outcome)")
      }
      #expect(try changed() == before)
    }
  }

  /// A link is one at a revision too, to a file or a folder; one that leads out is none.
  @Test func linksOfARevisionLeadWhereTheyLed() throws {
    try inProject { folder, _, program in
      let manager = FileManager.default
      let copy = folder.appendingPathComponent("Copy/tree")
      try write("\"k\" = \"A cure.\";\n", to: copy.appendingPathComponent("shared/M.strings"))
      try write("\"k\" = \"A cure.\";\n", to: copy.appendingPathComponent("one.strings"))
      try manager.removeItem(at: copy.appendingPathComponent("en.lproj"))
      try manager.createSymbolicLink(
        atPath: copy.path + "/en.lproj", withDestinationPath: "shared")
      try write("\"k\" = \"Fine.\";\n", to: copy.appendingPathComponent("Base.lproj/N.strings"))
      try manager.createSymbolicLink(
        atPath: copy.path + "/Base.lproj/O.strings", withDestinationPath: "../one.strings")
      try write(
        "apps: [{ rules: Rules/tree, copy: [Copy/tree] }]\n",
        to: folder.appendingPathComponent("primum.yaml"))
      try Repository(folder).commit(as: "third")
      let outcome = try program.run(["gate", "--since", "HEAD"], in: folder)
      #expect(outcome.output.contains("since HEAD: no new findings"), "\(outcome)")
    }
  }
}
