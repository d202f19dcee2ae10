import NIOCore
import OperatingSystem

/// The connections that are open. Those that have not shown the token may be anybody's: where there
/// is no room for another, the one of them that has been there longest is closed.
final class OpenConnections: @unchecked Sendable {
  static let most = 64

  // Unchecked: touched under the monitor.
  private let monitor = Monitor()
  /// The first has been there longest.
  private var waiting: [any Channel] = []
  private var known: Set<ObjectIdentifier> = []

  /// False where all the others have shown the token.
  func enter(_ channel: any Channel) -> Bool {
    let closed: (any Channel)? = monitor.locked {
      waiting.append(channel)
      return waiting.count + known.count > Self.most ? waiting.removeFirst() : nil
    }
    closed?.close(promise: nil)
    return closed !== channel
  }

  /// It has shown the token.
  func know(_ channel: any Channel) {
    monitor.locked {
      guard let index = waiting.firstIndex(where: { $0 === channel }) else { return }
      waiting.remove(at: index)
      known.insert(ObjectIdentifier(channel))
    }
  }

  func leave(_ channel: any Channel) {
    monitor.locked {
      waiting.removeAll { $0 === channel }
      known.remove(ObjectIdentifier(channel))
    }
  }
}
