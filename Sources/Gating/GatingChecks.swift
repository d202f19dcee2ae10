import Diagnostics

/// What tracing an app's requirements can find.
extension Check {
  package static let unprovedRequirement = Check(
    "unproved-requirement", .error,
    title: "A requirement is decided, and what covers it would not notice a fault.",
    why: "What a document asks for could stop being held, and every run would stay green.",
    advice:
      "Do what the message names: an example that tells the two apart, a text that is shown, an item that is active. What Primum cannot hold is named under `elsewhere`."
  )

  package static let requirementExample = Check(
    "requirement-example", .error,
    title: "An example of a requirement fails.",
    why: "What the document asks for does not come out, whichever rule or term was to hold it.",
    advice: "Correct the item that held it, or bring it back.")

  package static let requirementCover = Check(
    "requirement-cover", .error,
    title: "A requirement says that it is covered by an item which does not cover it.",
    why: "The item was removed, is a draft, or no longer names the requirement.",
    advice: "Bring it back, or correct `covered by`.")

  package static let unnoticedChange = Check(
    "unnoticed-change", .error,
    title:
      "An item that covers a requirement can be removed or weakened, and nothing notices. Asked for by `trace --prove` only.",
    why: "What a document asks for could stop being held, and every run would stay green.",
    advice: "Add an example that notices it, to the item or to the requirement, or name the item under `covered by`.")

  package static let appsFile = Check(
    "apps-file", .error,
    title: "`primum.yaml` cannot be used.",
    why: "Which packs and which copy are meant is not known.",
    advice: "Write what the message says.")

  /// All of them, in the order of the reference pages.
  package static let gating: [Check] = [
    .unprovedRequirement, .requirementExample, .requirementCover, .unnoticedChange, .appsFile,
  ]
}
