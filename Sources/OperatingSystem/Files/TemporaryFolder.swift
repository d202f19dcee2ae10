#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that only its owner can read, and that is gone with what is in it when nobody holds on
/// to it any more.
public final class TemporaryFolder {
  /// The path of the folder.
  public let path: String
  /// Folders in it, in the order in which they were made, and files.
  private var folders: Set<String> = []
  private var made: [String] = []
  private var files: [String] = []

  public init() throws(FileProblem) {
    let parent =
      getenv("TMPDIR").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array("\(parent)/primum-XXXXXX".utf8CString)
    let isMade = template.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) != nil }
    guard isMade else { throw .last }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for file in files { unlink(file) }
    for folder in made.reversed() { rmdir(folder) }
    rmdir(path)
  }

  /// Writes a file of a path below the folder, with the folders around it.
  public func write(_ bytes: [UInt8], to name: String) throws(FileProblem) {
    try makeFolders(to: name)
    let file = path + "/" + name
    let descriptor = retrying { open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    files.append(file)
    if let problem = bytes.withUnsafeBufferPointer({ writing($0, to: descriptor) }) {
      throw problem
    }
  }

  /// Makes the folders that a path below this one lies in.
  public func makeFolders(to name: String) throws(FileProblem) {
    var folder = path
    for part in name.utf8.split(separator: UInt8(ascii: "/")).dropLast() {
      folder += "/" + String(decoding: part, as: UTF8.self)
      guard folders.insert(folder).inserted else { continue }
      guard mkdir(folder, 0o700) == 0 else { throw .last }
      made.append(folder)
    }
  }

  /// Does something with a folder in it as the working directory, which is that of the whole
  /// program: nothing else may look for files meanwhile.
  public func within<Value>(_ folder: String, _ work: () throws -> Value) throws -> Value {
    let before = retrying { open(".", O_RDONLY | O_CLOEXEC) }
    guard before >= 0 else { throw FileProblem.last }
    defer { close(before) }
    guard chdir(folder.isEmpty ? path : path + "/" + folder) == 0 else { throw FileProblem.last }
    defer { _ = fchdir(before) }
    return try work()
  }
}
