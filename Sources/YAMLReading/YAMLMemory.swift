import Diagnostics
import OperatingSystem
import SourceText

/// The trees of files that were read, for states of a project that share most of their files.
public final class YAMLMemory: @unchecked Sendable {
  public typealias Tree = (root: YAMLNode?, findings: [Finding])

  // Unchecked: touched under the monitor.
  private let monitor = Monitor()
  /// By path, the last ones last.
  private var kept: [String: [(file: SourceFile, tree: Tree)]] = [:]

  /// States of one file that are kept: before an edit, with it, and with what follows from it.
  private static let most = 3

  public init() {}

  /// The tree of a file, as `readYAML` gives it.
  public func read(_ file: SourceFile) -> Tree { read([file])[0] }

  /// The same of several files.
  public func read(_ files: [SourceFile]) -> [Tree] {
    let known = monitor.locked {
      files.map { file in kept[file.path]?.last { $0.file.bytes == file.bytes }?.tree }
    }
    // Places name the file that was read first.
    let missing = files.indices.filter { known[$0] == nil }
    let read = readYAML(missing.map { files[$0] })
    var trees = known
    monitor.locked {
      for (index, tree) in zip(missing, read) {
        trees[index] = tree
        let states = kept[files[index].path, default: []].suffix(YAMLMemory.most - 1)
        kept[files[index].path] = states + [(files[index], tree)]
      }
    }
    return trees.map { $0 ?? (nil, []) }
  }
}
