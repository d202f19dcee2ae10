/// Signs that the content of a file may have changed, found without reading it.
public struct FileStamp: Sendable, Hashable {
  private let size: Int
  private let changed: [Int]
  private let device: UInt64
  private let file: UInt64

  /// Nil where there is no such file.
  public init?(_ path: String) {
    guard let status = try? FileStatus(path) else { return nil }
    size = status.size
    let identity = status.identity
    (device, file) = (identity.device, identity.file)
    #if canImport(Darwin)
      changed = [Int(status.info.st_mtimespec.tv_sec), Int(status.info.st_mtimespec.tv_nsec)]
    #else
      changed = [Int(status.info.st_mtim.tv_sec), Int(status.info.st_mtim.tv_nsec)]
    #endif
  }
}
