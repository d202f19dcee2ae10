#if canImport(Glibc)
  import Glibc
#endif

/// The heap of a program that runs for some milliseconds: it grows at once, and in large pages. Only what is used of it
/// is touched. For a program alone: a library leaves the heap to the program that it is part of.
public enum Heap {
  // Unsafe: set before there are other threads.
  nonisolated(unsafe) private static var isReserved = false
  private static let size = 16 << 20

  /// Called once, before there are other threads.
  public static func reserve() {
    // glibc maps a block of this size by itself. Once that is let go, it puts smaller blocks on the heap, and keeps the
    // heap until twice as much of it is free: the "dynamic mmap threshold" of mallopt(3).
    grow(by: size + (1 << 16))
    grow(by: size)
    isReserved = true
  }

  /// Called as a thread begins: the heap that glibc keeps for it would grow by one system call for each 4 kB.
  public static func reserveForThread() {
    if isReserved { grow(by: size / 2) }
  }

  private static func grow(by count: Int) {
    #if canImport(Glibc)
      guard let block = malloc(count) else { return }
      adviseLargePages(UnsafeMutableRawBufferPointer(start: block, count: count))
      free(block)
    #endif
  }
}
