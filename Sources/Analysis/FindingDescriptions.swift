import Diagnostics

/// What reading, analysing and testing a pack can find, in the order of the reference pages.
public let packDescriptions: [CheckDescription] =
  yamlDescriptions + loadingDescriptions + analysisDescriptions + tokenDescriptions

private let oneMistake = "The file is not read as its writer meant it."

private let yamlDescriptions = [
  CheckDescription(
    id: "yaml-syntax", level: .error, summary: "A file is not YAML.", why: "Nothing in it can be relied on.",
    advice: "The message names the character that is in the way; quoting the whole value nearly always helps.",
    found: "when: pain: severe", better: "when: \"pain: severe\""),
  CheckDescription(
    id: "yaml-tab", level: .error, summary: "A line is indented with a tab.",
    why: "YAML reads the levels of a file from its spaces alone.",
    advice: "Use spaces; most editors can replace the tabs of a file."),
  CheckDescription(
    id: "yaml-odd-space", level: .error,
    summary: "A space that is none for YAML stands in the file, such as a no-break space.", why: oneMistake,
    advice: "Delete it and type a space."),
  CheckDescription(
    id: "yaml-control-character", level: .error, summary: "An invisible character stands in the file.",
    why: "Nobody can see what is meant.",
    advice: "Delete it and type the text again."),
  CheckDescription(
    id: "yaml-curly-quotes", level: .warning, summary: "Curly quotes stand where straight ones would quote.",
    why: "They are part of the text, and quote nothing.",
    advice: "Write straight quotes, or leave them if they belong to the text.", found: "title: “Yes”",
    better: "title: \"Yes\""),
  CheckDescription(
    id: "yaml-duplicate-key", level: .error, summary: "A key stands twice in one group of keys.",
    why: "Only one of them could count.", advice: "Keep one of the two."),
  CheckDescription(
    id: "yaml-merge-key", level: .error, summary: "`<<` would merge another group of keys.",
    why: "A reader would have to look elsewhere to know what holds here.",
    advice: "Write the keys out."),
  CheckDescription(
    id: "yaml-tag", level: .error, summary: "A value begins with `!`, which makes it a YAML tag.",
    why: "Tags are not read.", advice: "Quote the value if the `!` belongs to it."),
  CheckDescription(
    id: "yaml-unknown-alias", level: .error, summary: "A value begins with `*` and repeats nothing.", why: oneMistake,
    advice: "Quote the value if the `*` belongs to it."),
  CheckDescription(
    id: "yaml-unused-anchor", level: .error, summary: "A value begins with `&`, and nothing repeats it.",
    why: "What follows the `&` is lost from the text.",
    advice: "Quote the value if the `&` belongs to it."),
  CheckDescription(
    id: "yaml-several-documents", level: .error, summary: "A second document begins in a file.",
    why: "Only the first would be read.",
    advice: "Delete the `---`, or put what follows into a file of its own."),
  CheckDescription(
    id: "yaml-alias-expansion", level: .error, summary: "Repeated values add up to too many.",
    why: "A small file must not fill the memory.", advice: "Write the values out, or repeat fewer."),
  CheckDescription(
    id: "yaml-too-deep", level: .error, summary: "Lists and groups stand too deep within one another.",
    why: "There is a limit, so that no file can stop the program.",
    advice: "Write this with fewer levels."),
  CheckDescription(
    id: "yaml-too-large", level: .error, summary: "A file or a text in it is larger than its limit.",
    why: "There is a limit, so that no file can stop the program.",
    advice: "Spread it over several files, or look for a quote that is never closed."),
  CheckDescription(
    id: "yaml-more-mistakes", level: .note, summary: "There may be more mistakes in a file than are shown.",
    why: "One mistake hides others.", advice: "Correct the shown ones first."),
  CheckDescription(
    id: "yaml-comment-in-condition", level: .note, summary: "A ` #` cuts a condition short.",
    why: "YAML takes what follows for a comment.", advice: "Quote the whole line."),
]

private let loadingDescriptions = [
  CheckDescription(
    id: "unknown-key", level: .error, summary: "A key is not one of those that may stand here.",
    why: "What it says would be ignored.",
    advice: "Correct it; the message names the nearest known key, or all of them.", found: "wehn: pain > 3",
    better: "when: pain > 3"),
  CheckDescription(
    id: "missing-key", level: .error, summary: "A key that must be given is not there.",
    why: "The item cannot be used without it.", advice: "Add it; the message says how."),
  CheckDescription(
    id: "wrong-shape", level: .error,
    summary: "A value is a text, a list or a group of keys where another of these belongs.", why: oneMistake,
    advice: "Write it in the shape that the message shows."),
  CheckDescription(
    id: "language", level: .error, summary: "A pack is written for another version of the rule language.",
    why: "Its rules may mean something else here.",
    advice: "Write `language: 1`, or use the version of primum that the pack is written for."),
  CheckDescription(
    id: "unknown-name", level: .error,
    summary: "A name stands for nothing: no field, threshold, list, text or rule has it.",
    why: "A condition about nothing would never hold.",
    advice: "Correct it; the message names the nearest known one.", found: "pian > 3", better: "pain > 3"),
  CheckDescription(
    id: "unused-name", level: .warning, summary: "Something is defined and used nowhere.",
    why: "Somebody believes that it does something.", advice: "Use it, or take it out."),
  CheckDescription(
    id: "duplicate-name", level: .error, summary: "A name is given twice.",
    why: "Nobody can tell which of the two is meant.", advice: "Keep one, or rename one."),
  CheckDescription(
    id: "duplicate-id", level: .error, summary: "An id is given twice.",
    why: "Reports, sign-offs and exemptions name items by their ids.", advice: "Give each its own."),
  CheckDescription(
    id: "bad-name", level: .error, summary: "Something cannot be a name, or a word to look for.",
    why: "Conditions could not name it, or it could match nothing.",
    advice: "Use letters and digits, beginning with a letter; the message shows how."),
  CheckDescription(
    id: "ambiguous-name", level: .error, summary: "A word is both one of a field's words and a name.",
    why: "The condition could mean either.", advice: "Quote it where the word is meant.",
    found: "state is open", better: "state is \"open\""),
  CheckDescription(
    id: "unknown-word", level: .error, summary: "A word is not one of those that are allowed here.",
    why: "A comparison with it could never hold.",
    advice: "Use one of the words that the message lists."),
  CheckDescription(
    id: "type-mismatch", level: .error,
    summary: "A value is of another kind than what it is compared with, or than its field.",
    why: "The comparison could never be told.",
    advice: "Compare like with like; the message names both kinds.", found: "duration > 4", better: "duration > 4 h"),
  CheckDescription(
    id: "unit-mismatch", level: .error, summary: "Two values measure different things.",
    why: "Hours and milligrams cannot be compared.",
    advice: "Compare like with like, or add a conversion under `units:`."),
  CheckDescription(
    id: "unit", level: .error, summary: "A unit is described wrongly.", why: "Values in it could not be converted.",
    advice: "Write it as the message shows."),
  CheckDescription(
    id: "field-type", level: .error, summary: "The type of a field cannot be read.",
    why: "Values of it could not be checked.", advice: "Write one of the types that the message lists."),
  CheckDescription(
    id: "missing-points", level: .warning, summary: "Some words of a field have points and some have none.",
    why: "A score over a word without points cannot be told.",
    advice: "Give every word its own points."),
  CheckDescription(
    id: "condition-syntax", level: .error, summary: "A condition cannot be read.",
    why: "A rule that cannot be read protects nobody.",
    advice: "The caret stands under the first word that does not fit; the message says what fits.",
    found: "pain is more than 3", better: "pain > 3"),
  CheckDescription(
    id: "yes-no-expected", level: .error, summary: "A value stands where something that holds or not belongs.",
    why: "A number is neither true nor false.",
    advice: "Compare it with something.", found: "not pain", better: "pain is missing"),
  CheckDescription(
    id: "never-missing", level: .error, summary: "`otherwise` follows a comparison, which is never missing.",
    why: "What follows could never be used.", advice: "Write `or`."),
  CheckDescription(
    id: "nested-aggregate", level: .error, summary: "Records are counted inside the `where` of another count.",
    why: "Such counts are hard to read and to check.",
    advice: "Give the inner count its own `let`."),
  CheckDescription(
    id: "circle", level: .error, summary: "Definitions rest on each other in a circle.",
    why: "None of them has a value.", advice: "Break the circle at one of the names in the message."),
  CheckDescription(
    id: "wrong-order", level: .error, summary: "Dates stand in the wrong order.",
    why: "Nothing would be in force between them.", advice: "Put the earlier one first."),
  CheckDescription(
    id: "message-gap", level: .error, summary: "A message has no words for something its field may hold.",
    why: "A reader would get a sentence that leaves out what was chosen.",
    advice: "Add the word that is named to a group of the message."),
  CheckDescription(
    id: "too-many-messages", level: .error,
    summary: "A message depends on more words than every sentence of it can be looked at.",
    why: "A sentence that nobody has looked at could hold anything.", advice: "Split the message."),
  CheckDescription(
    id: "message-never-said", level: .error, summary: "A part of a message can never be said.",
    why: "Something else was probably meant.", advice: "Correct it as the message shows."),
  CheckDescription(
    id: "message-loses-words", level: .error,
    summary: "A sentence of a message leaves out the words of a group it is for.",
    why: "What the reader chose would not be said.",
    advice: "Add the group's name in braces."),
  CheckDescription(
    id: "example-bad-value", level: .note, summary: "An example gives a field a value that it cannot have.",
    why: "The example runs as a log with a bad value would: without it.",
    advice: "Correct the value, unless this is what the example shows."),
]

private let analysisDescriptions = [
  CheckDescription(
    id: "contradiction", level: .error, summary: "The conditions of a rule can never hold together.",
    why: "The rule never fires, and nobody notices.",
    advice: "Correct one of the conditions.", found: "when: [pain > 5, pain < 3]", better: "when: [pain > 3, pain < 5]"),
  CheckDescription(
    id: "never-true", level: .error, summary: "A condition can never hold.", why: "What rests on it never happens.",
    advice: "Correct it, or take it out."),
  CheckDescription(
    id: "always-true", level: .warning, summary: "A condition always holds.",
    why: "It decides nothing, so something else was probably meant.", advice: "Take it out, or correct it."),
  CheckDescription(
    id: "table-gap", level: .error, summary: "A table has no answer for some input.",
    why: "The app would have to guess.",
    advice: "Add a row for what the message names, or `otherwise:` with a value or `nothing`."),
  CheckDescription(
    id: "table-overlap", level: .error, summary: "Two rows of an exclusive table answer for one input.",
    why: "Which answer counts would depend on their order.",
    advice: "Make the rows exclude each other, or write `rows are: tried in order`."),
  CheckDescription(
    id: "unreachable-row", level: .warning, summary: "A row of a table is never reached.",
    why: "The rows above it answer for all it could.", advice: "Move it up, or take it out."),
  CheckDescription(
    id: "unproved-table", level: .warning,
    summary: "A table looks at too much at once to prove that it always answers.",
    why: "A gap in it would not be found.",
    advice: "Split it into tables that use each other."),
  CheckDescription(
    id: "untested-rule", level: .warning, summary: "No example shows a rule at work.",
    why: "Nobody has written down what it is to do.",
    advice: "Add an example that fires and one that stays silent."),
  CheckDescription(
    id: "untested-table", level: .warning, summary: "No example asks a table.",
    why: "Nobody has written down what it is to answer.", advice: "Add an example for each row."),
  CheckDescription(
    id: "untested-row", level: .note, summary: "No example reaches a row of a table.",
    why: "A mistake in it would not be noticed.", advice: "Add one that does."),
  CheckDescription(
    id: "untested-boundary", level: .note, summary: "No example stands at a boundary, or beside it.",
    why: "`>` and `>=` differ only there.",
    advice: "Add an example with the value that the message names."),
  CheckDescription(
    id: "untested-sentence", level: .warning, summary: "No example shows a sentence of a message.",
    why: "Nobody has written down what it is to say.",
    advice: "Add one to its `examples:`."),
  CheckDescription(
    id: "surviving-mutant", level: .error, summary: "A number or an operator was changed, and no example noticed.",
    why: "The same slip by a person would not be noticed either.",
    advice: "Add an example that tells the two apart."),
  CheckDescription(
    id: "missing-sign-off", level: .warning,
    summary: "Something that needs a sign-off has none. An error for a release.",
    why: "What has clinical or legal weight is read by somebody before it ships.",
    advice: "Have it read, then record it with `primum sign`."),
  CheckDescription(
    id: "void-sign-off", level: .warning, summary: "Something has changed since it was signed. An error for a release.",
    why: "What was signed is no longer what stands there.",
    advice: "Have it read again, then record it with `primum sign`."),
  CheckDescription(
    id: "uncovered-requirement", level: .error, summary: "Nothing in the pack covers a requirement.",
    why: "What was asked for is not there, or cannot be found.",
    advice: "Name the requirement in the `source:` of what meets it, or say why it needs nothing."),
  CheckDescription(
    id: "unknown-requirement", level: .warning, summary: "A `source:` names a requirement that is not listed.",
    why: "Nobody can look it up.",
    advice: "Correct it, or add it to the requirements."),
  CheckDescription(
    id: "open-draft", level: .error, summary: "Something is still a draft. Asked for a release only.",
    why: "A release ships what has been decided.",
    advice: "Decide it: `status: active`, or take it out."),
]

private let tokenDescriptions = [
  CheckDescription(
    id: "token-syntax", level: .error, summary: "A file of design tokens is not what its format asks for.",
    why: "What has not been read has not been checked.",
    advice: "Mend the file at the place that is shown."),
  CheckDescription(
    id: "token-alias", level: .error, summary: "A token points at one that is not there, or at itself.",
    why: "It has no value, so no rule can judge it.", advice: "Correct the name in braces."),
  CheckDescription(
    id: "token-value", level: .error, summary: "The value of a token is not of its kind.", why: "No rule can judge it.",
    advice: "Write it as the message shows.", found: "\"$value\": \"12345\"",
    better: "\"$value\": \"#123456\""),
  CheckDescription(
    id: "token-record", level: .error, summary: "A token does not say well which record of the pack it is.",
    why: "No rule is asked about it.",
    advice: "Name the record in the token's `$extensions`."),
  CheckDescription(
    id: "token-field", level: .error, summary: "A token gives a field that its record does not have.",
    why: "What it says would be ignored.", advice: "Correct the name, or take it out."),
  CheckDescription(
    id: "no-token-records", level: .warning, summary: "No token of a file is a record of the pack.",
    why: "Finding nothing where nothing was looked at says nothing.",
    advice: "Name a record in the `$extensions` of the tokens that rules speak of."),
]
