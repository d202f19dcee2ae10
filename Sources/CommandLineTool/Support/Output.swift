#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output and standard error, written whole.
enum Output {
  static func print(_ text: String) { write(Array(text.utf8), to: STDOUT_FILENO) }
  static func complain(_ text: String) { write(Array(text.utf8), to: STDERR_FILENO) }

  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        #if canImport(Glibc)
          let written = Glibc.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
        #else
          let written = Darwin.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
        #endif
        if written < 0 {
          if errno == EINTR { continue }
          // Nobody reads any more (`| head`): there is nothing left to do, and no reason to complain.
          if errno == EPIPE { exit(descriptor == STDOUT_FILENO ? ExitStatus.impossible.rawValue : 0) }
          exit(ExitStatus.impossible.rawValue)
        }
        offset += written
      }
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
