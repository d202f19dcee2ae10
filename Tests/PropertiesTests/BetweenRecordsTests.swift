import OperatingSystem
import RuleLoading
import RuleModel
import SourceText
import Testing

@testable import Properties

/// Packs of many fields of work: what is wrong between their records is named, and nothing else.
@Suite struct BetweenRecordsTests {
  @Test(arguments: BetweenRecords.all)
  func theFaultIsNamed(_ pack: BetweenRecords) {
    #expect(!pack.findings(isSound: false).isEmpty, "\(pack.text(isSound: false))")
  }

  @Test(arguments: BetweenRecords.all)
  func theSoundPackIsNot(_ pack: BetweenRecords) {
    #expect(pack.findings(isSound: true) == [], "\(pack.text(isSound: true))")
  }

  @Test func areMany() { #expect(BetweenRecords.all.count >= 40) }
}

/// A pack with a fault and without it.
struct BetweenRecords: Sendable, CustomTestStringConvertible {
  var name: String
  private var lines: String

  var testDescription: String { name }

  static let all: [BetweenRecords] = {
    let folder = "/" + #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let bytes = (try? readBytes("\(folder)/Cases/between-records.txt")) ?? []
    let cases = String(decoding: bytes, as: UTF8.self).split(separator: "\n### ").dropFirst()
    return cases.map { text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return BetweenRecords(
        name: String(lines[0]),
        lines: lines.dropFirst().filter { !$0.hasPrefix("## ") }.joined(separator: "\n"))
    }
  }()

  func text(isSound: Bool) -> String {
    var parts = lines.split(separator: "{{", omittingEmptySubsequences: false)[...]
    var text = String(parts.removeFirst())
    for part in parts {
      // A brace of the pack itself may follow at once: the last two end it.
      let end = part.firstRange(of: "}}")!
      var close = end.lowerBound
      while part[part.index(close, offsetBy: 2)...].hasPrefix("}") {
        close = part.index(after: close)
      }
      let halves = part[..<close].split(
        separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
      text += halves[isSound ? 1 : 0] + part[part.index(close, offsetBy: 2)...]
    }
    return "pack: p\ntitle: P\nversion: \"1\"\nlanguage: 1\nsource locale: en\n\(text)\n"
  }

  /// Errors of loading, and what `check` finds between records.
  func findings(isSound: Bool) -> [String] {
    let file = SourceFile(path: "p/pack.yaml", bytes: Array(text(isSound: isSound).utf8))
    let loaded = loadPack([file])
    let errors = loaded.findings.filter { $0.level == .error || $0.id == "undeclared-clock" }
    if !errors.isEmpty { return errors.map(\.message) }
    let day = CivilDate(year: 2026, month: 3, day: 20)!
    let checks: Set = [
      "unlinked-records", "missing-silences", "missing-allows", "unreadable-silences",
      "unreadable-allows",
    ]
    return PackProperties(loaded.pack, today: day, zone: nil, place: loaded.place).findings.filter {
      checks.contains($0.id)
    }.map(\.message)
  }
}
