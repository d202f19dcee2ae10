import Diagnostics

/// What is said of sign-offs.
extension Check {
  package static let missingSignOff = Check(
    "missing-sign-off", .warning,
    title: "Something that needs a sign-off has none. An error for a release.",
    why: "What has clinical or legal weight is read by somebody before it ships.",
    advice: "Have it read, then record it with `primum sign`.")

  package static let voidSignOff = Check(
    "void-sign-off", .warning,
    title: "Something has changed since it was signed. An error for a release.",
    why: "What was signed is no longer what stands there.",
    advice: "Have it read again, then record it with `primum sign`.")

  /// All of them, in the order of the reference pages.
  package static let signOffs: [Check] = [.missingSignOff, .voidSignOff]
}
