import RuleModel

/// Histories at random, of values that decisions turn on and of moments around the ends of windows:
/// of an average, a share or a run no record shows by itself what has changed.
package struct RandomHistories {
  private let candidates: Candidates
  private let moments: [Double]
  private var random = SmallRandom()

  package init(_ candidates: Candidates) {
    self.candidates = candidates
    moments =
      [60, 1800, 3600, 43_200, 86_400, 172_800]
      + candidates.spans.sorted().flatMap { [$0 - 60, $0, $0 + 60, $0 / 2] }
  }

  /// Up to six records, each with a moment: seconds before now.
  package mutating func history(of names: [String]) -> [(record: Witness.Record, before: Double)] {
    (0...random.next(below: 6)).map { _ in
      let name = names[random.next(below: names.count)]
      return (
        record(name),
        moments[random.next(below: moments.count)] + Double(random.next(below: 3)) * 86_400
      )
    }
  }

  /// One in four fields is left out.
  package mutating func record(_ name: String) -> Witness.Record {
    var fields: [String: Example.Given] = [:]
    for field in candidates.values.keys.filter({ $0.record == name }).sorted() {
      let values = candidates.values[field]!
      if values.isEmpty || random.next(below: 4) == 0 { continue }
      fields[field.field] = values[random.next(below: values.count)]
    }
    return .init(name: name, fields: fields)
  }
}
