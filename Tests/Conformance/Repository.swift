import Foundation

/// A git repository in the folder of a case, in which every commit is the same on every machine.
struct Repository {
  let folder: URL

  init(_ folder: URL) { self.folder = folder }

  func commit(as name: String) throws {
    if !FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) {
      try git("init", "--quiet", "--initial-branch=trunk")
    }
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", name)
    try git("tag", "--force", name)
  }

  func forgetThePast() throws {
    let newest = try git("rev-parse", "HEAD")
    try Data(newest.utf8).write(to: folder.appendingPathComponent(".git/shallow"))
  }

  /// Runs git without what the machine's own configuration says.
  @discardableResult func git(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    for (name, value) in [
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_AUTHOR_DATE": "2026-03-01T12:00:00Z",
      "GIT_COMMITTER_DATE": "2026-03-01T12:00:00Z", "GIT_AUTHOR_NAME": "case",
      "GIT_AUTHOR_EMAIL": "case@example.org",
      "GIT_COMMITTER_NAME": "case", "GIT_COMMITTER_EMAIL": "case@example.org",
    ] { environment[name] = value }
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Program.Failure(description: "git \(arguments.joined(separator: " ")) failed")
    }
    return text
  }
}
