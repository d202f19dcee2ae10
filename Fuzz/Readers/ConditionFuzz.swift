import RuleLoading
import SourceText

/// One condition inside a sound pack: a rule about a record, one about a history, a value and a
/// table row all hold it.
enum ConditionFuzz: FuzzedReader {
  static let name: String = "condition"
  static let dictionary: [String] = [
    " is ", " is not ", " is missing", " is unreadable", " is present", " is one of [", " is from ",
    " to ",
    " to below ", " is in ", " is not in ", " includes ",
    " includes any of [", " includes all of [", " and ", " or ", " not ", " otherwise ", "(", ")",
    "]", ", ", "<", "<=",
    ">", ">=", "+", "-", "*",
    "/", "^", "now", "this.", "150 min", "24 h", "2 calendar days", "3 months", "1 y", "22:00",
    "2026-03-01",
    "\"text\"", "yes", "no", "level",
    "speed", "fast", "weight", "marks", "at", "ended", "agreed", "medicine", "medicines",
    "limitOfDays", "visits",
    "round ", " places", "floor ",
    "square root of ", "ln ", "log10 ", "exp ", "smallest of ", "largest of [", "minutes since ",
    "whole years from ",
    "whole days from ",
    "time of day of ", "day of ", "weekday of ", "length of ", "points of ", "how many of", "1e308",
    "0.1",
    "99999999999999999999", " kg", " g",
  ]

  static func fault(of input: Input) -> String? {
    // Text as one quoted scalar: what YAML makes of other bytes is the other readers' affair.
    let text = String(decoding: input.bytes, as: UTF8.self).unicodeScalars.filter {
      $0.value >= 0x20 && $0.value != 0x7F
    }
    var quoted = ""
    quoted.unicodeScalars.append(contentsOf: text)
    quoted =
      "'" + quoted.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
      + "'"
    return PackFuzz.fault(of: [
      SourceFile(path: "condition.yaml", bytes: Array((head + rules(with: quoted)).utf8))
    ])
  }

  private static func rules(with condition: String) -> String {
    """
    rules:
      - { id: a, title: A, kind: red flag, status: active, for each: visit, when: \(condition), if unknown: act, then: [] }
      - id: b
        title: B
        kind: limit
        status: active
        for: history
        let: { v: { count: records, in: visit, during: the last 30 d, where: \(condition) } }
        when: v >= 2
        then: []
    tables:
      - id: t
        for each: visit
        let: { w: \(condition) }
        gives: answer
        rows:
          - { when: \(condition), answer: w }
        rows are: tried in order
        otherwise: nothing

    """
  }

  /// A sound pack without rules.
  static let head = """
    pack: fuzz
    title: Fuzz
    version: 1.0.0
    language: 1
    source locale: en
    locales: [en]
    records:
      visit:
        key: id
        subject: person
        time: at
        fields:
          id: text
          person: text = me
          at: time
          ended: time?
          level: whole number 1 to 5 ?
          speed: one of [slow = 1, fast = 2]?
          weight: number in kg?
          marks: list of [a, b, c]?
          agreed: yes/no = no
          medicine: text?
          note: text?
          day: date?
          clock: time of day?
          wait: duration in min?
    thresholds:
      limitOfDays: { is: 10, title: Days, source: [X] }
    lists:
      medicines: { title: Medicines, names: [ { name: abc, also: [def] } ] }
    let:
      visits: { count: records, in: visit }

    """
}
