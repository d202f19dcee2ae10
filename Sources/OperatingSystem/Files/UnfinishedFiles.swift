#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files that are being written under another name, which nobody would miss if the program were
/// interrupted.
///
/// A signal can come at any moment, so what its handler looks at is plain memory that is never
/// moved.
public enum UnfinishedFiles {
  private static let capacity = 64
  nonisolated(unsafe) fileprivate static var slots:
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  private static let monitor = Monitor()

  /// Remembers a file that must not stay if the program is interrupted.
  public static func add(_ path: String) {
    monitor.lock()
    defer { monitor.unlock() }
    guard let slots else { return }
    if let free = (0..<capacity).first(where: { slots[$0] == nil }) { slots[free] = strdup(path) }
  }

  /// The file is finished, or gone.
  public static func remove(_ path: String) {
    monitor.lock()
    defer { monitor.unlock() }
    guard let slots else { return }
    for index in 0..<capacity {
      guard let name = slots[index], strcmp(name, path) == 0 else { continue }
      slots[index] = nil
      free(name)
    }
  }

  fileprivate static func prepare() {
    monitor.lock()
    defer { monitor.unlock() }
    if slots != nil { return }
    let room = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
    room.initialize(repeating: nil, count: capacity)
    slots = room
  }
}

/// From now on an interruption (Ctrl-C, an ended job, a closed terminal) takes unfinished files
/// away before it ends the program.
public func removeUnfinishedFilesOnSignals() {
  UnfinishedFiles.prepare()
  for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU] {
    let before = signal(number, endUnfinished)
    // A signal that the caller chose to ignore (nohup) stays ignored.
    if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(number, SIG_IGN)
    }
  }
}

private func endUnfinished(_ number: Int32) {
  if let slots = UnfinishedFiles.slots {
    for index in 0..<64 {
      if let name = slots[index] { unlink(name) }
    }
  }
  signal(number, SIG_DFL)
  raise(number)
}
