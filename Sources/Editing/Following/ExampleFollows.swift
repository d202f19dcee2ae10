import Analysis
import OperatingSystem
import Properties
import RuleLoading
import RuleModel
import SourceText
import YAMLReading

/// Examples that come out otherwise after an edit, and examples that would pin it down.
struct ExampleFollows {
  let before: EditState
  let after: EditState
  let from: CivilDate?
  /// The rules and tables whose results may be other ones.
  let reached: Set<String>

  /// By how much a number was moved; nil where not just one was.
  let step: Double?

  /// Those that passed and fail, each with what keeps it showing what it showed, or with what now
  /// comes out.
  func turned() -> [Proposal] {
    var proposals: [Proposal] = []
    let today = failing(on: before.terms.today)
    let moved = self.moved(today.map(\.place))
    for (result, place) in today {
      let number = proposals.count + 1
      proposals.append(
        moved[place].map { move(result, place, number, $0) } ?? flip(result, place, number))
    }
    guard let from, from > before.terms.today else { return proposals }
    let known = Set(today.map(\.place))
    for (result, place) in failing(on: from) where !known.contains(place) {
      proposals.append(kept(result, place, proposals.count + 1, until: from.adding(days: -1)))
    }
    return proposals
  }

  /// Examples that pass once they are moved with the number, as their names say.
  private func moved(_ places: [Place]) -> [Place: MovedExample] {
    guard let step else { return [:] }
    var found: [Place: MovedExample] = [:]
    let ways = Dictionary(
      uniqueKeysWithValues: places.map { place -> (Place, [MovedExample]) in
        guard let (_, patch, path) = try? after.files.example(at: place),
          let node = patch.node(path)
        else { return (place, []) }
        return (place, MovedExample.all(of: YAMLValue(node), by: step))
      })
    // One way of each example at a time: a pack is loaded once for all of them.
    for round in 0..<Self.mostWays {
      var files = after.files
      var tried: [Place: MovedExample] = [:]
      for (place, ways) in ways where found[place] == nil && ways.indices.contains(round) {
        if (try? files.make(.move(place, ways[round]), of: before.loaded.pack)) != nil {
          tried[place] = ways[round]
        }
      }
      if tried.isEmpty { continue }
      let state = EditState(after.app, files, after.terms)
      if state.loaded.hasErrors { continue }
      let failing = ExampleRunner(
        state.loaded.pack, today: before.terms.today, zone: state.zone
      ).results(of: reached.contains).filter {
        !$0.differences.isEmpty
      }.compactMap { state.loaded.place($0.example.origin) }
      for (place, way) in tried {
        guard let (index, patch, path) = try? files.example(at: place), let node = patch.node(path)
        else { continue }
        let isFailing = failing.contains {
          $0.file.path == files.rules[index].path
            && $0.range.lowerBound == node.range.lowerBound
        }
        if !isFailing { found[place] = way }
      }
    }
    return found
  }

  /// An example with many numbers is rarely about all of them.
  private static let mostWays = 6

  private func move(
    _ result: ExampleResult, _ place: Place, _ number: Int, _ moved: MovedExample
  ) -> Proposal {
    Proposal(
      "example:\(result.item):\(number)", at: place,
      "the example “\(result.example.it)” of `\(result.item)` fails: \(result.differences[0])",
      proposed: moved.words, isNeeded: true, step: .move(place, moved))
  }

  private func failing(on day: CivilDate) -> [(result: ExampleResult, place: Place)] {
    func results(_ state: EditState) -> [Place: ExampleResult] {
      let pack = state.loaded(on: day)
      var found: [Place: ExampleResult] = [:]
      let runner = ExampleRunner(pack.pack, today: day, zone: state.zone)
      for result in runner.results(of: reached.contains) where !result.differences.isEmpty {
        if let place = pack.place(result.example.origin) { found[place] = result }
      }
      return found
    }
    // An edit moves places: those that failed before are known by what they are of and say.
    func key(_ result: ExampleResult) -> [String] { [result.item, result.example.it] }
    let old = Set(results(before).values.map(key))
    return results(after).filter { !old.contains(key($0.value)) }.map { ($0.value, $0.key) }.sorted
    {
      ($0.place.file.path, $0.place.range.lowerBound)
        < ($1.place.file.path, $1.place.range.lowerBound)
    }
  }

  private func flip(_ result: ExampleResult, _ place: Place, _ number: Int) -> Proposal {
    let now = (try? after.files.example(at: place)).flatMap { _, patch, path in
      patch.node(path).flatMap { ExpectedNow(result, YAMLValue($0)) }
    }
    var files = after.files
    let isPossible = now.map { (try? files.expect($0, at: place)) != nil } ?? false
    return Proposal(
      "example:\(result.item):\(number)", at: place,
      "the example “\(result.example.it)” of `\(result.item)` fails: \(result.differences[0])",
      proposed: now?.words, isNeeded: true,
      step: isPossible ? now.map { .expect(place, $0) } : nil)
  }

  /// An example of the old number keeps showing it.
  private func kept(
    _ result: ExampleResult, _ place: Place, _ number: Int, until: CivilDate
  ) -> Proposal {
    let now = "\(MomentText.text(until))T12:00:00+00:00"
    return Proposal(
      "example:\(result.item):\(number)", at: place,
      "the example “\(result.example.it)” of `\(result.item)` shows the old number and says no day; it fails from \(MomentText.text(until.adding(days: 1))) on",
      proposed: "now: \(now)", isNeeded: true,
      step: .now(place, now))
  }
}

extension EditedFiles {
  /// The example that was at a place, wherever it is now.
  func example(
    at place: Place
  ) throws(EditRefusal) -> (file: Int, patch: YAMLPatch, path: [YAMLValue.Step]) {
    guard let path = try YAMLPatch(place.file, memory).path(at: place.range.lowerBound),
      let index = rules.firstIndex(where: { $0.path == place.file.path })
    else { throw EditRefusal("the example is not where it was", at: place) }
    return (index, try patch(index), path)
  }
}

extension YAMLPatch {
  /// The path of the value that begins at a byte.
  func path(at offset: Int) -> [Step]? {
    func search(_ node: YAMLNode) -> [Step]? {
      if node.range.lowerBound == offset, node.mapping != nil { return [] }
      if let items = node.sequence {
        for (index, item) in items.enumerated() where holds(item, offset) {
          if let rest = search(item) { return [.item(index)] + rest }
        }
      }
      for entry in node.mapping ?? [] where holds(entry.value, offset) {
        if let rest = search(entry.value) { return [.key(entry.keyText)] + rest }
      }
      return nil
    }
    return search(root)
  }

  private func holds(_ node: YAMLNode, _ offset: Int) -> Bool {
    node.range.lowerBound <= offset && offset <= node.range.upperBound
  }
}
