import Diagnostics
import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file read whole, or why it could not be.
public enum LoadedFile: Sendable {
  /// The findings are warnings about its encoding.
  case file(SourceFile, [Finding])
  case failed(Finding)
}

/// Reads a whole file with its encoding detected. A folder, a loop of symbolic links, a file without permission, one
/// that is larger
/// than `limit` bytes or that changes while it is read is a failure, never a part of a file.
///
/// - Parameters:
///   - path: where the file is.
///   - name: as shown in messages; `path` if nil.
public func loadFile(_ path: String, as name: String? = nil, limit: Int = CatalogueLimits.fileSize) -> LoadedFile {
  let name = name ?? path
  func failed(_ message: String) -> LoadedFile {
    .failed(Finding(.unreadableFile, .error, message, at: Place(SourceFile(path: name, bytes: []), 0..<0)))
  }
  switch readBytes(path, limit: limit) {
  case .failure(let problem): return failed("\(name) cannot be read: \(problem.message)")
  case .success(let bytes):
    let (file, findings) = SourceFile.detectingEncoding(path: name, bytes: bytes)
    if let error = findings.first(where: { $0.level == .error }) { return .failed(error) }
    return .file(file, findings)
  }
}

/// A source of text that is no file, such as standard input.
public func loadText(_ bytes: [UInt8], as name: String) -> LoadedFile {
  let (file, findings) = SourceFile.detectingEncoding(path: name, bytes: bytes)
  if let error = findings.first(where: { $0.level == .error }) { return .failed(error) }
  return .file(file, findings)
}

/// Why a file cannot be read.
public struct FileProblem: Error, Sendable, Hashable {
  /// Plain English, e.g. "there is no such file".
  public var message: String
}

/// The bytes of a file, whole or not at all.
public func readBytes(_ path: String, limit: Int = CatalogueLimits.fileSize) -> Result<[UInt8], FileProblem> {
  let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
  guard descriptor >= 0 else { return .failure(FileProblem(message: reason(errno))) }
  defer { close(descriptor) }
  var before = stat()
  guard fstat(descriptor, &before) == 0 else { return .failure(FileProblem(message: reason(errno))) }
  let kind = before.st_mode & S_IFMT
  if kind == S_IFDIR { return .failure(FileProblem(message: "it is a folder")) }
  if kind != S_IFREG, kind != S_IFIFO { return .failure(FileProblem(message: "it is no regular file")) }
  if kind == S_IFIFO { _ = fcntl(descriptor, F_SETFL, 0) }
  guard Int(before.st_size) <= limit else {
    return .failure(FileProblem(message: "it is larger than \(limit >> 20) MB"))
  }
  guard let bytes = readAll(descriptor, expecting: Int(before.st_size), limit: limit) else {
    return .failure(FileProblem(message: errno == EFBIG ? "it is larger than \(limit >> 20) MB" : reason(errno)))
  }
  var after = stat()
  guard fstat(descriptor, &after) == 0 else { return .failure(FileProblem(message: reason(errno))) }
  // Files that the system makes up as they are read call themselves empty.
  let isMadeUp = before.st_size == 0 && after.st_size == 0
  if kind == S_IFREG, !isMadeUp, Int(after.st_size) != bytes.count || isChanged(before, after) {
    return .failure(FileProblem(message: "it changed while it was read"))
  }
  if kind == S_IFREG, after.st_nlink == 0 { return .failure(FileProblem(message: "it was removed while it was read")) }
  return .success(bytes)
}

/// Everything that standard input gives.
public func readStandardInput(limit: Int = CatalogueLimits.fileSize) -> Result<[UInt8], FileProblem> {
  guard let bytes = readAll(0, expecting: 0, limit: limit) else {
    return .failure(FileProblem(message: errno == EFBIG ? "it is larger than \(limit >> 20) MB" : reason(errno)))
  }
  return .success(bytes)
}

/// Nil with `errno` set where reading fails; `EFBIG` where there is more than `limit`.
private func readAll(_ descriptor: Int32, expecting size: Int, limit: Int) -> [UInt8]? {
  var bytes: [UInt8] = []
  var hasFailed = false
  if size > 0 {
    // One byte more than expected, to see the end without a second buffer.
    bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      adviseLargePages(buffer)
      while count < size + 1 {
        let got = retrying { read(descriptor, buffer.baseAddress! + count, size + 1 - count) }
        if got < 0 { hasFailed = true }
        if got <= 0 { break }
        count += got
      }
    }
    if hasFailed { return nil }
    if bytes.count <= size { return bytes }
  }
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let got = chunk.withUnsafeMutableBytes { buffer in retrying { read(descriptor, buffer.baseAddress!, buffer.count) }
    }
    if got < 0 { return nil }
    if got == 0 { return bytes }
    bytes.append(contentsOf: chunk[..<got])
    if bytes.count > limit {
      errno = EFBIG
      return nil
    }
  }
}

private func isChanged(_ a: stat, _ b: stat) -> Bool {
  #if canImport(Darwin)
    a.st_size != b.st_size || a.st_mtimespec.tv_sec != b.st_mtimespec.tv_sec
      || a.st_mtimespec.tv_nsec != b.st_mtimespec.tv_nsec
  #else
    a.st_size != b.st_size || a.st_mtim.tv_sec != b.st_mtim.tv_sec || a.st_mtim.tv_nsec != b.st_mtim.tv_nsec
  #endif
}

func retrying<Number: SignedInteger>(_ call: () -> Number) -> Number {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

/// What an error number means to a person.
func reason(_ number: Int32) -> String {
  switch number {
  case ENOENT, ENOTDIR: "there is no such file"
  case EACCES, EPERM: "there is no permission"
  case ELOOP: "its symbolic links lead in a circle"
  case EISDIR: "it is a folder"
  case ENAMETOOLONG: "its name is too long"
  case ENOSPC: "the disk is full"
  case EROFS: "the disk may not be written to"
  default: String(cString: strerror(number))
  }
}

/// Large files are read into few large pages of memory where the system has them: most of the time to read one goes
/// into small ones.
private func adviseLargePages(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
  #if canImport(Glibc)
    let page = 4096
    guard buffer.count >= 1 << 22, let start = buffer.baseAddress else { return }
    let first = start + (page - Int(bitPattern: start) % page) % page
    _ = madvise(first, (start + buffer.count - first) / page * page, MADV_HUGEPAGE)
  #endif
}
