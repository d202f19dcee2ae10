import Diagnostics
import NumberReading
import RuleModel
import SourceText

/// Titles and texts with a number that the rule does not use, although it has one of that kind:
/// most likely a former value. Only a note, for a sentence may name other numbers.
struct UnboundNumbers {
  let pack: Pack
  let today: CivilDate
  let place: (Origin) -> Place?

  func all() -> [Finding] {
    var told: Set<String> = []
    return pack.rules.filter { $0.status != .retired }.flatMap { rule -> [Finding] in
      let numbers = numbers(of: rule)
      guard !numbers.thresholds.isEmpty else { return [] }
      var findings: [Finding] = []
      if rule.mentions.isEmpty, told.insert(rule.id).inserted {
        findings += finding("the title of `\(rule.id)`", rule.title, rule.origin, numbers)
      }
      for action in rule.then + rule.otherwise {
        let index: Int
        switch action.effect {
        case .show(let text, _): index = text
        case .refuse(_, .text(let text)?): index = text
        case .refuse(_, let words):
          if rule.mentions.isEmpty, let own = words?.own {
            findings += finding("the refusal of `\(rule.id)`", own, action.origin, numbers)
          }
          continue
        case .remind, .set, .allow: continue
        }
        let text = pack.texts[index]
        guard text.mentions.isEmpty, told.insert(text.id).inserted else { continue }
        findings += finding("the text `\(text.id)`", text.exactly, text.exactlyOrigin, numbers)
      }
      return findings
    }
  }

  private struct Numbers {
    var thresholds: [Threshold] = []
    var literals: [Double] = []
  }

  private func numbers(of rule: Rule) -> Numbers {
    var found = Numbers()
    var seen: Set<Int> = []
    for expression in rule.expressions {
      expression.walkThrough(pack) { part in
        switch part {
        case .literal(.number(let number)): found.literals.append(number)
        case .threshold(let index) where seen.insert(index).inserted:
          if case .number = pack.thresholds[index].type {
            found.thresholds.append(pack.thresholds[index])
          }
        default: break
        }
      }
    }
    return found
  }

  private func finding(
    _ what: String, _ sentence: String, _ origin: Origin, _ numbers: Numbers
  ) -> [Finding] {
    let said = NumberInText.all(in: sentence)
    // If it says a number of the rule, the others are about something else.
    let isBound = numbers.thresholds.contains { threshold in
      threshold.value(on: today).map { value in said.contains { $0.says(value, threshold.type) } }
        ?? false
    }
    if isBound { return [] }
    for number in said where !number.isLoose && !numbers.literals.contains(number.value) {
      guard let threshold = numbers.thresholds.first(where: { number.couldSay($0) }),
        let value = threshold.value(on: today)
      else { continue }
      let shown = Phrases(pack: pack, bindings: [], record: nil).text(value, of: threshold.type)
      return [
        Finding(
          .unboundNumber, .note, "\(what) says \(number.text), but `\(threshold.name)` is \(shown)",
          at: place(origin),
          advice:
            "if it refers to this number, add `mentions: [\(threshold.name)]` and correct the sentence"
        )
      ]
    }
    return []
  }
}

extension NumberInText {
  /// Whether it is of the threshold's kind: it has a former value, or the same kind of unit.
  func couldSay(_ threshold: Threshold) -> Bool {
    if threshold.was.contains(where: { says($0.value, threshold.type) }) { return true }
    guard case .number(let unit) = threshold.type else { return false }
    guard let unit else {
      // Days and times that something is counted by.
      return self.unit?.name == "d" && !isShare
    }
    return self.unit?.dimension == unit.dimension
      || isShare && unit.dimension == Unit.whole.dimension
  }
}
