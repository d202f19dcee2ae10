import RuleModel

/// The names that only one of two packs has in its lists.
package struct ChangedNames {
  /// Of each entry that is new, gone or written otherwise, the names that the other pack does not
  /// have.
  package let names: [String]
  package static let none = ChangedNames(names: [])
  package var all: Set<String> { Set(names) }
  package var isEmpty: Bool { names.isEmpty }

  private init(names: [String]) { self.names = names }

  /// - Parameter lists: the names of the lists that are asked for.
  package init(_ old: Pack, _ new: Pack, _ lists: Set<String>) {
    func names(_ pack: Pack, _ list: String) -> Set<String> {
      Set(pack.lists.filter { $0.name == list }.flatMap(\.entries).flatMap { [$0.name] + $0.also })
    }
    self.names = Set(lists.flatMap { names(old, $0).symmetricDifference(names(new, $0)) }).sorted()
  }
}

/// Fields whose texts are looked up in lists.
package struct ListedFields {
  package let names: Set<Candidates.FieldName>

  package func has(_ record: String, _ field: String) -> Bool {
    names.contains(.init(record: record, field: field))
  }
}

extension Witness {
  /// With every text of these fields replaced by another.
  package func replacingTexts(of fields: ListedFields, with text: String) -> Witness {
    func replaced(_ record: Record) -> Record {
      var record = record
      for (field, given) in record.fields where fields.has(record.name, field) {
        switch given {
        case .value(.text): record.fields[field] = .value(.text(text))
        case .value(.list(let items)) where !items.isEmpty:
          record.fields[field] = .value(.list([.text(text)]))
        case .value, .missing, .bad, .partly: break
        }
      }
      return record
    }
    var witness = self
    witness.given = given.map(replaced)
    witness.history = history.map(replaced)
    return witness
  }
}
