import Catalogues
import Diagnostics
import JSONReading
import Reporting
import SourceText

/// Findings that were there before: accepted as long as they are no more than then. The file may only shrink.
public struct Baseline {
  public struct Entry {
    public var id: String
    /// The file the findings were in; empty where they concern none.
    public var file: String
    /// How many findings of this fingerprint are accepted.
    public var count: Int
  }

  /// By fingerprint.
  public private(set) var entries: [String: Entry] = [:]

  public init(of findings: [Finding]) {
    for finding in findings {
      entries[finding.fingerprint, default: Entry(id: finding.id, file: finding.place?.file.path ?? "", count: 0)]
        .count += 1
    }
  }

  /// Reads `{"findings": [{"fingerprint": "…", "id": "…", "file": "…", "count": 1}]}`.
  public init(path: String, bytes: [UInt8]) throws(GatingProblem) {
    let (root, findings) = readJSON(SourceFile(path: path, bytes: bytes))
    guard let root, findings.isEmpty, let elements = root["findings"]?.elements else {
      throw GatingProblem("\(path): is no baseline" + (findings.first.map { ": \($0.message)" } ?? ""))
    }
    for element in elements {
      guard let fingerprint = element["fingerprint"]?.text, let id = element["id"]?.text,
        let file = element["file"]?.text, let count = element["count"]?.number,
        count >= 1, count == count.rounded(), count < 1e6
      else { throw GatingProblem("\(path): is no baseline: an entry lacks its fingerprint, id, file or count") }
      entries[fingerprint] = Entry(id: id, file: file, count: Int(count))
    }
  }

  /// In order of file, id and fingerprint, so that a change of it reads well.
  public var text: String {
    let sorted = entries.sorted { ($0.value.file, $0.value.id, $0.key) < ($1.value.file, $1.value.id, $1.key) }
    let lines = sorted.map { fingerprint, entry in
      "  {\"file\": \(quotedJSON(entry.file)), \"id\": \(quotedJSON(entry.id)), \"fingerprint\": \(quotedJSON(fingerprint)), \"count\": \(entry.count)}"
    }
    return "{\"findings\": [" + (lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n") + "]}\n"
  }

  public var count: Int { entries.values.reduce(0) { $0 + $1.count } }

  /// Takes known findings out of a run's.
  /// - Returns: those that are new, those that the baseline lists, and how many of each fingerprint are gone.
  public func split(_ findings: [Finding]) -> (new: [Finding], known: [Finding], gone: [String: Int]) {
    var left = entries.mapValues(\.count)
    var new: [Finding] = []
    var known: [Finding] = []
    for finding in findings {
      if let count = left[finding.fingerprint], count > 0 {
        left[finding.fingerprint] = count - 1
        known.append(finding)
      } else {
        new.append(finding)
      }
    }
    return (new, known, left.filter { $0.value > 0 })
  }

  /// Forgets findings that are gone from files that `isLookedAt` says the run has seen whole.
  /// - Returns: how many.
  public mutating func shrink(by gone: [String: Int], where isLookedAt: (_ file: String) -> Bool) -> Int {
    var forgotten = 0
    for (fingerprint, count) in gone {
      guard let entry = entries[fingerprint], isLookedAt(entry.file) else { continue }
      forgotten += count
      entries[fingerprint] =
        entry.count > count ? Entry(id: entry.id, file: entry.file, count: entry.count - count) : nil
    }
    return forgotten
  }
}
