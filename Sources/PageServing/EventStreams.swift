import NIOCore
import OperatingSystem

/// The open streams of server-sent events (HTML, "Server-sent events"). A browser has six
/// connections for a server, so a page that is not seen closes its own.
final class EventStreams: @unchecked Sendable {
  static let most = 8

  // Unchecked: touched under the monitor.
  private let monitor = Monitor()
  private var open: [ObjectIdentifier: any Channel] = [:]

  /// False where there are enough.
  func add(_ channel: any Channel) -> Bool {
    monitor.locked {
      if open.count >= Self.most { return false }
      open[ObjectIdentifier(channel)] = channel
      return true
    }
  }

  func remove(_ channel: any Channel) {
    monitor.locked { _ = open.removeValue(forKey: ObjectIdentifier(channel)) }
  }

  /// - Parameter event: a name without line ends.
  func announce(_ event: String) {
    let line = "event: \(event)\ndata: \n\n"
    for channel in monitor.locked({ Array(open.values) }) {
      channel.writeAndFlush(StreamedText(text: line), promise: nil)
    }
  }
}

/// A piece of a stream on its way to its connection.
struct StreamedText: Sendable { var text: String }
