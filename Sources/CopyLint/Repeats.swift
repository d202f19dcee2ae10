import Catalogues
import Diagnostics
import SourceText

/// Files of gettext and XLIFF each repeat the source's texts, and tools copy an ARB file's
/// descriptions into that of every locale. What is wrong with one is reported once, with the number
/// of its places.
struct Repeats {
  private struct Signature: Hashable {
    var finding: [String]
    /// Of findings in one file that are alike otherwise.
    var number: Int
  }

  /// The source locale of each file that repeats its texts, by path.
  private var sources: [String: String] = [:]
  private let files: Int

  init(in catalogues: [Catalogue]) {
    files = catalogues.count
    for catalogue in catalogues where catalogue.format.layout == .besideSource {
      sources[catalogue.file.path] = catalogue.sourceLocale
    }
  }

  /// - Parameter findings: in order.
  func told(_ findings: [Finding]) -> [Finding] {
    if files < 2 { return findings }
    var result: [Finding] = []
    var indices: [Signature: Int] = [:]
    var numbers: [[String]: Int] = [:]
    var file: String?
    for finding in findings {
      guard let place = finding.place, let key = finding.key, finding.group == nil,
        finding.id == Check.orphanMetadata.id
          || finding.locale != nil && finding.locale == sources[place.file.path]
      else {
        result.append(finding)
        continue
      }
      if place.file.path != file { numbers = [:] }
      file = place.file.path
      let like = [
        finding.id, finding.level.rawValue, finding.message, key, finding.locale ?? "",
        finding.match ?? "",
      ]
      let number = numbers[like, default: 0]
      numbers[like] = number + 1
      let signature = Signature(finding: like, number: number)
      if let index = indices[signature] {
        result[index].repeats.append(place)
      } else {
        indices[signature] = result.count
        result.append(finding)
      }
    }
    for index in result.indices where !result[index].repeats.isEmpty {
      let others = result[index].repeats
      let names = others.prefix(2).map(\.file.path).joined(separator: ", ")
      result[index].notes.append(
        Note(
          "found in \(others.count + 1) places; also in \(names)"
            + (others.count > 2 ? " and \(others.count - 2) more" : "")))
    }
    return result
  }
}
