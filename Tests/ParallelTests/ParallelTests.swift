import Foundation
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

  private final class Counts: @unchecked Sendable {
    // Unchecked: touched under a monitor.
    var made = 0
  }

  #if os(Linux)
    /// Where a thread begins is chosen for it; where it goes on must be up to the system again.
    @Test func everyThreadMayRunWhereverTheProgramMay() throws {
      ThreadPlaces.spread()
      let own = try #require(allowedCores())
      let all = Allowed()
      onThreads(8) { _ in
        let cores = allowedCores()
        all.monitor.locked { all.cores.append(cores) }
      }
      #expect(all.cores == Array(repeating: own, count: 8))
    }

    private final class Allowed: @unchecked Sendable {
      // Unchecked: touched under the monitor.
      let monitor = Monitor()
      var cores: [String?] = []
    }
  #endif

  @Test func thereIsACoreToRunOn() { #expect(availableCores() >= 1) }
}

#if os(Linux)
  /// What the system says of the thread that asks.
  private func allowedCores() -> String? {
    guard let file = FileHandle(forReadingAtPath: "/proc/thread-self/status"), let data = try? file.readToEnd() else {
      return nil
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("Cpus_allowed:") }
      .map(String.init)
  }
#endif
