import LogReading
import RuleModel
import Testing

/// RFC 4180 and what real exports do to it.
@Suite struct CSVReading {
  static let at = "2026-03-20T12:00:00Z"

  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var records: [String]
    var problems: [String]
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ records: [String], _ problems: [String] = []) {
      self.name = name
      self.text = text.replacing("AT", with: CSVReading.at)
      self.records = records.map { $0.replacing("AT", with: CSVReading.at) }
      self.problems = problems
    }
  }

  static let cases: [Case] = [
    .init("plain", "id,at,level\na,AT,3\nb,AT,\n", ["a at=AT level=3", "b at=AT"]),
    .init("no last line end", "id,at\na,AT", ["a at=AT"]),
    .init("CRLF", "id,at\r\na,AT\r\nb,AT\r\n", ["a at=AT", "b at=AT"]),
    .init("byte order mark", "\u{FEFF}id,at\na,AT\n", ["a at=AT"]),
    .init("semicolons", "id;at;level\na;AT;3\n", ["a at=AT level=3"]),
    .init("tabs", "id\tat\tlevel\na\tAT\t3\n", ["a at=AT level=3"]),
    .init("the separator told by Excel", "sep=|\nid|at\na|AT\n", ["a at=AT"]),
    .init("the separator told by Excel, CRLF", "sep=|\r\nid|at\r\na|AT\r\n", ["a at=AT"]),
    .init("a quoted heading", "\"id\",\" at \"\na,AT\n", ["a at=AT"]),
    .init("quotes", "id,at,remark\n\"a\",AT,\"one, two\"\n", ["a at=AT remark=\"one, two\""]),
    .init(
      "doubled quotes", "id,at,remark\na,AT,\"say \"\"ah\"\"\"\n", ["a at=AT remark=\"say \"ah\"\""]
    ),
    .init(
      "a line end inside quotes", "id,at,remark\na,AT,\"one\ntwo\"\nb,AT,x\n",
      ["a at=AT remark=\"one⏎two\"", "b at=AT remark=\"x\""]),
    .init(
      "a quotation mark inside a plain cell", "id,at,remark\na,AT,5\" long\n",
      ["a at=AT remark=\"5\" long\""]),
    .init(
      "blank lines and rows", "id,at,level\n\na,AT,3\n,,\n  \nb,AT,1\n",
      ["a at=AT level=3", "b at=AT level=1"]),
    .init("white space is missing", "id,at,remark,level\na,AT,  ,  \n", ["a at=AT"]),
    .init(
      "numbers and words may have room around them", "id,at,level,mood\na, AT , 3 , low\n",
      ["a at=AT level=3 mood=low"]
    ),
    .init(
      "yes and no", "id,at,fasting\na,AT,yes\nb,AT,TRUE\nc,AT,No\nd,AT,\ne,AT,1\n",
      ["a at=AT fasting=yes", "b at=AT fasting=yes", "c at=AT", "d at=AT", "e at=AT fasting="],
      [#"log:6: fasting is "1"; it must be yes or no"#]),
    .init(
      "lists", "id,at,signs,names\na,AT,itch;rash,x|y;z\nb,AT,itch;;rush,\nc,AT,\"rash;\",\n",
      [
        "a at=AT signs=[itch, rash] names=[\"x\", \"y;z\"]", "b at=AT signs=[itch, …]",
        "c at=AT signs=[rash]",
      ],
      [
        #"log:3: signs, element 2, is ""; a list cannot have missing values (and one more element cannot be used)"#
      ]),
    .init(
      "units", "id,at,slept,creatinine\na,AT,7.5,1.2 mg/dl\nb,AT,450 min,1.2\n",
      ["a at=AT creatinine=1.2 slept=7.5", "b at=AT slept=7.5"],
      [#"log:3: creatinine is "1.2"; its unit is missing: write it as "1.2 mg/dl" or "1.2 umol/l""#]
    ),
    .init(
      "a decimal comma", "id;at;weight\na;AT;6,5\n", ["a at=AT"],
      [#"log:2: weight is "6,5"; it must be a number from 0 to 500 in kg"#]),
    .init(
      "a short row leaves unknown what it lacks", "id,at,level,fasting\na,AT,3\n",
      ["a at=AT level=3 fasting="],
      ["log:2: this row has 3 cells for 4 columns; the rest is unknown"]),
    .init("nested names", "id,at,air.pressure\na,AT,1013\n", ["a at=AT air.pressure=1013"]),
    .init(
      "too few cells", "id,at,level,remark\na,AT\nb,AT,3,x\n",
      ["a at=AT", "b at=AT level=3 remark=\"x\""],
      ["log:2: this row has 2 cells for 4 columns; the rest is unknown"]),
    .init(
      "too few for the key", "level,at,id\n3,AT\n", [],
      ["log:2: id is missing; a record cannot be used without its key"]),
    .init("extra empty cells", "id,at\na,AT,,\n", ["a at=AT"]),
    .init(
      "too many cells", "id,at,remark\na,AT,one, two\nb,AT,x\n", ["b at=AT remark=\"x\""],
      [
        "log:2: this row has 4 cells for 3 columns; put a cell that contains the separator in quotation marks"
      ]),
    .init(
      "text behind a quotation mark", "id,at,remark\na,AT,\"one\" two\nb,AT,x\n",
      ["b at=AT remark=\"x\""],
      ["log:2: text follows a closing quotation mark; inside a cell, write quotation marks twice"]),
    .init(
      "a quotation mark that never closes", "id,at,remark\na,AT,\"one\nb,AT,x\n",
      ["b at=AT remark=\"x\""],
      ["log:2: this opening quotation mark is never closed"]),
    .init(
      "a quotation mark that does not close for long",
      "id,at,remark\na,AT,\"one\nb,AT,x\n" + String(repeating: "\n", count: 1_200_000)
        + "c,AT,y\n",
      ["b at=AT remark=\"x\"", "c at=AT remark=\"y\""],
      ["log:2: this opening quotation mark is not closed within 1 MB"]),
    .init(
      "a quotation mark in a line without end",
      "id,at,remark\na,AT,\"" + String(repeating: "one ", count: 500_000) + "\nb,AT,x\n",
      ["b at=AT remark=\"x\""],
      ["log:2: this opening quotation mark is not closed within 1 MB"]),
    .init(
      "undeclared columns", "id,at,Level,colour\na,AT,3,x\n", ["a at=AT"],
      [
        #"log:1: "Level" is not a field of visit and is ignored; did you mean "level"?"#,
        #"log:1: "colour" is not a field of visit and is ignored"#,
      ]),
    .init(
      "lines are counted as stored", "id,at,remark,level\r\na,AT,\"1\r\n2\r\n3\",9\r\nb,AT,x,9\r\n",
      ["a at=AT remark=\"1\r\n2\r\n3\"", "b at=AT remark=\"x\""],
      [
        #"log:4: level is "9"; it must be a whole number from 1 to 5"#,
        #"log:5: level is "9"; it must be a whole number from 1 to 5"#,
      ]),
    .init(
      "a row of one cell", "id,at,level\na\nb,AT,1\n", ["a", "b at=AT level=1"],
      ["log:2: this row has 1 cell for 3 columns; the rest is unknown"]),
    .init(
      "a row of its first cells", "id,at,level,mood\na,AT,1\n", ["a at=AT level=1"],
      ["log:2: this row has 3 cells for 4 columns; the rest is unknown"]),
    .init(
      "one extra cell", "id,at\na,AT,x\nb,AT, \n", ["b at=AT"],
      [
        "log:2: this row has 3 cells for 2 columns; put a cell that contains the separator in quotation marks"
      ]),
    .init(
      "a carriage return inside a cell", "id,at,remark\na,AT,\"x\ry\"\nb,AT,x\ry\n",
      ["a at=AT remark=\"x\ry\"", "b at=AT remark=\"x\ry\""]),
    .init("quotes up to the end", "id,at,remark\r\na,AT,\"x\"\"\"", ["a at=AT remark=\"x\"\""]),
    .init(
      "quoted cells before a carriage return", "id,at,remark\r\n\"a\",\"AT\",\"x\"\r\n",
      ["a at=AT remark=\"x\""]),
    .init(
      "a list whose first element is missing", "id,at,signs,names\na,AT,;itch,x;\n",
      ["a at=AT signs=[itch, …] names=[\"x\"]"],
      [#"log:2: signs, element 1, is ""; a list cannot have missing values"#]
    ),
    .init(
      "a list of one separator", "id,at,names\na,AT,;\n", ["a at=AT names=[, …]"],
      [#"log:2: names, element 1, is ""; a list cannot have missing values"#]),
    .init(
      "an element that cannot be used", "id,at,signs,doses\na,AT,itch|rush|x,1|x|11\n",
      ["a at=AT signs=[itch, …] doses=[1, …]"],
      [
        #"log:2: signs, element 2, is "rush"; it must be one of itch, rash, fatigue and weakness; did you mean "rash"? (and one more element cannot be used)"#,
        #"log:2: doses, element 2, is "x"; it must be a list of numbers from 0 to 10 (and one more element cannot be used)"#,
      ]),
    .init(
      "numbers with what follows",
      "id,at,level,slept,air.pressure\na,AT,3x,7 h,1e3\nb,AT,-,7.5h,1 000\n",
      ["a at=AT slept=7 air.pressure=1000", "b at=AT slept=7.5"],
      [
        #"log:2: level is "3x"; it must be a whole number from 1 to 5"#,
        #"log:3: level is "-"; it must be a whole number from 1 to 5"#,
        #"log:3: air.pressure is "1 000"; it must be a number"#,
      ]),
    .init(
      "dates, times and colours",
      "id,at,born,bedtime,tint\na,AT, 1980-02-29 ,22:30,#1a2b3c\nb,AT,29.2.1980,25:00,red\n",
      ["a at=AT born=1980-02-29 bedtime=22:30 tint=#1A2B3C", "b at=AT"],
      [
        #"log:3: born is "29.2.1980"; it is not a date such as 2026-03-20"#,
        #"log:3: bedtime is "25:00"; it is not a time of day such as 22:00"#,
        #"log:3: tint is "red"; it is not a colour such as #1A2B3C"#,
      ]),
    .init("only a heading", "id,at\n", []),
    .init("nothing", "", []),
  ]

  @Test("A CSV file", arguments: cases) func reads(_ row: Case) {
    for blockSize in [1, 7, 1 << 18] {
      let reading = Reading.of(row.text, format: .csv, blockSize: blockSize)
      #expect(reading.failure == nil)
      #expect(reading.known.map(CSVReading.short) == row.records)
      #expect(reading.problems == row.problems)
    }
  }

  /// `visit id="a" person="me" at=… fasting=no` as `a at=…`; a value without its default as
  /// `fasting=`.
  static func short(_ line: String) -> String {
    var line = line.replacing("visit id=\"", with: "").replacing(" person=\"me\"", with: "")
    if let quote = line.firstIndex(of: "\"") { line.remove(at: quote) }
    if line.contains(" fasting=no") { return line.replacing(" fasting=no", with: "") }
    return line.contains(" fasting=yes") ? line : line + " fasting="
  }

  @Test(
    "A file that no row of can be trusted ends the job",
    arguments: [
      (
        "x,y\n1,2\n",
        "log: no column in the first line is a field of visit; the first line of a CSV file must name its columns, such as id, person, at; line 1 is \"x, y\""
      ),
      (
        "id,at,id\na,b,c\n",
        "log: two columns have the name \"id\"; each field needs exactly one column"
      ),
      (
        "id,\"at\n",
        "log: the first line names the columns: this opening quotation mark is never closed"
      ),
    ]) func failures(_ text: String, _ message: String)
  {
    #expect(Reading.of(text, format: .csv).failure == message)
  }

  @Test("Each row can say its type") func types() {
    let pack = Sample.pack([Sample.visit, Sample.note])
    let reading = Reading.of(
      "record,id,at,number,text\nnote,,,1,x\nvisit,a,2026-03-20T12:00:00Z,,\n,,,2,y\nnot,,,2,y\n",
      format: .csv,
      pack: pack)
    #expect(
      reading.records == [
        "note number=1 text=\"x\" kind=steady",
        "visit id=\"a\" person=\"me\" at=2026-03-20T12:00:00Z fasting=no",
      ])
    #expect(reading.problems.count == 2 && reading.rejects == ",,,2,y\nnot,,,2,y\n")
  }
}

/// Exports of other programs.
@Suite struct Mappings {
  private func pack(
    _ columns: [Mapping.Column], ignored: [String] = [], timeZone: String? = nil,
    delimiter: String? = nil
  ) -> Pack {
    Sample.pack(mappings: [
      Mapping(
        id: "other", record: 0, columns: columns, ignored: ignored, timeZone: timeZone,
        delimiter: delimiter)
    ])
  }

  @Test("Foreign headings, words, units, times and lists") func csv() {
    let pack = pack(
      [
        .init(column: "Nr.", field: 0),
        .init(column: "Datum", field: 2, format: "dd.MM.yyyy HH:mm"),
        .init(column: "Stufe", field: 3, words: ["Leicht": "1", "schwer": "5", "k. A.": ""]),
        .init(column: "Gewicht", field: 8, change: UnitChange(factor: 0.001), decimalComma: true),
        .init(
          column: "Zeichen", field: 5, words: ["jucken": "itch", "ausschlag": "rash"],
          separator: " + "),
        .init(column: "nüchtern", field: 6, words: ["ja": "yes", "nein": "no"]),
      ], ignored: ["Gerät"], timeZone: "Europe/Berlin")
    let reading = Reading.of(
      """
      Nr.;Datum;Stufe;Gewicht;Zeichen;nüchtern;Gerät;Neu
      1;20.03.2026 12:00;SCHWER;61250,5;Jucken + Ausschlag;ja;x;y
      2;29.03.2026 02:30;k. A.;;rash;nein;x;y
      3;25.10.2026 02:30;leicht;1.000,5;;;x;y
      4;31.02.2026 12:00;leicht;;;;x;y
      """, format: .csv, record: .mapping(0), pack: pack)
    #expect(
      reading.known == [
        "visit id=\"1\" person=\"me\" at=2026-03-20T12:00:00+01:00 level=5 signs=[itch, rash] fasting=yes weight=61.2505",
        "visit id=\"2\" person=\"me\" signs=[rash] fasting=no",
        "visit id=\"3\" person=\"me\" level=1 fasting=no",
        "visit id=\"4\" person=\"me\" level=1 fasting=no",
      ])
    #expect(
      reading.problems == [
        #"log:3: at is "29.03.2026 02:30"; clocks in its time zone skip this time, as they are put forward over it; only rules that do not need the time decide about this record"#,
        #"log:4: weight is "1.000,5"; it must be a number from 0 to 500 in kg"#,
        #"log:5: at is "31.02.2026 12:00"; it is not written as "dd.MM.yyyy HH:mm"; only rules that do not need the time decide about this record"#,
        #"log:1: "Neu" is not in the mapping "other": map it to a field, or list it under `ignore` (`ignore: the rest` is all of them)"#,
      ])
  }

  @Test("Foreign JSON: texts are read as cells are, numbers stay numbers") func json() {
    let pack = pack([
      .init(column: "uuid", field: 0), .init(column: "when.start", field: 2, format: "unix ms"),
      .init(column: "score", field: 3),
      .init(column: "flag", field: 6), .init(column: "tags", field: 5, words: ["A": "itch"]),
    ])
    let reading = Reading.of(
      """
      {"uuid":17,"when":{"start":1774008000000},"score":"4","flag":"no","tags":["a","rash"]}
      {"uuid":"b","when":{"start":"1774008000500"},"score":4,"flag":true,"tags":"a;rash"}
      """, record: .mapping(0), pack: pack)
    #expect(reading.problems == [])
    #expect(
      reading.records == [
        "visit id=\"17\" person=\"me\" at=2026-03-20T12:00:00Z level=4 signs=[itch, rash] fasting=no",
        "visit id=\"b\" person=\"me\" at=2026-03-20T12:00:00.5Z level=4 signs=[itch, rash] fasting=yes",
      ])
  }

  @Test(
    "Foreign JSON: an element that is blank is told, one that the mapping takes for nothing is left out"
  )
  func blankElements() {
    let pack = pack([
      .init(column: "uuid", field: 0), .init(column: "t", field: 2),
      .init(column: "tags", field: 5, words: ["A": "itch", "none": ""]),
    ])
    let reading = Reading.of(
      """
      {"uuid":"1","t":"2026-03-20T12:00:00Z","tags":["none","rash"]}
      {"uuid":"2","t":"2026-03-20T12:00:00Z","tags":["","rash"]}
      {"uuid":"3","t":"2026-03-20T12:00:00Z","tags":[" ","rash"]}
      {"uuid":"4","t":"2026-03-20T12:00:00Z","tags":[" "]}
      {"uuid":"5","t":"2026-03-20T12:00:00Z","tags":["none"]}
      {"uuid":"6","t":"2026-03-20T12:00:00Z","tags":["",null]}
      {"uuid":"7","t":"2026-03-20T12:00:00Z","tags":["rash",rash]}
      {"uuid":"8","t":"2026-03-20T12:00:00Z","tags":[rash]}
      """, record: .mapping(0), pack: pack)
    #expect(
      reading.records == [
        "visit id=\"1\" person=\"me\" at=2026-03-20T12:00:00Z signs=[rash] fasting=no",
        "visit id=\"2\" person=\"me\" at=2026-03-20T12:00:00Z signs=[rash, …] fasting=no",
        "visit id=\"3\" person=\"me\" at=2026-03-20T12:00:00Z signs=[rash, …] fasting=no",
        "visit id=\"4\" person=\"me\" at=2026-03-20T12:00:00Z signs=[, …] fasting=no",
        "visit id=\"5\" person=\"me\" at=2026-03-20T12:00:00Z fasting=no",
        "visit id=\"6\" person=\"me\" at=2026-03-20T12:00:00Z signs=[, …] fasting=no",
      ])
    #expect(
      reading.problems == [
        #"log:2: signs, element 1, is ""; a list cannot have missing values"#,
        #"log:3: signs, element 1, is " "; a list cannot have missing values"#,
        #"log:4: signs, element 1, is " "; a list cannot have missing values"#,
        #"log:6: signs, element 1, is ""; a list cannot have missing values (and one more element cannot be used)"#,
        "log:7: not JSON: only true, false and null can be written without quotes, in lower case (column 55)",
        "log:8: not JSON: only true, false and null can be written without quotes, in lower case (column 48)",
      ])
  }

  @Test("A mapping that cannot be followed ends the job") func failures() {
    #expect(
      Reading.of("{}", record: .mapping(0), pack: pack([], timeZone: "Europe/Atlantis")).failure
        == "the mapping \"other\" names an unknown time zone: \"Europe/Atlantis\"")
    #expect(
      Reading.of(
        "{}", record: .mapping(0), pack: pack([.init(column: "t", field: 2, format: "dd/mmm/QQ")])
      ).failure
        == "the mapping \"other\" has a format that cannot be read for \"t\": \"dd/mmm/QQ\"")
  }

  @Test(
    "Formats of times",
    arguments: [
      ("yyyy-MM-dd HH:mm:ss", "2026-03-20 09:05:07", "2026-03-20T09:05:07+00:00"),
      ("dd/MM/yyyy HH:mm", "1/2/2026 9:05", "2026-02-01T09:05:00+00:00"),
      ("M/d/yy, h:mm a", "3/20/26, 12:05 AM", "2026-03-20T00:05:00+00:00"),
      ("MMM d, yyyy h:mm a", "Mar 20, 2026 12:05\u{202F}PM", "2026-03-20T12:05:00+00:00"),
      ("EEE, d MMMM yyyy 'at' HH.mm", "Fri, 20 March 2026 at 09.05", "2026-03-20T09:05:00+00:00"),
      (
        "yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "2026-03-20T09:05:07.25+01:00",
        "2026-03-20T09:05:07.25+01:00"
      ),
      ("yyyyMMdd HHmmss Z", "20260320 090507 -0500", "2026-03-20T09:05:07-05:00"),
      ("d. MMM yyyy HH:mm", "20. mar 2026 00:00", "2026-03-20T00:00:00+00:00"),
      ("yyyy d MMM HH:mm", "2026 20 Mar 09:05", "2026-03-20T09:05:00+00:00"),
      ("HH:mm yyyy d MMM", "09:05 2026 20 Sept.", "2026-09-20T09:05:00+00:00"),
      // A day is known, not when on it.
      ("d. MMM yyyy", "20. mar 2026", nil),
      ("unix", "1774008000", "2026-03-20T12:00:00Z"),
      ("yyyy-MM-dd HH:mmXXX", "2026-03-20 09:05Z", "2026-03-20T09:05:00Z"),
      ("yyyy-MM-dd", "2026-02-30", nil),
      ("HH:mm d/M/yyyy", "24:00 1/1/2026", nil),
      ("d/M/yyyy", "1/1/2026 x", nil), ("h:mm a d/M/yyyy", "13:00 PM 1/1/2026", nil),
    ] as [(String, String, String?)]) func formats(
      _ format: String, _ text: String, _ time: String?
    )
  {
    let pack = pack(
      [.init(column: "id", field: 0), .init(column: "t", field: 2, format: format)], timeZone: "UTC"
    )
    let reading = Reading.of("{\"id\":\"a\",\"t\":\"\(text)\"}", record: .mapping(0), pack: pack)
    #expect(reading.records == ["visit id=\"a\" person=\"me\" at=\(time ?? "?") fasting=no"])
  }

  @Test(
    "Formats with unknown letters, or without a day or a time, are refused",
    arguments: ["yyyy-QQ", "MM/yyyy", "hh:mm", "'open", "YYYY-MM-dd"])
  func badFormats(_ format: String) { #expect(TimePattern(format) == nil) }
}
