import JSONReading
import LogReading
import RuleModel
import TestSupport
import Testing

/// Records in every form that JSON allows, many in one log, so that the reader learns from each what it expects of the
/// next. What must come out is known from how each was made, and from reading each line alone, where nothing is learned.
@Suite struct GeneratedRecords {
  @Test(
    "However members are ordered, spaced, escaped, nested, repeated or left out, the same is read", arguments: 0..<60)
  func forms(_ seed: Int) {
    var maker = RecordMaker(seed: UInt64(seed) &+ 77)
    let made = (0..<60).map { maker.record($0) }
    let text = made.map(\.text).joined(separator: "\n")
    for (workers, blockSize) in [(1, 1 << 18), (1, 100), (2, 500)] {
      let reading = Reading.of(text, workers: workers, blockSize: blockSize)
      #expect(reading.records == made.map(\.line), "\(text)")
      #expect(reading.summary.rejected == 0)
    }
  }

  @Test("Records of an array may have line feeds between any two tokens, and lines that follow are still lines")
  func arrays() {
    for seed in 0..<40 {
      var maker = RecordMaker(seed: UInt64(seed) &+ 7000)
      maker.spaces = [" ", "\n", "\r\n", "\t", "\n    ", "            "]
      let made = (0..<20).map { maker.record($0) }
      maker.spaces = [" "]
      let lines = (20..<30).map { maker.record($0) }
      let array = "[" + made.map(\.text).joined(separator: ",\n") + "]"
      // A record in two lines, broken where the array's records have a line feed.
      let broken = "{\"id\":\"x\",\n\"at\":\"2026-03-20T12:00:00Z\"}"
      let reading = Reading.of([
        LogSource(.bytes(Array(array.utf8)), name: "array", format: .json),
        LogSource(
          .bytes(Array((lines.map(\.text) + [broken]).joined(separator: "\n").utf8)), name: "lines", format: .lines),
      ])
      #expect(reading.records == (made + lines).map(\.line))
      #expect(reading.summary.rejected == 2)
    }
  }

  @Test("A log broken at any byte: each line is read or refused as it is alone, and as the plain reader says")
  func broken() {
    var maker = RecordMaker(seed: 5)
    maker.keepsDuplicates = false
    let text = Array((0..<2).map { maker.record($0).text }.joined(separator: "\n").utf8)
    for at in text.indices {
      for change in 0..<4 {
        var bytes = text
        switch change {
        case 0: bytes.remove(at: at)
        case 1:
          bytes[at] = Array("\"\\{}[],: x0-.eE\n\r\t".utf8 + [0, 0x7F, 0x80, 0xC3, 0xED, 0xFF]).randomElement(
            using: &maker.chance)!
        case 2: bytes.insert(bytes[at], at: at)
        default: bytes.removeSubrange(at...)
        }
        check(bytes)
      }
    }
  }

  @Test("The same of many logs broken in several places", arguments: 0..<40) func brokenOften(_ seed: Int) {
    var maker = RecordMaker(seed: UInt64(seed) &+ 900)
    maker.keepsDuplicates = false
    for _ in 0..<20 {
      var bytes = Array((0..<6).map { maker.record($0).text }.joined(separator: "\n").utf8)
      for _ in 0..<Int.random(in: 1...4, using: &maker.chance) {
        let at = Int.random(in: bytes.indices, using: &maker.chance)
        let end = min(bytes.count, at + Int.random(in: 0...12, using: &maker.chance))
        let other = Int.random(in: 0...bytes.count - 12, using: &maker.chance)
        bytes.replaceSubrange(
          at..<end, with: Array(bytes[other..<other + Int.random(in: 0...12, using: &maker.chance)]))
      }
      check(bytes)
    }
  }

  /// Reading all lines at once gives what reading each alone gives, and refuses those that are no JSON object.
  private func check(_ bytes: [UInt8]) {
    let whole = Reading.of([LogSource(.bytes(bytes), name: "log", format: .lines)])
    var records: [String] = []
    var rejects = ""
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: true) {
      let alone = Reading.of([LogSource(.bytes(Array(line)), name: "log", format: .lines)])
      records += alone.records
      rejects += alone.rejects
      if isBlank(line) { continue }
      let isObject = isJSONObject(Array(line))
      let isRefused = alone.problems.contains { $0.contains("not JSON") || $0.contains("is no record") }
      #expect(isObject == !isRefused, "\(String(decoding: line, as: UTF8.self)): \(alone.problems)")
    }
    #expect(whole.records == records, "\(String(decoding: bytes, as: UTF8.self))")
    #expect(whole.rejects == rejects, "\(String(decoding: bytes, as: UTF8.self))")
  }

  private func isBlank(_ line: ArraySlice<UInt8>) -> Bool { line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }

  /// The plain reader's word on a line.
  private func isJSONObject(_ line: [UInt8]) -> Bool {
    line.withUnsafeBufferPointer { bytes in
      var cursor = JSONCursor(bytes)
      do throws(JSONError) {
        guard cursor.peekKind() == .object else { return false }
        try cursor.skipValue()
        try cursor.finish()
        return true
      } catch { return false }
    }
  }

  @Test("Texts of all characters are passed over and read; ill-formed ones are refused") func characters() {
    // Every sequence of the table's edges, good and bad.
    let good: [[UInt8]] = [
      [0x7F], [0xC2, 0x80], [0xDF, 0xBF], [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF], [0xEE, 0x80, 0x80],
      [0xEF, 0xBF, 0xBF], [0xF0, 0x90, 0x80, 0x80], [0xF3, 0xBF, 0xBF, 0xBF], [0xF4, 0x8F, 0xBF, 0xBF],
    ]
    let bad: [[UInt8]] = [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xE1, 0x80], [0xE1, 0x41, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xF1, 0x80, 0x80], [0xFF], [0x00], [0x1F], [0x0B],
    ]
    for length in 0..<20 {
      let pad = [UInt8](repeating: 0x67, count: length)
      for name in ["remark", "other"] {
        func reading(_ middle: [UInt8]) -> Reading {
          let start = Array("{\"id\":\"a\",\"at\":\"2026-03-20T12:00:00Z\",\"\(name)\":\"".utf8)
          return Reading.of([
            LogSource(.bytes(start + [0x78] + pad + middle + pad + [0x22, 0x7D]), name: "log", format: .lines)
          ])
        }
        for middle in good { #expect(reading(middle).summary.records == 1) }
        for middle in bad { #expect(reading(middle).summary.rejected == 1) }
        for escape in [
          "\\u00e9", "\\ud83d\\ude00", "\\n", "\\/", "\\\\", "\\\"", "\\uFFFF", "\\udbff\\udfff", "\\ud800\\udc00",
          "\\ud7ff", "\\ue000", "\\u0000", "\\b\\f\\r\\t", "\\uAbCf",
        ] {
          #expect(reading(Array(escape.utf8)).summary.records == 1)
        }
        for escape in [
          "\\u00g9", "\\ud83d", "\\ude00", "\\ud83d\\u0041", "\\x", "\\u12", "\\ud83d\\ude0", "\\ud83d\\nde00",
          "\\ud83dxude00",
          "\\ude00\\ud83d", "\\ud83d\\ud83d", "\\u/000", "\\u:000", "\\u@000", "\\uG000", "\\u`000", "\\u000g",
          "\\u000/", "\\a", "\\U0041",
        ] {
          #expect(reading(Array(escape.utf8)).summary.rejected == 1)
        }
      }
    }
  }

  @Test("Names in an order that changes with each record cost about what foreseen ones do") func shuffled() {
    // Looked up one after the other, two thousand names would take two thousand times as long.
    var chance = SeededGenerator(seed: 3)
    let names = (0..<900).map { "name \($0)" }
    let text = (0..<40).map { number in
      let members = names.shuffled(using: &chance).map { "\"\($0)\":\(number)" }
      return "{\"number\":\(number),\"text\":\"x\"," + members.joined(separator: ",") + "}"
    }.joined(separator: "\n")
    let reading = Reading.of(text, pack: Sample.pack([Sample.note]))
    #expect(reading.summary.records == 40 && reading.summary.rejected == 0)
    #expect(reading.problems.count == 900)
    #expect(reading.problems.allSatisfy { $0.contains("(40 times)") })
  }
}

/// Makes records of `Sample.visit`, with the line that each must come to.
struct RecordMaker {
  var chance: SeededGenerator
  /// What may stand between two tokens.
  var spaces = [" ", "  ", "\t", "\r", "        ", "           \t  "]
  var keepsDuplicates = true
  /// How the log at hand mostly writes: most programs keep to one way.
  private var colon = ":"
  private var comma = ","
  private var isOrdered = true

  init(seed: UInt64) { chance = SeededGenerator(seed: seed) }

  private static let values: [(name: String, choices: [(json: String, shown: String?)])] = [
    ("person", [("\"p\"", "\"p\""), ("\"Zoë Ж 😀\"", "\"Zoë Ж 😀\""), ("\"a\\u0062c\"", "\"abc\""), ("null", "\"me\"")]),
    (
      "at",
      [
        ("\"2026-03-20T12:00:00Z\"", "2026-03-20T12:00:00Z"),
        ("\"2024-02-29T23:59:59+05:30\"", "2024-02-29T23:59:59+05:30"),
        ("\"1969-12-31T00:00:00.25-05:00\"", "1969-12-31T00:00:00.25-05:00"),
        ("\"2026-03-20t12:00:00z\"", "2026-03-20T12:00:00Z"),
        ("\"2026-03-20T12\\u003a00:00Z\"", "2026-03-20T12:00:00Z"),
        ("\"0001-01-01T00:00:00Z\"", "0001-01-01T00:00:00Z"), ("\"9999-12-31T23:59:59Z\"", "9999-12-31T23:59:59Z"),
      ]
    ),
    ("level", [("3", "3"), ("5.0", "5"), ("1e0", "1"), ("null", nil), ("4.000000000000000000000000", "4")]),
    ("mood", [("\"steady\"", "steady"), ("\"high-ish\"", "high-ish"), ("\"lo\\u0077\"", "low"), ("\"  \"", nil)]),
    (
      "signs",
      [
        ("[]", "[]"), ("[ ]", "[]"), ("[\"rash\",\"itch\"]", "[rash, itch]"),
        ("[ \"rash\" , \"fatigue and weakness\" ]", "[rash, fatigue and weakness]"), ("null", nil),
      ]
    ),
    ("fasting", [("true", "yes"), ("false", "no"), ("null", "no")]),
    (
      "remark",
      [
        ("\"x\"", "\"x\""), ("\"\"", nil), ("\" \"", nil), ("\"naïve — 一二三四五六七八九十\"", "\"naïve — 一二三四五六七八九十\""),
        ("\"a \\\"b\\\" \\\\ \\ud83d\\ude00\"", "\"a \"b\" \\ 😀\""), ("\"1234567\"", "\"1234567\""),
        ("\"12345678\"", "\"12345678\""), ("\"},{]\"", "\"},{]\""), ("\"é\"", "\"é\""),
      ]
    ),
    (
      "weight",
      [
        ("61.25", "61.25"), ("0.1e2", "10"), ("0", "0"), ("\"61250 g\"", "61.25"),
        ("12345678901234567890e-18", "12.345678901234567"),
      ]
    ),
    ("creatinine", [("\"1.2 mg/dl\"", "1.2"), ("{\"unit\": \"umol/l\", \"value\": 176.8}", "2")]),
    ("slept", [("7.5", "7.5"), ("\"450 min\"", "7.5"), ("-0", "0")]),
    ("born", [("\"1980-02-29\"", "1980-02-29"), ("null", nil)]),
    ("bedtime", [("\"22:30\"", "22:30")]),
    ("tint", [("\"#1a2b3c\"", "#1A2B3C")]),
    ("doses", [("[1,2.5,1e1]", "[1, 2.5, 10]"), ("[ 0 ]", "[0]")]),
    ("names", [("[\"a\",\"b\\n\",\"ü\"]", "[\"a\", \"b⏎\", \"ü\"]"), ("[\"x\"]", "[\"x\"]")]),
  ]

  private static let order =
    ["id", "person", "at", "level", "mood", "signs", "fasting", "remark", "weight", "creatinine", "slept", "born"]
    + ["bedtime", "tint", "air.pressure", "air.wind", "doses", "names"]

  /// Values of members that no field is for.
  private static let others = [
    "1", "-12.5", "0", "12345678", "123456789.123456789", "1e5", "true", "false", "null", "\"\"", "\"x\"",
    "\"\\\"}\\\\\"", "\"😀é\\u00e9\"", "[]", "{}", "[1, [2, {\"a\": []}], \"]\"]",
    "{\"a\": {\"b\" : [{}, null]}, \"a\":1}",
    "{\"value\" :1 ,\"x\": \"}\"}", String(repeating: "[", count: 70) + String(repeating: "]", count: 70),
    String(repeating: "{\"a\":[", count: 40) + "1" + String(repeating: "]}", count: 40),
  ]

  mutating func record(_ number: Int) -> (text: String, line: String) {
    if number % 13 == 0 {
      colon = [":", ": ", " : "].randomElement(using: &chance)!
      comma = [",", ", ", " , "].randomElement(using: &chance)!
      isOrdered = Bool.random(using: &chance)
    }
    var members: [(String, String)] = [("id", "\"n\(number)\"")]
    var shown = ["id": "\"n\(number)\"", "person": "\"me\"", "fasting": "no"]
    for (name, choices) in RecordMaker.values where name == "at" || Int.random(in: 0..<3, using: &chance) > 0 {
      let value = choices.randomElement(using: &chance)!
      members.append((name, value.json))
      if let line = value.shown { shown[name] = line }
    }
    if Bool.random(using: &chance) {
      let isNested = Bool.random(using: &chance)
      if isNested {
        members.append(
          ("air", "{" + space() + "\"pressure\"\(colon)1013\(comma)\"wind\"\(colon)\"light\"" + space() + "}"))
      } else {
        members += [("air.pressure", "1013"), ("air.wind", "\"light\"")]
      }
      (shown["air.pressure"], shown["air.wind"]) = ("1013", "\"light\"")
    }
    for _ in 0..<Int.random(in: 0...4, using: &chance) {
      let name = ["other", "further", "x", "a name of more than sixteen bytes", "ключ", "level2", "i"].randomElement(
        using: &chance)!
      members.append((name, RecordMaker.others.randomElement(using: &chance)!))
    }
    if keepsDuplicates, Int.random(in: 0..<20, using: &chance) == 0 {
      members += [("doses", "[1]"), ("doses", "[1]")]
      shown["doses"] = "?"
    }
    if !isOrdered { members.shuffle(using: &chance) }
    let isTidy = Int.random(in: 0..<5, using: &chance) > 0
    var text = "{"
    for (index, (name, value)) in members.enumerated() {
      if index > 0 { text += isTidy ? comma : space() + "," + space() }
      text += written(name) + (isTidy ? colon : space() + ":" + space()) + value
      if !isTidy { text += space() }
    }
    text += (isTidy ? "" : space()) + "}"
    let line = RecordMaker.order.compactMap { name in shown[name].map { "\(name)=\($0)" } }
    return (text, "visit " + line.joined(separator: " "))
  }

  private mutating func space() -> String {
    Int.random(in: 0..<3, using: &chance) == 0 ? "" : spaces.randomElement(using: &chance)!
  }

  /// A name in quotation marks, now and then with an escape.
  private mutating func written(_ name: String) -> String {
    if Int.random(in: 0..<40, using: &chance) > 0 { return "\"\(name)\"" }
    let first = name.unicodeScalars.first!
    let digits = String(first.value, radix: 16)
    return "\"\\u" + String(repeating: "0", count: 4 - digits.count) + digits + String(name.dropFirst()) + "\""
  }
}
