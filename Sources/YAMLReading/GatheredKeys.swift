import Diagnostics
import SourceText

/// The entries of a group of keys as they are gathered.
struct GatheredKeys {
  private(set) var entries: [YAMLEntry] = []
  var isWhole = true
  /// An item without its dash began in it: its keys are those of another.
  var holdsTwoItems = false
  /// The place of each key among the entries, once there are too many to look through.
  private var numbers: [String: Int] = [:]
  private var end: Int?
  private static let few = 12

  init() {}

  /// The place of an earlier entry with the same key.
  func earlier(than entry: YAMLEntry) -> Place? {
    number(of: entry.keyText).map { entries[$0].key.place }
  }

  /// Takes an entry in whose key is new.
  mutating func add(_ entry: consuming YAMLEntry) {
    reach(entry)
    // Most groups have no more.
    if entries.isEmpty { entries.reserveCapacity(4) }
    if entries.count == GatheredKeys.few {
      for (number, entry) in entries.enumerated() { numbers[entry.keyText] = number }
    }
    if entries.count >= GatheredKeys.few { numbers[entry.keyText] = entries.count }
    entries.append(entry)
  }

  /// Extends the group at least as far as an entry, even one that is not allowed.
  mutating func reach(_ entry: YAMLEntry) {
    end = max(end ?? 0, entry.key.range.upperBound, entry.value.range.upperBound)
  }

  private func number(of key: String) -> Int? {
    entries.count > GatheredKeys.few ? numbers[key] : entries.firstIndex { $0.keyText == key }
  }

  func node(from start: Int, to end: Int?, in file: SourceFile) -> YAMLNode {
    let end = max(start, end ?? self.end ?? start)
    return YAMLNode(
      .mapping(entries), at: start..<end, in: file,
      isWhole: isWhole && entries.allSatisfy { $0.value.isWhole })
  }
}

extension FileState {
  /// Takes an entry in, or reports why its key is not allowed.
  mutating func add(_ entry: consuming YAMLEntry, to group: inout GatheredKeys) {
    guard entry.key.scalar != nil else {
      findings.append(notAKey(entry.key))
      group.isWhole = false
      return
    }
    if entry.keyText == "<<", entry.key.scalar?.style == .plain {
      findings.append(
        Finding(
          .yamlMergeKey, .error,
          "\"<<\" merges another group of keys into this one, which is not supported",
          at: entry.key.place,
          advice: "write the keys out"))
      group.isWhole = false
      return
    }
    if let earlier = group.earlier(than: entry) {
      group.reach(entry)
      group.isWhole = false
      if group.holdsTwoItems { return }
      if entry.keyText == group.entries.first?.keyText, isFirstOfItem(earlier.range.lowerBound) {
        group.holdsTwoItems = true
        findings.append(
          syntax(
            "\"\(entry.keyText)\" begins another item here, but the line has no dash",
            entry.key.range,
            "write \"- \(entry.keyText): …\", with the dash in the same column as that of the item above"
          ))
        return
      }
      findings.append(
        Finding(
          .yamlDuplicateKey, .error,
          "\"\(entry.keyText)\" is defined twice in the same group of keys",
          at: entry.key.place,
          advice: "keep one of the two", because: "only one of them can be used",
          notes: [Note("the first one is here", at: earlier)]))
    } else {
      group.add(entry)
    }
  }

  /// Whether a key follows the dash of an item.
  private func isFirstOfItem(_ offset: Int) -> Bool {
    let line = LineShape(file.bytes, lineRange(at: offset))
    return line.isListItem && line.contentStart == offset
  }
}
