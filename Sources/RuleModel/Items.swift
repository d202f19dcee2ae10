/// Something of a pack that has a name of its own, with what all such things have.
public struct PackItem: Hashable, Sendable {
  /// The kind of item, in the order in which a pack's items are listed. The raw value is the word
  /// for people.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case rule, table, message, text, term, threshold, list, limit, mapping, record

    /// Whether its name is an id: one that sign-offs, exemptions and commands use, and no other
    /// item has. A limit is named by the keys it holds for.
    public var hasID: Bool {
      switch self {
      case .rule, .table, .message, .text, .term, .threshold, .list: true
      case .limit, .mapping, .record: false
      }
    }
  }

  /// The kind of item.
  public var kind: Kind
  /// Its place in the pack's list of that kind.
  public var index: Int
  /// Its id in the pack.
  public var id: String
  /// Its name for people.
  public var title: String?
  /// Draft, active or retired.
  public var status: Status
  /// The requirement rows and documents it rests on.
  public var source: [String]
  /// How many examples it has of its own.
  public var examples: Int
  /// The signatures it needs, and the reasons that are recorded about it.
  public var provenance: Provenance
  /// Its place in the files of the pack.
  public var origin: Origin
}

extension Pack {
  /// Every item, kind by kind, in the order of the files.
  public var items: [PackItem] { PackItem.Kind.allCases.flatMap(items) }

  /// The items that have an id: what can be signed and explained.
  public var namedItems: [PackItem] { PackItem.Kind.allCases.filter(\.hasID).flatMap(items) }

  /// The item with an id, which may begin with the pack's name.
  public func item(named name: String) -> PackItem? {
    let id = bareID(name)
    return namedItems.first { $0.id == id }
  }

  /// An id without the pack's name before it.
  public func bareID(_ name: String) -> String {
    name.hasPrefix(self.name + "/") ? String(name.dropFirst(self.name.count + 1)) : name
  }

  /// All items of one kind in the order of the files.
  public func items(_ kind: PackItem.Kind) -> [PackItem] {
    func each<Part>(_ parts: [Part], _ make: (Part) -> PackItem) -> [PackItem] {
      parts.enumerated().map { index, part in
        var item = make(part)
        item.index = index
        return item
      }
    }
    func item(
      _ id: String, _ title: String?, _ status: Status, _ source: [String], _ examples: Int,
      _ provenance: Provenance,
      _ origin: Origin
    ) -> PackItem {
      PackItem(
        kind: kind, index: 0, id: id, title: title, status: status, source: source,
        examples: examples,
        provenance: provenance, origin: origin)
    }
    let unsigned = Provenance()
    switch kind {
    case .rule:
      return each(rules) {
        item(
          $0.id, $0.title, $0.status, $0.source, $0.examples.count { !$0.isUnconfirmed },
          $0.provenance, $0.origin)
      }
    case .table:
      return each(tables) {
        item(
          $0.id, $0.title, $0.status, $0.source, $0.examples.count { !$0.isUnconfirmed },
          $0.provenance, $0.origin)
      }
    case .message:
      return each(messages) {
        item($0.id, $0.title, $0.status, $0.source, $0.examples.count, $0.provenance, $0.origin)
      }
    case .text:
      return each(texts) {
        item($0.id, $0.title, $0.status, $0.source, 0, $0.provenance, $0.origin)
      }
    case .term:
      return each(terms) {
        item(
          $0.id, $0.forbid.first, $0.status, $0.source, $0.examples.count, $0.provenance, $0.origin)
      }
    case .threshold:
      return each(thresholds) {
        item($0.name, $0.title, .active, $0.source, 0, $0.provenance, $0.origin)
      }
    case .list:
      return each(lists) {
        item($0.name, $0.title, $0.status, $0.source, 0, $0.provenance, $0.origin)
      }
    case .limit:
      return each(limits) { item($0.key, nil, .active, $0.source, 0, unsigned, $0.origin) }
    case .mapping:
      return each(mappings) { item($0.id, $0.title, .active, [], 0, unsigned, $0.origin) }
    case .record:
      return each(Array(logRecords)) { item($0.name, nil, .active, [], 0, unsigned, $0.origin) }
    }
  }
}

extension Pack {
  /// The pack with those examples alone that a person has confirmed.
  public var confirmed: Pack {
    guard
      (rules.map(\.examples) + tables.map(\.examples)).contains(where: {
        $0.contains(where: \.isUnconfirmed)
      })
    else { return self }
    var pack = self
    for index in pack.rules.indices { pack.rules[index].examples.removeAll(where: \.isUnconfirmed) }
    for index in pack.tables.indices {
      pack.tables[index].examples.removeAll(where: \.isUnconfirmed)
    }
    return pack
  }
}
