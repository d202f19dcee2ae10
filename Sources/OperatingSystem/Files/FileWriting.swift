#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that appears whole under its name when everything has been written, or not at all: a new
/// file beside it, synced, then put in its place. Mode and owner are kept, and a symbolic link
/// stays one. On failure the file is as it was and no other is left. A pipe or a device is written
/// to as it is.
public final class WholeFile {
  /// The file at the end of the links, so that a link is not replaced by a file.
  private let target: String
  /// Nil where the target is written to directly.
  private let temporary: String?
  private let descriptor: Int32
  private let mode: mode_t
  private var problem: FileProblem?
  private var isFinished = false

  public init(_ path: String) throws(FileProblem) {
    let before = try? FileStatus(path)
    if let before, before.kind != .file {
      (target, temporary, mode) = (path, nil, 0)
      descriptor = open(path, O_WRONLY)
      guard descriptor >= 0 else { throw .last }
      return
    }
    target = realPath(path) ?? path
    mode = before.map { $0.info.st_mode & 0o7777 } ?? 0o644
    var template = Array("\(parent(of: target))/.primum-XXXXXX".utf8CString)
    descriptor = template.withUnsafeMutableBufferPointer { mkstemp($0.baseAddress!) }
    guard descriptor >= 0 else { throw .last }
    let made = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    temporary = made
    UnfinishedFiles.add(made)
    // Only the superuser can give a file away; anybody else becomes the owner of what they write.
    if let info = before?.info, info.st_uid != geteuid() || info.st_gid != getegid() {
      _ = fchown(descriptor, info.st_uid, info.st_gid)
    }
  }

  deinit { if !isFinished { discard() } }

  /// Writes bytes at the end.
  public func write(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { write($0) } }

  /// Writes bytes; `finish` reports a failure.
  public func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    if problem == nil { problem = writing(bytes, to: descriptor) }
  }

  /// Makes the new file whole beside its place, which it has not taken yet.
  ///
  /// - Parameter original: what the file held when the new bytes were made of it. Where it holds
  ///   something else by now, somebody has edited it, and nothing is written.
  public func prepare(replacing original: [UInt8]? = nil) throws(FileProblem) {
    if temporary != nil {
      if problem == nil, fchmod(descriptor, mode) != 0 || fsync(descriptor) != 0 { problem = .last }
      if problem == nil, let original, (try? readBytes(target)) != original {
        problem = .changedMeanwhile
      }
    }
    if let problem {
      discard()
      throw problem
    }
  }

  /// Puts the file in its place.
  public func finish(replacing original: [UInt8]? = nil) throws(FileProblem) {
    try prepare(replacing: original)
    if let temporary, rename(temporary, target) != 0 {
      let problem = FileProblem.last
      discard()
      throw problem
    }
    isFinished = true
    close(descriptor)
    guard let temporary else { return }
    UnfinishedFiles.remove(temporary)
    syncFolder(parent(of: target))
  }

  private func discard() {
    isFinished = true
    close(descriptor)
    guard let temporary else { return }
    unlink(temporary)
    UnfinishedFiles.remove(temporary)
  }
}

/// Writes a file whole or not at all, as `WholeFile` does.
public func writeFile(
  _ path: String, _ bytes: [UInt8], replacing original: [UInt8]? = nil
) throws(FileProblem) {
  let file = try WholeFile(path)
  file.write(bytes)
  try file.finish(replacing: original)
}

/// A temporary file that no name leads to, so that nothing is left behind.
public final class NamelessFile: Sendable {
  let descriptor: Int32

  /// The folder of temporary files.
  public static var folder: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

  public init() throws(FileProblem) {
    var template = Array((NamelessFile.folder + "/primum-XXXXXX").utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .last }
    unlink(template)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Writes bytes at the end.
  public func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(FileProblem) {
    if let problem = writing(bytes, to: descriptor) { throw problem }
  }
}

/// Writes everything, or says why it could not.
func writing(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> FileProblem? {
  var written = 0
  while written < bytes.count {
    let count = retrying { write(descriptor, bytes.baseAddress! + written, bytes.count - written) }
    if count <= 0 { return .last }
    written += count
  }
  return nil
}

/// Makes the new name last; a file system that cannot do so has done what it can.
private func syncFolder(_ folder: String) {
  let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
  if descriptor >= 0 {
    _ = fsync(descriptor)
    close(descriptor)
  }
}
