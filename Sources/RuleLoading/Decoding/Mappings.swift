import Diagnostics
import RuleModel
import YAMLReading

/// `mappings:`: how the exports of other apps become records.
extension PackBuilder {
  func readMappings(_ node: YAMLNode) -> [Mapping] {
    var mappings: [Mapping] = []
    for item in items(node, of: "`mappings`") {
      guard let keys = Keys(item, of: "a mapping", in: self) else { continue }
      let idNode = keys.required("id")
      let id = idNode.flatMap { text($0, of: "`id`") }
      if let id, let idNode {
        claim(id: id, at: origin(idNode))
        if pack.records.contains(where: { $0.name == id }) {
          report(
            .duplicateName, "the mapping `\(id)` has the name of a record", at: origin(idNode),
            advice: "give it another id: `--record \(id)` would be that record itself")
        }
      }
      let title = keys.words("title")
      let record = keys.required("record").flatMap { recordType($0) }
      let columnsNode = keys.required("columns")
      let timeZone = keys.text("time zone")
      let delimiter = keys.text("delimiter")
      let shape = shape(keys, record)
      keys.finish()
      guard let id, let record, let columnsNode else { continue }
      var columns: [Mapping.Column] = []
      for entry in group(columnsNode, "`columns`", "write `\"Their heading\": ourField`") ?? [] {
        guard let column = column(entry, pack.records[record]) else { continue }
        if let first = columns.first(where: { $0.field == column.field }) {
          let field = pack.records[record].fields[column.field].name
          report(
            .duplicateName, "`\(first.column)` and `\(column.column)` are both read as `\(field)`",
            at: column.origin,
            advice: "a field has one value: remove one of the columns, or list it under `ignore`",
            notes: [Note("first mapped here", at: place(first.origin))])
        }
        columns.append(column)
      }
      lookForExchange(columns, pack.records[record])
      var mapping = shape
      mapping.id = id
      mapping.title = title
      mapping.record = record
      mapping.columns = columns
      mapping.timeZone = timeZone
      mapping.delimiter = delimiter.map {
        ["tab": "\t", "comma": ",", "semicolon": ";"][$0] ?? $0
      }
      mapping.origin = idNode.map(origin) ?? keys.origin
      lookForSubject(mapping)
      mappings.append(mapping)
    }
    return mappings
  }

  /// Columns that are called like another field than the one that they fill.
  private func lookForExchange(_ columns: [Mapping.Column], _ type: RecordType) {
    func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
    for column in columns {
      let own = type.fields[column.field].name
      guard plain(own) != plain(column.column),
        let other = type.declared.first(where: { plain($0.name) == plain(column.column) })
      else { continue }
      report(
        .wrongShape,
        "the column `\(column.column)` fills `\(own)`, although there is a field `\(other.name)`",
        at: column.origin, level: .warning,
        advice: "write `\(other.name)`, unless the export means it so")
    }
  }

  private func column(_ entry: YAMLEntry, _ type: RecordType) -> Mapping.Column? {
    checkColumn(entry.keyText, at: entry.key)
    if entry.value.text != nil {
      return field(entry.value, of: type).map {
        Mapping.Column(column: entry.keyText, field: $0, origin: origin(entry.key))
      }
    }
    guard let keys = Keys(entry.value, of: "the column `\(entry.keyText)`", in: self) else {
      return nil
    }
    let index = keys.required("field").flatMap { field($0, of: type) }
    let format = keys.text("format")
    let years = years(keys, format, at: entry)
    var words: [String: String] = [:]
    let wordsNode = keys.optional("words")
    let isMeasured = keys.has("unit column")
    for word in wordsNode.flatMap({ group($0, "`words`", "write `their word: our word`") }) ?? [] {
      guard let ours = text(word.value, of: "a word") else { continue }
      words[word.keyText] = ours
      guard let index else { continue }
      // A bound leaves an end open, and a word of a unit column is a unit.
      let number = ours.drop { "<>=≤≥ ".contains($0) }
      if isMeasured, units.unit(named: ours) != nil || number.isEmpty { continue }
      let given = literal(
        isNumber(type.fields[index]) ? String(number) : ours, for: element(of: type.fields[index]))
      if case .bad(let why) = given {
        report(.unknownWord, "`\(ours)` \(why)", at: origin(word.value))
      }
    }
    if let index, let wordsNode { lookForTurnedWords(words, of: type.fields[index], wordsNode) }
    let unitNode = keys.optional("unit")
    let unitColumn = keys.optional("unit column")
    let separator = keys.text("separator")
    let decimalComma = keys.truth("decimal comma") ?? false
    let mayBeAbsent = keys.truth("may be absent") ?? false
    keys.finish()
    guard let index else { return nil }
    let unit = unitNode.flatMap { columnUnit($0, of: type.fields[index]) }
    var column = Mapping.Column(
      column: entry.keyText, field: index, format: format, words: words, change: unit?.change,
      separator: separator,
      decimalComma: decimalComma, mayBeAbsent: mayBeAbsent,
      origin: origin(entry.key))
    column.unit = unit?.name
    column.unitColumn = unitColumn.flatMap { self.unitColumn($0, of: type.fields[index], unitNode) }
    column.yearsFrom = years
    return column
  }

  private func isNumber(_ field: Field) -> Bool {
    if case .number = field.type { true } else { false }
  }

  /// The hundred years that years of two digits are of: 45 is 1945 or 2045.
  private func years(_ keys: Keys, _ format: String?, at entry: YAMLEntry) -> Int? {
    let from = keys.optional("years from")
    let latest = keys.optional("latest")
    let plain = format.map { $0.split(separator: "'", omittingEmptySubsequences: false) } ?? []
    // Text between apostrophes means nothing.
    let isShort = plain.enumerated().contains { place, part in
      place % 2 == 0 && part.split(whereSeparator: { $0 != "y" }).contains("yy")
    }
    guard isShort else {
      if let given = from ?? latest {
        report(
          .wrongShape, "the format of `\(entry.keyText)` has no `yy`", at: origin(given),
          advice: "remove this line")
      }
      return nil
    }
    if let from, latest == nil, let year = text(from, of: "`years from`").flatMap({ Int($0) }),
      (1...9900).contains(year)
    {
      return year
    }
    if let latest, from == nil, text(latest, of: "`latest`") == "now" { return 0 }
    report(
      .wrongShape,
      "the format of `\(entry.keyText)` has `yy`, and 45 can be 1945 or 2045",
      at: origin(entry.key),
      advice: "add `years from: 1930` (1930 to 2029), or `latest: now` for days that are past")
    return nil
  }

  private func field(_ node: YAMLNode, of type: RecordType) -> Int? {
    guard let name = text(node, of: "a field's name") else { return nil }
    if let index = type.fieldIndex(named: name) { return index }
    if defined.failed.contains(name) { return nil }
    report(
      .unknownName, "`\(name)` is not a field of \(type.name)", at: origin(node),
      meant: nearestName(name, in: type.declared.map(\.name)))
    return nil
  }

  /// `unit:`, with what turns a number in it into one in the field's own.
  private func columnUnit(
    _ node: YAMLNode, of field: Field
  ) -> (name: String, change: UnitChange)? {
    guard let name = text(node, of: "`unit`") else { return nil }
    guard let unit = units.unit(named: name), case .number(let own?) = field.type,
      let change = change(from: unit, to: own, field: field.name)
    else {
      report(
        .unitMismatch, "`\(name)` cannot be converted to the unit of `\(field.name)`",
        at: origin(node))
      return nil
    }
    return (name, change)
  }

  /// `unit column:`, of a field that has a unit.
  private func unitColumn(_ node: YAMLNode, of field: Field, _ unit: YAMLNode?) -> String? {
    guard let name = text(node, of: "`unit column`") else { return nil }
    checkColumn(name, at: node)
    guard case .number(_?) = field.type else {
      report(
        .unitMismatch, "`\(field.name)` has no unit that `\(name)` could name", at: origin(node),
        advice: "give the field one: `\(field.name): number in mg/dl`")
      return nil
    }
    if let unit {
      report(
        .wrongShape, "a column has `unit` or `unit column`, not both", at: origin(unit),
        advice: "remove one of them")
    }
    return name
  }

  /// `{ "0": yes, "1": no }`: nobody writes an export so.
  private func lookForTurnedWords(_ words: [String: String], of field: Field, _ node: YAMLNode) {
    guard case .truth = element(of: field).type else { return }
    func ours(_ theirs: [String]) -> [String] {
      words.filter { theirs.contains($0.key.lowercased()) }.map { $0.value.lowercased() }
    }
    let (no, yes) = (
      ours(["0", "no", "n", "false", "f", "off"]), ours(["1", "yes", "y", "true", "t", "on"])
    )
    guard no.contains("yes") || yes.contains("no") else { return }
    let turned = words.sorted { $0.key < $1.key }.map { "`\($0.key)` as \($0.value)" }
    report(
      .wrongShape, "`\(field.name)` is read turned round: \(turned.joined(separator: ", "))",
      at: origin(node),
      level: .warning, advice: "exchange the two words, unless the export means it so")
  }

  /// For lists, the field of one element.
  private func element(of field: Field) -> Field {
    guard case .list(let element) = field.type else { return field }
    var copy = field
    copy.type = element
    return copy
  }
}
