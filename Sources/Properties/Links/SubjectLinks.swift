import Diagnostics
import RuleModel

/// Aggregates that look from one record to others whose subject is no other: of these, none is ever
/// of the same subject.
extension UnlinkedRecords {
  var subjectFindings: [Finding] {
    var seen: Set<[Int]> = []
    return links.decided.flatMap { item in
      item.aggregates.compactMap { index -> Finding? in
        let theirs = pack.aggregates[index].record
        let mine: [Int] =
          if case .each(let outer) = item.scope { [outer] } else {
            item.aggregates.map { pack.aggregates[$0].record }
          }
        for one in mine where one != theirs && seen.insert([index, one]).inserted {
          if let found = finding(index, from: one, in: item) { return found }
        }
        return nil
      }
    }
  }

  private func finding(_ index: Int, from mine: Int, in item: RecordLinks.Decided) -> Finding? {
    let aggregate = pack.aggregates[index]
    let (own, looked) = (pack.records[mine], pack.records[aggregate.record])
    let (subject, other) = (
      own.subject.map { own.fields[$0] }, looked.subject.map { looked.fields[$0] }
    )
    let binding = item.bindings.first { $0.expression.contains { $0 == .aggregate(index) } }
    let name = binding.map { "`\($0.name)`" } ?? "a count of `\(item.id)`"
    func made(_ message: String, _ advice: String) -> Finding {
      Finding(
        .unlinkedRecords, .warning, message, at: question.place(binding?.origin ?? item.origin),
        advice: advice)
    }
    switch (subject, other) {
    case (let subject?, nil):
      return made(
        "\(name) finds no \(looked.name): \(own.name) has the subject `\(subject.name)`, and \(looked.name) has none",
        "where \(looked.name) is declared, add `subject:` with the field that says whose it is")
    case (nil, let other?):
      return made(
        "\(name) finds no \(looked.name): it has the subject `\(other.name)`, and \(own.name) has none",
        "where \(own.name) is declared, add `subject:` with the field that says whose it is")
    case (let subject?, let other?) where subject.name != other.name:
      guard let field = looked.fieldIndex(named: subject.name),
        looked.fields[field].type == subject.type,
        aggregate.condition?.contains(where: { $0 == .field(field, level: 0) }) != true
      else { return nil }
      return made(
        "\(name) looks at \(looked.name) records whose `\(other.name)` is the `\(subject.name)` of \(own.name), "
          + "not at those with this `\(subject.name)`",
        "where \(looked.name) is declared, write `subject: \(subject.name)`; or compare `\(subject.name)` in `where` if only those of this `\(other.name)` are meant"
      )
    default: return nil
    }
  }
}
