import RuleLoading
import SourceText

/// Logs in each of their forms: read in one piece or in small ones, alone or by two at once, all
/// comes out the same.
enum LogFuzz: FuzzedReader {
  static let name: String = "log"
  static let dictionary: [String] =
    JSONFuzz.dictionary + [
      ",", ";", "\"\"", "\n\n",
      "{\"record\":\"visit\",\"id\":\"9\",\"at\":\"2026-03-01T00:00:00Z\"}\n", "\"id\":",
      "\"at\":", "\"level\":6",
      "\"speed\":\"quick\"", "2026-02-29T24:00:00Z", "2026-12-31T23:59:60+14:00", "T", "+99:99",
      "\"marks\":[\"a\",1]",
      "\"record\":\"other\"", " ",
    ]

  /// The pack of the condition fuzz, with a rule of each kind of reading.
  private static let pack = loadPack([
    SourceFile(path: "log.yaml", bytes: Array((ConditionFuzz.head + rules).utf8))
  ])

  private static let rules = """
    rules:
      - { id: a, title: A, kind: red flag, status: active, for each: visit, when: level >= 4, if unknown: act, then: [] }
      - id: b
        title: B
        kind: advisory
        status: active
        for: history
        let: { v: { count: distinct days of at, in: visit, during: this calendar month, where: medicine is not in medicines } }
        when: v >= limitOfDays
        then: []

    """

  static func fault(of input: Input) -> String? {
    precondition(!pack.hasErrors, "the pack of the log fuzz does not load: \(pack.findings)")
    let whole = PackFuzz.evaluated(pack.pack, logs: input.bytes, as: input.name, workers: 1)
    let small = PackFuzz.evaluated(
      pack.pack, logs: input.bytes, as: input.name, workers: 1, blockSize: 64)
    if small.output != whole.output || small.problems != whole.problems {
      return "small pieces give something else than one"
    }
    let two = PackFuzz.evaluated(
      pack.pack, logs: input.bytes, as: input.name, workers: 2, blockSize: 64)
    if two.output != whole.output || two.problems != whole.problems {
      return "two at once give something else than one"
    }
    return nil
  }
}
