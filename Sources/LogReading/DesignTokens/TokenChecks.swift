import Diagnostics

/// What reading design tokens can find.
extension Check {
  package static let tokenSyntax = Check(
    "token-syntax", .error,
    title: "A file of design tokens is not what its format asks for.",
    why: "What has not been read has not been checked.",
    advice: "Mend the file at the place that is shown.")

  package static let tokenAlias = Check(
    "token-alias", .error,
    title: "A token points at one that is not there, or at itself.",
    why: "It has no value, so no rule can judge it.",
    advice: "Correct the name in braces.")

  package static let tokenValue = Check(
    "token-value", .error,
    title: "The value of a token is not of its kind.",
    why: "No rule can judge it.",
    advice: "Write it as the message shows.")

  package static let tokenRecord = Check(
    "token-record", .error,
    title: "A token does not say well which record of the pack it is.",
    why: "No rule is asked about it.",
    advice: "Name the record in the token's `$extensions`.")

  package static let tokenField = Check(
    "token-field", .error,
    title: "A token gives a field that its record does not have.",
    why: "What it says would be ignored.",
    advice: "Correct the name, or take it out.")

  package static let noTokenRecords = Check(
    "no-token-records", .warning,
    title: "No token of a file is a record of the pack.",
    why: "Finding nothing where nothing was looked at says nothing.",
    advice: "Name a record in the `$extensions` of the tokens that rules speak of.")

  /// All of them, in the order of the reference pages.
  package static let tokens: [Check] = [
    .tokenSyntax, .tokenAlias, .tokenValue, .tokenRecord, .tokenField, .noTokenRecords,
  ]
}
