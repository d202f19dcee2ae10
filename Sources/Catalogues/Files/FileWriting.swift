#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a file whole or not at all: a new file beside it, synced, then put in its place; its mode and owner are kept,
/// and a symbolic link stays one. On failure the file is as it was and no other is left.
///
/// - Parameter original: what the file held when the new bytes were made of it. Where it holds something else by now,
///   somebody has edited it, and nothing is written.
public func writeFile(
  _ path: String, _ bytes: [UInt8], replacing original: [UInt8]? = nil
) -> Result<Void, FileProblem> {
  let target = resolved(path)
  var info = stat()
  let exists = stat(target, &info) == 0
  let mode = exists ? info.st_mode & 0o7777 : 0o644
  let folder = folderOf(target)
  var template = Array("\(folder)/.primum-XXXXXX".utf8CString)
  let descriptor = template.withUnsafeMutableBufferPointer { mkstemp($0.baseAddress!) }
  guard descriptor >= 0 else { return .failure(FileProblem(message: reason(errno))) }
  let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  UnfinishedFiles.add(temporary)
  defer { UnfinishedFiles.remove(temporary) }
  func failed() -> Result<Void, FileProblem> {
    let why = reason(errno)
    unlink(temporary)
    return .failure(FileProblem(message: why))
  }
  // Only the superuser can give a file away; anybody else becomes the owner of what they write.
  if exists, info.st_uid != geteuid() || info.st_gid != getegid() { _ = fchown(descriptor, info.st_uid, info.st_gid) }
  guard writeAll(descriptor, bytes), fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else {
    let problem = failed()
    close(descriptor)
    return problem
  }
  if let original {
    guard case .success(let present) = readBytes(target), present == original else {
      close(descriptor)
      unlink(temporary)
      return .failure(FileProblem(message: "it was changed meanwhile, and is left as it is; run this again"))
    }
  }
  guard close(descriptor) == 0, rename(temporary, target) == 0 else { return failed() }
  syncFolder(folder)
  return .success(())
}

private func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var written = 0
    while written < buffer.count {
      let count = retrying { write(descriptor, buffer.baseAddress! + written, buffer.count - written) }
      if count <= 0 { return false }
      written += count
    }
    return true
  }
}

/// Where the links end, so that a link is not replaced by a file.
private func resolved(_ path: String) -> String {
  guard let real = realpath(path, nil) else { return path }
  defer { free(real) }
  return String(cString: real)
}

private func folderOf(_ path: String) -> String {
  let bytes = Array(path.utf8)
  guard let slash = bytes.lastIndex(of: 0x2F) else { return "." }
  return slash == 0 ? "/" : String(decoding: bytes[..<slash], as: UTF8.self)
}

/// Makes the new name last; a file system that cannot do so has done what it can.
private func syncFolder(_ folder: String) {
  let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
  if descriptor >= 0 {
    _ = fsync(descriptor)
    close(descriptor)
  }
}
