import ArgumentParser

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file in the memory of two processes: what the watched one is reading at the moment. It
/// outlives that process, however it ends.
final class Mailbox {
  private static let size = 1 << 22
  private let memory: UnsafeMutableRawPointer
  // Layout: the number of the run, the lengths of name, bytes and fault, then these one after
  // another.
  private var header: UnsafeMutablePointer<Int> { memory.assumingMemoryBound(to: Int.self) }
  private static let start = 4 * MemoryLayout<Int>.stride

  init(path: String, isNew: Bool = false) throws {
    memory = try Self.mapped(path, isNew: isNew)
    if isNew { header[0] = -1 }
  }

  private static func mapped(_ path: String, isNew: Bool) throws -> UnsafeMutableRawPointer {
    let descriptor = open(path, O_RDWR | (isNew ? O_CREAT | O_TRUNC : 0), 0o644)
    guard descriptor >= 0 else { throw ValidationError("\(path) cannot be opened") }
    defer { close(descriptor) }
    guard ftruncate(descriptor, off_t(size)) == 0 else {
      throw ValidationError("\(path) cannot be made large enough")
    }
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let memory, memory != MAP_FAILED else {
      throw ValidationError("\(path) cannot be mapped")
    }
    return memory
  }

  deinit { munmap(memory, Self.size) }

  /// The input being read; its number is written last.
  func put(_ input: Input, number: Int) {
    let name = Array(input.name.utf8)
    let bytes = input.bytes.prefix(Self.size - Self.start - name.count)
    header[1] = name.count
    header[2] = bytes.count
    header[3] = 0
    name.withUnsafeBytes {
      memory.advanced(by: Self.start).copyMemory(
        from: $0.baseAddress ?? UnsafeRawPointer(memory), byteCount: name.count)
    }
    bytes.withUnsafeBytes {
      memory.advanced(by: Self.start + name.count).copyMemory(
        from: $0.baseAddress ?? UnsafeRawPointer(memory), byteCount: bytes.count)
    }
    header[0] = number
  }

  func put(fault: String) {
    let start = Self.start + header[1] + header[2]
    let bytes = Array(fault.utf8.prefix(Self.size - start))
    bytes.withUnsafeBytes {
      memory.advanced(by: start).copyMemory(
        from: $0.baseAddress ?? UnsafeRawPointer(memory), byteCount: bytes.count)
    }
    header[3] = bytes.count
  }

  /// -1 before the first.
  var number: Int { header[0] }
  var input: Input {
    Input(
      name: String(decoding: bytes(0, header[1]), as: UTF8.self),
      bytes: Array(bytes(header[1], header[2])))
  }
  var fault: String { String(decoding: bytes(header[1] + header[2], header[3]), as: UTF8.self) }

  private func bytes(_ offset: Int, _ count: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: memory.advanced(by: Self.start + offset), count: count)
  }
}
