import Diagnostics
import RuleLoading
import RuleModel

extension Check {
  package static let keysNotBound = Check(
    "keys-not-bound", .note,
    title: "The pack of an app does not bind the keys of its catalogues. Reported by `gate` only.",
    why:
      "A string that no text of the pack fixes can be added or changed without an error: only terms look at it, and they find the words that they list.",
    advice:
      "Say `keys: bound` under `ships:`. Then each key needs a text or a message, or is listed under `free:` with a reason."
  )
}

/// A note to a pack that leaves keys unbound: the meaning of that, once.
enum UnboundKeys {
  static func findings(_ loaded: LoadedPack) -> [Finding] {
    let pack = loaded.pack
    if pack.isShared || pack.ships?.bindsKeys == true { return [] }
    // Such a pack says nothing of copy.
    if pack.texts.isEmpty, pack.terms.isEmpty, pack.ships == nil { return [] }
    let head =
      loaded.sections[PackSection.ships.rawValue]?.first
      ?? loaded.sections[PackSection.pack.rawValue]?.first
    return [
      Finding(
        .keysNotBound, nil,
        "keys are not bound: a string that no text of the pack fixes can be added or changed without an error",
        at: head?.key.place, advice: "add `keys: bound` under `ships:`")
    ]
  }
}
