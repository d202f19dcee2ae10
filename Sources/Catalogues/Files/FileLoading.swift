import Diagnostics
import OperatingSystem
import SourceText

/// A file read whole, or why it could not be.
public enum LoadedFile: Sendable {
  /// The findings are warnings about its encoding.
  case file(SourceFile, [Finding])
  case failed(Finding)
}

/// Reads a whole file with its encoding detected. A folder, a loop of symbolic links, a file
/// without permission, one that is larger than `limit` bytes or that changes while it is read is a
/// failure, never a part of a file.
///
/// - Parameters:
///   - path: where the file is.
///   - name: as shown in messages; `path` if nil.
public func loadFile(
  _ path: String, as name: String? = nil, limit: Int = CatalogueLimits.fileSize
) -> LoadedFile {
  let name = name ?? path
  do {
    return loadText(try readBytes(path, limit: limit), as: name)
  } catch {
    return .failed(unreadable(name, error))
  }
}

/// A path that cannot be read, as a finding.
func unreadable(_ path: String, _ problem: FileProblem) -> Finding {
  Finding(
    .unreadableFile, .error, "\(path) cannot be read: \(problem.message)",
    at: Place(SourceFile(path: path, bytes: []), 0..<0))
}

/// A source of text that is no file, such as standard input.
public func loadText(_ bytes: [UInt8], as name: String) -> LoadedFile {
  let (file, findings) = SourceFile.detectingEncoding(path: name, bytes: bytes)
  if let error = findings.first(where: { $0.level == .error }) { return .failed(error) }
  return .file(file, findings)
}
