import Catalogues
import Diagnostics
import JSONReading
import Reporting
import SourceText

/// Findings that were there before: accepted as long as they are no more than then. The file may only shrink.
struct Baseline {
  /// How many findings of each fingerprint are accepted.
  var counts: [String: Int]

  init(of findings: [Finding]) {
    counts = [:]
    for finding in findings { counts[finding.fingerprint, default: 0] += 1 }
  }

  /// Reads `{"fingerprints": {"…": 1}}`.
  init(path: String, bytes: [UInt8]) throws(Impossible) {
    let (root, findings) = readJSON(SourceFile(path: path, bytes: bytes))
    guard let root, findings.isEmpty, let members = root["fingerprints"]?.members else {
      throw Impossible("\(path): is no baseline" + (findings.first.map { ": \($0.message)" } ?? ""))
    }
    counts = [:]
    for member in members {
      guard let number = member.value.number, number >= 1, number == number.rounded(), number < 1e6 else {
        throw Impossible("\(path): is no baseline: `\(member.key)` has no count")
      }
      counts[member.key] = Int(number)
    }
  }

  var text: String {
    let lines = counts.keys.sorted().map { "  \(quotedJSON($0)): \(counts[$0]!)" }
    return "{\"fingerprints\": {" + (lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n") + "}}\n"
  }

  /// Takes known findings out. What the baseline still lists and is gone must leave it.
  mutating func split(_ findings: [Finding]) -> (new: [Finding], known: [Finding], gone: Int) {
    var left = counts
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
    let gone = left.values.reduce(0, +)
    for (fingerprint, count) in left where count > 0 {
      counts[fingerprint]! -= count
      if counts[fingerprint] == 0 { counts[fingerprint] = nil }
    }
    return (new, known, gone)
  }
}
