#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a file whole or not at all: a new file beside it, synced, then put in its place; its mode is kept, and a
/// symbolic link
/// stays one. On failure the file is as it was and no other is left.
public func writeFile(_ path: String, _ bytes: [UInt8]) -> Result<Void, FileProblem> {
  let target = resolved(path)
  var info = stat()
  let exists = stat(target, &info) == 0
  let mode = exists ? info.st_mode & 0o7777 : 0o644
  let folder = folderOf(target)
  var template = Array("\(folder)/.primum-XXXXXX".utf8CString)
  let descriptor = template.withUnsafeMutableBufferPointer { mkstemp($0.baseAddress!) }
  guard descriptor >= 0 else { return .failure(FileProblem(message: reason(errno))) }
  let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  func failed() -> Result<Void, FileProblem> {
    let why = reason(errno)
    unlink(temporary)
    return .failure(FileProblem(message: why))
  }
  guard writeAll(descriptor, bytes), fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else {
    let problem = failed()
    close(descriptor)
    return problem
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
