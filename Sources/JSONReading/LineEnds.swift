#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The offset of the next line feed from `start` on, where a record of NDJSON ends; nil if there is
/// none.
public func findLineEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
  guard start >= 0, start < bytes.count, let base = bytes.baseAddress else { return nil }
  guard let found = memchr(base + start, Int32(Byte.lineFeed), bytes.count - start) else {
    return nil
  }
  return UnsafeRawPointer(found) - UnsafeRawPointer(base)
}
