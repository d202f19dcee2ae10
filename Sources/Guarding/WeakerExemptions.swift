import CopyLint
import RuleModel

/// Exemptions that are new, wider or longer.
extension PackPair {
  /// One thing that an exemption accepts.
  private struct Accepted {
    var what: String
    var locale: String?
    var key: String?
    /// Nil: any.
    var value: String?
    var until: CivilDate?
    var origin: Origin

    /// Whether whatever this accepts, that accepts too.
    func lies(in other: Accepted) -> Bool {
      what == other.what && (other.locale == nil || other.locale == locale) && isKey(in: other)
        && (other.value == nil || other.value == value)
    }

    private func isKey(in other: Accepted) -> Bool {
      guard let pattern = other.key else { return true }
      return key.map { keyMatches(pattern, $0) } ?? false
    }

    var words: String {
      let narrower = [locale.map { "in \($0)" }, value.map { "as “\($0)”" }].compactMap { $0 }
      return ([what, "for", key ?? "everything"] + narrower).joined(separator: " ")
    }
  }

  mutating func compareExemptions() {
    compareReasons()
    let before = accepted(old.pack)
    var told: Set<Origin> = []
    for row in accepted(new.pack) {
      let covering = before.filter { row.lies(in: $0) }
      let latest = covering.map { $0.until?.days ?? .max }.max()
      if let latest, (row.until?.days ?? .max) <= latest { continue }
      // One finding for an exemption, however many keys it names.
      guard told.insert(row.origin).inserted else { continue }
      func day(_ date: CivilDate?) -> String {
        date.map { "until \(MomentText.text($0))" } ?? "for ever"
      }
      let longest = covering.max { ($0.until?.days ?? .max) < ($1.until?.days ?? .max) }
      report(
        row.what,
        longest == nil
          ? "an exemption accepts \(row.words)"
          : "the exemption that accepts \(row.words) lasts longer",
        was: longest.map { day($0.until) } ?? "not accepted", now: day(row.until), at: row.origin,
        before: longest?.origin)
    }
  }

  /// Whoever approved it approved it for that reason.
  private mutating func compareReasons() {
    func accepts(_ exemption: Exemption) -> [String] {
      [exemption.term ?? exemption.check ?? "", exemption.locale ?? ""]
        + exemption.accepts.flatMap { [$0.key ?? ""] + ($0.values ?? []) }
    }
    for now in new.pack.exemptions {
      guard let was = old.pack.exemptions.first(where: { accepts($0) == accepts(now) }),
        was.because != now.because || was.approvedBy != now.approvedBy
      else { continue }
      let words = WordChanges(
        from: "\(was.because) (\(was.approvedBy))", to: "\(now.because) (\(now.approvedBy))")
      let what = now.term ?? now.check ?? ""
      var loss = Loss(
        what, "an exemption of `\(what)` has another reason or was approved by somebody else",
        was: words.was, now: words.now, at: new.place(now.origin), before: old.place(was.origin))
      loss.isOpen = true
      add(loss)
    }
  }

  private func accepted(_ pack: Pack) -> [Accepted] {
    pack.exemptions.flatMap { exemption in
      exemption.accepts.flatMap { accepted in
        (accepted.values.map { $0.map(Optional.some) } ?? [nil]).map { value in
          Accepted(
            what: exemption.term ?? exemption.check ?? "", locale: exemption.locale,
            key: accepted.key, value: value,
            until: exemption.until, origin: exemption.origin)
        }
      }
    }
  }
}
