import Diagnostics
import SourceText

@testable import Catalogues

/// All that a catalogue says, one line an entry and a finding, for the case files.
///
/// Where bytes and text differ, the places of the words follow, so that a wrong mapping inside a
/// text is seen.
func transcript(_ catalogue: Catalogue) -> String {
  let index = LineIndex(catalogue.file)
  func show(_ range: Range<Int>) -> String {
    let (from, to) = (index.position(of: range.lowerBound), index.position(of: range.upperBound))
    return "\(from.line):\(from.column)-\(to.line == from.line ? "" : "\(to.line):")\(to.column)"
  }
  var lines = [
    "\(catalogue.format.name), source \(catalogue.sourceLocale), family \(catalogue.family)\(catalogue.isWhole ? "" : ", NOT WHOLE")"
  ]
  for entry in catalogue.entries {
    var parts = [
      show(catalogue.place(of: entry).range), catalogue.key(of: entry).debugDescription,
      catalogue.locale(of: entry),
    ]
    let variant = catalogue.variant(of: entry).path
    if !variant.isEmpty { parts.append(variant) }
    if entry.state != .translated { parts.append("\(entry.state)") }
    for (trait, name) in [
      (CatalogueEntry.Traits.source, "source"), (.notTranslated, "not translated"),
      (.isKey, "is key"),
      (.reference, "reference"),
      (.staleKey, "stale key"),
    ] where entry.traits.contains(trait) {
      parts.append(name)
    }
    parts.append(catalogue.text(of: entry).debugDescription)
    lines.append(parts.joined(separator: " · "))
    if entry.traits.contains(.encoded) {
      lines.append("    " + words(of: entry, in: catalogue, show).joined(separator: "  "))
    }
  }
  for finding in catalogue.findings {
    lines.append(
      "\(finding.level) [\(finding.id)] \(finding.place.map { show($0.range) } ?? "") \(finding.message)\(finding.advice.map { "; " + $0 } ?? "")"
    )
  }
  return lines.joined(separator: "\n") + "\n"
}

private func words(
  of entry: CatalogueEntry, in catalogue: Catalogue, _ show: (Range<Int>) -> String
) -> [String] {
  let text = Array(catalogue.text(of: entry).utf8)
  var result: [String] = []
  var i = 0
  while i < text.count {
    while i < text.count, text[i] <= 0x20 { i += 1 }
    let start = i
    while i < text.count, text[i] > 0x20 { i += 1 }
    if i > start {
      result.append(
        "\(String(decoding: text[start..<i], as: UTF8.self)) \(show(catalogue.fileRange(of: start..<i, in: entry)))"
      )
    }
  }
  return result
}
