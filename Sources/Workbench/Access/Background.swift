import OperatingSystem

/// Answers that take longer than a page may: each is worked out once, on a thread of its own, and
/// kept until what it rests on has changed.
final class Background<Value: Sendable>: @unchecked Sendable {
  enum State: Sendable {
    /// With what was there before, where there was something.
    case working(Value?)
    case done(Value)
  }

  // Unchecked: touched under the monitor.
  private let monitor = Monitor()
  private let queue: WorkQueue
  private var made: [String: (revision: Int, value: Value)] = [:]
  private var waiting: Set<String> = []
  /// The newest state that somebody has asked about.
  private var newest: [String: Int] = [:]

  private let most: Int

  /// - Parameter most: how many answers are kept.
  init(_ queue: WorkQueue, keeps most: Int = 32) { (self.queue, self.most) = (queue, most) }

  func clear() { monitor.locked { made = [:] } }

  /// - Parameters:
  ///   - revision: of the state it rests on.
  ///   - tell: called when it is there.
  func state(
    of name: String, revision: Int, tell: @escaping @Sendable () -> Void,
    make: @escaping @Sendable () -> Value
  ) -> State {
    let (known, isNow, starts) = monitor.locked { () -> (Value?, Bool, Bool) in
      newest[name] = revision
      let before = made[name]
      if let before, before.revision == revision { return (before.value, true, false) }
      return (before?.value, false, waiting.insert("\(revision) \(name)").inserted)
    }
    if let known, isNow { return .done(known) }
    if starts {
      queue.add {
        // Nobody waits for what a change of files has overtaken.
        let isWanted = self.monitor.locked { () -> Bool in
          if self.newest[name] == revision { return true }
          self.waiting.remove("\(revision) \(name)")
          return false
        }
        if !isWanted { return }
        let value = make()
        self.monitor.locked {
          self.made[name] = (revision, value)
          self.waiting.remove("\(revision) \(name)")
          // Those of long ago are worked out again.
          if self.made.count > self.most { self.made = [name: (revision, value)] }
        }
        tell()
      }
    }
    return .working(known)
  }
}
