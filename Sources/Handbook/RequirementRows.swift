import JSONWriting
import RuleModel

extension PackDocument {
  /// A requirement: the demand of a document, and the items of the pack that hold it.
  public struct Requirement: Sendable, Hashable {
    /// The id that sources name.
    public var id: String
    /// The demand, in a sentence.
    public var title: String
    /// The document and the section in it.
    public var document: String?
    /// Whether the documents leave it undecided.
    public var isOpen: Bool
    /// The roles that are asked to decide it.
    public var asked: [String]
    /// Its question: headings and words.
    public var question: [Line]
    /// The sentences of its document, each with the items that hold it.
    public var clauses: [Clause]
    /// The items that must cover it, and those that name it as their source, by id.
    public var coveredBy: [String]
    /// The names of its own examples.
    public var examples: [String]
    /// The names of those that are apart from it.
    public var further: [String]
    /// The parts that are ensured elsewhere, with the evidence.
    public var elsewhere: [String]
    /// The file that defines it.
    public var file: String
    /// The line that defines it, from 1.
    public var line: Int

    /// One thing said of its question.
    public struct Line: Sendable, Hashable {
      /// Its kind: a document that says it, what was chosen, why.
      public var heading: String
      /// Its words.
      public var words: String
    }

    /// A sentence of its document.
    public struct Clause: Sendable, Hashable {
      /// Its words.
      public var says: String
      /// The items that hold it, by id.
      public var coveredBy: [String]
      /// The names of its examples.
      public var examples: [String]
      /// The parts that are ensured elsewhere, with the evidence.
      public var elsewhere: [String]
    }

    var json: String {
      JSONWriter.object {
        $0.member("id", string: id)
        $0.member("title", string: title)
        $0.member("document", string: document)
        $0.member("status", string: isOpen ? "open" : "decided")
        if !asked.isEmpty { $0.member("asked", strings: asked) }
        if !question.isEmpty {
          let lines = question.map { line in
            JSONWriter.object { $0.member(named: line.heading, JSONWriter.quoted(line.words)) }
          }
          $0.member("question", JSONWriter.array(lines))
        }
        let clauses = clauses.map { clause in
          JSONWriter.object {
            $0.member("says", string: clause.says)
            $0.member("coveredBy", strings: clause.coveredBy)
            if !clause.examples.isEmpty { $0.member("examples", strings: clause.examples) }
            if !clause.elsewhere.isEmpty { $0.member("elsewhere", strings: clause.elsewhere) }
          }
        }
        $0.member("clauses", JSONWriter.array(clauses))
        $0.member("coveredBy", strings: coveredBy)
        if !examples.isEmpty { $0.member("examples", strings: examples) }
        if !further.isEmpty { $0.member("further", strings: further) }
        if !elsewhere.isEmpty { $0.member("elsewhere", strings: elsewhere) }
      }
    }
  }
}

extension PackDocument.Requirement {
  /// - Parameters:
  ///   - resting: the items that cover it.
  ///   - isApart: whether an example is apart from it.
  init(
    _ row: RuleModel.Requirement, resting: [String], isApart: (Origin) -> Bool, file: String,
    line: Int
  ) {
    let named = row.coveredBy.map(\.name)
    self.init(
      id: row.id, title: row.title, document: row.document, isOpen: row.standing == .open,
      asked: row.asked, question: row.question.map { .init(heading: $0.heading, words: $0.words) },
      clauses: row.clauses.map { clause in
        Clause(
          says: clause.says, coveredBy: clause.coveredBy.map(\.name),
          examples: clause.examples.map(\.records.it), elsewhere: clause.elsewhere.map(\.inWords))
      },
      coveredBy: named + resting.filter { !named.contains($0) },
      examples: row.examples.filter { !isApart($0.records.origin) }.map(\.records.it),
      further: row.examples.filter { isApart($0.records.origin) }.map(\.records.it),
      elsewhere: row.elsewhere.map(\.inWords), file: file, line: line)
  }
}

extension RuleModel.Requirement.Elsewhere {
  fileprivate var inWords: String { "\(what) (\(evidence))" }
}
