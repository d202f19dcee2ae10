import RuleModel

extension PackDifference {
  /// One thing that somebody changed, with all that comes of it: what a reviewer looks at together.
  public struct Edit: Sendable, Hashable {
    /// `threshold`, `rule`, `let`, `field` …
    public var what: String
    /// The id of the edited thing.
    public var id: String
    /// Added, removed or changed.
    public var change: Kind
    /// The old and the new content, by key; without a key if the thing is its value.
    public var parts: [Part]
    /// Indices into `changes`, red flags first.
    public var reaches: [Int]
    /// As the graph of the pack names it.
    let part: String

    /// One key of it.
    public struct Part: Sendable, Hashable {
      /// The key; empty for the value itself.
      public var key: String
      /// The old content; nil: none.
      public var from: String?
      /// The new content; nil: none.
      public var to: String?
      /// Whether these are elements of a list that has others, as before.
      var isOfList = false
    }
  }

  /// Changes by what was edited. A change that several edits lead to is below each of them.
  static func edits(of changes: [Change], in pack: Pack) -> [Edit] {
    var edits: [Edit] = []
    var places: [String: Int] = [:]
    for (index, change) in changes.enumerated() {
      let isWhole = change.change == .added || change.change == .removed
      var parts = isWhole ? [] : unique(change.because.map { $0.part })
      if parts.isEmpty || change.isEditedItself { parts = unique([change.part] + parts) }
      for part in parts {
        if places[part] == nil {
          places[part] = edits.count
          let node = PackGraph.Node(label: part)
          let own = changes.first { $0.part == part }
          edits.append(
            Edit(
              what: own?.what ?? node?.kind.rawValue ?? change.what,
              id: own?.id ?? node.map { pack.name + "/" + $0.name } ?? change.id,
              change: own?.change ?? kind(of: part, change.because),
              parts: [], reaches: [], part: part))
        }
        let place = places[part]!
        edits[place].reaches.append(index)
        for cause in change.because where cause.part == part && !isWhole {
          let piece = Edit.Part(
            key: cause.key, from: cause.from, to: cause.to, isOfList: cause.isOfList)
          if !edits[place].parts.contains(piece) { edits[place].parts.append(piece) }
        }
      }
    }
    // An edit of words alone comes last, unless some decision shows them.
    for index in edits.indices {
      let reached = edits[index].reaches.map { changes[$0].change }
      if reached.contains(where: { $0 != .words }), edits[index].change == .words {
        edits[index].change = .changed
      }
      if reached.allSatisfy({ $0 == .words }) { edits[index].change = .words }
    }
    return edits.filter { $0.change != .words } + edits.filter { $0.change == .words }
  }

  /// How a part itself has changed: it is new, or gone, if all of it is.
  private static func kind(of part: String, _ causes: [Cause]) -> Kind {
    let own = causes.filter { $0.part == part }
    if own.allSatisfy({ $0.isWhole && $0.from == nil }) { return .added }
    return own.allSatisfy { $0.isWhole && $0.to == nil } ? .removed : .changed
  }

  private static func unique(_ names: [String]) -> [String] {
    names.reduce(into: []) { all, name in if !all.contains(name) { all.append(name) } }
  }

  // MARK: Summary

  /// The first sentence for a reviewer: “3 edits reach 7 rules, 1 red flag; 23 of 200 people get
  /// another decision”.
  public var headline: String {
    if changes.isEmpty { return summary }
    let real = edits.count { $0.change != .words }
    var parts: [String] = []
    if real > 0 {
      let reached = changes.filter { $0.change != .words }
      let rules = reached.filter { $0.what == "rule" }
      var things: [String] = []
      if !rules.isEmpty { things.append(counted(rules.count, "rule")) }
      let flags = rules.count(where: \.isRedFlag)
      if flags > 0 { things.append(counted(flags, "red flag")) }
      for what in PackDifference.unique(reached.map(\.what)) where what != "rule" {
        things.append(counted(reached.count { $0.what == what }, what))
      }
      parts.append(
        "\(counted(real, "edit")) \(real == 1 ? "reaches" : "reach") \(things.joined(separator: ", "))"
      )
    }
    let words = edits.count - real
    if words > 0 {
      parts.append("\(counted(words, "edit")) \(words == 1 ? "changes" : "change") words only")
    }
    if unproved > 0 { parts.append("\(unproved) could not be proved to be the same") }
    if let logsRead, logsRead.used > 0, !areLogsSilent {
      let people = Set(changes.compactMap(\.impact).flatMap { $0.lines.map(\.subject) }).count
      parts.append(
        "\(people) of \(counted(logsRead.people, "person")) \(people == 1 ? "gets" : "get") another decision"
      )
    }
    return parts.joined(separator: "; ")
  }
}

extension PackDifference.Change {
  /// Whether it is about a red flag.
  public var isRedFlag: Bool { ruleKind == RuleKind.redFlag.rawValue }

  /// As a reader calls it: a rule by its kind.
  var noun: String { ruleKind ?? what }
}

/// `1 rule`, `3 rules`, `2 people`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(count == 1 ? noun : plural(noun))"
}

func plural(_ noun: String) -> String {
  if noun == "person" { return "people" }
  if noun.hasSuffix("s") || noun.hasSuffix("x") || noun.hasSuffix("ch") || noun.hasSuffix("sh") {
    return noun + "es"
  }
  if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
    return noun.dropLast() + "ies"
  }
  return noun + "s"
}

/// `a reading`, `an entry`.
func withArticle(_ noun: String) -> String {
  ("aeiou".contains(noun.first ?? "x") ? "an " : "a ") + noun
}
