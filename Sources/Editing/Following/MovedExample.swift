import RuleModel

/// Ways to move an example with a number, so that it goes on showing what it showed: as many days
/// fewer in its history, or a value of its record as much lower.
struct MovedExample: Sendable {
  /// One change of an example's YAML, by its path in it.
  enum Change: Sendable, Hashable {
    case set([YAMLValue.Step], String)
    case rename([YAMLValue.Step], String, to: String)
  }

  /// Made together.
  var changes: [Change]

  /// - Parameter step: by how much the number was moved.
  static func all(of example: YAMLValue, by step: Double) -> [MovedExample] {
    guard case .group(let members) = example, step != 0 else { return [] }
    var found: [MovedExample] = []
    for member in members where ["given", "history"].contains(member.key) {
      for way in ways(in: member.value, [.key(member.key)], step) {
        found.append(
          MovedExample(changes: [way.change] + saying(members, way.was, way.now)))
      }
    }
    return found
  }

  private struct Way {
    var change: Change
    var was: Double
    var now: Double
  }

  private static func ways(
    in value: YAMLValue, _ path: [YAMLValue.Step], _ step: Double
  ) -> [Way] {
    switch value {
    case .list(let items):
      return items.enumerated().flatMap { ways(in: $0.element, path + [.item($0.offset)], step) }
    case .group(let members):
      return members.flatMap { member -> [Way] in
        if let way = days(member.key, path, step) { return [way] }
        return ways(in: member.value, path + [.key(member.key)], step)
      }
    case .text(let text):
      let parts = text.split(separator: " ", maxSplits: 1)
      guard let first = parts.first, let number = Double(first) else { return [] }
      let moved = decimal(number + step)
      let new = plainText(moved) + text.dropFirst(first.count)
      return [Way(change: .set(path, new), was: number, now: moved)]
    case .nothing: return []
    }
  }

  /// `one a day from 2026-03-01 to 2026-03-09 at 09:00`, with another last day.
  private static func days(
    _ key: String, _ path: [YAMLValue.Step], _ step: Double
  ) -> Way? {
    let words = key.split(separator: " ").map(String.init)
    guard words.count > 6, words.starts(with: ["one", "a", "day", "from"]), words[5] == "to",
      let first = MomentText.date(words[4]), let last = MomentText.date(words[6]),
      let days = Int(exactly: step)
    else { return nil }
    let new = last.adding(days: days)
    let count = Double(last.days - first.days + 1)
    guard new >= first else { return nil }
    let moved = key.replacing(words[6], with: MomentText.text(new))
    return Way(change: .rename(path, key, to: moved), was: count, now: count + step)
  }

  /// The example's name and what it expects, where they say the number.
  private static func saying(
    _ members: [YAMLValue.Member], _ was: Double, _ now: Double
  ) -> [Change] {
    var changes: [Change] = []
    let number = NumberInSentence(type: .number(nil), old: .number(was), new: .number(now))
    for member in members {
      if member.key == "it", case .text(let name) = member.value,
        let new = number.changed(name, locale: "en"), new != name
      {
        changes.append(.set([.key("it")], new))
      }
      guard member.key == "expect", case .group(let expected) = member.value else { continue }
      for one in expected {
        if case .text(let text) = one.value, Double(text) == was {
          changes.append(.set([.key("expect"), .key(one.key)], plainText(now)))
        }
      }
    }
    return changes
  }

  /// The changed parts, in short.
  var words: String {
    changes.map { change in
      switch change {
      case .set(let path, let text):
        if case .key(let key)? = path.last { "\(key): \(text)" } else { text }
      case .rename(_, _, let new): new
      }
    }.joined(separator: "; ")
  }
}

extension PackEdit {
  /// By how much the edit moves a number; nil where it does not move just one.
  func step(from old: String) -> Double? {
    let new: String
    switch kind {
    case .number(let to, nil): new = to
    case .line(_, let to): new = to
    default: return nil
    }
    func words(_ text: String) -> [Substring] { text.split(separator: " ") }
    let (a, b) = (words(old), words(EditedFiles.withUnit(new, of: old)))
    guard a.count == b.count else { return nil }
    let different = zip(a, b).filter { $0 != $1 }
    guard different.count == 1, let from = Double(different[0].0), let to = Double(different[0].1)
    else { return nil }
    return decimal(to - from)
  }
}
