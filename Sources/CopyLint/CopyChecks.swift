import Diagnostics

/// Checks of copy that have no file of their own.
extension Check {
  package static let tooManySentences = Check(
    "too-many-sentences", .note,
    title: "A text can become more sentences than are looked at.",
    why: "A forbidden phrase that comes together from several parts could be missed.",
    advice: "Split the text. Each of its parts is looked at by itself in any case.")

  package static let untestedTerm = Check(
    "untested-term", .note,
    title: "No example shows what a term finds.",
    why: "A slip in its words would not be noticed.",
    advice: "Add `examples:` with a text that is found and one that is clean.")

  package static let lapsedExemption = Check(
    "lapsed-exemption", .error,
    title: "An exemption's date has passed.",
    why: "What was accepted for a time is no longer accepted.",
    advice: "Mend what it exempted, or have it approved anew with a new date.")

  package static let lapsingExemption = Check(
    "lapsing-exemption", .warning,
    title: "An exemption lapses within 30 days.",
    why: "The gate will close on that day.",
    advice: "Mend what it exempts in time.")

  package static let unusedExemption = Check(
    "unused-exemption", .warning,
    title: "An exemption matches nothing.",
    why: "It would hide a later mistake that nobody has looked at.",
    advice: "Take it out.")

  package static let exemptionPattern = Check(
    "exemption-pattern", .warning,
    title: "An exemption's key is a pattern, which accepts nothing.",
    why: "A pattern would accept what is new too, and nobody has looked at that.",
    advice: "Write the very keys with the values accepted; the message lists them.")

  package static let openExemption = Check(
    "open-exemption", .warning,
    title: "An exemption does not say which value or word it accepts.",
    why: "Another value or word at the same place would pass unseen.",
    advice: "Add `accepts:`.")

  package static let unknownCheck = Check(
    "unknown-check", .error,
    title: "A pack sets a check that does not exist.",
    why: "The writer believes that something is checked, or not, and it is otherwise.",
    advice: "Correct the name.")

  package static let noStrings = Check(
    "no-strings", .error,
    title: "There is no copy to look at.",
    why: "Finding nothing where nothing was looked at says nothing.",
    advice: "Add the app's catalogues, or correct the path.")

  /// All of them, in the order of the reference pages.
  package static let furtherOfCopy: [Check] = [
    .tooManySentences, .untestedTerm, .lapsedExemption, .lapsingExemption, .unusedExemption, .exemptionPattern,
    .openExemption, .unknownCheck, .noStrings,
  ]
}
