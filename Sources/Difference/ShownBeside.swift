import Analysis
import Cases
import Evaluation
import JSONWriting
import RuleModel

/// The texts that other rules show in a case in which one shows less than before: a reader must not
/// take "no longer fires" for "nothing happens", nor the other way round. What is shown anyway, also
/// without the record in hand, is left out.
public struct ShownBeside: Sendable, Hashable {
  /// Another rule, and its texts with their surfaces.
  public struct Line: Sendable, Hashable {
    /// The id of the rule.
    public var rule: String
    /// The title of the rule.
    public var title: String
    /// `redFlag.advisory on logConfirmation`.
    public var texts: [String]
  }

  /// Shown by others before.
  public var before: [Line]
  /// Shown by others now.
  public var now: [Line]
  /// Whether the rule itself shows another text.
  private var showsOther = false

  /// In a sentence: "nothing else is shown, neither before nor now".
  public var sentence: String {
    if before.isEmpty, now.isEmpty { return "nothing else is shown, neither before nor now" }
    let same = now.filter(before.contains)
    let (new, gone) = (now.filter { !same.contains($0) }, before.filter { !same.contains($0) })
    let parts = [
      !new.isEmpty
        ? "shown instead now: \(words(new))" : showsOther ? "" : "nothing is shown instead",
      gone.isEmpty ? "" : "no longer shown either: \(words(gone))",
      same.isEmpty
        ? ""
        : same.count < 3
          ? "also shown, as before: \(words(same))"
          : "\(same.count) other rules show what they showed before",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private func words(_ lines: [Line]) -> String {
    lines.map { "“\($0.title)” (\($0.texts.joined(separator: "; ")))" }.joined(separator: ", ")
  }

  var json: String {
    func list(_ lines: [Line]) -> String {
      JSONWriter.array(
        lines.map { line in
          JSONWriter.object {
            $0.member("rule", string: line.rule)
            $0.member("title", string: line.title)
            $0.member("shows", strings: line.texts)
          }
        })
    }
    return JSONWriter.object {
      $0.member("says", string: sentence)
      $0.member("before", list(before))
      $0.member("now", list(now))
    }
  }
}

extension ShownBeside {
  /// Nil where the rule shows as much as before, or the case cannot be decided.
  init?(
    _ witness: Witness, _ from: CaseSearch.Result, _ to: CaseSearch.Result,
    _ runners: (CaseRunner, CaseRunner), _ sources: (DecisionCopy.Source, DecisionCopy.Source)
  ) {
    guard case .rule(let was) = sources.0, case .rule = sources.1,
      Self.isLess(to, than: from, runners.0.pack.rules[was]),
      let before = Self.lines(witness, runners.0, but: sources.0),
      let now = Self.lines(witness, runners.1, but: sources.1)
    else { return nil }
    (self.before, self.now) = (before, now)
    showsOther = !Set(Self.texts(of: to.actions)).isSubset(of: Self.texts(of: from.actions))
  }

  private static func isLess(
    _ to: CaseSearch.Result, than from: CaseSearch.Result, _ rule: Rule
  ) -> Bool {
    let isSilenced = from.outcome == .fires && to.outcome != .fires
    if isSilenced, [.redFlag, .advisory].contains(rule.kind) { return true }
    return !Set(texts(of: from.actions)).subtracting(texts(of: to.actions)).isEmpty
  }

  private static func texts(of actions: [ResolvedAction]) -> [String] {
    var places: [(id: String, on: [String])] = []
    for case .show(let id, let on, _) in actions {
      if let known = places.firstIndex(where: { $0.id == id }) {
        places[known].on += on.filter { !places[known].on.contains($0) }
      } else {
        places.append((id, on))
      }
    }
    return places.map { $0.id + ($0.on.isEmpty ? "" : " on \($0.on.joined(separator: ", "))") }
  }

  private static func lines(
    _ witness: Witness, _ runner: CaseRunner, but own: DecisionCopy.Source
  ) -> [Line]? {
    guard let example = witness.example(in: runner.pack) else { return nil }
    let rules = runner.pack.rules
    // Its own too: the same are asked for each rule, and so compiled once.
    let showing = rules.indices.filter { index in
      rules[index].status != .retired
        && (rules[index].then + rules[index].otherwise).contains {
          if case .show = $0.effect { true } else { false }
        }
    }
    // About the record in hand, and about the person as a whole.
    func lines(_ example: Example) -> [Line] {
      let hand = example.given == nil ? nil : example.history.count
      return runner.decisions(Set(showing.map { .rule($0) }), of: example).compactMap { decision in
        let texts = texts(of: decision.actions)
        guard case .rule(let index) = decision.source, decision.source != own, !texts.isEmpty,
          decision.sequence == nil || decision.sequence == hand
        else { return nil }
        return Line(rule: rules[index].id, title: rules[index].title, texts: texts)
      }
    }
    var bare = example
    if example.given == nil { bare.history = [] }
    bare.given = nil
    let anyway = Set(lines(bare))
    return lines(example).filter { !anyway.contains($0) }
  }
}
