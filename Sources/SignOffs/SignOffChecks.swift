import Diagnostics

/// Findings about sign-offs.
extension Check {
  package static let missingSignOff = Check(
    "missing-sign-off", .warning,
    title: "An item that needs a sign-off does not have one. This is an error for a release.",
    why: "Content with clinical or legal weight must be reviewed before it ships.",
    advice: "Have it reviewed, then sign it with `primum sign`.")

  package static let voidSignOff = Check(
    "void-sign-off", .warning,
    title: "An item has changed since it was signed. This is an error for a release.",
    why: "The sign-off no longer covers the current content.",
    advice: "Have it reviewed again, then sign it with `primum sign`.")

  package static let futureSignOff = Check(
    "future-sign-off", .error,
    title: "A sign-off is dated in the future.",
    why: "Nobody has given it yet.",
    advice: "Sign with `primum sign`, which writes the date.")

  package static let uncoveredExport = Check(
    "uncovered-export", .note,
    title: "A mapping was added after an item was signed, and reads fields that the item uses.",
    why: "The sign-off holds, but nobody has reviewed what the new export makes of these fields.",
    advice: "Review the mapping, then sign again with `primum sign`.")

  package static let unaskedSignOff = Check(
    "unasked-sign-off", .warning,
    title:
      "Nobody must sign a red flag, a text (errors of `gate`), or a threshold that a red flag or limit uses.",
    why: "It could change, or be deleted, without review.",
    advice: "Add `needs sign-off: [ROLE]`, or `no sign-off because: \"…\"` with the reason.")

  package static let openRequirement = Check(
    "open-requirement", .note,
    title: "The documents leave something open, and a role is asked to decide it.",
    why: "Until then a cautious reading is in force, which nobody may have meant.",
    advice:
      "Decide it in the document; then write `status: decided` and what holds it, without `asked`.")

  /// All of them, in the order of the reference pages.
  package static let signOffs: [Check] = [
    .missingSignOff, .voidSignOff, .futureSignOff, .uncoveredExport, .unaskedSignOff,
    .openRequirement,
  ]
}
