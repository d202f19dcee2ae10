import Diagnostics
import RuleModel
import SourceText
import YAMLReading

/// The keys that a rule file can begin with, apart from words that begin lines anywhere.
public let ruleFileSections = Set(PackSection.names).subtracting([
  "title", "version", "language",
])

/// The passes over the files.
extension PackBuilder {
  /// - Parameter trees: what was read of each file.
  func build(_ trees: [(root: YAMLNode?, findings: [Finding])]) {
    gatherSections(trees)
    joinExamples()
    leaveOutTheUsual()
    decodeManifest(sections)
    for section in PackSection.allCases { read(section, sections[section.rawValue] ?? []) }
    reportMisfits()
    checkReferences()
    if !reports.isIncomplete {
      checkRoles()
      checkSurfaces()
    }
    checkMentions()
    checkMessageRules()
    reportCutTexts()
    reportMissingSections()
    reportRepetitions()
    // A name that only a broken condition uses is not unused.
    if !reports.hasErrors {
      let graph = PackGraph(pack)
      checkOutcomes(graph)
      reportUnused(graph)
      reportRetiredUse(graph)
      reportUnshippedTerms()
      reportStrayTerms()
      reportAllowedFields(graph)
    }
  }

  /// Puts the sections of all files together, and reports what is none.
  private func gatherSections(_ trees: [(root: YAMLNode?, findings: [Finding])]) {
    for (index, (root, found)) in trees.enumerated() {
      reports.add(found)
      if root?.isWhole != true, found.contains(where: { $0.level == .error }) {
        reports.isIncomplete = true
      }
      guard let root, !root.isNull else {
        if found.isEmpty { reportEmpty(index) }
        continue
      }
      guard let entries = root.mapping else {
        report(
          .wrongShape,
          "a rule file must be a group of keys such as `rules:`, but this is \(root.kindInWords)",
          at: origin(root), advice: "start the file with `rules:`, `records:`, `thresholds:` …")
        continue
      }
      for entry in entries {
        if PackSection(rawValue: entry.keyText) != nil {
          sections[entry.keyText, default: []].append(entry)
        } else {
          let nearest = nearestName(entry.keyText, in: PackSection.names)
          report(
            .unknownKey, "`\(entry.keyText)` is not a section of a rule file",
            at: origin(entry.key),
            meant: nearest,
            advice: "sections: "
              + PackSection.names.joined(separator: ", "))
        }
      }
    }
  }

  /// Takes out of texts what is so without being said: it is no difference to anything.
  private func leaveOutTheUsual() {
    sections[PackSection.texts.rawValue] = sections[PackSection.texts.rawValue]?.map { entry in
      guard let items = entry.value.sequence else { return entry }
      let bare = items.map {
        $0.without("tier", saying: SignedText.usualTier)
          .without("dismissible", saying: SignedText.usuallyDismissible)
      }
      let value = YAMLNode(
        .sequence(bare), at: entry.value.range, in: entry.value.file, isWhole: entry.value.isWhole)
      return YAMLEntry(key: entry.key, value: value)
    }
  }

  /// The file's missing content is not reported where it is used: that would be many errors about
  /// one.
  private func reportEmpty(_ index: Int) {
    guard files.indices.contains(index) else { return }
    reports.isIncomplete = true
    let isBlank = files[index].bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    report(
      .wrongShape, isBlank ? "this file is empty" : "everything in this file is a comment",
      at: Origin(file: index, range: 0..<0),
      advice: "write in it what it is for, such as `rules:`, or delete it",
      because: "what it held before would be gone without a word")
  }

  /// - Parameter entries: what all files have of the section.
  private func read(_ section: PackSection, _ entries: [YAMLEntry]) {
    let nodes = entries.map(\.value)
    switch section {
    // `decodeManifest` and `joinExamples` read these, and `SignOffReview` the signed content.
    case .pack, .title, .version, .language, .sourceLocale, .locales, .shared, .unreviewed,
      .timeZone, .unsignedTexts, .signedContent, .examplesOf:
      break
    case .checks: nodes.forEach(decodeChecks)
    case .units: decodeUnits(nodes)
    case .records: nodes.forEach(decodeRecords)
    case .thresholds:
      nodes.forEach(decodeThresholds)
      readThresholdWords()
    case .lists:
      nodes.forEach(decodeLists)
      checkListBans()
    case .surfaces: add(nodes, to: \.surfaces, readSurfaces)
    case .texts: add(nodes, to: \.texts, readTexts)
    case .lets: nodes.forEach(declareLets)
    case .tables: readTables(nodes)
    case .rules: add(nodes, to: \.rules, readRules)
    case .orders: add(nodes, to: \.orders, readOrders)
    case .together: pack.meetings = readTogether(nodes)
    case .terms: add(nodes, to: \.terms, readTerms)
    case .limits: add(nodes, to: \.limits, readLimits)
    case .reviewed: add(nodes, to: \.reviewed, readReviewed)
    case .exemptions: add(nodes, to: \.exemptions, readExemptions)
    case .changes: add(nodes, to: \.changes, readChanges)
    case .messages: add(nodes, to: \.messages, readMessages)
    case .mappings: add(nodes, to: \.mappings, readMappings)
    case .roles: add(nodes, to: \.roles, readRoles)
    case .signoffs: add(nodes, to: \.signOffs, readSignOffs)
    case .ships: pack.ships = readShipping(entries)
    case .requirements: add(nodes, to: \.requirements, readRequirements)
    }
  }

  /// File by file: readers look at what the files before have.
  private func add<Part>(
    _ nodes: [YAMLNode], to parts: WritableKeyPath<Pack, [Part]>, _ read: (YAMLNode) -> [Part]
  ) {
    for node in nodes {
      let found = read(node)
      pack[keyPath: parts] += found
    }
  }

  private func declareLets(_ node: YAMLNode) {
    lets(node, taken: []) { draft in
      if let first = defined.lets[draft.name] {
        report(
          .duplicateName, "`\(draft.name)` is defined twice", at: draft.origin,
          notes: [Note("first defined here", at: place(first.origin))])
      } else {
        // Whatever uses the name was written for the first; with another in its place it would be
        // wrong too.
        defined.lets[draft.name] = draft
      }
    }
  }

  private func readTables(_ nodes: [YAMLNode]) {
    nodes.forEach(declareTables)
    for draft in defined.tables { _ = resolve(draft, from: origin(draft.node)) }
    checkScopes()
    // Every declared table keeps its place, so that answers point to the right one; one that failed
    // makes the pack fail.
    pack.tables = defined.tables.map { draft in
      draft.table
        ?? Table(
          id: draft.id, scope: draft.scope,
          columns: draft.columns.map { .init(name: $0.name, type: .text) }, rows: [],
          policy: .inOrder)
    }
  }

  private func decodeManifest(_ sections: [String: [YAMLEntry]]) {
    func text(_ key: String) -> String? {
      guard let entries = sections[key], let first = entries.first else { return nil }
      for extra in entries.dropFirst() {
        report(
          .duplicateName, "`\(key)` is set in two files", at: origin(extra.key),
          advice: "keep it in pack.yaml only")
      }
      return self.text(first.value, of: "`\(key)`")
    }
    let start = Origin(
      file: files.firstIndex { $0.path.hasSuffix("pack.yaml") } ?? (files.isEmpty ? -1 : 0),
      range: 0..<0)
    decodeName(text("pack"), at: start)
    pack.title = text("title") ?? pack.name
    pack.version = text("version") ?? "0"
    if pack.version.contains(","), let node = sections[PackSection.version.rawValue]?.first?.value {
      report(
        .wrongShape, "`\(pack.version)` is no version", at: origin(node),
        advice: "write `\(pack.version.replacing(",", with: "."))`")
    }
    if let language = text("language") {
      if language != "1" {
        report(
          .language,
          "this pack uses version `\(language)` of the rule language, but this program reads version 1",
          at: origin(sections["language"]![0].value),
          advice: "update Primum, or write `language: 1`")
      }
    } else if sections["pack"] != nil {
      report(
        .missingKey,
        "the pack does not say which version of the rule language it uses, so version 1 is assumed",
        at: origin(sections["pack"]![0].key), level: .warning, advice: "add `language: 1`")
    }
    if let locale = text("source locale") {
      checkLocale(locale, at: origin(sections["source locale"]![0].value))
      pack.sourceLocale = locale
    }
    if let entry = sections["locales"]?.first {
      pack.locales = texts(entry.value, of: "`locales`")
      checkLocales(entry.value)
      pack.localesOrigin = origin(entry.value)
    }
    if pack.locales.isEmpty { pack.locales = [pack.sourceLocale] }
    readSharing(sections)
    if let reason = text("texts need no sign-off because")?.trimmingSpaces() {
      unsignedTexts = noSignOff(
        reason, at: origin(sections[PackSection.unsignedTexts.rawValue]![0].value))
    }
    pack.timeZone = text("time zone")
    pack.timeZoneOrigin = sections["time zone"].map { origin($0[0].value) }
  }

  /// `pack:`.
  private func decodeName(_ name: String?, at start: Origin) {
    if let name {
      pack.name = name
      let isSound =
        !name.isEmpty
        && name.utf8.allSatisfy {
          $0.isASCIIAlphanumeric || $0 == 0x2D || $0 == 0x5F
        }
      if !isSound {
        report(
          .badName, "`\(name)` is not a valid name for a pack",
          at: origin(sections["pack"]![0].value),
          advice: "use letters, digits and hyphens")
      }
    } else if !reports.isIncomplete {
      // Else the file that says so may be the one that could not be read.
      report(
        .missingKey, "no file in this folder has `pack: NAME`", at: start,
        advice:
          "add a file pack.yaml with `pack`, `title`, `version`, `language: 1`, `source locale` and `locales`"
      )
    }
  }

  /// `shared:` and `unreviewed:`.
  private func readSharing(_ sections: [String: [YAMLEntry]]) {
    if let node = sections["shared"]?.first?.value, let word = text(node, of: "`shared`") {
      pack.isShared = word == "yes" || word == "true"
      if !pack.isShared, word != "no", word != "false" {
        report(
          .typeMismatch, "`shared` must be yes or no, not `\(word)`", at: origin(node),
          advice: "write yes or no")
      }
    }
    if let node = sections["unreviewed"]?.first?.value, let word = text(node, of: "`unreviewed`") {
      if let level = Term.Severity(rawValue: word) {
        pack.unreviewedLevel = level
      } else {
        report(
          .unknownWord, "`\(word)` is not a level", at: origin(node),
          advice: "levels: error, warning, note")
      }
    }
  }

  /// Names of things that must exist: nothing passes because it points nowhere.
  private func checkReferences() {
    // Of each kind of reference, where there is one.
    var ids: [Reference.Kind: Set<String>] = [:]
    var inOrder: [String: [String]] = [:]
    for reference in uses.references {
      let (what, kinds): (String, [PackItem.Kind]) =
        switch reference.kind {
        case .term: ("term", [.term])
        case .item: ("term, text, rule or message", [.term, .text, .rule, .table, .message])
        case .signable: ("item", PackItem.Kind.allCases.filter(\.hasID))
        }
      let known = ids[reference.kind] ?? Set(kinds.flatMap(pack.items).map(\.id))
      ids[reference.kind] = known
      // Items that failed to load were reported at their place.
      if known.contains(reference.name) || defined.ids[reference.name] != nil { continue }
      let sorted = inOrder[what] ?? known.sorted()
      inOrder[what] = sorted
      let nearest = nearestName(reference.name, in: sorted)
      report(
        .unknownName, "there is no \(what) `\(reference.name)`", at: reference.origin,
        meant: nearest)
    }
  }

  /// A message waits for a rule that decides about the same record.
  private func checkMessageRules() {
    for (id, record, origin) in uses.messageRules {
      guard let rule = pack.rules.first(where: { $0.id == id }) else {
        if defined.ids[id] != nil, pack.item(named: id) == nil { continue }
        let nearest = nearestName(id, in: pack.rules.map(\.id).sorted())
        report(
          .unknownName, "there is no rule `\(id)`", at: origin, meant: nearest)
        continue
      }
      let type = pack.records[record].name
      if rule.scope != .each(record) {
        report(
          .wrongShape, "the rule `\(id)` does not run for each \(type)", at: origin,
          advice: "name a rule with `for each: \(type)`")
      } else if rule.status == .retired {
        report(
          .wrongShape, "the rule `\(id)` is retired, so the message would never appear", at: origin,
          advice: "name an active rule, or remove `only if`")
      }
    }
  }

  private func reportUnused(_ graph: PackGraph) {
    func unused(_ what: String, _ name: String, _ origin: Origin) {
      report(
        .unusedName, "\(what) `\(name)` is never used", at: origin, level: .warning,
        advice: "use it, or remove it")
    }
    if defined.lets.isEmpty, pack.thresholds.isEmpty, pack.lists.isEmpty { return }
    let used = graph.reach(ofAll: graph.edges.keys.filter { $0.kind != .binding })
    func isUsed(_ kind: PackGraph.Node.Kind, _ name: String) -> Bool {
      used.contains(PackGraph.Node(kind, name))
    }
    for (name, draft) in defined.lets.sorted(by: { $0.key < $1.key }) where !isUsed(.binding, name)
    {
      unused("the `let`", name, draft.origin)
    }
    for threshold in pack.thresholds
    where !isUsed(.threshold, threshold.name) && !uses.inWords.contains(threshold.name) {
      unused("the threshold", threshold.name, threshold.origin)
    }
    for list in pack.lists where !isUsed(.list, list.name) {
      unused("the list", list.name, list.origin)
    }
  }
}
