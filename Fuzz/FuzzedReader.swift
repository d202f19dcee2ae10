import Diagnostics
import SourceText

/// What is given to a reader: bytes, under a name whose ending may tell the format.
struct Input {
  var name: String
  var bytes: [UInt8]
}

/// Something that takes input nobody vouches for. A new one is a file with a conforming type, a
/// line in `readers`, and a folder of samples.
protocol FuzzedReader: Sendable {
  static var name: String { get }
  /// Pieces that mean something to the format.
  static var dictionary: [String] { get }
  /// Folders outside the corpus whose folders are samples too, each as one text (`Input.parts`).
  static var folders: [String] { get }
  /// Reads the input; what must hold of any reading and does not, in words. Nil: it bore it.
  static func fault(of input: Input) -> String?
}

extension FuzzedReader {
  static var folders: [String] { [] }
}

extension Input {
  private static let mark = Array("#### file ".utf8)

  /// Several files as one text.
  init(name: String, files: [(name: String, bytes: [UInt8])]) {
    self.name = name
    var bytes: [UInt8] = []
    for file in files {
      bytes += Input.mark
      bytes += Array(file.name.utf8)
      bytes.append(0x0A)
      bytes += file.bytes
      bytes.append(0x0A)
    }
    self.bytes = bytes
  }

  /// The files that the text holds: itself, or what stands behind each line that names one.
  var parts: [SourceFile] {
    guard bytes.starts(with: Input.mark) else { return [SourceFile(path: name, bytes: bytes)] }
    var files: [SourceFile] = []
    var start = 0
    while start < bytes.count {
      let head = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let name = String(decoding: bytes[min(head, start + Input.mark.count)..<head], as: UTF8.self)
      var end = min(head + 1, bytes.count)
      while end < bytes.count {
        let isLineStart = end == 0 || bytes[end - 1] == 0x0A
        if isLineStart, bytes[end...].starts(with: Input.mark) { break }
        end = (bytes[end...].firstIndex(of: 0x0A) ?? bytes.count - 1) + 1
      }
      // Two files of one name would be one to whoever looks for a place.
      files.append(
        SourceFile(path: "\(files.count)-\(name)", bytes: Array(bytes[min(head + 1, end)..<end])))
      start = end
    }
    return files
  }
}

let readers: [any FuzzedReader.Type] = [
  YAMLFuzz.self,
  PackFuzz.self,
  BookFuzz.self,
  ConditionFuzz.self,
  JSONFuzz.self,
  LogFuzz.self,
  MappingFuzz.self,
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
        return
          "\(finding.id) is at \(place.range), which is no place of the file: \(finding.message)"
      }
    }
    return nil
  }
}
