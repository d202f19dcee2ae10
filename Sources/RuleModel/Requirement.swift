/// One row of what an app's documents require. Rules, tables, texts and terms name its id in
/// `source`.
public struct Requirement: Hashable, Sendable, InBook {
  /// Whether the documents settle the row.
  public enum RowStatus: String, Hashable, Sendable, InBook, CaseIterable {
    case decided
    /// The documents do not decide it.
    case open
  }

  /// An item that must cover the row: its id, or a limit's key.
  public struct Named: Hashable, Sendable, InBook {
    /// The name of an item.
    public var name: String
    /// Its place in the files of the pack.
    public var origin: Origin

    public init(_ name: String, origin: Origin = .none) {
      self.name = name
      self.origin = origin
    }
  }

  /// A part that Primum cannot ensure, and the evidence that does.
  public struct Elsewhere: Hashable, Sendable, InBook {
    /// The part that is ensured elsewhere.
    public var what: String
    /// The evidence for it.
    public var evidence: String

    public init(what: String, evidence: String) {
      self.what = what
      self.evidence = evidence
    }
  }

  /// A passage of a document that a question rests on.
  public struct Passage: Hashable, Sendable, InBook {
    /// The document and the section in it.
    public var document: String
    /// Its words there.
    public var words: String

    public init(document: String, words: String) {
      self.document = document
      self.words = words
    }
  }

  /// The choice that was made where documents leave something open or contradict each other.
  public struct Choice: Hashable, Sendable, InBook {
    /// The pack's behaviour.
    public var chosen: String
    /// The reason for it.
    public var why: String?
    /// A reason to choose otherwise.
    public var wouldChange: String?
    /// Who decided it; nil: the choice holds until somebody does.
    public var decidedBy: String?
    /// The day on which it was decided.
    public var decidedOn: CivilDate?

    public init(_ chosen: String) { self.chosen = chosen }
  }

  /// One of several things that the document of a row says.
  public struct Clause: Hashable, Sendable, InBook {
    /// The words of the clause.
    public var says: String
    /// The items that cover it.
    public var coveredBy: [Named] = []
    /// Its examples, which `primum test` runs.
    public var examples: [RowExample] = []
    /// Its examples of copy.
    public var copyExamples: [RowCopyExample] = []
    /// Parts that are ensured elsewhere.
    public var elsewhere: [Elsewhere] = []
    /// Its place in the files of the pack.
    public var origin: Origin

    public init(_ says: String, origin: Origin = .none) {
      self.says = says
      self.origin = origin
    }
  }

  /// Its id in the pack.
  public var id: String
  /// Its name for people.
  public var title: String
  /// Whether the documents decide it.
  public var standing = RowStatus.decided
  /// The roles that can decide what the documents leave open.
  public var asked: [String] = []
  /// The document that says it.
  public var document: String?
  /// The passages of the documents, if there is a question.
  public var passages: [Passage] = []
  /// The answer to the question.
  public var choice: Choice?
  /// Whether the document is known from quotations only.
  public var isUnsure = false
  /// `covered by`: items that must cover it, besides those that name it in `source`.
  public var coveredBy: [Named] = []
  /// Cases of the row itself, which outlive the items that cover it.
  public var examples: [RowExample] = []
  /// Its examples of copy.
  public var copyExamples: [RowCopyExample] = []
  /// Parts that are ensured elsewhere.
  public var elsewhere: [Elsewhere] = []
  /// `holds`: what its document says, each with what holds it.
  public var clauses: [Clause] = []
  /// Its place in the files of the pack.
  public var origin: Origin

  public init(id: String, title: String, origin: Origin = .none) {
    self.id = id
    self.title = title
    self.origin = origin
  }
}

extension Requirement {
  /// Its question, for people: what each document says, what was chosen and why, what would change
  /// that, and who has decided it.
  public var question: [(heading: String, words: String)] {
    var lines = passages.map { ("\($0.document) says", $0.words) }
    guard let choice else { return lines }
    lines.append(("Chosen", choice.chosen))
    if let why = choice.why { lines.append(("Why", why)) }
    if let change = choice.wouldChange { lines.append(("Would change it", change)) }
    if let by = choice.decidedBy {
      lines.append(("Decided by", by + (choice.decidedOn.map { ", \(MomentText.text($0))" } ?? "")))
    }
    return lines
  }
}

/// A requirement, or one of its clauses, by their places.
public struct RowPart: Hashable, Sendable {
  /// Index into `Pack.requirements`.
  public var row: Int
  /// Index into its `clauses`; nil: the row itself.
  public var clause: Int?

  public init(row: Int, clause: Int? = nil) {
    self.row = row
    self.clause = clause
  }
}

extension Pack {
  /// The ids of the requirements that each item covers, in the order of `items`: those that it names
  /// in `source`, and those that name it.
  public var coveredRows: [(item: PackItem, rows: Set<String>)] {
    var naming: [String: Set<String>] = [:]
    for (part, named) in rowParts(\.coveredBy, \.coveredBy) {
      naming[bareID(named.name), default: []].insert(requirements[part.row].id)
    }
    let ids = Set(requirements.map(\.id))
    return items.map { ($0, ids.intersection($0.source).union(naming[$0.id] ?? [])) }
  }

  /// The ids of items that covered each requirement and do not any more, by its id.
  public func lostCovers(since old: Pack) -> [String: [String]] {
    func covers(_ pack: Pack) -> [String: Set<String>] {
      var found: [String: Set<String>] = [:]
      for (item, rows) in pack.coveredRows where item.status != .retired {
        for row in rows { found[row, default: []].insert(item.id) }
      }
      return found
    }
    let now = covers(self)
    return covers(old).reduce(into: [:]) { lost, row in
      let gone = row.value.subtracting(now[row.key] ?? [])
      if !gone.isEmpty { lost[row.key] = gone.sorted() }
    }
  }

  /// The parts that requirements and their clauses have several of, such as examples.
  public func rowParts<Part>(
    _ ofRow: KeyPath<Requirement, [Part]>, _ ofClause: KeyPath<Requirement.Clause, [Part]>
  ) -> [(part: RowPart, of: Part)] {
    requirements.enumerated().flatMap { index, row in
      row[keyPath: ofRow].map { (RowPart(row: index), $0) }
        + row.clauses.enumerated().flatMap { place, clause in
          clause[keyPath: ofClause].map { (RowPart(row: index, clause: place), $0) }
        }
    }
  }
}

/// Records, and what all the rules and tables in force together must make of them.
public struct RowExample: Hashable, Sendable, InBook {
  /// Results that an example expects; others are not looked at. Items are named, not pointed at:
  /// they may be removed, and then the example fails.
  public struct Expectation: Hashable, Sendable, InBook {
    /// Texts that are shown; a text with surfaces on those at least. Empty: nothing is shown.
    public var shows: [Shown]?
    /// Texts that must not be shown, by id.
    public var hides: [String] = []
    /// Rules that must fire, by id.
    public var fires: [String] = []
    /// Rules that must be silent, by id.
    public var silent: [String] = []
    /// Rules whose outcome must be unknown, by id.
    public var unknown: [String] = []
    /// A code, or `nothing`.
    public var refuses: String?
    /// Values that must be set, by name.
    public var sets: [String: Literal] = [:]
    /// Reminders that must be set, by id.
    public var reminds: [String: Instant] = [:]
    /// The answers of tables, by column.
    public var gives: [String: Example.Expectation.Answer] = [:]

    public init() {}
  }

  /// A text that must be shown, and on which surfaces.
  public struct Shown: Hashable, Sendable, InBook {
    /// The id of the text.
    public var text: String
    /// The surfaces; nil: any.
    public var on: [String]?

    public init(_ text: String, on: [String]? = nil) {
      self.text = text
      self.on = on
    }
  }

  /// Its records and moment; the expected results are in `expect`.
  public var records: Example
  /// The expected results.
  public var expect: Expectation

  public init(_ records: Example, expect: Expectation) {
    self.records = records
    self.expect = expect
  }
}

/// A string, and what the terms and limits in force together must make of it.
public struct RowCopyExample: Hashable, Sendable, InBook {
  /// Whether the checks of copy object to the string.
  public enum Outcome: String, Hashable, Sendable, InBook, CaseIterable {
    /// As an error.
    case found
    /// As a warning or a note only.
    case warned
    case clean
  }

  /// The sentence that is linted.
  public var text: String
  /// The catalogue key it is linted under; nil: none.
  public var key: String?
  /// Nil: the source locale.
  public var locale: String?
  /// Whether a finding is expected.
  public var expect: Outcome
  /// Its place in the files of the pack.
  public var origin: Origin

  public init(
    text: String, key: String? = nil, locale: String? = nil, expect: Outcome, origin: Origin = .none
  ) {
    self.text = text
    self.key = key
    self.locale = locale
    self.expect = expect
    self.origin = origin
  }
}
