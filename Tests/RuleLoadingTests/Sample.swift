import Diagnostics
import RuleModel
import SourceText
import TestSupport
import Testing

@testable import RuleLoading

/// A small pack to write tests in: what a test adds comes in a second file.
enum Sample {
  static let base = """
    pack: clinic
    title: Fever at home
    language: 1
    source locale: en
    units:
      creatinine: { 1 mg/dl: 88.4 umol/l }
      puff: new
    records:
      reading:
        key: id
        subject: person
        time: at
        fields:
          id: text
          person: text = me
          at: time
          endedAt: time?
          born: date?
          bedtime: time of day ?
          temperature: number 30 to 45 in °C ?
          creatinine: number in mg/dl or umol/l ?
          weight: number in kg ?
          height: number in m ?
          slept: duration in h ?
          age: whole number 0 to 120 ?
          pain: one of [none = 0, mild = 1, strong = 2]?
          mood: one of [good, "not so good", bad]?
          signs: list of [rash, cough, stiffNeck]?
          scores: list of number ?
          cough: yes/no = no
          tired: yes/no ?
          medicine: text?
          ink: colour?
          weather:
            pollen: number ?
      visit:
        key: number
        fields:
          number: whole number
          urgent: yes/no
    thresholds:
      feverLimit: { is: 39.5 °C }
      nights: { is: 3 }
      pause: { is: 4 h }
    lists:
      painkillers: [ibuprofen, { name: paracetamol, also: [Tylenol] }]

    """

  static func load(_ files: [String: String]) -> LoadedPack {
    loadPack(files.map { SourceFile(path: "clinic/" + $0.key, bytes: Array($0.value.utf8)) })
  }

  /// The sample with more in a second file.
  static func load(_ more: String) -> LoadedPack {
    load(["pack.yaml": base, "rules.yaml": more.isEmpty ? "changes: []\n" : more])
  }

  /// A rule about each reading whose `when` is one line, quoted for YAML.
  static func rule(_ condition: String) -> String {
    "rules:\n  - id: r\n    title: R\n    kind: advisory\n    for each: reading\n    when: '\(condition.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'\n"
  }
}

extension LoadedPack {
  /// Errors only, in short: `id` and the text they stand at.
  var told: [String] {
    findings.filter { $0.level == .error }.map { finding in
      guard let place = finding.place else { return finding.id }
      return "\(finding.id) at \(String(decoding: place.file.bytes[place.range], as: UTF8.self))"
    }
  }
}
