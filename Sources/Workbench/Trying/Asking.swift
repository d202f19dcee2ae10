import Analysis
import Evaluation
import JSONReading
import JSONWriting
import LogReading
import OperatingSystem
import PageServing
import Reporting
import RuleModel
import SourceText

/// `POST api/ask`: the result of a case, as `explain --for` gives it.
///
///     { "pack": "mine", "item": "high-level", "record": "entry", "case": { … }, "zone": "UTC", "seq": 7 }
///
/// With `"diary": "entry"` the answer has the windows in which such entries decide. The pack may be
/// left out where it is clear, the record where the item or the case says it. With
/// `"log": { "person": 3, "until": 12, "given": 11 }` the history is that of a person in the log
/// that was dropped: the first twelve entries, without the one that is tried.
struct Asking {
  let pack: ShownPack
  let logs: LogAnswers

  private var access: ProjectAccess { logs.workbench.access }

  func answer(_ question: JSONNode) -> PageAnswer {
    let seq = question["seq"]?.whole ?? 0
    do throws(ProjectAccess.Problem) { return PageAnswer(.json, try decided(question, seq)) } catch
    {
      let json = JSONWriter.object {
        $0.member("seq", seq)
        $0.member("problem", string: error.message)
      }
      return PageAnswer(.json, json + "\n")
    }
  }

  private func decided(_ question: JSONNode, _ seq: Int) throws(ProjectAccess.Problem) -> String {
    let source = question["item"]?.text.flatMap(source)
    let record =
      question["record"]?.text ?? question["case"]?["record"]?.text ?? source.flatMap(record)
    var tried = try TriedCase(question["case"], record: record, pack: pack.pack, now: access.now())
    if let log = question["log"], log.members != nil {
      let person = try logs.person(log["person"]?.whole, of: pack, record: log["record"]?.text)
      try tried.add(person, until: log["until"]?.whole, given: log["given"]?.whole)
    }
    let zone = question["zone"]?.text.flatMap { $0.isEmpty ? nil : $0 }
    var options = EvaluationOptions(
      now: tried.now, zone: try access.zone(zone, pack.pack), all: true)
    options.accounts = true
    let (decisions, problems) = try decide(tried, options)
    let own = decisions.filter { isAbout($0.decision, tried) }
    let anyway = source == nil ? [] : Set(try decide(tried.bare, options).0.map(Shown.init))
    let wanted = source.map { source in own.filter { $0.decision.source == source } } ?? own
    let matter = matter(of: tried, own.map(\.decision))
    let words = DecisionAnswer(pack.pack)
    let windows = windows(question["diary"]?.text, item: question["item"]?.text, options)
    let why = source == nil ? [] : wanted.map { words.text($0.decision) }
    return JSONWriter.object(indent: 1) {
      $0.member("seq", seq)
      $0.member("log", string: tried.log)
      $0.member("example", string: tried.example(expectation(wanted.map(\.decision), source)))
      if !problems.isEmpty {
        $0.member("problems", strings: problems.map(\.message))
        $0.member("unread", JSONWriter.array(problems.map { unread($0, in: tried) }))
      }
      if !why.isEmpty { $0.member("why", strings: why) }
      if !windows.isEmpty { $0.member("windows", JSONWriter.lines(windows, indent: 2)) }
      $0.member("answer", PatientAnswer(pack.pack, matter, now: tried.now, wanted).json())
      if source != nil {
        let others = own.filter { $0.decision.source != source && !anyway.contains(Shown($0)) }
        // The same entry comes before the person as a whole.
        let near = tried.given == nil ? others : others.filter { $0.decision.sequence != nil }
        let far = tried.given == nil ? [] : others.filter { $0.decision.sequence == nil }
        for (name, own) in [("beside", near), ("elsewhere", far)] {
          $0.member(
            named: name, PatientAnswer(pack.pack, matter, now: tried.now, own).shownJSON)
        }
      }
    } + "\n"
  }

  /// A value that cannot be read, with its place in the case: its record, among those of a history
  /// its number of that kind from 0, and its field.
  private func unread(_ problem: LogProblem, in tried: TriedCase) -> String {
    let index = problem.line - 1
    let earlier = tried.history.prefix(max(0, index))
    let record = tried.history.indices.contains(index) ? tried.history[index] : tried.given
    return JSONWriter.object {
      if let record { $0.member("record", string: pack.pack.records[record.type].name) }
      if let record, tried.history.indices.contains(index) {
        $0.member("entry", earlier.count { $0.type == record.type })
      }
      if let field = problem.field { $0.member("field", string: field) }
      $0.member("says", string: problem.message)
      if problem.kind == .rejected { $0.member("leftOut", "true") }
    }
  }

  /// The stretches of days whose entries in a diary decide, each once, the longest first.
  /// - Parameters:
  ///   - diary: the record of those entries.
  ///   - item: nil: of all rules.
  private func windows(_ diary: String?, item: String?, _ options: EvaluationOptions) -> [String] {
    guard let diary, let type = pack.pack.logRecords.firstIndex(where: { $0.name == diary }) else {
      return []
    }
    let items = pack.pack.namedItems.filter { item == nil || $0.id == item }
    let reached = pack.document.graph.reach(ofAll: items.map { PackGraph.Node($0) })
    let phrases = Phrases(pack: pack.pack, bindings: [], record: nil)
    var found: [String: ClosedRange<CivilDate>] = [:]
    for node in reached where node.kind == .aggregate {
      guard let index = Int(node.name), pack.pack.aggregates.indices.contains(index) else {
        continue
      }
      let aggregate = pack.pack.aggregates[index]
      guard aggregate.record == type,
        let days = aggregate.days(in: pack.pack, now: options.now, zone: options.zone)
      else { continue }
      found[String(phrases.window(aggregate.window, aggregate.length).dropFirst())] = days
    }
    return found.sorted { ($0.value.lowerBound, $0.key) < ($1.value.lowerBound, $1.key) }.map {
      says, days in
      JSONWriter.object {
        $0.member("says", string: says)
        $0.member("from", string: MomentText.text(days.lowerBound))
        $0.member("until", string: MomentText.text(days.upperBound))
      }
    }
  }

  /// The effects of a rule, to be found again where nothing is tried.
  private struct Shown: Hashable {
    var source: DecisionCopy.Source
    var record: String?
    var actions: [ResolvedAction]

    init(_ written: KeptDecision) {
      (source, record) = (written.decision.source, written.decision.record)
      actions = written.decision.actions
    }
  }

  private func source(_ id: String) -> DecisionCopy.Source? {
    guard let item = pack.pack.item(named: id) else { return nil }
    return switch item.kind {
    case .rule: .rule(item.index)
    case .table: .table(item.index)
    case .message: .message(item.index)
    case .text, .term, .threshold, .list, .limit, .mapping, .record: nil
    }
  }

  /// The type of record that something is decided for.
  private func record(_ source: DecisionCopy.Source) -> String? {
    pack.pack.recordType(of: source).map { pack.pack.records[$0].name }
  }

  private func decide(
    _ tried: TriedCase, _ options: EvaluationOptions
  ) throws(ProjectAccess.Problem) -> ([KeptDecision], [LogProblem]) {
    let log = tried.log
    // Without any record nothing is decided about anybody; an empty one is for a person without
    // entries.
    var run = LogRun(
      pack.book, sources: [LogSource(.bytes(Array(log.utf8)), name: "case", format: .lines)])
    run.threads = 1
    let (decisions, json) = (Collected<KeptDecision>(), DecisionJSON(pack.pack))
    let problems = Collected<LogProblem>()
    do {
      _ = try LogEvaluation(pack.book, options: options) { decision, _ in
        decisions.add(KeptDecision(decision, json))
      }.run(
        run,
        LogSinks(
          output: { _ in },
          problem: { problem in
            if problem.kind == .rejected || problem.kind == .value { problems.add(problem) }
          }))
    } catch { throw .init(error.description) }
    return (decisions.all, problems.all)
  }

  /// The record that is tried, and the person as a whole; without such a record all that is there.
  private func isAbout(_ decision: DecisionCopy, _ tried: TriedCase) -> Bool {
    guard let given = tried.given, decision.sequence != nil else {
      return decision.sequence == nil || decision.outcome != .silent
    }
    return decision.record ?? tried.key == tried.key
      && pack.pack.recordType(of: decision.source) == given.type
  }

  private func matter(of tried: TriedCase, _ decisions: [DecisionCopy]) -> PatientAnswer.Matter {
    let subject = decisions.first { !$0.subject.isEmpty }?.subject ?? ""
    guard let given = tried.given else { return .subject(subject.isEmpty ? "me" : subject) }
    return .record(
      type: pack.pack.records[given.type].name, key: tried.key, subject: subject, time: nil)
  }

  private func expectation(_ decisions: [DecisionCopy], _ source: DecisionCopy.Source?) -> String {
    guard let source else { return "fires" }
    // Nothing is decided while it is not in force.
    guard let decision = decisions.first else {
      if case .rule = source { return "silent" }
      return "nothing"
    }
    guard case .table = source else { return decision.outcome.rawValue }
    let answers = decision.answers.map { "\($0.name): \($0.shown.text)" }
    return answers.isEmpty ? decision.outcome.rawValue : "{ \(answers.joined(separator: ", ")) }"
  }
}
