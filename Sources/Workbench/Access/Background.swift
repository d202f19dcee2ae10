import OperatingSystem

/// Answers that take longer than a page may: each is worked out once, on a thread of its own, and
/// kept until what it rests on has changed. Work that this has overtaken is ended.
final class Background<Value: Sendable>: @unchecked Sendable {
  enum State: Sendable {
    /// With what was there before, where there was something.
    case working(Value?)
    case done(Value)
  }

  private struct Work {
    var revision: Int
    var stopping: Stopping
  }

  // Unchecked: touched under the monitor.
  private let monitor = Monitor()
  private let queue: WorkQueue
  private var made: [String: (revision: Int, value: Value)] = [:]
  /// The work that goes on, or waits, by the name of its answer.
  private var work: [String: Work] = [:]

  private let most: Int

  /// - Parameter most: how many answers are kept.
  init(_ queue: WorkQueue, keeps most: Int = 32) { (self.queue, self.most) = (queue, most) }

  /// Forgets all answers, and ends all work.
  func clear() {
    monitor.locked {
      made = [:]
      for each in work.values { each.stopping.ask() }
      work = [:]
    }
  }

  /// - Parameters:
  ///   - revision: of the state it rests on.
  ///   - tell: called when it is there.
  ///   - make: looks now and then whether it should end; its value is then of no use.
  func state(
    of name: String, revision: Int, tell: @escaping @Sendable () -> Void,
    make: @escaping @Sendable (Stopping) -> Value
  ) -> State {
    let stopping = Stopping()
    let state = monitor.locked { () -> (known: State, starts: Bool) in
      let before = made[name]
      if let before, before.revision == revision { return (.done(before.value), false) }
      if let under = work[name] {
        if under.revision == revision { return (.working(before?.value), false) }
        under.stopping.ask()
      }
      work[name] = Work(revision: revision, stopping: stopping)
      return (.working(before?.value), true)
    }
    if !state.starts { return state.known }
    queue.add {
      if stopping.isAsked { return }
      let value = make(stopping)
      let isWanted = self.monitor.locked { () -> Bool in
        if self.work[name]?.stopping !== stopping { return false }
        self.work[name] = nil
        self.made[name] = (revision, value)
        // Those of long ago are worked out again.
        if self.made.count > self.most { self.made = [name: (revision, value)] }
        return true
      }
      if isWanted { tell() }
    }
    return state.known
  }
}
