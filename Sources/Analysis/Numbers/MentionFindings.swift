import Cases
import Diagnostics
import NumberReading
import RuleModel
import SourceText

/// Sentences that are said to name a threshold's value, and name another one or none.
struct MentionFindings {
  let pack: Pack
  let today: CivilDate
  let place: (Origin) -> Place?

  private struct Sentence {
    /// "the title of `x`"
    var what: String
    var text: String
    var origin: Origin
    var day: CivilDate
    /// A number in it is that of a mention; a reason may name others.
    var isAboutNumber = true
  }

  /// From so many sentences on, the number is likelier to be wrong than they are.
  private static let many = 3

  /// If many sentences differ from one number, they follow from a finding at the number.
  func all() -> [Finding] {
    let findings = sentences()
    let counts = Dictionary(
      grouping: findings.filter { $0.level == .error }.compactMap(\.follows.first), by: { $0 }
    ).mapValues(\.count)
    let leads = pack.thresholds.compactMap { threshold -> Finding? in
      let name = label(threshold)
      guard let count = counts[name], count >= Self.many, let value = threshold.value(on: today)
      else { return nil }
      let shown = Phrases(pack: pack, bindings: [], record: nil).text(value, of: threshold.type)
      var lead = Finding(
        .mentionDiffers, .error,
        "`\(threshold.name)` is \(shown), but \(count) sentences about it say otherwise",
        at: place(threshold.origin),
        advice:
          "correct the number; if it is right, correct each sentence, and the examples that rest on it"
      )
      lead.concerns = name
      return lead
    }
    return findings + leads
  }

  private func label(_ threshold: Threshold) -> String { "\(pack.name)/\(threshold.name)" }

  /// One finding for each sentence.
  func sentences() -> [Finding] {
    var findings: [Finding] = []
    for rule in pack.rules where rule.status != .retired {
      findings += checkTogether(rule.mentions, sentences(of: rule))
      findings += rule.examples.flatMap(check)
    }
    for table in pack.tables where table.status != .retired {
      var sentences = [sentence("the title of `\(table.id)`", table.title ?? "", table.origin)]
      if let why = table.why {
        sentences.append(reason("the reason of `\(table.id)`", why, table.origin))
      }
      findings += checkTogether(table.mentions, sentences)
      findings += table.examples.flatMap(check)
    }
    for threshold in pack.thresholds {
      let title = sentence(
        "the title of `\(threshold.name)`", threshold.title ?? "", threshold.origin)
      findings += check(threshold.mentions, [title])
    }
    for signed in pack.texts where signed.status != .retired {
      let text = signed.inForce(on: today)
      let others = text.translations.sorted { $0.key < $1.key }.map {
        sentence("the text `\(text.id)` in \($0.key)", $0.value, text.exactlyOrigin)
      }
      findings += check(
        text.mentions,
        [sentence("the text `\(text.id)`", text.exactly, text.exactlyOrigin)] + others)
    }
    for message in pack.messages where message.status != .retired {
      findings += check(
        message.mentions,
        message.allWords.map {
          sentence("the message `\(message.id)` in \($0.key)", $0.value, message.origin)
        })
    }
    for term in pack.terms where term.status != .retired {
      let advice = term.instead + (term.fix.map { [$0] } ?? [])
      var sentences = [sentence("the reason of `\(term.id)`", term.because ?? "", term.origin)]
      sentences += advice.map { sentence("the advice of `\(term.id)`", $0, term.origin) }
      findings += checkTogether(term.mentions, sentences)
    }
    return findings
  }

  /// The words of a rule for people: its title, its reason, and its refusals.
  private func sentences(of rule: Rule) -> [Sentence] {
    var all = [sentence("the title of `\(rule.id)`", rule.title, rule.origin)]
    for action in rule.then + rule.otherwise {
      guard case .refuse(_, let words?) = action.effect, let text = words.own else {
        continue
      }
      all.append(sentence("the refusal of `\(rule.id)`", text, action.origin))
    }
    if let why = rule.why { all.append(reason("the reason of `\(rule.id)`", why, rule.origin)) }
    return all
  }

  private func reason(_ what: String, _ text: String, _ origin: Origin) -> Sentence {
    var reason = sentence(what, text, origin)
    reason.isAboutNumber = false
    return reason
  }

  /// Sentences of which one at least names the number, and none another of its kind.
  private func checkTogether(_ mentions: [Mention], _ sentences: [Sentence]) -> [Finding] {
    mentions.flatMap { mention -> [Finding] in
      guard let threshold = pack.thresholds.first(where: { $0.name == mention.threshold }),
        let value = threshold.value(on: today)
      else { return [] }
      if let says = mention.says {
        let about = sentences.first { $0.text.contains(says) } ?? sentences[0]
        return check(about, mention, threshold).map { [$0] } ?? []
      }
      let wrong = sentences.filter { sentence in
        // “one of the delays that are offered” counts nothing.
        let numbers = NumberInText.all(in: sentence.text).filter {
          !$0.isLoose && $0.text.lowercased() != "one"
        }
        if numbers.isEmpty || says(sentence.text, value, threshold.type) { return false }
        return sentence.isAboutNumber
          ? !mentions.contains { saysAny(sentence, $0) }
          : numbers.contains { $0.couldSay(threshold) }
      }
      if !wrong.isEmpty { return wrong.compactMap { check($0, mention, threshold) } }
      if sentences.contains(where: { says($0.text, value, threshold.type) }) { return [] }
      return check(sentences[0], mention, threshold).map { [$0] } ?? []
    }
  }

  private func saysAny(_ sentence: Sentence, _ mention: Mention) -> Bool {
    guard let threshold = pack.thresholds.first(where: { $0.name == mention.threshold }),
      let value = threshold.value(on: sentence.day)
    else { return false }
    return mention.says.map(sentence.text.contains) ?? says(sentence.text, value, threshold.type)
  }

  private func sentence(_ what: String, _ text: String, _ origin: Origin) -> Sentence {
    Sentence(what: what, text: text, origin: origin, day: today)
  }

  /// An example shows what held on its day.
  private func check(_ example: Example) -> [Finding] {
    let moment = example.moment(today: today)
    let local = moment.microseconds + Int64(moment.offset) * 60_000_000
    let day = CivilDate(
      days: Int32(clamping: local / microsecondsPerDay - (local % microsecondsPerDay < 0 ? 1 : 0)))
    return check(
      example.mentions,
      [
        Sentence(
          what: "the name of this example", text: example.it, origin: example.origin, day: day)
      ]
    )
  }

  private func check(_ mentions: [Mention], _ sentences: [Sentence]) -> [Finding] {
    mentions.flatMap { mention -> [Finding] in
      guard let threshold = pack.thresholds.first(where: { $0.name == mention.threshold }) else {
        return []
      }
      return sentences.compactMap { check($0, mention, threshold) }
    }
  }

  private func check(_ sentence: Sentence, _ mention: Mention, _ threshold: Threshold) -> Finding? {
    guard let value = threshold.value(on: sentence.day) else { return nil }
    let shown = Phrases(pack: pack, bindings: [], record: nil).text(value, of: threshold.type)
    let said = says(sentence.text, value, threshold.type)
    func finding(_ level: Level, _ message: String, _ advice: String, at origin: Origin) -> Finding
    {
      var finding = Finding(
        .mentionDiffers, level, message, at: place(origin), advice: advice,
        notes: [Note("`\(threshold.name)` is \(shown)", at: place(threshold.origin))])
      finding.follows = [label(threshold)]
      return finding
    }
    guard let decided = mention.says else {
      if said { return nil }
      let numbers = NumberInText.all(in: sentence.text).filter { !$0.isLoose }.map(\.text)
      let instead =
        numbers.isEmpty ? "contains no number" : "says \(numbers.joined(separator: ", "))"
      return finding(
        .error, "\(sentence.what) \(instead), but `\(threshold.name)` is \(shown)",
        "write \(shown) if the number is right, or correct the number, or record the decision to differ: "
          + "`mentions: [{ of: \(threshold.name), says: …, because: …, until: … }]`",
        at: sentence.origin)
    }
    if said {
      return finding(
        .warning, "\(sentence.what) matches `\(threshold.name)`; its exception is no longer needed",
        "write `mentions: [\(threshold.name)]`", at: mention.origin)
    }
    if let until = mention.until, today > until {
      return finding(
        .error,
        "the exception for \(sentence.what) expired on \(MomentText.text(until)): `\(threshold.name)` is \(shown)",
        "correct the sentence, or have the exception renewed", at: mention.origin)
    }
    if sentence.text.contains(decided) { return nil }
    return finding(
      .error, "\(sentence.what) does not say “\(decided)”, as its exception does",
      "make the exception quote the sentence",
      at: mention.origin)
  }

  private func says(_ sentence: String, _ value: Literal, _ type: ValueType) -> Bool {
    switch (value, type) {
    case (.list(let values), .list(let element)):
      return values.allSatisfy { says(sentence, $0, element) }
    case (.number, _), (.period, _):
      return NumberInText.all(in: sentence).contains { $0.says(value, type) }
    case (.timeOfDay(let time), _): return MomentsInText.names(sentence, timeOfDay: time)
    case (.date(let date), _): return MomentsInText.names(sentence, date: date)
    case (.text(let text), _): return sentence.contains(text)
    default: return sentence.contains(Phrases(pack: pack, bindings: [], record: nil).text(value))
    }
  }
}

extension MessageRule {
  /// All that it can say, by locale.
  fileprivate var allWords: [(key: String, value: String)] {
    var all: [String: String] = [:]
    for (locale, wording) in none { all[locale, default: ""] += " " + wording.text }
    for exact in exact {
      for (locale, wording) in exact.sentences { all[locale, default: ""] += " " + wording.text }
    }
    for form in forms {
      for (locale, template) in form.sentences {
        for case .text(let text) in template.pieces { all[locale, default: ""] += " " + text }
      }
    }
    for word in groups.flatMap(\.words) {
      for (locale, wording) in word.phrases { all[locale, default: ""] += " " + wording.text }
    }
    return all.sorted { $0.key < $1.key }
  }
}
