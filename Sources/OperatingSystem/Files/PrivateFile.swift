#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that nobody but this user can read, in a folder of its own.
public final class PrivateFile: Sendable {
  /// The path of the file.
  public let path: String
  private let folder: String

  public init(_ name: String, _ bytes: [UInt8]) throws(FileProblem) {
    var template = Array((NamelessFile.folder + "/primum-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw .last }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    path = folder + "/" + name
    let descriptor = retrying { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    guard descriptor >= 0 else {
      let problem = FileProblem.last
      remove()
      throw problem
    }
    let problem = bytes.withUnsafeBufferPointer { writing($0, to: descriptor) }
    close(descriptor)
    if let problem {
      remove()
      throw problem
    }
  }

  /// Takes away the file and its folder.
  public func remove() {
    unlink(path)
    rmdir(folder)
  }
}
