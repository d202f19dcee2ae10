import Diagnostics
import RuleLoading
import RuleModel

/// Sign-offs of a day to come: nobody has given them yet.
/// - Parameters:
///   - today: the day of every date check.
///   - now: the day by the clock; time zones lie up to a day apart.
public func signOffDateFindings(_ loaded: LoadedPack, today: CivilDate, now: CivilDate) -> [Finding]
{
  let last = max(today, now).adding(days: 1)
  return loaded.pack.signOffs.filter { $0.on > last }.map { signOff in
    Finding(
      .futureSignOff, .error,
      "the sign-off of `\(signOff.item)` by \(signOff.role) is dated \(MomentText.text(signOff.on)), which is in the future",
      at: loaded.place(signOff.origin),
      advice: "sign it again with `primum sign`, on the day it is signed")
  }
}
