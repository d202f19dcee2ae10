import JSONReading
import SourceText

/// Opens the sources one after the other and cuts them into chunks; used by one thread at a time.
final class SourceReader {
  private let sources: [LogSource]
  private let plans: RunPlans
  private let blockSize: Int
  private var source = -1
  private var cutter: ChunkCutter?
  private var isFirst = true
  private var number = 0
  private var offset = 0

  init(_ sources: [LogSource], plans: RunPlans, blockSize: Int) {
    self.sources = sources
    self.plans = plans
    self.blockSize = blockSize
  }

  /// The next chunk, in `buffer`; nil when all sources are read.
  func next(_ buffer: ChunkBuffer) throws(LogFailure) -> Chunk? {
    while true {
      if cutter == nil {
        source += 1
        if source >= sources.count { return nil }
        isFirst = true
        cutter = try SourceReader.open(sources[source], plans.plans(of: source), blockSize)
      }
      guard let (count, content) = try cutter!.next(buffer) else {
        cutter = nil
        continue
      }
      let chunk = Chunk(
        buffer: buffer, count: count, content: content, source: source, offset: offset,
        number: number,
        isFirst: isFirst,
        linesAbove: cutter!.linesAbove)
      isFirst = false
      number += 1
      offset += count
      return chunk
    }
  }

  /// Looks at how the source begins: byte order mark, format, heading.
  private static func open(
    _ source: LogSource, _ plans: [(index: Int, plan: ReadingPlan)], _ blockSize: Int
  ) throws(LogFailure) -> ChunkCutter {
    let input = try Input(source)
    var bytes: [UInt8] = []
    var isAtEnd = false
    try fill(&bytes, 1 << 16, input, &isAtEnd)
    if let reason = unreadable(bytes) { throw LogFailure(file: source.name, message: reason) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    var cutter = ChunkCutter(
      input: input, blockSize: blockSize, mode: .lines, kept: [], isAtEnd: isAtEnd)
    switch source.format ?? sniffed(bytes) {
    case .lines: break
    case .json:
      cutter.mode =
        bytes.first { $0 > 0x20 } == 0x5B ? .array(JSONElementScanner()) : .objects(ObjectScanner())
    case .csv:
      var (table, length) = try heading(bytes, plans, source, isAtEnd)
      while table == nil {
        guard !isAtEnd, bytes.count < LogLimits.recordBytes else {
          throw LogFailure(
            file: source.name, message: "the first line, which names the columns, never ends")
        }
        try fill(&bytes, bytes.count * 2, input, &isAtEnd)
        (table, length) = try heading(bytes, plans, source, isAtEnd)
      }
      cutter.isAtEnd = isAtEnd
      cutter.linesAbove = bytes[..<length].count { $0 == 0x0A }
      bytes.removeFirst(length)
      if let table, !table.headings.isEmpty {
        cutter.mode = .rows(table, CSVRowScanner(table.dialect))
      }
    }
    cutter.kept = bytes
    return cutter
  }

  private static func fill(
    _ bytes: inout [UInt8], _ wanted: Int, _ input: Input, _ isAtEnd: inout Bool
  ) throws(LogFailure) {
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, wanted - bytes.count))
    defer { room.deallocate() }
    let count = try input.read(into: room)
    bytes.append(contentsOf: room[..<count])
    isAtEnd = count < room.count
  }

  /// Why the bytes are no text that logs are written in.
  private static func unreadable(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return "this file is UTF-16; save it as UTF-8"
    }
    if bytes.starts(with: [0x1F, 0x8B]) {
      return "this file is compressed (gzip); unpack it first"
    }
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      return "this is a ZIP archive or a spreadsheet; save the log as CSV or NDJSON"
    }
    return nil
  }

  /// JSON begins with a bracket or a brace; braces are lines if the first ends where its line does,
  /// or the next line begins with one.
  private static func sniffed(_ bytes: [UInt8]) -> LogFormat {
    guard let first = bytes.firstIndex(where: { $0 > 0x20 }) else { return .lines }
    if bytes[first] == 0x5B { return .json }
    guard bytes[first] == 0x7B else { return .csv }
    guard let lineEnd = bytes[first...].firstIndex(of: 0x0A) else { return .lines }
    if let next = bytes[lineEnd...].firstIndex(where: { $0 > 0x20 }), bytes[next] == 0x7B,
      bytes[next - 1] == 0x0A
    {
      return .lines
    }
    var scanner = ObjectScanner()
    let line = Array(bytes[first..<lineEnd])
    return line.withUnsafeBufferPointer { scanner.next(in: $0, isLast: false) }.isEmpty
      ? .json : .lines
  }

  /// The table that the first line describes, and how long that line is; nil if it does not end in
  /// `bytes`.
  private static func heading(
    _ bytes: [UInt8], _ plans: [(index: Int, plan: ReadingPlan)], _ source: LogSource,
    _ isAtEnd: Bool
  ) throws(LogFailure) -> (CSVTable?, Int) {
    try bytes.withUnsafeBufferPointer { all throws(LogFailure) in
      // Excel's own first line: sep=;
      var start = 0
      var given = plans.first?.plan.mapping?.delimiter?.utf8.first
      if all.count > 5, all[0..<4].elementsEqual("sep=".utf8),
        all[5] == 0x0A || (all[5] == 0x0D && all.count > 6 && all[6] == 0x0A)
      {
        given = all[4]
        start = all[5] == 0x0A ? 6 : 7
      }
      let rest = all.part(start...)
      if given == nil, source.name.lowercased().hasSuffix(".tsv") { given = 0x09 }
      let dialect = given.map { CSVDialect(delimiter: $0) } ?? CSVDialect(heading: rest)
      var reader = CSVRowReader(dialect)
      let length = reader.read(rest, from: 0)
      if !isAtEnd, length == 0 || rest[length - 1] != 0x0A { return (nil, 0) }
      if let mistake = reader.mistake {
        throw LogFailure(
          file: source.name, message: "the first line names the columns: \(mistake.message)")
      }
      if let reason = UnreadableText(rest.part(..<length))?.message {
        throw LogFailure(
          file: source.name, message: "the first line, which names the columns, \(reason)")
      }
      guard reader.cells.count <= LogLimits.columns else {
        throw LogFailure(
          file: source.name, message: "the first line names more than \(LogLimits.columns) columns")
      }
      if rest.isEmpty { return (CSVTable.empty, 0) }
      let headings = reader.cells.map { cell in
        trimmed(
          String(decoding: rest[cell.start..<cell.start + cell.count], as: UTF8.self).split(
            separator: "\"\"", omittingEmptySubsequences: false
          ).joined(separator: "\""))
      }
      return (
        try CSVTable(dialect: dialect, headings: headings, plans: plans, file: source.name),
        start + length
      )
    }
  }
}
