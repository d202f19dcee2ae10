import Evaluation
import JSONReading
import RuleModel
import SourceText

/// A reader that stays where it is.
final class ReaderBox {
  @exclusivity(unchecked) var reader: RecordReader

  init(_ plan: ReadingPlan) { reader = RecordReader(plan) }
}

/// Reads and evaluates chunks, one at a time; each thread has its own, so checks of exclusive
/// access are left out.
final class ChunkWorker {
  let plans: RunPlans
  private var readers: [ReaderBox?]
  private let evaluator: (any RowEvaluator)?
  private let lastOfKey: LastOfKey?
  @exclusivity(unchecked) var result = ChunkResult()
  /// Times of some record type are looked at: some may be missing, or later than `now`.
  private let notesTimes: Bool
  private var xml = XMLRowReader()
  /// The row of XML in hand, which the values of its record point into.
  private var xmlMemory: UnsafeMutablePointer<UInt8>?
  private var xmlCapacity = 0

  init(_ plans: RunPlans, evaluator: (any RowEvaluator)?, lastOfKey: LastOfKey?) {
    self.plans = plans
    self.evaluator = evaluator
    self.lastOfKey = lastOfKey
    readers = plans.plans.map { _ in nil }
    notesTimes = plans.reportsTimeless.contains(true) || plans.countedTimes.contains { !$0.isEmpty }
  }

  deinit { xmlMemory?.deallocate() }

  func box(_ index: Int) -> ReaderBox {
    if let box = readers[index] { return box }
    let box = ReaderBox(plans.plans[index])
    readers[index] = box
    return box
  }

  func read(_ chunk: Chunk) {
    result.clear()
    result.number = chunk.number
    result.source = chunk.source
    result.offset = chunk.offset
    result.linesAbove = chunk.linesAbove
    result.buffer = chunk.buffer
    let bytes = UnsafeBufferPointer<UInt8>(start: chunk.buffer.start, count: chunk.count)
    if let subject = plans.fileSubjects[chunk.source],
      case .one(let index) = plans.choice(of: chunk.source)
    {
      box(index).reader.fileSubject = subject
    }
    switch chunk.content {
    case .lines:
      if let finder = finder(chunk) {
        located(chunk, bytes, lineRanges(bytes), finder, entered: 0)
      } else {
        lines(chunk, bytes)
      }
    case .elements(let ranges, let entered):
      if let finder = finder(chunk) {
        located(chunk, bytes, ranges, finder, entered: entered)
      } else {
        elements(chunk, bytes, ranges)
      }
    case .rows(let table):
      if chunk.isFirst { noteColumns(table, above: chunk.linesAbove) }
      rows(chunk, bytes, table)
    case .refused(let reason, let at, let breaksOff):
      result.breaksOff = breaksOff
      if let reason {
        result.rejected += 1
        result.problems.append(
          .init(
            kind: .rejected, line: lineEnds(bytes, 0..<at), field: nil, value: nil, message: reason)
        )
      }
      result.rejects.append(contentsOf: bytes)
      result.lines = lineEnds(bytes, 0..<bytes.count)
    }
    if case .one(let planIndex) = plans.choice(of: chunk.source), let box = readers[planIndex],
      !box.reader.mappedSeen.isEmpty
    {
      result.seen[planIndex] = box.reader.takeMappedSeen()
    }
    result.stretch = evaluator?.takeStretch()
    for index in readers.indices {
      guard let box = readers[index] else { continue }
      for name in box.reader.names.takeUndeclared() {
        result.undeclared.append(
          .init(
            plan: index,
            name: name.name.isEmpty ? "" : plans.plans[index].path(name.node, name.name),
            uses: name.uses,
            line: lineEnds(bytes, 0..<min(name.offset, bytes.count))))
      }
    }
  }

  /// Finds the records of a mapping that says where they are; rows of XML have been found.
  private func finder(_ chunk: Chunk) -> RecordFinder? {
    guard case .one(let index) = plans.choice(of: chunk.source),
      let mapping = plans.plans[index].mapping, !mapping.isXML
    else { return nil }
    return RecordFinder(mapping)
  }

  private func lineRanges(_ bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var at = 0
    while at < bytes.count {
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"), from: at) ?? bytes.count
      if !isBlank(bytes.part(at..<end)) { ranges.append(at..<end) }
      at = end + 1
    }
    return ranges
  }

  /// Reads the records inside values.
  private func located(
    _ chunk: Chunk, _ bytes: UnsafeBufferPointer<UInt8>, _ values: [Range<Int>],
    _ finder: RecordFinder, entered: Int
  ) {
    let base = bytes.baseAddress!
    var counted = 0
    func count(to place: Int) {
      result.lines += lineEnds(bytes, counted..<place)
      counted = place
    }
    for value in values {
      count(to: value.lowerBound)
      var records: [Range<Int>] = []
      do throws(JSONError) {
        records = try finder.records(in: bytes, value, entered: entered)
      } catch {
        records = [value]
      }
      if records.isEmpty { result.passedOver["nothing at \(finder.path)", default: 0] += 1 }
      for record in records {
        count(to: record.lowerBound)
        _ = chosenReader(chunk.source, bytes, record.lowerBound, record.upperBound) { box, _ in
          element(&box.reader, chunk, bytes, base + record.lowerBound, base + record.upperBound)
          return 0
        }
      }
    }
    count(to: bytes.count)
  }

  func lineEnds(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    var count = 0
    let bytes = bytes.part(range)
    var at = 0
    while let end = bytes.firstIndex(of: UInt8(ascii: "\n"), from: at) {
      count += 1
      at = end + 1
    }
    return count
  }

  // MARK: JSON

  func lines(_ chunk: Chunk, _ bytes: UnsafeBufferPointer<UInt8>) {
    var at = 0
    while at < bytes.count {
      at = chosenReader(chunk.source, bytes, at, nil) { box, mustMatch in
        lines(&box.reader, mustMatch, chunk, bytes, from: at)
      }
    }
  }

  /// Reads lines with one reader for as long as they are of its type; gives where another is
  /// needed.
  func lines(
    _ reader: inout RecordReader, _ mustMatch: Bool, _ chunk: Chunk,
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> Int {
    let base = bytes.baseAddress!
    let end = base + bytes.count
    reader.origin = base
    reader.turn(toLines: true)
    var at = base + start
    var isFirst = true
    while at < end {
      var p = at
      while p.pointee <= 0x20, p < end, p.pointee == 0x20 || p.pointee == 0x09 || p.pointee == 0x0D
      { p += 1 }
      if p < end, p.pointee != 0x0A {
        if mustMatch, !isFirst, !isOfType(reader.plan, p, end) { return at - base }
        let mark = reader.problemCount
        let outcome =
          p.pointee == 0x7B
          ? reader.readObject(at: p, end: end)
          : reader.rejectOther(at: p, end: endOfText(p, lineEnd(p, end)))
        if reader.problemCount > mark {
          takeProblems(&reader, mark, recordLine: result.lines, recordStart: -1, bytes)
        }
        p = outcome == .read ? reader.p : lineEnd(p, end)
        settle(outcome, &reader, chunk, offset: at - base, at.upTo(p))
      }
      result.lines += p < end ? 1 : 0
      at = p + 1
      // A reader is chosen by the first line, though it be blank.
      isFirst = false
    }
    return bytes.count
  }

  private func lineEnd(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    start.upTo(end).firstIndex(of: UInt8(ascii: "\n"), from: 0).map {
      start + $0
    } ?? end
  }

  /// The end of a line's text: before a carriage return.
  private func endOfText(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    end > start && (end - 1).pointee == 0x0D ? end - 1 : end
  }

  private func elements(_ chunk: Chunk, _ bytes: UnsafeBufferPointer<UInt8>, _ ranges: [Range<Int>])
  {
    let base = bytes.baseAddress!
    var counted = 0
    for range in ranges {
      result.lines += lineEnds(bytes, counted..<range.lowerBound)
      counted = range.lowerBound
      _ = chosenReader(chunk.source, bytes, range.lowerBound, range.upperBound) { box, _ in
        element(&box.reader, chunk, bytes, base + range.lowerBound, base + range.upperBound)
        return 0
      }
    }
    result.lines += lineEnds(bytes, counted..<bytes.count)
  }

  private func element(
    _ reader: inout RecordReader, _ chunk: Chunk, _ bytes: UnsafeBufferPointer<UInt8>,
    _ start: UnsafePointer<UInt8>,
    _ end: UnsafePointer<UInt8>
  ) {
    reader.origin = bytes.baseAddress!
    reader.turn(toLines: false)
    let mark = reader.problemCount
    let offset = start - bytes.baseAddress!
    let outcome: RecordOutcome
    if reader.isXML {
      outcome = xmlRow(&reader, bytes, offset..<end - bytes.baseAddress!)
    } else {
      outcome =
        start.pointee == 0x7B
        ? reader.readObject(at: start, end: end) : reader.rejectOther(at: start, end: end)
    }
    if reader.problemCount > mark {
      takeProblems(
        &reader, mark, recordLine: result.lines, recordStart: reader.isXML ? -1 : offset, bytes)
    }
    settle(outcome, &reader, chunk, offset: offset, start.upTo(end))
  }

  /// Reads the element of a row by way of the JSON that it is written as.
  private func xmlRow(
    _ reader: inout RecordReader, _ bytes: UnsafeBufferPointer<UInt8>, _ element: Range<Int>
  ) -> RecordOutcome {
    do throws(XMLMistake) {
      try xml.read(element, of: bytes)
    } catch {
      return reader.reject(
        bytes.baseAddress! + element.lowerBound, field: nil, value: nil,
        "not XML: \(error.message)")
    }
    let count = xml.json.count
    xml.pad(Pool.padding)
    xml.json.withUnsafeBufferPointer { json in
      if xmlCapacity < json.count {
        xmlMemory?.deallocate()
        xmlCapacity = json.count * 2
        xmlMemory = .allocate(capacity: xmlCapacity)
      }
      xmlMemory!.update(from: json.baseAddress!, count: json.count)
    }
    let start = UnsafePointer(xmlMemory!)
    reader.origin = start
    return reader.readObject(at: start, end: start + count)
  }

  /// Counts, evaluates or rejects what was read.
  @inline(__always) func settle(
    _ outcome: RecordOutcome, _ reader: inout RecordReader, _ chunk: Chunk, offset: Int,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    switch outcome {
    case .read: accept(&reader, chunk, offset: offset, line: result.lines)
    case .rejected: reject(bytes)
    case .passedOver: result.passedOver[reader.passedOver, default: 0] += 1
    }
  }

  /// Gives the reader for the record at `at` to `body`, or rejects the record if there is none.
  /// - Parameter elementEnd: The end of an element, which may have several lines; nil for a line.
  private func chosenReader(
    _ source: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ at: Int, _ elementEnd: Int?,
    _ body: (ReaderBox, Bool) -> Int
  ) -> Int {
    switch plans.choice(of: source) {
    case .one(let planIndex): return body(box(planIndex), false)
    case .own(let all, let unnamed):
      let isLine = elementEnd == nil
      let stop = elementEnd ?? bytes.firstIndex(of: UInt8(ascii: "\n"), from: at) ?? bytes.count
      let start = bytes.baseAddress! + at
      var p = start
      while p < bytes.baseAddress! + stop, p.pointee <= 0x20 { p += 1 }
      let answer =
        p.pointee == 0x7B ? plans.chooser.type(of: p, end: bytes.baseAddress! + stop) : .notJSON
      if case .type(let record) = answer { return body(box(all[record]), true) }
      if case .absent = answer, let unnamed { return body(box(unnamed), true) }
      if p == bytes.baseAddress! + stop { return body(box(all[0]), true) }
      let box = box(all[0])
      box.reader.turn(toLines: isLine)
      rejectUnchosen(&box.reader, answer, p, bytes.baseAddress! + stop, bytes)
      reject(UnsafeBufferPointer(start: start, count: stop - at))
      if isLine, stop < bytes.count { result.lines += 1 }
      return stop + 1
    }
  }

  func rejectUnchosen(
    _ reader: inout RecordReader, _ answer: RecordMember.Answer, _ start: UnsafePointer<UInt8>,
    _ end: UnsafePointer<UInt8>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    reader.origin = bytes.baseAddress!
    let mark = reader.problemCount
    switch answer {
    case .unknown(let value):
      _ = reader.reject(start, field: "record", value: value, reader.plan.unknownRecord(value))
    case .absent: _ = reader.reject(start, field: "record", value: nil, reader.plan.unnamedRecord)
    default: _ = reader.rejectOther(at: start, end: end)
    }
    takeProblems(&reader, mark, recordLine: result.lines, recordStart: -1, bytes)
  }

  /// Whether the line at `start` begins an object by saying that it is of the reader's type, or
  /// says so anywhere.
  @inline(__always) private func isOfType(
    _ plan: ReadingPlan, _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> Bool {
    let opening = plan.opening
    if end - start >= opening.count, sameBytes(start, opening.baseAddress!, opening.count) {
      return true
    }
    guard start.pointee == 0x7B,
      case .type(let record) = plans.chooser.type(of: start, end: lineEnd(start, end))
    else {
      return false
    }
    return record == plan.record
  }

  // MARK: Results

  /// Moves the reader's problems here, with their lines. `recordStart` -1: all of them are on the
  /// record's line.
  @inline(never) func takeProblems(
    _ reader: inout RecordReader, _ mark: Int, recordLine: Int, recordStart: Int,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    for problem in reader.problems[mark...] {
      let line =
        recordStart < 0
        ? 0 : lineEnds(bytes, recordStart..<min(max(problem.offset, recordStart), bytes.count))
      result.problems.append(
        .init(
          kind: problem.kind, line: recordLine + line, field: problem.field, value: problem.value,
          message: problem.message))
    }
    reader.removeProblems(from: mark)
  }

  @inline(never) func reject(_ bytes: UnsafeBufferPointer<UInt8>) {
    result.rejected += 1
    result.rejects.append(contentsOf: bytes)
    if bytes.last != 0x0A { result.rejects.append(0x0A) }
  }

  @inline(never) private func noteTime(_ reader: inout RecordReader, line: Int) {
    guard let planIndex = plans.plans.firstIndex(where: { $0 === reader.plan }) else { return }
    for field in plans.countedTimes[planIndex] {
      guard case .time(let time) = reader.values[field] else { continue }
      if time.microseconds > plans.now { result.later += 1 }
      break
    }
    guard plans.reportsTimeless[planIndex], reader.lacksTime else { return }
    result.timeless[planIndex, default: (0, line)].records += 1
  }

  @inline(__always) private func accept(
    _ reader: inout RecordReader, _ chunk: Chunk, offset: Int, line: Int
  ) {
    if reader.key >= 0, !reader.lacksKey {
      let (hash, start, count) = reader.keyHash(plans.hasher)
      if let lastOfKey, lastOfKey.offset(of: hash) != UInt64(chunk.offset + offset) {
        result.superseded += 1
        return
      }
      if lastOfKey == nil {
        result.keys.append(
          .init(
            hash: hash, line: line, offset: offset, problems: result.problems.count,
            keyStart: start, keyCount: count))
      }
    }
    if reader.isMapped { reader.noteMapped() }
    if plans.asksWhose, reader.isNobodys { result.unnamed += 1 }
    result.records += 1
    if notesTimes { noteTime(&reader, line: line) }
    evaluator?.take(
      RecordRow(
        record: reader.record, values: reader.values,
        place: LogPlaces.place(piece: chunk.number, line: line)),
      sequence: chunk.offset + offset,
      into: &result.output)
  }
}
