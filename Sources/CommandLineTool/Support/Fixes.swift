import Catalogues
import Diagnostics
import OperatingSystem
import Gating
import RuleLoading
import RuleModel
import SignOffs
import SourceText

/// The replacements that terms give, made in memory until there is none left to make, then written.
struct Fixes {
  private(set) var files: CopyFiles
  /// The files as they were read, by path.
  private let originals: [String: [UInt8]]
  /// How many words were replaced in each file that has changed, by its path.
  private(set) var changed: [String: Int] = [:]
  /// Files whose fixes undo each other, which are left as they were.
  private(set) var unsettled: Set<String> = []

  /// More rounds than nested replacements ever need.
  private static let rounds = 8

  init(_ loaded: LoadedPack, _ files: CopyFiles, _ terms: GateTerms) throws {
    var terms = terms
    terms.tellsRepeatsOnce = false
    originals = Dictionary(
      files.sources.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    let originals = files.sources
    self.files = files
    let others = Fixes.secondNames(originals)
    for round in 0...Fixes.rounds {
      let findings = try LintedCopy(PackSet([loaded]), self.files).verdict(terms).findings.sorted(
        by: Finding.inOrder)
      let edits = Fixes.edits(of: findings.filter { !others.contains($0.place?.file.path ?? "") })
      if edits.isEmpty { break }
      if round == Fixes.rounds {
        // Files that still change would change again in the next run.
        unsettled = Set(edits.keys)
        for path in unsettled { changed[path] = nil }
        for (index, original) in originals.enumerated() where unsettled.contains(original.path) {
          self.files.sources[index] = original
        }
        break
      }
      for (index, source) in self.files.sources.enumerated() {
        guard let found = edits[source.path] else { continue }
        let bytes = applying(
          found.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }, to: source.bytes)
        self.files.sources[index] = SourceFile(
          path: source.path, bytes: bytes, encoding: source.encoding)
        changed[source.path, default: 0] += found.count
      }
    }
  }

  /// Writes each changed file whole, or leaves it as it was.
  func write() throws(Impossible) {
    for source in files.sources where changed[source.path] != nil {
      try OutputFile.write(source.path, source.bytes, replacing: originals[source.path])
    }
  }

  /// Names that lead to a file which is there under another name too: it is changed under one, its
  /// own where it is there.
  private static func secondNames(_ sources: [SourceFile]) -> Set<String> {
    var first: [String: String] = [:]
    var others: Set<String> = []
    for path in sources.map(\.path) {
      let real = realPath(path) ?? path
      if let before = first[real] {
        let isOwn = FileStatus.isLink(before) && !FileStatus.isLink(path)
        others.insert(isOwn ? before : path)
        if isOwn { first[real] = path }
      } else {
        first[real] = path
      }
    }
    return others
  }

  /// The edits of each file. Of two fixes of one word only the first is made; the other finds its
  /// turn in the next round.
  private static func edits(of findings: [Finding]) -> [String: (edits: [Edit], count: Int)] {
    var edits: [String: (edits: [Edit], count: Int)] = [:]
    // Findings come in the order of their places, so that one that begins behind the last edit
    // meets none.
    var ends: [String: Int] = [:]
    for finding in findings {
      guard let fix = finding.fix, let path = finding.place?.file.path else { continue }
      guard let start = fix.map(\.range.lowerBound).min(), start >= ends[path] ?? 0 else {
        continue
      }
      ends[path] = max(ends[path] ?? 0, fix.map(\.range.upperBound).max() ?? 0)
      edits[path, default: ([], 0)].edits += fix
      edits[path, default: ([], 0)].count += 1
    }
    return edits
  }
}
