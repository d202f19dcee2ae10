import Analysis
import Evaluation
import Handbook
import RuleModel

/// The results of the examples of a pack on a day.
struct TriedExamples: Sendable {
  let failing: FailingExamples
  /// By item.
  private var conditions: [String: [LineCoverage.Line]] = [:]

  init(_ pack: Pack, today: CivilDate, zone: Zone?) {
    failing = FailingExamples(ExampleRunner(pack, today: today, zone: zone).results())
    for line in LineCoverage(pack, today: today, zone: zone).lines {
      for item in line.items { conditions[item, default: []].append(line) }
    }
  }

  /// The conditions that an item rests on, in the order of the files.
  func conditions(of item: String) -> [LineCoverage.Line] { conditions[item] ?? [] }
}
