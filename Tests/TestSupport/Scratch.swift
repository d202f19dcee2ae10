#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder that goes away with the test.
public final class Scratch {
  public let path: String

  private struct NoFolder: Error {}

  public init() throws {
    var template = Array("/tmp/primum-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw NoFolder() }
    path = String(cString: realpath(template, nil))
  }

  public func write(_ name: String, _ text: String) {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o755)
    }
    guard let file = fopen(path + "/" + name, "wb") else { return }
    let bytes = Array(text.utf8)
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  deinit { remove(path) }

  private func remove(_ path: String) {
    guard let handle = opendir(path) else {
      unlink(path)
      return
    }
    while let entry = readdir(handle) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      var info = stat()
      let inner = path + "/" + name
      if lstat(inner, &info) == 0, info.st_mode & S_IFMT == S_IFDIR {
        remove(inner)
      } else {
        unlink(inner)
      }
    }
    closedir(handle)
    rmdir(path)
  }
}
