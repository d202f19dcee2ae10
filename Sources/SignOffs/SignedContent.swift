import Changes
import RuleLoading
import RuleModel
import SourceText

/// The content signed with an item: all its own, and the meaning of everything that decides its
/// outcome and is not signed by itself.
public struct SignedContent: Hashable, Sendable {
  /// One part of it.
  struct Part: Hashable, Sendable {
    /// As it was written, so that a change can be described.
    var written: Written
    /// SHA-256 of what it means.
    var meaning: String

    /// The short digest under which a part is kept.
    func key(_ label: String) -> String {
      let meaning = meaning.isEmpty ? "" : "\n" + meaning
      return String(Digest.text(of: label + "\n" + written.canonical + meaning).prefix(16))
    }
  }

  /// By label; what is signed by itself says only that.
  var parts: [String: Part]
  /// The label of the item.
  var own: String

  static let signedByItself = Part(written: .text("signed by itself"), meaning: "")

  public init(of item: PackItem, in contents: PackContents) {
    let start = PackContents.Node(item)
    let (inside, signed) = contents.reach(of: start)
    own = start.label
    parts = [:]
    for node in inside {
      let written = contents.content(of: node) ?? .nothing
      parts[contents.label(of: node)] = Part(
        written: node == start ? written : written.without(PackContents.words),
        meaning: contents.meaningDigest(of: node))
    }
    for node in signed { parts[node.label] = SignedContent.signedByItself }
  }

  init(parts: [String: Part], own: String) { (self.parts, self.own) = (parts, own) }

  /// SHA-256 of what all parts mean and of the item's own words, 64 hexadecimal digits.
  public var digest: String {
    var text = "primum sign-off \(SignOff.format)\n"
    for label in parts.keys.sorted(by: Written.precedes) {
      let part = parts[label]!
      text += label + "\n" + (part.meaning.isEmpty ? part.written.canonical : part.meaning) + "\n"
    }
    return Digest.text(of: text + (parts[own]?.written.words?.canonical ?? ""))
  }

  /// The keys of all parts, in order of their labels.
  public var keys: [String] { parts.keys.sorted(by: Written.precedes).map { parts[$0]!.key($0) } }

  /// Parts of exports that came after another content was signed: the mapping and its columns.
  func exportsAdded(since signed: SignedContent) -> Set<String> {
    func exports(_ content: SignedContent) -> [String: String] {
      var found: [String: String] = [:]
      for label in content.parts.keys {
        guard let node = PackContents.Node(label: label), node.kind == .mapping else { continue }
        found[label] =
          node.name.split(separator: ",", maxSplits: 1).first.map(String.init) ?? node.name
      }
      return found
    }
    let known = Set(exports(signed).values)
    return Set(exports(self).filter { !known.contains($0.value) }.keys)
  }

  func without(_ labels: Set<String>) -> SignedContent {
    SignedContent(parts: parts.filter { !labels.contains($0.key) }, own: own)
  }
}

extension Written {
  /// The content of keys for people, however deep; nil if there is none.
  fileprivate var words: Written? {
    switch self {
    case .nothing, .text: return nil
    case .list(let items):
      let found = items.compactMap(\.words)
      return found.isEmpty ? nil : .list(found)
    case .group(let members):
      var found: [String: Written] = [:]
      for (key, value) in members {
        found[key] =
          PackContents.words.contains(key) || key == "needs sign-off" ? value : value.words
      }
      return found.isEmpty ? nil : .group(found)
    }
  }
}
