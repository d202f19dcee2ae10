import Diagnostics

/// Findings of reading design tokens.
extension Check {
  package static let tokenSyntax = Check(
    "token-syntax", .error,
    title: "A design-tokens file does not follow its format.",
    why: "A file that was not read was not checked.",
    advice: "Correct the file at the place shown.")

  package static let tokenAlias = Check(
    "token-alias", .error,
    title: "A token refers to a token that does not exist, or to itself.",
    why: "It has no value, so no rule can check it.",
    advice: "Correct the name in braces.")

  package static let tokenValue = Check(
    "token-value", .error,
    title: "The value of a token does not match its type.",
    why: "No rule can check it.",
    advice: "Write it as the message shows.")

  package static let tokenRecord = Check(
    "token-record", .error,
    title: "A token does not say correctly which record of the pack it is.",
    why: "No rule is applied to it.",
    advice: "Name the record in the token's `$extensions`.")

  package static let tokenField = Check(
    "token-field", .error,
    title: "A token sets a field that its record does not have.",
    why: "It would be ignored.",
    advice: "Correct the name, or remove it.")

  package static let noTokenRecords = Check(
    "no-token-records", .warning,
    title: "No token in a file is a record of the pack.",
    why: "A clean result means nothing if nothing was checked.",
    advice: "Name a record in the `$extensions` of the tokens that rules are about.")

  /// All of them, in the order of the reference pages.
  package static let tokens: [Check] = [
    .tokenSyntax, .tokenAlias, .tokenValue, .tokenRecord, .tokenField, .noTokenRecords,
  ]
}
