#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The cores this process may use, which can be fewer than the machine has: what `taskset` and
/// containers leave.
public func availableCores() -> Int { cores }

/// Asked for once: what is shared out is often shared out again.
private let cores: Int = {
  #if os(Linux)
    if let count = allowedCores() { return count }
  #endif
  return max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}()

#if os(Linux)
  /// The cores of "Cpus_allowed: 3" in the system's description of a process: a hexadecimal mask,
  /// with commas.
  private func allowedCores() -> Int? {
    let file = open("/proc/self/status", O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 13)
    let count = read(file, &bytes, bytes.count)
    let name = Array("Cpus_allowed:".utf8)
    for line in bytes.prefix(max(0, count)).split(separator: 0x0A) where line.starts(with: name) {
      let cores = line.dropFirst(name.count).compactMap {
        UInt8(String(UnicodeScalar($0)), radix: 16)
      }.reduce(0) {
        $0 + $1.nonzeroBitCount
      }
      return cores > 0 ? cores : nil
    }
    return nil
  }
#endif

/// A lock that threads can wait on for a change. Older systems than the standard library's own
/// mutex are supported.
public final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  public init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Waits for the lock and takes it.
  public func lock() { pthread_mutex_lock(mutex) }
  /// Releases the lock.
  public func unlock() { pthread_mutex_unlock(mutex) }

  /// Takes a lock that is held for some hundredths of a millisecond at a time: asks for it again
  /// and again before it sleeps, since to be woken takes longer.
  public func lockSoon() {
    for _ in 0..<256 {
      if pthread_mutex_trylock(mutex) == 0 { return }
      sched_yield()
    }
    lock()
  }

  /// Lets the lock go until another thread wakes this one; it may wake without reason.
  public func wait() { pthread_cond_wait(condition, mutex) }
  /// Wakes all threads that wait.
  public func wakeAll() { pthread_cond_broadcast(condition) }

  /// Runs the body while no other thread holds the lock.
  public func locked<T>(_ body: () -> T) -> T {
    lock()
    defer { unlock() }
    return body()
  }
}

/// Runs `body` once for each number below `count`, the last on this thread, and returns when all
/// are done.
///
/// Where the system gives fewer threads than that, the others are not run: each `body` must take
/// from what is left to do until nothing is.
public func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  // Fewer threads than wished for do the same work.
  let started = (0..<max(0, count - 1)).compactMap { index in startThread { body(index) } }
  body(count - 1)
  for thread in started { pthread_join(thread, nil) }
}

/// A thread that runs `body`, to be joined or detached; nil where the system gives none, and `body`
/// is not run.
func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  // As much as the first thread has: reading nested values needs it, and some systems give others
  // far less.
  pthread_attr_setstacksize(&attributes, 8 << 20)
  defer { pthread_attr_destroy(&attributes) }
  let job = Unmanaged.passRetained(Job(body))
  #if canImport(Darwin)
    var thread: pthread_t?
    let failed = pthread_create(&thread, &attributes, { runJob($0) }, job.toOpaque())
  #else
    var thread = pthread_t()
    let failed = pthread_create(&thread, &attributes, { runJob($0!) }, job.toOpaque())
  #endif
  guard failed == 0 else {
    job.release()
    return nil
  }
  return thread
}

/// The results of `body` for each item, in their order.
/// - Parameter threads: as many as there are cores if nil, and no more than there are items; each
/// takes the next item that no other has.
public func mapInParallel<Item: Sendable, Result: Sendable>(
  _ items: [Item], threads: Int? = nil, _ body: @escaping @Sendable (Item) -> Result
) -> [Result] {
  // The system is asked for its cores only where there is something to share out.
  let count = items.count < 2 ? 1 : min(threads ?? availableCores(), items.count)
  if count < 2 { return items.map(body) }
  let work = Shared<Result>(items.count)
  onThreads(count) { _ in
    while let index = work.next() {
      let result = body(items[index])
      work.monitor.locked { work.results[index] = result }
    }
  }
  return work.results.map { $0! }
}

private final class Shared<Result: Sendable>: @unchecked Sendable {
  // Unchecked: touched by one thread at a time, under the monitor.
  let monitor = Monitor()
  var results: [Result?]
  private var taken = 0

  init(_ count: Int) { results = Array(repeating: nil, count: count) }

  func next() -> Int? {
    monitor.locked {
      guard taken < results.count else { return nil }
      defer { taken += 1 }
      return taken
    }
  }
}

private final class Job: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func runJob(_ job: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<Job>.fromOpaque(job).takeRetainedValue().body()
  return nil
}
