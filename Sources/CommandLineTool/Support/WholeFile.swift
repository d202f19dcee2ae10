import Catalogues

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that appears whole under its name when everything has been written, or not at all.
final class WholeFile {
  private let path: String
  private let temporary: String
  private let descriptor: Int32
  private var failed = false
  private var isFinished = false

  init(_ path: String) throws(Impossible) {
    self.path = path
    temporary = path + ".primum-\(getpid())"
    descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw Impossible("\(path): cannot be written: " + PackFiles.reason()) }
    UnfinishedFiles.add(temporary)
  }

  deinit {
    if !isFinished {
      close(descriptor)
      unlink(temporary)
      UnfinishedFiles.remove(temporary)
    }
  }

  func write(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { write($0) } }

  func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    var offset = 0
    while offset < bytes.count {
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
      #else
        let count = Darwin.write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
      #endif
      if count < 0, errno == EINTR { continue }
      if count <= 0 {
        failed = true
        return
      }
      offset += count
    }
  }

  func finish() throws(Impossible) {
    isFinished = true
    defer { UnfinishedFiles.remove(temporary) }
    let isWritten = !failed && fsync(descriptor) == 0
    close(descriptor)
    guard isWritten, rename(temporary, path) == 0 else {
      unlink(temporary)
      throw Impossible("\(path): could not be written: " + PackFiles.reason())
    }
  }
}
