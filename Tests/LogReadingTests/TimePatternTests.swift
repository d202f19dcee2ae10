import RuleModel
import Testing

@testable import LogReading

/// Foreign times and numbers: each part of a pattern at its limits, and what stands behind it.
@Suite struct TimePatternTests {
  /// Pattern, text, and the day, the microseconds of the day and the offset that it says; nil if it
  /// says none.
  static let times: [(String, String, String?)] = [
    ("yyyy-MM-dd", "2026-3-2", "2026-03-02 0"), ("yyyy-MM-dd", "2026-12-31", "2026-12-31 0"),
    ("yyyy-MM-dd", "2026-003-02", nil), ("yyyy-MM-dd", "206-03-02", nil),
    ("yyyy-MM-dd", "02026-03-02", nil),
    ("yyyy-MM-dd", "2026-13-02", nil), ("yyyy-MM-dd", "2026-00-02", nil),
    ("yyyy-MM-dd", "2026-02-29", nil),
    ("yyyy-MM-dd", "2028-02-29", "2028-02-29 0"), ("yyyy-MM-dd", "2026-03-02x", nil),
    ("yyyy-MM-dd", "2026-03-", nil),
    ("yyyy-MM-dd", "2026-03", nil), ("yyyy-MM-dd", "", nil), ("yyyy-MM-dd", "2026-03-0/", nil),
    ("yyyy-MM-dd", "2026-03-1:", nil),
    ("dd.MM.yy", "20.03.26", "2026-03-20 0"), ("dd.MM.yy", "21.03.26", "1926-03-21 0"),
    ("dd.MM.yy", "29.02.28", "1928-02-29 0"), ("dd.MM.yy", "12.05.45", "1945-05-12 0"),
    ("dd.MM.yy", "01.02.00", "2000-02-01 0"),
    ("dd.MM.yy", "01.02.99", "1999-02-01 0"), ("dd.MM.yy", "01.02.9", nil),
    ("dd.MM.yy", "01.02.1999", nil),
    ("HH:mm", "23:59", "1970-01-01 86340000000"), ("HH:mm", "24:00", nil),
    ("HH:mm", "0:0", "1970-01-01 0"),
    ("HH:mm", "12:60", nil),
    ("HH:mm:ss", "0:00:59", "1970-01-01 59000000"), ("HH:mm:ss", "0:00:60", nil),
    ("HHmmss", "090507", "1970-01-01 32707000000"),
    ("h:mm a", "12:00 AM", "1970-01-01 0"), ("h:mm a", "12:30 PM", "1970-01-01 45000000000"),
    ("h:mm a", "1:00 pm", "1970-01-01 46800000000"),
    ("h:mm a", "11:59 a.m.", "1970-01-01 43140000000"),
    ("h:mm a", "11:59 P.M.", "1970-01-01 86340000000"),
    ("h:mm a", "1:00 p.m", "1970-01-01 46800000000"),
    ("h:mm a", "0:30 AM", nil), ("h:mm a", "13:00 AM", nil), ("h:mm a", "1:00 xm", nil),
    ("h:mm a", "1:00 a", nil),
    ("h:mm a", "1:00 ax", nil),
    ("h:mm a", "1:00 am.", "1970-01-01 3600000000"), ("h:mm a", "1:00 am x", nil),
    ("h:mm a", "1:00 ", nil),
    ("h:mm a", "1:00 am..", nil),
    ("a h:mm", "PM 1:00", "1970-01-01 46800000000"),
    ("a h:mm", "p.m. 1:00", "1970-01-01 46800000000"),
    ("ah", "am1", "1970-01-01 3600000000"),
    ("HH:mm:ss.S", "0:00:07.1", "1970-01-01 7100000"),
    ("HH:mm:ss.SSS", "0:00:07.123456", "1970-01-01 7123456"),
    ("HH:mm:ss.S", "0:00:07.1234569", "1970-01-01 7123456"), ("HH:mm:ss.S", "0:00:07.", nil),
    ("HH:mm:ss.S", "0:00:07.009", "1970-01-01 7009000"),
    ("HH:mm:ss.S'x'", "0:00:07.1x", "1970-01-01 7100000"),
    ("d MMM yyyy", "2 Jan 2026", "2026-01-02 0"), ("d MMM yyyy", "2 december 2026", "2026-12-02 0"),
    ("d MMM yyyy", "2 MARCH 2026", "2026-03-02 0"),
    ("d MMM yyyy", "2 mar. 2026", "2026-03-02 0"), ("d MMM yyyy", "2 sept 2026", "2026-09-02 0"),
    ("d MMM yyyy", "2 ma 2026", nil),
    ("d MMM yyyy", "2 marc 2026", nil), ("d MMM yyyy", "2 May 2026", "2026-05-02 0"),
    ("d MMM yyyy", "2 xyz 2026", nil),
    ("d MMM yyyy", "2  2026", nil),
    ("yyyy d MMM", "2026 2 Mar", "2026-03-02 0"), ("yyyy d MMM", "2026 2 Mar.", "2026-03-02 0"),
    ("yyyy d MMM", "2026 2 Mar..", nil),
    ("yyyy d MMM", "2026 2 Mar@", nil), ("yyyy d MMM", "2026 2 Mar[", nil),
    ("yyyy d MMM", "2026 2 Zug", nil),
    ("E d/M/yyyy", "Fri 2/3/2026", "2026-03-02 0"), ("E d/M/yyyy", "Fri. 2/3/2026", "2026-03-02 0"),
    ("E d/M/yyyy", " 2/3/2026", nil), ("d/M/yyyy EEEE", "2/3/2026 Fri", "2026-03-02 0"),
    ("d/M/yyyy E", "2/3/2026 Fri.", "2026-03-02 0"), ("d/M/yyyy E", "2/3/2026 ", nil),
    ("d/M/yyyy E", "2/3/2026 Fri..", nil),
    ("HH:mmZ", "1:00Z", "1970-01-01 3600000000 0"), ("HH:mmZ", "1:00z", "1970-01-01 3600000000 0"),
    ("HH:mmZ", "1:00+02:00", "1970-01-01 3600000000 120"),
    ("HH:mmZ", "1:00-0530", "1970-01-01 3600000000 -330"),
    ("HH:mmZ", "1:00+02", "1970-01-01 3600000000 120"),
    ("HH:mmZ", "1:00+2", nil), ("HH:mmZ", "1:00", nil),
    ("HH:mmZ", "1:00+23:59", "1970-01-01 3600000000 1439"), ("HH:mmZ", "1:00+24:00", nil),
    ("HH:mmZ", "1:00+23:60", nil), ("HH:mmZ", "1:00 02", nil),
    ("HH:mmZ", "1:00+02:0", nil), ("HH:mmZ", "1:00+02x", nil), ("HH:mmZ", "1:00+02:", nil),
    ("HH:mmZ", "1:00+", nil),
    ("HH:mmZ", "1:0002", nil),
    ("Z d/M/yyyy", "+02 2/3/2026", "2026-03-02 0 120"),
    ("Z d/M/yyyy", "+0200 2/3/2026", "2026-03-02 0 120"),
    ("Z d/M/yyyy", "-02:30 2/3/2026", "2026-03-02 0 -150"),
    ("Z d/M/yyyy", "Z 2/3/2026", "2026-03-02 0 0"),
    ("H m", "1\u{A0}2", "1970-01-01 3720000000"), ("H m", "1\u{202F}2", "1970-01-01 3720000000"),
    ("H m", "1\u{2009}2", "1970-01-01 3720000000"), ("H m", "1\u{200A}2", "1970-01-01 3720000000"),
    ("H m", "1\u{200B}2", nil), ("H m", "1 \t\n\u{A0} 2", "1970-01-01 3720000000"),
    ("H m", "12", nil),
    ("H m", "1!2", nil), ("H m", "1\u{2014}2", nil), ("H m", "1\u{C0}2", nil),
    ("H ", "1", nil), ("H ", "1\u{A0}", "1970-01-01 3600000000"),
    ("H ", "1\u{2009}", "1970-01-01 3600000000"),
    ("H ", "1é", nil),
    ("'at' H", "at 1", "1970-01-01 3600000000"), ("'at' H", "ax 1", nil), ("'at' H", "a", nil),
    ("H''", "1'", "1970-01-01 3600000000"), ("H'h'", "1", nil),
    ("H--m", "1--2", "1970-01-01 3720000000"),
    ("H--m", "1-2", nil), ("H '–' m", "1 – 2", "1970-01-01 3720000000"),
    ("H–m", "1–2", "1970-01-01 3720000000"),
    ("unix", "0", "1970-01-01 0 0"), ("unix", "-1", "1969-12-31 86399000000 0"),
    ("unix", "1.5", "1970-01-01 1500000 0"), ("unix", "86400", "1970-01-02 0 0"),
    ("unix", "-86400", "1969-12-31 0 0"), ("unix", "1e3", "1970-01-01 1000000000 0"),
    ("unix", "x", nil),
    ("unix", "", nil), ("unix", "1 ", nil), ("unix", "1e300", nil), ("unix", "-1e300", nil),
    ("unix ms", "1500", "1970-01-01 1500000 0"), ("unix ms", "0.4", "1970-01-01 400 0"),
    ("unix ms", "0.0006", "1970-01-01 1 0"),
  ]

  @Test(arguments: times.indices) func says(_ row: Int) throws {
    let (format, text, expected) = Self.times[row]
    let last = try #require(CivilDate(year: 2026, month: 3, day: 20))
    let pattern = try #require(TimePattern(format, lastDay: last))
    let bytes = Array(text.utf8)
    let moment = bytes.withUnsafeBufferPointer { pattern.read($0) }
    let said = moment.map {
      "\(MomentText.text($0.date)) \($0.timeOfDay)\($0.offset.map { " \($0)" } ?? "")"
    }
    #expect(said == expected, "\(format): \(text)")
  }

  /// A time as far in the past or the future as can be told, and one beyond.
  @Test func lastTimes() {
    let pattern = TimePattern("unix ms")!
    for (moment, isTold) in [
      (Instant.range.lowerBound / 1000, true), (Instant.range.lowerBound / 1000 - 1000, false),
      (Instant.range.upperBound / 1000 + 1000, false),
    ] {
      let bytes = Array("\(moment)".utf8)
      #expect((bytes.withUnsafeBufferPointer { pattern.read($0) } != nil) == isTold, "\(moment)")
    }
  }

  @Test(arguments: [
    ("y-M-d", true), ("yy/MM/dd", true), ("yyy/MM/dd", false), ("yyyyy/M/d", false),
    ("d MMMM y", true),
    ("d MMMMM y", false), ("ddd M y", false),
    ("EEEE d M y", true), ("EEEEE d M y", false), ("H", true), ("HH", true), ("HHH", false),
    ("h", false),
    ("h a", true), ("hh a", true), ("hhh a", false), ("a", false),
    ("a h", true), ("h aa", false), ("H mm", true), ("H mmm", false), ("H:m:ss", true),
    ("H:m:sss", false),
    ("H.S", true), ("H.SSSSSSSSS", true), ("H.SSSSSSSSSS", false),
    ("HZZZZZ", true), ("HZZZZZZ", false), ("HXXX", true), ("HXXXX", false), ("Hxxx", true),
    ("Hxxxx", false),
    ("h:mm dd/MM/yyyy", false), ("dd/MM", false), ("dd/yyyy", false),
    ("MM/yyyy", false), ("dd/MM HH", true), ("d M yy", true), ("d MMM yy", true), ("'x' H", true),
    ("'x H", false),
    ("", false), ("x", false), ("unix", true), ("unix ms", true),
    ("unix s", false), ("unixms", false), ("Q H", false), ("Hé", true), ("H:", true),
  ]) func patterns(_ text: String, _ isOne: Bool) { #expect((TimePattern(text) != nil) == isOne) }

  @Test(
    arguments: [
      ("1", false, 1, 1), ("-1", false, -1, 2), ("+1", false, 1, 2),
      ("\u{2212}1.5", false, -1.5, 6),
      ("1.5", false, 1.5, 3), ("1,5", false, 1, 1), ("1,5", true, 1.5, 3),
      ("1.5", true, 1, 1), ("1.", false, 1, 1), ("1.x", false, 1, 1), ("1./", false, 1, 1),
      ("1.:", false, 1, 1),
      ("1.0", false, 1, 3), ("1.9", false, 1.9, 3), ("1e3", false, 1000, 3),
      ("1E+3", false, 1000, 4),
      ("1e-3", false, 0.001, 4), ("1e", false, 1, 1), ("1e+", false, 1, 1), ("1eg", false, 1, 1),
      ("1 e3", false, 1, 1),
      ("1.5e1", false, 15, 5), ("1.5 mg", false, 1.5, 3), ("007", false, 7, 3),
      ("1e5e", false, 100_000, 3), ("1g", false, 1, 1), ("90:", false, 90, 2), ("09/", false, 9, 2),
    ] as [(String, Bool, Double, Int)])
  func numbers(_ text: String, _ decimalComma: Bool, _ value: Double, _ length: Int) throws {
    let bytes = Array(text.utf8)
    let found = try #require(
      bytes.withUnsafeBufferPointer { numberPrefix($0, decimalComma: decimalComma) })
    #expect(found.value == value)
    #expect(found.length == length)
  }

  @Test(arguments: [
    "", "-", "+", "x", ".5", "--1", "\u{2212}", "\u{2213}1", "\u{2212}x", "-.5", "/", ":", " 1",
  ])
  func noNumbers(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(bytes.withUnsafeBufferPointer { numberPrefix($0, decimalComma: false) } == nil)
  }

  /// White space at both ends, of one byte and of two, and what only begins like it.
  @Test(arguments: [
    ("", "", true), (" ", "", true), ("\u{A0}", "", true), (" \t\u{A0}\n", "", true),
    (" a ", "a", false),
    ("\u{A0}a\u{A0}", "a", false), ("a b", "a b", false), ("\u{A0} \u{A0}a", "a", false),
    ("à", "à", false), ("\u{A1}a\u{A1}", "\u{A1}a\u{A1}", false), ("Â", "Â", false),
    ("a \u{A0} ", "a", false),
    ("\u{2003}", "\u{2003}", true), ("\u{200B}\u{FEFF}", "\u{200B}\u{FEFF}", true),
    ("\u{2003}x", "\u{2003}x", false),
    ("\u{1}", "", false), ("!", "!", false),
  ]) func trims(_ text: String, _ expected: String, _ blank: Bool) {
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { bytes in
      #expect(String(decoding: trimmedBytes(bytes), as: UTF8.self) == expected)
      #expect(LogReading.isBlank(bytes) == blank)
    }
  }

  /// What a message shows of a value: sixty characters, on one line.
  @Test(arguments: [
    ("a", "a"), ("a\nb\tc", "a b c"),
    (String(repeating: "x", count: 60), String(repeating: "x", count: 60)),
    (String(repeating: "x", count: 61), String(repeating: "x", count: 60) + "…"),
    ("\"" + String(repeating: "x", count: 60), "\"" + String(repeating: "x", count: 59) + "…\""),
    ("é😀", "é😀"),
    (String(repeating: "\n", count: 61), String(repeating: " ", count: 60) + "…"), ("", ""),
  ]) func shows(_ text: String, _ expected: String) { #expect(shown(Array(text.utf8)) == expected) }

  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c"),
  ])
  func joins(_ words: [String], _ expected: String) { #expect(joined(words, "or") == expected) }

  /// Where the signs of a heading line are counted: outside quotation marks, up to its end, the
  /// first of as many.
  @Test(arguments: [
    ("a,b", ","), ("a;b", ";"), ("a\tb", "\t"), ("a|b", "|"), ("a", ","), ("", ","),
    ("\"a;b;c\",d", ","),
    ("a,b\n;;;;", ","), ("a;b,c", ","), ("a;b;c,d", ";"), ("a|b|c;d", "|"),
    ("\"a\nb,,\";c", ";"), ("a|b\tc", "\t"),
  ]) func delimiters(_ heading: String, _ delimiter: Unicode.Scalar) {
    let bytes = Array(heading.utf8)
    #expect(
      bytes.withUnsafeBufferPointer { CSVDialect(heading: $0).delimiter } == UInt8(ascii: delimiter)
    )
  }

  /// The finder of row ends and the reader of rows agree, wherever the text is cut.
  @Test(arguments: [
    "a,b\nc,d\n", "a,\"b\nc\"\nd", "\"a\"\"b\"\n\"c\n", "\"a\"x\nb\n", "a\"b\n\"c\n", "\n\n\"\"\n",
    "\"\",\"\n\"\r\na\r\n", "\"a\" \"b\nc\"\nd\n", "a\r\n\"b\"\r\nc\r", ",\n\",\"\n",
    "\"a\"\"\nb\"\n",
    "x\"\"\n\"y\"\"\"\nz",
  ]) func rowEnds(_ text: String) {
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { bytes in
      var reader = CSVRowReader(CSVDialect(delimiter: 0x2C))
      var starts: Set<Int> = [0]
      var at = 0
      while at < bytes.count {
        at = reader.read(bytes, from: at)
        if reader.mistake?.message.contains("never closed") == true { break }
        starts.insert(at)
      }
      for cut in 0...bytes.count {
        var scanner = CSVRowScanner(CSVDialect(delimiter: 0x2C))
        let end = scanner.lastRowEnd(UnsafeBufferPointer(rebasing: bytes[..<cut]), isLast: false)
        // The last of the rows that are whole in what has arrived.
        let expected = starts.filter { $0 <= cut && ($0 == 0 || bytes[$0 - 1] == 0x0A) }.max() ?? 0
        #expect(end == expected, "\(text.debugDescription) cut at \(cut)")
      }
    }
  }

  @Test(
    arguments: [
      ("a,b", ["a", "b"], nil), ("a,b\n", ["a", "b"], nil), ("a\r\n", ["a"], nil),
      ("a\r", ["a"], nil),
      ("\"a\"\r\n", ["a"], nil), ("\"a\"\r", ["a"], nil), ("", [""], nil), ("\n", [""], nil),
      (",", ["", ""], nil), ("\"\"", [""], nil), ("\"a\"\"b\",c", ["a\"\"b", "c"], nil),
      ("a\rb", ["a\rb"], nil),
      ("\r\n", [""], nil),
      ("\"a\"x,b", ["a", "b"], "3"), ("\"a\"\rx,b", ["a", "b"], "3"), ("\"a\"x\ny", ["a"], "3"),
      ("\"a", ["a"], "0"),
      ("b,\"a", ["b", "a"], "2"), ("\"a\"x,\"b\"y", ["a", "b"], "3"), ("\"a\"x", ["a"], "3"),
    ] as [(String, [String], String?)])
  func cells(_ text: String, _ cells: [String], _ mistake: String?) {
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { bytes in
      var reader = CSVRowReader(CSVDialect(delimiter: 0x2C))
      _ = reader.read(bytes, from: 0)
      #expect(
        reader.cells.map { String(decoding: bytes[$0.start..<$0.start + $0.count], as: UTF8.self) }
          == cells)
      #expect(reader.cells.map(\.hasDoubled) == cells.map { $0.contains("\"\"") })
      #expect(reader.mistake.map { "\($0.at)" } == mistake)
    }
  }
}
