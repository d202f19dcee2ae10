import CopyLint
import Foundation
import RuleLoading
import RuleModel
import SourceText
import Testing

@testable import Editing

/// Edits of the packs of the repository: each touches one place, and made backwards gives the same
/// bytes.
@Suite struct PackEditTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func files(of app: String) -> [SourceFile] {
    let folder = root.appending(path: "Rules/\(app)")
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let paths = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "yaml" }
    return paths.sorted { $0.path < $1.path }.compactMap { url in
      (try? Data(contentsOf: url)).map { SourceFile(path: url.path, bytes: Array($0)) }
    }
  }

  /// The lines that an edit changed.
  func lines(_ a: EditedFiles, _ b: EditedFiles) -> [LineChange] {
    zip(a.rules, b.rules).flatMap { LineChange.all(from: $0.bytes, to: $1.bytes) }
  }

  @Test(arguments: ["aurae", "dosetap", "gentle-days"])
  func undoneGivesTheSameBytes(_ app: String) throws {
    let before = EditedFiles(rules: Self.files(of: app), copy: nil)
    let pack = loadPack(before.rules).pack
    var edits: [(there: PackEdit, back: PackEdit)] = []
    for threshold in pack.thresholds {
      guard let found = try before.find(threshold.name, in: .thresholds),
        let old = (found.patch.node(found.path + [.key("is")]) ?? found.patch.node(found.path))?
          .text
      else { continue }
      edits.append(
        (
          PackEdit(threshold.name, .number(to: "7777", from: nil)),
          PackEdit(threshold.name, .number(to: old, from: nil))
        ))
    }
    for rule in pack.rules {
      guard let found = try before.find(rule.id, in: .rules) else { continue }
      for line in ConditionLines(found).all {
        let old = found.patch.node(line.path)?.text ?? ""
        edits.append(
          (
            PackEdit(rule.id, .line(at: line.number, to: "\(old) and x >= 3")),
            PackEdit(rule.id, .line(at: line.number, to: old))
          ))
      }
    }
    for list in pack.lists {
      let name = PackEdit.Name("zzz", also: ["Zzz Forte", "z, z"])
      edits.append(
        (
          PackEdit(list.name, .names(add: [name], remove: [], never: [])),
          PackEdit(list.name, .names(add: [], remove: ["zzz"], never: []))
        ))
    }
    #expect(edits.count > 60)
    for (there, back) in edits {
      var files = before
      try files.make(there, of: pack)
      let changed = lines(before, files)
      #expect(!changed.isEmpty && changed.count <= 2, "\(there)")
      try files.make(back, of: pack)
      #expect(files.rules == before.rules, "\(there)")
    }
  }

  @Test func marksWordsOnce() {
    #expect(
      WordChanges(from: "Seek emergency medical care.", to: "Seek medical care.").marks
        == [.kept("Seek"), .out("emergency"), .kept("medical care.")])
  }

  @Test(arguments: [
    ("more than 10 times", "10", "8", "more than 8 times"),
    ("Ten times", "10", "8", "Eight times"), ("10 and 10", "10", "8", "8 and 8"),
    ("100 times", "10", "8", nil),
  ])
  func writesTheNewNumber(_ old: String, _ from: String, _ to: String, _ new: String?) {
    let number = NumberInSentence(
      type: .number(nil), old: .number(Double(from)!), new: .number(Double(to)!))
    #expect(number.changed(old, locale: "en") == new)
  }
}
