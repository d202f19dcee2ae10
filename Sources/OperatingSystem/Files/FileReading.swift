#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Bytes that come in order from an open file.
public final class FileReader {
  private let descriptor: Int32
  private let ownsDescriptor: Bool
  private let nameless: NamelessFile?

  /// A pipe is waited for.
  public init(_ path: String) throws(FileProblem) {
    nameless = nil
    ownsDescriptor = true
    descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC) }
    if descriptor < 0 { throw .last }
  }

  /// From its beginning; one reader at a time.
  public init(_ file: NamelessFile) {
    nameless = file
    ownsDescriptor = false
    descriptor = file.descriptor
    _ = lseek(descriptor, 0, SEEK_SET)
  }

  private init(standardInput descriptor: Int32) {
    nameless = nil
    ownsDescriptor = false
    self.descriptor = descriptor
  }

  /// A reader of standard input.
  public static var standardInput: FileReader { FileReader(standardInput: 0) }

  deinit { if ownsDescriptor, descriptor >= 0 { close(descriptor) } }

  /// Fills `room` as far as there are bytes; fewer than its size only at the end, or where what is
  /// there is not waited on (`takesFew`).
  public func read(
    into room: UnsafeMutableBufferPointer<UInt8>, takesFew: Bool = false
  ) throws(FileProblem) -> Int {
    var filled = 0
    while filled < room.count, !takesFew || filled == 0 {
      let count = some(of: descriptor, room.baseAddress! + filled, room.count - filled)
      if count == 0 { break }
      if count < 0 { throw .last }
      filled += count
    }
    return filled
  }
}

/// The bytes of a file, or those that are held in its place (`MemoryFiles`, `UnsavedFiles`), whole or not at all: one
/// that is larger than `limit` or changes while it is read is refused.
///
/// - Parameter mayWait: for the other end of a pipe; else a pipe is refused, as one that nobody
///   writes to would hold the program up for ever.
public func readBytes(
  _ path: String, limit: Int = 1 << 30, mayWait: Bool = true
) throws(FileProblem) -> [UInt8] {
  if let held = try MemoryFiles.bytes(path) ?? UnsavedFiles.bytes(over: path) {
    if held.count > limit { throw .tooLarge(limit: limit) }
    return held
  }
  let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
  guard descriptor >= 0 else { throw .last }
  defer { close(descriptor) }
  let before = try FileStatus(descriptor: descriptor)
  switch before.kind {
  case .file: break
  case .folder: throw .isFolder
  case .pipe where mayWait: _ = fcntl(descriptor, F_SETFL, 0)
  case .pipe, .link, .other: throw .notRegular
  }
  guard before.size <= limit else { throw .tooLarge(limit: limit) }
  let bytes = try readAll(descriptor, expecting: before.size, limit: limit)
  guard before.kind == .file else { return bytes }
  let after = try FileStatus(descriptor: descriptor)
  // Files that the system makes up as they are read call themselves empty.
  let isMadeUp = before.size == 0 && after.size == 0
  if !isMadeUp, after.size != bytes.count || !after.hasContent(of: before) {
    throw .changedWhileRead
  }
  if after.isUnlinked { throw .removedWhileRead }
  return bytes
}

/// Everything that standard input gives.
public func readStandardInput(limit: Int = 1 << 30) throws(FileProblem) -> [UInt8] {
  try readAll(0, expecting: 0, limit: limit)
}

/// The first bytes of a file; nil where it cannot be read.
public func readOpening(_ path: String) -> [UInt8]? {
  do throws(FileProblem) {
    if let held = try MemoryFiles.bytes(path) ?? UnsavedFiles.bytes(over: path) {
      return Array(held.prefix(4_096))
    }
  } catch { return nil }
  let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var isRead = true
  let bytes = [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, count in
    count = some(of: descriptor, buffer.baseAddress!, buffer.count)
    if count < 0 { (count, isRead) = (0, false) }
  }
  return isRead ? bytes : nil
}

/// As many bytes as the system gives at once; fewer than none where it fails.
private func some(of descriptor: Int32, _ start: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  retrying { read(descriptor, start, count) }
}

func readAll(_ descriptor: Int32, expecting size: Int, limit: Int) throws(FileProblem) -> [UInt8] {
  var bytes: [UInt8] = []
  var problem: FileProblem?
  if size > 0 {
    // One byte more than expected, to see the end without a second buffer.
    bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      if size >= 1 << 22 {
        count = LargeFiles.read?(descriptor, buffer, size) ?? 0
      }
      while count < size + 1 {
        let got = some(of: descriptor, buffer.baseAddress! + count, size + 1 - count)
        if got < 0 { problem = .last }
        if got <= 0 { break }
        count += got
      }
    }
    if let problem { throw problem }
    if bytes.count <= size { return bytes }
  }
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let got = chunk.withUnsafeMutableBufferPointer {
      some(of: descriptor, $0.baseAddress!, $0.count)
    }
    if got < 0 { throw .last }
    if got == 0 { return bytes }
    bytes.append(contentsOf: chunk[..<got])
    if bytes.count > limit { throw .tooLarge(limit: limit) }
  }
}
