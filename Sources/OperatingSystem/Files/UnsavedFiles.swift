/// Bytes that an editor has not saved yet: whoever reads a file gets them in its place.
public enum UnsavedFiles {
  private static let held = Held()

  private final class Held: @unchecked Sendable {
    // Unchecked: touched under the monitor.
    let monitor = Monitor()
    var bytes: [String: [UInt8]] = [:]
  }

  /// Puts bytes over a file that is there; nil: it is read from disk again.
  public static func put(_ bytes: [UInt8]?, over path: String) throws(FileProblem) {
    guard let real = realPath(path) else { throw .missing }
    held.monitor.locked { held.bytes[real] = bytes }
  }

  static func bytes(over path: String) -> [UInt8]? {
    held.monitor.locked {
      held.bytes.isEmpty ? nil : realPath(path).flatMap { held.bytes[$0] }
    }
  }
}
