import Analysis
import Cases
import Changes
import Evaluation
import RuleLoading
import RuleModel
import SignOffs
import YAMLReading

/// Two packs, part by part: what is written in each, and what rests on what.
struct PackParts: Sendable {
  enum State {
    case same
    /// Title, reason, source or examples only.
    case words(String)
    /// Who must sign it.
    case duty(String)
    case meaning
  }

  let old: LoadedPack
  let new: LoadedPack
  let before: SignOffReview
  let after: SignOffReview
  /// Every part that some rule, table or message of either pack rests on.
  let reached: Set<String>
  private let fallen: [PackGraph.Node: [String]]

  /// Keys that decide nothing, and `needs sign-off`, which `duty` compares.
  static let keysNotCompared = PackContents.words.union(["needs sign-off"])

  init(_ old: LoadedPack, _ new: LoadedPack) {
    self.old = old
    self.new = new
    before = SignOffReview(old)
    after = SignOffReview(new)
    var reached: Set<String> = []
    for review in [before, after] {
      let decisions = review.pack.namedItems.filter(\.kind.decides).map(node)
      reached.formUnion(review.contents.graph.reach(ofAll: decisions).map(\.label))
    }
    fallen = Self.fallen(before, after)
    self.reached = reached
  }

  /// The others are compared by `LooseParts`.
  func isComparedHere(_ kind: PackItem.Kind) -> Bool {
    switch kind {
    case .rule, .table, .message, .text, .term, .threshold, .list: true
    case .limit, .mapping, .record: false
    }
  }

  /// Whether a change of it is reported by itself, not at the rules that rest on it.
  func standsAlone(_ item: PackItem) -> Bool {
    switch item.kind {
    case .rule, .table, .message, .text, .term, .limit, .mapping: true
    case .threshold, .list, .record: !reached.contains(node(item).label)
    }
  }

  /// An item that both packs have, with all that it rests on in each.
  func pair(_ item: PackItem, _ other: PackItem) -> ItemPair {
    ItemPair(
      old: item, new: other, was: writtenReach(item, before.contents),
      now: writtenReach(other, after.contents))
  }

  /// The parts that decide the outcome of an item as they are written, by label, without words.
  private func writtenReach(_ item: PackItem, _ contents: PackContents) -> [String: Written] {
    var all: [String: Written] = [:]
    for node in contents.reach(of: node(item), stopsAtSigned: false).parts {
      // Mappings and statements are reported by themselves.
      if node.kind == .mapping || node.kind == .statement { continue }
      if let content = compared(node, in: contents) { all[contents.label(of: node)] = content }
    }
    return all
  }

  /// The content of a part, without words; a number with keys of its own and a number alone in the
  /// same form.
  func compared(_ node: PackGraph.Node, in contents: PackContents) -> Written? {
    guard let content = contents.content(of: node)?.without(Self.keysNotCompared) else {
      return nil
    }
    if node.kind != .threshold { return content }
    if case .group = content { return content }
    return .group(["is": content])
  }

  func state(_ pair: ItemPair) -> State {
    if pair.was != pair.now { return .meaning }
    let was = before.contents.content(of: node(pair.old)) ?? .nothing
    let now = after.contents.content(of: node(pair.new)) ?? .nothing
    if was == now { return .same }
    if let duty = duty(pair.old, pair.new) { return .duty(duty) }
    let keys = Self.keysNotCompared.filter { was[$0] != now[$0] }.sorted()
    return .words(
      "a different " + keys.map { "`\($0)`" }.joined(separator: ", ") + "; the meaning is the same")
  }

  /// Who must sign it now and need not before, and the other way round; nil if nothing of that has
  /// changed.
  func duty(_ item: PackItem, _ other: PackItem) -> String? {
    let (was, now) = (Set(item.provenance.needs), Set(other.provenance.needs))
    var parts: [String] = []
    if !now.isSubset(of: was) {
      parts.append("now needs a sign-off: \(now.subtracting(was).sorted().joined(separator: ", "))")
    }
    if !was.isSubset(of: now) {
      parts.append(
        "no longer needs a sign-off: \(was.subtracting(now).sorted().joined(separator: ", "))")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// Whether a number that either decision rests on has not always been the same.
  func restOnNumbersOfTheDay(_ pair: ItemPair) -> Bool {
    let labels = pair.labels
    return (old.pack.thresholds + new.pack.thresholds).contains { threshold in
      threshold.hasHistory && labels.contains(PackGraph.Node(.threshold, threshold.name).label)
    }
  }

  /// Whether something that decides is in force from a day on, or until one.
  func restOnTheDay(_ pair: ItemPair) -> Bool {
    [old.pack, new.pack].contains { pack in
      pack.rules.contains {
        ($0.from ?? $0.until) != nil && pair.labels.contains(PackGraph.Node(.rule, $0.id).label)
      }
        || pack.tables.contains {
          ($0.from ?? $0.until) != nil && pair.labels.contains(PackGraph.Node(.table, $0.id).label)
        }
    }
  }

  /// The field that says whose a record is, where both packs name the same.
  func subject(of record: String) -> String? {
    let names = [old.pack, new.pack].map { pack in
      pack.records.first { $0.name == record }.flatMap { type in
        type.subject.map { type.fields[$0].name }
      }
    }
    return names[0] == names[1] ? names[0] : nil
  }

  /// Whether nothing that decides differs but whose a record is that does not say so.
  func differInSubjectAlone(_ pair: ItemPair, of record: String) -> Bool {
    let changed = pair.labels.filter { pair.was[$0] != pair.now[$0] }
    guard let subject = subject(of: record),
      changed == [PackGraph.Node(.field, "\(record).\(subject)").label]
    else {
      return false
    }
    let fields = [old.pack, new.pack].compactMap { pack in
      pack.records.first { $0.name == record }.flatMap { type in
        type.fieldIndex(named: subject).map { type.fields[$0] }
      }
    }
    return fields.count == 2
      && fields.allSatisfy { $0.type == .text && ($0.isOptional || $0.defaultValue != nil) }
  }

  // MARK: Changes

  func change(
    _ item: PackItem, _ other: PackItem, _ kind: PackDifference.Kind, _ message: String
  ) -> PackDifference.Change {
    var change = PackDifference.Change(
      id: item.id, what: item.kind.rawValue, change: kind, message: message)
    change.title = other.title
    change.voids = voids(item, other)
    place(&change, other, new.pack)
    return change
  }

  func added(_ item: PackItem) -> PackDifference.Change {
    var change = self.change(whole: item, .added, "is new")
    change.newSource = DecisionCopy.Source(item)
    place(&change, item, new.pack)
    return change
  }

  /// Which part it is, of what kind, and where it is defined.
  private func place(_ change: inout PackDifference.Change, _ item: PackItem, _ pack: Pack) {
    change.part = node(item).label
    if case .rule(let index)? = DecisionCopy.Source(item) {
      change.ruleKind = pack.rules[index].kind.rawValue
    }
    if pack.files.indices.contains(item.origin.file) { change.file = pack.files[item.origin.file] }
  }

  func removed(_ item: PackItem) -> PackDifference.Change {
    var change = self.change(whole: item, .removed, "was removed")
    change.oldSource = DecisionCopy.Source(item)
    change.voids = signed(item).map { PackDifference.Voided(item: item.id, role: $0) }
    place(&change, item, old.pack)
    return change
  }

  private func change(
    whole item: PackItem, _ kind: PackDifference.Kind, _ said: String
  ) -> PackDifference.Change {
    var change = PackDifference.Change(
      id: item.id, what: item.kind.rawValue, change: kind,
      message: said + (item.title.map { $0 == item.id ? "" : ": \($0)" } ?? ""))
    change.title = item.title
    return change
  }

  /// A term that is written differently and finds the same on the day asked about; without such a
  /// day, today and on every day to come.
  func termFindingTheSame(
    _ pair: ItemPair, _ options: PackDifference.Options
  ) -> PackDifference.Change? {
    guard pair.old.kind == .term else { return nil }
    let (was, now) = (old.pack.terms[pair.old.index], new.pack.terms[pair.new.index])
    var days = [options.asOf ?? options.today]
    if options.asOf == nil {
      days += (old.pack.thresholds + new.pack.thresholds).flatMap(\.turningDays).filter {
        $0 > options.today
      }
    }
    guard days.allSatisfy({ was.isLike(now, in: old.pack, new.pack, today: ($0, $0)) }) else {
      return nil
    }
    let day = MomentText.text(days[0])
    var change = self.change(
      pair.old, pair.new, .words,
      "is written differently but finds the same with the numbers of \(day)")
    change.because = causes(pair)
    return change
  }

  /// A change of an item that is not decided: its words say all.
  /// - Parameters:
  ///   - day: the day whose numbers count.
  ///   - later: the days to come on which other numbers do.
  func changed(
    _ pair: ItemPair, on day: CivilDate, later: [CivilDate]
  ) -> PackDifference.Change {
    let (item, other) = (pair.old, pair.new)
    let causes = self.causes(pair)
    let message = causes.prefix(3).map { cause in
      let name = cause.id == "it" || cause.id == item.id ? "" : "\(cause.id): "
      switch (cause.from, cause.to) {
      case (let from?, let to?):
        let (was, now) = PackDifference.marked(from, to, most: 120)
        return "\(name)`\(now)` instead of `\(was)`"
      case (nil, let to?): return "\(name)`\(to)`, newly added"
      case (let from?, nil): return "\(name)no longer `\(from)`"
      case (nil, nil): return name
      }
    }
    var change = self.change(item, other, .changed, message.joined(separator: "; "))
    change.because = causes
    func differences(on day: CivilDate) -> [PackDifference.Shown] {
      CopyWitness.differences(item, other, old.pack, new.pack, on: day)
    }
    change.differences = differences(on: day)
    guard item.kind == .term, change.differences.isEmpty else { return change }
    for day in later {
      change.differences = differences(on: day)
      if change.differences.isEmpty { continue }
      change.message = "from \(MomentText.text(day)) on: \(change.message)"
      change.begins = day
      // An example of a term has no day.
      for index in change.differences.indices { change.differences[index].isOfToday = false }
      break
    }
    return change
  }

  // MARK: Sign-offs and examples

  private func signed(_ item: PackItem) -> [String] {
    before.entries(of: item).filter { $0.state == .signed }.map(\.role)
  }

  /// Sign-offs that held before and do not now: of the item, and of the numbers and lists it rests
  /// on.
  private func voids(_ item: PackItem, _ other: PackItem) -> [PackDifference.Voided] {
    if fallen.isEmpty { return [] }
    let reached = before.contents.graph.reach(of: node(item)).filter {
      fallen[$0] != nil && $0 != node(item)
    }
    return ([node(item)] + reached.sorted { $0.label < $1.label }).flatMap { node in
      (fallen[node] ?? []).map { PackDifference.Voided(item: node.name, role: $0) }
    }
  }

  /// With who must sign it, where that has changed beside what it decides.
  func withDuty(_ change: PackDifference.Change) -> PackDifference.Change {
    let items = [old.pack, new.pack].map { pack in pack.namedItems.first { $0.id == change.id } }
    guard let item = items[0], let other = items[1], let duty = duty(item, other) else {
      return change
    }
    var change = change
    change.message += "; " + duty
    change.isEditedItself = true
    if change.change == .words { change.change = .changed }
    return change
  }

  /// The roles whose sign-off of an item held in the old pack and does not in the new one.
  private static func fallen(
    _ before: SignOffReview, _ after: SignOffReview
  ) -> [PackGraph.Node: [String]] {
    if before.pack.signOffs.isEmpty { return [:] }
    var fallen: [PackGraph.Node: [String]] = [:]
    for entry in before.entries() where entry.state == .signed {
      guard
        let other = after.pack.namedItems.first(where: {
          $0.id == entry.item.id && $0.kind == entry.item.kind
        }),
        !after.entries(of: other).contains(where: { $0.role == entry.role && $0.state == .signed })
      else { continue }
      fallen[node(entry.item), default: []].append(entry.role)
    }
    return fallen
  }

  /// Examples of the new pack that fail, and those of the old one that are gone and would.
  func breaks(
    _ change: PackDifference.Change, _ failing: [ExampleResult],
    _ runners: (CaseRunner, CaseRunner),
    _ options: PackDifference.Options
  ) -> [String] {
    var broken = failing.map(\.example.it)
    guard let oldSource = change.oldSource, let newSource = change.newSource else { return broken }
    let examples: [Example]
    let kept: Set<String>
    switch (oldSource, newSource) {
    case (.rule(let index), .rule(let other)):
      (examples, kept) = (
        old.pack.rules[index].examples, Set(new.pack.rules[other].examples.map(\.it))
      )
    case (.table(let index), .table(let other)):
      (examples, kept) = (
        old.pack.tables[index].examples, Set(new.pack.tables[other].examples.map(\.it))
      )
    default: return broken
    }
    for example in examples where !kept.contains(example.it) {
      let witness = Witness(example, in: old.pack, today: options.today)
      guard let now = witness.example(in: new.pack) else { continue }
      let (before, after) = (
        CaseSearch.Result(runners.0.decision(oldSource, of: example)),
        CaseSearch.Result(runners.1.decision(newSource, of: now))
      )
      if before != after { broken.append(example.it) }
    }
    return broken
  }

  /// Exemptions that accept findings of an item, or whose key is that of its text.
  func exemptions(touchedBy change: PackDifference.Change) -> [String] {
    if change.change == .words { return [] }
    let keys = Set(
      (old.pack.texts + new.pack.texts).filter { $0.id == change.id }.compactMap(\.key))
    var touched: [String] = []
    for exemption in old.pack.exemptions + new.pack.exemptions {
      let own = exemption.accepts.compactMap(\.key).filter {
        exemption.term == change.id || keys.contains($0)
      }
      let names =
        exemption.term == change.id && own.isEmpty ? [exemption.locale ?? change.id] : own
      for name in names where !touched.contains(name) { touched.append(name) }
    }
    return touched
  }

  /// Red flags first, and of all first those that do less.
  func order(_ change: PackDifference.Change) -> (Int, Int, String) {
    let isUrgent = change.isRedFlag && change.change != .words
    let kinds: [PackDifference.Kind] = [.changed, .added, .removed, .words]
    let whats = PackItem.Kind.allCases.map(\.rawValue)
    let isLess = change.differences.contains(where: \.isLess)
    return (
      isUrgent ? (isLess ? -3 : -2) : isLess ? -1 : kinds.firstIndex(of: change.change)!,
      whats.firstIndex(of: change.what) ?? whats.count, change.id
    )
  }
}

private func node(_ item: PackItem) -> PackGraph.Node { PackGraph.Node(item) }
