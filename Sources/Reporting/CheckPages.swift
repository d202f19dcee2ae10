import Diagnostics

/// The reference pages of checks in Markdown, one a check and `README.md` with the list.
public func checkPages(
  _ groups: [(title: String, checks: [Check])]
) -> [(name: String, text: String)] {
  let pages = groups.flatMap { $0.checks }.map { ("\($0.id).md", page(of: $0)) }
  return [("README.md", overview(groups))] + pages
}

private let mark = "<!-- Written by `primum docs`; change the check's description instead. -->\n"

private func overview(_ groups: [(title: String, checks: [Check])]) -> String {
  var text = """
    \(mark)
    # Checks

    These are the checks built into Primum. Findings about a pack's own items are named `<pack>/<id>`: a rule with a failing example, a forbidden term that was
    found, or a signed text that is missing or changed. Their levels, reasons and sources are defined in the pack.

    A pack can set the level of a copy check, or turn it off:

    ```yaml
    checks: { missing-translation: warning, stale-key: "off" }
    ```

    An exemption accepts what a check finds for some keys or a locale until a given day, with a reason and an approver:

    ```yaml
    exemptions:
      - key: onboarding.*
        check: too-long
        because: The new layout gives it two lines.
        approved by: Copy lead, review of 2026-02
        until: 2026-12-31
    ```

    """
  for group in groups {
    text += "\n## \(group.title)\n\n| Check | Level | What it finds |\n|---|---|---|\n"
    for check in group.checks {
      text +=
        "| [`\(check.id)`](\(check.id).md) | \(check.level.rawValue) | \(cell(check.title)) |\n"
    }
  }
  return text
}

private func page(of check: Check) -> String {
  var text = "\(mark)\n# \(check.id)\n\n\(check.title) Level: \(check.level.rawValue).\n\n"
  text += "## Why\n\n\(check.why)\n\n## What to do\n\n\(check.advice)\n"
  if check.isOfCopy {
    text +=
      "\n## Its level\n\nIn the pack:\n\n```yaml\nchecks: { \(check.id): \(check.level == .warning ? "error" : "warning") }   # error, warning, note or \"off\"\n```\n"
  } else {
    text +=
      "\n## Its level\n\nThe level is fixed. `--level` sets the level at which findings make a run fail.\n"
  }
  return text
}

/// The page of one check, as it is read in a terminal.
public func checkPage(_ check: Check) -> String {
  String(page(of: check).dropFirst(mark.count + 1))
}

private func cell(_ text: String) -> String {
  text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
}
