import Diagnostics

/// What loading a pack can find.
extension Check {
  package static let yamlCommentInCondition = Check(
    "yaml-comment-in-condition", .note,
    title: "A ` #` cuts a condition short.",
    why: "YAML takes what follows for a comment.",
    advice: "Quote the whole line.")

  package static let unknownKey = Check(
    "unknown-key", .error,
    title: "A key is not one of those that may stand here.",
    why: "What it says would be ignored.",
    advice: "Correct it; the message names the nearest known key, or all of them.")

  package static let missingKey = Check(
    "missing-key", .error,
    title: "A key that must be given is not there.",
    why: "The item cannot be used without it.",
    advice: "Add it; the message says how.")

  package static let wrongShape = Check(
    "wrong-shape", .error,
    title: "A value is a text, a list or a group of keys where another of these belongs.",
    why: "The file is not read as its writer meant it.",
    advice: "Write it in the shape that the message shows.")

  package static let language = Check(
    "language", .error,
    title: "A pack is written for another version of the rule language.",
    why: "Its rules may mean something else here.",
    advice: "Write `language: 1`, or use the version of primum that the pack is written for.")

  package static let unknownName = Check(
    "unknown-name", .error,
    title: "A name stands for nothing: no field, threshold, list, text or rule has it.",
    why: "A condition about nothing would never hold.",
    advice: "Correct it; the message names the nearest known one.")

  package static let unknownLocale = Check(
    "unknown-locale", .error,
    title: "A locale is named that does not exist.",
    why: "What is written for it is never looked at.",
    advice: "Write a language code such as `en`, or `pt-BR`.")

  package static let unusedName = Check(
    "unused-name", .warning,
    title: "Something is defined and used nowhere.",
    why: "Somebody believes that it does something.",
    advice: "Use it, or take it out.")

  package static let duplicateName = Check(
    "duplicate-name", .error,
    title: "A name is given twice.",
    why: "Nobody can tell which of the two is meant.",
    advice: "Keep one, or rename one.")

  package static let duplicateId = Check(
    "duplicate-id", .error,
    title: "An id is given twice.",
    why: "Reports, sign-offs and exemptions name items by their ids.",
    advice: "Give each its own.")

  package static let badName = Check(
    "bad-name", .error,
    title: "Something cannot be a name, or a word to look for.",
    why: "Conditions could not name it, or it could match nothing.",
    advice: "Use letters and digits, beginning with a letter; the message shows how.")

  package static let ambiguousName = Check(
    "ambiguous-name", .error,
    title: "A word is both one of a field's words and a name.",
    why: "The condition could mean either.",
    advice: "Quote it where the word is meant.")

  package static let unknownWord = Check(
    "unknown-word", .error,
    title: "A word is not one of those that are allowed here.",
    why: "A comparison with it could never hold.",
    advice: "Use one of the words that the message lists.")

  package static let typeMismatch = Check(
    "type-mismatch", .error,
    title: "A value is of another kind than what it is compared with, or than its field.",
    why: "The comparison could never be told.",
    advice: "Compare like with like; the message names both kinds.")

  package static let unitMismatch = Check(
    "unit-mismatch", .error,
    title: "Two values measure different things.",
    why: "Hours and milligrams cannot be compared.",
    advice: "Compare like with like, or add a conversion under `units:`.")

  package static let unit = Check(
    "unit", .error,
    title: "A unit is described wrongly.",
    why: "Values in it could not be converted.",
    advice: "Write it as the message shows.")

  package static let fieldType = Check(
    "field-type", .error,
    title: "The type of a field cannot be read.",
    why: "Values of it could not be checked.",
    advice: "Write one of the types that the message lists.")

  package static let missingPoints = Check(
    "missing-points", .warning,
    title: "Some words of a field have points and some have none.",
    why: "A score over a word without points cannot be told.",
    advice: "Give every word its own points.")

  package static let conditionSyntax = Check(
    "condition-syntax", .error,
    title: "A condition cannot be read.",
    why: "A rule that cannot be read protects nobody.",
    advice: "The caret stands under the first word that does not fit; the message says what fits.")

  package static let yesNoExpected = Check(
    "yes-no-expected", .error,
    title: "A value stands where something that holds or not belongs.",
    why: "A number is neither true nor false.",
    advice: "Compare it with something.")

  package static let neverMissing = Check(
    "never-missing", .error,
    title: "`otherwise` follows a comparison, which is never missing.",
    why: "What follows could never be used.",
    advice: "Write `or`.")

  package static let nestedAggregate = Check(
    "nested-aggregate", .error,
    title: "Records are counted inside the `where` of another count.",
    why: "Such counts are hard to read and to check.",
    advice: "Give the inner count its own `let`.")

  package static let circle = Check(
    "circle", .error,
    title: "Definitions rest on each other in a circle.",
    why: "None of them has a value.",
    advice: "Break the circle at one of the names in the message.")

  package static let wrongOrder = Check(
    "wrong-order", .error,
    title: "Dates stand in the wrong order.",
    why: "Nothing would be in force between them.",
    advice: "Put the earlier one first.")

  package static let messageGap = Check(
    "message-gap", .error,
    title: "A message has no words for something its field may hold.",
    why: "A reader would get a sentence that leaves out what was chosen.",
    advice: "Add the word that is named to a group of the message.")

  package static let tooManyMessages = Check(
    "too-many-messages", .error,
    title: "A message depends on more words than every sentence of it can be looked at.",
    why: "A sentence that nobody has looked at could hold anything.",
    advice: "Split the message.")

  package static let messageNeverSaid = Check(
    "message-never-said", .error,
    title: "A part of a message can never be said.",
    why: "Something else was probably meant.",
    advice: "Correct it as the message shows.")

  package static let messageLosesWords = Check(
    "message-loses-words", .error,
    title: "A sentence of a message leaves out the words of a group it is for.",
    why: "What the reader chose would not be said.",
    advice: "Add the group's name in braces.")

  package static let exampleBadValue = Check(
    "example-bad-value", .note,
    title: "An example gives a field a value that it cannot have.",
    why: "The example runs as a log with a bad value would: without it.",
    advice: "Correct the value, unless this is what the example shows.")

  package static let undeclaredRole = Check(
    "undeclared-role", .error,
    title: "A sign-off is asked of, or given by, a role that the pack does not declare.",
    why: "Nobody would know who is meant, and a misspelt role would wait for ever.",
    advice: "Declare it under `roles:`, or correct it. A pack that declares no roles at all is warned.")

  package static let exampleOtherField = Check(
    "example-other-field", .note,
    title: "An example gives a record that refuses other fields one whose name is nearly that of a declared field.",
    why: "It may be a slip of the pen; the example runs with another field present.",
    advice: "Correct the name, or leave it if another field is meant.")

  /// All of them, in the order of the reference pages.
  package static let loading: [Check] = [
    .exampleOtherField,
    .yamlCommentInCondition, .unknownKey, .missingKey, .wrongShape, .language, .unknownName, .unknownLocale,
    .unusedName,
    .duplicateName, .duplicateId, .badName, .ambiguousName, .unknownWord, .typeMismatch, .unitMismatch, .unit,
    .fieldType, .missingPoints, .conditionSyntax, .yesNoExpected, .neverMissing, .nestedAggregate, .circle, .wrongOrder,
    .messageGap, .tooManyMessages, .messageNeverSaid, .messageLosesWords, .exampleBadValue,
    .undeclaredRole,
  ]
}
