import Analysis
import OperatingSystem
import Properties
import RuleModel
import SourceText

/// Examples that would pin an edit down: cases on both sides of a new boundary, and others that come
/// out otherwise without it.
struct BoundaryFollows {
  let before: EditState
  let after: EditState
  let from: CivilDate?

  /// For each an example is searched among thousands of cases.
  private static let most = 8

  private var day: CivilDate {
    from.map { max($0, after.terms.today) } ?? after.terms.today
  }

  /// - Parameter reached: the items whose results may be other ones.
  func proposals(_ order: EditOrder, _ reached: Set<String>) -> [Proposal] {
    let items = Set(
      order.edits.filter { edit in
        switch edit.kind {
        case .number, .line, .names: true
        case .words, .forbid, .example, .decide: false
        }
      }.map(\.id))
    if items.isEmpty { return [] }
    let asked = items.union(reached)
    let (old, new) = (before.loaded(on: day).pack, after.loaded(on: day).pack)
    let meant = EditedParts(order, after)
    let isMeant: @Sendable (String, Origin) -> Bool = { meant.include($0, $1) }
    // An edit moves the lines below it.
    let wasMeant: @Sendable (String, Origin) -> Bool = { what, _ in meant.mayInclude(what) }
    let survivors = Mutation(new, today: day, zone: after.zone).all(of: asked, where: isMeant)
      .survivors.filter { !$0.isFree }
    if survivors.isEmpty { return [] }
    let known = Set(
      Mutation(old, today: day, zone: before.zone).all(of: asked, where: wasMeant).survivors
        .map(\.change))
    return examples(
      survivors.filter { !known.contains($0.change) }, in: new, isNeeded: false, from: 1)
  }

  /// Examples that notice a change again, so that requirements stay covered.
  /// - Parameter count: of the proposals that there are.
  func uncovered(by draft: Draft, known count: Int) -> [Proposal] {
    let rows = Set(
      draft.findings.filter { $0.id == "unproved-requirement" }.flatMap(\.source))
    if rows.isEmpty { return [] }
    let pack = after.loaded(on: day).pack
    let covering = Set(
      pack.coveredRows.filter { !$0.rows.isDisjoint(with: rows) }.map(\.item.id))
    let survivors = draft.survivors.filter { mutant in
      !mutant.isFree && (mutant.users + [mutant.item]).contains(where: covering.contains)
    }
    return examples(survivors, in: pack, isNeeded: true, from: count + 1)
  }

  private func examples(
    _ survivors: [Mutant], in pack: Pack, isNeeded: Bool, from first: Int
  ) -> [Proposal] {
    let (day, zone) = (day, after.zone)
    let found = mapInParallel(Array(survivors.prefix(isNeeded ? 4 * Self.most : Self.most))) {
      KillingExample($0, in: pack, today: day, zone: zone)
    }
    var proposals: [Proposal] = []
    for (mutant, found) in zip(survivors, found) {
      guard let found, case .group(let members)? = YAMLValue(yaml: found.line) else { continue }
      let example = ExampleText(pack).shortened(members, it: mutant.change)
      if proposals.contains(where: { $0.proposed == example.inBrackets }) { continue }
      proposals.append(
        Proposal(
          "boundary:\(found.item):\(first + proposals.count)", at: nil,
          "no example of `\(found.item)` notices \(mutant.change)", proposed: example.inBrackets,
          isNeeded: isNeeded, step: .example(example, of: found.item)))
    }
    return proposals
  }
}

/// The parts of a pack that edits name: changes to others are none of theirs.
private struct EditedParts: Sendable {
  /// Names of thresholds, names in lists, and words of lines.
  private var words: [String] = []
  /// The lines, as places in the edited files.
  private var lines: [Place] = []
  private let files: [String]

  init(_ order: EditOrder, _ after: EditState) {
    files = after.loaded.pack.files
    for edit in order.edits {
      switch edit.kind {
      case .number: words.append(edit.id)
      case .names(let add, let remove, let never):
        words += add.flatMap { [$0.name] + $0.also } + remove + never
      case .line(let at, let to):
        words.append(to)
        guard let found = try? after.files.item(edit.id, [.rules]),
          let line = ConditionLines(found).all.first(where: { $0.number == at }),
          let place = found.patch.node(line.path)?.place
        else { continue }
        lines.append(place)
      case .words, .forbid, .example, .decide: break
      }
    }
  }

  func include(_ what: String, _ origin: Origin) -> Bool {
    if mayInclude(what) { return true }
    guard files.indices.contains(origin.file) else { return false }
    return lines.contains { line in
      line.file.path == files[origin.file] && line.range.overlaps(origin.range)
    }
  }

  func mayInclude(_ what: String) -> Bool { words.contains { what.contains($0) } }
}
