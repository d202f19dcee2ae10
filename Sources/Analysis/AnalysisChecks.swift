import Diagnostics

/// What analysing and testing a pack can find.
extension Check {
  package static let contradiction = Check(
    "contradiction", .error,
    title: "The conditions of a rule can never hold together.",
    why: "The rule never fires, and nobody notices.",
    advice: "Correct one of the conditions.")

  package static let neverTrue = Check(
    "never-true", .error,
    title: "A condition can never hold.",
    why: "What rests on it never happens.",
    advice: "Correct it, or take it out.")

  package static let alwaysTrue = Check(
    "always-true", .warning,
    title: "A condition always holds.",
    why: "It decides nothing, so something else was probably meant.",
    advice: "Take it out, or correct it.")

  package static let tableGap = Check(
    "table-gap", .error,
    title: "A table has no answer for some input.",
    why: "The app would have to guess.",
    advice: "Add a row for what the message names, or `otherwise:` with a value or `nothing`.")

  package static let tableOverlap = Check(
    "table-overlap", .error,
    title: "Two rows of an exclusive table answer for one input.",
    why: "Which answer counts would depend on their order.",
    advice: "Make the rows exclude each other, or write `rows are: tried in order`.")

  package static let unreachableRow = Check(
    "unreachable-row", .warning,
    title: "A row of a table is never reached.",
    why: "The rows above it answer for all it could.",
    advice: "Move it up, or take it out.")

  package static let unprovedTable = Check(
    "unproved-table", .warning,
    title: "A table looks at too much at once to prove that it always answers.",
    why: "A gap in it would not be found.",
    advice: "Split it into tables that use each other.")

  package static let untestedRule = Check(
    "untested-rule", .warning,
    title: "No example shows a rule at work.",
    why: "Nobody has written down what it is to do.",
    advice: "Add an example that fires and one that stays silent.")

  package static let untestedTable = Check(
    "untested-table", .warning,
    title: "No example asks a table.",
    why: "Nobody has written down what it is to answer.",
    advice: "Add an example for each row.")

  package static let untestedRow = Check(
    "untested-row", .note,
    title: "No example reaches a row of a table.",
    why: "A mistake in it would not be noticed.",
    advice: "Add one that does.")

  package static let untestedBoundary = Check(
    "untested-boundary", .note,
    title: "No example stands at a boundary, or beside it.",
    why: "`>` and `>=` differ only there.",
    advice: "Add an example with the value that the message names.")

  package static let untestedSentence = Check(
    "untested-sentence", .warning,
    title: "No example shows a sentence of a message.",
    why: "Nobody has written down what it is to say.",
    advice: "Add one to its `examples:`.")

  package static let survivingMutant = Check(
    "surviving-mutant", .error,
    title: "A number or an operator was changed, and no example noticed.",
    why: "The same slip by a person would not be noticed either.",
    advice: "Add an example that tells the two apart.")

  package static let uncoveredRequirement = Check(
    "uncovered-requirement", .error,
    title: "Nothing in the pack covers a requirement.",
    why: "What was asked for is not there, or cannot be found.",
    advice: "Name the requirement in the `source:` of what meets it, or say why it needs nothing.")

  package static let unknownRequirement = Check(
    "unknown-requirement", .warning,
    title: "A `source:` names a requirement that is not listed.",
    why: "Nobody can look it up.",
    advice: "Correct it, or add it to the requirements.")

  package static let openDraft = Check(
    "open-draft", .error,
    title: "Something is still a draft. Asked for a release only.",
    why: "A release ships what has been decided.",
    advice: "Decide it: `status: active`, or take it out.")

  package static let historyWithoutTime = Check(
    "history-without-time", .warning,
    title: "A number that has had other values is used for records that have no time.",
    why: "Every record, however old, is judged by the number in force now.",
    advice: "Say when such a record happened: `time: FIELD`, or `time: FIELD?` where it may be missing.")

  package static let orderBroken = Check(
    "order-broken", .error,
    title: "Numbers that must stay in an order do not.",
    why: "What rests on the order goes wrong, though each number by itself looks right.",
    advice: "Change a number so that the order holds again, or the order; the rules that rest on it are named.")

  package static let mentionDiffers = Check(
    "mention-differs", .error,
    title: "A sentence does not say the number that it is said to mention.",
    why: "People would read another number than the one that counts.",
    advice: "Write the threshold's value, or record what was decided, with a reason and a last day.")

  package static let unboundNumber = Check(
    "unbound-number", .note,
    title: "A title or text says a number that its rule does not use.",
    why: "It may be what a threshold was before.",
    advice: "If it means a threshold, write `mentions: [NAME]` beside it, so that a change of the number shows it.")

  package static let unconfirmedExample = Check(
    "unconfirmed-example", .warning,
    title: "An example was written by a program, and no person has confirmed it.",
    why: "It says what the rule does now, not what it ought to do, so it proves and covers nothing.",
    advice: "If it is right, take `unconfirmed: yes` away; if not, correct the rule.")

  /// All of them, in the order of the reference pages.
  package static let analysis: [Check] = [
    .historyWithoutTime, .orderBroken, .mentionDiffers, .unboundNumber,
    .contradiction, .neverTrue, .alwaysTrue, .tableGap, .tableOverlap, .unreachableRow, .unprovedTable, .untestedRule,
    .untestedTable, .untestedRow, .untestedBoundary, .untestedSentence, .survivingMutant, .uncoveredRequirement,
    .unknownRequirement, .openDraft, .unconfirmedExample,
  ]
}
