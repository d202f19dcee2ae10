import CopyLint
import Diagnostics
import Difference
import Guarding
import RuleLoading
import RuleModel
import SourceText

/// An edit with all that follows from it, before anything is written.
public struct Sheet: Sendable {
  /// A file that would be written.
  public struct ChangedFile: Sendable {
    /// The file as it was read.
    public var was: SourceFile
    /// The file as it would be.
    public var now: SourceFile
    /// The lines that differ.
    public var changes: [LineChange]
  }

  /// Cases in which people are warned, or protected less.
  public struct Effect: Sendable {
    /// A sentence about the rule.
    public var says: String
    /// The rule.
    public var item: String
    /// Cases that show it.
    public var cases: [PackDifference.Shown]
  }

  /// A sentence that people read, as it was and as it would be.
  public struct ChangedText: Sendable {
    /// The id of the text.
    public var text: String
    /// Its locale.
    public var locale: String
    /// The old and the new words.
    public var marks: [WordChanges.Mark]
  }

  /// The files that change.
  public private(set) var files: [ChangedFile] = []
  /// The difference in meaning.
  public let means: PackDifference
  /// The first day on which the edit holds; nil: every day.
  public let from: CivilDate?
  /// Who is no longer warned, or otherwise protected less.
  public let loses: [Effect]
  /// Who is newly warned.
  public let gains: [Effect]
  /// Sentences that people read otherwise.
  public private(set) var words: [ChangedText] = []
  /// The consequences, with what is proposed for each.
  public let follows: [Proposal]
  /// The proposals that were taken.
  public let taken: Set<String>
  /// Signatures that fall.
  public let voids: [PackDifference.Voided]
  /// Weakenings that nobody has approved.
  public let weaker: [Finding]
  /// Errors that the gate does not have now, on the day of the edit or when it takes effect.
  public let findings: [Finding]
  /// Open questions that the edited items rest on.
  public let staysOpen: [Requirement]

  /// Why the edit cannot be written: something needed is not taken, or something gets weaker and
  /// nobody approved it. Nil where it can be.
  public var obstacle: String? {
    if let open = follows.first(where: { $0.isNeeded && !taken.contains($0.id) }) {
      return "\(open.what); take it with --follow \(open.id), or make it first"
    }
    if let first = weaker.first {
      return
        "something gets weaker (\(first.message)); if it is meant, add --because and --approved-by"
    }
    return findings.first.map { "the gate would fail (\($0.message))" }
  }

  /// - Parameter isQuick: comes at once: nothing is searched for that gets weaker, and no examples
  ///   on both sides of a boundary. It shows what would be written, and is not to be written.
  /// - Throws: `EditRefusal` where an edit cannot be made as it is meant.
  public init(_ order: EditOrder, on base: EditBase, isQuick: Bool = false) throws {
    let before = base.state
    guard !before.loaded.hasErrors else {
      throw EditRefusal(
        "\(base.app.name): the pack does not load", "correct it first; `primum check` says where",
        at: before.loaded.findings.first { $0.level == .error }?.place)
    }
    let pack = before.loaded.pack
    for edit in order.edits where edit.id != pack.bareID(edit.item) {
      throw EditRefusal("`\(edit.item)` is not in the pack \(pack.name)")
    }
    from = order.edits.compactMap(\.day).max()
    let days = Set([before.terms.today] + order.edits.compactMap(\.day)).sorted()
    var files = before.files
    for edit in order.edits { try files.make(edit, of: pack) }
    let edited = try Sheet.loading(before, files)
    var follows = try Sheet.follows(order, before, edited, from, isQuick)
    var draft = try Draft(order, before, edited, follows, days, isQuick: isQuick)
    // A change to an item that covers a requirement may be noticed by no example any more.
    let uncovered =
      isQuick
      ? []
      : BoundaryFollows(before: before, after: draft.after, from: from)
        .uncovered(by: draft, known: follows.count)
    if !uncovered.isEmpty {
      follows.removeAll { offered in uncovered.contains { $0.proposed == offered.proposed } }
      follows += uncovered
      draft = try Draft(order, before, edited, follows, days, losses: draft.losses)
    }
    let after = draft.after
    let means = PackDifference(
      before.loaded, after.loaded, try before.terms.comparing(before.loaded, after.loaded))
    self.means = means
    self.follows = follows
    taken = draft.taken
    weaker = draft.weaker
    findings = draft.findings
    loses = Sheet.effects(means) { $1.isLess }
    gains = Sheet.effects(means) { change, shown in
      // A limit that fires allows something, a minimum shows a result: neither warns.
      [RuleKind.redFlag.rawValue, RuleKind.advisory.rawValue].contains(change.ruleKind)
        && !shown.isLess && shown.to == "fires" && shown.from != "fires"
    }
    voids = means.changes.flatMap(\.voids).reduce(into: []) { all, void in
      if !all.contains(void) { all.append(void) }
    }
    staysOpen = Sheet.open(order, after.loaded.pack)
    self.files = Sheet.changed(before.files, after.files)
    words = Sheet.texts(pack, after.loaded.pack, on: from ?? before.terms.today, before.terms.today)
  }

  static func loading(_ before: EditState, _ files: EditedFiles) throws(EditRefusal) -> EditState {
    let state = EditState(before.app, files, before.terms)
    if let problem = state.loaded.findings.first(where: { $0.level == .error }) {
      throw EditRefusal(problem.message, problem.advice, at: problem.place)
    }
    return state
  }

  private static func follows(
    _ order: EditOrder, _ before: EditState, _ edited: EditState, _ from: CivilDate?,
    _ isQuick: Bool
  ) throws -> [Proposal] {
    var found: [Proposal] = []
    for edit in order.edits {
      if case .number(_, let from) = edit.kind {
        found += NumberFollows(before: before, after: edited, threshold: edit.id, from: from)
          .proposals()
      }
    }
    let step = order.edits.count == 1 ? try before.files.step(of: order.edits[0]) : nil
    let reached = Reach(from: before, to: edited).items
    let examples = ExampleFollows(
      before: before, after: edited, from: from, reached: reached, step: step)
    found += examples.turned()
    if isQuick { return found }
    // As if the examples that turned said so already.
    var files = edited.files
    for case .some(let step) in found.map(\.step) { try files.make(step, of: before.loaded.pack) }
    let state = files.rules == edited.files.rules ? edited : try loading(before, files)
    return found
      + BoundaryFollows(before: before, after: state, from: from).proposals(order, reached)
  }

  static func choice(
    _ follow: EditOrder.Follow, of proposals: [Proposal]
  ) throws(EditRefusal) -> Set<String> {
    let able = proposals.filter { $0.step != nil }
    switch follow {
    case .needed: return Set(able.filter(\.isNeeded).map(\.id))
    case .all: return Set(able.map(\.id))
    case .some(let names):
      if names == ["none"] { return [] }
      for name in names where !able.contains(where: { $0.id == name }) && name != "needed" {
        throw EditRefusal(
          "nothing that follows is called `\(name)`",
          "proposals: \(able.map(\.id).joined(separator: ", "))")
      }
      let needed = names.contains("needed") ? able.filter(\.isNeeded).map(\.id) : []
      return Set(names + needed)
    }
  }

  private static func effects(
    _ means: PackDifference,
    _ isMeant: (PackDifference.Change, PackDifference.Shown) -> Bool
  ) -> [Effect] {
    means.changes.compactMap { change in
      let cases = change.differences.filter { isMeant(change, $0) }
      if cases.isEmpty { return nil }
      return Effect(
        says: "\(change.title ?? change.id): \(change.message)", item: change.id, cases: cases)
    }
  }

  private static func changed(_ old: EditedFiles, _ new: EditedFiles) -> [ChangedFile] {
    let pairs =
      zip(old.rules, new.rules).map { ($0, $1) }
      + zip(old.copy?.sources ?? [], new.copy?.sources ?? []).map { ($0, $1) }
    return pairs.filter { $0.0.bytes != $0.1.bytes }.map { was, now in
      ChangedFile(was: was, now: now, changes: LineChange.all(from: was.bytes, to: now.bytes))
    }
  }

  private static func texts(
    _ old: Pack, _ new: Pack, on day: CivilDate, _ today: CivilDate
  ) -> [ChangedText] {
    new.texts.flatMap { text -> [ChangedText] in
      guard let before = old.texts.first(where: { $0.id == text.id })?.inForce(on: today) else {
        return []
      }
      let now = text.inForce(on: day)
      var found: [ChangedText] = []
      func compare(_ locale: String, _ was: String, _ is: String) {
        if was != `is` {
          found.append(
            ChangedText(
              text: text.id, locale: locale, marks: WordChanges(from: was, to: `is`).marks))
        }
      }
      compare(new.sourceLocale, before.exactly, now.exactly)
      for (locale, sentence) in now.translations.sorted(by: { $0.key < $1.key }) {
        compare(locale, before.translations[locale] ?? "", sentence)
      }
      return found
    }
  }

  private static func open(_ order: EditOrder, _ pack: Pack) -> [Requirement] {
    let ids = Set(order.edits.map(\.id))
    let rows = Set(
      pack.namedItems.filter { ids.contains($0.id) }.flatMap(\.source) + ids)
    return pack.requirements.filter { $0.standing == .open && rows.contains($0.id) }
  }
}

extension EditedFiles {
  /// Rows of `changes:` for what gets weaker.
  mutating func approve(
    _ findings: [Finding], because: String, by: String
  ) throws(EditRefusal) {
    let isManifest = { (file: SourceFile) in file.path.hasSuffix("pack.yaml") }
    guard let index = rules.firstIndex(where: isManifest) else {
      throw EditRefusal("the pack has no pack.yaml to write `changes:` in")
    }
    for finding in findings where finding.level == .error {
      guard let loss = finding.loss else { continue }
      let row = YAMLValue.group([
        .init("item", .text(loss.item)), .init("what", .text(finding.message)),
        .init("because", .text(because)), .init("approved by", .text(by)),
      ])
      let patch = try patch(index)
      let path = [YAMLValue.Step.key(PackSection.changes.rawValue)]
      set(
        index,
        patch.node(path)?.sequence != nil
          ? try patch.appending(row, to: path)
          : try patch.adding(PackSection.changes.rawValue, .list([row]), to: []))
    }
  }
}
