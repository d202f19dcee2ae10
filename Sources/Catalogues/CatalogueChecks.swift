import Diagnostics

/// What the readers of catalogues find in the files themselves.
extension Check {
  package static let duplicateKey = Check(
    "duplicate-key", .error,
    title: "A key is defined twice in one catalogue.",
    why: "Which of the two users read depends on the tool that builds the app. The same text twice is only a note.",
    advice: "Keep one.")

  package static let unreadableFile = Check(
    "unreadable-file", .error,
    title: "A file cannot be read.",
    why: "What has not been read has not been checked, so the run does not count as clean.",
    advice: "Correct the path, or the permission.")

  package static let unreadableCatalogue = Check(
    "unreadable-catalogue", .error,
    title: "A catalogue, or a part of it, is not what its format asks for.",
    why: "What has not been read has not been checked, so the run does not count as clean.",
    advice: "Mend the file at the place that is shown.")

  package static let invalidEncoding = Check(
    "invalid-encoding", .error,
    title: "A file holds bytes that are no text in its encoding.",
    why: "Users see other characters than were meant, or none.",
    advice: "Save the file as UTF-8.")

  package static let unknownLocale = Check(
    "unknown-locale", .error,
    title: "Nothing says in which language a file's translations are.",
    why: "What is in no known language is held against no word list, so the run does not count as clean.",
    advice: "Write the `Language:` header, or name the file by its locale.")

  package static let loneSurrogate = Check(
    "lone-surrogate", .error,
    title: "Half of a character stands alone.",
    why: "It cannot be shown.",
    advice: "Write the character itself.")

  package static let strayEscape = Check(
    "stray-escape", .warning,
    title: "A backslash stands before a character that needs none.",
    why: "The format drops it, which may not be what was meant.",
    advice: "Take it out, or write it twice.")

  package static let straySemicolon = Check(
    "stray-semicolon", .warning,
    title: "A semicolon stands alone.",
    why: "Older tools stop reading there.",
    advice: "Take it out.")

  package static let missingFormat = Check(
    "missing-format", .error,
    title: "An entry of a `.stringsdict` has no `NSStringLocalizedFormatKey`.",
    why: "It is never shown.",
    advice: "Add the key with the sentence.")

  package static let missingPlural = Check(
    "missing-plural", .error,
    title: "A gettext entry has other plural forms than its file's header counts.",
    why: "Some numbers show an empty text.",
    advice: "Write every `msgstr[…]`.")

  package static let missingSourceLanguage = Check(
    "missing-source-language", .warning,
    title: "A string catalogue does not name its source language.",
    why: "Which of its texts are the source copy is a guess.",
    advice: "Add `sourceLanguage`.")

  package static let orphanMetadata = Check(
    "orphan-metadata", .warning,
    title: "A description in an ARB file describes a message that is not there.",
    why: "The message was renamed or lost.",
    advice: "Take it out, or write the message.")

  /// Found by readers and by the comparison of placeholders, which lists it.
  package static let malformedPlaceholder = Check(
    "malformed-placeholder", .error,
    title: "Something that looks like a placeholder is not one.",
    why: "Users read it as it stands.",
    advice: "Correct it.")

  /// All of them, in the order of the reference pages.
  package static let catalogues: [Check] = [
    .duplicateKey, .unreadableFile, .unreadableCatalogue, .invalidEncoding, .unknownLocale, .loneSurrogate,
    .strayEscape,
    .straySemicolon, .missingFormat, .missingPlural, .missingSourceLanguage, .orphanMetadata,
  ]
}
