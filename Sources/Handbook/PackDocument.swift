import Analysis
import Catalogues
import Reporting
import RuleLoading
import RuleModel
import SignOffs
import SourceText

/// A pack as a document, in values: what a handbook prints, what its JSON says, and what a page
/// shows are made of it.
public struct PackDocument: Sendable {
  /// An item, as others name it.
  public struct Reference: Sendable, Hashable {
    public var kind: PackItem.Kind
    public var id: String
    public var title: String

    init(_ item: PackItem) { (kind, id, title) = (item.kind, item.id, item.title ?? item.id) }
  }

  /// A line of the explanation of an item. What belongs to a line lies deeper than it.
  public struct Line: Sendable, Hashable {
    public var depth: Int
    public var text: String
    /// Whether it is above others.
    public var isHeading: Bool
  }

  /// A number, and the days on which it is in force, both in.
  public struct Value: Sendable, Hashable {
    public var text: String
    public var from: CivilDate?
    public var until: CivilDate?
    public var isToday: Bool
  }

  /// A text as somebody reads it.
  public struct Sentence: Sendable, Hashable {
    public var locale: String
    /// The plural form, where there are several.
    public var variant: String
    public var words: String
  }

  public struct SignOff: Sendable, Hashable {
    public var role: String
    public var roleTitle: String
    /// Who signed last, and when.
    public var by: String?
    public var on: CivilDate?
    public var state: String
    public var isSigned: Bool
    /// The changes since.
    public var changes: [String]
  }

  public struct Example: Sendable, Hashable {
    public var it: String
    public var given: [String]
    public var expected: [String]
    public var isUnconfirmed: Bool
  }

  /// A table as rows of conditions and answers.
  public struct Grid: Sendable, Hashable {
    public var columns: [String]
    public var rows: [Row]

    public struct Row: Sendable, Hashable {
      public var conditions: [String]
      public var values: [String]
    }
  }

  public struct Item: Sendable, Hashable {
    public var reference: Reference
    /// A red flag, an advisory…, of a rule; else the kind of item.
    public var kindWords: String
    public var isRedFlag: Bool
    public var status: Status
    public var lines: [Line]
    public var sources: [String]
    public var uses: [Reference]
    public var usedBy: [Reference]
    public var requirements: [String]
    public var signOffs: [SignOff]
    public var examples: [Example]
    public var values: [Value]
    public var sentences: [Sentence]
    public var grid: Grid?
    public var surfaces: [String]
    public var file: String
    public var line: Int
    /// As the file writes it.
    public var yaml: String
  }

  public struct Chapter: Sendable, Hashable {
    public var id: String
    public var title: String
    public var items: [Item]
  }

  public let name: String
  public let title: String
  public let version: String
  public let locales: [String]
  public let today: CivilDate
  public let chapters: [Chapter]
  public let roles: [Role]
  /// The text for a name in a sentence: the numbers of today, and short lists.
  let written: WrittenOut

  public var items: [Item] { chapters.flatMap(\.items) }

  public func item(_ kind: PackItem.Kind, _ id: String) -> Item? {
    for chapter in chapters {
      if let item = chapter.items.first(where: { $0.reference.id == id && $0.reference.kind == kind }) { return item }
    }
    return nil
  }

  /// A line in pieces: words, and names with the text for them.
  public func pieces(_ line: String) -> [(text: String, value: String?)] { written.pieces(line) }
}
