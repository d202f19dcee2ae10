import Diagnostics

/// Findings of analysing and testing a pack.
extension Check {
  package static let contradiction = Check(
    "contradiction", .error,
    title: "Two rules set one name to different values at the same time.",
    why: "Which of the two an app shows would be left to chance.",
    advice: "Make their conditions exclude each other.")

  package static let neverTrue = Check(
    "never-true", .error,
    title: "A condition can never be true.",
    why: "Anything that depends on it never happens.",
    advice: "Correct it, or remove it.")

  package static let alwaysTrue = Check(
    "always-true", .warning,
    title: "A condition is always true.",
    why: "It has no effect, so it is probably a mistake.",
    advice: "Remove it, or correct it.")

  package static let thresholdWithoutValue = Check(
    "threshold-without-value", .error,
    title: "A threshold has no value on a day on which something in force uses it.",
    why:
      "Conditions about it are unknown on that day, so the rule does not work, and nobody is told.",
    advice: "Keep the earlier value under `was:`, or let the rule end with the threshold.")

  package static let becomesFalse = Check(
    "becomes-false", .warning,
    title: "Something that holds today will be false on a day of the coming year.",
    why: "A number, a rule or a text changes on that day on phones that nobody can update then.",
    advice: "Give the text a later wording with `was:`, the example a `now:`, or renew what ends.")

  package static let missingWhile = Check(
    "missing-while", .warning,
    title: "A rule shows something without a condition that all others of its kind ask for there.",
    why:
      "A rule made from a copy easily loses its `while:`, and what it shows then never goes away.",
    advice: "Add the lines under `while:`, if they were forgotten.")

  package static let tableGap = Check(
    "table-gap", .error,
    title: "A table has no answer for some inputs.",
    why: "The app would have to guess.",
    advice:
      "Add a row for the cases in the message. Write `otherwise:` only if one answer is right for all of them."
  )

  package static let tableOverlap = Check(
    "table-overlap", .error,
    title: "Two rows of an exclusive table apply to the same input.",
    why: "The answer would depend on the order of the rows.",
    advice: "Make the rows exclude each other, or write `rows are: tried in order`.")

  package static let unreachableRow = Check(
    "unreachable-row", .warning,
    title: "A row of a table is never reached.",
    why: "The rows above it already cover every case it could apply to.",
    advice: "Move it up, or remove it.")

  package static let unprovedTable = Check(
    "unproved-table", .warning,
    title: "A table depends on too many values to prove that it always has an answer.",
    why: "A gap in it would not be found.",
    advice: "Split it into smaller tables that use each other.")

  package static let untestedRule = Check(
    "untested-rule", .warning,
    title: "A rule has no example that shows what it does.",
    why: "There is no record of what it should do.",
    advice: "Add an example that fires and one that stays silent.")

  package static let untestedTable = Check(
    "untested-table", .warning,
    title: "A table has no examples.",
    why: "There is no record of what it should answer.",
    advice: "Add an example for each row.")

  package static let untestedRow = Check(
    "untested-row", .note,
    title: "No example reaches a row of a table.",
    why: "A mistake in it would go unnoticed.",
    advice: "Add one that does.")

  package static let untestedBoundary = Check(
    "untested-boundary", .note,
    title: "A boundary has no example at it, or just next to it.",
    why: "`>` and `>=` differ only at the boundary itself.",
    advice: "Add an example with the value that the message names.")

  package static let untestedSentence = Check(
    "untested-sentence", .warning,
    title: "A sentence of a message has no example.",
    why: "There is no record of what it should say.",
    advice: "Add an example to its `examples:`.")

  package static let survivingMutant = Check(
    "surviving-mutant", .error,
    title: "Changing a number or an operator makes no example fail.",
    why: "The same change made by mistake would go unnoticed too.",
    advice: "Add an example that would fail after the change.")

  package static let uncoveredRequirement = Check(
    "uncovered-requirement", .error,
    title: "Nothing in the pack covers a requirement.",
    why: "What the requirement asks for is missing, or cannot be traced.",
    advice:
      "Name the requirement in the `source:` of the item that meets it, or explain why it needs none."
  )

  package static let unknownRequirement = Check(
    "unknown-requirement", .warning,
    title: "A `source:` names a requirement that does not exist.",
    why: "Readers cannot look it up.",
    advice: "Correct it, or add it to the requirements.")

  package static let openDraft = Check(
    "open-draft", .error,
    title: "An item is still a draft. Reported for releases only.",
    why: "A release should contain only what has been decided.",
    advice: "Decide it: set `status: active`, or remove it.")

  package static let historyWithoutTime = Check(
    "history-without-time", .warning,
    title: "A number with earlier values is used for records that have no time.",
    why: "Every record, however old, is judged by the current number.",
    advice:
      "Say when such a record happened: `time: FIELD`, or `time: FIELD?` if it may be missing.")

  package static let orderBroken = Check(
    "order-broken", .error,
    title: "Numbers are not in the order they must keep.",
    why: "Rules that depend on the order go wrong, even though each number looks right by itself.",
    advice: "Change a number, or the order itself; the message names the rules that depend on it.")

  package static let mentionDiffers = Check(
    "mention-differs", .error,
    title: "A sentence does not contain the number it is declared to mention.",
    why: "People would read a different number from the one in use.",
    advice:
      "Write the threshold's value, or record the decision to differ, with a reason and an end date."
  )

  package static let unboundNumber = Check(
    "unbound-number", .note,
    title: "A title or text contains a number that its rule does not use.",
    why: "It may be an old value of a threshold.",
    advice:
      "If it refers to a threshold, add `mentions: [NAME]`, so that it is reported when the number changes."
  )

  package static let unconfirmedExample = Check(
    "unconfirmed-example", .warning,
    title: "An example was written by a program and has not been confirmed by a person.",
    why:
      "It says what the rule does now, not what it should do, so it does not count as proof or coverage.",
    advice: "If it is right, remove `unconfirmed: yes`; if not, correct the rule.")

  /// Those about what conditions, tables and numbers come to.
  package static let claims: [Check] = [
    .historyWithoutTime, .thresholdWithoutValue, .becomesFalse, .orderBroken, .mentionDiffers,
    .unboundNumber,
    .contradiction, .neverTrue, .alwaysTrue, .missingWhile, .tableGap, .tableOverlap,
    .unreachableRow, .unprovedTable,
  ]

  /// Those about what no example reaches.
  package static let coverage: [Check] = [
    .untestedRule, .untestedTable, .untestedRow, .untestedBoundary, .untestedSentence,
  ]

  /// All of them, in the order of the reference pages.
  package static let analysis: [Check] =
    claims + coverage
    + [
      .survivingMutant, .uncoveredRequirement, .unknownRequirement, .openDraft, .unconfirmedExample,
    ]
}
