/// Values that come from several threads, in the order in which they came.
public final class Collected<Item: Sendable>: @unchecked Sendable {
  // Unchecked: touched under the monitor.
  private let monitor = Monitor()
  private var found: [Item] = []

  public init() {}

  /// All that have come so far.
  public var all: [Item] { monitor.locked { found } }

  public func add(_ item: Item) { monitor.locked { found.append(item) } }
}
