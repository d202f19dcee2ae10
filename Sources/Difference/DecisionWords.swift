import Analysis
import Cases
import RuleModel

/// The meaning of a change in one sentence: “fires from severity 3 instead of 4”.
struct DecisionWords {
  let item: PackItem
  let other: PackItem
  let old: Pack
  let new: Pack

  init(_ item: PackItem, _ other: PackItem, _ old: Pack, _ new: Pack) {
    self.item = item
    self.other = other
    self.old = old
    self.new = new
  }

  func sentence(_ outcome: CaseSearch.Found, _ causes: [PackDifference.Cause]) -> String {
    // Only where nothing else has changed do the boundaries say all. An earlier value of a number is
    // no boundary today.
    let current = causes.filter { $0.key != "was" }
    if !current.isEmpty, current.count <= 2,
      let moved = MovedBoundaries(item, other, old, new).phrases(outcome),
      moved.count >= current.count
    {
      return verbs.does + " " + moved.joined(separator: ", and ")
    }
    var parts: [String] = []
    for (_, _, from, to) in outcome.found {
      let part: String
      if from.outcome != to.outcome, item.kind == .rule {
        switch (from.outcome, to.outcome) {
        case (.silent, .fires): part = "\(verbs.does) where it \(verbs.didNot)"
        case (.fires, .silent): part = "\(verbs.doesNot) where it \(verbs.did)"
        case (_, .unknown):
          part = "is unknown where it \(OutcomeWords.was(from.outcome, old.rules[item.index].kind))"
        case (.unknown, .fires): part = "\(verbs.does) where it was unknown"
        case (.unknown, .silent): part = "is silent where it was unknown"
        case (.fires, .fires), (.silent, .silent): part = ""
        }
      } else if item.kind == .rule {
        let verb = from.isSameButForTexts(to) ? "says something else" : "does something else"
        part = "\(verb) where it \(to.outcome == .fires ? verbs.does : "is silent")"
      } else if item.kind == .message {
        part = "says something else"
      } else {
        let words = OutcomeWords(kinds: (nil, nil), isOfTable: true)
        part = "gives \(words.given(to)) instead of \(words.given(from))"
      }
      if !part.isEmpty, !parts.contains(part) { parts.append(part) }
    }
    let shown = parts.prefix(3).joined(separator: "; ")
    guard let cause = causes.first else { return shown }
    let name = name(of: cause)
    switch (cause.from, cause.to) {
    case (let from?, let to?):
      let (was, now) = PackDifference.marked(from, to, most: 90)
      return cause.isOfList
        ? "\(shown): \(name) now has `\(short(now))` instead of `\(short(was))`"
        : "\(shown): \(name) was `\(short(was))` and is now `\(short(now))`"
    case (nil, let to?): return "\(shown): \(name) now has `\(short(to))`"
    case (let from?, nil): return "\(shown): \(name) no longer has `\(short(from))`"
    case (nil, nil): return shown
    }
  }

  /// A part as a reader calls it: `its when`, `tired: any of`.
  private func name(of cause: PackDifference.Cause) -> String {
    if cause.key.isEmpty { return cause.id }
    if cause.key == "was" {
      let what = cause.part.hasPrefix("text ") ? "words" : "number"
      return "the earlier \(what) of \(cause.part.split(separator: " ").last ?? "")"
    }
    return cause.id == cause.key
      ? "its `\(cause.key)`" : cause.id.replacing(": ", with: ": `", maxReplacements: 1) + "`"
  }

  private func short(_ text: String) -> String {
    text.count <= 90 ? text : String(text.prefix(89)) + "…"
  }

  private var verbs: (does: String, doesNot: String, did: String, didNot: String) {
    guard item.kind == .rule else { return ("answers", "no longer answers", "answered", "did not") }
    return switch new.rules[other.index].kind {
    case .redFlag, .advisory: ("fires", "no longer fires", "fired", "did not")
    case .minimum: ("may be shown", "may no longer be shown", "could be", "could not be")
    case .limit: ("is allowed", "is no longer allowed", "was", "was not")
    case .constraint: ("is violated", "is no longer violated", "was", "was not")
    }
  }
}
