import Analysis
import Catalogues
import Reporting
import RuleLoading
import RuleModel
import SignOffs
import SourceText

extension PackItem.Kind {
  /// For people.
  public var word: String { self == .threshold ? "number" : rawValue }
}

/// A pack as a document, in values: what a handbook prints, what its JSON says, and what a page
/// shows are made of it.
public struct PackDocument: Sendable {
  /// An item, as others name it.
  public struct Reference: Sendable, Hashable {
    /// The kind of the item.
    public var kind: PackItem.Kind
    /// The id of the item.
    public var id: String
    /// The title of the item.
    public var title: String

    init(_ item: PackItem) { (kind, id, title) = (item.kind, item.id, item.title ?? item.id) }
  }

  /// A line of the explanation of an item. What belongs to a line lies deeper than it.
  public struct Line: Sendable, Hashable {
    /// Its level of nesting, from 0.
    public var depth: Int
    /// Its words.
    public var text: String
    /// Whether it is above others.
    public var isHeading: Bool
  }

  /// A number, and the days on which it is in force, both in.
  public struct Value: Sendable, Hashable {
    /// The value with its unit.
    public var text: String
    /// The first day on which it is in force; nil: from the beginning.
    public var from: CivilDate?
    /// The last day on which it is in force; nil: without end.
    public var until: CivilDate?
    /// Whether it is in force today.
    public var isToday: Bool
  }

  /// A text as somebody reads it.
  public struct Sentence: Sendable, Hashable {
    /// The locale of the sentence.
    public var locale: String
    /// The plural form, where there are several.
    public var variant: String
    /// The sentence: what the app shows, where its catalogues are there.
    public var words: String
    /// The pack's words, where they are others.
    public var packs: String?
  }

  /// The state of one role's sign-off.
  public struct SignOff: Sendable, Hashable {
    /// The name of the role.
    public var role: String
    /// The title of the role.
    public var roleTitle: String
    /// Who signed last, and when.
    public var by: String?
    /// The day of the signature, if there is one.
    public var on: CivilDate?
    /// The state in words.
    public var state: String
    /// Whether a valid signature exists.
    public var isSigned: Bool
    /// The changes since.
    public var changes: [String]
  }

  /// An example in words.
  public struct Example: Sendable, Hashable {
    /// Its sentence.
    public var it: String
    /// Its records, a line for each.
    public var given: [String]
    /// Its expected results, a line for each.
    public var expected: [String]
    /// Whether no person has confirmed it yet.
    public var isUnconfirmed: Bool
    /// The file that it is in, if it is apart from its item.
    public var apart: String?
  }

  /// A table as rows of conditions and answers.
  public struct Grid: Sendable, Hashable {
    /// The headings.
    public var columns: [String]
    /// The rows, in order.
    public var rows: [Row]

    /// One row of a table.
    public struct Row: Sendable, Hashable {
      /// The conditions, a line for each.
      public var conditions: [String]
      /// The answers, by column.
      public var values: [String]
    }
  }

  /// An item with everything a page says of it.
  public struct Item: Sendable, Hashable {
    /// Its kind, id and title.
    public var reference: Reference
    /// A red flag, an advisory…, of a rule; else the kind of item.
    public var kindWords: String
    /// Whether it is a red flag.
    public var isRedFlag: Bool
    /// Draft, active or retired.
    public var status: Status
    /// Its explanation.
    public var lines: [Line]
    /// The requirement rows and documents it rests on.
    public var sources: [String]
    /// The items it uses.
    public var uses: [Reference]
    /// The items that use it.
    public var usedBy: [Reference]
    /// The requirements it covers, by id.
    public var requirements: [String]
    /// The sign-offs that it needs or has.
    public var signOffs: [SignOff]
    /// Its examples in words.
    public var examples: [Example]
    /// Examples apart from it, of a term or a message, in words.
    public var further: [String] = []
    /// Its values over time, for a number.
    public var values: [Value]
    /// Its sentences by locale, for a text.
    public var sentences: [Sentence]
    /// Its rows, for a table.
    public var grid: Grid?
    /// The surfaces on which it is shown.
    public var surfaces: [String]
    /// The file that defines it.
    public var file: String
    /// The line that defines it, from 1.
    public var line: Int
    /// As the file writes it.
    public var yaml: String
  }

  /// A chapter of the document.
  public struct Chapter: Sendable, Hashable {
    /// The fragment of its address.
    public var id: String
    /// Its heading.
    public var title: String
    /// Its items, in order.
    public var items: [Item]
  }

  /// The name of the pack.
  public let name: String
  /// The title of the pack.
  public let title: String
  /// The version of the pack.
  public let version: String
  /// The locales that ship.
  public let locales: [String]
  /// The day whose values are shown.
  public let today: CivilDate
  /// The days after that one from which on something else holds, in order.
  public let turns: [Turn]
  /// The chapters, red flags first.
  public let chapters: [Chapter]
  /// The kinds of records in logs.
  public let records: [Record]
  /// The requirements, in the order of their files.
  public let requirements: [Requirement]
  /// The roles that can sign.
  public let roles: [Role]
  /// The parts of the pack with those that they use.
  public let graph: PackGraph
  /// The text for a name in a sentence: the numbers of today, and short lists.
  let written: WrittenOut

  /// All items, in the order of the chapters.
  public let items: [Item]
  /// Their places by their ids, which no two items share.
  let places: [String: Int]

  /// The item of that kind and id; nil if there is none.
  public func item(_ kind: PackItem.Kind, _ id: String) -> Item? {
    item(id).flatMap { $0.reference.kind == kind ? $0 : nil }
  }

  /// The item of that id; nil if there is none.
  public func item(_ id: String) -> Item? { places[id].map { items[$0] } }

  /// The requirement of that id; nil if there is none.
  public func requirement(_ id: String) -> Requirement? { requirements.first { $0.id == id } }

  /// A line in pieces: words, and names with the text for them.
  public func pieces(_ line: String) -> [Piece] { written.pieces(line) }
}
