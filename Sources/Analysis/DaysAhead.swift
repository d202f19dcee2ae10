import Diagnostics
import RuleModel
import SourceText

/// Statements that hold today and will be false on a day of the coming year on which something
/// changes.
struct DaysAhead {
  private let pack: Pack
  private let today: CivilDate
  private let place: (Origin) -> Place?
  private let worded: (CivilDate) -> Pack

  /// Only with the examples that come out by the day on which they are run: those without a moment
  /// of their own.
  /// - Parameter worded: the pack with the numbers of a day in its words.
  init(
    pack: Pack, today: CivilDate, place: @escaping (Origin) -> Place?,
    worded: @escaping (CivilDate) -> Pack
  ) {
    (self.pack, self.today, self.place) = (pack, today, place)
    self.worded = { day in
      var pack = worded(day)
      for index in pack.rules.indices {
        pack.rules[index].examples.removeAll(where: \.hasOwnMoment)
      }
      for index in pack.tables.indices {
        pack.tables[index].examples.removeAll(where: \.hasOwnMoment)
      }
      return pack
    }
  }

  /// How far ahead is looked.
  private static let reach = 366

  func all() -> [Finding] {
    let days = self.days
    if days.isEmpty { return lapses }
    var told = Set(broken(on: today).map(Key.init))
    return days.flatMap { day in
      // A finding of one day is not repeated for the next.
      broken(on: day).filter { told.insert(Key($0)).inserted }.map { finding in
        Finding(
          .becomesFalse, .warning, "from \(MomentText.text(day)) \(finding.message)",
          at: finding.place,
          advice: finding.advice, key: finding.key, notes: finding.notes)
      }
    } + lapses
  }

  private struct Key: Hashable {
    var message: String
    var place: Place?

    init(_ finding: Finding) {
      message = finding.message
      place = finding.place
    }
  }

  /// The days to come from which on something else is in force.
  private var days: [CivilDate] {
    pack.turningDays.union(pack.wordingDays).filter {
      $0 > today && $0 <= today.adding(days: DaysAhead.reach)
    }.sorted()
  }

  /// Sentences and examples that are wrong on a day. Orders are held on every day by a check of
  /// their own.
  private func broken(on day: CivilDate) -> [Finding] {
    let pack = worded(day)
    return MentionFindings(pack: pack, today: day, place: place).sentences().filter {
      $0.level == .error
    } + failures(of: pack, on: day)
  }

  private func failures(of pack: Pack, on day: CivilDate) -> [Finding] {
    let own = ExampleRunner(pack, today: day).results().filter { !$0.differences.isEmpty }.map {
      ($0.item, $0.example.it, $0.differences, $0.example.origin)
    }
    let rows = rowExampleResults(pack, today: day, zone: nil).filter { !$0.differences.isEmpty }.map
    {
      (
        pack.requirements[$0.part.row].id, $0.example.records.it, $0.differences,
        $0.example.records.origin
      )
    }
    return (own + rows).map { item, example, differences, origin in
      Finding(
        .becomesFalse, .warning,
        "the example “\(example)” of `\(item)` fails: \(differences.joined(separator: "; "))",
        at: place(origin),
        advice: "give it a `now:` of the time that it is about")
    }
  }

  /// Exemptions that end, a warning for each day.
  private var lapses: [Finding] {
    let last = today.adding(days: DaysAhead.reach)
    var ending: [CivilDate: [Exemption]] = [:]
    for exemption in pack.exemptions {
      if let until = exemption.until, until >= today, until < last {
        ending[until, default: []].append(exemption)
      }
    }
    return ending.keys.sorted().map { until in lapse(of: ending[until] ?? [], after: until) }
  }

  private func lapse(of exemptions: [Exemption], after until: CivilDate) -> Finding {
    func name(_ exemption: Exemption) -> String { "`\(exemption.term ?? exemption.check ?? "")`" }
    var names: [String] = []
    for each in exemptions.map(name) where !names.contains(each) { names.append(each) }
    let many = exemptions.count == 1 ? "an exemption ends" : "\(exemptions.count) exemptions end"
    let notes = exemptions.dropFirst().compactMap { exemption in
      place(exemption.origin).map { Note(name(exemption), at: $0) }
    }
    return Finding(
      .becomesFalse, .warning,
      "from \(MomentText.text(until.adding(days: 1))) \(many): \(names.joined(separator: ", "))",
      at: place(exemptions[0].origin),
      advice: "fix what they accept before that day, or have them approved again",
      notes: notes)
  }
}
