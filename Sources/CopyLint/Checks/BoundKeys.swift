import Catalogues
import Diagnostics
import RuleModel

extension Check {
  package static let unboundKey = Check(
    "unbound-key", .error,
    title: "No text or message in the pack is bound to a key.",
    why: "Changing or removing its text would go unnoticed.",
    advice: "Add a text with this key, or list the key under `free:` in `ships:` with a reason.")

  package static let unusedFreeKey = Check(
    "unused-free-key", .warning,
    title: "A pattern under `free` does not match any unbound key.",
    why: "It would exempt a key added later that no one has reviewed.",
    advice: "Remove it.")
}

/// Every key is bound by a text or a message, or is free on purpose, where the pack asks for it.
enum BoundKeys: CopyCheck {
  static let checks: [Check] = [.unboundKey, .unusedFreeKey]
  static let needs: CopyNeeds = [.pack, .allFiles]

  static func findings(_ copy: Copy) -> [Finding] {
    guard let ships = copy.pack.ships, ships.bindsKeys else { return [] }
    let bound = Set(
      copy.pack.texts.filter { $0.status != .retired }.flatMap(\.keys)
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
        guard seen.insert(key).inserted, !bound.contains(key),
          !bound.contains(catalogue.unitKey(of: entry))
        else {
          continue
        }
        var isFree = false
        for (place, pattern) in patterns.enumerated() where keyMatches(pattern.text, key) {
          used[place] = true
          isFree = true
        }
        if isFree { continue }
        findings.append(
          copy.finding(
            .unboundKey, .error, "no text or message is bound to this key",
            at: EntryReference(catalogue: number, entry: index),
            advice:
              "add a text with `key: \(key)`, or list it under `free:` in `ships:` with a reason",
            because: "a change to its text would go unnoticed"))
      }
    }
    guard copy.isWhole else { return findings }
    return findings
      + zip(patterns, used).filter { !$0.1 }.map { pattern, _ in
        Finding(
          .unusedFreeKey, .warning, "`\(pattern.text)` does not free any key",
          at: copy.place(pattern.origin),
          advice: "remove it: every key it matches is already bound, or it matches none")
      }
  }
}

extension SignedText {
  /// Its key, and those of its earlier wordings.
  var keys: [String] { [key] + was.map(\.key) }
}
