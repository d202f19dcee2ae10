import Evaluation
import RuleModel

/// Fixes which of the values that can matter are tried.
extension Candidates {
  /// Fixes the values of all fields that are used, as both packs type them.
  package mutating func finish(_ packs: [Pack]) {
    for unit in starts {
      let first: Int32
      switch unit {
      case .day: first = today.days
      case .week: first = today.days - Int32(today.weekday)
      case .month: first = today.days - Int32(today.parts.day) + 1
      case .year: first = CivilDate(year: today.parts.year, month: 1, day: 1)?.days ?? today.days
      }
      spans.insert(Double(now.microseconds - Int64(first) * microsecondsPerDay) / 1_000_000)
    }
    if !zones.isEmpty { shareValues(packs) }
    for name in used {
      var all: [Example.Given] = []
      var isText = false
      var canBeUnusable = false
      addWhereReadOtherwise(name, packs)
      func add(_ given: Example.Given) { if !all.contains(given) { all.append(given) } }
      for pack in packs {
        guard let record = pack.records.first(where: { $0.name == name.record }),
          let index = record.fieldIndex(named: name.field)
        else { continue }
        let field = record.fields[index]
        if index == record.key || index == record.subject, numbers[name] == nil, texts[name] == nil,
          listed[name] == nil
        {
          continue
        }
        // Nothing written in a text is unusable.
        if field.type == .text { isText = true }
        if !record.isAlwaysUsable(index), field.unitOf == nil { canBeUnusable = true }
        for literal in literals(field.type, field, name) { add(.value(literal)) }
      }
      for amount in amountsReadOtherwise(name, packs) { add(.bad(amount)) }
      if canBeUnusable, !isText {
        add(.bad("not usable"))
        // A list of which something can be used and something cannot.
        for case .value(.list(let items)) in all where (1...2).contains(items.count) {
          add(.partly(items, bad: "not usable"))
        }
      }
      values[name] = all
    }
    addSubjects(packs)
    addClocks(packs)
  }

  /// Fields that are compared with one another hold the same values, two of them where none is
  /// named.
  private mutating func shareValues(_ packs: [Pack]) {
    for fields in alike {
      let texts = fields.reduce(into: Set<String>()) { $0.formUnion(self.texts[$1] ?? []) }
      let numbers = fields.reduce(into: Set<Double>()) { $0.formUnion(self.numbers[$1] ?? []) }
      for field in fields.intersection(used) {
        let types = packs.compactMap { pack in
          pack.records.first { $0.name == field.record }.flatMap { type in
            type.fieldIndex(named: field.field).map { type.fields[$0].type }
          }
        }
        switch types.first {
        case .text, .list(.text): self.texts[field] = texts.isEmpty ? ["one", "two"] : texts
        case .number: self.numbers[field] = numbers.isEmpty ? [1, 2] : numbers
        default: break
        }
      }
    }
  }

  /// If the packs do not read a kind of record by the same clock: times and clocks ten hours ahead
  /// and behind.
  private mutating func addClocks(_ packs: [Pack]) {
    for record in lookedAt.union(used.map(\.record)) {
      let types = packs.compactMap { pack in pack.records.first { $0.name == record } }
      guard Set(types.map(\.clockInWords)).count > 1 else { continue }
      for (type, minutes) in types.flatMap({ type in [600, -600].map { (type, Int16($0)) } }) {
        if let time = type.time {
          let moment = Instant(microseconds: now.microseconds, offset: minutes)
          values[FieldName(record: record, field: type.fields[time].name), default: []].append(
            .value(.time(moment)))
        }
        let value: Literal? =
          switch type.clock {
          case .minutes(_, let each): .number(Double(minutes) / each)
          case .zone: .text(minutes > 0 ? "+10:00" : "-10:00")
          case .pack, .offset, nil: nil
          }
        if let value, let field = type.clock?.field {
          values[FieldName(record: record, field: type.fields[field].name), default: []].append(
            .value(value))
        }
      }
    }
  }

  /// If the packs do not agree on the subject of a record that does not say so: the subjects that
  /// one of them takes it for.
  private mutating func addSubjects(_ packs: [Pack]) {
    if lookedAt.isEmpty { return }
    for record in lookedAt.union(used.map(\.record)) {
      let fields = packs.compactMap { pack in
        pack.records.first { $0.name == record }.flatMap { type in
          type.subject.map { type.fields[$0] }
        }
      }
      guard let first = fields.first,
        fields.contains(where: { $0.defaultValue != first.defaultValue })
      else {
        continue
      }
      for field in fields {
        guard let subject = field.defaultValue else { continue }
        values[FieldName(record: record, field: field.name), default: []].append(.value(subject))
      }
    }
  }

  /// Amounts, as a log writes them, in a unit that is not as much in both packs.
  private func amountsReadOtherwise(_ name: FieldName, _ packs: [Pack]) -> [String] {
    let options = packs.flatMap { pack -> [UnitOption] in
      let type = pack.records.first { $0.name == name.record }
      return type?.fieldIndex(named: name.field).map { type!.fields[$0].otherUnits } ?? []
    }
    var found: [String] = []
    for option in options
    where options.contains(where: {
      $0.unit.name == option.unit.name && $0.change != option.change
    }) {
      for number in (numbers[name] ?? [0]).sorted() {
        for amount in [0, -1, 1].map({ decimal(option.change.undo(number)) + $0 })
        where amount >= 0 { found.append("\(plainText(amount)) \(option.unit.name)") }
      }
    }
    return found
  }

  /// Numbers that only one of the packs can use: beyond the ends of its range, or between whole
  /// ones.
  private mutating func addWhereReadOtherwise(_ name: FieldName, _ packs: [Pack]) {
    let fields = packs.compactMap { pack in
      pack.records.first { $0.name == name.record }.flatMap { record in
        record.fieldIndex(named: name.field).map { record.fields[$0] }
      }
    }
    guard let first = fields.first, let last = fields.last, case .number = first.type else {
      return
    }
    if first.range != last.range {
      let ends = fields.flatMap { $0.range.map { [$0.lowerBound, $0.upperBound] } ?? [] }
      numbers[name, default: []].formUnion(ends.filter(\.isFinite))
    }
    if first.isWhole != last.isWhole {
      let points = numbers[name] ?? [0]
      numbers[name, default: []].formUnion(points.map { $0.rounded() + 0.5 })
    }
  }
}

extension RecordType {
  fileprivate var clockInWords: [String] {
    clock?.words(in: self) ?? []
  }

  /// Whether no record that is evaluated holds something unusable there: such a record is rejected,
  /// or, of fields that are not declared, there are some or none.
  fileprivate func isAlwaysUsable(_ field: Int) -> Bool {
    field == others || field == key || field == subject || times == [field] && !mayLackTime
  }
}
