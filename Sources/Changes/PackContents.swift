import OperatingSystem
import RuleLoading
import RuleModel
import YAMLReading

/// The content of a pack, part by part: as it is written, for people, and as it is meant, for
/// digests. The dependencies are in its graph.
public struct PackContents: Sendable {
  /// A part of the pack.
  public typealias Node = PackGraph.Node

  let pack: Pack
  /// The dependencies between the parts.
  public let graph: PackGraph
  private let meanings: Meanings
  /// As its author wrote it, by part. Exemptions are known by what they say.
  private(set) var written: [Node: Written] = [:]
  /// Items that declare a sign-off of their own.
  private let signedThemselves: Set<Node>

  /// Keys that decide nothing: a change to them, below something signed, does not void its sign-off.
  public static let words = Set(
    KeyTable.rows.filter { $0.effect == .words && !$0.keys.contains("*") }.flatMap(\.keys))

  public init(_ loaded: LoadedPack) {
    pack = loaded.pack
    graph = PackGraph(pack)
    meanings = Meanings(pack)
    signedThemselves = Set(pack.namedItems.filter { !$0.provenance.needs.isEmpty }.map { Node($0) })
    read(loaded.sections)
    if let zone = pack.timeZone { written[.timeZone] = .text(zone) }
    written[.sourceLocale] = .text(pack.sourceLocale)
    if pack.unreviewedLevel != .error {
      written[.unreviewed] = .text(pack.unreviewedLevel.rawValue)
    }
  }

  // MARK: Reading

  private mutating func read(_ sections: [String: [YAMLEntry]]) {
    func nodes(_ section: PackSection) -> [YAMLNode] {
      (sections[section.rawValue] ?? []).map(\.value)
    }
    func entries(_ section: PackSection) -> [YAMLEntry] {
      nodes(section).flatMap { $0.mapping ?? [] }
    }
    func items(_ section: PackSection) -> [YAMLNode] {
      nodes(section).flatMap { $0.sequence ?? [] }
    }
    for kind in [Node.Kind.rule, .table, .message, .text, .term] {
      for node in items(kind.section) {
        if let id = node["id"]?.text { keep(Node(kind, id), node) }
      }
    }
    for kind in [Node.Kind.threshold, .list, .binding, .unit] {
      for entry in entries(kind.section) { keep(Node(kind, entry.keyText), entry.value) }
    }
    for entry in entries(.records) { readRecord(entry) }
    for node in items(.mappings) { readMapping(node) }
    for (index, node) in items(.exemptions).enumerated() {
      keep(Node(.exemption, String(index)), node)
    }
    for node in items(.together) {
      if let text = node["holds"]?.text ?? node.text {
        written[Node(.statement, text)] = .text(text)
      }
    }
  }

  private mutating func keep(_ node: Node, _ content: YAMLNode) {
    written[node] = Normalising.written(content)
  }

  private mutating func readRecord(_ entry: YAMLEntry) {
    let name = entry.keyText
    var group: [String: Written] = [:]
    for key in entry.value.mapping ?? [] where key.keyText != "fields" {
      group[key.keyText] =
        key.keyText == "within" ? Self.links(key.value) : Normalising.written(key.value)
    }
    written[Node(.record, name)] = .group(group)
    guard let record = pack.records.first(where: { $0.name == name }) else { return }
    let fields = Set(record.fields.map(\.name))
    func readFields(_ node: YAMLNode, prefix: String) {
      for field in node.mapping ?? [] {
        let path = prefix + field.keyText
        if fields.contains(path) {
          keep(Node(.field, "\(name).\(path)"), field.value)
        } else {
          readFields(field.value, prefix: path + ".")
        }
      }
    }
    if let node = entry.value["fields"] { readFields(node, prefix: "") }
    if record.others != nil {
      written[Node(.field, "\(name).\(RecordType.othersName)")] = .list(
        record.declared.map(\.name).sorted().map { .text($0) })
    }
  }

  /// Of each scope the links in their order: the first that both records have decides.
  private static func links(_ node: YAMLNode) -> Written {
    guard let scopes = node.mapping else { return Normalising.written(node) }
    return .group(
      Dictionary(
        scopes.map { scope in
          let links = (scope.value.mapping ?? []).map {
            Written.group([$0.keyText: Normalising.written($0.value)])
          }
          return (scope.keyText, links.isEmpty ? Normalising.written(scope.value) : .list(links))
        }, uniquingKeysWith: { first, _ in first }))
  }

  /// The mapping itself without its columns, then each column.
  private mutating func readMapping(_ node: YAMLNode) {
    guard let id = node["id"]?.text, let mapping = pack.mappings.first(where: { $0.id == id })
    else { return }
    written[Node(.mapping, id)] = Normalising.written(node).without(
      PackContents.words.union(["columns", "ignore"]))
    for entry in node["columns"]?.mapping ?? [] {
      guard let column = mapping.columns.first(where: { $0.column == entry.keyText }) else {
        continue
      }
      let field = pack.records[mapping.record].fields[column.field].name
      var members = ["column": Written.text(entry.keyText)]
      if case .group(let more) = Normalising.written(entry.value) {
        members.merge(more) { own, _ in own }
      }
      written[Node(.mapping, "\(id), \(field)")] = .group(members)
    }
  }

  // MARK: Asking

  /// The written content of a part; nil if the pack has no such part.
  public func content(of node: Node) -> Written? { written[node] }

  /// Every part of the pack.
  public var all: [Node: Written] { written }

  /// SHA-256 of the meaning of a part.
  package func meaningDigest(of node: Node) -> String { meanings.digest(of: node) }

  /// Everything that a part rests on and that is not signed by itself, it itself among it; and what
  /// is signed by itself.
  /// - Parameter stopsAtSigned: false follows what is signed by itself as well.
  public func reach(of start: Node, stopsAtSigned: Bool = true) -> (parts: [Node], signed: [Node]) {
    let isEnd: (Node) -> Bool = { stopsAtSigned && signedThemselves.contains($0) }
    let found = graph.reach(of: start, isEnd: isEnd).union(graph.statementsAbout[start] ?? [])
      .filter {
        $0.kind.isSigned
      }
    let signed = found.filter { $0 != start && isEnd($0) }
    return (
      found.subtracting(signed).sorted { $0.label < $1.label },
      signed.sorted { $0.label < $1.label }
    )
  }

  /// How sign-offs know a part: an exemption by what it says, as its place in the list may change.
  public func label(of node: Node) -> String {
    guard node.kind == .exemption, let index = Int(node.name) else { return node.label }
    let said = (written[node] ?? .nothing).without(PackContents.words).canonical
    return Node(.exemption, pack.bareID(pack.exemptions[index].term ?? "") + " " + said).label
  }
}

/// Digests of meanings, each worked out once: many items rest on one number.
private final class Meanings: @unchecked Sendable {
  // Unchecked: touched under the monitor.
  private let monitor = Monitor()
  private let meaning: Meaning
  private var digests: [PackGraph.Node: String] = [:]

  init(_ pack: Pack) { meaning = Meaning(pack: pack) }

  func digest(of node: PackGraph.Node) -> String {
    monitor.locked {
      if let known = digests[node] { return known }
      let digest = Digest.text(of: meaning.meaning(of: node)?.canonical ?? "")
      digests[node] = digest
      return digest
    }
  }
}

extension PackGraph.Node.Kind {
  /// Whether a sign-off covers what is reached; the others decide nothing of an outcome.
  fileprivate var isSigned: Bool {
    switch self {
    case .rule, .table, .message, .text, .term, .threshold, .list, .binding, .field, .record, .unit,
      .timeZone,
      .sourceLocale, .exemption, .mapping, .statement, .unreviewed:
      true
    // An aggregate is written out in whatever uses it.
    case .limit, .order, .requirement, .review, .role, .ships, .aggregate, .check: false
    }
  }
}
