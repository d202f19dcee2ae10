import Diagnostics
import Evaluation
import RuleModel
import SourceText

/// Orders between numbers that do not hold: now, from a day ahead, or in former times.
struct OrderFindings {
  let pack: Pack
  let today: CivilDate
  let place: (Origin) -> Place?

  func all() -> [Finding] { pack.orders.flatMap(findings) }

  private func findings(_ order: Order) -> [Finding] {
    let used = thresholds(of: order)
    let judge = judge(order)
    var findings: [Finding] = []
    var told: Set<String> = []
    for era in eras(used) {
      for broken in judge(era.day) where told.insert(broken).inserted {
        findings.append(finding(order, used, broken, era))
      }
    }
    return findings
  }

  private func finding(_ order: Order, _ used: [Threshold], _ broken: String, _ era: Era) -> Finding
  {
    let phrases = Phrases(pack: pack, bindings: [], record: nil)
    let values = used.filter { broken.mentions(name: $0.name) }.compactMap { threshold in
      threshold.value(on: era.day).map {
        "\(threshold.name) is \(phrases.text($0, of: threshold.type))"
      }
    }
    let when =
      era.isPast
      ? " until \(MomentText.text(era.last!))"
      : era.first.map { " from \(MomentText.text($0)) on" } ?? ""
    var notes = used.filter { broken.mentions(name: $0.name) }.map {
      Note("`\($0.name)` is defined here", at: place($0.origin))
    }
    notes += resting(on: order, used).prefix(5).map {
      Note("`\($0.id)` depends on it", at: place($0.origin))
    }
    return Finding(
      .orderBroken, era.isPast ? .warning : .error,
      "`\(broken)` is not true\(when)"
        + (values.isEmpty ? "" : ": " + values.joined(separator: ", ")),
      at: place(order.origin), advice: "change one of the numbers, or the order itself",
      because: order.because, source: order.source, notes: notes)
  }

  private func thresholds(of order: Order) -> [Threshold] {
    var found: Set<Int> = []
    for expression in [order.condition.expression] + order.bindings.map(\.expression) {
      expression.walkThrough(pack) { if case .threshold(let index) = $0 { found.insert(index) } }
    }
    return found.sorted().map { pack.thresholds[$0] }
  }

  // MARK: Times

  private struct Era {
    /// A day of it.
    var day: CivilDate
    /// Nil: it holds today, or has always held.
    var first: CivilDate?
    var last: CivilDate?
    var isPast = false
  }

  /// The stretches of days in which none of the thresholds changes; today's first.
  private func eras(_ thresholds: [Threshold]) -> [Era] {
    let changes = Set(thresholds.flatMap(\.turningDays)).sorted()
    let ahead = changes.filter { $0 > today }.map { Era(day: $0, first: $0) }
    let past = changes.filter { $0 <= today }.map {
      Era(day: $0.adding(days: -1), last: $0.adding(days: -1), isPast: true)
    }
    return [Era(day: today)] + ahead + past.reversed()
  }

  // MARK: Judging

  /// The parts of the order that do not hold on a day, in the words it is written in.
  private func judge(_ order: Order) -> (CivilDate) -> [String] {
    var small = Pack(name: pack.name)
    small.thresholds = pack.thresholds
    small.aggregates = pack.aggregates
    small.records = pack.records
    small.lists = pack.lists
    small.rules = [
      Rule(
        id: "order", title: "", kind: .advisory, scope: .history, bindings: order.bindings,
        condition: order.condition)
    ]
    let book = CompiledPack(small)
    return { day in
      let noon = Instant(
        microseconds: Int64(day.days) * microsecondsPerDay + microsecondsPerDay / 2)
      let worker = Worker(
        book, options: EvaluationOptions(now: noon, zone: nil, asOf: day, all: true))
      worker.expect(subject: "")
      var broken: [String] = []
      worker.finish { decision in
        guard decision.held == .no else { return }
        let parts = DecisionCopy(decision).because.flatMap { $0.parts.isEmpty ? [$0] : $0.parts }
        broken = parts.filter { $0.holds == .no }.map(\.test)
        if broken.isEmpty { broken = [order.text] }
      }
      return broken
    }
  }

  /// The items that the order names as resting on it, or else those that use two of its numbers, or
  /// its one.
  private func resting(on order: Order, _ used: [Threshold]) -> [(id: String, origin: Origin)] {
    if !order.rests.isEmpty {
      return pack.rules.filter { order.rests.contains($0.id) }.map { ($0.id, $0.origin) }
        + pack.tables.filter { order.rests.contains($0.id) }.map { ($0.id, $0.origin) }
    }
    let names = Set(used.map(\.name))
    func uses(_ expressions: [Expression]) -> Bool {
      var isUsed = false
      for expression in expressions {
        expression.walkThrough(pack) {
          if case .threshold(let index) = $0, names.contains(pack.thresholds[index].name) {
            isUsed = true
          }
        }
      }
      return isUsed
    }
    return pack.rules.filter { $0.status != .retired && uses($0.expressions) }.map {
      ($0.id, $0.origin)
    }
      + pack.tables.filter { $0.status != .retired && uses($0.expressions) }.map {
        ($0.id, $0.origin)
      }
  }
}

extension String {
  /// Whether this condition contains the name as a whole.
  fileprivate func mentions(name: String) -> Bool {
    split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "-") }.contains {
      $0 == name[...]
    }
  }
}
