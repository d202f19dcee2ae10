/// How a foreign export (the columns of another app's CSV, or the members of its JSON) becomes
/// records of this pack.
public struct Mapping: Hashable, Sendable, InBook {
  /// One foreign column, and the field it fills.
  public struct Column: Hashable, Sendable, InBook {
    /// The column's heading, or the member's dotted name.
    public var column: String
    /// Index into the record's fields.
    public var field: Int
    /// `dd/MM/yyyy HH:mm` and the like; nil: the field's own form.
    public var format: String?
    /// The first of the hundred years that `yy` in the format can mean; 0: those up to `now`.
    public var yearsFrom: Int?
    /// Foreign words and what they mean here; compared without regard to case and outer space.
    public var words: [String: String]
    /// The unit foreign numbers are in, where it is not the field's.
    public var change: UnitChange?
    /// Its name.
    public var unit: String?
    /// The separator between the elements of a list.
    public var separator: String?
    /// `,` in `6,5`; nil: a point.
    public var decimalComma: Bool
    /// The column that holds the unit of each number.
    public var unitColumn: String?
    /// A log without this column is complete all the same.
    public var mayBeAbsent: Bool
    /// Its place in the files of the pack.
    public var origin: Origin

    public init(
      column: String, field: Int, format: String? = nil, words: [String: String] = [:],
      change: UnitChange? = nil,
      separator: String? = nil, decimalComma: Bool = false, mayBeAbsent: Bool = false,
      origin: Origin = .none
    ) {
      self.column = column
      self.field = field
      self.format = format
      self.words = words
      self.change = change
      self.separator = separator
      self.decimalComma = decimalComma
      self.mayBeAbsent = mayBeAbsent
      self.origin = origin
    }
  }

  /// A column that says which rows are records.
  public struct Choice: Hashable, Sendable, InBook {
    /// The column's heading, or a path.
    public var column: String
    /// The words of which one must be there; empty: the column holds nothing.
    public var words: [String]

    public init(column: String, words: [String]) {
      self.column = column
      self.words = words
    }
  }

  /// A piece of the export, and the records that it must become.
  public struct Example: Hashable, Sendable, InBook {
    /// The result of one record of the piece.
    public enum Expectation: Hashable, Sendable, InBook {
      /// Its fields, as a JSON object; what it leaves out is missing.
      case record(String)
      case rejected
    }

    /// The case, for people.
    public var it: String
    /// The piece: JSON, or where it is a text as it is in the export.
    public var given: String
    /// The records, in order.
    public var expect: [Expectation]
    /// Its place in the files of the pack.
    public var origin: Origin

    public init(it: String, given: String, expect: [Expectation], origin: Origin) {
      self.it = it
      self.given = given
      self.expect = expect
      self.origin = origin
    }
  }

  /// Its id in the pack.
  public var id: String
  /// Its name for people.
  public var title: String?
  /// Index into `Pack.records`.
  public var record: Int
  /// The columns of the foreign export.
  public var columns: [Column]
  /// Foreign columns that are known and not read; any other unknown one is a problem.
  public var ignored: [String]
  /// The zone of times written without an offset.
  public var timeZone: String?
  /// Between columns: `,`, `;` or a tab. Nil: found from the heading line.
  public var delimiter: String?
  /// The path from each value of a file to its records; nil: it is one.
  public var recordsAt: String?
  /// Each must hold of a row that is a record; other rows are passed over.
  public var only: [Choice] = []
  /// Words that mean nothing in every column.
  public var missing: [String] = []
  /// Other columns than those that are named are known, all of them, and not read.
  public var ignoresRest = false
  /// The line of a CSV file that names its columns; nil: the first.
  public var headingsLine: Int?
  /// Whose the records are is said by the name of their file.
  public var subjectIsFileName = false
  /// The export is XML: elements are rows, attributes and elements inside them are members.
  public var isXML = false
  /// Pieces of the export and what they must become.
  public var examples: [Example] = []
  /// Its place in the files of the pack.
  public var origin: Origin

  public init(
    id: String, title: String? = nil, record: Int, columns: [Column], ignored: [String] = [],
    timeZone: String? = nil,
    delimiter: String? = nil, origin: Origin = .none
  ) {
    self.id = id
    self.title = title
    self.record = record
    self.columns = columns
    self.ignored = ignored
    self.timeZone = timeZone
    self.delimiter = delimiter
    self.origin = origin
  }
}
