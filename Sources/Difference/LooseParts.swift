import Changes
import RuleLoading
import RuleModel
import SignOffs
import YAMLReading

/// Parts in sections of their own, or reported by themselves because no decision shows them:
/// limits, mappings, fields, units, statements, exemptions, and properties of the whole pack.
struct LooseParts {
  private(set) var changes: [PackDifference.Change] = []
  /// Parts that both packs have in every word.
  private(set) var same = 0
  /// Fields, records, units and names that differ, and are reported with the decisions that show
  /// it.
  private(set) var elsewhere = 0
  private let parts: PackParts
  private let now: Instant
  /// The parts that some decision's witness shows the change of.
  private let shown: Set<String>

  init(_ parts: PackParts, shown: Set<String>, now: Instant) {
    self.parts = parts
    self.shown = shown
    self.now = now
    for section in PackSection.allCases {
      switch LooseParts.comparison(of: section) {
      case .rows(let what, let keys):
        compare(what, rows(parts.old, section, keys), rows(parts.new, section, keys))
      case .statements: compareStatements(section)
      case .nodes(let kinds): for kind in kinds { compareNodes(kind) }
      case .value, .items, .words: break
      }
    }
    compare("pack", values(parts.old), values(parts.new))
  }

  /// How two states of a section are compared.
  private enum Comparison {
    /// Row by row: the word for one, and the keys whose values distinguish rows.
    case rows(_ what: String, by: [String])
    case statements
    /// Node by node of these kinds.
    case nodes([PackGraph.Node.Kind])
    /// As one value of the pack.
    case value
    /// By `PackDifference`, item by item.
    case items
    /// It decides nothing, or says who has approved what.
    case words
  }

  private static func comparison(of section: PackSection) -> Comparison {
    switch section {
    case .limits: .rows("limit", by: ["key"])
    case .mappings: .rows("mapping", by: ["id"])
    case .exemptions: .rows("exemption", by: ["key", "locale", "term", "check"])
    case .ships: .rows("ships", by: [])
    case .roles: .rows("role", by: ["id"])
    case .reviewed: .rows("reviewed", by: ["locale"])
    case .requirements: .rows("requirement", by: ["id"])
    case .orders, .together: .statements
    case .records: .nodes([.field, .record])
    case .units: .nodes([.unit])
    case .lets: .nodes([.binding])
    case .locales, .sourceLocale, .timeZone, .shared, .unreviewed, .surfaces, .checks: .value
    case .thresholds, .lists, .texts, .tables, .rules, .terms, .messages: .items
    case .pack, .title, .version, .language, .changes, .signoffs, .signedContent,
      .unsignedTexts, .examplesOf:
      .words
    }
  }

  // MARK: Comparing

  private mutating func compare(_ what: String, _ was: [String: Written], _ now: [String: Written])
  {
    compare(what, was.mapValues { [$0] }, now.mapValues { [$0] })
  }

  private mutating func compare(
    _ what: String, _ was: [String: [Written]], _ now: [String: [Written]]
  ) {
    for name in Set(was.keys).union(now.keys).sorted() {
      // Of several rows of one name, those that both packs have are the same.
      let (before, after) = (was[name] ?? [], now[name] ?? [])
      let gone = before.filter { !after.contains($0) }.sorted { $0.canonical < $1.canonical }
      let come = after.filter { !before.contains($0) }.sorted { $0.canonical < $1.canonical }
      same += after.count - come.count
      for index in 0..<max(gone.count, come.count) {
        tell(
          what, name, gone.indices.contains(index) ? gone[index] : nil,
          come.indices.contains(index) ? come[index] : nil)
      }
    }
  }

  private mutating func tell(_ what: String, _ name: String, _ old: Written?, _ new: Written?) {
    let (from, to) = (old.map(\.said), new.map(\.said))
    var change = PackDifference.Change(
      id: name, what: what, change: from == nil ? .added : to == nil ? .removed : .changed,
      message: message(from, to))
    change.part = part(what, name)
    change.because = [.init(id: name, from: from, to: to, part: change.part)]
    if let old, let new {
      let parts = differing(old, new, "")
      if parts.allSatisfy({ !$0.id.isEmpty }) {
        change.because = parts.map { cause in
          var cause = cause
          (cause.part, cause.key) = (change.part, cause.id)
          return cause
        }
        change.message = parts.prefix(3).map { "\($0.id): \(message($0.from, $0.to))" }.joined(
          separator: "; ")
      }
      show(&change)
    }
    changes.append(change)
  }

  /// As what rests on it names it.
  private func part(_ what: String, _ name: String) -> String {
    switch (what, name) {
    case ("pack", "time zone"): PackGraph.Node.timeZone.label
    case ("pack", "source locale"): PackGraph.Node.sourceLocale.label
    case ("pack", "unreviewed"): PackGraph.Node.unreviewed.label
    default: what + " " + name
    }
  }

  /// The parts of two groups that differ, by the keys that lead to them.
  private func differing(_ old: Written, _ new: Written, _ path: String) -> [PackDifference.Cause] {
    PackChanges.changes(old, new).flatMap { change -> [PackDifference.Cause] in
      let name = path.isEmpty || change.key.isEmpty ? path + change.key : "\(path): \(change.key)"
      if !change.key.isEmpty, let one = change.from, let other = change.to {
        return differing(one, other, name)
      }
      return [.init(id: name, from: change.from?.said, to: change.to?.said)]
    }
  }

  private func message(_ from: String?, _ to: String?) -> String {
    switch (from, to) {
    case (nil, let to): "is new: `\(to ?? "")`"
    case (let from?, nil): "was removed; it was `\(from)`"
    case (let from?, let to?): "`\(to)` instead of `\(from)`"
    }
  }

  /// The words of a limit, and a witness for what has one.
  private func show(_ change: inout PackDifference.Change) {
    let (old, new) = (parts.old.pack, parts.new.pack)
    switch change.what {
    case "limit":
      func limit(_ pack: Pack) -> LengthLimit? {
        let limits = pack.limits.filter { $0.key == change.id }
        return limits.count == 1 ? limits[0] : nil
      }
      guard let was = limit(old), let now = limit(new) else { return }
      if was.atMost != now.atMost || was.measure != now.measure {
        change.message =
          "at most \(now.atMost) \(now.measure.rawValue) instead of \(was.atMost) \(was.measure.rawValue)"
      }
      change.differences = LimitWitness.differences(was, now)
    case "mapping":
      guard let was = old.mappings.firstIndex(where: { $0.id == change.id }),
        let now = new.mappings.firstIndex(where: { $0.id == change.id })
      else { return }
      change.differences = MappingWitness(old, was, new, now).differences()
    case "field": change.differences = fieldDifferences(change.id)
    default: break
    }
  }

  // MARK: Fields, records and units

  private mutating func compareNodes(_ kind: PackGraph.Node.Kind) {
    func contents(_ review: SignOffReview) -> [String: Written] {
      var found: [String: Written] = [:]
      for (node, content) in review.contents.all where node.kind == kind {
        found[node.name] = content.without(PackParts.keysNotCompared)
      }
      return found
    }
    var (was, now) = (contents(parts.before), contents(parts.after))
    for name in Set(was.keys).union(now.keys) where was[name] != now[name] {
      let node = PackGraph.Node(kind, name)
      guard parts.reached.contains(node.label), !isUntold(node) else { continue }
      elsewhere += 1
      was[name] = nil
      now[name] = nil
    }
    compare(kind.rawValue, was, now)
  }

  /// If no decision comes out otherwise, logs may still be read otherwise: whose a record is, when
  /// it was, which values can be used.
  private func isUntold(_ node: PackGraph.Node) -> Bool {
    switch node.kind {
    case .record: return true
    case .field:
      if shown.contains(node.name) { return false }
      func reading(_ pack: Pack) -> Field? {
        var found = field(node.name, pack)?.field
        found?.origin = Origin.none
        return found
      }
      return reading(parts.old.pack) != reading(parts.new.pack)
    default: return false
    }
  }

  private func field(_ name: String, _ pack: Pack) -> (record: String, field: Field)? {
    for record in pack.logRecords {
      for field in record.fields where "\(record.name).\(field.name)" == name {
        return (record.name, field)
      }
    }
    return nil
  }

  private func fieldDifferences(_ name: String) -> [PackDifference.Shown] {
    guard let was = field(name, parts.old.pack), let now = field(name, parts.new.pack) else {
      return []
    }
    return FieldWitness(record: now.record, old: was.field, new: now.field, now: self.now)
      .differences()
  }

  // MARK: Statements

  /// Statements about numbers, or about rules that meet. One that is only worded otherwise is
  /// reported as changed.
  private mutating func compareStatements(_ section: PackSection) {
    func statements(_ loaded: LoadedPack) -> [(text: String, written: Written)] {
      (loaded.sections[section.rawValue] ?? []).flatMap { $0.value.sequence ?? [] }.map { item in
        let written = Normalising.written(item).without(KeyTable.undecided(in: section))
        return ((written["holds"] ?? written).said, written)
      }
    }
    let (before, after) = (statements(parts.old), statements(parts.new))
    var gone = before.filter { old in !after.contains { $0.written == old.written } }
    same += after.count { new in before.contains { $0.written == new.written } }
    for new in after where !before.contains(where: { $0.written == new.written }) {
      let words = Set(new.text.split(separator: " "))
      let alike = gone.indices.map {
        ($0, Set(gone[$0].text.split(separator: " ")).intersection(words).count)
      }
      let place = alike.filter { $0.1 * 2 >= words.count }.max { $0.1 < $1.1 }?.0
      let old = place.map { gone.remove(at: $0) }
      tellStatement(section, new.text, old?.written, new.written)
    }
    for old in gone { tellStatement(section, old.text, old.written, nil) }
  }

  private mutating func tellStatement(
    _ section: PackSection, _ text: String, _ old: Written?, _ new: Written?
  ) {
    let (from, to) = (old.map(\.said), new.map(\.said))
    let message: String
    switch (from, to) {
    case (nil, let to): message = "is stated: `\(to ?? "")`"
    case (let from?, nil): message = "is no longer stated; it was `\(from)`"
    case (let from?, let to?): message = "`\(to)` is stated instead of `\(from)`"
    }
    var change = PackDifference.Change(
      id: text, what: "statement", change: from == nil ? .added : to == nil ? .removed : .changed,
      message: message)
    change.part = part(change.what, text)
    change.because = [.init(id: section.rawValue, from: from, to: to, part: change.part)]
    changes.append(change)
  }

  // MARK: Reading

  /// Values of the pack itself; each of the checks by itself.
  private func values(_ loaded: LoadedPack) -> [String: Written] {
    var found: [String: Written] = [:]
    for section in PackSection.allCases {
      guard case .value = LooseParts.comparison(of: section) else { continue }
      for entry in loaded.sections[section.rawValue] ?? [] {
        guard section == .checks else {
          found[section.rawValue] = found[section.rawValue] ?? Normalising.written(entry.value)
          continue
        }
        for check in entry.value.mapping ?? [] {
          found["checks: \(check.keyText)"] = Normalising.written(check.value)
        }
      }
    }
    return found
  }

  private func rows(
    _ loaded: LoadedPack, _ section: PackSection, _ keys: [String]
  ) -> [String: [Written]] {
    var found: [String: [Written]] = [:]
    let undecided = KeyTable.undecided(in: section)
    for node in (loaded.sections[section.rawValue] ?? []).map(\.value) {
      for entry in node.mapping ?? [] {
        found[entry.keyText, default: []].append(
          Normalising.written(entry.value).without(undecided))
      }
      for item in node.sequence ?? [] {
        let written = Normalising.written(item)
        let named = keys.compactMap { item[$0]?.text }.joined(separator: ", ")
        found[named.isEmpty ? written.said : named, default: []].append(
          written.without(undecided))
      }
    }
    return found
  }
}
