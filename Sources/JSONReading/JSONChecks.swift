import Diagnostics

/// Findings of reading a JSON file as a whole.
extension Check {
  package static let jsonEncoding = Check(
    "json-encoding", .error, title: "A JSON file is not stored as UTF-8.",
    why: "JSON exchanged between programs must be UTF-8 (RFC 8259, 8.1).",
    advice: "Save it as UTF-8.")

  package static let jsonSyntax = Check(
    "json-syntax", .error, title: "A file is not valid JSON.",
    why: "Its content cannot be trusted.",
    advice: "Correct the file at the place shown.")

  package static let jsonTooDeep = Check(
    "json-too-deep", .error, title: "Lists and objects in a JSON file are nested too deeply.",
    why: "The limit keeps a file from stopping the program.", advice: "Use fewer levels.")

  package static let jsonTooLarge = Check(
    "json-too-large", .error, title: "A JSON file is larger than its limit.",
    why: "The limit keeps a file from filling the memory.", advice: "Split it into several files.")

  /// All of them, in the order of the reference pages.
  package static let json: [Check] = [.jsonEncoding, .jsonSyntax, .jsonTooDeep, .jsonTooLarge]
}
