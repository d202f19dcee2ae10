import JSONWriting
import RuleModel
import SourceText

/// One row of a trace as reports show it.
public struct TraceEntry: Sendable {
  /// The id of the requirement.
  public var id: String
  /// The title of the requirement.
  public var title: String
  /// Whether the documents leave it open.
  public var isOpen: Bool
  /// The roles that are asked to decide it.
  public var asked: [String] = []
  /// The document that says it.
  public var document: String?
  /// The passages of the documents, if there is a question, and the choice that was made.
  public var passages: [Requirement.Passage] = []
  public var choice: Requirement.Choice?
  /// Its question in lines for people.
  public var question: [(heading: String, words: String)] = []
  /// Items that covered it at the revision that it is compared with, and do not any more.
  public var lost: [String] = []
  /// `covered`, `proved`, `weak`, `draft`, `open`, `uncovered` or `elsewhere`.
  public var state: String
  /// Why it is not held, or not proved.
  public var why: String?
  /// The items that cover it.
  public var covers: [Cover]
  /// Its clauses.
  public var clauses: [Clause] = []
  /// Parts that are ensured elsewhere, with the evidence.
  public var elsewhere: [(what: String, evidence: String)]

  /// One of the things that its document says.
  public struct Clause: Sendable {
    /// The words of the clause.
    public var says: String
    /// The state in a word.
    public var state: String
    /// The items that hold it.
    public var by: [String]
    /// The reason if it is not covered.
    public var why: String?

    public init(says: String, state: String, by: [String], why: String?) {
      self.says = says
      self.state = state
      self.by = by
      self.why = why
    }
  }

  /// An item that names the row as its source.
  public struct Cover: Sendable {
    /// The kind of the covering item.
    public var kind: String
    /// The id of the covering item.
    public var id: String
    /// The title of the covering item.
    public var title: String?
    /// Whether the covering item is a draft.
    public var isDraft: Bool
    /// How many examples it has.
    public var examples: Int
    /// `covered`, `proved`, `weak` or `draft`; `idle` where it does nothing.
    public var state: String
    /// The reason if it does not cover.
    public var why: String?

    public init(
      kind: String, id: String, title: String?, isDraft: Bool, examples: Int, state: String,
      why: String?
    ) {
      self.kind = kind
      self.id = id
      self.title = title
      self.isDraft = isDraft
      self.examples = examples
      self.state = state
      self.why = why
    }
  }

  public init(
    id: String, title: String, isOpen: Bool, document: String?, state: String, why: String?,
    covers: [Cover],
    elsewhere: [(what: String, evidence: String)] = []
  ) {
    self.id = id
    self.title = title
    self.isOpen = isOpen
    self.document = document
    self.state = state
    self.why = why
    self.covers = covers
    self.elsewhere = elsewhere
  }

  static let held: Set<String> = ["covered", "proved", "elsewhere"]
  var isHeld: Bool { TraceEntry.held.contains(state) }
  /// A decided row that is not held: what makes the command fail.
  var isGap: Bool { state == "uncovered" || !isOpen && !isHeld }
}

/// The trace of one app.
public struct TraceReport: Sendable {
  /// The name of the app.
  public var app: String
  /// The title of the pack.
  public var title: String
  /// The requirements, in order.
  public var rows: [TraceEntry]
  /// The number of weakenings that were tried and that nothing notices, where each was tried: only
  /// then is anything called proved.
  public var proof: (tried: Int, unnoticed: Int)?

  public init(app: String, title: String, rows: [TraceEntry]) {
    self.app = app
    self.title = title
    self.rows = rows
  }

  /// In the order of summaries.
  static let states = ["proved", "covered", "elsewhere", "weak", "draft", "open", "uncovered"]
  func count(_ state: String) -> Int { rows.count { $0.state == state } }

  /// `12 covered, 1 weak, 2 open`
  var summary: String {
    TraceReport.states.filter { count($0) > 0 }
      .map { $0 == "elsewhere" ? "\(count($0)) ensured elsewhere" : "\(count($0)) \($0)" }.joined(
        separator: ", ")
  }
}

extension [TraceReport] {
  /// For people at a terminal.
  public var traceText: String {
    var text = ""
    for report in self {
      text +=
        "\(report.title.visible) (\(report.app.visible)): \(report.rows.count) requirement\(report.rows.count == 1 ? "" : "s"), \(report.summary)\n\n"
      for row in report.rows where row.state != "elsewhere" { text += row.text }
      let elsewhere = report.rows.filter { $0.state == "elsewhere" }
      if !elsewhere.isEmpty { text += "\nEnsured elsewhere:\n" + elsewhere.map(\.text).joined() }
      text += "\n"
    }
    return text
  }

  /// The apps, and every finding about them.
  public func traceJSON(_ findings: FindingReport) -> String {
    let apps = map { report in
      JSONWriter.object {
        $0.member("app", string: report.app)
        $0.member("title", string: report.title)
        $0.member("covered", report.count("covered") + report.count("proved"))
        if let proof = report.proof {
          $0.member("proved", report.count("proved"))
          $0.member("changes", proof.tried)
          $0.member("unnoticed", proof.unnoticed)
        }
        $0.member("requirements", JSONWriter.lines(report.rows.map(\.json), indent: 2))
      }
    }
    let found = lines(of: findings).split(separator: "\n").map(String.init)
    return JSONWriter.object {
      $0.member("apps", JSONWriter.lines(apps, indent: 1))
      $0.member("findings", JSONWriter.lines(found, indent: 1))
    } + "\n"
  }
}

extension TraceEntry {
  fileprivate var text: String {
    let padded = state + String(repeating: " ", count: 9 - Swift.min(9, state.count))
    var text =
      "\(padded)  \(id.visible)\(isOpen && state != "open" ? " (open)" : "")  \(title.visible)\n"
    if !asked.isEmpty { text += "    asked: \(asked.joined(separator: ", ").visible)\n" }
    if let why, state != "elsewhere" { text += "    why: \(why.visible)\n" }
    for line in question { text += "    \(line.heading.visible): \(line.words.visible)\n" }
    if !lost.isEmpty { text += "    lost: \(lost.joined(separator: ", ").visible)\n" }
    for clause in clauses {
      let by = clause.by.isEmpty ? "" : ": " + clause.by.joined(separator: ", ")
      text += "    \(clause.state)  “\(clause.says.visible)”\(by.visible)\n"
      if let why = clause.why, why != self.why { text += "      why: \(why.visible)\n" }
    }
    for cover in covers {
      let examples =
        cover.examples > 0 ? ", \(cover.examples) example\(cover.examples == 1 ? "" : "s")" : ""
      let state = TraceEntry.held.contains(cover.state) ? "" : " (\(cover.state))"
      text += "    \(cover.kind) \(cover.id.visible)\(state)\(examples)\n"
    }
    for line in elsewhere {
      text += "    elsewhere: \(line.what.visible) — \(line.evidence.visible)\n"
    }
    return text
  }

  fileprivate var json: String {
    JSONWriter.object {
      $0.member("id", string: id)
      $0.member("title", string: title)
      $0.member("status", string: isOpen ? "open" : "decided")
      if !asked.isEmpty { $0.member("asked", strings: asked) }
      $0.member("state", string: state)
      $0.member("why", string: why)
      $0.member("document", string: document)
      if !passages.isEmpty {
        let list = passages.map { passage in
          JSONWriter.object {
            $0.member("document", string: passage.document)
            $0.member("words", string: passage.words)
          }
        }
        $0.member("passages", JSONWriter.array(list))
      }
      if let choice { $0.member("choice", choice.json) }
      if !lost.isEmpty { $0.member("lost", strings: lost) }
      if !clauses.isEmpty {
        $0.member(
          "holds",
          JSONWriter.array(
            clauses.map { clause in
              JSONWriter.object {
                $0.member("says", string: clause.says)
                $0.member("state", string: clause.state)
                $0.member("by", JSONWriter.array(clause.by.map(JSONWriter.quoted)))
                $0.member("why", string: clause.why)
              }
            }))
      }
      $0.member("covered", covers.isEmpty ? "false" : "true")
      $0.member(
        "covers",
        JSONWriter.array(
          covers.map { cover in
            JSONWriter.object {
              $0.member("kind", string: cover.kind)
              $0.member("id", string: cover.id)
              $0.member("title", string: cover.title)
              $0.member("state", string: cover.state)
              $0.member("why", string: cover.why)
              $0.member("draft", cover.isDraft ? "true" : "false")
              $0.member("examples", cover.examples)
            }
          }))
      if !elsewhere.isEmpty {
        $0.member(
          "elsewhere",
          JSONWriter.array(
            elsewhere.map { line in
              JSONWriter.object {
                $0.member("what", string: line.what)
                $0.member("evidence", string: line.evidence)
              }
            }))
      }
    }
  }
}

extension Requirement.Choice {
  fileprivate var json: String {
    JSONWriter.object {
      $0.member("chosen", string: chosen)
      $0.member("why", string: why)
      $0.member("wouldChange", string: wouldChange)
      $0.member("decidedBy", string: decidedBy)
      $0.member("decidedOn", string: decidedOn.map { MomentText.text($0) })
    }
  }
}
