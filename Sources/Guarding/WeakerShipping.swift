import CopyLint
import RuleModel

/// The files an app ships, as its pack declares them.
extension PackPair {
  mutating func compareShipping() {
    guard let was = old.pack.ships else { return }
    guard let now = new.pack.ships else {
      guard let entry = old.sections["ships"]?.first else { return }
      return add(
        Loss(
          "ships", "the pack no longer says what ships", was: "ships", now: "gone",
          at: new.sections["pack"]?.first?.key.place, before: entry.key.place))
    }
    compare(
      "catalogue",
      was.catalogues.map { ($0.path, $0.origin, ["locales": locales($0.locales, old.pack)]) },
      now.catalogues.map { ($0.path, $0.origin, ["locales": locales($0.locales, new.pack)]) })
    compare(
      "folder of store texts",
      was.metadata.map {
        ($0.path, $0.origin, ["locales": locales($0.locales, old.pack), "fields": $0.fields])
      },
      now.metadata.map {
        ($0.path, $0.origin, ["locales": locales($0.locales, new.pack), "fields": $0.fields])
      })
    compare(
      "file of design tokens", was.tokens.map { ($0.path, $0.origin, ["records": $0.records]) },
      now.tokens.map { ($0.path, $0.origin, ["records": $0.records]) })
    compareKeys(was, now)
  }

  /// None declared: those of the pack.
  private func locales(_ declared: [String], _ pack: Pack) -> [String] {
    declared.isEmpty ? pack.locales : declared
  }

  private typealias Entry = (path: String, origin: Origin, parts: [String: [String]])

  private mutating func compare(_ what: String, _ was: [Entry], _ now: [Entry]) {
    for entry in was {
      let others = now.filter { $0.path == entry.path }
      guard let other = others.first else {
        gone(
          entry.path, "the \(what) `\(entry.path)` no longer has to ship",
          was: "ships: \(entry.path)",
          from: entry.origin)
        continue
      }
      for (name, parts) in entry.parts.sorted(by: { $0.key < $1.key }) {
        let left = Set(others.flatMap { $0.parts[name] ?? [] })
        let lost = parts.filter { !left.contains($0) }
        if lost.isEmpty { continue }
        report(
          entry.path,
          "the \(what) `\(entry.path)` no longer has to have the \(name) "
            + lost.joined(separator: ", "),
          was: "\(name): " + parts.joined(separator: ", "),
          now: "\(name): " + left.sorted().joined(separator: ", "),
          at: other.origin, before: entry.origin)
      }
    }
  }

  private mutating func compareKeys(_ was: Shipping, _ now: Shipping) {
    if was.bindsKeys, !now.bindsKeys {
      add(
        Loss(
          "keys", "keys need not be bound to a text or a message any more", was: "keys: bound",
          now: "keys: free",
          at: new.sections["ships"]?.first?.key.place,
          before: old.sections["ships"]?.first?.key.place))
    }
    let free = was.free.flatMap(\.patterns).map(\.text)
    for pattern in now.free.flatMap(\.patterns)
    where now.bindsKeys && was.bindsKeys && !free.contains(where: { keyMatches($0, pattern.text) })
    {
      report(
        pattern.text, "the key `\(pattern.text)` need not be bound any more", was: "bound",
        now: "free",
        at: pattern.origin)
    }
  }
}
