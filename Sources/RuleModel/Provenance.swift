/// A stretch of a pack's file: the place something was written, for messages and traces.
public struct Origin: Hashable, Sendable {
  /// Index into `Pack.files`.
  public var file: Int
  /// UTF-8 bytes of the file.
  public var range: Range<Int>

  public init(file: Int, range: Range<Int>) {
    self.file = file
    self.range = range
  }

  /// No place: for values that were not read from a file.
  public static let none = Origin(file: -1, range: 0..<0)
}

/// A draft is decided and marked as one; what is retired is not decided.
public enum Status: String, Hashable, Sendable, InBook, CaseIterable {
  case draft, active, retired
}

/// Somebody who can sign, by what they answer for.
public struct Role: Hashable, Sendable, InBook {
  /// Its name in `needs sign-off`.
  public var name: String
  /// Its name for people.
  public var title: String?
  /// Its place in the files of the pack.
  public var origin: Origin

  public init(name: String, title: String? = nil, origin: Origin = .none) {
    self.name = name
    self.title = title
    self.origin = origin
  }
}

/// A part of an item, or a change as `trace --prove` describes it, that nothing has to notice.
public struct FreeChange: Hashable, Sendable {
  /// The part or change, as it is written.
  public var what: String
  /// The reason, for people.
  public var because: String
  /// Its place in the files of the pack.
  public var origin: Origin

  public init(what: String, because: String, origin: Origin = .none) {
    self.what = what
    self.because = because
    self.origin = origin
  }

  /// Whether it names a change, in the words in which it is reported or in the last of them.
  public func covers(_ change: String) -> Bool { change == what || change.hasSuffix(" " + what) }
}

/// Who must sign an item, and what is recorded about that.
public struct Provenance: Hashable, Sendable {
  /// The roles that must sign (`needs sign-off`).
  public var needs: [String]
  /// Why nobody has to (`no sign-off because`).
  public var unsignedBecause: String?
  /// The limits of the item that a reader should know (`limitations`).
  public var limitations: String?
  /// Parts of the item that may change unnoticed (`free to change`), each with the reason.
  public var free: [FreeChange] = []
  /// The item's YAML with keys sorted and comments left out, which the sign-off of a translation
  /// covers; all others cover `SignedContent`. Written out when it is asked for.
  public var canonical: String { content.text() }

  private let content: Content

  public init(needs: [String] = [], canonical: @escaping @Sendable () -> String = { "" }) {
    self.needs = needs
    content = Content(text: canonical)
  }

  private struct Content: Hashable, Sendable {
    let text: @Sendable () -> String

    init(text: @escaping @Sendable () -> String) { self.text = text }

    static func == (a: Content, b: Content) -> Bool { a.text() == b.text() }
    func hash(into hasher: inout Hasher) { hasher.combine(text()) }
  }
}
