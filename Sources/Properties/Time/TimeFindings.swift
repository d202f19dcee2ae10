import Analysis
import Diagnostics
import Evaluation
import RuleModel

/// Mistakes with time: windows that hold nothing, ends that are out although the words say they are
/// in, and calendars of which no example shows the edge.
struct TimeFindings {
  let question: PackInQuestion
  let zone: Zone?

  func findings() -> [Finding] { emptyWindows() + openEnds() + untestedEdges() }

  private var pack: Pack { question.pack }

  private struct Item {
    var id: String
    var bindings: [Binding]
    var expressions: [Expression]
    var origin: Origin
    var examples: [Example]
  }

  /// Rules and tables that are decided.
  private var decided: [Item] {
    var items: [Item] = []
    for rule in pack.rules where rule.status != .retired {
      items.append(
        Item(
          id: rule.id, bindings: rule.bindings, expressions: rule.expressions, origin: rule.origin,
          examples: rule.examples))
    }
    for table in pack.tables where table.status != .retired {
      items.append(
        Item(
          id: table.id, bindings: table.bindings, expressions: table.expressions,
          origin: table.origin,
          examples: table.examples))
    }
    return items
  }

  // MARK: Windows

  private func emptyWindows() -> [Finding] {
    pack.aggregates.indices.flatMap { index -> [Finding] in
      let (span, isAround): (Window.Span?, Bool) =
        switch pack.aggregates[index].window {
        case .allTime, .this: (nil, false)
        case .last(let span), .before(let span, _): (span, false)
        case .within(let span, _): (span, true)
        }
      let length: Double? =
        switch span {
        case .seconds(let seconds): seconds
        case .calendar(let period): Double(period.months) * 30 + Double(period.days)
        case nil: nil
        }
      let isNothing = length.map { isAround ? $0 < 0 : $0 <= 0 } ?? false
      let isExcluded = !isNothing && ExcludedWindow(pack.aggregates[index], pack)?.isEmpty == true
      guard isNothing || isExcluded else { return [] }
      // Equal counts of several rules are one.
      let users = decided.filter { item in
        item.expressions.contains { $0.contains { $0 == .aggregate(index) } }
      }
      let places =
        users.isEmpty
        ? [(nil, Origin.none)]
        : users.map { user -> (String?, Origin) in
          let named = user.bindings.first { $0.expression.contains { $0 == .aggregate(index) } }
          return (named?.name, named?.origin ?? user.origin)
        }
      return places.map { name, origin in
        let window = "the window of \(name.map { "`\($0)`" } ?? "a count") is empty: "
        if isExcluded {
          return Finding(
            .emptyWindow, .error, window + "its `where` asks for times outside it",
            at: question.place(origin),
            advice: "make the window longer, or change the condition")
        }
        let length = pack.aggregates[index].length?.text ?? plainText(length ?? 0)
        return Finding(
          .emptyWindow, .error, window + "its length is \(length)", at: question.place(origin),
          advice: "give it a length greater than 0")
      }
    }
  }

  // MARK: Open ends

  /// “Within 5 minutes” holds at 5 minutes too, in whichever language it is said, in the rule or in
  /// what people read.
  private func openEnds() -> [Finding] {
    pack.rules.filter { $0.status != .retired }.compactMap { rule in
      var said = [(rule.title, pack.sourceLocale), (rule.why ?? "", pack.sourceLocale)]
      for action in rule.then + rule.otherwise {
        guard case .show(let text, _) = action.effect else { continue }
        let shown = pack.texts[text]
        said += [(shown.exactly, pack.sourceLocale)] + shown.translations.map { ($0.value, $0.key) }
      }
      // A rule may be explained in another language than that of its texts.
      let numbers = said.flatMap { text, locale in
        ClosedEnds.all.filter { $0.language == "en" || locale.hasPrefix($0.language) }.flatMap {
          $0.stretches(in: text)
        }
      }
      if numbers.isEmpty { return nil }
      let record = rule.scope.record
      let phrases = Phrases(pack: pack, bindings: rule.bindings, record: record)
      for expression in rule.expressions {
        var found: (bound: Double, test: Test)?
        visit(expression) { test in
          guard found == nil, let bound = openBound(test.expression, phrases),
            numbers.contains(where: { abs($0 - bound) < 1e-9 })
          else { return }
          found = (bound, test)
        }
        guard let found else { continue }
        return Finding(
          .openEnd, .warning,
          "`\(found.test.text)` excludes its end, but the wording of `\(rule.id)` includes it",
          at: question.place(found.test.origin),
          advice: "write `<=` or `is from … to …`, or say “less than” in the wording")
      }
      return nil
    }
  }

  private func visit(_ expression: Expression, _ take: (Test) -> Void) {
    if case .test(let test) = expression { take(test) }
    for part in expression.parts { visit(part, take) }
  }

  /// The constant, in seconds, that a comparison stays below.
  private func openBound(_ expression: Expression, _ phrases: Phrases) -> Double? {
    switch expression {
    case .compare(.less, let a, let b): seconds(b, phrases.type(of: a))
    case .compare(.greater, let a, let b): seconds(a, phrases.type(of: b))
    case .between(let a, _, let high, includesHigh: false): seconds(high, phrases.type(of: a))
    default: nil
    }
  }

  /// - Parameter type: of what it is compared with, in whose unit a written number is.
  private func seconds(_ expression: Expression, _ type: ValueType?) -> Double? {
    switch expression {
    case .threshold(let index):
      guard case .number(let x)? = pack.thresholds[index].value(on: question.today),
        case .number(let unit?) = pack.thresholds[index].type,
        let change = UnitChange(from: unit, to: .second)
      else { return nil }
      return change.apply(x)
    case .convert(let inner, _): return seconds(inner, type)
    case .literal(.number(let x)):
      guard case .number(let unit?) = type, let change = UnitChange(from: unit, to: .second) else {
        return nil
      }
      return change.apply(x)
    default: return nil
    }
  }

  // MARK: Edges of the calendar

  private struct Uses {
    var months = false
    var localTime = false
  }

  private func uses(_ expressions: [Expression]) -> Uses {
    var uses = Uses()
    var seen: Set<Int> = []
    func look(_ expression: Expression) {
      switch expression {
      case .call(let function, _):
        switch function.entry.edge {
        case .endOfMonth: uses.months = true
        case .clockChange: uses.localTime = true
        case nil: break
        }
      case .literal(.period(let period)) where period.months != 0: uses.months = true
      case .aggregate(let index) where seen.insert(index).inserted:
        let aggregate = pack.aggregates[index]
        switch aggregate.window {
        case .this(.month), .this(.year): uses.months = true
        case .this(.day), .this(.week): uses.localTime = true
        case .last(.calendar(let period)), .before(.calendar(let period), _),
          .within(.calendar(let period), _):
          if period.months != 0 { uses.months = true }
        case .allTime, .last, .before, .within: break
        }
        for part in [aggregate.condition, aggregate.operand, aggregate.window.moment].compactMap({
          $0
        }) { look(part) }
      default: break
      }
      for part in expression.parts { look(part) }
    }
    expressions.forEach(look)
    return uses
  }

  private func untestedEdges() -> [Finding] {
    var months: [(String, Origin)] = []
    var clocks: [(String, Origin)] = []
    for item in decided where !item.examples.isEmpty {
      let uses = uses(item.expressions)
      if uses.months, !item.examples.contains(where: standsAtMonthsEnd) {
        months.append((item.id, item.origin))
      }
      if uses.localTime, changesClocks, !item.examples.contains(where: crossesClockChange) {
        clocks.append((item.id, item.origin))
      }
    }
    return finding(.untestedMonthEnd, "on months", "is at the end of a month", months)
      + finding(.untestedClockChange, "on the time of day", "spans a clock change", clocks)
  }

  private func finding(
    _ check: Check, _ what: String, _ lacks: String, _ items: [(String, Origin)]
  ) -> [Finding] {
    guard let first = items.first else { return [] }
    let names = items.map { "`\($0.0)`" }
    let said =
      names.count == 1
      ? "\(names[0]) depends \(what), but none of its examples \(lacks)"
      : "\(names.count) rules and tables depend \(what), but none of their examples \(lacks)"
    return [
      Finding(
        check, .note, said, at: question.place(first.1), advice: "add an example that does",
        notes: items.dropFirst().map { Note("`\($0.0)`", at: question.place($0.1)) })
    ]
  }

  /// A zone of one offset all year has no change.
  private var changesClocks: Bool {
    guard let zone else { return pack.timeZone == nil }
    let start = question.now.microseconds / 1_000_000
    return Set((0..<12).map { zone.offset(atSeconds: start + Int64($0) * 30 * 86_400) }).count > 1
  }

  private func instants(_ example: Example) -> [Instant] {
    var all = [example.now].compactMap { $0 }
    for record in example.history + (example.given.map { [$0] } ?? []) {
      for case .value(.time(let time)) in record.fields.values { all.append(time) }
    }
    return all
  }

  private func standsAtMonthsEnd(_ example: Example) -> Bool {
    instants(example).contains { instant in
      let offset =
        zone?.offset(atSeconds: instant.microseconds / 1_000_000) ?? Int(instant.minutes) * 60
      let local = instant.microseconds + Int64(offset) * 1_000_000
      let date = CivilDate(
        days: Int32(
          local >= 0
            ? local / microsecondsPerDay : (local - microsecondsPerDay + 1) / microsecondsPerDay))
      return date.parts.1 != date.adding(days: 1).parts.1
        || date.parts.1 != date.adding(days: -1).parts.1
    }
  }

  private func crossesClockChange(_ example: Example) -> Bool {
    let all = instants(example)
    let offsets = all.map {
      zone?.offset(atSeconds: $0.microseconds / 1_000_000) ?? Int($0.minutes)
    }
    return Set(offsets).count > 1
  }
}
