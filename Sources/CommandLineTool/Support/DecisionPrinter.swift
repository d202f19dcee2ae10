import Evaluation
import JSONWriting
import LogReading
import Reporting
import RuleModel
import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Prints the decisions of a run as they come, and what is wrong with the log.
///
/// Unchecked: the sinks of a run are called one at a time; `render` touches nothing that changes.
final class DecisionPrinter: @unchecked Sendable {
  private let format: EvaluateCommand.Format
  private let json: DecisionJSON
  private let text: DecisionText
  private let givesDecisions: Bool
  private var isFirst = true
  private var told: [UInt8] = []
  /// For the JSON form, which lists them after the decisions.
  private var problems: [LogProblem] = []
  /// How often each kind of problem came, so that the same is not printed for ever.
  private var often: [Kind: Int] = [:]
  private let tellsAll: Bool
  /// Decisions say where their records are.
  private let marksPlaces: Bool

  private struct Kind: Hashable {
    let kind: LogProblem.Kind
    let field: String?
    /// Its message without values.
    let reason: String
  }

  private static let lineWord = Array("  line ".utf8)
  private static let lineMember = Array(", \"line\": ".utf8)

  /// Problems of one kind and field that are printed; the rest are counted.
  private static let most = 10

  init(
    _ format: EvaluateCommand.Format, pack: Pack, givesDecisions: Bool = true,
    tellsAll: Bool = true, marksPlaces: Bool = false
  ) {
    self.marksPlaces = marksPlaces
    self.tellsAll = tellsAll
    self.format = format
    self.givesDecisions = givesDecisions
    let mark: DecisionJSON.Mark = { place, give in LogPlaces.mark(place, give) }
    json = DecisionJSON(pack, mark: marksPlaces ? mark : nil)
    text = DecisionText(pack)
  }

  var render: LogEvaluation.Render {
    let (format, json, text, marksPlaces) = (format, json, text, marksPlaces)
    if !givesDecisions { return { _, _ in } }
    return { decision, out in
      switch format {
      case .text, .html:
        var mark: [UInt8] = []
        if marksPlaces { LogPlaces.mark(decision.occasion.place) { mark += $0 } }
        text.append(DecisionCopy(decision), mark: mark, to: &out)
      case .ndjson:
        json.append(decision, to: &out)
        out.append(UInt8(ascii: "\n"))
      case .json:
        out += [UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: " ")]
        json.append(decision, to: &out)
      }
    }
  }

  func begin() { if format == .json { Output.give("{\"decisions\": [", as: .json) } }

  func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !bytes.isEmpty else { return }
    // The first object of a JSON array has no comma before it.
    let skipped = format == .json && isFirst ? 1 : 0
    isFirst = false
    let shown = bytes.part(skipped...)
    if format == .text {
      Output.print(Array(shown))
    } else {
      Output.give(shown, as: .json)
    }
  }

  /// A message without what differs from one record to the next: what is before its last `;`, or
  /// else its numbers and what is in quotation marks.
  private static func reason(_ message: String) -> String {
    let parts = message.split(separator: ";")
    if parts.count > 1 { return String(parts.last!) }
    var (reason, isQuoted) = (" ", false)
    for scalar in message.unicodeScalars {
      if scalar == "\"" { isQuoted.toggle() }
      if isQuoted || scalar.properties.numericType != nil { continue }
      reason.unicodeScalars.append(scalar)
    }
    return reason
  }

  /// Lines of decisions, as they are written.
  func places(except generated: Set<String>) -> LogPlaces {
    let isText = format == .text || format == .html
    return LogPlaces { file, line, out in
      if let file, generated.contains(file) { return }
      if !isText, let file { out += Array(", \"file\": \(JSONWriter.quoted(file))".utf8) }
      out += isText ? DecisionPrinter.lineWord : DecisionPrinter.lineMember
      JSONWriter.digits(of: line) { out += $0 }
      if isText, let file { out += Array(" of \(file.visible)".utf8) }
    }
  }

  func tell(_ problem: LogProblem) {
    if format == .json { problems.append(problem) }
    if !tellsAll {
      let kind = Kind(
        kind: problem.kind, field: problem.field,
        reason: DecisionPrinter.reason(problem.message))
      often[kind, default: 0] += 1
      if often[kind]! > Self.most { return }
    }
    let mark = problem.kind == .undeclared || problem.kind == .remark ? "note: " : ""
    told += Array("\(mark)\(problem.description.visible)\n".utf8)
    if told.count > 1 << 14 { flush() }
  }

  /// Prints how many problems were left out.
  private func tellRest() {
    let rest = often.filter { $0.value > Self.most }.sorted {
      ($1.value, $0.key.reason) < ($0.value, $1.key.reason)
    }
    for (kind, count) in rest {
      let about = kind.field.map { " about \($0)" } ?? ""
      told += Array(
        "\(count - Self.most) more\(about.visible):\(kind.reason.visible) (--every-problem lists them)\n"
          .utf8)
    }
    often = [:]
  }

  func flush() {
    if !told.isEmpty { Output.complain(told) }
    told.removeAll(keepingCapacity: true)
  }

  /// - Parameter isSummary: of a replay only the counts are wanted.
  func end(
    _ summary: LogSummary, now: Instant, replay: ReplayReport? = nil, isSummary: Bool = false
  ) {
    tellRest()
    flush()
    if let replay {
      switch format {
      case .text: Output.print(replay.text)
      case .html: Output.give(replay.html, as: .markup)
      case .ndjson: if isSummary { Output.give(replay.ndjson, as: .json) }
      case .json: break
      }
    }
    if format == .json {
      Output.give(isFirst ? "],\n" : "\n ],\n", as: .json)
      Output.give(
        DecisionSummary.json(problems: problems, summary, now: now, replay: replay), as: .json)
    } else {
      var line =
        "primum: \(summary.records) record\(summary.records == 1 ? "" : "s") evaluated at \(MomentText.text(now))"
      if let replay, format == .ndjson {
        line = (replay.span.sentences + [line]).joined(separator: "\n")
      }
      if summary.rejected > 0 { line += ", \(summary.rejected) rejected" }
      if summary.problems > 0 {
        line += ", \(summary.problems) problem\(summary.problems == 1 ? "" : "s") reported"
      }
      if summary.passedOver > 0 { line += ", \(summary.passedOver) passed over" }
      if summary.superseded > 0 { line += ", \(summary.superseded) replaced by later ones" }
      if summary.later > 0 {
        line += "; \(summary.later) later than that, in no count and no window"
      }
      Output.complain(line + "\n")
    }
  }
}

/// The end of the JSON form.
enum DecisionSummary {
  /// One problem, as an object.
  static func json(_ problem: LogProblem) -> String {
    JSONWriter.object {
      $0.member("kind", string: problem.kind.rawValue)
      $0.member("file", string: problem.file)
      $0.member("line", problem.line)
      $0.member("field", string: problem.field)
      $0.member("value", string: problem.value)
      $0.member("message", string: problem.message)
    }
  }

  /// The part after the decisions.
  static func json(
    problems: [LogProblem], _ summary: LogSummary, now: Instant, replay: ReplayReport?
  ) -> String {
    let counts = JSONWriter.object {
      $0.member("now", string: MomentText.text(now))
      $0.member("records", summary.records)
      $0.member("rejected", summary.rejected)
      $0.member("problems", summary.problems)
      $0.member("superseded", summary.superseded)
      if summary.passedOver > 0 { $0.member("passedOver", summary.passedOver) }
      if summary.later > 0 { $0.member("later", summary.later) }
      if let replay { $0.member("replay", replay.json) }
    }
    let members = JSONWriter.object(indent: 1) {
      $0.member("problems", JSONWriter.lines(problems.map(json), indent: 2))
      $0.member("summary", counts)
    }
    // Members of an object that is open already.
    return " " + members.dropFirst() + "\n"
  }
}
