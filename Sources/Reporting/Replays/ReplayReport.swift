import Evaluation
import JSONWriting
import RuleModel

/// The results of a replay, by rule and month.
public struct ReplayReport: Sendable {
  /// The decisions of an item in a month.
  public struct Month: Sendable {
    /// The month, as `2026-03`; nil: of records without a date that can be read.
    public var month: String?
    /// How often it fired.
    public var fires: Int
    /// How often it was unknown.
    public var unknown: Int
    /// How many people are concerned.
    public var people: Int

    public init(month: String?, fires: Int, unknown: Int, people: Int) {
      self.month = month
      self.fires = fires
      self.unknown = unknown
      self.people = people
    }

    var name: String { month ?? "no readable date" }
  }

  /// An item and its months.
  public struct Row: Sendable {
    /// The id of the item.
    public var id: String
    /// `rule`, `table` or `message`.
    public var what: String
    /// The kind of rule; nil for tables.
    public var kind: String?
    /// The title of the item.
    public var title: String
    /// The counts by month.
    public var months: [Month]

    /// - Parameter months: of a rule, a table or a message of a pack.
    public init(_ source: DecisionCopy.Source, in pack: Pack, months: [Month]) {
      switch source {
      case .rule(let index):
        let rule = pack.rules[index]
        (id, what, kind, title) = (rule.id, "rule", rule.kind.rawValue, rule.title)
      case .table(let index):
        let table = pack.tables[index]
        (id, what, kind, title) = (table.id, "table", nil, table.title ?? "")
      case .message(let index):
        (id, what, kind, title) = (pack.messages[index].id, "message", nil, "")
      }
      id = "\(pack.name)/\(id)"
      self.months = months
    }
  }

  /// The title of the pack.
  public let title: String
  /// The moments of the replay.
  public let span: ReplaySpan
  /// The items, in the order of the pack.
  public let rows: [Row]
  /// How many records were read.
  public let records: Int

  public init(title: String, span: ReplaySpan, rows: [Row], records: Int) {
    self.title = title
    self.span = span
    self.rows = rows
    self.records = records
  }

  // MARK: Forms

  /// The report for a terminal.
  public var text: String {
    var text = span.sentences.joined(separator: "\n") + "\n"
    if rows.isEmpty { return text + "\nNothing fires, and nothing is unknown.\n" }
    for row in rows {
      let kind = row.kind ?? row.what
      text += "\n\(row.id)  (\(kind))" + (row.title.isEmpty ? "" : "  \(row.title)") + "\n"
      let lines =
        [["month", "fires", "unknown", "people"]]
        + row.months.map { [$0.name, "\($0.fires)", "\($0.unknown)", "\($0.people)"] }
      let widths = (0..<4).map { column in lines.map { $0[column].count }.max() ?? 0 }
      for line in lines {
        let cells = line.enumerated().map { column, cell in
          let space = String(repeating: " ", count: widths[column] - cell.count)
          return column == 0 ? cell + space : space + cell
        }
        text += "  " + cells.joined(separator: "  ") + "\n"
      }
    }
    return text
  }

  /// The results, as an object.
  public var json: String {
    let rules = rows.map { row in
      JSONWriter.object { json in
        row.addName(to: &json)
        json.member(
          "months", JSONWriter.array(row.months.map { month in JSONWriter.object(month.add) }))
      }
    }
    return JSONWriter.object {
      span.add(to: &$0)
      $0.member("rules", JSONWriter.lines(rules, indent: 4, closing: 2))
    }
  }

  /// One line a rule and month.
  public var ndjson: String {
    rows.map { row in
      row.months.map { month in
        JSONWriter.object {
          row.addName(to: &$0)
          month.add(to: &$0)
        } + "\n"
      }.joined()
    }.joined()
  }
}

extension ReplayReport.Month {
  fileprivate func add(to json: inout JSONWriter) {
    if let month { json.member("month", string: month) } else { json.member("undated", "true") }
    json.member("fires", fires)
    json.member("unknown", unknown)
    json.member("people", people)
  }
}

extension ReplayReport.Row {
  fileprivate func addName(to json: inout JSONWriter) {
    json.member(named: what, JSONWriter.quoted(id))
  }
}

/// Which moments a replay decided at, and what that rests on.
public struct ReplaySpan: Sendable {
  /// The distance between two moments.
  public let unit: Replay.Unit
  /// The first day.
  public let from: CivilDate
  /// The last day.
  public let to: CivilDate
  /// The time zone; nil: none is given.
  public let zone: String?
  /// How many moments there are.
  public let moments: Int

  public init(unit: Replay.Unit, from: CivilDate, to: CivilDate, zone: String?, moments: Int) {
    self.unit = unit
    self.from = from
    self.to = to
    self.zone = zone
    self.moments = moments
  }

  static let rests =
    "A record counts from when it was recorded or, failing that, from its time. Times in it that were still in the future are missing. All other fields are as they are now."

  /// For people: what the numbers mean.
  public var sentences: [String] {
    [
      "Replay: what would have been decided at the end of each \(unit.rawValue) from \(MomentText.text(from)) to \(MomentText.text(to)) "
        + "(\(moments) moment\(moments == 1 ? "" : "s"), \(zone ?? "UTC")).",
      ReplaySpan.rests,
      "Decisions about a history are made at each of these moments; decisions about a record, at the first moment at which it existed.",
    ]
  }

  fileprivate func add(to json: inout JSONWriter) {
    json.member("every", string: unit.rawValue)
    json.member("from", string: MomentText.text(from))
    json.member("to", string: MomentText.text(to))
    json.member("timeZone", string: zone ?? "UTC")
    json.member("moments", moments)
    json.member("note", string: ReplaySpan.rests)
  }
}
