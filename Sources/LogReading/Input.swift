#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Bytes that come in order: a file, standard input, or memory.
final class Input {
  private var descriptor: Int32 = -1
  private var bytes: [UInt8] = []
  private var at = 0
  private let name: String
  private let ownsDescriptor: Bool

  init(_ source: LogSource) throws(LogFailure) {
    name = source.name
    switch source.place {
    case .bytes(let bytes):
      self.bytes = bytes
      ownsDescriptor = false
    case .standardInput:
      descriptor = 0
      ownsDescriptor = false
    case .descriptor(let open):
      descriptor = open
      ownsDescriptor = false
      _ = lseek(open, 0, SEEK_SET)
    case .file(let path):
      descriptor = open(path, O_RDONLY | O_CLOEXEC)
      ownsDescriptor = true
      if descriptor < 0 { throw LogFailure(file: name, message: Input.reason(errno)) }
    }
  }

  deinit { if ownsDescriptor, descriptor >= 0 { Input.close(descriptor) } }

  /// Fills `room` as far as there are bytes; fewer than its size only at the end.
  func read(into room: UnsafeMutableBufferPointer<UInt8>) throws(LogFailure) -> Int {
    if descriptor < 0 {
      let count = min(room.count, bytes.count - at)
      bytes.withUnsafeBufferPointer { all in
        if count > 0 { room.baseAddress!.update(from: all.baseAddress! + at, count: count) }
      }
      at += count
      return count
    }
    var filled = 0
    while filled < room.count {
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, room.baseAddress! + filled, room.count - filled)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, room.baseAddress! + filled, room.count - filled)
      #else
        let count = Darwin.read(descriptor, room.baseAddress! + filled, room.count - filled)
      #endif
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw LogFailure(file: name, message: Input.reason(errno))
      }
      filled += count
    }
    return filled
  }

  /// Why a file cannot be read, as far as can be told without opening it.
  static func obstacle(_ path: String) -> String? {
    var information = stat()
    if stat(path, &information) != 0 || access(path, R_OK) != 0 { return reason(errno) }
    return information.st_mode & S_IFMT == S_IFDIR ? reason(EISDIR) : nil
  }

  static func reason(_ number: Int32) -> String {
    switch number {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "this file may not be read (permission denied)"
    case EISDIR: "this is a folder; name the log files in it"
    default: "this file cannot be read: \(String(cString: strerror(number)))"
    }
  }

  /// Whether a second reading gives the same bytes.
  static func isRepeatable(_ source: LogSource) -> Bool {
    var information = stat()
    switch source.place {
    case .bytes, .descriptor: return true
    case .standardInput: return false
    case .file(let path): return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
    }
  }

  /// The same bytes from a temporary file that no name leads to, so that nothing is left behind and memory stays small.
  static func spooled(_ source: LogSource) throws(LogFailure) -> (source: LogSource, descriptor: Int32) {
    let input = try Input(source)
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array((folder + "/primum-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      throw LogFailure(
        file: source.name, message: "no temporary file can be made in \(folder): \(String(cString: strerror(errno)))")
    }
    unlink(template)
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 18)
    defer { room.deallocate() }
    while true {
      let count = try input.read(into: room)
      var written = 0
      while written < count {
        let step = write(descriptor, room.baseAddress! + written, count - written)
        if step < 0 {
          if errno == EINTR { continue }
          let reason = String(cString: strerror(errno))
          Input.close(descriptor)
          throw LogFailure(file: source.name, message: "no temporary copy can be written to \(folder): \(reason)")
        }
        written += step
      }
      if count < room.count { break }
    }
    var copy = source
    copy.place = .descriptor(descriptor)
    return (copy, descriptor)
  }

  static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }
}

/// A small file as a whole; nil if it cannot be read or is larger than `limit`.
func wholeFile(_ path: String, limit: Int) -> [UInt8]? {
  guard let input = try? Input(LogSource(file: path)) else { return nil }
  let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: limit + 1)
  defer { room.deallocate() }
  guard let count = try? input.read(into: room), count <= limit else { return nil }
  return Array(room[..<count])
}
