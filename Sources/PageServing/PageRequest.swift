/// A request of a browser, after everything was refused that must be.
public struct PageRequest: Sendable, Hashable {
  /// Whether the method is POST.
  public var isPost: Bool
  /// The body is a log that somebody has dropped on a page, else JSON.
  public var isLog: Bool
  /// The names of the path below the token, decoded: none of them leads upwards or holds a slash.
  public var path: [String]
  /// How many folders below the token the address lies: one that ends in a slash is a folder.
  public var depth: Int
  /// The last of each name counts.
  public var query: [String: String]
  /// The body.
  public var body: [UInt8]

  public init(
    isPost: Bool = false, isLog: Bool = false, path: [String] = [], depth: Int? = nil,
    query: [String: String] = [:], body: [UInt8] = []
  ) {
    self.isPost = isPost
    self.isLog = isLog
    self.path = path
    self.depth = depth ?? max(0, path.count - 1)
    self.query = query
    self.body = body
  }
}

/// The answer to a request.
public struct PageAnswer: Sendable, Hashable {
  /// The type of the content.
  public enum Kind: String, Sendable {
    case page = "text/html; charset=utf-8"
    case style = "text/css; charset=utf-8"
    case module = "text/javascript; charset=utf-8"
    case json = "application/json; charset=utf-8"
    case picture = "image/svg+xml"
    case plain = "text/plain; charset=utf-8"
  }

  /// The HTTP status.
  public var status: Int
  /// The type of the content.
  public var kind: Kind
  /// The body.
  public var body: [UInt8]

  public init(_ kind: Kind, _ text: String, status: Int = 200) {
    self.status = status
    self.kind = kind
    body = Array(text.utf8)
  }
}
