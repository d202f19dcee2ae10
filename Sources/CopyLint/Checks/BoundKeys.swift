import Catalogues
import Diagnostics
import RuleModel

extension Check {
  package static let unboundKey = Check(
    "unbound-key", .error,
    title: "No text or message of the pack binds a key.",
    why: "A change to what it says, or its disappearance, would not be noticed.",
    advice: "Add a text with this key, or list the key under `free:` of `ships:` with the reason.")

  package static let unusedFreeKey = Check(
    "unused-free-key", .warning,
    title: "A pattern under `free` frees no key.",
    why: "It would free a later key that nobody has looked at.",
    advice: "Take it out.")
}

/// Every key is bound by a text or a message, or is free on purpose, where the pack asks for it.
enum BoundKeys: CopyCheck {
  static let checks: [Check] = [.unboundKey, .unusedFreeKey]

  static func findings(_ copy: Copy) -> [Finding] {
    guard let ships = copy.pack.ships, ships.bindsKeys, copy.extent == .app else { return [] }
    let bound = Set(
      copy.pack.texts.filter { $0.status != .retired }.map(\.key)
        + copy.pack.messages.filter { $0.status != .retired }.compactMap(\.key))
    let patterns = ships.free.flatMap(\.patterns)
    var used = [Bool](repeating: false, count: patterns.count)
    var seen: Set<String> = []
    var findings: [Finding] = []
    for (number, catalogue) in copy.catalogues.enumerated() {
      var last = -1
      for (index, entry) in catalogue.entries.enumerated() where entry.keyIndex != last {
        last = entry.keyIndex
        let key = catalogue.key(of: entry)
        guard seen.insert(key).inserted, !bound.contains(key), !bound.contains(catalogue.unitKey(of: entry)) else {
          continue
        }
        var isFree = false
        for (place, pattern) in patterns.enumerated() where matches(pattern.text, key) {
          used[place] = true
          isFree = true
        }
        if isFree { continue }
        findings.append(
          copy.finding(
            .unboundKey, .error, "no text or message binds this key",
            at: EntryReference(catalogue: number, entry: index),
            advice: "add a text with `key: \(key)`, or list it under `free:` of `ships:` with the reason",
            because: "a change to what it says would not be noticed"))
      }
    }
    guard copy.isWhole else { return findings }
    return findings
      + zip(patterns, used).filter { !$0.1 }.map { pattern, _ in
        Finding(
          .unusedFreeKey, .warning, "`\(pattern.text)` frees no key", at: copy.place(pattern.origin),
          advice: "take it out: every key it matches is bound, or there is none")
      }
  }
}
