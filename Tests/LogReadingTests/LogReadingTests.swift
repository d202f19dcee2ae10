import LogReading
import RuleModel
import Testing

/// What one JSON record says: values in, row and words for people out. `MEMBERS` are added to a
/// record that is otherwise in order.
@Suite struct JSONValues {
  struct Case: CustomTestStringConvertible, Sendable {
    var members: String
    var values: String
    var problem: String?
    var testDescription: String { members }

    init(_ members: String, _ values: String, _ problem: String? = nil) {
      self.members = members
      self.values = values
      self.problem = problem
    }
  }

  static let good: [Case] = [
    .init(#""level": 3"#, "level=3"),
    .init(#""level":5.0"#, "level=5"),
    .init(#""level":1e0"#, "level=1"),
    .init(#""level":null"#, ""),
    .init(#""weight": 61.25"#, "weight=61.25"),
    .init(#""weight": 0.1e2"#, "weight=10"),
    .init(#""weight": 12345678901234567890e-18"#, "weight=12.345678901234567"),
    .init(#""weight": "61.25 kg""#, "weight=61.25"),
    .init(#""weight": {"value": 61.25, "unit": "kg"}"#, "weight=61.25"),
    .init(#""weight": "61250 g""#, "weight=61.25"),
    .init(#""creatinine": "1.2 mg/dl""#, "creatinine=1.2"),
    .init(#""creatinine": "88.4umol/l""#, "creatinine=1"),
    .init(#""creatinine": {"unit": "umol/l", "value": 176.8}"#, "creatinine=2"),
    .init(#""slept": 7.5"#, "slept=7.5"),
    .init(#""slept": "7.5 h""#, "slept=7.5"),
    .init(#""slept": "450 min""#, "slept=7.5"),
    .init(#""slept": {"value": 1, "unit": "d"}"#, "slept=24"),
    .init(#""mood": "steady""#, "mood=steady"),
    .init(#""mood": "high-ish""#, "mood=high-ish"),
    .init(#""mood": "not sure""#, "mood=not sure"),
    .init(#""mood": "lo\u0077""#, "mood=low"),
    .init(#""mood": "  ""#, ""),
    .init(#""signs": []"#, "signs=[]"),
    .init(#""signs": null"#, ""),
    .init(#""signs": ["rash", "fatigue and weakness"]"#, "signs=[rash, fatigue and weakness]"),
    .init(#""signs":[ "itch" ,"\u0072ash" ] "#, "signs=[itch, rash]"),
    .init(#""fasting": true"#, "fasting=yes"),
    .init(#""remark": """#, ""),
    .init(#""remark": " \t\u00a0 ""#, ""),
    .init(#""remark": " x""#, #"remark=" x""#),
    .init(#""remark": "a \"b\" \\ \u00e9 \ud83d\ude00""#, #"remark="a "b" \ é 😀""#),
    .init(#""remark": "naïve 😀 — 一二三四五六七八九十""#, #"remark="naïve 😀 — 一二三四五六七八九十""#),
    .init(#""born": "1980-02-29""#, "born=1980-02-29"),
    .init(#""bedtime": "22:30""#, "bedtime=22:30"),
    .init(##""tint": "#1a2b3c""##, "tint=#1A2B3C"),
    .init(#""air": {"pressure": 1013, "wind": "light"}"#, "air.pressure=1013 air.wind=\"light\""),
    .init(#""air": {}"#, ""),
    .init(#""air": null"#, ""),
    .init(#""air.pressure": 1013"#, "air.pressure=1013"),
    .init(#""doses": [1, 2.5, 1e1]"#, "doses=[1, 2.5, 10]"),
    .init(#""names": ["a", "b\n", "ü"]"#, "names=[\"a\", \"b⏎\", \"ü\"]"),
  ]

  @Test("A good value fills its field", arguments: good) func fills(_ row: Case) {
    let reading = Reading.of(record(row.members))
    #expect(reading.problems == [])
    #expect(reading.records == [line(row.values)])
  }

  static let bad: [Case] = [
    .init(#""level": 7"#, "", "level is 7; it must be a whole number from 1 to 5"),
    .init(#""level": 2.5"#, "", "level is 2.5; it must be a whole number from 1 to 5"),
    .init(#""level": 1e999"#, "", "level is 1e999; the number is too large"),
    .init(#""level": "3""#, "", #"level is "3"; write the number without quotation marks"#),
    .init(#""level": "three""#, "", #"level is "three"; it must be a whole number from 1 to 5"#),
    .init(#""level": true"#, "", "level is true; it must be a whole number from 1 to 5"),
    .init(#""level": [3]"#, "", "level is [3]; it must be a whole number from 1 to 5"),
    .init(
      #""level": {"points": 3}"#, "",
      #"level is {"points": 3}; it must be a whole number from 1 to 5"#),
    .init(
      #""level": 3, "level": 4"#, "", "level appears twice in one object; neither value is used"),
    .init(
      #""level": 3, "level": 4, "level": 4"#, "",
      "level appears twice in one object; neither value is used"),
    .init(
      #""level": null, "level": 4"#, "", "level appears twice in one object; neither value is used"),
    .init(#""weight": "61.25""#, "", #"weight is "61.25"; write its unit too, as in "61.25 kg""#),
    .init(#""weight": "61.25 l""#, "", #"weight is "61.25 l"; its unit must be kg"#),
    .init(
      #""weight": "heavy""#, "", #"weight is "heavy"; it must be a number from 0 to 500 in kg"#),
    .init(
      #""weight": {"value": 1}"#, "",
      #"weight is {"value": 1}; its unit is missing"#
    ),
    .init(
      #""creatinine": 1.2"#, "",
      #"creatinine is 1.2; its unit is missing: write it as "1.2 mg/dl" or "1.2 umol/l""#),
    .init(
      #""creatinine": "1.2 g""#, "", #"creatinine is "1.2 g"; its unit must be mg/dl or umol/l"#),
    .init(#""slept": "long""#, "", #"slept is "long"; it must be a duration in h"#),
    .init(
      #""mood": "lwo""#, "",
      #"mood is "lwo"; it must be one of low, steady, high-ish, not sure; did you mean "low"?"#),
    .init(
      #""mood": "Steady""#, "",
      #"mood is "Steady"; it must be one of low, steady, high-ish, not sure; did you mean "steady"?"#
    ),
    .init(
      #""mood": "purple""#, "",
      #"mood is "purple"; it must be one of low, steady, high-ish, not sure"#),
    .init(#""mood": 3"#, "", "mood is 3; it must be one of low, steady, high-ish, not sure"),
    .init(
      #""signs": "rash""#, "",
      #"signs is "rash"; it must be a list of itch, rash, fatigue and weakness"#),
    .init(
      #""signs": ["rash", "rush", 3]"#, "signs=[rash, …]",
      #"signs, element 2, is "rush"; it must be one of itch, rash, fatigue and weakness; did you mean "rash"? (and one more element cannot be used)"#
    ),
    .init(
      #""signs": [null, "itch"]"#, "signs=[itch, …]",
      "signs, element 1, is null; a list cannot have missing values"),
    .init(
      #""doses": [1, 11]"#, "doses=[1, …]",
      "doses, element 2, is 11; it must be a list of numbers from 0 to 10"),
    .init(
      #""fasting": "yes""#, "",
      #"fasting is "yes"; it must be true or false, without quotation marks"#),
    .init(#""fasting": 1"#, "", "fasting is 1; it must be yes or no, written true or false"),
    .init(#""remark": 5"#, "", "remark is 5; it must be a text"),
    .init(
      #""born": "1981-02-29""#, "", #"born is "1981-02-29"; it is not a date such as 2026-03-20"#),
    .init(
      #""bedtime": "24:30""#, "", #"bedtime is "24:30"; it is not a time of day such as 22:00"#),
    .init(#""tint": "red""#, "", #"tint is "red"; it is not a colour such as #1A2B3C"#),
    .init(#""air": 5"#, "", "air is 5; it must be an object with air.pressure and air.wind"),
    .init(
      #""air": {"pressure": "5"}"#, "",
      #"air.pressure is "5"; write the number without quotation marks"#),
    .init(
      #""air": {"pressure": 5}, "air.pressure": 5"#, "",
      "air.pressure appears twice in one object; neither value is used"),
  ]

  @Test(
    "A bad value is reported, unknown even where there is a default, and the record is evaluated",
    arguments: bad)
  func reports(_ row: Case) {
    let reading = Reading.of(record(row.members))
    #expect(reading.problems == ["log:1: " + row.problem!])
    let isDefaultGone = row.members.contains("fasting")
    #expect(reading.known == [line(row.values, fasting: isDefaultGone ? nil : "no")])
    // What could not be used at all is unknown; what is left of a list is kept.
    #expect(reading.records[0].contains("=?") == !row.values.contains("…"))
    #expect(
      reading.summary.problems == 1 && reading.summary.records == 1 && reading.summary.rejected == 0
    )
  }

  private func record(_ members: String) -> String {
    #"{"id":"a","person":"p","at":"2026-03-20T12:00:00Z", \#(members)}"#
  }

  /// The fields in their order, with what is always there.
  private func line(_ values: String, fasting: String? = "no") -> String {
    let names = Sample.visit.fields.map(\.name)
    var parts = ["id=\"a\"", "person=\"p\"", "at=2026-03-20T12:00:00Z"]
    if let fasting, !values.contains("fasting=") { parts.append("fasting=\(fasting)") }
    if !values.isEmpty {
      if values.hasPrefix("air.pressure=1013 ") {
        parts += values.split(separator: " ").map(String.init)
      } else {
        parts.append(values)
      }
    }
    func place(_ part: String) -> Int { names.firstIndex(of: String(part.prefix { $0 != "=" }))! }
    return "visit " + parts.sorted { place($0) < place($1) }.joined(separator: " ")
  }
}

/// What keeps a record from being used at all, and what does not.
@Suite struct Rejections {
  static let rejected: [(line: String, reason: String)] = [
    (
      #"{"id":"a","at":"2026-03-20T12:00:00Z""#,
      "not JSON: the text ended inside an object; a closing } is missing (column 38)"
    ),
    (
      #"{"id":"a","at":"2026-03-20T12:00:00Z",}"#,
      "not JSON: nothing follows this comma; remove it (column 39)"
    ),
    (#"{"id":"a"} x"#, "not JSON: there is more text after the end of the value (column 12)"),
    ("[1]", "[1] is not a record; a record is an object in braces { }"),
    (
      "nonsense",
      "not JSON: only true, false and null can be written without quotes, in lower case (column 1)"
    ),
    (#"{"at":"2026-03-20T12:00:00Z"}"#, "id is missing; a record cannot be used without its key"),
    (
      #"{"id":" ","at":"2026-03-20T12:00:00Z"}"#,
      "id is missing; a record cannot be used without its key"
    ),
    (
      #"{"id":5.5,"at":"2026-03-20T12:00:00Z"}"#,
      "id is 5.5; it must be a text; a record cannot be used without its key"
    ),
    (
      #"{"id":"a","person":true,"at":"2026-03-20T12:00:00Z"}"#,
      "person is true; it must be a text; a record cannot be used without its subject"
    ),
    (
      #"{"id":"a","at":"2026-03-20T12:00:00Z","record":"vist"}"#,
      #"the record says it is "vist"; it must be "visit""#
    ),
  ]

  @Test("An unusable record is rejected with its place and its bytes", arguments: rejected)
  func rejects(
    _ row: (line: String, reason: String)
  ) {
    let reading = Reading.of(
      "\n" + row.line + "\r\n" + #"{"id":"b","at":"2026-03-20T12:00:00+01:00"}"#)
    #expect(reading.problems == ["log:2: " + row.reason])
    #expect(reading.rejects == row.line + "\r\n")
    #expect(
      reading.records == ["visit id=\"b\" person=\"me\" at=2026-03-20T12:00:00+01:00 fasting=no"])
    #expect(reading.summary.rejected == 1 && reading.summary.records == 1)
  }

  static let undated: [(line: String, reason: String)] = [
    (
      #"{"id":"a"}"#, "at is missing; only rules that do not need the time decide about this record"
    ),
    (
      #"{"id":"a","at":"2026-03-20T12:00:00"}"#,
      #"at is "2026-03-20T12:00:00"; it has no offset: end the time with Z or an offset such as -05:00; only rules that do not need the time decide about this record"#
    ),
    (
      #"{"id":"a","at":"2026-02-30T12:00:00Z"}"#,
      #"at is "2026-02-30T12:00:00Z"; it is not a date in the calendar; only rules that do not need the time decide about this record"#
    ),
    (
      #"{"id":"a","at":"2026-03-20T12:00:00Z","at":"2026-03-20T12:00:00Z"}"#,
      "at appears twice in one object; neither value is used; only rules that do not need the time decide about this record"
    ),
  ]

  @Test("A record whose time cannot be used is reported and kept", arguments: undated)
  func keepsUndated(
    _ row: (line: String, reason: String)
  ) {
    let reading = Reading.of("\n" + row.line + "\r\n")
    #expect(reading.problems == ["log:2: " + row.reason])
    #expect(
      reading.rejects.isEmpty && reading.summary.rejected == 0 && reading.summary.records == 1)
    #expect(!reading.summary.isClean)
  }

  static let unread: [(value: String, isJSON: Bool)] = [
    ("0", true), ("-0", true), ("10", true), ("-12.50", true), ("1e5", true), ("1E-5", true),
    ("0.5e+10", true),
    ("01", false), ("-01", false), ("1.", false), (".5", false), ("-", false),
    ("+1", false), ("1.e5", false), ("1e", false), ("1e+", false), ("1a", false), ("0x1", false),
    ("1 2", false),
    ("--1", false), ("null", true), ("true", true), ("false", true),
    ("nul", false), ("nulls", false), ("True", false), ("tru e", false), ("fals", false),
    (#""""#, true),
    (#""plain""#, true), (#""\u00e9 \" \\""#, true), (#""é""#, true), (#""\x""#, false),
    (#""open"#, false), ("\"tab\t\"", false), ("[1,[2,{}]]", true), ("[1,]", false),
    (#"{"a":[{"b":null}]}"#, true),
    (#"{"a" 1}"#, false), ("NaN", false), ("", false),
    ("0.0", true), ("-0.50", true), ("123456789", true), ("12345678.5", true), ("1.12345678", true),
    ("1.123456789012345678901234567890", true), ("12345678e1", true), ("1e05", true), ("1E0", true),
    ("1.5.2", false), ("1e5.5", false), ("-0.", false), ("00", false), ("0123456789", false),
    ("-.5", false),
    ("1E", false), ("1e-", false), ("- 1", false), ("12345678.", false), ("12345678x", false),
    ("1234567:", false),
    ("1/", false), ("1:2", false), ("1.1234567x", false), ("-x", false), ("1e5e5", false),
    ("nulL", false),
    ("truE", false), ("falsE", false), ("true1", false), ("falsey", false),
    ("[]", true), ("{}", true), ("[ ]", true), ("{ }", true), ("[1, 2]", true),
    (#"[{"a":1},"b",null,true,1.5e3]"#, true), (#"{ "a" : [ ] , "b" : { } }"#, true),
    (#"{"a":1e5}"#, true),
    (#"["\u00e9","é"]"#, true),
    ("[1 2]", false), ("[1,,2]", false), ("[,1]", false), ("{,}", false), (#"{"a":1,}"#, false),
    (#"{"a":1 "b":2}"#, false), ("{1:2}", false), ("[}", false), ("{]", false), ("[[]", false),
    (#"{"a":[}"#, false),
    (#"{"a":{]"#, false), (#"{"a"}"#, false), (#"{"a":}"#, false), (#"{"a":1}}"#, false),
    ("[1]]", false),
    (#"{"a"::1}"#, false), ("[01]", false), ("[1.]", false), ("[tru]", false), (#"["\x"]"#, false),
    ("[\"\t\"]", false),
    (#"{a:1}"#, false), (#"{"a":1;"b":2}"#, false), ("[1;2]", false), ("[:]", false),
    (String(repeating: "[", count: 70) + String(repeating: "]", count: 70), true),
    (String(repeating: "[", count: 70) + String(repeating: "]", count: 69) + "}", false),
    (String(repeating: #"{"a":"#, count: 66) + "1" + String(repeating: "}", count: 66), true),
    (String(repeating: "[", count: 64) + String(repeating: "]", count: 64), true),
    (String(repeating: #"{"a":["#, count: 30) + "1" + String(repeating: "]}", count: 30), true),
    (String(repeating: #"{"a":["#, count: 30) + "1" + String(repeating: "}]", count: 30), false),
  ]

  @Test(
    "Every byte of a value that nothing asks for is checked against RFC 8259", arguments: unread,
    [",\"at\":\"2026-03-20T12:00:00Z\"", ""])
  func checksWhatIsNotRead(_ row: (value: String, isJSON: Bool), _ after: String) {
    let before =
      after.isEmpty ? #"{"at":"2026-03-20T12:00:00Z","id":"a","other":"# : #"{"id":"a","other":"#
    for space in ["", " "] {
      let reading = Reading.of(before + space + row.value + space + after + "}")
      #expect((reading.summary.records == 1) == row.isJSON, "\(row.value): \(reading.problems)")
    }
  }

  @Test("Of a rejected record nothing else is told") func nothingElse() {
    let reading = Reading.of(#"{"level":9,"mood":"x"}"#)
    #expect(reading.problems == ["log:1: id is missing; a record cannot be used without its key"])
  }

  @Test("Bytes that are not UTF-8 are no JSON") func encoding() {
    let bytes = Array(#"{"id":"a"#.utf8) + [0xFF] + Array(#"","at":"2026-03-20T12:00:00Z"}"#.utf8)
    let reading = Reading.of([LogSource(.bytes(bytes), name: "log", format: .lines)])
    #expect(
      reading.problems == [
        "log:1: not JSON: these bytes are not UTF-8 text; save the file as UTF-8 (column 9)"
      ])
  }

  @Test("What is not optional and has no default is a problem where it is missing") func required()
  {
    let reading = Reading.of(#"{"number":1}"#, pack: Sample.pack([Sample.note]))
    #expect(reading.records == ["note number=1 kind=steady"])
    #expect(reading.problems == ["log:1: text is missing, but it is not optional"])
  }
}

/// Which type a record is of.
@Suite struct RecordTypes {
  private let pack = Sample.pack([Sample.visit, Sample.note])

  @Test("Each line says its own type, wherever it says it") func ownMember() {
    let reading = Reading.of(
      """
      {"record":"note","number":1,"text":"x"}
      {"record":"visit","id":"a","at":"2026-03-20T12:00:00Z"}
      {"number":2,"text":"y","record":"note"}
      { "record" : "note" , "number":3,"text":"z"}
      """, pack: pack)
    #expect(reading.problems == [])
    #expect(
      reading.records == [
        "note number=1 text=\"x\" kind=steady",
        "visit id=\"a\" person=\"me\" at=2026-03-20T12:00:00Z fasting=no",
        "note number=2 text=\"y\" kind=steady", "note number=3 text=\"z\" kind=steady",
      ])
  }

  @Test("A record that does not say what it is, or says something else, names the choices")
  func unknown() {
    let reading = Reading.of(
      """
      {"number":1,"text":"x"}
      {"record":"nte","number":1}
      {"record":5}
      {"record":"note"
      {"record":"note","number":1,"text":"x","record":"visit"}
      """, pack: pack)
    #expect(
      reading.problems == [
        #"log:1: the record does not say what it is: add a member "record" with "visit" or "note", or use --record for the file"#,
        #"log:2: the record says it is "nte"; it must be "visit" or "note""#,
        #"log:3: the record says it is 5; it must be "visit" or "note""#,
        "log:4: not JSON: the text ended inside an object; a closing } is missing (column 17)",
        "log:5: the record names two record types",
      ])
    #expect(reading.summary.rejected == 5)
  }

  @Test("A type given from outside needs no member, and refuses another type's") func chosen() {
    let reading = Reading.of(
      """
      {"number":1,"text":"x"}
      {"record":"visit","number":1}
      {"record":"entry","number":2,"text":"x"}
      """, record: .type(1), pack: pack)
    #expect(
      reading.problems == [
        #"log:2: the record says it is "visit", but it is being read as note"#,
        #"log:3: "record" (once) is not a field of note and is ignored"#,
      ])
    #expect(reading.summary.records == 2)
  }

  @Test(
    "A record that does not say what it is can be given a type",
    arguments: [LogFormat.lines, .json])
  func otherwise(_ format: LogFormat) {
    let lines = [
      #"{"number":1,"text":"x"}"#, #"{"record":"visit","id":"a","at":"2026-03-20T12:00:00Z"}"#,
      #"{"number":2,"text":"y"}"#, #"{"record":"vist"}"#,
    ]
    let text =
      format == .json ? "[" + lines.joined(separator: ",\n") + "]" : lines.joined(separator: "\n")
    let reading = Reading.of(text, format: format, record: .ownMemberOr(1), pack: pack)
    #expect(reading.records.map { $0.prefix(5) } == ["note ", "visit", "note "])
    #expect(
      reading.problems == [#"log:4: the record says it is "vist"; it must be "visit" or "note""#])
  }

  @Test("A row of a table that does not say what it is can be given a type") func otherwiseRow() {
    let reading = Reading.of(
      "record,number,text\n,1,x\nnote,2,y\nother,3,z\n", format: .csv, record: .ownMemberOr(1),
      pack: pack)
    #expect(
      reading.records == [
        "note number=1 text=\"x\" kind=steady", "note number=2 text=\"y\" kind=steady",
      ])
    #expect(reading.summary.rejected == 1)
  }

  @Test("A name given by a user is a type or a mapping") func named() {
    let mapping = Mapping(id: "other-app", record: 1, columns: [])
    let pack = Sample.pack([Sample.visit, Sample.note], mappings: [mapping])
    #expect(RecordChoice(named: "note", in: pack) == .type(1))
    #expect(RecordChoice(named: "other-app", in: pack) == .mapping(0))
    #expect(RecordChoice(named: "x", in: pack) == nil)
  }
}

/// Names that the record does not declare, and keys that stand twice.
@Suite struct NamesAndKeys {
  @Test(
    "An undeclared name is told once a file, with how often it stood; a likely misspelling asks back"
  )
  func undeclared() {
    let line =
      #"{"id":"ID","at":"2026-03-20T12:00:00Z","extra":{"level":9},"levl":3,"air":{"sun":1}}"#
    let text = (1...3).map { line.replacing("ID", with: "\($0)") }.joined(separator: "\n")
    let reading = Reading.of(text)
    #expect(
      reading.problems == [
        #"log:1: "air.sun" (3 times) is not a field of visit and is ignored"#,
        #"log:1: "extra" (3 times) is not a field of visit and is ignored"#,
        #"log:1: "levl" (3 times) is not a field of visit and is ignored; did you mean "level"?"#,
      ])
    #expect(reading.summary.problems == 0)
  }

  @Test("Two records with one key are both evaluated and reported with the first one's place")
  func duplicates() {
    let a = #"{"number":1,"text":"x"}"#
    let first = LogSource(.bytes(Array("\n\(a)\n".utf8)), name: "one", format: .lines)
    let second = LogSource(
      .bytes(Array(#"{"number":2,"text":"x"}"#.utf8) + Array("\n\(a)".utf8)), name: "two",
      format: .lines)
    let reading = Reading.of([first, second], pack: Sample.pack([Sample.note]))
    #expect(
      reading.problems == ["two:2: this key already appears at one:2; both records are evaluated"])
    #expect(reading.summary.records == 3 && reading.summary.problems == 1)
    let texts = Reading.of(
      #"{"id":"k","at":"2026-03-20T12:00:00Z"}"# + "\n" + #"{"id":"k","at":"2026-03-21T12:00:00Z"}"#
    )
    #expect(
      texts.problems == [
        "log:2: the key \"k\" already appears at log:1; both records are evaluated"
      ])
  }

  @Test(
    "A key that may be missing rejects nothing, and records without one are no duplicates of each other",
    arguments: [false, true])
  func noKey(_ unique: Bool) {
    let text = """
      {"changed":"2026-03-01T12:00:00Z","on":true}
      {"id":null,"changed":"2026-03-02T12:00:00Z","on":false}
      {"id":"a","changed":"2026-03-03T12:00:00Z"}
      {"id":7.5,"changed":"2026-03-04T12:00:00Z"}
      """
    let reading = Reading.of(text, pack: Sample.pack([Sample.state]), unique: unique)
    #expect(
      reading.records == [
        "state changed=2026-03-01T12:00:00Z on=yes", "state changed=2026-03-02T12:00:00Z on=no",
        "state id=\"a\" changed=2026-03-03T12:00:00Z",
      ])
    #expect(
      reading.problems == [
        "log:4: id is 7.5; it must be a text; a record cannot be used without its key"
      ])
    #expect(reading.summary.rejected == 1 && reading.summary.superseded == 0)
  }

  @Test(
    "A missing time with the default now is the moment of the evaluation; a bad one is reported")
  func missingTime() {
    let reading = Reading.of(
      #"{"id":"a","on":true}"# + "\n" + #"{"id":"b","changed":"yesterday"}"#,
      pack: Sample.pack([Sample.state]))
    #expect(
      reading.records == [
        "state id=\"a\" changed=2026-03-20T12:00:00+00:00 on=yes", "state id=\"b\" changed=?",
      ])
    #expect(reading.summary.problems == 1)
  }

  @Test("With unique only the last record of each key counts, rejected ones not at all")
  func unique() {
    let text = """
      {"number":1,"text":"a"}
      {"number":2,"text":"b"}
      {"number":1,"text":"c"}
      {"number":2,"text":
      """
    for blockSize in [1, 30, 1 << 18] {
      let reading = Reading.of(
        text, pack: Sample.pack([Sample.note]), unique: true, blockSize: blockSize)
      #expect(
        reading.records == [
          "note number=2 text=\"b\" kind=steady", "note number=1 text=\"c\" kind=steady",
        ])
      #expect(
        reading.summary.superseded == 1 && reading.summary.rejected == 1
          && reading.problems.count == 1)
    }
  }

  @Test("Thousands of names are counted, not kept") func manyNames() {
    let members = (0..<3000).map { "\"x\($0)\":1" }.joined(separator: ",")
    let reading = Reading.of(
      #"{"number":1,"text":"a",\#(members)}"#, pack: Sample.pack([Sample.note]))
    #expect(reading.problems.count == 1001)
    #expect(
      reading.problems.last == "log:1: more than 1000 other names are not fields and are ignored")
  }
}
