import RuleLoading
import SourceText
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of a pack of this repository.
struct PackSources {
  let pack: String
  /// Their texts, by path below the folder of the pack's folder.
  var files: [String: String] = [:]

  /// - Parameter folder: that of the pack's folder, from the root of the repository.
  init(_ pack: String, in folder: String = "Rules") {
    self.pack = pack
    let root =
      "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/\(folder)/"
    func visit(_ folder: String) {
      guard let directory = opendir(root + folder) else { return }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name.hasSuffix(".yaml") {
          files[folder + "/" + name] = read(root + folder + "/" + name)
        } else if !name.hasPrefix("."), !name.contains(".") {
          visit(folder + "/" + name)
        }
      }
    }
    visit(pack)
  }

  func load() throws -> LoadedPack {
    let loaded = loadPack(files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    try #require(
      !loaded.hasErrors, "\(loaded.findings.filter { $0.level == .error }.map(\.message))")
    return loaded
  }

  /// With a witness as the first example of an item.
  func pasting(
    _ witness: String, into item: String, as name: String = "the witness",
    expecting expected: String = "unknown"
  ) throws -> PackSources {
    for (path, text) in files {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard let head = lines.firstIndex(of: "  - id: \(item)"),
        let examples = lines[head...].firstIndex(of: "    examples:")
      else { continue }
      lines.insert(
        "      - {\"it\": \"\(name)\", \"expect\": \(expected), \(witness.dropFirst())",
        at: examples + 1)
      var copy = self
      copy.files[path] = lines.joined(separator: "\n")
      return copy
    }
    Issue.record("\(item) has no examples to paste to")
    return self
  }
}

func read(_ path: String) -> String? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}
