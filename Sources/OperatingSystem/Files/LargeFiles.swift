#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How files of some megabytes are read: by one thread, unless a program says otherwise. A library
/// leaves the cores to the program that it is part of.
public enum LargeFiles {
  typealias Reading = @Sendable (Int32, UnsafeMutableBufferPointer<UInt8>, Int) -> Int

  // Unsafe: set before there are other threads.
  nonisolated(unsafe) static var read: Reading?

  /// Called once, before there are other threads.
  public static func readOnAllCores() { read = readParts }
}

/// Reads the first `size` bytes of a file on as many threads as there are cores: much of the time
/// goes into memory that is touched for the first time.
/// - Returns: how many were there without a gap; the descriptor is then behind them.
@Sendable private func readParts(
  _ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>, _ size: Int
) -> Int {
  let cores = min(availableCores(), size >> 21)
  guard cores > 1, lseek(descriptor, 0, SEEK_CUR) == 0 else { return 0 }
  let share = (size + cores - 1) / cores
  let ends = UnsafeMutablePointer<Int>.allocate(capacity: cores)
  ends.initialize(repeating: 0, count: cores)
  defer { ends.deallocate() }
  // Unsafe: each thread writes to a stretch of its own, and says how far it came.
  nonisolated(unsafe) let (start, read) = (buffer.baseAddress!, ends)
  onThreads(cores) { number in
    let end = min(size, (number + 1) * share)
    var at = min(size, number * share)
    while at < end {
      let got = retrying { pread(descriptor, start + at, end - at, off_t(at)) }
      if got <= 0 { break }
      at += got
    }
    read[number] = at
  }
  // If the system gave fewer threads, or less than was asked for, the rest is read in order.
  var count = 0
  for number in 0..<cores where count == min(size, number * share) {
    count = max(count, ends[number])
  }
  guard lseek(descriptor, off_t(count), SEEK_SET) == count else { return 0 }
  return count
}
