#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Holds a folder for one process at a time, so that what is read in it can be written again without losing what
/// another has written meanwhile. It ends with the process at the latest, and leaves nothing behind.
final class FolderLock {
  private let descriptor: Int32

  init(_ folder: String) throws(Impossible) {
    descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw Impossible("\(folder): " + PackFiles.reason()) }
    while flock(descriptor, LOCK_EX) != 0 {
      if errno == EINTR { continue }
      throw Impossible("\(folder): cannot be locked: " + PackFiles.reason())
    }
  }

  deinit { close(descriptor) }
}
