import Diagnostics
import SourceText
import YAMLReading

/// A scalar with other words, in its own notation where that can write them.
struct ScalarPatch {
  private let node: YAMLNode
  private let scalar: YAMLScalar

  init(_ node: YAMLNode, _ scalar: YAMLScalar) {
    self.node = node
    self.scalar = scalar
  }

  /// Edits to try, the smallest first: only the changed stretch; the whole in its notation; the
  /// whole between quotation marks.
  func edits(to text: String) -> [[Edit]] {
    var tries: [[Edit]] = []
    let (range, middle) = ScalarPatch.stretch(from: scalar.text, to: text)
    if let written = written(middle) {
      let place = scalar.fileRange(of: range)
      tries.append([Edit(place, Array(written.utf8))])
      if isBlock, let folded = folded(written, at: place) { tries.insert([folded], at: 0) }
    }
    switch scalar.style {
    case .plain: tries.append([Edit(node.range, Array(text.utf8))])
    case .singleQuoted:
      let inside = text.replacingQuotes
      if !text.unicodeScalars.contains(where: { $0.value < 0x20 }) {
        tries.append([Edit(node.range, Array("'\(inside)'".utf8))])
      }
    case .doubleQuoted, .literal, .folded: break
    }
    tries.append([Edit(node.range, Array(YAMLValue.doubleQuoted(text).utf8))])
    return tries
  }

  private var isBlock: Bool { scalar.style == .folded || scalar.style == .literal }

  /// The stretch of the old text that differs, in UTF-8 offsets, and what is in its place.
  static func stretch(from old: String, to new: String) -> (Range<Int>, String) {
    let (a, b) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    var start = 0
    while start < a.count, start < b.count, a[start] == b[start] { start += 1 }
    var end = 0
    while end < a.count - start, end < b.count - start,
      a[a.count - 1 - end] == b[b.count - 1 - end]
    {
      end += 1
    }
    func length(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
      scalars.reduce(0) { $0 + UTF8.width($1) }
    }
    let from = length(a[..<start])
    let to = from + length(a[start..<(a.count - end)])
    var middle = String.UnicodeScalarView()
    middle.append(contentsOf: b[start..<(b.count - end)])
    return (from..<to, String(middle))
  }

  /// A stretch as this notation writes it; nil if it cannot.
  private func written(_ text: String) -> String? {
    switch scalar.style {
    case .doubleQuoted: text.unicodeScalars.map(YAMLValue.escaped).joined()
    case .singleQuoted: text.contains("\n") ? nil : text.replacingQuotes
    case .plain, .literal, .folded: text.contains("\n") ? nil : text
    }
  }

  /// In a folded text a line that would be too long is broken between two words.
  private func folded(_ text: String, at place: Range<Int>) -> Edit? {
    guard scalar.style == .folded, !text.isEmpty else { return nil }
    let bytes = node.file.bytes
    var start = place.lowerBound
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    let indent = bytes[start...].prefix { $0 == 0x20 }.count
    var end = place.upperBound
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    let isCRLF = end < bytes.count && bytes[end] == 0x0D
    var column = place.lowerBound - start
    guard column + text.utf8.count + end - place.upperBound > YAMLValue.width else { return nil }
    var broken = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !broken.isEmpty {
        let isTooLong = column + 1 + word.utf8.count > YAMLValue.width
        broken += isTooLong ? (isCRLF ? "\r\n" : "\n") + String(repeating: " ", count: indent) : " "
        column = isTooLong ? indent : column + 1
      }
      broken += word
      column += word.utf8.count
    }
    return Edit(place, Array(broken.utf8))
  }
}

extension String {
  fileprivate var replacingQuotes: String {
    unicodeScalars.reduce(into: "") { $0 += $1 == "'" ? "''" : String($1) }
  }
}
