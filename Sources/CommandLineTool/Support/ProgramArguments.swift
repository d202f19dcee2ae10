#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The arguments that the program was called with.
public enum ProgramArguments {
  /// Set once, before a command runs. Whatever exists under one of them was named by whoever runs
  /// the program.
  nonisolated(unsafe) private(set) static var all: [String] = []

  /// Values behind `=` (`--copy=Copy`, `entry=log.csv`) count as well.
  static func note(_ arguments: [String]) {
    all = arguments + arguments.compactMap { $0.cut(at: "=")?.1 }
  }

  /// Without the program's own name. On Linux the runtime reads them from `/proc`, which a bare
  /// `chroot` lacks; they lie in memory all the same, before the environment (System V ABI,
  /// "Process Initialization").
  public static func given() -> [String]? {
    if CommandLine.argc > 0 { return Array(CommandLine.arguments.dropFirst()) }
    #if os(Linux)
      let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
      guard let environment = start, environment[-1] == nil else { return nil }
      var count = 0
      while count < 1 << 20 {
        let word = environment[-2 - count]
        if count > 0, UInt(bitPattern: word) == UInt(count) {
          return (1..<count).map { String(cString: environment[$0 - 1 - count]!) }
        }
        guard word != nil else { return nil }
        count += 1
      }
    #endif
    return nil
  }
}
