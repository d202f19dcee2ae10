#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where threads begin. Linux often puts one on the core that it was begun from, and finds milliseconds later that
/// another is idle. For a program alone: a library leaves that to the program that it is part of.
public enum ThreadPlaces {
  /// Has a thread begin somewhere, and gives what it then does first; nil: the system chooses.
  typealias Choice = @Sendable (inout pthread_attr_t) -> (@Sendable () -> Void)?

  // Unsafe: set before there are other threads.
  nonisolated(unsafe) static var choose: Choice?

  /// Called once, before there are other threads: from now on each begins on a core that the one that begins it is not
  /// on.
  public static func spread() {
    #if canImport(Glibc)
      choose = AllowedCores.begin
    #endif
  }
}

#if canImport(Glibc)
  /// The cores that a thread may run on.
  private struct AllowedCores: Sendable {
    // As the system writes them: a bit for each of the first 1,024.
    private var set = cpu_set_t()

    /// Has a thread begin on another core than the one that begins it; from then on it may run on all of these.
    static let begin: ThreadPlaces.Choice = { attributes in
      guard let allowed = AllowedCores(), let others = allowed.others() else { return nil }
      others.place(&attributes)
      return { allowed.use() }
    }

    /// Those of the thread that asks; nil where the system does not tell.
    private init?() {
      guard let get = AllowedCores.get, get(0, MemoryLayout<cpu_set_t>.size, &set) == 0 else { return nil }
    }

    /// All but the one that the thread that asks is running on; nil if there is no other.
    private func others() -> AllowedCores? {
      guard let current = AllowedCores.current.map({ Int($0()) }), current >= 0,
        current < MemoryLayout<cpu_set_t>.size * 8
      else { return nil }
      var others = self
      let isAny = withUnsafeMutableBytes(of: &others.set) { bytes in
        bytes[current / 8] &= ~(1 << UInt8(current % 8))
        return bytes.contains { $0 != 0 }
      }
      return isAny ? others : nil
    }

    /// Has a thread begin on one of these.
    private func place(_ attributes: inout pthread_attr_t) {
      var set = set
      _ = AllowedCores.place?(&attributes, MemoryLayout<cpu_set_t>.size, &set)
    }

    /// Lets the thread that asks run on any of these.
    private func use() {
      var set = set
      _ = AllowedCores.set?(0, MemoryLayout<cpu_set_t>.size, &set)
    }

    // Swift sees none of glibc's functions that no standard names.

    private typealias Current = @convention(c) () -> CInt
    private typealias Cores = @convention(c) (pid_t, Int, UnsafeMutableRawPointer) -> CInt
    private typealias Place = @convention(c) (UnsafeMutableRawPointer, Int, UnsafeMutableRawPointer) -> CInt

    private static let current = named("sched_getcpu").map { unsafeBitCast($0, to: Current.self) }
    private static let get = named("sched_getaffinity").map { unsafeBitCast($0, to: Cores.self) }
    private static let set = named("sched_setaffinity").map { unsafeBitCast($0, to: Cores.self) }
    private static let place = named("pthread_attr_setaffinity_np").map { unsafeBitCast($0, to: Place.self) }

    private static func named(_ function: String) -> UnsafeMutableRawPointer? { dlsym(nil, function) }
  }
#endif
