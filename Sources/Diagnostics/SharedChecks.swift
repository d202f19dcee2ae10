/// Findings that readers of several formats share.
extension Check {
  package static let invalidUTF8 = Check(
    "invalid-utf-8", .error, title: "A file contains bytes that are not UTF-8 text.",
    why: "Readers would see the wrong characters, or none.",
    advice: "Save the file as UTF-8.")

  /// All of them, in the order of the reference pages.
  package static let shared: [Check] = [.invalidUTF8]
}
