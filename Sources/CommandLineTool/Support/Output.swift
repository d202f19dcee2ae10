#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output and standard error, written whole.
enum Output {
  static func print(_ text: String) { print(Array(text.utf8)) }
  static func complain(_ text: String) { complain(Array(text.utf8)) }
  static func print(_ bytes: [UInt8]) { write(bytes, to: STDOUT_FILENO) }
  static func complain(_ bytes: [UInt8]) { write(bytes, to: STDERR_FILENO) }

  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBufferPointer { write($0, to: descriptor) }
  }

  static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) {
    var offset = 0
    while offset < bytes.count {
      #if canImport(Glibc)
        let written = Glibc.write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
      #else
        let written = Darwin.write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
      #endif
      if written < 0, errno == EINTR { continue }
      // Nobody reads any more (`| head`), or nothing can be written: the job could not be done.
      if written < 0 { exit(ExitStatus.impossible.rawValue) }
      offset += written
    }
  }

  /// Colour only on a terminal, and not where `NO_COLOR` is set (no-color.org).
  static var wantsColour: Bool {
    guard isatty(STDOUT_FILENO) == 1 else { return false }
    if let value = getenv("NO_COLOR"), value.pointee != 0 { return false }
    if let term = getenv("TERM"), String(cString: term) == "dumb" { return false }
    return true
  }
}
