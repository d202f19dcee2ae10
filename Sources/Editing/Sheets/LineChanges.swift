import SourceText

/// One line of a file that an edit changes.
public struct LineChange: Sendable, Hashable {
  /// In the new file, from 1; of a line that is gone, in the old one.
  public var line: Int
  /// The old line; nil: there was none.
  public var was: String?
  /// The new line; nil: it is gone.
  public var now: String?

  /// The lines that differ, in order.
  static func all(from old: [UInt8], to new: [UInt8]) -> [LineChange] {
    let (a, b) = (lines(old), lines(new))
    let changes = b.difference(from: a)
    var removed = changes.removals.map { change -> (Int, String) in
      if case .remove(let offset, let line, _) = change { (offset, line) } else { (0, "") }
    }[...]
    var inserted = changes.insertions.map { change -> (Int, String) in
      if case .insert(let offset, let line, _) = change { (offset, line) } else { (0, "") }
    }[...]
    var result: [LineChange] = []
    // A line is paired with the one that took its place.
    var shift = 0
    while !removed.isEmpty || !inserted.isEmpty {
      if let (from, was) = removed.first, let (to, now) = inserted.first, from + shift == to {
        result.append(LineChange(line: to + 1, was: was, now: now))
        removed.removeFirst()
        inserted.removeFirst()
      } else if let (from, was) = removed.first, inserted.first.map({ from + shift < $0.0 }) ?? true
      {
        result.append(LineChange(line: from + 1, was: was, now: nil))
        removed.removeFirst()
        shift -= 1
      } else if let (to, now) = inserted.first {
        result.append(LineChange(line: to + 1, was: nil, now: now))
        inserted.removeFirst()
        shift += 1
      }
    }
    return result
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
