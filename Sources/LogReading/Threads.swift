#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The cores this process may use, which can be fewer than the machine has.
public func availableCores() -> Int {
  #if os(Linux)
    // "Cpus_allowed:	3", a hexadecimal mask: what `taskset` and containers leave. Bytes of a mask are digits and commas.
    let name = Array("Cpus_allowed:".utf8)
    for line in (wholeFile("/proc/self/status", limit: 1 << 16) ?? []).split(separator: 0x0A) where line.starts(with: name) {
      let digits = line.dropFirst(name.count).compactMap { UInt8(String(UnicodeScalar($0)), radix: 16) }
      let count = digits.reduce(0) { $0 + $1.nonzeroBitCount }
      if count > 0 { return count }
    }
  #endif
  return max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}

/// A lock that threads can wait on for a change. Older systems than the standard library's own mutex are supported.
final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func lock() { pthread_mutex_lock(mutex) }
  func unlock() { pthread_mutex_unlock(mutex) }
  func wait() { pthread_cond_wait(condition, mutex) }
  func wakeAll() { pthread_cond_broadcast(condition) }

  func locked<T>(_ body: () -> T) -> T {
    lock()
    defer { unlock() }
    return body()
  }
}

/// Runs `body` once for each number below `count`, the last on this thread, and returns when all are done.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  var started: [pthread_t] = []
  for index in 0..<max(0, count - 1) {
    let job = Unmanaged.passRetained(Job { body(index) })
    #if canImport(Darwin)
      var thread: pthread_t?
      let failed = pthread_create(&thread, nil, { runJob($0) }, job.toOpaque())
      if failed == 0, let thread { started.append(thread) }
    #else
      var thread = pthread_t()
      let failed = pthread_create(&thread, nil, { runJob($0!) }, job.toOpaque())
      if failed == 0 { started.append(thread) }
    #endif
    // Fewer threads than wished for do the same work.
    if failed != 0 { job.release() }
  }
  body(count - 1)
  for thread in started { pthread_join(thread, nil) }
}

private final class Job: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func runJob(_ job: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<Job>.fromOpaque(job).takeRetainedValue().body()
  return nil
}
