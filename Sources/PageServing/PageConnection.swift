import NIOCore
import NIOHTTP1
import OperatingSystem

/// One connection: one request and one answer, or one stream. Nothing follows a request, so that
/// nothing can be smuggled behind one.
final class PageConnection: ChannelInboundHandler, ChannelOutboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundIn = StreamedText
  typealias OutboundOut = HTTPServerResponsePart

  private let served: Served
  private let budget: ByteBudget
  private var request: PageRequest?
  private var expected = 0
  private var isHeadOnly = false
  private var isAnswered = false
  private var isStream = false
  /// It is the one that sends a log.
  private var sendsLog = false
  private var deadline: Scheduled<Void>?

  init(_ served: Served, _ budget: ByteBudget) {
    self.served = served
    self.budget = budget
  }

  func channelActive(context: ChannelHandlerContext) {
    let channel = context.channel
    guard served.open.enter(channel) else { return }
    deadline = context.eventLoop.scheduleTask(in: served.patience) { channel.close(promise: nil) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    served.open.leave(context.channel)
    if sendsLog { served.logs.leave() }
    if isStream { served.streams.remove(context.channel) }
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isAnswered { return }
    switch unwrapInboundIn(data) {
    case .head(let head): begin(head, context)
    case .body(let bytes):
      guard request != nil else { return }
      // Grown in one step: a log that doubles its room would need three times its size.
      if request!.body.isEmpty { request!.body.reserveCapacity(expected) }
      request!.body += bytes.readableBytesView
      if request!.body.count > expected { refuse(400, context) }
    case .end: end(context)
    }
  }

  private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    isHeadOnly = head.method == .HEAD
    let size =
      head.uri.utf8.count
      + head.headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
    if size > RequestGuard.headLimit { return refuse(431, context) }
    let verdict = served.guarding.judge(
      method: head.method.rawValue, target: head.uri,
      headers: head.headers.map { ($0.name, $0.value) })
    if verdict != .refused, SocketOwner.isOurs(context.remoteAddress, to: served.guarding.port) {
      served.open.know(context.channel)
    } else {
      return refuse(403, context)
    }
    switch verdict {
    case .refused: break
    case .wrong(let status): refuse(status, context)
    case .leads:
      write(
        AnswerHead.head(
          303, type: PageAnswer.Kind.plain.rawValue, length: 0,
          more: [("Location", "/\(served.guarding.token.text)/")]),
        [], context)
    case .takes(let request, let length):
      if request.isLog {
        guard served.logs.enter() else { return refuse(503, context) }
        sendsLog = true
        deadline?.cancel()
        let channel = context.channel
        deadline = context.eventLoop.scheduleTask(in: served.logPatience) {
          channel.close(promise: nil)
        }
      }
      self.request = request
      expected = length
      budget.left = length + (64 << 10)
    }
  }

  private func end(_ context: ChannelHandlerContext) {
    guard let request, request.body.count == expected else { return refuse(400, context) }
    self.request = nil
    deadline?.cancel()
    if request.path == ["events"], !request.isPost { return stream(context) }
    isAnswered = true
    let (channel, served, isHeadOnly) = (context.channel, served, isHeadOnly)
    served.queue.add {
      guard channel.isActive else { return }
      var isBegun = false
      let answer = served.answer(request) { opening in
        if isHeadOnly || isBegun { return false }
        isBegun = true
        let head = AnswerHead.head(opening.status, type: opening.kind.rawValue, length: nil)
        channel.eventLoop.execute {
          PageConnection.send(head, opening.body, isWhole: false, on: channel)
        }
        return true
      }
      let head =
        isBegun
        ? nil
        : AnswerHead.head(answer.status, type: answer.kind.rawValue, length: answer.body.count)
      channel.eventLoop.execute {
        PageConnection.send(head, isHeadOnly ? [] : answer.body, on: channel)
      }
    }
  }

  // MARK: Streams

  private func stream(_ context: ChannelHandlerContext) {
    guard served.streams.add(context.channel) else { return refuse(503, context) }
    (isStream, isAnswered) = (true, true)
    context.write(
      wrapOutboundOut(.head(AnswerHead.head(200, type: "text/event-stream", length: nil))),
      promise: nil)
    flush("retry: 2000\n\n", context)
  }

  private func flush(
    _ text: String, _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>? = nil
  ) {
    context.writeAndFlush(
      wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: text)))), promise: promise)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    flush(unwrapOutboundIn(data).text, context, promise)
  }

  // MARK: Answers

  private func refuse(_ status: Int, _ context: ChannelHandlerContext) {
    let body = Array(served.words(status).utf8)
    write(
      AnswerHead.head(status, type: PageAnswer.Kind.plain.rawValue, length: body.count),
      isHeadOnly ? [] : body, context
    )
  }

  private func write(_ head: HTTPResponseHead, _ body: [UInt8], _ context: ChannelHandlerContext) {
    if isAnswered { return }
    (isAnswered, request) = (true, nil)
    deadline?.cancel()
    PageConnection.send(head, body, on: context.channel)
  }

  /// From before this handler, which turns what comes from outside into a stream.
  ///
  /// - Parameter head: nil: it was sent with the beginning.
  private static func send(
    _ head: HTTPResponseHead?, _ body: [UInt8], isWhole: Bool = true, on channel: any Channel
  ) {
    guard
      let context = try? channel.pipeline.syncOperations.context(handlerType: PageConnection.self)
    else { return }
    let wrap = NIOLoopBound(context, eventLoop: channel.eventLoop)
    if let head { context.write(NIOAny(HTTPServerResponsePart.head(head)), promise: nil) }
    if !body.isEmpty {
      context.write(
        NIOAny(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: body)))), promise: nil)
    }
    if !isWhole { return context.flush() }
    context.writeAndFlush(NIOAny(HTTPServerResponsePart.end(nil))).whenComplete { _ in
      wrap.value.close(promise: nil)
    }
  }

  /// Nothing more will come: what is not whole by now never will be.
  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case ChannelEvent.inputClosed = event, !isAnswered || isStream {
      context.close(promise: nil)
    }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // Bytes that are no HTTP get an answer that says so, if none was given yet.
    if error is HTTPParserError || error is ByteBudget.Spent {
      refuse(400, context)
    } else {
      context.close(promise: nil)
    }
  }
}
