import Evaluation
import ReferenceEvaluator
import Reporting
import RuleModel
import Testing

/// What is written of decisions where they are made, against what is written of whole ones.
@Suite struct InPlaceTests {
  @Test(arguments: [false, true]) func theSameIsWritten(all: Bool) throws {
    var count = 0
    for seed in DifferentialTests.seeds {
      let generated = GeneratedCase(seed: seed)
      let whole = try generated.written(inPlace: false, all: all)
      let inPlace = try generated.written(inPlace: true, all: all)
      count += whole.count
      if whole == inPlace { continue }
      let differing = zip(whole, inPlace).first { $0 != $1 }
      Issue.record("seed \(seed): \(differing.map { "\($0)\n\($1)" } ?? "\(whole.count), \(inPlace.count) lines")")
      return
    }
    #expect(count > DifferentialTests.seeds.count)
  }
}

extension GeneratedCase {
  /// The lines that one worker's decisions make, in their order.
  fileprivate func written(inPlace: Bool, all: Bool) throws -> [String] {
    let book = RuleBook(world.pack)
    let worker = Worker(
      book, options: EvaluationOptions(now: world.now, zone: try world.zone?.fast, asOf: world.asOf, all: all))
    let json = DecisionJSON(world.pack)
    let direct = InPlaceJSON(json, book)
    var lines: [String] = []
    func add(_ write: (inout [UInt8]) -> Void) {
      var bytes: [UInt8] = []
      write(&bytes)
      lines.append(String(decoding: bytes, as: UTF8.self))
    }
    if inPlace { worker.giveInPlace = { decision in add { direct.append(decision, to: &$0) } } }
    for record in world.records {
      let memory = RowMemory(symbols: book.symbols)
      worker.evaluate(memory.row(record, of: world.pack)) { decision in add { json.append(decision, to: &$0) } }
      withExtendedLifetime(memory) {}
    }
    worker.finish { decision in add { json.append(decision, to: &$0) } }
    return lines
  }
}
