import Catalogues
import OperatingSystem

/// The files of a revision that a gate may look at, in memory, as they lay then.
struct PastFiles {
  private var files: MemoryFiles
  let isEmpty: Bool

  /// - Parameter roots: files and folders, as seen from the working directory.
  init(_ tree: GitTree, roots: [String]) throws(Impossible) {
    var names: [String] = []
    for root in roots {
      guard let name = tree.name(of: root) else {
        throw Impossible(
          "\(root): lies outside the repository, so --since has nothing to compare it with")
      }
      names.append(name)
    }
    files = MemoryFiles(in: tree.top)
    var targets: Set<String> = []
    var seen: Set<String> = []
    var isNew = true
    // The targets of links are taken with them.
    while isNew {
      let entries = try tree.files(under: names + targets) {
        !seen.contains($0) && (Self.mayBeRead($0) || targets.contains($0))
      }
      let links = try tree.files(under: names + targets) { !seen.contains($0) }.filter(\.isLink)
      seen.formUnion((entries + links).map(\.path))
      isNew = false
      for (link, bytes) in try tree.contents(of: links) where bytes.count <= Self.longestPath {
        let target = String(decoding: bytes, as: UTF8.self)
        files.add(.link(to: target), at: link.path)
        if let name = tree.name(of: target, from: parent(of: link.path)), !tree.isElsewhere(name) {
          isNew = targets.insert(name).inserted || isNew
        }
      }
      for (entry, bytes) in try tree.contents(of: entries.filter { !$0.isLink }) {
        files.add(.file(bytes), at: entry.path)
      }
    }
    isEmpty = seen.isEmpty
    files.add(.folder, at: tree.prefix)
    files.removeLooseLinks()
  }

  /// Of any system.
  private static let longestPath = 4_096

  /// Rules, copy, and what says which of it counts.
  private static func mayBeRead(_ path: String) -> Bool {
    hasExtension(path, "yaml", "yml", "json")
      || catalogueExtensions.contains { ends(path, with: "." + $0) }
  }

  /// Does something as if these files were those of the working directory.
  func within<Value>(_ work: () throws -> Value) rethrows -> Value { try files.within(work) }
}
