import Evaluation
import LogReading
import RuleModel

/// The decisions of one run that are compared: what each is about and how it came out, as numbers
/// of texts, since there are as many decisions as days and people, and few texts.
struct RunDecisions {
  private let texts: TextNumbers
  private var entries: [Entry] = []
  /// The entries by what they are about.
  private var order: [Int32] = []
  /// Each decision as JSON, where that is wanted, and where it ends.
  private var json: [UInt8] = []
  private var jsonEnds: [Int] = []
  /// Of a replay.
  private(set) var tally: ReplayTally?

  /// A decision; 0 is the empty text.
  private struct Entry {
    var item: Int32
    var subject: Int32
    var record: Int32
    var at: Int32
    /// Of several about the same, which.
    var occurrence: Int32
    var result: Int32

    /// Before another, by what they are about.
    func isBefore(_ other: Entry) -> Bool {
      (item, subject, record, at, occurrence)
        < (other.item, other.subject, other.record, other.at, other.occurrence)
    }
  }

  /// The item, person, record and moment of a decision.
  struct Key {
    var item: String
    var subject: String
    var record: String?
    var at: String?
  }

  /// How a decision came out.
  struct Result {
    var outcome: String
    /// The shown texts, by surface.
    var shown: [String: [String]]
    var day: String?
    var json: String?
    /// Silent, and nothing is said for that.
    var isNothing: Bool
  }

  private static let part: UInt8 = 0x1F
  private static let inside: UInt8 = 0x1E

  /// - Parameters:
  ///   - isNew: which of the two runs it is.
  ///   - texts: shared by both.
  init(
    _ pack: Pack, _ items: [DecisionCopy.Source: String], _ logs: PackDifference.Logs, isNew: Bool,
    texts: TextNumbers, problem: @escaping (LogProblem) -> Void, summary: inout LogSummary
  ) throws(LogFailure) {
    self.init(texts: texts)
    if items.isEmpty { return }
    var options = isNew ? logs.options.new : logs.options.old
    // A refusal and a text below a minimum are said where the decision is silent.
    options.all = items.keys.contains { pack.saysSomethingWhereSilent($0) }
    let book = CompiledPack(pack, replays: options.replay != nil, only: Set(items.keys))
    let render = isNew ? logs.render?.new : logs.render?.old
    let evaluation = LogEvaluation(book, options: options) { view, out in
      guard let item = items[view.source] else { return }
      RunDecisions.write(view, item, &out)
      if let render { render(view, &out) }
      if out.last != 0x0A { out.append(0x0A) }
    }
    var taken = RunDecisions(texts: texts)
    var reading = LogRun(book, sources: isNew ? logs.new : logs.old)
    reading.stopping = logs.stopping
    let keepsJSON = render != nil
    let result = try evaluation.run(
      reading,
      LogSinks(output: { taken.take($0, keepsJSON: keepsJSON) }, problem: { problem($0) }))
    summary = result.summary
    taken.tally = result.tally.months
    taken.sort()
    self = taken
  }

  init(texts: TextNumbers) { self.texts = texts }

  /// A line: what a decision is about, and how it came out.
  private static func write(_ view: DecisionView, _ item: String, _ out: inout [UInt8]) {
    let decision = DecisionCopy(view)
    func add(_ text: String) {
      out += text.utf8.lazy.map {
        $0 == 0x0A || $0 == RunDecisions.part || $0 == RunDecisions.inside ? 0x20 : $0
      }
    }
    add(item)
    out.append(part)
    add(decision.subject)
    out.append(part)
    if let record = decision.record { add("r" + record) }
    out.append(part)
    if let at = decision.at, !view.isUndated { add(MomentText.text(at)) }
    out.append(part)
    if let time = decision.time, !view.isUndated {
      add(String(MomentText.text(time).prefix(10)))
    }
    out.append(inside)
    add(decision.outcome.rawValue)
    for action in decision.actions {
      out.append(inside)
      if case .show(let id, let on, let text) = action {
        // Whether another text is shown is asked, and never which: a sentence on each surface of
        // each decision would take more memory than the log.
        for surface in on.isEmpty ? [""] : on.sorted() {
          add("\(surface)\u{1D}\(id)\u{1D}\(text.hashValue)\u{1D}")
        }
      } else {
        add(action.inWords)
      }
    }
    for answer in decision.answers {
      out.append(inside)
      add(answer.name + ": " + answer.shown.text)
    }
    out.append(part)
  }

  /// Takes whole lines.
  private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, keepsJSON: Bool) {
    var start = 0
    while start < bytes.count {
      var ends: [Int] = []
      var end = start
      while end < bytes.count, bytes[end] != 0x0A {
        if bytes[end] == RunDecisions.part, ends.count < 5 { ends.append(end) }
        end += 1
      }
      defer { start = end + 1 }
      if ends.count < 5 { continue }
      func number(_ part: Int) -> Int32 {
        let from = part == 0 ? start : ends[part - 1] + 1
        return texts.number(of: UnsafeBufferPointer(rebasing: bytes[from..<ends[part]]))
      }
      entries.append(
        Entry(
          item: number(0), subject: number(1), record: number(2), at: number(3), occurrence: 0,
          result: number(4)))
      if keepsJSON {
        json.append(contentsOf: bytes[(ends[4] + 1)..<end])
        jsonEnds.append(json.count)
      }
    }
  }

  private mutating func sort() {
    order = entries.indices.map { Int32($0) }
    order.sort {
      let (one, other) = (entries[Int($0)], entries[Int($1)])
      return one.isBefore(other) || !other.isBefore(one) && $0 < $1
    }
    for (before, index) in zip(order, order.dropFirst()) {
      let (last, own) = (entries[Int(before)], entries[Int(index)])
      if (last.item, last.subject, last.record, last.at)
        == (own.item, own.subject, own.record, own.at)
      {
        entries[Int(index)].occurrence = last.occurrence + 1
      }
    }
  }

  /// The places of the decisions that two runs made otherwise about the same, in the order of the
  /// old run; then those that the new one alone has.
  static func differing(_ was: RunDecisions, _ now: RunDecisions) -> [(was: Int?, now: Int?)] {
    var found: [(rank: Int, was: Int?, now: Int?)] = []
    var (old, new) = (0, 0)
    while old < was.order.count || new < now.order.count {
      let before = old < was.order.count ? Int(was.order[old]) : nil
      let after = new < now.order.count ? Int(now.order[new]) : nil
      if let before, after.map({ was.entries[before].isBefore(now.entries[$0]) }) ?? true {
        found.append((before, before, nil))
        old += 1
      } else if let after, before.map({ now.entries[after].isBefore(was.entries[$0]) }) ?? true {
        found.append((was.entries.count + after, nil, after))
        new += 1
      } else if let before, let after {
        if was.entries[before].result != now.entries[after].result {
          found.append((before, before, after))
        }
        (old, new) = (old + 1, new + 1)
      }
    }
    return found.sorted { $0.rank < $1.rank }.map { ($0.was, $0.now) }
  }

  func key(_ index: Int) -> Key {
    let entry = entries[index]
    return Key(
      item: texts[entry.item], subject: texts[entry.subject],
      record: entry.record == 0 ? nil : String(texts[entry.record].dropFirst()),
      at: entry.at == 0 ? nil : texts[entry.at])
  }

  func result(_ index: Int) -> Result {
    let pieces = texts[entries[index].result].utf8.split(
      separator: RunDecisions.inside, omittingEmptySubsequences: false
    ).map { String($0) ?? "" }
    var shown: [String: [String]] = [:]
    for piece in pieces.dropFirst(2) {
      let texts = piece.split(separator: "\u{1D}", omittingEmptySubsequences: false)
      for start in stride(from: 0, to: texts.count - 2, by: 3) {
        shown[String(texts[start]), default: []].append("\(texts[start + 1]) \(texts[start + 2])")
      }
    }
    let outcome = pieces.count > 1 ? pieces[1] : ""
    return Result(
      outcome: outcome, shown: shown, day: pieces[0].isEmpty ? nil : pieces[0],
      json: json(index), isNothing: outcome == "silent" && pieces.count == 2)
  }

  private func json(_ index: Int) -> String? {
    if jsonEnds.isEmpty { return nil }
    let range = (index == 0 ? 0 : jsonEnds[index - 1])..<jsonEnds[index]
    return range.isEmpty ? nil : String(decoding: json[range], as: UTF8.self)
  }
}

extension Pack {
  fileprivate func saysSomethingWhereSilent(_ source: DecisionCopy.Source) -> Bool {
    if case .rule(let index) = source { !rules[index].otherwise.isEmpty } else { false }
  }
}
