import Diagnostics

/// Findings that the readers of catalogues make in the files themselves.
extension Check {
  package static let duplicateKey = Check(
    "duplicate-key", .error,
    title: "A key is defined twice in one catalogue.",
    why:
      "The tool that builds the app decides which of the two users read. If both texts are the same, this is only a note.",
    advice: "Keep one.")

  package static let unreadableFile = Check(
    "unreadable-file", .error,
    title: "A file cannot be read.",
    why: "A file that was not read was not checked, so the run does not count as clean.",
    advice: "Correct the path or the permissions.")

  public static let unknownFile = Check(
    "unknown-file", .warning,
    title: "A file beside a pack or a catalogue looks like a part of it, but is not read.",
    why:
      "Whoever saved it expects its rules or its words to count. An editor or a word processor may have changed its name.",
    advice: "Rename it (rule files end in `.yaml`), or move it elsewhere.")

  package static let unreadableCatalogue = Check(
    "unreadable-catalogue", .error,
    title: "A catalogue, or part of it, does not follow its format.",
    why: "A file that was not read was not checked, so the run does not count as clean.",
    advice: "Correct the file at the place shown.")

  package static let invalidEncoding = Check(
    "invalid-encoding", .error,
    title: "A file contains bytes that are not valid in its encoding.",
    why: "Users see the wrong characters, or none.",
    advice: "Save the file as UTF-8.")

  package static let unknownLocale = Check(
    "unknown-locale", .error,
    title: "The language of the translations in a file is not known.",
    why:
      "Text in an unknown language is not checked against any word list, so the run does not count as clean.",
    advice: "Write the `Language:` header, or name the file by its locale.")

  package static let loneSurrogate = Check(
    "lone-surrogate", .error,
    title: "Half of a character is missing (a lone surrogate).",
    why: "It cannot be displayed.",
    advice: "Write the character itself.")

  package static let strayEscape = Check(
    "stray-escape", .warning,
    title: "A backslash comes before a character that does not need one.",
    why: "The format drops it, which may not be what you want.",
    advice: "Remove it, or write it twice.")

  package static let straySemicolon = Check(
    "stray-semicolon", .warning,
    title: "There is a stray semicolon.",
    why: "Older tools stop reading there.",
    advice: "Remove it.")

  package static let missingFormat = Check(
    "missing-format", .error,
    title: "An entry of a `.stringsdict` has no `NSStringLocalizedFormatKey`.",
    why: "It is never shown.",
    advice: "Add the key with the sentence.")

  package static let missingPlural = Check(
    "missing-plural", .error,
    title:
      "A gettext entry does not have the number of plural forms that the header of its file declares.",
    why: "For some numbers, the text is empty.",
    advice: "Write every `msgstr[…]`.")

  package static let missingSourceLanguage = Check(
    "missing-source-language", .warning,
    title: "A string catalogue does not name its source language.",
    why: "Primum has to guess which of its texts are the source copy.",
    advice: "Add `sourceLanguage`.")

  package static let orphanMetadata = Check(
    "orphan-metadata", .warning,
    title: "A description in an ARB file belongs to a message that does not exist.",
    why: "The message may have been renamed or lost.",
    advice: "Remove it, or write the message.")

  /// Found by readers and by the comparison of placeholders, which lists it.
  package static let malformedPlaceholder = Check(
    "malformed-placeholder", .error,
    title: "Something that looks like a placeholder is not a valid one.",
    why: "Users see it literally.",
    advice: "Correct it.")

  /// Found by the reader of XLIFF and by the comparison of placeholders, which lists it.
  package static let placeholderMismatch = Check(
    "placeholder-mismatch", .error,
    title: "A translation or plural form does not have the same placeholders as its source text.",
    why:
      "The app may show a wrong value, or crash. A warning where three translations or half of them lack the same placeholder: the source text has got it since.",
    advice: "Use the placeholders of the source text; number them if the order differs.")

  package static let unescapedApostrophe = Check(
    "unescaped-apostrophe", .error,
    title: "An Android text has an apostrophe that is not escaped.",
    why: "Android's resource compiler refuses the file, or cuts the text off.",
    advice: "Write `\\'`, or put the whole text in quotation marks.")

  /// All of them, in the order of the reference pages.
  package static let catalogues: [Check] = [
    .unescapedApostrophe,
    .duplicateKey, .unreadableFile, .unknownFile, .unreadableCatalogue, .invalidEncoding,
    .unknownLocale,
    .loneSurrogate,
    .strayEscape,
    .straySemicolon, .missingFormat, .missingPlural, .missingSourceLanguage, .orphanMetadata,
  ]
}
