import Catalogues
import Diagnostics
import SourceText

/// A libFuzzer target for every catalogue reader: the first byte chooses the format, the rest is the file.
///
/// Whatever the bytes, no reader may crash or hang, every place lies inside the file, a file that could not be read whole says so with an
/// error, and a fix leaves every byte outside the stretch it replaces as it was.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCatalogues(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 1 else { return 0 }
  let input = UnsafeBufferPointer(start: start, count: count)
  let path = fuzzPaths[Int(input[0]) % fuzzPaths.count]
  let (file, _) = SourceFile.detectingEncoding(path: path, bytes: Array(input.dropFirst()))
  let catalogue = readCatalogue(file)
  precondition(catalogue.isWhole || catalogue.findings.contains { $0.level == .error })
  for finding in catalogue.findings {
    if let range = finding.place?.range { precondition(range.lowerBound >= 0 && range.upperBound <= file.bytes.count) }
  }
  for (index, entry) in catalogue.entries.enumerated().prefix(200) {
    let text = catalogue.text(of: entry)
    let map = catalogue.map(of: entry)
    for placeholder in placeholders(in: text, style: entry.placeholders) {
      let range = map.fileRange(of: placeholder.range)
      precondition(range.lowerBound >= 0 && range.upperBound <= file.bytes.count)
      precondition(range == catalogue.fileRange(of: placeholder.range, in: entry))
    }
    _ = catalogue.expansions(ofEntryAt: index, limit: 8)
    let stretch = 0..<min(4, text.utf8.count)
    if let edits = catalogue.edits(replacing: stretch, of: entry, with: "a\"&'<\\\n") {
      let changed = edits.reduce(0) { $0 + $1.replacement.count - $1.range.count }
      precondition(applying(edits, to: file.bytes).count == file.bytes.count + changed)
    }
  }
  return 0
}

private let fuzzPaths = [
  "a.xcstrings", "en.lproj/a.strings", "en.lproj/a.stringsdict", "es.xliff", "values-es/strings.xml", "app_es.arb", "locales/es.json",
  "es.po", "AppStore/es/name.txt", "help.md", "notice.txt",
]
