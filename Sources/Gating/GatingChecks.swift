import Diagnostics

/// Findings of tracing an app's requirements.
extension Check {
  package static let unprovedRequirement = Check(
    "unproved-requirement", .error,
    title:
      "A requirement is decided, but what covers it is a draft, is not in force, or lacks examples that would notice a fault.",
    why: "The requirement could stop being met while every run still passes.",
    advice:
      "Do what the message says: add an example that would fail, show the text, or make the item active. If Primum cannot ensure the requirement, say under `elsewhere` what does."
  )

  package static let requirementExample = Check(
    "requirement-example", .error,
    title: "An example of a requirement fails.",
    why:
      "What the document asks for does not happen, whichever rule or term was meant to ensure it.",
    advice: "Correct the item that ensured it, or restore it.")

  package static let requirementCover = Check(
    "requirement-cover", .error,
    title: "A requirement lists an item under `covered by` that does not cover it.",
    why: "The item was removed, or is a draft.",
    advice: "Restore the item, or correct `covered by`.")

  package static let unnoticedChange = Check(
    "unnoticed-change", .error,
    title:
      "An item that covers a requirement can be removed or weakened without anything failing. Reported by `trace --prove` only.",
    why: "The requirement could stop being met while every run still passes.",
    advice:
      "Add an example that notices it, to the item or to the requirement, or name the item under `covered by`."
  )

  package static let idleFreeChange = Check(
    "idle-free-change", .warning,
    title:
      "`free to change` names something that cannot change unnoticed. Reported by `trace --prove` only.",
    why:
      "The reason would stay behind when the change it was written for is noticed, and excuse another one.",
    advice: "Remove it, or name a change as `trace --prove` tells it.")

  package static let appsFile = Check(
    "apps-file", .error,
    title: "`primum.yaml` cannot be used.",
    why: "Primum cannot tell which packs and which copy to check.",
    advice: "Correct it as the message shows.")

  package static let uncoveredCatalogue = Check(
    "uncovered-catalogue", .warning,
    title: "A catalogue lies in the repository, but no app's `copy:` covers it.",
    why: "What users read in it is checked by nobody, and a green gate says nothing about it.",
    advice: "Add its folder to the `copy:` of an app in `primum.yaml`.")

  package static let unlookedAt = Check(
    "unlooked-at", .note,
    title: "Files were linted by themselves, so what their app must show was not looked for.",
    why:
      "A signed text that is missing, or a catalogue that ships in fewer languages, is seen only when all copy is looked at.",
    advice: "Run `primum gate`, or lint the folder of the copy.")

  /// Those about how requirements are covered.
  static let tracing: [Check] = [
    .unprovedRequirement, .requirementExample, .requirementCover, .uncoveredRequirement,
    .unknownRequirement,
  ]

  /// All of them, in the order of the reference pages.
  package static let gating: [Check] = [
    .unprovedRequirement, .requirementExample, .requirementCover, .unnoticedChange, .idleFreeChange,
    .appsFile,
    .uncoveredCatalogue, .keysNotBound, .leftBehind, .unlookedAt,
  ]
}
