import Foundation

/// A case: files, the commands run on them in order, and exactly what comes of each.
///
///     A sentence on what this protects.
///     --- file pack/pack.yaml
///     …
///     --- run primum check pack
///     --- stdout
///     …
///     --- stderr
///     …
///     --- status 1
///     --- after pack/pack.yaml
///     …
///
/// Words of a command that hold spaces stand in single quotes; `< FILE` gives standard input. A
/// `file` may also come between two runs, to change it, and `--- remove PATH` takes a file or a
/// folder away. `--- commit NAME` commits all files to a git repository and gives the commit a
/// name; `--- forget` leaves that repository with its newest commit alone, as a shallow clone has
/// it. In files `⟨0D⟩` stands for these bytes. Where output does not end with a line end,
/// `⟨no line end⟩` says so. With `UPDATE_CASES=1` in the environment everything behind each `run`
/// is written anew, to be read in review.
struct Script: Sendable, CustomStringConvertible {
  let path: String
  let text: String

  var description: String { path.components(separatedBy: "/").last ?? path }

  /// Those of a folder; with `PRIMUM_CASES` in the environment the named ones alone, for `ci/mutate`.
  static func all(in folder: String, beside testFile: String = #filePath) -> [Script] {
    let asked = ProcessInfo.processInfo.environment["PRIMUM_CASES"]?.split(separator: " ")
    let directory = URL(fileURLWithPath: testFile).deletingLastPathComponent()
      .appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    return names.filter { name in
      name.hasSuffix(".txt") && asked?.contains { $0 == name } != false
    }.sorted().compactMap { name in
      let path = directory.appendingPathComponent(name).path
      return (try? String(contentsOfFile: path, encoding: .utf8)).map {
        Script(path: path, text: $0)
      }
    }
  }

  func write(_ text: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private struct Section {
    var head: String
    var body: String

    /// What follows a word at the start of the head.
    func rest(_ word: String) -> String? {
      head.hasPrefix(word + " ") ? String(head.dropFirst(word.count + 1)) : nil
    }
    var text: String { "--- \(head)\n\(body)" }
  }

  /// The whole case as it comes out.
  func play(_ program: Program) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "primum-case-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (about, sections) = self.sections()
    var played = about
    for section in sections {
      if let name = section.rest("file") {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(Script.bytes(section.body)).write(to: url)
        played += section.text
      } else if let command = section.rest("run") {
        var words = Script.words(command)
        guard words.first == "primum" else {
          throw Program.Failure(description: "\(self): a run begins with primum: \(command)")
        }
        words.removeFirst()
        var input: URL?
        if let at = words.firstIndex(of: "<") {
          input = folder.appendingPathComponent(words[at + 1])
          words.removeSubrange(at...(at + 1))
        }
        let outcome = try program.run(words, in: folder, input: input)
        played += "--- run \(command)\n"
        if !outcome.output.isEmpty { played += "--- stdout\n" + Script.ended(outcome.output) }
        if !outcome.errors.isEmpty { played += "--- stderr\n" + Script.ended(outcome.errors) }
        played += "--- status \(outcome.status)\n"
      } else if let name = section.rest("remove") {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        played += section.text
      } else if let name = section.rest("commit") {
        try Repository(folder).commit(as: name)
        played += section.text
      } else if section.head == "forget" {
        try Repository(folder).forgetThePast()
        played += section.text
      } else if let name = section.rest("after") {
        let left = (try? Data(contentsOf: folder.appendingPathComponent(name))).map {
          String(decoding: $0, as: UTF8.self)
        }
        played += "--- after \(name)\n" + (left.map(Script.ended) ?? "⟨no such file⟩\n")
      } else if section.head != "stdout", section.head != "stderr", section.rest("status") == nil {
        throw Program.Failure(description: "\(self): unknown part `--- \(section.head)`")
      }
    }
    return played
  }

  private func sections() -> (String, [Section]) {
    var about = ""
    var sections: [Section] = []
    var lines = text.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    for line in lines {
      if line.hasPrefix("--- ") {
        sections.append(Section(head: String(line.dropFirst(4)), body: ""))
      } else if sections.isEmpty {
        about += line + "\n"
      } else {
        sections[sections.count - 1].body += line + "\n"
      }
    }
    return (about, sections)
  }

  private static func ended(_ text: String) -> String {
    text.hasSuffix("\n") ? text : text + "⟨no line end⟩\n"
  }

  private static func words(_ command: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in command {
      switch character {
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case " " where !isQuoted:
        if let whole = word { words.append(whole) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }

  private static func bytes(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var code: String?
    for scalar in text.unicodeScalars {
      switch (scalar, code) {
      case ("⟨", _): code = ""
      case ("⟩", let digits?):
        bytes += digits.split(separator: " ").compactMap { UInt8($0, radix: 16) }
        code = nil
      case (_, let digits?): code = digits + String(scalar)
      default: bytes += UTF8.encode(scalar)!
      }
    }
    return bytes
  }
}
