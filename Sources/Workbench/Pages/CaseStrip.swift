import JSONReading
import Reporting
import RuleModel

extension DayStrip {
  /// The history of a case as `diff --format json` writes it.
  init(_ witness: JSONNode, _ pack: Pack) {
    let groups = witness["history"].flatMap { $0.members.map(Array.init) } ?? []
    let kinds = groups.map { group in
      let type = pack.records.first { $0.name == group.key }
      let times = type.map { type in type.times.map { type.fields[$0].name } } ?? []
      let entries = group.value.elements.map(Array.init) ?? []
      let days = entries.compactMap { entry in
        times.lazy.compactMap { entry[$0]?.text }.first.flatMap { MomentText.date($0.prefix(10)) }
      }
      return ("\(group.key), \(Words.count(entries.count, "entry", "entries"))", days)
    }
    self.init(kinds, upTo: witness["now"]?.text.flatMap { MomentText.date($0.prefix(10)) })
  }
}
