import LogReading
import RuleModel
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lines, arrays, objects one after another; told by name or by content.
@Suite struct Formats {
  private let pack = Sample.pack([Sample.note])
  private func notes(_ numbers: Int...) -> [String] {
    numbers.map { "note number=\($0) text=\"x\" kind=steady" }
  }

  @Test(
    "The content tells the format where the name does not",
    arguments: [
      #"{"number":1,"text":"x"}"# + "\n" + #"{"number":2,"text":"x"}"# + "\n",
      #"[{"number":1,"text":"x"},{"number":2,"text":"x"}]"#,
      "\u{FEFF} [\n  {\n    \"number\": 1,\n    \"text\": \"x\"\n  },\n  {\n    \"number\": 2, \"text\": \"x\" }\n]\n",
      "{\n  \"number\": 1,\n  \"text\": \"x\"\n}\n{\n  \"number\": 2,\n  \"text\": \"x\"\n}\n",
      "\n\n" + #"{"number":1,"text":"x"} "# + "\r\n\r\n" + #"{"number":2,"text":"x"}"#,
      "number,text\n1,x\n2,x\n", "\u{FEFF}text;number\r\nx;1\r\nx;2\r\n",
    ]) func sniffed(_ text: String)
  {
    let reading = Reading.of(text, format: nil, pack: pack)
    #expect(reading.problems == [])
    #expect(reading.records == notes(1, 2))
  }

  @Test("One object alone is one record") func single() {
    #expect(Reading.of(#"{"number":1,"text":"x"}"#, format: nil, pack: pack).records == notes(1))
    #expect(
      Reading.of("{\n\"number\":1,\n\"text\":\"x\"}", format: .json, pack: pack).records == notes(1)
    )
  }

  @Test(
    "An object over several lines says its kind on any of them, the last of a file too",
    arguments: ["", "\n"])
  func kindBelowTheFirstLine(_ end: String) {
    let object = "{\n  \"number\": 1,\n  \"record\": \"note\",\n  \"text\": \"x\"\n}"
    let other = object.replacing("1", with: "2")
    let reading = Reading.of(
      "\(object)\n\(other)\(end)", format: nil, pack: Sample.pack([Sample.visit, Sample.note]))
    #expect(reading.problems == [])
    #expect(reading.records == notes(1, 2))
  }

  @Test("An array: a bad element is rejected alone, places are those of the values") func array() {
    let text = """
      [
        {"number": 1, "text": "x"},
        {"number": 2, "text": },
        7,
        {"number": 3,
         "text": "x",
         "kind": "odd"}
      ]
      """
    let reading = Reading.of(text, format: .json, pack: pack)
    #expect(
      reading.records == [
        "note number=1 text=\"x\" kind=steady", "note number=3 text=\"x\" kind=?",
      ])
    #expect(
      reading.problems == [
        "log:3: not JSON: expected a value: text in quotes, a number, true, false, null, a list or an object (column 25)",
        "log:4: 7 is not a record; a record is an object in braces { }",
        #"log:7: kind is "odd"; it must be one of low, steady, high-ish, not sure"#,
      ])
    #expect(reading.rejects == "{\"number\": 2, \"text\": }\n7\n")
  }

  @Test(
    "A number where a time is wanted: what it looks like and what to write",
    arguments: [
      (
        "1774008000",
        "it looks like a number of seconds since 1970: write 2026-03-20T12:00:00Z, or use a mapping with `format: unix`"
      ),
      (
        "1774008000.5",
        "it looks like a number of seconds since 1970: write 2026-03-20T12:00:00.5Z, or use a mapping with `format: unix`"
      ),
      (
        #""1774008000500""#,
        "it looks like a number of milliseconds since 1970: write 2026-03-20T12:00:00.5Z, or use a mapping with `format: unix ms`"
      ),
      ("42", "it must be a time such as 2026-03-20T12:00:00-05:00"),
      (#""42""#, "it is not a time such as 2026-03-20T12:00:00-05:00"),
      (#""20260320""#, "it is not a time such as 2026-03-20T12:00:00-05:00"),
    ]) func numberForTime(_ written: String, _ reason: String)
  {
    let reading = Reading.of(
      #"{"changed":\#(written)}"#, format: .json, pack: Sample.pack([Sample.state]))
    #expect(reading.records == ["state changed=?"])
    #expect(
      reading.problems == [
        "log:1: changed is \(written); \(reason); only rules that do not need the time decide about this record"
      ])
  }

  @Test("A broken array is read as far as it goes, and the rest refused with its bytes")
  func brokenArray() {
    let text =
      "[{\"number\":1,\"text\":\"x\"},\n{\"number\":2,\"text\":\"x\"}\n{\"number\":3,\"text\":\"x\"}]"
    for blockSize in [1, 16, 1 << 18] {
      let reading = Reading.of(text, format: .json, pack: pack, blockSize: blockSize)
      #expect(reading.records == notes(1, 2))
      #expect(
        reading.problems == [
          "log:3: not JSON: a comma is missing between two elements of a list; nothing after this point can be read"
        ])
      #expect(reading.rejects.hasSuffix("{\"number\":3,\"text\":\"x\"}]"))
      #expect(reading.summary.rejected == 1)
    }
    let cut = Reading.of("[{\"number\":1,\"text\":\"x\"},{\"number\":2", format: .json, pack: pack)
    #expect(cut.records == notes(1) && cut.summary.rejected == 1)
  }

  @Test(
    "Names tell formats",
    arguments: [
      ("a.ndjson", LogFormat.lines), ("A.JSONL", .lines), ("b.csv", .csv), ("b.tsv", .csv),
      ("c.json", nil), ("d", nil),
    ])
  func names(_ name: String, _ format: LogFormat?) { #expect(LogFormat(fileName: name) == format) }

  @Test(
    "What is no text is reported with what to do",
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0], "log: this file is UTF-16; save it as UTF-8"),
      ([0x1F, 0x8B, 8], "log: this file is compressed (gzip); write `gzip -dc log | primum evaluate --rules PACK -`"),
    ] as [([UInt8], String)]) func unreadable(_ bytes: [UInt8], _ message: String)
  {
    #expect(Reading.of([LogSource(.bytes(bytes), name: "log")]).failure == message)
  }

  @Test("Files that cannot be read end the job before anything is read") func files() {
    #expect(
      Reading.of([LogSource(file: "/nonexistent/log.ndjson")]).failure
        == "/nonexistent/log.ndjson: there is no such file")
    #expect(
      Reading.of([LogSource(file: "/")]).failure == "/: this is a folder; name the log files in it")
    let run = LogRun(
      pack: pack, symbols: Sample.symbols(pack),
      sources: [LogSource(file: "/nonexistent"), LogSource(file: "/")])
    #expect(run.failures().count == 2)
  }

  @Test("A pipe can be read, and twice for unique") func pipe() throws {
    var ends: [Int32] = [0, 0]
    for unique in [false, true] {
      try #require(pipeEnds(&ends) == 0)
      let text = #"{"number":1,"text":"x"}"# + "\n"
      _ = text.withCString { write(ends[1], $0, text.utf8.count) }
      close(ends[1])
      let reading = Reading.of([LogSource(file: "/dev/fd/\(ends[0])")], pack: pack, unique: unique)
      #expect(reading.records == notes(1))
      close(ends[0])
    }
  }

  @Test("A record without end is refused, and reading goes on behind it") func tooLong() {
    let long = #"{"number":9,"text":""# + String(repeating: "x", count: 17 << 20)
    let reading = Reading.of(
      "{\"number\":1,\"text\":\"x\"}\n\(long)\n{\"number\":2,\"text\":\"x\"}\n", pack: pack)
    #expect(reading.records == notes(1, 2))
    #expect(reading.problems == ["log:2: this record is longer than the limit of 16 MB"])
    #expect(reading.rejects == long + "\n")
  }
}

/// Where a log is cut, and how many read it, makes no difference.
@Suite struct Chunks {
  private static let lines = """
    {"record":"visit","id":"a","at":"2026-03-20T12:00:00Z","level":9,"extra":1,"signs":["rash","x"]}

    {"record":"note","number":1,"text":"naïve \\u00e9"}
    {"record":"note","number":1,"text":"again",
    nonsense
    {"record":"visit","id":"a","at":"2026-03-20T12:00:00Z","remark":"😀 \\"x\\"","air":{"pressure":1,"wind":" "}}
    {"record":"note","number":1,"text":"ä"}
    """
  private static let csv = """
    record,id,at,remark,number,text,level,more
    visit,a,2026-03-20T12:00:00Z,"one, ""two""
    three",,,9,
    note,,,,1,x,,
    ,,,
    visit,a,2026-03-20T12:00:00Z,"x"y,,,9,
    visit,b,2026-03-20T12:00:00Z
    note,,,,1,"z",,,,7
    note,,,,1,z
    """
  private static let array =
    "[" + lines.split(separator: "\n").filter { $0.hasSuffix("}") }.joined(separator: " ,\n\n")
    + "\n]\n"
  private static let objects = lines.split(separator: "\n").filter { $0.hasSuffix("}") }.joined(
    separator: "\n"
  )
  .replacing(",", with: "\n,")
  .replacing("{\"record\"", with: "{\n\"record\"")

  @Test("An object over several lines may begin with another one") func nested() {
    let reading = Reading.of(
      "{\"air\":{\"pressure\":1013},\n\"record\":\"visit\",\"id\":\"n\",\"at\":\"2026-03-20T12:00:00Z\"}\n"
        + "{\"record\":\"note\",\n\"number\":1}\n",
      format: .json, pack: Sample.pack([Sample.visit, Sample.note]))
    #expect(
      reading.records == [
        "visit id=\"n\" person=\"me\" at=2026-03-20T12:00:00Z fasting=no air.pressure=1013",
        "note number=1 kind=steady",
      ])
    #expect(reading.problems == ["log:3: text is missing, but it is not optional"])
  }

  @Test(
    "Any block size and any number of workers give the same",
    arguments: [
      (lines, LogFormat.lines), (lines.replacing("\n", with: "\r\n"), .lines), (csv, .csv),
      (csv.replacing("\n", with: "\r\n"), .csv), (array, .json), (objects, .json),
    ])
  func same(_ text: String, _ format: LogFormat) {
    let pack = Sample.pack([Sample.visit, Sample.note])
    let whole = Reading.of(text, format: format, pack: pack)
    #expect(!whole.records.isEmpty && !whole.problems.isEmpty && whole.failure == nil)
    for blockSize in 1...text.utf8.count + 1 {
      #expect(Reading.of(text, format: format, pack: pack, blockSize: blockSize) == whole)
    }
    for blockSize in [1, 13, 50, 200] {
      for workers in [2, 3, 7] {
        #expect(
          Reading.of(text, format: format, pack: pack, workers: workers, blockSize: blockSize)
            == whole)
      }
    }
  }
}

private func pipeEnds(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
