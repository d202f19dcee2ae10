/// A sentence before and after an edit, word by word.
public struct WordMark: Sendable, Hashable {
  /// Words that stay, go or come.
  public enum Kind: String, Sendable, Hashable { case kept, out, `in` }

  /// Whether they stay, go or come.
  public var kind: Kind
  /// The words, with the spaces between them.
  public var words: String

  /// The words of both sentences in order.
  public static func marks(from old: String, to new: String) -> [WordMark] {
    let (a, b) = (words(old), words(new))
    let changes = b.difference(from: a)
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var marks: [WordMark] = []
    func add(_ kind: Kind, _ word: String) {
      if marks.last?.kind == kind {
        marks[marks.count - 1].words += " " + word
      } else {
        marks.append(WordMark(kind: kind, words: word))
      }
    }
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if i < a.count, gone.contains(i) {
        add(.out, a[i])
        i += 1
      } else if j < b.count, come.contains(j) {
        add(.in, b[j])
        j += 1
      } else {
        add(.kept, b[j])
        i += 1
        j += 1
      }
    }
    return marks
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
