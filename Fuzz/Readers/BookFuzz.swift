import BookWriting
import Primum
import RuleLoading
import RuleModel
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Rule books of apps: as they come, and with a digest put right, as somebody would who means harm;
/// and the book of a pack with bytes changed as the input says, three a change (place, place,
/// byte). What loads decides.
enum BookFuzz: FuzzedReader {
  static let name: String = "book"
  static let dictionary: [String] = [
    "PRIMUMBK", "\u{0}", "\u{1}", "\u{7F}",
  ]

  static func fault(of input: Input) -> String? {
    for bytes in [input.bytes, mended(input.bytes), mended(changed(by: input.bytes))] {
      guard let engine = try? PrimumEngine(ruleBook: Data(bytes)) else { continue }
      let now = Date(timeIntervalSince1970: 1_774_008_000)
      for record in engine.book.records {
        for value in values {
          let history = [Entry(record: record, value)]
          _ = try? engine.decide(record: record, value, history: history, now: now, all: true)
        }
      }
    }
    return nil
  }

  private static let book: [UInt8] = {
    let pack = loadPack([SourceFile(path: "pack.yaml", bytes: Array(yaml.utf8))]).pack
    return Array(BookFile.binary(pack, withExamples: false))
  }()

  private static func changed(by input: [UInt8]) -> [UInt8] {
    var bytes = book
    for start in stride(from: 0, to: input.count - 2, by: 3) {
      let place = (Int(input[start]) << 8 | Int(input[start + 1])) % (bytes.count - header)
      bytes[header + place] = input[start + 2]
    }
    return bytes
  }

  private static let header = 88

  private static let yaml = """
    pack: sample
    title: Visits
    language: 1
    source locale: en
    locales: [en]
    records:
      visit:
        key: id
        subject: person
        time: at
        fields: { id: text, person: text = p, at: time, level: whole number 0 to 9 ?, speed: "one of [slow, fast]?", marks: "list of [a, b]?" }
    thresholds:
      high: { is: 4, source: [S-1] }
    rules:
      - id: high
        title: High and fast
        kind: advisory
        status: active
        for each: visit
        when: [level >= high, speed is fast]
        then: [{ show: words, on: [home] }]
        source: [S-1]
      - id: often
        title: Often
        kind: advisory
        status: active
        for: history
        let: { visits: { count: records, in: visit, during: the last 7 d, where: marks includes a } }
        when: visits >= 2
        then: []
        source: [S-1]
    tables:
      - id: band
        for each: visit
        gives: band
        rows: [{ when: level < 3, band: low }, { when: level >= 3, band: up }]
        otherwise: nothing
    texts:
      - { id: words, key: words, exactly: Rest., on: [home], source: [S-1] }
    """

  private static let values: [[String: String]] = [
    ["id": "a", "start": "2026-03-20T09:00:00Z", "mood": "tired"],
    ["id": "b", "person": "p", "at": "2026-03-01T09:00:00-05:00", "speed": "fast", "level": "4"],
    [:],
  ]

  /// The same bytes under a header that fits them.
  private static func mended(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count > header else { return bytes }
    let content = Array(bytes[header...])
    let examples: [UInt8] = []
    var all = Array("PRIMUMBK".utf8)
    for number in [BookFile.format, BookBytes.layoutNumber] {
      withUnsafeBytes(of: number.littleEndian) { all += $0 }
    }
    all += Digest.bytes(of: content) + Digest.bytes(of: examples)
    withUnsafeBytes(of: UInt64(content.count).littleEndian) { all += $0 }
    return all + content
  }
}
