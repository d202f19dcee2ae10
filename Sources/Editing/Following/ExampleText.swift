import RuleModel

/// A case that a program found, as a person would write it.
struct ExampleText {
  private let pack: Pack

  init(_ pack: Pack) { self.pack = pack }

  /// With a name of its own, many days on one line, and confirmed by whoever takes it.
  func shortened(_ members: [YAMLValue.Member], it change: String) -> YAMLValue {
    .group(
      members.compactMap { member in
        switch member.key {
        case "unconfirmed": nil
        case "it":
          .init("it", .text("would not hold with \(change.replacing("`", with: ""))"))
        case "history": .init("history", history(member.value))
        default: member
        }
      })
  }

  private func history(_ value: YAMLValue) -> YAMLValue {
    guard case .group(let types) = value else { return value }
    return .group(
      types.map { type in
        guard case .list(let records) = type.value,
          let record = pack.records.first(where: { $0.name == type.key }),
          let time = record.time.map({ record.fields[$0].name })
        else { return type }
        return .init(type.key, .list(joined(records, by: time)))
      })
  }

  /// Records of consecutive days that say the same are one line.
  private func joined(_ records: [YAMLValue], by time: String) -> [YAMLValue] {
    var result: [YAMLValue] = []
    var run: [(moment: Instant, record: YAMLValue)] = []
    func finish() {
      guard run.count > 2, let first = run.last, let last = run.first,
        case .group(let members) = first.record
      else {
        result += run.map(\.record)
        return
      }
      func text(_ moment: Instant) -> (day: Substring, clock: Substring) {
        let text = MomentText.text(moment)
        return (text.prefix(10), text.dropFirst(11).prefix(5))
      }
      let (from, to) = (text(first.moment), text(last.moment))
      let key = "one a day from \(from.day) to \(to.day) at \(from.clock)"
      result.append(.group([.init(key, .group(members.filter { $0.key != time }))]))
    }
    for record in records {
      guard case .group(let members) = record,
        case .text(let text)? = members.first(where: { $0.key == time })?.value,
        case .success(let moment) = MomentText.instant(text), moment.offset == 0,
        moment.microseconds % 60_000_000 == 0
      else {
        finish()
        run = []
        result.append(record)
        continue
      }
      let rest = members.filter { $0.key != time }
      if let before = run.last, case .group(let others) = before.record,
        others.filter({ $0.key != time }) != rest
          || before.moment.microseconds - moment.microseconds != 86_400_000_000
      {
        finish()
        run = []
      }
      run.append((moment, record))
    }
    finish()
    return result
  }
}
