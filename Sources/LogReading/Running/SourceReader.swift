import JSONReading
import SourceText

/// Opens the sources one after the other and cuts them into chunks; used by one thread at a time.
final class SourceReader {
  private let sources: [LogSource]
  private let plans: RunPlans
  private let blockSize: Int
  private let follows: Bool
  private var source = -1
  private var cutter: ChunkCutter?
  private var isFirst = true
  private var number = 0
  private var offset = 0

  init(_ sources: [LogSource], plans: RunPlans, blockSize: Int, follows: Bool = false) {
    self.follows = follows
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
        cutter = try SourceReader.open(sources[source], plans.plans(of: source), blockSize, follows)
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
    _ source: LogSource, _ plans: [(index: Int, plan: ReadingPlan)], _ blockSize: Int,
    _ follows: Bool
  ) throws(LogFailure) -> ChunkCutter {
    let input = try Input(source, follows: follows)
    var bytes: [UInt8] = []
    var isAtEnd = false
    try fill(&bytes, 1 << 16, input, &isAtEnd)
    if let reason = unreadable(bytes, source.name) {
      throw LogFailure(file: source.name, message: reason)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    var cutter = ChunkCutter(
      input: input, blockSize: blockSize, mode: .lines, kept: [], isAtEnd: isAtEnd)
    let mapping = plans.first?.plan.mapping
    if let mapping, mapping.isXML {
      if let reason = XMLOpening.obstacle(bytes) {
        throw LogFailure(file: source.name, message: reason)
      }
      cutter.mode = .xml(XMLRowScanner(path: RecordFinder.names(of: mapping)))
      cutter.kept = bytes
      return cutter
    }
    if bytes.first(where: { $0 > 0x20 }) == 0x3C {
      throw LogFailure(
        file: source.name,
        message: "this file is XML; read it by a mapping with `format: xml`")
    }
    let format = source.format ?? sniffed(bytes)
    if source.format != .lines, format != .csv, bytes.first(where: { $0 > 0x20 }) == 0x7B,
      let names = RecordFinder(mapping)?.envelope
    {
      cutter.mode = .envelope(EnvelopeScanner(names: names), steps: names.count + 1)
      cutter.kept = bytes
      return cutter
    }
    switch format {
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
    let got = try input.fill(room)
    bytes.append(contentsOf: room[..<got.count])
    isAtEnd = got.isAtEnd
  }

  /// Why the bytes are no text that logs are written in.
  private static func unreadable(_ bytes: [UInt8], _ file: String) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return "this file is UTF-16; save it as UTF-8"
    }
    func isKnown(_ opening: [UInt8], _ what: String, _ pipe: String) -> String? {
      guard bytes.starts(with: opening) else { return nil }
      // SQL has its own quotation marks.
      let isSQL = pipe.contains("'FILE'")
      let name = file == "<stdin>" ? "FILE" : isSQL ? file : shellQuoted(file)
      return
        "\(what); \(pipe.split(separator: "FILE", omittingEmptySubsequences: false).joined(separator: name))"
    }
    let command = "primum evaluate --rules PACK -"
    return isKnown(
      [0x1F, 0x8B], "this file is compressed (gzip)", "write `gzip -dc FILE | \(command)`")
      ?? isKnown(
        [0x28, 0xB5, 0x2F, 0xFD], "this file is compressed (zstd)",
        "write `zstd -dc FILE | \(command)`")
      ?? isKnown(
        [0x42, 0x5A, 0x68], "this file is compressed (bzip2)", "write `bzip2 -dc FILE | \(command)`"
      )
      ?? isKnown(
        [0xFD, 0x37, 0x7A, 0x58, 0x5A], "this file is compressed (xz)",
        "write `xz -dc FILE | \(command)`")
      ?? isKnown(
        [0x50, 0x4B, 0x03, 0x04], "this is a ZIP archive or a spreadsheet",
        "write `unzip -p FILE | \(command)`, or save the spreadsheet as CSV")
      ?? isKnown(
        [0x50, 0x41, 0x52, 0x31], "this file is Parquet",
        "write `duckdb -c \"copy (select * from 'FILE') to '/dev/stdout' (format json)\" | \(command)`"
      )
      ?? isKnown(
        Array("SQLite format 3".utf8), "this file is a database (SQLite)",
        "write `sqlite3 -json FILE 'select * from TABLE' | \(command)`")
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

  /// The heading line as it is, and the line that has the columns it lacks.
  private static func headingsElsewhere(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: Int, _ found: [String], _ wanted: [String]
  ) -> String {
    let shownLine = quoted(LogReading.shown(Array(found.joined(separator: ", ").utf8)))
    var told = "; line \(line) is \(shownLine)"
    guard !wanted.isEmpty else { return told }
    var (start, number) = (0, 1)
    while number <= 50, let end = bytes.firstIndex(of: UInt8(ascii: "\n"), from: start) {
      let text = bytes.part(start..<end + 1)
      var reader = CSVRowReader(CSVDialect(heading: text))
      _ = reader.read(text, from: 0)
      let cells = Set(
        reader.cells.map {
          trimmed(String(decoding: $0.bytes(in: text.baseAddress!), as: UTF8.self))
        })
      if wanted.allSatisfy({ cells.contains($0) }) {
        told +=
          "; the columns are in line \(number): write `headings: line \(number)` in the mapping"
        break
      }
      (start, number) = (end + 1, number + 1)
    }
    return told
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
      let line = plans.first?.plan.mapping?.headingsLine ?? 1
      for _ in 1..<line {
        guard let end = all.firstIndex(of: UInt8(ascii: "\n"), from: start) else {
          if !isAtEnd { return (nil, 0) }
          throw LogFailure(
            file: source.name,
            message: "the file ends before line \(line), which should name its columns")
        }
        start = end + 1
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
        try CSVTable(dialect: dialect, headings: headings, plans: plans, file: source.name) {
          headingsElsewhere(all, line, headings, $0)
        },
        start + length
      )
    }
  }
}

/// The declaration that XML begins with.
private enum XMLOpening {
  /// Why a file cannot be read as XML.
  static func obstacle(_ bytes: [UInt8]) -> String? {
    guard let first = bytes.first(where: { $0 > 0x20 }) else { return nil }
    if first != 0x3C { return "the mapping reads XML, and this file is none" }
    let opening = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard opening.hasPrefix("<?xml"), let mark = opening.firstIndex(of: "?") else { return nil }
    let head = opening[mark...].prefix { $0 != ">" }.lowercased()
    guard let place = head.split(separator: "encoding", maxSplits: 1).dropFirst().first else {
      return nil
    }
    let name = place.drop { "= \"'".contains($0) }.prefix { !"\"'? ".contains($0) }
    return ["utf-8", "utf8", "us-ascii"].contains(String(name))
      ? nil : "the file says that its encoding is \(name); save it as UTF-8"
  }
}

/// A path as a shell takes it.
private func shellQuoted(_ path: String) -> String {
  let isPlain = path.utf8.allSatisfy {
    $0.isASCIIAlphanumeric || "/._-".utf8.contains($0)
  }
  return isPlain && !path.hasPrefix("-")
    ? path
    : "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
}
