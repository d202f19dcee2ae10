import Foundation
import RuleLoading
import RuleModel
import SourceText
import Testing
import YAMLReading

@testable import Editing

/// Random edits of the packs of the repository: each says what it means and nothing else, and no
/// comment is lost or moved. `RANDOM_EDITS=300` tries as many.
@Suite struct RandomEditTests {
  private static let count =
    ProcessInfo.processInfo.environment["RANDOM_EDITS"].flatMap { Int($0) } ?? 60

  @Test(arguments: ["aurae", "dosetap", "gentle-days"])
  func saysTheEditAndNothingElse(_ app: String) throws {
    let before = EditedFiles(rules: PackEditTests.files(of: app), copy: nil)
    let pack = loadPack(before.rules).pack
    var random = Dice(seed: 49)
    var made = 0
    while made < Self.count / 3 {
      guard let (edit, undo) = edit(of: pack, before, &random) else { continue }
      made += 1
      var files = before
      try files.make(edit, of: pack)
      if let undo {
        var back = files
        try back.make(undo, of: pack)
        #expect(zip(before.rules, back.rules).allSatisfy { $0.bytes == $1.bytes }, "\(edit)")
      }
      let changed = zip(before.rules, files.rules).filter { $0.0.bytes != $0.1.bytes }
      #expect(changed.count == 1, "\(edit)")
      for (was, now) in changed {
        #expect(Self.comments(was) == Self.comments(now), "\(edit)")
        let (a, b) = (try #require(readYAML(was).root), try #require(readYAML(now).root))
        #expect(Self.different(YAMLValue(a), YAMLValue(b)) == [edit.id], "\(edit)")
      }
    }
  }

  /// An edit, and the one that undoes it where one does.
  private func edit(
    of pack: Pack, _ files: EditedFiles, _ random: inout Dice
  ) -> (PackEdit, PackEdit?)? {
    switch random.below(5) {
    case 0, 1:
      guard let number = random.one(pack.thresholds),
        let found = try? files.find(number.name, in: .thresholds),
        let old = (found.patch.node(found.path + [.key("is")]) ?? found.patch.node(found.path))?
          .text
      else { return nil }
      // A bare number takes the unit of the one it replaces.
      let isBare = !old.contains(" ")
      let new = isBare || random.below(2) == 0 ? "\(random.below(90) + 7_000)" : "5 odd"
      if random.below(3) == 0 {
        let from = CivilDate(days: Int32(40_000 + random.below(900)))
        return (PackEdit(number.name, .number(to: new, from: from)), nil)
      }
      return (
        PackEdit(number.name, .number(to: new, from: nil)),
        PackEdit(number.name, .number(to: old, from: nil))
      )
    case 2:
      guard let rule = random.one(pack.rules), let found = try? files.find(rule.id, in: .rules),
        let line = random.one(ConditionLines(found).all),
        let old = found.patch.node(line.path)?.text
      else { return nil }
      let new = random.one([old + " and x >= 3", "x is \"a: b\"", "x # y", "not (\(old))"]) ?? old
      // Quotation marks that an edit had to put there stay.
      let needsQuotes = new.contains(" #") || new.contains(": ")
      return (
        PackEdit(rule.id, .line(at: line.number, to: new)),
        needsQuotes ? nil : PackEdit(rule.id, .line(at: line.number, to: old))
      )
    case 3:
      guard let list = random.one(pack.lists) else { return nil }
      let name = PackEdit.Name(
        "zzz \(random.below(99))", also: random.below(2) == 0 ? [] : ["z, z"])
      return (
        PackEdit(list.name, .names(add: [name], remove: [], never: [])),
        PackEdit(list.name, .names(add: [], remove: [name.name], never: []))
      )
    default:
      guard let text = random.one(pack.texts), (try? files.find(text.id, in: .texts)) != nil else {
        return nil
      }
      let words = text.exactly.split(separator: " ")
      let place = random.below(words.count)
      let new = (words[..<place] + ["quietly:"] + words[place...]).joined(separator: " ")
      return (PackEdit(text.id, .words(locale: pack.sourceLocale, to: new)), nil)
    }
  }

  /// What is behind each number sign, in order.
  private static func comments(_ file: SourceFile) -> [Substring] {
    String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap {
      line in
      let trimmed = line.drop { $0 == " " }
      if trimmed.first == "#" { return trimmed }
      return line.range(of: " # ").map { line[$0.lowerBound...] }
    }.filter { !$0.contains("# y") }
  }

  /// The names of the items that two states of a file say something else of.
  private static func different(_ a: YAMLValue, _ b: YAMLValue) -> Set<String> {
    func items(_ value: YAMLValue) -> [[String]: YAMLValue] {
      var found: [[String]: YAMLValue] = [:]
      for section in value.members {
        if case .list(let items) = section.value {
          for (index, item) in items.enumerated() {
            let id = item.members.first { $0.key == "id" }?.value.onLine ?? "\(index)"
            found[[section.key, id]] = item
          }
        } else if section.value.members.isEmpty {
          found[[section.key, ""]] = section.value
        } else {
          for member in section.value.members { found[[section.key, member.key]] = member.value }
        }
      }
      return found
    }
    let (a, b) = (items(a), items(b))
    return Set(Set(a.keys).union(b.keys).filter { a[$0] != b[$0] }.map { $0[1] })
  }

  /// Numbers that are the same in each run.
  private struct Dice {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(limit, 1)
    }

    mutating func one<Item>(_ items: [Item]) -> Item? {
      items.isEmpty ? nil : items[below(items.count)]
    }
  }
}
