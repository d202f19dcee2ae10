#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lets this thread rest.
public func pause(milliseconds: Int) {
  var rest = timespec(tv_sec: milliseconds / 1_000, tv_nsec: milliseconds % 1_000 * 1_000_000)
  var left = timespec()
  while nanosleep(&rest, &left) != 0, errno == EINTR { rest = left }
}
