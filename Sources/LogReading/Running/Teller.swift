import Folding

/// Reports the results of each chunk, in order: lines counted from the top of the file, duplicate
/// keys, undeclared names.
final class Teller {
  private let sources: [LogSource]
  private let plans: RunPlans
  private let sinks: LogSinks
  private let last: LastOfKey?
  private let findsDuplicates: Bool
  private(set) var summary = LogSummary()
  // Asked for every record by one thread at a time: checks of exclusive access are left out.
  @exclusivity(unchecked) private var keys = SeenKeys()
  private var source = -1
  /// Lines of the source before the chunk.
  private var lines = 0
  /// Lines of all sources before this one.
  private var linesBefore = 0
  private var firstLines: [Int] = []
  private var undeclared: [Name: (uses: Int, line: Int)] = [:]
  /// By plan.
  private var passedOver: [String: Int] = [:]
  private let places: LogPlaces?
  private var timeless: [Int: (records: Int, line: Int)] = [:]
  private var tooMany: (uses: Int, line: Int)?
  /// By plan, the fields that some record of the source has.
  private var seen: [Int: Set<Int32>] = [:]
  private var recordsOfSource = 0
  private var unnamedOfSource = 0
  /// Sources none of whose records says whose it is.
  private var unnamed = 0
  /// Sources with records, whether they could be used or not.
  private var told: Set<Int> = []
  private var isOver = false

  private struct Name: Hashable {
    var plan: Int
    var name: String
  }

  init(
    sources: [LogSource], plans: RunPlans, sinks: LogSinks, noting last: LastOfKey?,
    findsDuplicates: Bool, places: LogPlaces? = nil
  ) {
    self.places = places
    places?.begin(sources.map(\.name))
    self.sources = sources
    self.plans = plans
    self.sinks = sinks
    self.last = last
    self.findsDuplicates = findsDuplicates
  }

  func tell(_ result: ChunkResult) {
    if result.source != source { begin(result) }
    if let last {
      for key in result.keys { last.note(key.hash, UInt64(result.offset + key.offset)) }
    } else {
      findDuplicates(result)
      summary.records += result.records
      summary.rejected += result.rejected
      summary.superseded += result.superseded
      summary.later += result.later
      places?.note(piece: result.number, source: result.source, linesAbove: lines)
      for (why, count) in result.passedOver {
        passedOver[why, default: 0] += count
        summary.passedOver += count
      }
      if result.breaksOff, summary.brokenOff.last != sources[source].name {
        summary.brokenOff.append(sources[source].name)
      }
      for name in result.undeclared { note(name) }
      for (plan, fields) in result.seen { seen[plan, default: []].formUnion(fields) }
      unnamedOfSource += result.unnamed
      recordsOfSource += result.records + result.rejected + result.superseded
      for (plan, found) in result.timeless {
        timeless[plan, default: (0, lines + found.line + 1)].records += found.records
      }
      if let stretch = result.stretch { sinks.stretch(stretch) }
      if !result.output.isEmpty { result.output.withUnsafeBufferPointer(sinks.output) }
      if !result.rejects.isEmpty { result.rejects.withUnsafeBufferPointer(sinks.reject) }
    }
    lines += result.lines
  }

  /// Tells of undeclared names of the last source.
  func end() {
    if isOver { return }
    isOver = true
    endSource()
    if unnamed > 1 {
      sinks.problem(
        LogProblem(
          kind: .remark, file: "\(unnamed) files, one person", line: 0,
          message: "no record in them says whose it is"))
    }
    for other in sources.indices where !told.contains(other) {
      summary.empty.append(sources[other].name)
    }
  }

  private func endSource() {
    tellRemarks()
    tellAbsent()
    if recordsOfSource > 0 { told.insert(source) }
    if recordsOfSource > 0, unnamedOfSource == recordsOfSource { unnamed += 1 }
    (recordsOfSource, unnamedOfSource) = (0, 0)
  }

  /// Columns of a mapping that no record of a JSON log has. The heading of a CSV file was looked at
  /// before.
  private func tellAbsent() {
    defer { seen = [:] }
    for (plan, fields) in seen.sorted(by: { $0.key < $1.key }) {
      guard let reason = plans.plans[plan].absence(of: fields) else { continue }
      summary.problems += 1
      sinks.problem(LogProblem(kind: .value, file: sources[source].name, line: 1, message: reason))
    }
  }

  private func begin(_ result: ChunkResult) {
    endSource()
    linesBefore += lines
    while firstLines.count <= result.source { firstLines.append(linesBefore) }
    source = result.source
    lines = result.linesAbove
  }

  /// Problems and repeated keys, in the order of their records.
  private func findDuplicates(_ result: ChunkResult) {
    if !findsDuplicates {
      for problem in result.problems { tell(problem) }
      return
    }
    var toldProblems = 0
    keys.take(result.keys, of: result.buffer, above: linesBefore + lines) { place, earlier in
      let key = result.keys[place]
      while toldProblems < key.problems {
        tell(result.problems[toldProblems])
        toldProblems += 1
      }
      tellDuplicate(key, earlier: Int(earlier), result)
    }
    for problem in result.problems[toldProblems...] { tell(problem) }
  }

  private func tell(_ problem: ChunkResult.Problem) {
    let problem = LogProblem(
      kind: problem.kind, file: sources[source].name, line: lines + problem.line + 1,
      field: problem.field,
      value: problem.value,
      message: problem.message)
    if problem.counts, problem.kind != .rejected { summary.problems += 1 }
    sinks.problem(problem)
  }

  private func tellDuplicate(_ key: ChunkResult.KeyEntry, earlier: Int, _ result: ChunkResult) {
    var text: String?
    if let buffer = result.buffer, key.keyStart >= 0, key.keyStart + key.keyCount <= buffer.capacity
    {
      text = quoted(
        shown(UnsafeBufferPointer(start: buffer.start + key.keyStart, count: key.keyCount)))
    }
    let first = firstLines.lastIndex { $0 <= earlier } ?? 0
    let place = "\(sources[first].name):\(earlier - firstLines[first] + 1)"
    let named = text.map { "the key \($0)" } ?? "this key"
    tell(
      .init(
        kind: .duplicate, line: key.line, field: nil, value: text,
        message: "\(named) already appears at \(place); both records are evaluated"))
  }

  // MARK: Undeclared names

  private func note(_ name: ChunkResult.Undeclared) {
    let line = lines + name.line + 1
    if name.name.isEmpty
      || (undeclared.count >= LogLimits.undeclaredNames
        && undeclared[Name(plan: name.plan, name: name.name)] == nil)
    {
      tooMany = (name.uses + (tooMany?.uses ?? 0), tooMany?.line ?? line)
      return
    }
    undeclared[Name(plan: name.plan, name: name.name), default: (0, line)].uses += name.uses
  }

  private func tellRemarks() {
    tellUndeclared()
    tellPassedOver()
    for (plan, found) in timeless.sorted(by: { $0.key < $1.key }) {
      sinks.problem(
        LogProblem(
          kind: .remark, file: sources[source].name, line: found.line,
          message: plans.plans[plan].timeless(found.records)))
    }
    timeless = [:]
  }

  private func tellPassedOver() {
    let all = passedOver.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard !all.isEmpty else { return }
    let count = all.reduce(0) { $0 + $1.value }
    let most = 5
    let reasons = all.prefix(most).map { "\($0.key) (\($0.value))" } + (all.count > most ? ["…"] : [])
    sinks.problem(
      LogProblem(
        kind: .remark, file: sources[source].name, line: 0,
        message:
          "\(count) \(count == 1 ? "row was" : "rows were") passed over, as the mapping says: \(reasons.joined(separator: ", "))"
      ))
    if recordsOfSource == 0 { told.insert(source) }
    passedOver = [:]
  }

  private func tellUndeclared() {
    guard source >= 0 else { return }
    for (name, found) in undeclared.sorted(by: {
      ($0.value.line, $0.key.name) < ($1.value.line, $1.key.name)
    }) {
      let often = found.uses == 0 ? "" : found.uses == 1 ? " (once)" : " (\(found.uses) times)"
      let (kind, message) = plans.plans[name.plan].undeclared(name.name, often: often)
      sinks.problem(
        LogProblem(
          kind: kind, file: sources[source].name, line: found.line, field: name.name, value: nil,
          message: message))
    }
    if let tooMany {
      sinks.problem(
        LogProblem(
          kind: .undeclared, file: sources[source].name, line: tooMany.line,
          message: ReadingPlan.tooManyUndeclared))
    }
    undeclared = [:]
    tooMany = nil
  }
}
