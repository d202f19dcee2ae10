import Foundation
import OperatingSystem
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

  /// Protects what is made ahead: once, whoever asks and when, and also where nobody does.
  @Test(arguments: [0, 1, 10]) func whatIsMadeAheadIsMadeOnce(_ askers: Int) {
    let monitor = Monitor()
    let counts = Counts()
    for number in 0..<100 {
      let ahead = Ahead {
        monitor.locked { counts.made += 1 }
        return number
      }
      let values = mapInParallel(Array(0..<askers), threads: askers) { _ in ahead.value }
      #expect(values.allSatisfy { $0 == number })
    }
    // Where nobody asks, it is made if there is another core, and waited for.
    let made = monitor.locked { counts.made }
    #expect(made == (askers > 0 || availableCores() > 1 ? 100 : 0))
  }

  /// Protects a page that does not wait: what is made later is made once, and whoever does without
  /// it gets nothing before it is there.
  @Test(arguments: [1, 10]) func whatIsMadeLaterIsMadeOnce(_ askers: Int) {
    let monitor = Monitor()
    let counts = Counts()
    for number in 0..<100 {
      let later = Later {
        monitor.locked { counts.made += 1 }
        return number
      }
      #expect(later.value(within: 0) == nil)
      let values = mapInParallel(Array(0..<askers), threads: askers) { _ in later.value }
      #expect(values.allSatisfy { $0 == number })
      #expect(later.value(within: 0) == number)
    }
    #expect(monitor.locked { counts.made } == 100)
  }

  private final class Counts: @unchecked Sendable {
    // Unchecked: touched under a monitor.
    var made = 0
  }

  @Test func thereIsACoreToRunOn() { #expect(availableCores() >= 1) }
}
