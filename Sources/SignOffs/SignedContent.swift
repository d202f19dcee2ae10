import RuleLoading
import RuleModel

/// What is signed with an item: the item as it is written, and everything that decides its outcome and is not
/// signed by itself.
public struct SignedContent: Hashable, Sendable {
  /// By label; what is signed by itself says only that.
  public var pieces: [String: Written]

  static let signedByItself = Written.text("signed by itself")

  public init(of item: PackItem, in closure: Closure) {
    let start = Closure.Piece(Closure.Piece.Kind(item.kind), item.id)
    let (inside, signed) = closure.reach(of: start)
    pieces = [:]
    for piece in inside {
      guard let content = closure.contents[piece] else { continue }
      pieces[piece.label] = piece == start ? content : content.without(Closure.words)
    }
    for piece in signed { pieces[piece.label] = SignedContent.signedByItself }
  }

  init(pieces: [String: Written]) { self.pieces = pieces }

  /// SHA-256 of all pieces, 64 hexadecimal digits.
  public var digest: String {
    var text = "primum sign-off \(SignOff.format)\n"
    for label in pieces.keys.sorted(by: Written.precedes) { text += label + "\n" + pieces[label]!.canonical + "\n" }
    return Digest.text(of: text)
  }

  /// The short digest under which a piece is kept.
  static func key(_ label: String, _ content: Written) -> String {
    String(Digest.text(of: label + "\n" + content.canonical).prefix(16))
  }

  /// The keys of all pieces, in order of their labels.
  public var keys: [String] {
    pieces.keys.sorted(by: Written.precedes).map { SignedContent.key($0, pieces[$0]!) }
  }
}
