import Catalogues
import Changes
import RuleLoading
import RuleModel

/// The parts of a pack that are not as they were at a revision: what somebody who reads or signs an
/// item must know of it.
public struct PackEdits: Sendable, Hashable {
  /// How an item differs from what it was.
  public enum State: Sendable, Hashable {
    /// It was not there.
    case new
    /// Its file says something else of it; layout and comments do not count.
    case edited
    /// The words that the app ships for it are others.
    case shipped
    /// It rests on parts that are others: their names, in order.
    case rests([String])
  }

  /// The revision, as it was named.
  public let revision: String
  /// The states of items that differ, by their ids.
  public private(set) var items: [String: State] = [:]
  /// The states of requirements that differ, by their ids.
  public private(set) var requirements: [String: State] = [:]
  /// The ids of items that are no longer there.
  public private(set) var removed: [String] = []
  /// The parts that differ and are neither items nor requirements, such as fields and roles: the
  /// kind and the name of each, in order.
  public private(set) var others: [String] = []

  /// Signatures that are not as they were, by item and role.
  private var signOffs: Set<[String]> = []

  /// Nothing differs.
  public init(noneSince revision: String) { self.revision = revision }

  /// - Parameter old: the pack at that revision; nil: it was not there.
  public init(_ loaded: LoadedPack, since old: LoadedPack?, revision: String) {
    self.revision = revision
    let pack = loaded.pack
    let (before, now) = (Said(old), Said(loaded))
    for (id, said) in now.items where said != before.items[id] {
      items[id] = before.items[id] == nil ? .new : .edited
    }
    for (id, said) in now.requirements where said != before.requirements[id] {
      requirements[id] = before.requirements[id] == nil ? .new : .edited
    }
    let signed = Set((old?.pack.signOffs ?? []).map(Self.name))
    signOffs = Set(
      pack.signOffs.filter { !signed.contains(Self.name($0)) }.map { [$0.item, $0.role] })
    guard let old else { return }
    removed = old.pack.namedItems.map(\.id).filter { now.items[$0] == nil }
    let edited = PackChanges(PackContents(old), PackContents(loaded)).edited
    if edited.isEmpty { return }
    others = edited.filter { Self.isOther($0.kind) }
      .map { "\($0.kind.rawValue) \($0.name)" }.sorted()
    let graph = PackGraph(pack)
    for item in pack.namedItems where items[item.id] == nil {
      let node = PackGraph.Node(item)
      let found = graph.reach(of: node).intersection(edited).subtracting([node])
      if !found.isEmpty { items[item.id] = .rests(Set(found.map(Self.name)).sorted()) }
    }
  }

  /// Whether what differs is not committed, and may still change.
  public var isUncommitted: Bool { revision == "HEAD" }

  /// Whether nothing differs.
  public var isEmpty: Bool {
    items.isEmpty && requirements.isEmpty && removed.isEmpty && others.isEmpty
  }

  /// Marks the texts whose words in what an app ships are others than they were.
  /// - Parameters:
  ///   - now: catalogues of files that differ.
  ///   - old: the same files as they were.
  public mutating func note(_ now: [Catalogue], were old: [Catalogue], in pack: Pack) {
    let (before, after) = (CatalogueWords(old), CatalogueWords(now))
    for text in pack.texts {
      let isOther = ([pack.sourceLocale] + pack.locales).contains { locale in
        before.translated(text.key, locale).map { $0.variant + "\n" + $0.words }
          != after.translated(text.key, locale).map { $0.variant + "\n" + $0.words }
      }
      guard isOther else { continue }
      switch items[text.id] {
      case nil, .rests: items[text.id] = .shipped
      case .new, .edited, .shipped: break
      }
    }
  }

  /// Parts that no item and no requirement shows, and that are said by themselves.
  private static func isOther(_ kind: PackGraph.Node.Kind) -> Bool {
    switch kind {
    case .field, .record, .unit, .timeZone, .sourceLocale, .exemption, .mapping, .limit, .order,
      .statement, .review, .role, .ships, .check, .unreviewed, .binding:
      true
    case .rule, .table, .message, .text, .term, .threshold, .list, .requirement, .aggregate: false
    }
  }

  /// The state of an item for people; nil where it is as it was.
  public func words(of id: String) -> String? { items[id].map(words) }

  /// The state for people.
  public func words(_ state: State) -> String {
    return switch state {
    case .new: isUncommitted ? "new, not committed" : "new since \(revision)"
    case .edited: isUncommitted ? "edited, not committed" : "edited since \(revision)"
    case .shipped:
      isUncommitted
        ? "words in the app edited, not committed" : "words in the app edited since \(revision)"
    case .rests(let names):
      "rests on what is edited\(isUncommitted ? " and not committed" : " since \(revision)"): \(names.joined(separator: ", "))"
    }
  }

  /// Whether the signature of a role below an item is not as it was.
  public func isSignedSince(_ item: String, _ role: String) -> Bool {
    signOffs.contains([item, role])
  }

  private static func name(_ signOff: SignOff) -> [String] {
    [signOff.item, signOff.role, signOff.by, MomentText.text(signOff.on), signOff.digest]
  }

  private static func name(_ part: PackGraph.Node) -> String {
    part.name.isEmpty ? part.kind.rawValue : part.name
  }

  /// The items and requirements of a pack as they are written, by id.
  private struct Said {
    var items: [String: Written] = [:]
    var requirements: [String: Written] = [:]

    init(_ loaded: LoadedPack?) {
      guard let loaded else { return }
      let parts = PackContents(loaded).all
      for item in loaded.pack.namedItems { items[item.id] = parts[PackGraph.Node(item)] }
      let rows = (loaded.sections[PackSection.requirements.rawValue] ?? []).map(\.value)
      for row in rows.flatMap({ $0.sequence ?? [] }) {
        if let id = row["id"]?.text { requirements[id] = Normalising.written(row) }
      }
    }
  }
}
