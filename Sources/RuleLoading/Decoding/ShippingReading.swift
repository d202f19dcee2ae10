import RuleModel
import YAMLReading

/// `ships:`.
extension PackBuilder {
  func readShipping(_ entries: [YAMLEntry]) -> Shipping? {
    for extra in entries.dropFirst() {
      report(
        .duplicateName, "`ships` is declared more than once", at: origin(extra.key),
        advice: "keep it in one file")
    }
    return entries.first.flatMap { readShipping($0.value) }
  }

  private func readShipping(_ node: YAMLNode) -> Shipping? {
    guard let keys = Keys(node, of: "`ships`", in: self, advice: "write `catalogues:` below it")
    else { return nil }
    var ships = Shipping()
    for item in list(keys, "catalogues") {
      declared(item, "a catalogue") { path, keys in
        ships.catalogues.append(.init(path: path, locales: locales(keys), origin: origin(item)))
      }
    }
    for item in list(keys, "metadata") {
      declared(item, "a folder of store texts") { path, keys in
        ships.metadata.append(
          .init(
            path: path, locales: locales(keys), fields: keys?.texts("fields") ?? [],
            origin: origin(item)))
      }
    }
    for item in list(keys, "tokens") {
      declared(item, "a design-tokens file") { path, keys in
        let records = keys?.optional("records").map { $0.sequence ?? [$0] } ?? []
        for record in records {
          if let name = record.text, defined.records[name] == nil {
            unknownRecord(name, at: origin(record))
          }
        }
        ships.tokens.append(
          .init(path: path, records: records.compactMap(\.text), origin: origin(item)))
      }
    }
    enum Binding: String, CaseIterable { case bound, free }
    ships.bindsKeys = keys.choice("keys", Binding.self) == .bound
    for item in list(keys, "free") {
      guard
        let keys = Keys(
          item, of: "a line of `free`", in: self, advice: "write `keys: […]` and `because:`")
      else {
        continue
      }
      let patterns = keys.required("keys").map { $0.sequence ?? [$0] } ?? []
      let because = keys.requiredWords("because")
      keys.finish()
      let texts = patterns.compactMap { node in
        text(node, of: "a key").map { Shipping.FreeKeys.Pattern($0, origin: origin(node)) }
      }
      for pattern in texts where pattern.text.allSatisfy({ $0 == "*" }) {
        report(
          .wrongShape, "`\(pattern.text)` would free every key", at: pattern.origin,
          advice: "write `keys: free` if you mean that, or name the keys")
      }
      if let because { ships.free.append(.init(patterns: texts, because: because)) }
    }
    keys.finish()
    return ships
  }

  private func list(_ keys: Keys, _ key: String) -> [YAMLNode] {
    guard let node = keys.optional(key) else { return [] }
    return node.mapping == nil ? node.sequence ?? [node] : [node]
  }

  /// A path alone, or a group with `path:` and more.
  private func declared(_ node: YAMLNode, _ what: String, _ take: (String, Keys?) -> Void) {
    if node.text != nil {
      if let path = path(node) { take(path, nil) }
      return
    }
    guard
      let keys = Keys(
        node, of: what, in: self, advice: "write its path, or a group that starts with `path: …`")
    else { return }
    if let path = keys.required("path").flatMap(path) { take(path, keys) }
    keys.finish()
  }

  private func path(_ node: YAMLNode) -> String? {
    guard var path = text(node, of: "a path") else { return nil }
    while path.hasSuffix("/") { path.removeLast() }
    if path.hasPrefix("./") { path.removeFirst(2) }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if path.isEmpty || parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) {
      report(
        .wrongShape, "`\(path)` is not a path below the app's copy", at: origin(node),
        advice: "write it relative to the copy folder, such as `en.lproj/Localizable.strings`")
      return nil
    }
    return path
  }

  private func locales(_ keys: Keys?) -> [String] { keys?.locales("locales") ?? [] }

  private func unknownRecord(_ name: String, at origin: Origin) {
    let nearest = nearestName(name, in: pack.records.map(\.name))
    report(
      .unknownName, "there is no record `\(name)`", at: origin,
      meant: nearest)
  }
}
