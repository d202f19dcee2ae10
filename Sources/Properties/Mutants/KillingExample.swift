import Analysis
import Cases
import Evaluation
import JSONWriting
import RuleModel

/// An example that would notice a change that none notices now, as a line to paste, marked as
/// unconfirmed: it says what the rule does, and only a person can say whether that is right.
public struct KillingExample: Sendable {
  /// The rule or table it belongs to.
  public var item: String
  /// One line of YAML, without the dash before it.
  public var line: String

  /// Nil if no case that distinguishes the two was found.
  public init?(_ mutant: Mutant, in pack: Pack, today: CivilDate, zone: Zone?) {
    for user in mutant.users {
      guard
        let found = KillingExample(
          user, mutant.change, mutant.pack, in: pack, today: today, zone: zone)
      else {
        continue
      }
      self = found
      return
    }
    return nil
  }

  /// - Parameters:
  ///   - id: the rule or table that is decided otherwise.
  ///   - change: in words.
  public init?(
    _ id: String, _ change: String, _ changed: Pack, in pack: Pack, today: CivilDate, zone: Zone?
  ) {
    guard let item = pack.item(named: id),
      let telling = TellingCase(pack, changed, item: id, today: today, zone: zone)
    else { return nil }
    guard
      let expected = ExpectedText.of(telling.decision, butNot: telling.changed, item, pack)
    else { return nil }
    let case_ = telling.witness.json(pack, pack).dropFirst().dropLast()
    self.item = id
    line =
      "{ it: \(JSONWriter.quoted("tells \(id) from \(change.replacing("`", with: ""))")), \(case_), expect: \(expected), unconfirmed: yes }"
  }
}
