import LogReading
import RuleModel
import TestSupport
import Testing

/// What is read by short ways, against the same read by the long ones, or against what is known.
@Suite struct ShortWays {
  @Test(
    "A number of any length is the one that the complete reader gives, whether a field holds it or none"
  )
  func numbers() {
    var numbers: [String] = []
    for whole in [
      "0", "7", "10", "123456", "1234567", "12345678", "999999999999999", "12345678901234567",
    ] {
      numbers.append(whole)
      for places in ["0", "5", "05", "123", "12345", "000001", "123456789012"] {
        numbers.append("\(whole).\(places)")
      }
    }
    numbers += numbers.map { "-" + $0 }
    // With an exponent no short way is taken.
    for end in ["", " "] {
      let short = numbers.map { record("\"air.pressure\":\($0)\(end),\"other\":\($0)\(end)") }
      let long = numbers.map { record("\"air.pressure\":\($0)e0,\"other\":\($0)E0") }
      let reading = Reading.of(short.joined(separator: "\n"))
      #expect(reading.records == Reading.of(long.joined(separator: "\n")).records)
      #expect(reading.summary.rejected == 0 && reading.records.count == numbers.count)
    }
  }

  @Test(
    "What only looks like a number or a word is refused, whether a field would hold it or none",
    arguments: [
      "-", "01", "-01", "00", "1.", ".5", "-.5", "1.e3", "1..5", "1.2.3", "12-3", "+1", "1234567.",
      "12345678.",
      "nul", "nulL", "truE", "fals", "falsE", "tru", "True", "nan",
    ])
  func lookalikes(_ value: String) {
    for name in ["air.pressure", "fasting", "other"] {
      // Behind a good record, so that what follows is foreseen.
      let good = record("\"\(name)\":null,\"remark\":\"x\"")
      let reading = Reading.of(
        good + "\n" + record("\"\(name)\":\(value),\"remark\":\"x\"") + "\n" + good)
      #expect(reading.summary.records == 2 && reading.summary.rejected == 1, "\(name): \(value)")
    }
  }

  @Test("Times on any days, in any order, are what they say; days that are none are not believed")
  func days() {
    var chance = SeededGenerator(seed: 4)
    let days = (0..<300).map { _ in
      let year = Int.random(in: 1969...2031, using: &chance)
      let (month, day) = (
        Int.random(in: 1...12, using: &chance), Int.random(in: 1...28, using: &chance)
      )
      return MomentText.text(CivilDate(year: year, month: month, day: day)!)
    }
    let times = (0..<2_000).map { _ in
      "\(days.randomElement(using: &chance)!)T\(["00:00:00Z", "23:59:59-05:00", "12:34:56+05:30"].randomElement(using: &chance)!)"
    }
    let reading = Reading.of(times.map { #"{"id":"a","at":"\#($0)"}"# }.joined(separator: "\n"))
    #expect(reading.records == times.map { "visit id=\"a\" person=\"me\" at=\($0) fasting=no" })
    for bad in ["2025-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "1970-01-0x", "0000000000"]
    {
      #expect(Reading.of(#"{"id":"a","at":"\#(bad)T12:00:00Z"}"#).summary.problems == 1, "\(bad)")
    }
    let zeros =
      Array(#"{"id":"a","at":""#.utf8) + Array(repeating: 0, count: 10)
      + Array(#"T12:00:00Z"}"#.utf8)
    #expect(
      Reading.of([LogSource(.bytes(zeros), name: "log", format: .lines)]).summary.rejected == 1)
  }

  /// Keys in the order of their length and bytes, of which `change` then spoils some.
  private func keys(_ count: Int, _ change: (inout [String]) -> Void) -> [String] {
    var keys = (0..<count).map { "k-\(1000 + $0 * 3)" }
    change(&keys)
    return keys
  }

  @Test("Keys that come again are told with the first one's place, in whatever order keys come")
  func duplicates() {
    var chance = SeededGenerator(seed: 9)
    let logs: [[String]] = [
      keys(60) { _ in }, keys(60) { $0.insert($0[10], at: 11) }, keys(60) { $0.append($0[0]) },
      keys(60) { $0.swapAt(20, 40) }, keys(60) { $0 = $0 + $0 },
      keys(60) { $0.shuffle(using: &chance) },
      keys(60) { $0 += ["k-1000", "k-9", "k-10000", "k-10000", "l", "k-1177"] },
      // Of two forms of one text the escaped one stands nowhere in the log.
      keys(60) { $0.insert("\\u006b-1003", at: 30) },
      (1...120).map(String.init) + ["5"], (1...60).map { String($0 % 50) },
    ]
    for keys in logs {
      let lines = keys.enumerated().map {
        #"{"id":"\#($1)","at":"2026-03-20T12:00:00Z","level":\#($0 % 5 + 1)}"#
      }
      var firsts: [String: Int] = [:]
      var expected: [String] = []
      for (place, key) in keys.map({ $0.replacing("\\u006b", with: "k") }).enumerated() {
        if let first = firsts[key] {
          expected.append("log:\(place + 1): log:\(first)")
        } else {
          firsts[key] = place + 1
        }
      }
      for (workers, blockSize) in [(1, 1 << 18), (1, 300), (2, 700)] {
        let reading = Reading.of(
          lines.joined(separator: "\n"), workers: workers, blockSize: blockSize)
        let told = reading.problems.map { problem in
          let words = problem.split(separator: " ").map(String.init)
          let place =
            words.firstIndex(of: "at").map { words[$0 + 1].replacing(";", with: "") } ?? problem
          return "\(words[0]) \(place)"
        }
        #expect(told == expected, "\(keys)")
      }
    }
  }

  private func record(_ members: String) -> String {
    #"{"id":"a","at":"2026-03-20T12:00:00Z",\#(members)}"#
  }
}
