import LogReading
import RuleModel
import Testing

/// Logs are hostile: whatever bytes come, nothing crashes, nothing is lost in silence, and cutting
/// makes no difference.
@Suite struct Fuzz {
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
      return z ^ z >> 31
    }
  }

  private static let seeds: [(String, LogFormat?)] = [
    (
      """
      {"record":"visit","id":"a","at":"2026-03-20T12:00:00Z","level":3,"signs":["rash","itch"],"remark":"naïve \\u00e9 \\"x\\""}
      {"record":"note","number":1,"text":"😀","kind":"low","extra":[1,{"a":[]}]}
      {"record":"visit","id":"b","person":"p","at":"2026-03-20T12:00:00.25-05:00","air":{"pressure":1e3,"wind":"x"},"creatinine":{"value":1,"unit":"mg/dl"},"slept":"7 h"}
      """, .lines
    ),
    (
      "[{\"record\":\"note\",\"number\":1,\"text\":\"x\"},\n {\"record\":\"visit\",\"id\":\"a\",\"at\":\"2026-03-20T12:00:00Z\"} ]",
      .json
    ),
    (
      "{\"record\":\"note\",\n\"number\":1,\"text\":\"x\"}\n{\"record\":\"note\",\n\"number\":2,\"text\":\"]}\"}",
      .json
    ),
    (
      "record,id,at,remark,level,signs\nvisit,a,2026-03-20T12:00:00Z,\"x, \"\"y\"\"\nz\",3,rash;itch\nvisit,b,2026-03-20T12:00:00Z,,,\n",
      .csv
    ),
  ]

  private static func mutated(_ text: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
    var bytes = text
    let signs: [UInt8] =
      Array("\"\\{}[],:;\n\r\t 0e-.".utf8) + [0, 0x1F, 0x7F, 0x80, 0xC3, 0xED, 0xFF]
    for _ in 0..<Int.random(in: 1...6, using: &numbers) where !bytes.isEmpty {
      let at = Int.random(in: 0..<bytes.count, using: &numbers)
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: bytes[at] = signs.randomElement(using: &numbers)!
      case 1: bytes.insert(signs.randomElement(using: &numbers)!, at: at)
      case 2: bytes.remove(at: at)
      case 3:
        bytes.removeSubrange(at..<min(bytes.count, at + Int.random(in: 0..<20, using: &numbers)))
      default:
        bytes.insert(
          contentsOf: bytes[at..<min(bytes.count, at + Int.random(in: 0..<40, using: &numbers))],
          at: at)
      }
    }
    return bytes
  }

  @Test("Mutated logs read the same in one piece and in many", arguments: seeds.indices)
  func mutations(_ seed: Int) {
    let pack = Sample.pack([Sample.visit, Sample.note])
    var numbers = Numbers(state: UInt64(seed) * 1000 + 7)
    let (text, format) = Fuzz.seeds[seed]
    for round in 0..<400 {
      let bytes = Fuzz.mutated(Array(text.utf8), &numbers)
      func read(_ workers: Int, _ blockSize: Int, _ choice: RecordChoice) -> Reading {
        Reading.of(
          [
            LogSource(
              .bytes(bytes), name: "log", format: round % 4 == 0 ? nil : format, record: choice)
          ], pack: pack,
          workers: workers,
          blockSize: blockSize)
      }
      let choice: RecordChoice = round % 3 == 0 ? .type(0) : .ownMember
      let whole = read(1, 1 << 18, choice)
      #expect(
        whole == read(1, Int.random(in: 1...60, using: &numbers), choice),
        "\(String(decoding: bytes, as: UTF8.self))")
      if round % 8 == 0 {
        #expect(whole == read(2, Int.random(in: 1...60, using: &numbers), choice))
      }
      // Where an array breaks off behind its last record, no byte is left to be kept.
      #expect(
        whole.failure != nil || whole.summary.rejected == 0 || !whole.rejects.isEmpty
          || !whole.summary.brokenOff.isEmpty)
    }
  }

  @Test("An array that breaks off anywhere is told, whatever the size of the pieces")
  func brokenArrays() {
    let text = Array(
      """
      [{"record":"note","number":1,"text":"x"} ,
       {"record":"note","number":2,"text":"]"}, {"record":"note","number":3,"text":"\\""}]
      """.utf8)
    let pack = Sample.pack([Sample.visit, Sample.note])
    for length in 1..<text.count {
      for blockSize in [1, 2, 7, length, 1 << 18] {
        let reading = Reading.of(
          [LogSource(.bytes(Array(text[..<length])), name: "log", format: .json)], pack: pack,
          blockSize: blockSize)
        #expect(reading.summary.brokenOff == ["log"], "\(length) bytes in pieces of \(blockSize)")
      }
    }
  }
}
