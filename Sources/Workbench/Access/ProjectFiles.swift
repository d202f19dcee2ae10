import OperatingSystem

/// The files that the pages depend on, by what they hold: one that was only touched has not
/// changed.
struct ProjectFiles {
  private struct Kept {
    var stamp: FileStamp
    var digest: Int
  }

  private var kept: [String: Kept] = [:]

  /// The files that hold something else than at the last look, and those that came or went.
  /// - Parameter bytes: of a file; nil where it cannot be read.
  mutating func changes(_ stamps: [String: FileStamp], _ bytes: (String) -> [UInt8]?) -> Set<String>
  {
    var changed = Set(kept.keys.filter { stamps[$0] == nil })
    for path in changed { kept[path] = nil }
    for (path, stamp) in stamps where kept[path]?.stamp != stamp {
      // Taken before the bytes: what is written in between is seen at the next look.
      let digest = bytes(path).hashValue
      if kept[path]?.digest != digest { changed.insert(path) }
      kept[path] = Kept(stamp: stamp, digest: digest)
    }
    return changed
  }
}
