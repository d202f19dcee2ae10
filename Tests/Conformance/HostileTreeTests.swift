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
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("primum-tree-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in [
      ("Rules/tree/pack.yaml", Self.pack), ("Copy/tree/en.txt", "Fine.\n"), ("outside/secret.txt", "A secret cure.\n"),
      ("outside/secret.yaml", "sesame: open\n"),
    ] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder, try Program.beside(self))
  }

  private func link(_ path: String, to target: String, in folder: URL) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent(path).path, withDestinationPath: target)
  }

  @Test func aLinkOutOfAPackIsRefused() throws {
    try inTree { folder, program in
      try link("Rules/tree/z.yaml", to: "../../outside/secret.yaml", in: folder)
      for command in [
        ["check", "Rules/tree"], ["check"], ["gate"], ["test", "tree"], ["lint", "--rules", "Rules/tree"],
      ] {
        let outcome = try program.run(command, in: folder, input: nil)
        #expect(outcome.status == 2, "\(command)")
        #expect(outcome.errors.contains("z.yaml: it is a symbolic link to "), "\(outcome.errors)")
        #expect(!(outcome.output + outcome.errors).contains("sesame"))
      }
      let named = try program.run(["check", "Rules/tree", "--as-of=2026-03-20"], in: folder, input: nil)
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

  @Test func aPipeInAPackHoldsNobodyUp() throws {
    try inTree { folder, program in
      #expect(mkfifo(folder.appendingPathComponent("Rules/tree/pipe.yaml").path, 0o644) == 0)
      let outcome = try program.run(["check", "Rules/tree"], in: folder, input: nil)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("Rules/tree/pipe.yaml: it is not a regular file"), "\(outcome)")
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
        let told = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
        #expect(told.hasPrefix("primum: the output could not be written: "))
      }
    }
  #endif
}
