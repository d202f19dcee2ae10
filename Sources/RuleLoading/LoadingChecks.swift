import Diagnostics

/// Findings of loading a pack.
extension Check {
  package static let yamlCommentInCondition = Check(
    "yaml-comment-in-condition", .note,
    title: "A condition is cut off by ` #`.",
    why: "YAML treats everything after ` #` as a comment.",
    advice: "Quote the whole line.")

  package static let cutText = Check(
    "cut-text", .error,
    title: "A text is cut off by ` #`.",
    why: "YAML treats everything after ` #` as a comment, so the rest of the text is gone.",
    advice: "Put the whole text in quotes.")

  package static let joinedName = Check(
    "joined-name", .warning,
    title: "A name in a list contains a comma, a semicolon or brackets.",
    why: "Names are matched whole: two names in one entry never match either of them.",
    advice: "Give each name an entry of its own, or write `{ name: …, also: [ … ] }`.")

  package static let unknownKey = Check(
    "unknown-key", .error,
    title: "A key is not allowed here.",
    why: "It would be ignored.",
    advice: "Correct the key; the message suggests the nearest known key, or lists them all.")

  package static let missingKey = Check(
    "missing-key", .error,
    title: "A required key is missing.",
    why: "The item cannot be used without it.",
    advice: "Add it; the message says how.")

  package static let wrongShape = Check(
    "wrong-shape", .error,
    title:
      "A value has the wrong shape: text, a list or a group of keys where another of these is expected.",
    why: "The file is not read the way its author intended.",
    advice: "Write it as the message shows.")

  package static let language = Check(
    "language", .error,
    title: "A pack uses another version of the rule language.",
    why: "Its rules may have a different meaning in this version.",
    advice: "Write `language: 1`, or use the version of Primum that the pack was written for.")

  package static let unknownName = Check(
    "unknown-name", .error,
    title:
      "A name is not defined: there is no field, threshold, list, text or rule with that name.",
    why: "A condition on something undefined would never be true.",
    advice: "Correct the name; the message suggests the nearest one.")

  package static let unknownLocale = Check(
    "unknown-locale", .error,
    title: "A locale does not exist.",
    why: "Entries for that locale are never used.",
    advice: "Write a language code such as `en`, or `pt-BR`.")

  package static let undeclaredClock = Check(
    "undeclared-clock", .warning,
    title:
      "A field says how far a clock is ahead of UTC, or names a time zone, and nothing reads it.",
    why:
      "An evening that is written in UTC would be of another day than the one that people saw on the wall.",
    advice:
      "Write `clock: FIELD` where the record is declared, or `clock: pack` if its times are not read by it."
  )

  package static let unusedName = Check(
    "unused-name", .warning,
    title: "Something is defined but never used.",
    why: "Its author probably believes that it has an effect.",
    advice: "Use it, or remove it.")

  package static let duplicateName = Check(
    "duplicate-name", .error,
    title: "A name is defined twice, or is on a list that it must not be on.",
    why: "It is unclear which of the two is meant.",
    advice: "Keep one, or rename one.")

  package static let duplicateId = Check(
    "duplicate-id", .error,
    title: "An id is used twice.",
    why: "Reports, sign-offs and exemptions refer to items by id.",
    advice: "Give each item a different id.")

  package static let badName = Check(
    "bad-name", .error,
    title: "A name or a search word is not valid.",
    why: "Conditions could not refer to it, or it would never match anything.",
    advice: "Use letters and digits, starting with a letter; the message shows how.")

  package static let ambiguousName = Check(
    "ambiguous-name", .error,
    title: "A word is both a value of a field and the name of something else.",
    why: "The condition could mean either.",
    advice: "Put it in quotes if you mean the word.")

  package static let unknownWord = Check(
    "unknown-word", .error,
    title: "A word is not allowed here.",
    why: "A comparison with it would never be true.",
    advice: "Use one of the words that the message lists.")

  package static let typeMismatch = Check(
    "type-mismatch", .error,
    title: "A value does not match the type of its field, or of what it is compared with.",
    why: "The comparison would have no result.",
    advice: "Compare values of the same kind; the message names both.")

  package static let unitMismatch = Check(
    "unit-mismatch", .error,
    title: "Two values have units that cannot be compared.",
    why: "Hours and milligrams cannot be compared.",
    advice: "Compare values of the same kind, or add a conversion under `units:`.")

  package static let unit = Check(
    "unit", .error,
    title: "A unit is not defined correctly.",
    why: "Values in it could not be converted.",
    advice: "Write it as the message shows.")

  package static let fieldType = Check(
    "field-type", .error,
    title: "The type of a field is not valid.",
    why: "Values of the field could not be checked.",
    advice: "Write one of the types that the message lists.")

  package static let missingPoints = Check(
    "missing-points", .warning,
    title: "Some words of a field have points and others do not.",
    why: "A score that includes a word without points is unknown.",
    advice: "Give every word its own points.")

  package static let conditionSyntax = Check(
    "condition-syntax", .error,
    title: "A condition cannot be read.",
    why: "A rule that cannot be read protects no one.",
    advice: "The caret marks the first word that does not fit; the message says what would.")

  package static let yesNoExpected = Check(
    "yes-no-expected", .error,
    title: "A value is used where a condition is expected.",
    why: "A number is neither true nor false.",
    advice: "Compare it with something.")

  package static let neverMissing = Check(
    "never-missing", .error,
    title: "`otherwise` is used after a comparison, which is never missing.",
    why: "The value after it would never be used.",
    advice: "Write `or`.")

  package static let nestedAggregate = Check(
    "nested-aggregate", .error,
    title: "A count is used inside the `where` of another count.",
    why: "Such counts are hard to read and to check.",
    advice: "Give the inner count its own `let`.")

  package static let circle = Check(
    "circle", .error,
    title: "Definitions depend on each other in a circle.",
    why: "Their values cannot be worked out.",
    advice: "Remove one of the references that the message names.")

  package static let wrongOrder = Check(
    "wrong-order", .error,
    title: "Dates are in the wrong order.",
    why: "The item would never apply.",
    advice: "Put the earlier one first.")

  package static let messageGap = Check(
    "message-gap", .error,
    title: "A message has no words for a value that its field can have.",
    why: "The sentence would leave out something the person chose.",
    advice: "Add the word named in the finding to one of the groups of the message.")

  package static let tooManyMessages = Check(
    "too-many-messages", .error,
    title: "A message has too many possible sentences to check.",
    why: "An unchecked sentence could say anything.",
    advice: "Split the message.")

  package static let messageNeverSaid = Check(
    "message-never-said", .error,
    title: "A part of a message is never used.",
    why: "It probably does not do what its author intended.",
    advice: "Correct it as the message shows.")

  package static let messageLosesWords = Check(
    "message-loses-words", .error,
    title: "A sentence of a message leaves out the words of one of its groups.",
    why: "The sentence would not mention what the person chose.",
    advice: "Add the group's name in braces.")

  package static let exampleBadValue = Check(
    "example-bad-value", .warning,
    title: "An example gives a field a value that the field cannot have.",
    why:
      "The example runs as if the value could not be read, as for a bad value in a log. A word that is almost one of the allowed words is an error.",
    advice:
      "Correct the value. If the example is about a value that cannot be read, write it under `unreadable:` beside `given:`."
  )

  package static let untilFirstDay = Check(
    "until-first-day", .warning,
    title: "A number applies until the first day of a month, and the next one from the second.",
    why:
      "`until` is the last day on which the earlier number applies; numbers mostly change with the month.",
    advice:
      "Write the day before, or turn the check off if the number does change on the second day.")

  package static let undeclaredRole = Check(
    "undeclared-role", .error,
    title: "A sign-off names a role that the pack does not declare.",
    why:
      "It would be unclear who is meant, and a sign-off from a misspelt role would never be given.",
    advice:
      "Declare the role under `roles:`, or correct it. A pack without any `roles:` gets a warning.")

  package static let undeclaredSurface = Check(
    "undeclared-surface", .error,
    title: "A text is shown on a surface that the pack does not declare.",
    why: "On a misspelt surface, nobody would ever see it.",
    advice:
      "Correct the name, or declare the surface under `surfaces:`. A pack without any `surfaces:` gets a warning."
  )

  package static let otherSurface = Check(
    "other-surface", .error,
    title: "A rule shows a text on a surface that the text is not for.",
    why: "A text is reviewed for the surfaces that its `on:` names.",
    advice: "Show it on one of them, or add the surface to the text's `on:`.")

  package static let exampleOtherField = Check(
    "example-other-field", .note,
    title:
      "An example uses a field that is not declared but is spelt almost like one that is, in a record that refuses other fields.",
    why: "It may be a typing error; the example runs as if another field were present.",
    advice: "Correct the name, or leave it if you do mean another field.")

  /// All of them, in the order of the reference pages.
  package static let loading: [Check] = [
    .exampleOtherField, .undeclaredSurface, .otherSurface,
    .yamlCommentInCondition, .cutText, .joinedName, .unknownKey, .missingKey, .wrongShape,
    .language, .unknownName,
    .unknownLocale,
    .undeclaredClock, .unusedName,
    .duplicateName, .duplicateId, .badName, .ambiguousName, .unknownWord, .typeMismatch,
    .unitMismatch, .unit,
    .fieldType, .missingPoints, .conditionSyntax, .yesNoExpected, .neverMissing, .nestedAggregate,
    .circle, .wrongOrder,
    .messageGap, .tooManyMessages, .messageNeverSaid, .messageLosesWords, .exampleBadValue,
    .undeclaredRole, .untilFirstDay,
  ]
}
