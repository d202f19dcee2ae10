import RuleModel
import SourceText

/// The lines that differ between two states of a project, to be seen beside the findings that are
/// new: where there are few of them, the mistake is one of them.
public struct ChangedLines: Sendable {
  /// Lines that took the place of others.
  public struct Change: Sendable, Hashable {
    /// The path of the file.
    public var path: String
    /// The first of the lines now, or the one behind lines that are gone, from 1.
    public var line: Int
    /// The lines before, without the white space around them.
    public var was: [String]
    /// The lines now.
    public var now: [String]
  }

  /// The changes, file by file; empty where there are more than people look through.
  public private(set) var changes: [Change] = []
  /// How many there are.
  public private(set) var count = 0

  /// More are not listed.
  private static let most = 6
  /// Files with more lines between their first and last change are not compared line by line.
  private static let mostLines = 2_000

  /// - Parameter exists: whether there is a file of that path now; it may not have been read.
  public init(
    _ now: [SourceFile], since past: [SourceFile], exists: (String) -> Bool
  ) {
    let before = Dictionary(
      past.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    for file in now where seen.insert(file.path).inserted {
      compare(file.path, before[file.path]?.bytes ?? [], file.bytes)
    }
    for file in past where seen.insert(file.path).inserted && !exists(file.path) {
      compare(file.path, file.bytes, [])
    }
    if count > Self.most { changes = [] }
  }

  private mutating func compare(_ path: String, _ was: [UInt8], _ now: [UInt8]) {
    if was == now { return }
    let (before, after) = (lines(was), lines(now))
    let start = zip(before, after).prefix { $0 == $1 }.count
    let rest = min(before.count, after.count) - start
    let end = zip(before.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let (old, new) = (before[start..<(before.count - end)], after[start..<(after.count - end)])
    if old.count + new.count > Self.mostLines {
      count += Self.most + 1
      return
    }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in Array(new).difference(from: Array(old)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      var change = Change(path: path, line: start + j + 1, was: [], now: [])
      while removed.contains(i) || inserted.contains(j) {
        if removed.contains(i) {
          change.was.append(text(old[start + i]))
          i += 1
        } else {
          change.now.append(text(new[start + j]))
          j += 1
        }
      }
      if !change.was.isEmpty || !change.now.isEmpty {
        count += 1
        if count <= Self.most { changes.append(change) }
      }
      (i, j) = (i + 1, j + 1)
    }
  }

  private func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  private func text(_ line: ArraySlice<UInt8>) -> String {
    let text = String(decoding: line, as: UTF8.self).drop(while: \.isWhitespace)
    return String(text.reversed().drop(while: \.isWhitespace).reversed())
  }
}
