import Diagnostics
import OperatingSystem
import SourceText

/// Catalogues of formats that are not read: a run over a folder of them must not end as if they had
/// been.
private let otherFormats = [
  "resx": ".NET resources", "ftl": "Fluent", "ts": "Qt Linguist", "yml": "YAML", "yaml": "YAML",
  "php": "PHP", "json5": "JSON5",
]

/// The name of the format where a path is that of such a catalogue. Extensions that other files
/// have too count among folders of locales, under the name of a locale.
func otherFormat(_ name: String) -> String? {
  let path = PathParts(name)
  guard let format = otherFormats[path.fileExtension] else { return nil }
  if path.fileExtension == "resx" || path.fileExtension == "ftl" { return format }
  // TypeScript's files end so too.
  let isPlace =
    path.fileExtension == "ts"
    ? path.stem.utf8.contains(UInt8(ascii: "_"))
    : path.folders.suffix(3).contains(where: isFolderOfLocales)
  guard isPlace else { return nil }
  let ends = path.stem.split(whereSeparator: { $0 == "_" || $0 == "." }).map(String.init)
  let names =
    Array(path.folders.suffix(1)) + [path.stem]
    + ends.indices.map { ends[$0...].joined(separator: "_") }
  guard names.contains(where: isWrittenAsLocale) else { return nil }
  if path.fileExtension == "ts" {
    let sight = readOpening(name).map { FileSight(path: name, bytes: $0, isNamed: false) }
    return sight?.rootElement == "TS" ? format : nil
  }
  return format
}

/// One finding for each format.
func unreadFormats(among paths: [String]) -> [Finding] {
  let byFormat = Dictionary(grouping: paths) { otherFormat($0) ?? "" }
  return byFormat.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }.map { format, paths in
    let (count, first) = (paths.count, paths.min()!)
    return Finding(
      .unknownFile, .warning,
      "\(count) \(count == 1 ? "catalogue" : "catalogues") of \(format) \(count == 1 ? "is" : "are") not read, such as \(first)",
      at: Place(SourceFile(path: first, bytes: []), 0..<0),
      advice:
        "nothing is known of their texts; convert them to a format that is read, or add them to `exclude` in primum.yaml"
    )
  }
}
