import Diagnostics
import RuleModel
import YAMLReading

/// The keys of one mapping of a rule file. Every key must be asked for: what is left at `finish` is
/// an unknown key.
final class Keys {
  let builder: PackBuilder
  let node: YAMLNode
  let what: String
  private let entries: [YAMLEntry]
  /// Of the entries.
  private let names: [String]
  // Unchecked: asked for thousands of times, and by nobody while they change.
  @exclusivity(unchecked) private var isTaken: [Bool]
  @exclusivity(unchecked) private var known: [String] = []

  /// Nil, with a finding, where the node is not a group of keys.
  init?(_ node: YAMLNode, of what: String, in builder: PackBuilder, advice: String? = nil) {
    guard let entries = node.mapping else {
      // A node that could not be read was reported already.
      if node.isNull, !node.isWhole { return nil }
      builder.report(
        .wrongShape, "\(what) must be a group of keys, but this is \(node.kindInWords)",
        at: builder.origin(node), advice: advice)
      return nil
    }
    self.builder = builder
    self.node = node
    self.what = what
    self.entries = entries
    names = entries.map(\.keyText)
    isTaken = Array(repeating: false, count: names.count)
    known.reserveCapacity(30)
  }

  var origin: Origin { builder.origin(node) }

  func has(_ key: String) -> Bool { names.contains(key) }

  func optional(_ key: String) -> YAMLNode? {
    known.append(key)
    guard let index = names.firstIndex(of: key) else { return nil }
    isTaken[index] = true
    let value = entries[index].value
    if value.isNull { return nil }
    // A text that could not be read whole was reported already; the rest of it says nothing.
    if value.scalar != nil, !value.isWhole { return nil }
    return value
  }

  func entry(_ key: String) -> YAMLEntry? { names.firstIndex(of: key).map { entries[$0] } }

  /// - Parameter allowed: The words that it takes; empty: others than words.
  func required(_ key: String, allowed: [String] = [], advice: String? = nil) -> YAMLNode? {
    if let value = optional(key) { return value }
    if !node.isWhole { return nil }
    if let entry = entry(key) {
      builder.report(
        .missingKey, "`\(key)` of \(what) is empty", at: builder.origin(entry.key),
        advice: "write its value after the colon")
    } else {
      let words = allowed.isEmpty ? "" : " (allowed: \(allowed.joined(separator: ", ")))"
      lack(key, "\(what) has no `\(key)`", at: place, advice: advice ?? "add `\(key): …`" + words)
    }
    return nil
  }

  /// Keys that were reported to be missing, by the keys of which one would have done.
  private var lacking: [(keys: [String], finding: Finding)] = []

  /// Reports that a key is missing. If it turns out to be there, misspelt, `finish` reports that
  /// alone.
  func lack(
    _ key: String, or others: [String] = [], _ message: String, at origin: Origin, advice: String,
    because: String? = nil
  ) {
    if let finding = builder.report(
      .missingKey, message, at: origin, advice: advice, because: because)
    {
      lacking.append(([key] + others, finding))
    }
  }

  /// The first key, as a short place for what is missing.
  var place: Origin { entries.first.map { builder.origin($0.key) } ?? origin }

  /// The text of a scalar; a finding where it is a list or a group.
  func text(_ key: String) -> String? { optional(key).flatMap { builder.text($0, of: "`\(key)`") } }
  func requiredText(_ key: String) -> String? {
    required(key).flatMap { builder.text($0, of: "`\(key)`") }
  }

  /// Words for people, with the values of the thresholds that they name in braces.
  func words(_ key: String, locale: String? = nil) -> String? {
    optional(key).flatMap { words($0, key, locale) }
  }
  func requiredWords(_ key: String, locale: String? = nil) -> String? {
    required(key).flatMap { words($0, key, locale) }
  }
  func allWords(_ key: String, locale: String) -> [String] {
    (optional(key).map { $0.sequence ?? [$0] } ?? []).compactMap { words($0, key, locale) }
  }
  private func words(_ node: YAMLNode, _ key: String, _ locale: String?) -> String? {
    builder.text(node, of: "`\(key)`").map { builder.worded($0, at: node, locale: locale) }
  }

  func texts(_ key: String) -> [String] {
    optional(key).map { builder.texts($0, of: "`\(key)`") } ?? []
  }

  func choice<T: RawRepresentable & CaseIterable>(_ key: String, _ type: T.Type) -> T?
  where T.RawValue == String {
    guard let node = optional(key), let text = builder.text(node, of: "`\(key)`") else {
      return nil
    }
    if let value = T(rawValue: text) { return value }
    let allowed = T.allCases.map(\.rawValue)
    let nearest = builder.nearestName(text, in: allowed)
    builder.report(
      .unknownWord, "`\(text)` is not a valid value for `\(key)`", at: builder.origin(node),
      advice: (nearest.map { "did you mean `\($0)`? " } ?? "")
        + "(allowed: \(allowed.joined(separator: ", ")))",
      suggestions: nearest.map { [$0] } ?? allowed)
    return nil
  }

  func date(_ key: String) -> CivilDate? {
    optional(key).flatMap { builder.date($0, of: "`\(key)`") }
  }

  func truth(_ key: String) -> Bool? {
    guard let node = optional(key), let text = builder.text(node, of: "`\(key)`") else {
      return nil
    }
    if let value = ["yes": true, "true": true, "no": false, "false": false][text] { return value }
    builder.report(
      .typeMismatch, "`\(key)` must be yes or no, not `\(text)`", at: builder.origin(node),
      advice: "write yes or no")
    return nil
  }

  /// Entries no call has asked for.
  var rest: [YAMLEntry] { entries.indices.filter { !isTaken[$0] }.map { entries[$0] } }

  func take(_ entry: YAMLEntry) {
    if let index = names.firstIndex(of: entry.keyText) { isTaken[index] = true }
  }

  /// Whether an unknown key was most likely meant as this one.
  func isMisspelt(_ key: String) -> Bool {
    rest.contains { builder.nearestName($0.keyText, in: known.filter { !has($0) }) == key }
  }

  /// Reports every key that nothing asked for.
  func finish() {
    for entry in rest {
      let name = entry.keyText
      let free = known.filter { !has($0) }
      let nearest = builder.nearestName(name, in: free)
      // A wording beside `exactly:` that belongs below it.
      let isWording =
        nearest == nil && known.contains("exactly") && builder.pack.locales.contains(name)
      builder.report(
        .unknownKey, "`\(name)` is not a key of \(what)", at: builder.origin(entry.key),
        meant: nearest,
        advice: isWording
          ? "`\(name)` is a language: move its line to the right, below `exactly:`, in the column of the other languages"
          : "known keys: "
            + known.enumerated().filter { !known[..<$0.offset].contains($0.element) }
            .map(\.element).joined(separator: ", "))
      if let nearest {
        for (_, finding) in lacking.filter({ $0.keys.contains(nearest) }) {
          builder.reports.withdraw(finding)
        }
      }
    }
  }
}

extension PackBuilder {
  /// - Parameter what: Asked for only where something is wrong: there are thousands of texts.
  func text(_ node: YAMLNode, of what: @autoclosure () -> String) -> String? {
    if let text = node.text { return text }
    if case .null = node.content { return "" }
    report(.wrongShape, "\(what()) must be text, but this is \(node.kindInWords)", at: origin(node))
    return nil
  }

  /// A list of texts, or one text alone.
  func texts(_ node: YAMLNode, of what: @autoclosure () -> String) -> [String] {
    if let items = node.sequence {
      return items.compactMap { text($0, of: "an element of \(what())") }
    }
    return text(node, of: what()).map { [$0] } ?? []
  }

  func date(_ node: YAMLNode, of what: @autoclosure () -> String) -> CivilDate? {
    guard let text = text(node, of: what()) else { return nil }
    if let date = MomentText.date(text) { return date }
    report(
      .typeMismatch, "\(what()) must be a date, but this is `\(text)`", at: origin(node),
      advice: MomentText.adviceOnDate(text) ?? "write it as 2026-03-20")
    return nil
  }

  /// The items of a list; a finding where the node is none.
  func items(_ node: YAMLNode, of what: @autoclosure () -> String) -> [YAMLNode] {
    if let items = node.sequence { return items }
    if case .null = node.content { return [] }
    report(
      .wrongShape, "\(what()) must be a list, but this is \(node.kindInWords)", at: origin(node),
      advice: "start each item with `- `")
    return []
  }

  func parse(_ text: LocatedText) -> Syntax? {
    do throws(SyntaxMistake) {
      return try ConditionParser.parse(text.text, units: units)
    } catch {
      report(.conditionSyntax, error.message, at: text.origin(error.range), advice: error.advice)
      return nil
    }
  }
}
