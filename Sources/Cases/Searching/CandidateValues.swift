import RuleModel

/// Of each type, the values that can matter beside those that something is compared with.
extension Candidates {
  private static let textsTried = 40

  package func literals(_ type: ValueType, _ field: Field, _ name: FieldName) -> [Literal] {
    let numbers = (numbers[name] ?? []).sorted()
    let texts = names(of: name)
    switch type {
    case .truth: return [.truth(true), .truth(false)]
    case .text:
      return texts.prefix(Candidates.textsTried).map { .text($0) } + [.text("something else")]
    case .word(let words): return words.words.map { .word($0) }
    case .number: return numeric(numbers, field).map { .number($0) }
    case .time: return times(numbers).map { .time($0) }
    case .date:
      let named = numbers.filter { abs($0) > 5000 }.flatMap { [$0 - 1, $0, $0 + 1] }.map {
        Int32($0)
      }
      let near = numbers.filter { abs($0) <= 5000 }.flatMap { [$0 - 1, $0, $0 + 1] }.map {
        today.days - Int32($0)
      }
      return Array(Set(named + near + [today.days, today.days - 1, today.days + 1])).sorted().map {
        .date(CivilDate(days: $0))
      }
    case .timeOfDay:
      var around: [Double] =
        numbers.flatMap { [$0 - 60_000_000, $0, $0 + 60_000_000] } + [43_200_000_000]
      // Seconds count: between any two times that are compared lies another.
      around += zip([0] + numbers, numbers + [86_400_000_000]).map {
        (($0 + $1) / 2).rounded(.down)
      }
      return Array(Set(around.filter { (0..<86_400_000_000).contains($0) }.map { Int64($0) }))
        .sorted().map {
          .timeOfDay($0)
        }
    case .period: return []
    case .colour:
      let named = (colours[name] ?? []).sorted { $0.text < $1.text }
      let others = [(0, 0, 0), (255, 255, 255), (1, 2, 3)].map {
        Colour(red: $0, green: $1, blue: $2)
      }
      return (named + others.filter { !named.contains($0) }).map { .colour($0) }
    case .list(let element):
      var words = texts
      if case .word(let own) = element {
        let others = own.words.filter { !words.contains($0) }
        words = own.words.filter(words.contains) + others.prefix(1)
        if words.count <= 4 {
          return (0..<(1 << words.count)).map { bits in
            .list(words.indices.filter { bits >> $0 & 1 == 1 }.map { .word(words[$0]) })
          }
        }
        let together = (sets[name] ?? []).filter { $0.count > 1 }.map { words in
          Literal.list(words.map { .word($0) })
        }
        return [.list([])] + words.map { .list([.word($0)]) } + together + [
          .list(words.map { .word($0) })
        ]
      }
      let scalar = Field(name: field.name, type: element)
      let items = literals(element, scalar, name).prefix(6)
      return [.list([])] + items.map { .list([$0]) }
        + (items.count > 1 ? [.list(Array(items.prefix(2)))] : [])
    }
  }

  /// The texts that can matter, those that only one pack has in a list first. A name of a list is
  /// found however it is written and with a dose behind it, a text that is compared is not.
  private func names(of field: FieldName) -> [String] {
    // An empty one says nothing: no log holds it.
    let compared = (texts[field] ?? []).filter { !$0.allSatisfy(\.isWhitespace) }.sorted()
    guard let listed = listed[field]?.sorted() else { return compared }
    let changed = listed.filter(changedNames.contains)
    func otherwise(_ names: some Sequence<String>) -> [String] {
      names.flatMap { [$0.uppercased() == $0 ? $0.lowercased() : $0.uppercased(), $0 + " 200 mg"] }
    }
    var all: [String] = []
    for name in changed + compared + otherwise(compared) + otherwise(listed.prefix(2)) + listed
    where !all.contains(name) { all.append(name) }
    return all
  }

  private func numeric(_ points: [Double], _ field: Field) -> [Double] {
    var all: Set<Double> = []
    let low = field.range?.lowerBound ?? -.infinity
    let high = field.range?.upperBound ?? .infinity
    for (index, point) in points.enumerated() {
      all.insert(point)
      let step = field.isWhole ? 1 : (abs(point) >= 10 ? 1 : 0.1)
      if field.isWhole, point != point.rounded() {
        all.formUnion([point.rounded(.down), point.rounded(.up)])
      }
      all.insert(decimalStep(point, -step))
      all.insert(decimalStep(point, step))
      if index > 0 { all.insert((points[index - 1] + point) / 2) }
    }
    if low.isFinite { all.insert(low) }
    if high.isFinite { all.insert(high) }
    if all.isEmpty { all = [0, 1] }
    return all.filter { $0 >= low && $0 <= high && (!field.isWhole || $0 == $0.rounded()) }.sorted()
  }

  private func decimalStep(_ point: Double, _ step: Double) -> Double {
    ((point + step) * 1e9).rounded() / 1e9
  }

  /// Around the moment of evaluation, as far away as durations that are compared, in seconds or
  /// minutes or days.
  private func times(_ numbers: [Double]) -> [Instant] {
    var offsets: Set<Int64> = [0]
    for number in numbers where abs(number) < 4e9 {
      for unit in [1.0, 60, 3600, 86_400] {
        let seconds = number * unit
        if abs(seconds) > 4e8 { continue }
        for step in [-60.0, -1, 0, 1, 60] { offsets.insert(-Int64((seconds + step) * 1_000_000)) }
      }
    }
    for span in spans {
      for step in [-60.0, 0, 60] { offsets.insert(-Int64((span + step) * 1_000_000)) }
    }
    offsets.formUnion([-3_600_000_000, -86_400_000_000, 3_600_000_000])
    let moments =
      offsets.map { now.microseconds + $0 } + numbers.filter { abs($0) > 1e12 }.map { Int64($0) }
    func order(_ moment: Int64) -> (Int64, Int64) { (abs(moment - now.microseconds), moment) }
    let named = zones.isEmpty || !self.named.areAsked ? [] : self.named.around(now, zones)
    return (moments.sorted { order($0) < order($1) }.prefix(60) + named.prefix(60)).map {
      Instant(microseconds: $0, offset: now.offset)
    }
  }
}
