import RuleLoading
import RuleModel
import YAMLReading

/// What a pack says, part by part, and what each part rests on by the names it uses.
///
/// A name is looked up as people read it: any word of a condition, type or value that names something of the pack.
/// That may find more than a decision uses, never less, whatever the language learns to say.
public struct Closure: Sendable {
  /// A part of a pack that something may rest on.
  public struct Piece: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case rule, table, message, text, term, threshold, list
      case binding = "let"
      case field, record, unit
      case timeZone = "time zone"
      case sourceLocale = "source locale"
      case exemption

      public init(_ kind: PackItem.Kind) {
        switch kind {
        case .rule: self = .rule
        case .table: self = .table
        case .message: self = .message
        case .text: self = .text
        case .term: self = .term
        case .threshold: self = .threshold
        case .list: self = .list
        case .record, .limit, .mapping: self = .record
        }
      }
    }

    public var kind: Kind
    public var name: String

    public init(_ kind: Kind, _ name: String) {
      self.kind = kind
      self.name = name
    }

    /// As it is kept: `let fevers`.
    public var label: String { kind.rawValue + " " + name }

    public init?(label: String) {
      for kind in Kind.allCases where label.hasPrefix(kind.rawValue + " ") {
        self.init(kind, String(label.dropFirst(kind.rawValue.utf8.count + 1)))
        return
      }
      return nil
    }
  }

  let pack: Pack
  private(set) var contents: [Piece: Written] = [:]
  /// Pieces that declare a sign-off of their own.
  private(set) var signedThemselves: Set<Piece> = []
  /// What a word may name.
  private var names: [String: [Piece]] = [:]
  /// Fields by their record's name.
  private var fields: [String: [String]] = [:]
  private var exemptions: [String: [Piece]] = [:]

  /// Keys that decide nothing: a change to them below something signed is none of it.
  public static let words: Set<String> = [
    "title", "why", "why missing", "note", "source", "limitations", "examples", "because", "instead", "mentions",
    "document",
  ]

  public init(_ loaded: LoadedPack) {
    pack = loaded.pack
    let sections = loaded.sections
    func nodes(_ section: String) -> [YAMLNode] { (sections[section] ?? []).map(\.value) }
    func entries(_ section: String) -> [YAMLEntry] { nodes(section).flatMap { $0.mapping ?? [] } }
    for (section, kind) in [
      ("rules", Piece.Kind.rule), ("tables", .table), ("messages", .message), ("texts", .text), ("terms", .term),
    ] {
      for node in nodes(section).flatMap({ $0.sequence ?? [] }) {
        guard let id = node["id"]?.text else { continue }
        add(Piece(kind, id), Normalising.written(node))
      }
    }
    for (section, kind) in [("thresholds", Piece.Kind.threshold), ("lists", .list), ("let", .binding)] {
      for entry in entries(section) { add(Piece(kind, entry.keyText), Normalising.written(entry.value)) }
    }
    for entry in entries("records") { addRecord(entry) }
    for entry in entries("units") { addUnit(entry) }
    for node in nodes("exemptions").flatMap({ $0.sequence ?? [] }) {
      guard let item = node["term"]?.text else { continue }
      let content = Normalising.written(node)
      let piece = Piece(.exemption, pack.bareID(item) + " " + (content.without(Closure.words).canonical))
      contents[piece] = content
      exemptions[pack.bareID(item), default: []].append(piece)
    }
    if let zone = pack.timeZone { contents[Piece(.timeZone, "of the pack")] = .text(zone) }
    contents[Piece(.sourceLocale, "of the pack")] = .text(pack.sourceLocale)
    for item in pack.namedItems where !item.provenance.needs.isEmpty {
      signedThemselves.insert(Piece(Piece.Kind(item.kind), item.id))
    }
    for table in pack.tables {
      for column in table.columns { names[column.name, default: []].append(Piece(.table, table.id)) }
    }
  }

  private mutating func add(_ piece: Piece, _ content: Written) {
    contents[piece] = content
    names[piece.name, default: []].append(piece)
  }

  private mutating func addRecord(_ entry: YAMLEntry) {
    let name = entry.keyText
    var group: [String: Written] = [:]
    for key in entry.value.mapping ?? [] where key.keyText != "fields" {
      group[key.keyText] = Normalising.written(key.value)
    }
    add(Piece(.record, name), .group(group))
    func addFields(_ node: YAMLNode, prefix: String) {
      for field in node.mapping ?? [] {
        if field.value.mapping != nil, field.value["type"] == nil {
          addFields(field.value, prefix: prefix + field.keyText + ".")
        } else {
          let piece = Piece(.field, "\(name).\(prefix)\(field.keyText)")
          contents[piece] = Normalising.written(field.value)
          fields[name, default: []].append(prefix + field.keyText)
        }
      }
    }
    if let node = entry.value["fields"] { addFields(node, prefix: "") }
  }

  /// A unit of the pack by its name; a conversion by the units it joins, or by the field it is for.
  private mutating func addUnit(_ entry: YAMLEntry) {
    for name in [entry.keyText] + Closure.unitNames(in: entry.value) {
      let bare = name.split(separator: " ").last.map(String.init) ?? name
      let piece = Piece(.unit, entry.keyText)
      contents[piece] = Normalising.written(entry.value)
      names[bare, default: []].append(piece)
    }
  }

  private static func unitNames(in node: YAMLNode) -> [String] {
    let words = node.text?.split(separator: " ").map(String.init) ?? []
    return words == ["new"] ? [] : Array(words.dropFirst())
  }

  // MARK: What rests on what

  /// What a sign-off covers of the piece; nil if the pack has no such piece.
  public func content(of piece: Piece) -> Written? { contents[piece] }

  /// Every part of the pack.
  public var all: [Piece: Written] { contents }

  /// Everything that a piece rests on and that is not signed by itself, it itself among it; and what is signed by
  /// itself.
  /// - Parameter stopsAtSigned: false follows what is signed by itself as well.
  public func reach(of start: Piece, stopsAtSigned: Bool = true) -> (pieces: [Piece], signed: [Piece]) {
    var pieces: [Piece] = [start]
    var signed: [Piece] = []
    var seen: Set<Piece> = [start]
    var records: Set<String> = []
    /// Words seen so far, for fields of records that come in later.
    var words: Set<String> = []
    var next = 0
    func take(_ piece: Piece) {
      guard contents[piece] != nil, seen.insert(piece).inserted else { return }
      if stopsAtSigned, signedThemselves.contains(piece) { signed.append(piece) } else { pieces.append(piece) }
    }
    func take(word: String) {
      for piece in names[word] ?? [] where isReachable(piece.kind) { take(piece) }
      for record in records where fields[record]?.contains(word) == true { take(Piece(.field, "\(record).\(word)")) }
    }
    while next < pieces.count {
      let piece = pieces[next]
      next += 1
      if piece.kind == .record, records.insert(piece.name).inserted {
        for word in words where fields[piece.name]?.contains(word) == true {
          take(Piece(.field, "\(piece.name).\(word)"))
        }
      }
      for word in usedWords(piece) where words.insert(word).inserted { take(word: word) }
      if piece == start { for exemption in exemptions[piece.name] ?? [] { take(exemption) } }
      switch piece.kind {
      case .message:
        take(Piece(.sourceLocale, "of the pack"))
        // What it is said only if: no other piece asks a rule.
        if case .group(let entries)? = contents[piece], let rule = entries["only if"]?.asText {
          take(Piece(.rule, rule))
        }
      case .text, .term: take(Piece(.sourceLocale, "of the pack"))
      case .field where hasTime(piece): take(Piece(.timeZone, "of the pack"))
      default: break
      }
    }
    return (pieces.sorted { $0.label < $1.label }, signed.sorted { $0.label < $1.label })
  }

  /// Rules and terms are never asked by others, and an exemption stands with what it names.
  private func isReachable(_ kind: Piece.Kind) -> Bool {
    switch kind {
    case .table, .text, .threshold, .list, .binding, .record, .unit: true
    case .rule, .message, .term, .field, .timeZone, .sourceLocale, .exemption: false
    }
  }

  private func hasTime(_ piece: Piece) -> Bool {
    guard let type = contents[piece]?.asText else { return true }
    return type.hasPrefix("time") || type.hasPrefix("date") || type.contains("list of time")
      || type.contains("list of date")
  }

  /// The words of a piece that may be names, without those for people.
  private func usedWords(_ piece: Piece) -> Set<String> {
    var words: Set<String> = []
    switch piece.kind {
    // The words of these are for people, or to be found in copy.
    case .text, .term, .exemption, .list, .timeZone, .sourceLocale: return []
    case .field, .unit: if let text = contents[piece]?.asText { collect(text, &words) }
    // The rest of a message is words for people.
    case .message:
      if case .group(let entries)? = contents[piece] {
        for (key, value) in entries where !Closure.words.contains(key) {
          if let text = value.asText { collect(text, &words) }
        }
      }
    case .rule, .table, .threshold, .binding, .record:
      if let content = contents[piece] { collect(content, &words) }
    }
    return words
  }

  private func collect(_ content: Written, _ words: inout Set<String>) {
    switch content {
    case .nothing: break
    case .text(let text): collect(text, &words)
    case .list(let items): for item in items { collect(item, &words) }
    case .group(let entries):
      for (key, value) in entries where !Closure.words.contains(key) && key != "id" { collect(value, &words) }
    }
  }

  /// `this.f` names f; what stands in quotation marks names nothing.
  private func collect(_ text: String, _ words: inout Set<String>) {
    words.insert(text)
    var isQuoted = false
    var word = ""
    func end() {
      while word.last == "." || word.last == "-" { word.removeLast() }
      if !word.isEmpty {
        words.insert(word)
        if word.hasPrefix("this.") { words.insert(String(word.dropFirst(5))) }
        for part in word.split(separator: "/") { words.insert(String(part)) }
      }
      word = ""
    }
    for character in text.unicodeScalars {
      if character == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      let isPart = character.properties.isAlphabetic || character.properties.numericType != nil
      if isPart || "_.-/%µ°".unicodeScalars.contains(character) {
        word.unicodeScalars.append(character)
      } else {
        end()
      }
    }
    end()
  }
}
