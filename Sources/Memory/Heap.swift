#if canImport(Glibc)
  import Glibc
#endif

/// The heap of a program that runs for some milliseconds: it grows at once, and in large pages. Only what is used of it
/// is touched. For a program alone: a library leaves the heap to the program that it is part of.
public enum Heap {
  // Unsafe: set before there are other threads.
  nonisolated(unsafe) private static var isReserved = false
  nonisolated(unsafe) private static var passedOver: UnsafeMutableRawPointer?
  private static let size = 16 << 20

  /// Called once, before there are other threads.
  public static func reserve() {
    // glibc maps a block of this size by itself. Once that is let go, it puts smaller blocks on the heap, and keeps the
    // heap until twice as much of it is free: the "dynamic mmap threshold" of mallopt(3).
    grow(by: size + (1 << 16))
    grow(by: size)
    passOverSmallPages()
    isReserved = true
  }

  /// Called as a thread begins: the heap that glibc keeps for it would grow by one system call for each 4 kB.
  public static func reserveForThread() {
    if isReserved, let start = grow(by: size / 2) { makeLarge(start) }
  }

  @discardableResult
  private static func grow(by count: Int) -> UnsafeMutableRawPointer? {
    #if canImport(Glibc)
      guard let block = malloc(count) else { return nil }
      adviseLargePages(UnsafeMutableRawBufferPointer(start: block, count: count))
      free(block)
      return block
    #else
      return nil
    #endif
  }

  /// What is left of the heap before its first large page would come in small ones, at five times the cost. Nothing is
  /// put there: a block that nobody touches fills it.
  private static func passOverSmallPages() {
    #if canImport(Glibc)
      let least = 1 << 16
      guard let next = malloc(least) else { return }
      free(next)
      let count = next.alignedUp(toMultipleOf: largePage) - next
      if count > least { passedOver = malloc(count - 64) }
    #endif
  }
}
