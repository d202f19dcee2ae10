import NIOCore

/// The bytes that a connection may send: a few before its head has come, then as many as it
/// announces.
final class ByteBudget: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  struct Spent: Error {}

  /// A read may hold the beginning of a body.
  var left = RequestGuard.headLimit + (64 << 10)
  private var isSpent = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isSpent { return }
    left -= unwrapInboundIn(data).readableBytes
    if left >= 0 { return context.fireChannelRead(data) }
    isSpent = true
    context.fireErrorCaught(Spent())
  }
}
