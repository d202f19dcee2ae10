import Diagnostics

/// What is found of rules together.
extension Check {
  package static let togetherBroken = Check(
    "together-broken", .error,
    title: "What a pack says of rules that meet does not hold.",
    why: "For the record or history that the message shows, people would see what nobody intended.",
    advice: "Change a condition so that the rules exclude each other, or the statement.")

  package static let togetherUnproved = Check(
    "together-unproved", .warning,
    title: "What a pack says of rules that meet could not be proved.",
    why: "No case that breaks it was found, but not all of them could be tried; the message says how many were.",
    advice: "Compare fields with numbers and words rather than with each other, or have the message read by a person.")

  package static let togetherOneRecord = Check(
    "together-one-record", .note,
    title: "What holds for one record does not hold for all records of a subject.",
    why: "Every record yields its own actions: two open entries, two banners.",
    advice: "Write `for each: RECORD` where one record is meant, or `for: history` where all of a subject's are.")

  package static let sharedSurface = Check(
    "shared-surface", .note,
    title: "Two rules can show different texts on one surface at once.",
    why: "Nobody has said which of them people see first, or at all.",
    advice: "Say under `together:` that at most one shows, or which comes before the other.")

  package static let missingSilences = Check(
    "missing-silences", .warning,
    title: "A red flag, or what it shows, falls silent because something is missing, and nothing says why.",
    why: "Nobody may be left without a warning by accident: an answer that was not given decides here.",
    advice: "Add `why missing:` with a reason for each field, or let the rule act without it.")

  package static let missingAllows = Check(
    "missing-allows", .warning,
    title: "A limit allows something because a value is missing, and nothing says why.",
    why: "What nobody has entered would open what the limit is there to hold back.",
    advice: "Add `why missing:` with a reason for each field, or let the limit refuse without it.")

  package static let emptyWindow = Check(
    "empty-window", .error,
    title: "A window of time holds nothing.",
    why: "What is counted in it is always nothing.",
    advice: "Give it a length above 0.")

  package static let openEnd = Check(
    "open-end", .warning,
    title: "The words take in the end of a stretch of time, and the condition leaves it out.",
    why: "“Within 5 minutes” holds at 5 minutes; `< 5 min` does not.",
    advice: "Write `<=` or `is from … to …`, or say “less than” in the words.")

  package static let untestedMonthEnd = Check(
    "untested-month-end", .note,
    title: "A rule follows the months, and no example stands at the end of one.",
    why: "Months differ in length, and a day belongs to one of two.",
    advice: "Add an example on the last day of a month, or the first.")

  package static let untestedClockChange = Check(
    "untested-clock-change", .note,
    title: "A rule reads the time of day, and no example runs over a change of the clocks.",
    why: "In that night an hour is left out or comes twice.",
    advice: "Add an example with times on both sides of the change.")

  /// All of them, in the order of the reference pages.
  package static let properties: [Check] = [
    .togetherBroken, .togetherUnproved, .togetherOneRecord, .sharedSurface, .missingSilences, .missingAllows,
    .emptyWindow,
    .openEnd, .untestedMonthEnd, .untestedClockChange,
  ]
}
