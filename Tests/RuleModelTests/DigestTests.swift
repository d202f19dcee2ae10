import Foundation
import RuleModel
import Testing

/// SHA-256 against the vectors that NIST publishes with FIPS 180-4, and against the system's own
/// tool.
@Suite struct DigestTests {
  private static let long =
    "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"

  @Test(
    "Published vectors",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (long, "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"),
      (
        String(repeating: "a", count: 1_000_000),
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ]) func vectors(text: String, digest: String)
  {
    #expect(Digest.text(of: text) == digest)
  }

  @Test("The same as the system's tool, around the ends of blocks")
  func system() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let counts = [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]
    var expected = ""
    for count in counts {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37) }
      try Data(bytes).write(to: folder.appending(path: "\(count)"))
      expected += "\(Digest.text(of: bytes))  \(count)\n"
    }
    let tool = Process()
    let output = Pipe()
    tool.executableURL = URL(filePath: "/usr/bin/env")
    #if os(macOS)
      tool.arguments = ["shasum", "-a", "256"] + counts.map(String.init)
    #else
      tool.arguments = ["sha256sum"] + counts.map(String.init)
    #endif
    tool.currentDirectoryURL = folder
    tool.standardOutput = output
    try tool.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    tool.waitUntilExit()
    #expect(String(decoding: printed, as: UTF8.self) == expected)
  }
}
