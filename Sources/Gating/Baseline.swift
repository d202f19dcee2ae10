import Catalogues
import CopyLint
import Diagnostics
import JSONReading
import JSONWriting
import Reporting
import SourceText

/// Findings that were there before: accepted as long as they are no more than then. The file may
/// only shrink.
public struct Baseline {
  /// A finding that was there when the baseline was written.
  public struct Entry {
    /// The id of the finding.
    public var id: String
    /// The file the findings were in; empty where they concern none.
    public var file: String
    /// How many findings of this fingerprint are accepted.
    public var count: Int
    /// The accepted keys of a finding about several.
    public var keys: Set<String> = []
  }

  /// The entries of a baseline that a run does not find, by fingerprint.
  public struct Gone {
    fileprivate(set) var counts: [String: Int] = [:]
    fileprivate(set) var keys: [String: Set<String>] = [:]
  }

  /// By fingerprint.
  public private(set) var entries: [String: Entry] = [:]

  /// Findings that say what could not be looked at or compared, in every run.
  private static func isNeverAccepted(_ finding: Finding) -> Bool {
    finding.isUnread || finding.id == Check.nothingCompared.id
  }

  /// Takes in everything but what is never accepted.
  public init(of findings: [Finding]) {
    for finding in findings where !Baseline.isNeverAccepted(finding) {
      var entry =
        entries[finding.fingerprint]
        ?? Entry(id: finding.id, file: finding.place?.file.path ?? "", count: 0)
      entry.count += 1
      entry.keys.formUnion(finding.group?.items.map(\.key) ?? [])
      entries[finding.fingerprint] = entry
    }
  }

  /// Reads `{"findings": [{"fingerprint": "…", "id": "…", "file": "…", "count": 1, "keys":
  /// ["…"]}]}`; only findings of several keys have `keys`.
  public init(path: String, bytes: [UInt8]) throws(GatingProblem) {
    let (root, findings) = readJSON(SourceFile(path: path, bytes: bytes))
    guard let root, findings.isEmpty, let elements = root["findings"]?.elements else {
      throw GatingProblem(
        "\(path): is not a baseline" + (findings.first.map { ": \($0.message)" } ?? ""))
    }
    for element in elements {
      guard let fingerprint = element["fingerprint"]?.text, let id = element["id"]?.text,
        let file = element["file"]?.text, let count = element["count"]?.number,
        count >= 1, count == count.rounded(), count < 1e6
      else {
        throw GatingProblem(
          "\(path): is not a baseline: an entry has no fingerprint, id, file or count")
      }
      let keys = element["keys"]?.elements?.compactMap(\.text) ?? []
      entries[fingerprint] = Entry(id: id, file: file, count: Int(count), keys: Set(keys))
    }
  }

  /// In order of file, id and fingerprint, so that a change of it reads well.
  public var text: String {
    let sorted = entries.sorted {
      ($0.value.file, $0.value.id, $0.key) < ($1.value.file, $1.value.id, $1.key)
    }
    let lines = sorted.map { fingerprint, entry in
      JSONWriter.object {
        $0.member("file", string: entry.file)
        $0.member("id", string: entry.id)
        $0.member("fingerprint", string: fingerprint)
        $0.member("count", entry.count)
        let keys = entry.keys.sorted().map(JSONWriter.quoted)
        if !keys.isEmpty { $0.member("keys", JSONWriter.lines(keys, indent: 4, closing: 2)) }
      }
    }
    return JSONWriter.object {
      $0.member("findings", JSONWriter.lines(lines, indent: 2, closing: 0))
    } + "\n"
  }

  /// Findings, not entries: one entry may be for several at one place.
  public var count: Int { entries.values.reduce(0) { $0 + $1.count } }

  /// Takes known findings out of a run's. Of one about several keys, those that are not listed
  /// stay.
  /// - Returns: those that are new, those that the baseline lists, and its entries that are gone.
  public func split(_ findings: [Finding]) -> (new: [Finding], known: [Finding], gone: Gone) {
    var left = entries.mapValues(\.count)
    var gone = Gone()
    var new: [Finding] = []
    var known: [Finding] = []
    let singles = Set(entries.values.filter(\.keys.isEmpty).map(\.id))
    for finding in findings {
      if Baseline.isNeverAccepted(finding) {
        new.append(finding)
      } else if let group = finding.group {
        let own = entries[finding.fingerprint]
        if own != nil { left[finding.fingerprint] = 0 }
        var accepted = own?.keys ?? []
        // Keys were listed one by one before they were reported together.
        if singles.contains(finding.id) {
          for item in group.items {
            let single = finding.fingerprint(ofKey: item.key)
            if let count = left[single], count > 0 {
              left[single] = count - 1
              accepted.insert(item.key)
            }
          }
        }
        // Several findings may be one entry.
        if let own {
          gone.keys[finding.fingerprint, default: own.keys].subtract(group.items.map(\.key))
        }
        if let rest = finding.narrowed(to: { !accepted.contains($0) }) { new.append(rest) }
        if let listed = finding.narrowed(to: accepted.contains) { known.append(listed) }
      } else if let listed = fingerprints(of: finding).first(where: { left[$0, default: 0] > 0 }) {
        left[listed]! -= 1
        known.append(finding)
      } else {
        new.append(finding)
      }
    }
    gone.counts = left.filter { $0.value > 0 }
    gone.keys = gone.keys.filter { !$0.value.isEmpty }
    return (new, known, gone)
  }

  /// The fingerprints under which a finding may be listed. One about a locale is placed in the file
  /// that was met first, which may be another one in a run over some of the files.
  private func fingerprints(of finding: Finding) -> [String] {
    guard finding.id == Check.unreviewedLocale.id else { return finding.fingerprints }
    let files = Set(entries.values.filter { $0.id == finding.id }.map(\.file)).sorted()
    return finding.fingerprints
      + files.map {
        finding.at(Place(SourceFile(path: $0, bytes: []), 0..<0), key: finding.key).fingerprint
      }
  }

  /// Forgets findings that are gone from files that `isLookedAt` says the run has seen whole.
  /// - Returns: how many findings, and how many keys of others.
  public mutating func shrink(by gone: Gone, where isLookedAt: (_ file: String) -> Bool) -> Int {
    var forgotten = 0
    for (fingerprint, count) in gone.counts {
      guard var entry = entries[fingerprint], isLookedAt(entry.file) else { continue }
      forgotten += count
      entry.count -= count
      entries[fingerprint] = entry.count > 0 ? entry : nil
    }
    for (fingerprint, keys) in gone.keys {
      guard var entry = entries[fingerprint], isLookedAt(entry.file) else { continue }
      forgotten += keys.count
      entry.keys.subtract(keys)
      entries[fingerprint] = entry.keys.isEmpty ? nil : entry
    }
    return forgotten
  }
}
