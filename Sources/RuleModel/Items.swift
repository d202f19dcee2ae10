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
    for kind in PackItem.Kind.allCases where kind.hasID {
      if let index = index(of: id, among: kind) { return item(kind, index) }
    }
    return nil
  }

  private func index(of id: String, among kind: PackItem.Kind) -> Int? {
    switch kind {
    case .rule: rules.firstIndex { $0.id == id }
    case .table: tables.firstIndex { $0.id == id }
    case .message: messages.firstIndex { $0.id == id }
    case .text: texts.firstIndex { $0.id == id }
    case .term: terms.firstIndex { $0.id == id }
    case .threshold: thresholds.firstIndex { $0.name == id }
    case .list: lists.firstIndex { $0.name == id }
    case .limit, .mapping, .record: nil
    }
  }

  /// An id without the pack's name before it.
  public func bareID(_ name: String) -> String {
    name.hasPrefix(self.name + "/") ? String(name.dropFirst(self.name.count + 1)) : name
  }

  /// All items of one kind in the order of the files.
  public func items(_ kind: PackItem.Kind) -> [PackItem] {
    let count =
      switch kind {
      case .rule: rules.count
      case .table: tables.count
      case .message: messages.count
      case .text: texts.count
      case .term: terms.count
      case .threshold: thresholds.count
      case .list: lists.count
      case .limit: limits.count
      case .mapping: mappings.count
      case .record: logRecords.count
      }
    return (0..<count).map { item(kind, $0) }
  }

  /// The item at a place among those of its kind.
  public func item(_ kind: PackItem.Kind, _ index: Int) -> PackItem {
    func item(
      _ id: String, _ title: String?, _ status: Status, _ source: [String], _ examples: Int,
      _ provenance: Provenance, _ origin: Origin
    ) -> PackItem {
      PackItem(
        kind: kind, index: index, id: id, title: title, status: status, source: source,
        examples: examples, provenance: provenance, origin: origin)
    }
    let unsigned = Provenance()
    switch kind {
    case .rule:
      let it = rules[index]
      return item(
        it.id, it.title, it.status, it.source, it.examples.count { !$0.isUnconfirmed },
        it.provenance, it.origin)
    case .table:
      let it = tables[index]
      return item(
        it.id, it.title, it.status, it.source, it.examples.count { !$0.isUnconfirmed },
        it.provenance, it.origin)
    case .message:
      let it = messages[index]
      return item(
        it.id, it.title, it.status, it.source, it.examples.count, it.provenance, it.origin)
    case .text:
      let it = texts[index]
      return item(it.id, it.title, it.status, it.source, 0, it.provenance, it.origin)
    case .term:
      let it = terms[index]
      return item(
        it.id, it.title, it.status, it.source,
        it.examples.count, it.provenance, it.origin)
    case .threshold:
      let it = thresholds[index]
      return item(it.name, it.title, .active, it.source, 0, it.provenance, it.origin)
    case .list:
      let it = lists[index]
      return item(it.name, it.title, it.status, it.source, 0, it.provenance, it.origin)
    case .limit:
      let it = limits[index]
      return item(it.key, nil, .active, it.source, 0, unsigned, it.origin)
    case .mapping:
      let it = mappings[index]
      return item(it.id, it.title, .active, [], 0, unsigned, it.origin)
    case .record:
      let it = Array(logRecords)[index]
      return item(it.name, nil, .active, [], 0, unsigned, it.origin)
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
