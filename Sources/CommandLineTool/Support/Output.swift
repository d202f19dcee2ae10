import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output and standard error, written whole.
///
/// What is printed for people passes a last look: nothing in it commands a terminal or a CI runner.
/// A line that quotes input goes through `visible` before, so that no line end of the input begins
/// a line of ours.
enum Output {
  /// For people.
  static func print(_ text: String) { print(Array(text.utf8)) }
  static func complain(_ text: String) { complain(Array(text.utf8)) }
  static func print(_ bytes: [UInt8]) {
    write(PrintedText.safe(bytes, mayColour: wantsColour))
  }
  static func complain(_ bytes: [UInt8]) {
    write(PrintedText.safe(bytes, mayColour: wantsColour), to: STDERR_FILENO)
  }

  /// For programs: JSON, XML, pages. Their writers escape what must be, but for what CI takes for a
  /// command wherever a job prints it.
  static func give(_ bytes: UnsafeBufferPointer<UInt8>, as notation: PrintedNotation) {
    // Each such command begins with a number sign, and most outputs hold none.
    if let start = bytes.baseAddress, memchr(start, 0x23, bytes.count) != nil,
      let safe = PrintedText.safe(bytes, in: notation)
    {
      write(safe)
    } else {
      write(bytes, to: STDOUT_FILENO)
    }
  }
  static func give(_ bytes: [UInt8], as notation: PrintedNotation) {
    bytes.withUnsafeBufferPointer { give($0, as: notation) }
  }
  static func give(_ text: String, as notation: PrintedNotation) {
    give(Array(text.utf8), as: notation)
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32 = STDOUT_FILENO) {
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
      if written < 0 {
        // Nobody reads any more (`| head`), or nothing can be written: the job could not be done.
        if errno != EPIPE, descriptor == STDOUT_FILENO {
          let reason = String(cString: strerror(errno))
          complain("primum: the output could not be written: \(reason)\n")
        }
        exit(ExitStatus.impossible.rawValue)
      }
      offset += written
    }
  }

  /// Colour only on a terminal, and not where `NO_COLOR` is set (no-color.org).
  static var wantsColour: Bool {
    guard isatty(STDOUT_FILENO) == 1 else { return false }
    return environment("NO_COLOR") == nil && environment("TERM") != "dumb"
  }

  /// The value of an environment variable; nil if it is not set, or set to nothing.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
