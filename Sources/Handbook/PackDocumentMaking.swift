import Analysis
import Catalogues
import Reporting
import RuleLoading
import RuleModel
import SignOffs
import SourceText

extension PackDocument {
  /// - Parameters:
  ///   - catalogues: what the app ships; empty: translations are those of the pack alone.
  ///   - forms: the inflections of a term.
  public init(
    _ loaded: LoadedPack, catalogues: [Catalogue], today: CivilDate,
    forms: @escaping @Sendable (Term) -> [String]
  ) {
    let pack = loaded.pack
    let maker = DocumentMaker(loaded, catalogues, today, forms)
    let rules = pack.items(.rule).filter { $0.status != .retired }
    let order: [RuleKind] = [.limit, .constraint, .minimum, .advisory]
    let others = order.flatMap { kind in rules.filter { pack.rules[$0.index].kind == kind } }
    func active(_ kind: PackItem.Kind) -> [PackItem] {
      pack.items(kind).filter { $0.status != .retired }
    }
    func chapter(_ id: String, _ title: String, _ items: [PackItem]) -> Chapter {
      Chapter(id: id, title: title, items: items.map(maker.item))
    }
    name = pack.name
    title = pack.title
    version = pack.version
    locales = [pack.sourceLocale] + pack.locales.filter { $0 != pack.sourceLocale }
    roles = pack.roles
    self.today = today
    written = maker.written
    graph = maker.graph
    turns = DaysToCome(pack: pack, today: today).all(maker.values)
    chapters = [
      chapter("flags", "Red flags", rules.filter { pack.rules[$0.index].kind == .redFlag }),
      chapter("rules", "Other rules", others), chapter("tables", "Tables", active(.table)),
      chapter("numbers", "Numbers", active(.threshold)), chapter("lists", "Lists", active(.list)),
      chapter("texts", "Texts as people read them", active(.text)),
      chapter("messages", "Messages", active(.message)),
      chapter("terms", "Words that copy must not contain", active(.term)),
    ].filter { !$0.items.isEmpty }
    records = PackDocument.records(of: pack, maker.graph)
    requirements = maker.requirements
    items = chapters.flatMap(\.items)
    places = Dictionary(
      items.enumerated().map { ($0.element.reference.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }
}

/// Makes the items of a document; what all of them need is worked out once.
private struct DocumentMaker {
  let loaded: LoadedPack
  let pack: Pack
  let translations: CatalogueWords
  let today: CivilDate
  let explanation: Explanation
  let apart: ExamplesApart
  let review: SignOffReview
  let written: WrittenOut
  let graph: PackGraph
  private let places = ItemLines()
  private var users: [PackGraph.Node: [PackGraph.Node]] = [:]
  private let references: [PackGraph.Node: PackDocument.Reference]

  init(
    _ loaded: LoadedPack, _ catalogues: [Catalogue], _ today: CivilDate,
    _ forms: @escaping @Sendable (Term) -> [String]
  ) {
    self.loaded = loaded
    pack = loaded.pack
    translations = CatalogueWords(catalogues)
    self.today = today
    apart = ExamplesApart(loaded)
    explanation = Explanation(apart.bare, today: today, forms: forms)
    review = SignOffReview(loaded)
    written = WrittenOut(pack, today: today)
    graph = PackGraph(pack)
    references = Dictionary(
      pack.namedItems.map { (PackGraph.Node($0), PackDocument.Reference($0)) },
      uniquingKeysWith: { first, _ in first })
    for (node, used) in graph.edges {
      for each in used where each != node { users[each, default: []].append(node) }
    }
  }

  var requirements: [PackDocument.Requirement] {
    var resting: [String: [String]] = [:]
    for (item, rows) in pack.coveredRows where item.status != .retired {
      for row in rows { resting[row, default: []].append(item.id) }
    }
    return pack.requirements.map { row in
      let place = loaded.place(row.origin)
      return .init(
        row, resting: resting[row.id] ?? [], isApart: { apart.file($0) != nil },
        file: place?.file.path ?? "",
        line: place.map { places.lines(of: $0).number } ?? 0)
    }
  }

  func item(_ item: PackItem) -> PackDocument.Item {
    let node = PackGraph.Node(item)
    let users = users[node] ?? []
    var made = PackDocument.Item(
      reference: .init(item), kindWords: item.kind.word,
      isRedFlag: false,
      status: item.status, lines: lines(item.id), sources: item.source,
      uses: sorted(graph.edges[node] ?? []), usedBy: sorted(users),
      requirements: users.filter { $0.kind == .requirement }.map(\.name).sorted(),
      signOffs: signOffs(item),
      examples: [], values: [], sentences: [], grid: nil, surfaces: [], file: "", line: 0, yaml: "")
    if let place = loaded.place(item.origin) {
      made.file = place.file.path
      let lines = places.lines(of: place)
      made.line = lines.number
      made.yaml = lines.text
    }
    let words = ExampleWords(pack)
    switch item.kind {
    case .rule:
      let rule = pack.rules[item.index]
      made.lines += absences(rule)
      made.kindWords = rule.kind.rawValue
      made.isRedFlag = rule.kind == .redFlag
      made.examples = rule.examples.map { example($0, words, words.expected($0, of: rule)) }
    case .table:
      let table = pack.tables[item.index]
      made.grid = grid(table)
      made.examples = table.examples.map { example($0, words, words.expected($0, of: table)) }
    case .text:
      made.sentences = sentences(pack.texts[item.index])
      made.surfaces = pack.texts[item.index].on
    case .threshold: made.values = values(pack.thresholds[item.index])
    case .term:
      made.further = pack.terms[item.index].examples.filter { apart.file($0.origin) != nil }
        .map { "\($0.isFound ? "found in" : "not in"): “\($0.text)”" }
    case .message:
      made.further = pack.messages[item.index].examples.filter { apart.file($0.origin) != nil }
        .map(\.it)
    case .list, .limit, .mapping, .record: break
    }
    return made
  }

  private func sorted(_ nodes: some Sequence<PackGraph.Node>) -> [PackDocument.Reference] {
    nodes.compactMap { references[$0] }.sorted {
      ($0.kind.rawValue, $0.id) < ($1.kind.rawValue, $1.id)
    }
  }

  /// Lines that a column of its own says are left out.
  private static let elsewhere = ["Needs sign-off:", "Source:", "Used by:", "Lists it uses:"]

  private func lines(_ id: String) -> [PackDocument.Line] {
    guard let text = explanation.text(of: id) else { return [] }
    // As bytes: by characters, this would take longest of all that a document is made of.
    return text.utf8.split(separator: 0x0A).dropFirst(2).compactMap { line in
      let depth = line.prefix { $0 == 0x20 }.count
      let own = line.dropFirst(depth)
      if DocumentMaker.elsewhere.contains(where: { own.starts(with: $0.utf8) }) { return nil }
      return .init(
        depth: (depth + 1) / 2, text: String(Substring(own)),
        isHeading: depth == 0 && own.last == 0x3A)
    }
  }

  private func absences(_ rule: Rule) -> [PackDocument.Line] {
    rule.absences.flatMap { heading, reasons -> [PackDocument.Line] in
      [.init(depth: 0, text: heading, isHeading: true)]
        + reasons.map { field, reason in
          .init(depth: 1, text: (field.isEmpty ? "" : "\(field): ") + reason, isHeading: false)
        }
    }
  }

  private func signOffs(_ item: PackItem) -> [PackDocument.SignOff] {
    review.entries(of: item).map { entry in
      let last = pack.signOffs.last {
        $0.item == item.id && $0.role == entry.role && $0.locale == nil
      }
      let (state, changes): (String, [String]) =
        switch entry.state {
        case .signed: ("signed", [])
        case .missing: ("missing", [])
        case .void(_, let changes): ("changed since", changes)
        case .former: ("given to an earlier version", [])
        }
      return .init(
        role: entry.role,
        roleTitle: pack.roles.first { $0.name == entry.role }?.title ?? entry.role, by: last?.by,
        on: last?.on, state: state, isSigned: entry.state == .signed, changes: changes)
    }
  }

  private func example(
    _ example: Example, _ words: ExampleWords, _ expected: [String]
  ) -> PackDocument.Example {
    .init(
      it: example.it, given: words.given(example), expected: expected,
      isUnconfirmed: example.isUnconfirmed, apart: apart.file(example.origin))
  }

  /// Every value with its days, oldest first.
  func values(_ threshold: Threshold) -> [PackDocument.Value] {
    let phrases = Phrases(pack: pack, bindings: [], record: nil)
    var from = threshold.from
    var values: [PackDocument.Value] = []
    func add(_ literal: Literal, _ written: String?, until: CivilDate?) {
      let holds = (from.map { $0 <= today } ?? true) && (until.map { today <= $0 } ?? true)
      values.append(
        .init(
          text: written ?? phrases.text(literal, of: threshold.type), from: from, until: until,
          isToday: holds))
      from = until.map { $0.adding(days: 1) }
    }
    for earlier in threshold.was { add(earlier.value, earlier.written, until: earlier.until) }
    add(threshold.value, threshold.written, until: threshold.until)
    return values
  }

  private func grid(_ table: Table) -> PackDocument.Grid {
    let record = table.scope.record
    let phrases = Phrases(pack: pack, bindings: table.bindings, record: record)
    func shown(_ values: [Expression], _ written: [String]) -> [String] {
      zip(table.columns, values).enumerated().map { index, value in
        written.indices.contains(index) && !written[index].isEmpty
          ? written[index] : phrases.text(value.1, of: value.0.type)
      }
    }
    var rows = table.rows.map { row in
      PackDocument.Grid.Row(
        conditions: row.condition.map { explanation.conditionLines($0) } ?? ["always"],
        values: shown(row.values, row.written))
    }
    switch table.otherwise {
    case .values(let values):
      rows.append(.init(conditions: ["otherwise"], values: shown(values, table.otherwiseWritten)))
    case .nothing:
      rows.append(.init(conditions: ["otherwise"], values: table.columns.map { _ in "nothing" }))
    case nil: break
    }
    return .init(columns: table.columns.map(\.name), rows: rows)
  }

  /// Those of today, in the order of the locales, as the app's catalogues have them: the pack's where
  /// these have none.
  private func sentences(_ text: SignedText) -> [PackDocument.Sentence] {
    let text = text.inForce(on: today)
    let locales = [pack.sourceLocale] + pack.locales.filter { $0 != pack.sourceLocale }
    return locales.flatMap { locale -> [PackDocument.Sentence] in
      var found: [PackDocument.Sentence] = []
      if locale == pack.sourceLocale {
        found.append(.init(locale: locale, variant: "", words: text.exactly))
      }
      if let words = text.translations[locale] {
        found.append(.init(locale: locale, variant: "", words: words))
      }
      for (arm, words) in (text.plurals?[locale] ?? [:]).sorted(by: { $0.key < $1.key }) {
        found.append(.init(locale: locale, variant: arm, words: words))
      }
      let shown = translations.translated(text.key, locale)
      if shown.isEmpty { return found }
      return shown.map { variant, words in
        let packs = found.first { $0.variant == variant } ?? (found.count == 1 ? found.first : nil)
        return .init(
          locale: locale, variant: variant, words: words,
          packs: packs.flatMap { $0.words == words ? nil : $0.words })
      }
    }
  }
}
