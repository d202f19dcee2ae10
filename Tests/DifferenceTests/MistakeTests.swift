import Analysis
import Cases
import Difference
import Evaluation
import RuleLoading
import RuleModel
import SourceText
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The list of plausible mistakes, each in a copy of a pack: the difference names it with a witness
/// that, pasted as an example into both packs, comes out otherwise, and what else notices it does.
@Suite struct MistakeTests {
  private static let today = CivilDate(year: 2026, month: 3, day: 20)!

  @Test func thereAreFifty() throws { #expect(try Mistake.all().count >= 50) }

  /// Each takes seconds: without `PRIMUM_MISTAKES=all` every eighth.
  fileprivate static var tried: [Mistake] {
    get throws {
      let all = try Mistake.all()
      return getenv("PRIMUM_MISTAKES") == nil
        ? all.enumerated().filter { $0.offset % 8 == 0 }.map(\.element) : all
    }
  }

  @Test(arguments: try tried)
  fileprivate func isNamedAndShown(_ mistake: Mistake) throws {
    let sources = PackSources(mistake.pack)
    let mistaken = try #require(
      sources.replacing(mistake), "what it replaces is not in \(mistake.file)")
    let (old, new) = (try sources.load(), try mistaken.load())
    let difference = PackDifference(old, new, .init(today: Self.today, only: [mistake.names]))
    let change = try #require(
      difference.changes.first { $0.id == "\(mistake.pack)/\(mistake.names)" },
      "\(difference.changes.map(\.id))")
    #expect(change.change == .changed)
    #expect(!change.message.isEmpty)
    let shown = try #require(change.differences.first, "\(change.message)")
    let json = shown.witness.json(new.pack, old.pack)
    let outcomes = try [sources, mistaken].map { sources in
      // The examples of messages have a form of their own.
      if change.what == "message" {
        return try Outcome(of: shown.witness, as: mistake.names, in: sources.load().pack)
      }
      let pasted = try sources.pasting(json, into: mistake.names).load()
      return try Outcome(of: mistake.names, in: pasted.pack, today: Self.today)
    }
    #expect(outcomes[0] != outcomes[1], "\(json)")
    if change.what != "message" {
      try holds(
        change.differences.map { ($0.witness.json(new.pack, old.pack), $0.from) }, of: change,
        in: sources)
      try holds(
        change.differences.map { ($0.witness.json(new.pack, old.pack), $0.to) }, of: change,
        in: mistaken)
    }
    #expect(noticed(old, new).contains(mistake.noticed), "\(noticed(old, new))")
  }

  /// A clinician pastes the witnesses as examples that expect what the difference says of this
  /// pack.
  private func holds(
    _ witnesses: [(json: String, said: String)], of change: PackDifference.Change,
    in sources: PackSources
  ) throws {
    let item = String(change.id.split(separator: "/")[1])
    var pasted = sources
    for (number, witness) in witnesses.enumerated() {
      let expected =
        change.what == "rule"
        ? String(witness.said.prefix { $0 != ":" })
        : witness.said.contains(": ") ? "{\(witness.said)}" : witness.said
      pasted = try pasted.pasting(
        witness.json, into: item, as: "witness \(number)", expecting: expected)
    }
    let results = ExampleRunner(try pasted.load().pack, today: Self.today).results().filter {
      $0.item == item
    }
    for number in witnesses.indices {
      let result = try #require(results.first { $0.example.it == "witness \(number)" })
      #expect(result.differences.isEmpty, "\(witnesses[number]): \(result.differences)")
    }
  }

  /// What notices a mistake, besides the difference.
  private func noticed(_ old: LoadedPack, _ new: LoadedPack) -> [String] {
    var by: [String] = []
    if ExampleRunner(new.pack, today: Self.today).results().contains(where: {
      !$0.differences.isEmpty
    }) {
      by.append("test")
    }
    func findings(_ loaded: LoadedPack) -> Set<String> {
      Set(
        (loaded.findings + analyse(loaded.pack, today: Self.today, place: loaded.place)).filter {
          $0.level > .note
        }
        .map { "\($0.id) \($0.message)" })
    }
    if !findings(new).subtracting(findings(old)).isEmpty { by.append("check") }
    return by.isEmpty ? ["mutate", "no"] : by
  }
}

/// What an example of a pack comes to.
private struct Outcome: Equatable {
  var outcome: DecisionCopy.Outcome
  var actions: [ResolvedAction]
  var answers: [DecisionCopy.Answer]

  init(of item: String, in pack: Pack, today: CivilDate) throws {
    let name = "the witness"
    let found: (DecisionCopy.Source, Example)?
    if let index = pack.rules.firstIndex(where: { $0.id == item }) {
      found = pack.rules[index].examples.first { $0.it == name }.map { (.rule(index), $0) }
    } else if let index = pack.tables.firstIndex(where: { $0.id == item }) {
      found = pack.tables[index].examples.first { $0.it == name }.map { (.table(index), $0) }
    } else {
      found = nil
    }
    let (source, example) = try #require(found)
    self.init(CaseRunner(pack, today: today).decision(source, of: example))
  }

  private init(_ decision: DecisionCopy?) {
    outcome = decision?.outcome ?? .silent
    actions = decision?.actions ?? []
    answers = decision?.answers ?? []
  }

  init(of witness: Witness, as message: String, in pack: Pack) throws {
    let index = try #require(pack.messages.firstIndex { $0.id == message })
    let given = try #require(witness.given)
    let type = pack.messages[index].record
    var fields: [Int: Example.Given] = [:]
    for (name, value) in given.fields {
      fields[try #require(pack.records[type].fieldIndex(named: name))] = value
    }
    let example = Example(
      it: "the witness", given: .init(record: type, fields: fields), history: [], now: witness.now,
      expect: .init())
    let today = CivilDate(days: Int32(witness.now.microseconds / microsecondsPerDay))
    self.init(CaseRunner(pack, today: today).decision(.message(index), of: example))
  }
}

/// One entry of the list.
private struct Mistake: Sendable, CustomTestStringConvertible {
  var title: String
  var file = ""
  var after: String?
  var old: [String] = []
  var new: [String] = []
  var names = ""
  var noticed = ""

  var testDescription: String { title }
  var pack: String { String(file.prefix { $0 != "/" }) }

  static func all() throws -> [Mistake] {
    let path = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let text = try #require(read("/\(path)/Cases/mistakes.txt"))
    return text.split(separator: "\n== ").dropFirst().map { block in
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      var mistake = Mistake(title: lines[0])
      for line in lines.dropFirst() {
        if line.hasPrefix("-") {
          mistake.old.append(String(line.dropFirst()))
        } else if line.hasPrefix("+") {
          mistake.new.append(String(line.dropFirst()))
        } else if let space = line.firstIndex(of: " ") {
          let rest = String(line[line.index(after: space)...])
          switch line[..<space] {
          case "in": mistake.file = rest
          case "after": mistake.after = rest
          case "names": mistake.names = rest
          case "noticed": mistake.noticed = rest
          default: break
          }
        }
      }
      return mistake
    }
  }
}

extension PackSources {
  fileprivate func replacing(_ mistake: Mistake) -> PackSources? {
    guard var text = files[mistake.file] else { return nil }
    var start = text.startIndex
    if let after = mistake.after {
      guard let found = text.firstRange(of: after) else { return nil }
      start = found.upperBound
    }
    guard let found = text[start...].firstRange(of: mistake.old.joined(separator: "\n")) else {
      return nil
    }
    text.replaceSubrange(found, with: mistake.new.joined(separator: "\n"))
    var copy = self
    copy.files[mistake.file] = text
    return copy
  }
}
