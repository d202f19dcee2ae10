import Diagnostics
import SourceText

/// What is given to a reader: bytes, under a name whose ending may tell the format.
struct Input {
  var name: String
  var bytes: [UInt8]
}

/// Something that takes input nobody vouches for. A new one is a file with a conforming type, a line in `readers`, and
/// a folder of samples.
protocol FuzzedReader: Sendable {
  static var name: String { get }
  /// Pieces that mean something to the format.
  static var dictionary: [String] { get }
  /// Reads the input; what must hold of any reading and does not, in words. Nil: it bore it.
  static func fault(of input: Input) -> String?
}

let readers: [any FuzzedReader.Type] = [
  YAMLFuzz.self,
  PackFuzz.self,
  ConditionFuzz.self,
  JSONFuzz.self,
  LogFuzz.self,
  CatalogueFuzz.self,
  MatchingFuzz.self,
]

extension SourceFile {
  /// Whether a place lies in the file and, where the file is UTF-8, cuts no character.
  func holds(_ range: Range<Int>, isText: Bool) -> Bool {
    func isBoundary(_ offset: Int) -> Bool { offset == bytes.count || bytes[offset] & 0xC0 != 0x80 }
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return false }
    return !isText || isBoundary(range.lowerBound) && isBoundary(range.upperBound)
  }

  /// Whether places can be held to characters.
  var isWellFormed: Bool { encoding == .utf8 && String(validating: bytes, as: UTF8.self) != nil }

  /// The first finding whose place is none.
  func fault(in findings: [Finding]) -> String? {
    let isText = isWellFormed
    for finding in findings {
      guard let place = finding.place, place.file == self else { continue }
      if !holds(place.range, isText: isText) {
        return "\(finding.id) is at \(place.range), which is no place of the file: \(finding.message)"
      }
    }
    return nil
  }
}
