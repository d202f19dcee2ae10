import Diagnostics

/// What reading a JSON file as a whole can find.
extension Check {
  package static let jsonEncoding = Check(
    "json-encoding", .error, title: "A JSON file is not stored as UTF-8.",
    why: "JSON that programs exchange is always UTF-8 (RFC 8259, 8.1).", advice: "Save it as UTF-8.")

  package static let jsonSyntax = Check(
    "json-syntax", .error, title: "A file is not JSON.", why: "Nothing in it can be relied on.",
    advice: "Correct the file at the place that is shown.")

  package static let jsonTooDeep = Check(
    "json-too-deep", .error, title: "Lists and objects of a JSON file are nested too deep.",
    why: "There is a limit, so that no file can stop the program.", advice: "Write it with fewer levels.")

  package static let jsonTooLarge = Check(
    "json-too-large", .error, title: "A JSON file is larger than its limit.",
    why: "There is a limit, so that no file can fill the memory.", advice: "Split it into several files.")

  /// All of them, in the order of the reference pages.
  package static let json: [Check] = [.jsonEncoding, .jsonSyntax, .jsonTooDeep, .jsonTooLarge]
}
