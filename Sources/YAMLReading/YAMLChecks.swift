import Diagnostics

/// Findings of reading a rule file as YAML.
extension Check {
  package static let yamlSyntax = Check(
    "yaml-syntax", .error,
    title: "A file is not valid YAML.",
    why: "Its content cannot be trusted.",
    advice:
      "The message names the character that causes the problem; putting the whole value in quotes nearly always helps."
  )

  package static let yamlTab = Check(
    "yaml-tab", .error,
    title: "A line is indented with a tab.",
    why: "YAML works out the structure of a file from spaces alone.",
    advice: "Use spaces; most editors can convert tabs to spaces.")

  package static let yamlOddSpace = Check(
    "yaml-odd-space", .error,
    title: "A file contains a space that YAML does not treat as one, such as a no-break space.",
    why: "The file is not read the way its author intended.",
    advice: "Delete it and type a space.")

  package static let yamlControlCharacter = Check(
    "yaml-control-character", .error,
    title: "A file contains an invisible character.",
    why: "Readers cannot see it.",
    advice: "Delete it and type the text again.")

  package static let yamlCurlyQuotes = Check(
    "yaml-curly-quotes", .warning,
    title: "Curly quotes are used where straight quotes are needed.",
    why: "Curly quotes become part of the text.",
    advice: "Use straight quotes, or leave the curly ones if they belong to the text.")

  package static let yamlDuplicateKey = Check(
    "yaml-duplicate-key", .error,
    title: "A key is defined twice in the same group.",
    why: "Only one of them can be used.",
    advice: "Keep one of the two.")

  package static let yamlMergeKey = Check(
    "yaml-merge-key", .error,
    title: "`<<` merges another group of keys.",
    why: "Readers would have to look elsewhere to know what applies.",
    advice: "Write the keys out.")

  package static let yamlTag = Check(
    "yaml-tag", .error,
    title: "A value begins with `!`, which makes it a YAML tag.",
    why: "Tags are not supported.",
    advice: "Quote the value if the `!` belongs to it.")

  package static let yamlUnknownAlias = Check(
    "yaml-unknown-alias", .error,
    title: "A value begins with `*`, but there is nothing for it to repeat.",
    why: "The file is not read the way its author intended.",
    advice: "Quote the value if the `*` belongs to it.")

  package static let yamlUnusedAnchor = Check(
    "yaml-unused-anchor", .error,
    title: "A value begins with `&`, but nothing repeats it.",
    why: "What follows the `&` is lost from the text.",
    advice: "Quote the value if the `&` belongs to it.")

  package static let yamlSeveralDocuments = Check(
    "yaml-several-documents", .error,
    title: "A file contains a second document.",
    why: "Only the first is read.",
    advice: "Delete the `---`, or move what follows to a separate file.")

  package static let yamlAliasExpansion = Check(
    "yaml-alias-expansion", .error,
    title: "A file repeats too many values.",
    why: "The limit keeps a small file from filling the memory.",
    advice: "Write the values out, or repeat fewer.")

  package static let yamlTooDeep = Check(
    "yaml-too-deep", .error,
    title: "Lists and groups are nested too deeply.",
    why: "The limit keeps a file from stopping the program.",
    advice: "Use fewer levels.")

  package static let yamlTooLarge = Check(
    "yaml-too-large", .error,
    title: "A file, or a text in it, is too large.",
    why: "The limit keeps a file from stopping the program.",
    advice: "Split it into several files, or look for a quotation mark that is never closed.")

  package static let yamlMoreMistakes = Check(
    "yaml-more-mistakes", .note,
    title: "A file may contain more errors than are shown.",
    why: "One error can hide others.",
    advice: "Correct the errors shown first.")

  /// All of them, in the order of the reference pages.
  package static let yaml: [Check] = [
    .yamlSyntax, .yamlTab, .yamlOddSpace, .yamlControlCharacter, .yamlCurlyQuotes,
    .yamlDuplicateKey, .yamlMergeKey,
    .yamlTag, .yamlUnknownAlias, .yamlUnusedAnchor, .yamlSeveralDocuments, .yamlAliasExpansion,
    .yamlTooDeep,
    .yamlTooLarge, .yamlMoreMistakes,
  ]
}
