import Diagnostics

/// What reading a rule file as YAML can find.
extension Check {
  package static let yamlSyntax = Check(
    "yaml-syntax", .error,
    title: "A file is not YAML.",
    why: "Nothing in it can be relied on.",
    advice: "The message names the character that is in the way; quoting the whole value nearly always helps.")

  package static let yamlTab = Check(
    "yaml-tab", .error,
    title: "A line is indented with a tab.",
    why: "YAML reads the levels of a file from its spaces alone.",
    advice: "Use spaces; most editors can replace the tabs of a file.")

  package static let yamlOddSpace = Check(
    "yaml-odd-space", .error,
    title: "A space that is none for YAML stands in the file, such as a no-break space.",
    why: "The file is not read as its writer meant it.",
    advice: "Delete it and type a space.")

  package static let yamlControlCharacter = Check(
    "yaml-control-character", .error,
    title: "An invisible character stands in the file.",
    why: "Nobody can see what is meant.",
    advice: "Delete it and type the text again.")

  package static let yamlCurlyQuotes = Check(
    "yaml-curly-quotes", .warning,
    title: "Curly quotes stand where straight ones would quote.",
    why: "They are part of the text, and quote nothing.",
    advice: "Write straight quotes, or leave them if they belong to the text.")

  package static let yamlDuplicateKey = Check(
    "yaml-duplicate-key", .error,
    title: "A key stands twice in one group of keys.",
    why: "Only one of them could count.",
    advice: "Keep one of the two.")

  package static let yamlMergeKey = Check(
    "yaml-merge-key", .error,
    title: "`<<` would merge another group of keys.",
    why: "A reader would have to look elsewhere to know what holds here.",
    advice: "Write the keys out.")

  package static let yamlTag = Check(
    "yaml-tag", .error,
    title: "A value begins with `!`, which makes it a YAML tag.",
    why: "Tags are not read.",
    advice: "Quote the value if the `!` belongs to it.")

  package static let yamlUnknownAlias = Check(
    "yaml-unknown-alias", .error,
    title: "A value begins with `*` and repeats nothing.",
    why: "The file is not read as its writer meant it.",
    advice: "Quote the value if the `*` belongs to it.")

  package static let yamlUnusedAnchor = Check(
    "yaml-unused-anchor", .error,
    title: "A value begins with `&`, and nothing repeats it.",
    why: "What follows the `&` is lost from the text.",
    advice: "Quote the value if the `&` belongs to it.")

  package static let yamlSeveralDocuments = Check(
    "yaml-several-documents", .error,
    title: "A second document begins in a file.",
    why: "Only the first would be read.",
    advice: "Delete the `---`, or put what follows into a file of its own.")

  package static let yamlAliasExpansion = Check(
    "yaml-alias-expansion", .error,
    title: "Repeated values add up to too many.",
    why: "A small file must not fill the memory.",
    advice: "Write the values out, or repeat fewer.")

  package static let yamlTooDeep = Check(
    "yaml-too-deep", .error,
    title: "Lists and groups stand too deep within one another.",
    why: "There is a limit, so that no file can stop the program.",
    advice: "Write this with fewer levels.")

  package static let yamlTooLarge = Check(
    "yaml-too-large", .error,
    title: "A file or a text in it is larger than its limit.",
    why: "There is a limit, so that no file can stop the program.",
    advice: "Spread it over several files, or look for a quote that is never closed.")

  package static let yamlMoreMistakes = Check(
    "yaml-more-mistakes", .note,
    title: "There may be more mistakes in a file than are shown.",
    why: "One mistake hides others.",
    advice: "Correct the shown ones first.")

  /// All of them, in the order of the reference pages.
  package static let yaml: [Check] = [
    .yamlSyntax, .yamlTab, .yamlOddSpace, .yamlControlCharacter, .yamlCurlyQuotes, .yamlDuplicateKey, .yamlMergeKey,
    .yamlTag, .yamlUnknownAlias, .yamlUnusedAnchor, .yamlSeveralDocuments, .yamlAliasExpansion, .yamlTooDeep,
    .yamlTooLarge, .yamlMoreMistakes,
  ]
}
