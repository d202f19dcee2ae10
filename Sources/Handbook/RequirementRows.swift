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
    /// The sentences of its document, each with the items that hold it.
    public var clauses: [Clause]
    /// The items that must cover it, and those that name it as their source, by id.
    public var coveredBy: [String]
    /// The names of its own examples.
    public var examples: [String]
    /// The parts that are ensured elsewhere, with the evidence.
    public var elsewhere: [String]
    /// The file that defines it.
    public var file: String
    /// The line that defines it, from 1.
    public var line: Int

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
        if !elsewhere.isEmpty { $0.member("elsewhere", strings: elsewhere) }
      }
    }
  }
}

extension PackDocument.Requirement {
  /// - Parameter resting: the items that name it as their source.
  init(_ row: RuleModel.Requirement, resting: [String], file: String, line: Int) {
    let named = row.coveredBy.map(\.name)
    self.init(
      id: row.id, title: row.title, document: row.document, isOpen: row.standing == .open,
      asked: row.asked,
      clauses: row.clauses.map { clause in
        Clause(
          says: clause.says, coveredBy: clause.coveredBy.map(\.name),
          examples: clause.examples.map(\.records.it), elsewhere: clause.elsewhere.map(\.inWords))
      },
      coveredBy: named + resting.filter { !named.contains($0) },
      examples: row.examples.map(\.records.it),
      elsewhere: row.elsewhere.map(\.inWords), file: file, line: line)
  }
}

extension RuleModel.Requirement.Elsewhere {
  fileprivate var inWords: String { "\(what) (\(evidence))" }
}
