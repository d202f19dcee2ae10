import Diagnostics

/// Findings about rules together.
extension Check {
  package static let togetherBroken = Check(
    "together-broken", .error,
    title: "A statement about several rules is not true.",
    why:
      "For the record or history in the message, people would see something that no one intended.",
    advice: "Change a condition so that the rules exclude each other, or correct the statement.")

  package static let togetherUnproved = Check(
    "together-unproved", .warning,
    title: "A statement about several rules could not be proved.",
    why: "No case breaks it, but not all cases could be tried; the message says how many were.",
    advice:
      "Compare fields with numbers and words rather than with each other, or have someone review the conditions."
  )

  package static let togetherOneRecord = Check(
    "together-one-record", .note,
    title:
      "A statement about several rules is true for one record, but not for all records of a person.",
    why: "Each record has its own actions: two open entries give two banners.",
    advice:
      "Write `for each: RECORD` if you mean one record, or `for: history` if you mean all records of a person."
  )

  package static let sharedSurface = Check(
    "shared-surface", .note,
    title: "Two rules can show different texts on the same surface at the same time.",
    why: "The pack does not say which of them people see first, or at all.",
    advice: "State under `together:` that at most one shows, or which comes first.")

  package static let missingSilences = Check(
    "missing-silences", .warning,
    title: "Missing data silences a red flag or part of what it shows, without a stated reason.",
    why: "No one should miss a warning by accident, and here an unanswered question decides.",
    advice:
      "Add `why missing:` with a reason for each field, or let the rule act when it is missing.")

  package static let missingAllows = Check(
    "missing-allows", .warning,
    title: "A limit allows something because a value is missing, without a stated reason.",
    why: "A value that was never entered would allow what the limit should prevent.",
    advice:
      "Add `why missing:` with a reason for each field, or let the limit refuse when it is missing."
  )

  package static let unreadableSilences = Check(
    "unreadable-silences", .warning,
    title:
      "A value that cannot be read silences a red flag or part of what it shows, without a stated reason.",
    why:
      "An app that writes `severe` where a number belongs would silence a warning for everybody who uses it.",
    advice:
      "Add `why unreadable:` with a reason for each field, or a rule that acts on it, as `severity is unreadable`."
  )

  package static let unreadableAllows = Check(
    "unreadable-allows", .warning,
    title: "A limit allows something because a value cannot be read, without a stated reason.",
    why: "A damaged value would allow what the limit should prevent.",
    advice:
      "Add `why unreadable:` with a reason for each field, or let the limit refuse when it cannot be read."
  )

  package static let missingUnproved = Check(
    "missing-unproved", .note,
    title:
      "Whether missing or unreadable data silences a red flag, or makes a limit allow something, could not be proved.",
    why: "No such case was found, but not all cases could be tried.",
    advice:
      "State the reason with `why missing:` or `why unreadable:`, or have someone review the conditions."
  )

  package static let unlinkedRecords = Check(
    "unlinked-records", .warning,
    title:
      "A record that belongs to something else decides, because a count or value does not compare their link.",
    why:
      "A tap of another night would end tonight’s, and consent given to one partner would count for the next.",
    advice:
      "Compare the link in `where`, as `visitId is this.id`, or write `of: any visitId` if all records are meant."
  )

  package static let emptyWindow = Check(
    "empty-window", .error,
    title: "A time window is empty.",
    why: "A count over it is always zero.",
    advice: "Give it a length greater than 0.")

  package static let openEnd = Check(
    "open-end", .warning,
    title: "The wording includes the end of a period, but the condition does not.",
    why: "“Within 5 minutes” includes 5 minutes; `< 5 min` does not.",
    advice: "Write `<=` or `is from … to …`, or say “less than” in the wording.")

  package static let untestedMonthEnd = Check(
    "untested-month-end", .note,
    title: "A rule depends on months, but has no example at the end of one.",
    why: "Months differ in length, and mistakes show at their ends.",
    advice: "Add an example on the last day of a month, or the first.")

  package static let untestedClockChange = Check(
    "untested-clock-change", .note,
    title: "A rule depends on the time of day, but has no example across a clock change.",
    why: "On that night, an hour is skipped or repeated.",
    advice: "Add an example with times before and after the change.")

  /// All of them, in the order of the reference pages.
  package static let properties: [Check] = [
    .togetherBroken, .togetherUnproved, .togetherOneRecord, .sharedSurface, .missingSilences,
    .missingAllows,
    .unreadableSilences, .unreadableAllows, .missingUnproved, .unlinkedRecords, .emptyWindow,
    .openEnd,
    .untestedMonthEnd, .untestedClockChange,
  ]
}
