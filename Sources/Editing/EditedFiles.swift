import Catalogues
import Gating
import RuleLoading
import RuleModel
import SourceText
import YAMLReading

/// The files of a pack and of its copy while they are edited.
struct EditedFiles: Sendable {
  var rules: [SourceFile]
  var copy: CopyFiles?
  var memory = YAMLMemory()

  /// A pack's item in its file.
  struct Found {
    var file: Int
    var path: [YAMLValue.Step]
    var patch: YAMLPatch
  }

  /// Sections whose items are named by their keys; in the others each has its `id`.
  private static let keyed: Set<PackSection> = [.thresholds, .lists]

  /// The item of a section; nil if no file has it.
  func find(_ id: String, in section: PackSection) throws(EditRefusal) -> Found? {
    for (index, file) in rules.enumerated() {
      let patch = try YAMLPatch(file, memory)
      guard let node = patch.root[section.rawValue] else { continue }
      let start = YAMLValue.Step.key(section.rawValue)
      if Self.keyed.contains(section) {
        if node[id] != nil { return Found(file: index, path: [start, .key(id)], patch: patch) }
      } else if let place = node.sequence?.firstIndex(where: { $0["id"]?.text == id }) {
        return Found(file: index, path: [start, .item(place)], patch: patch)
      }
    }
    return nil
  }

  func patch(_ index: Int) throws(EditRefusal) -> YAMLPatch { try YAMLPatch(rules[index], memory) }

  mutating func set(_ index: Int, _ file: SourceFile) { rules[index] = file }
}
