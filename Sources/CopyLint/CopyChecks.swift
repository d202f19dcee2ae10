import Diagnostics

/// Checks of copy that have no file of their own.
extension Check {
  package static let tooManySentences = Check(
    "too-many-sentences", .note,
    title: "A text has too many possible sentences to check them all.",
    why: "A forbidden phrase that spans several parts could be missed.",
    advice: "Split the text. Each of its parts is still checked separately.")

  package static let untestedTerm = Check(
    "untested-term", .note,
    title: "A term has no examples.",
    why: "A mistake in its words would go unnoticed.",
    advice: "Add `examples:`: a text that should be found, and one that should not.")

  package static let lapsedExemption = Check(
    "lapsed-exemption", .error,
    title: "An exemption has expired.",
    why: "It was accepted only for a limited time.",
    advice: "Fix the problem it covered, or have the exemption approved again with a new date.")

  package static let lapsingExemption = Check(
    "lapsing-exemption", .warning,
    title: "An exemption expires within 30 days.",
    why: "From that day on, the gate will fail.",
    advice: "Fix the problem it covers before then.")

  package static let longExemption = Check(
    "long-exemption", .warning,
    title: "An exemption lasts for more than two years.",
    why: "What is accepted for so long is not looked at again.",
    advice: "Write a day within two years; the exemption can be approved again then.")

  package static let unusedExemption = Check(
    "unused-exemption", .warning,
    title: "An exemption does not match any finding.",
    why: "It could hide a later mistake that no one has reviewed.",
    advice: "Remove it.")

  package static let exemptionPattern = Check(
    "exemption-pattern", .warning,
    title: "An exemption uses a pattern as its key, so it accepts nothing.",
    why: "A pattern would also accept new findings that no one has reviewed.",
    advice: "List the exact keys with the values accepted; the message shows them.")

  package static let openExemption = Check(
    "open-exemption", .warning,
    title: "An exemption does not say which value or word it accepts.",
    why: "A different value or word at the same place would pass unnoticed.",
    advice: "Add `accepts:`.")

  package static let unknownCheck = Check(
    "unknown-check", .error,
    title: "A pack sets a check that does not exist.",
    why: "Its author believes that something is, or is not, checked.",
    advice: "Correct the name.")

  package static let noStrings = Check(
    "no-strings", .error,
    title: "There is no copy to check.",
    why: "A clean result means nothing if nothing was checked.",
    advice: "Add the app's catalogues, or correct the path.")

  /// All of them, in the order of the reference pages.
  package static let furtherOfCopy: [Check] = [
    .tooManySentences, .untestedTerm, .lapsedExemption, .lapsingExemption, .longExemption,
    .unusedExemption,
    .exemptionPattern,
    .openExemption, .unknownCheck, .noStrings,
  ]
}
