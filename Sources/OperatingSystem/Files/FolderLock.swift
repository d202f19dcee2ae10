#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Holds a folder for one process at a time, so that what is read in it can be written again
/// without losing what another has written meanwhile. It ends with the process at the latest, and
/// leaves nothing behind.
public final class FolderLock {
  private let descriptor: Int32

  public init(_ folder: String) throws(FileProblem) {
    descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0, retrying({ flock(descriptor, LOCK_EX) }) == 0 else { throw .last }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
