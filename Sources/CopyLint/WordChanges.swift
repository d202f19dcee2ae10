/// The changes that make one text another, word by word: stretches that both have, between stretches where
/// words went, came, or took the place of others.
///
///     WordChanges(from: "Seek emergency care.", to: "Seek care.").was   // “Seek [emergency] care.”
public struct WordChanges: Sendable, Hashable {
  /// Words that follow one another in both texts, or that only one of them has.
  private struct Stretch: Sendable, Hashable {
    var was: ArraySlice<String>
    var now: ArraySlice<String>
    var isKept: Bool
  }

  private var stretches: [Stretch] = []
  /// Longer texts are compared from both ends only.
  private static let mostPairs = 40_000

  public init(from before: String, to after: String) {
    let (a, b) = (Self.words(before), Self.words(after))
    if a == b, !before.utf8.elementsEqual(after.utf8) {
      // Only what nobody sees differs: white space, or how accents are encoded.
      add([before], [after])
      return
    }
    if a.count * b.count <= Self.mostPairs {
      align(a, b)
      return
    }
    let start = zip(a, b).prefix { $0 == $1 }.count
    let most = min(a.count, b.count) - start
    let end = zip(a.reversed(), b.reversed()).prefix(most).prefix { $0 == $1 }.count
    let (ends, others) = (a.count - end, b.count - end)
    add(a[..<start], b[..<start], isKept: true)
    let (old, new) = (a[start..<ends], b[start..<others])
    if old.count * new.count <= Self.mostPairs {
      align(Array(old), Array(new))
    } else {
      add(old, new)
    }
    add(a[ends...], b[others...], isKept: true)
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private mutating func add(
    _ was: ArraySlice<String>, _ now: ArraySlice<String>, isKept: Bool = false
  ) {
    if was.isEmpty, now.isEmpty { return }
    stretches.append(Stretch(was: was, now: now, isKept: isKept))
  }

  private mutating func align(_ a: [String], _ b: [String]) {
    // The longest words in common, from the back, so that the walk goes forward.
    var common = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        common[i][j] =
          a[i] == b[j] ? common[i + 1][j + 1] + 1 : max(common[i + 1][j], common[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    func isKept() -> Bool { i < a.count && j < b.count && a[i] == b[j] }
    while i < a.count || j < b.count {
      let (fromI, fromJ) = (i, j)
      while isKept() { (i, j) = (i + 1, j + 1) }
      add(a[fromI..<i], b[fromJ..<j], isKept: true)
      let (goneI, comeJ) = (i, j)
      while i < a.count || j < b.count, !isKept() {
        if j == b.count || i < a.count && common[i + 1][j] >= common[i][j + 1] {
          i += 1
        } else {
          j += 1
        }
      }
      add(a[goneI..<i], b[comeJ..<j])
    }
  }

  /// Words that stay, that went and that came, in their order.
  public enum Mark: Sendable, Hashable {
    case kept(String)
    case out(String)
    case into(String)
  }

  public var marks: [Mark] {
    stretches.flatMap { stretch -> [Mark] in
      let (was, now) = (stretch.was.joined(separator: " "), stretch.now.joined(separator: " "))
      if stretch.isKept { return [.kept(now)] }
      return (was.isEmpty ? [] : [.out(was)]) + (now.isEmpty ? [] : [.into(now)])
    }
  }

  // MARK: In words

  /// The text as it was: what changed is in brackets, and of what did not only the words beside it.
  public var was: String { marked(\.was) }
  /// The text as it is, in the same way.
  public var now: String { marked(\.now) }

  /// Words that stay to the left and to the right of a change, so that a reader finds it.
  private static let beside = 5

  private func marked(_ side: KeyPath<Stretch, ArraySlice<String>>) -> String {
    let beside = Self.beside
    var parts: [String] = []
    for (index, stretch) in stretches.enumerated() {
      let words = stretch[keyPath: side]
      guard stretch.isKept else {
        if !words.isEmpty { parts.append("[\(words.joined(separator: " "))]") }
        continue
      }
      let left = index > 0 ? beside : 0
      let right = index < stretches.count - 1 ? beside : 0
      if words.count <= left + right + 2 {
        parts.append(words.joined(separator: " "))
      } else {
        parts += [words.prefix(left).joined(separator: " "), "…"]
        parts.append(words.suffix(right).joined(separator: " "))
      }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Each change back, in words for the one who is to undo it: `write "call" for "ring"`. Empty
  /// where there are too many for single changes to be worth telling.
  var remedies: [String] {
    var remedies: [String] = []
    for (index, stretch) in stretches.enumerated() where !stretch.isKept {
      let wanted = stretch.was.joined(separator: " ")
      let found = stretch.now.joined(separator: " ")
      if found.isEmpty {
        let last = index > 0 ? stretches[index - 1].was.last : nil
        remedies.append(
          last.map { "add \"\(wanted)\" after \"\($0)\"" } ?? "start with \"\(wanted)\"")
      } else {
        remedies.append(
          wanted.isEmpty ? "remove \"\(found)\"" : "write \"\(wanted)\" instead of \"\(found)\"")
      }
    }
    return remedies.count <= 5 ? remedies : []
  }
}
