#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A test in a file: what it protects, an input, and the exact output expected for it.
///
///     A sentence on what this protects.
///     --- input
///     …
///     --- expected
///     …
///
/// In the input `⟨C2 A0⟩` stands for these bytes, so that a tab, CR or no-break space can be seen.
/// With `UPDATE_CASES=1` in the environment the expected part is written anew, to be read in
/// review.
public struct CaseFile: Sendable, CustomStringConvertible {
  public let path: String
  public let about: String
  public let input: [UInt8]
  public let expected: String
  private let head: String

  public var description: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Every `.txt` of a folder beside the test file, in order of their names.
  public static func all(in folder: String, beside testFile: String = #filePath) -> [CaseFile] {
    let directory =
      testFile.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
        separator: "/") + "/" + folder
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".txt") { names.append(name) }
    }
    return names.sorted().compactMap { CaseFile(path: directory + "/" + $0) }
  }

  private init?(path: String) {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let inputAt = lines.firstIndex(of: "--- input") else { return nil }
    let expectedAt = lines.firstIndex(of: "--- expected") ?? lines.endIndex
    self.path = path
    about = lines[..<inputAt].joined(separator: "\n")
    let inputLines = lines[(inputAt + 1)..<expectedAt]
    input = CaseFile.bytes(inputLines.joined(separator: "\n") + "\n")
    head = lines[..<expectedAt].joined(separator: "\n")
    expected = expectedAt < lines.endIndex ? lines[(expectedAt + 1)...].joined(separator: "\n") : ""
  }

  /// Whether the output is the expected one; writes it to the file first where that is asked for.
  public func matches(_ output: String) -> Bool {
    let output = output.hasSuffix("\n") ? output : output + "\n"
    if getenv("UPDATE_CASES") != nil, output != expected, let file = fopen(path, "wb") {
      defer { fclose(file) }
      let bytes = Array("\(head)\n--- expected\n\(output)".utf8)
      return fwrite(bytes, 1, bytes.count, file) == bytes.count
    }
    return output == expected
  }

  private static func bytes(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var code: String?
    for scalar in text.unicodeScalars {
      if scalar == "⟨" {
        code = ""
      } else if scalar == "⟩", let digits = code {
        bytes += digits.split(separator: " ").compactMap { UInt8($0, radix: 16) }
        code = nil
      } else if code != nil {
        code?.unicodeScalars.append(scalar)
      } else {
        bytes += UTF8.encode(scalar)!
      }
    }
    return bytes
  }
}
