import Parallel
import Testing

@Suite struct ParallelTests {
  /// Protects the order of results, whichever thread is done first.
  @Test(arguments: [0, 1, 2, 3, 7, 100], [1, 2, 3, 64])
  func resultsStandInTheOrderOfTheirItems(_ count: Int, _ threads: Int) {
    let items = Array(0..<count)
    let results = mapInParallel(items, threads: threads) { item in
      // Some take longer.
      (0..<(item % 3) * 1_000).reduce(item) { $0 ^ $1 ^ $1 }
    }
    #expect(results == items)
  }

  @Test func thereIsACoreToRunOn() { #expect(availableCores() >= 1) }
}
