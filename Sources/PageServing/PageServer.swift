import NIOCore
import NIOHTTP1
import NIOPosix
import OperatingSystem

/// Why no page can be served.
public struct ServingProblem: Error, Sendable {
  /// A sentence for people.
  public var message: String
}

/// Serves pages on 127.0.0.1 to whoever knows the token, and to nobody else.
public final class PageServer: Sendable {
  /// Answers a request. What takes long may begin its page before the rest is known: `begin` sends
  /// the beginning at once and says whether it did; the answer is then the rest of the same page.
  public typealias Answering =
    @Sendable (PageRequest, _ begin: (PageAnswer) -> Bool) -> PageAnswer

  private let group: MultiThreadedEventLoopGroup
  private let channel: any Channel
  private let served: Served
  /// The port it listens on.
  public let port: Int
  /// As an address names it.
  public var host: String { served.guarding.host }

  /// - Parameters:
  ///   - port: nil: one that is free.
  ///   - answer: called on several threads.
  public init(
    token: AccessToken, port: Int?, words: @escaping @Sendable (Int) -> String,
    answer: @escaping Answering
  ) throws(ServingProblem) {
    group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let place = ServedPort()
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 128)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // Who has asked may stop sending, and is answered all the same.
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          guard let served = place.served else { throw ServingProblem(message: "not ready") }
          let budget = ByteBudget()
          var limits = NIOHTTPDecoderLimitConfiguration()
          limits.maxHeaderFieldSize = RequestGuard.headLimit
          limits.maxHeaderListSize = RequestGuard.headLimit
          limits.maxHeaderFieldCount = 100
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(budget)
          try pipeline.addHandler(HTTPResponseEncoder())
          try pipeline.addHandler(
            ByteToMessageHandler(HTTPRequestDecoder(limitConfiguration: limits)))
          try pipeline.addHandler(PageConnection(served, budget))
        }
      }
    do {
      channel = try bootstrap.bind(host: "127.0.0.1", port: port ?? 0).wait()
    } catch {
      let why =
        "port \(port.map(String.init) ?? "") of 127.0.0.1 cannot be used; another program may use it: "
      throw ServingProblem(message: why + "choose another with --port")
    }
    let given = channel.localAddress?.port ?? 0
    self.port = given
    served = Served(
      guarding: RequestGuard(token: token, port: given), answer: answer, words: words)
    place.fill(served)
  }

  /// Tells every open page that something happened.
  public func announce(_ event: String) { served.streams.announce(event) }

  /// Closes every connection.
  public func stop() {
    _ = try? channel.close().wait()
    try? group.syncShutdownGracefully()
  }
}

/// The state that all connections share.
final class Served: Sendable {
  let guarding: RequestGuard
  let answer: PageServer.Answering
  /// The text that goes with a status that is no answer.
  let words: @Sendable (Int) -> String
  let streams = EventStreams()
  let open = OpenConnections()
  let logs = ConnectionCount(most: 1)
  let queue = WorkQueue(threads: 4)
  /// How long a request may take to arrive.
  let patience = TimeAmount.seconds(10)
  /// The same for a log, of which there may be much.
  let logPatience = TimeAmount.seconds(120)

  init(
    guarding: RequestGuard, answer: @escaping PageServer.Answering,
    words: @escaping @Sendable (Int) -> String
  ) {
    (self.guarding, self.answer, self.words) = (guarding, answer, words)
  }
}

/// Filled once the port is known, which requests are compared with.
private final class ServedPort: @unchecked Sendable {
  // Unchecked: touched under the monitor.
  private let monitor = Monitor()
  private var held: Served?

  var served: Served? { monitor.locked { held } }
  func fill(_ served: Served) { monitor.locked { held = served } }
}
