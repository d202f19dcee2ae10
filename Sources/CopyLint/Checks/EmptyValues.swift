import Catalogues
import Diagnostics
import RuleModel

/// Texts that show nothing.
enum EmptyValues: CopyCheck {
  static let descriptions = [
    CheckDescription(
      id: "empty-value", level: .warning, summary: "A text is empty, or white space only.",
      why: "Users see nothing where something is meant.", advice: "Write it, or take the key out.")
  ]

  static func findings(_ copy: Copy) -> [Finding] {
    var findings: [Finding] = []
    for (number, catalogue) in copy.catalogues.enumerated() {
      for (index, entry) in catalogue.entries.enumerated() where copy.marks[number].isBlank(index) {
        // Xcode itself writes the empty key, and tools leave what is not translated yet empty.
        if entry.traits.contains(.isKey) || entry.traits.contains(.reference) || catalogue.key(of: entry).isEmpty || entry.state != .translated { continue }
        // Tools that fill a store's entry leave a file for every field there is.
        if catalogue.format == .storeMetadata, !StoreFields.isRequired(catalogue.key(of: entry)) { continue }
        findings.append(copy.finding("empty-value", .warning, "this text is empty", at: EntryReference(catalogue: number, entry: index), advice: "write it, or take the key out"))
      }
    }
    return findings
  }
}
