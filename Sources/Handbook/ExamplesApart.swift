import RuleLoading
import RuleModel

/// The examples that are apart from their items, under `examples of:`. A page to print counts them,
/// one on a screen folds them away.
struct ExamplesApart: Sendable {
  private let loaded: LoadedPack

  init(_ loaded: LoadedPack) { self.loaded = loaded }

  /// The file of an example that is apart; nil of one beside its item.
  func file(_ origin: Origin) -> String? {
    loaded.isApart(origin) ? loaded.pack.files[origin.file] : nil
  }

  /// “Further examples: 12 in Rules/app/examples/red-flags.yaml”; nil if there are none.
  func counted(_ origins: [Origin]) -> String? {
    let files = Dictionary(grouping: origins.compactMap(file)) { $0 }
    if files.isEmpty { return nil }
    return "Further examples: "
      + files.sorted { $0.key < $1.key }.map { "\($0.value.count) in \($0.key)" }
      .joined(separator: ", ")
  }

  /// The pack for the words of its items: without the examples of rules and tables, which are
  /// listed by themselves, and without those that are apart.
  var bare: Pack {
    var bare = loaded.pack
    for index in bare.rules.indices { bare.rules[index].examples = [] }
    for index in bare.tables.indices { bare.tables[index].examples = [] }
    for index in bare.terms.indices {
      bare.terms[index].examples.removeAll { file($0.origin) != nil }
    }
    for index in bare.messages.indices {
      bare.messages[index].examples.removeAll { file($0.origin) != nil }
    }
    return bare
  }
}
