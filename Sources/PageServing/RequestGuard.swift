/// Decides, before anything is looked up, whether a request is one of our own page.
///
/// Every user of a machine reaches its loopback address, and every page that a browser shows can
/// send requests there: only who knows the token is answered, only under the one address that was
/// printed, and only where no other page asks. Sources: RFC 9112 (messages), Fetch Metadata (W3C),
/// CVE-2024-28224 and CVE-2025-24010 (rebinding), CVE-2025-30360 (origins).
public struct RequestGuard: Sendable {
  /// The decision about a request.
  public enum Verdict: Sendable, Hashable {
    /// One answer to whatever is not ours: it does not say why.
    case refused
    /// Ours, and wrong: a status of HTTP.
    case wrong(Int)
    /// To the address that holds the token.
    case leads
    /// - Parameter length: of the body that follows.
    case takes(PageRequest, length: Int)
  }

  /// Bytes of the request line and all header lines.
  public static let headLimit = 16 << 10
  /// The largest body of a request, in bytes.
  public static let bodyLimit = 1 << 20
  /// Bytes of a log, which has a path and a type of its own.
  public static let logLimit = 256 << 20
  static let logType = "application/x-ndjson"

  let token: AccessToken
  let port: Int

  var host: String { "127.0.0.1:\(port)" }

  /// Whether a request is answered, before anything else is looked at.
  public func judge(
    method: String, target: String, headers: [(name: String, value: String)]
  ) -> Verdict {
    func values(_ name: String) -> [String] {
      headers.filter { $0.name.lowercased() == name }.map(\.value)
    }
    guard values("host") == [host] else { return .refused }
    let origins = values("origin")
    guard origins.isEmpty && method != "POST" || origins == ["http://" + host] else {
      return .refused
    }
    guard
      isOurs(
        method, site: values("sec-fetch-site"), values("sec-fetch-mode"), values("sec-fetch-dest"))
    else {
      return .refused
    }
    guard target.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != 0x5C && $0 != 0x23 }),
      target.hasPrefix("/")
    else { return .refused }
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let query = parts.count > 1 ? parts[1] : ""
    if parts[0] == "/" {
      guard method == "GET" || method == "HEAD", query.hasPrefix("token="),
        token.equals(query.dropFirst(6))
      else {
        return .refused
      }
      return .leads
    }
    var names = parts[0].dropFirst().split(separator: "/", omittingEmptySubsequences: false)[...]
    guard let first = names.popFirst(), token.equals(first) else { return .refused }
    if names.isEmpty { return .leads }
    let depth = names.count - 1
    if names.last?.isEmpty == true { names.removeLast() }
    var path: [String] = []
    for name in names {
      guard let plain = percentDecoded(name), !plain.isEmpty, plain != ".", plain != "..",
        !plain.utf8.contains(where: { $0 == 0 || $0 == 0x2F || $0 == 0x5C })
      else { return .refused }
      path.append(plain)
    }
    guard let named = fields(query) else { return .refused }
    let asked = PageRequest(isPost: method == "POST", path: path, depth: depth, query: named)
    return take(asked, method, values)
  }

  /// Requests that other pages cause are refused, except a link that a person follows.
  private func isOurs(
    _ method: String, site: [String], _ mode: [String], _ destination: [String]
  ) -> Bool {
    if site.isEmpty || site == ["same-origin"] || site == ["none"] { return true }
    return site.count == 1 && method == "GET" && mode == ["navigate"] && destination == ["document"]
  }

  private func take(
    _ request: PageRequest, _ method: String, _ values: (String) -> [String]
  ) -> Verdict {
    let lengths = values("content-length")
    guard values("transfer-encoding").isEmpty, lengths.count < 2, values("expect").isEmpty else {
      return .wrong(400)
    }
    var length = 0
    if let first = lengths.first {
      guard !first.isEmpty, first.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(first)
      else {
        return .wrong(400)
      }
      length = number
    }
    guard request.isPost else {
      guard method == "GET" || method == "HEAD" else { return .wrong(405) }
      return length == 0 ? .takes(request, length: 0) : .wrong(400)
    }
    let types = values("content-type")
    var request = request
    request.isLog = request.path == ["api", "log"]
    let wanted = request.isLog ? Self.logType : "application/json"
    guard types.count == 1,
      types[0].lowercased().split(separator: ";").first.map(String.init) == wanted
    else {
      return .wrong(415)
    }
    if lengths.isEmpty { return .wrong(411) }
    return length <= (request.isLog ? Self.logLimit : Self.bodyLimit)
      ? .takes(request, length: length) : .wrong(413)
  }

  /// `a=1&b=x+y`; nil where a name or a value is not UTF-8.
  private func fields(_ query: Substring) -> [String: String]? {
    var found: [String: String] = [:]
    for field in query.split(separator: "&") {
      let pair = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      func plain(_ text: Substring) -> String? {
        percentDecoded(Substring(text.map { $0 == "+" ? " " : String($0) }.joined()))
      }
      guard let name = plain(pair[0]), let value = plain(pair.count > 1 ? pair[1] : "") else {
        return nil
      }
      found[name] = value
    }
    return found
  }
}

/// `%41` is `A`; nil where a percent sign begins nothing, or the bytes are not UTF-8.
func percentDecoded(_ text: Substring) -> String? {
  var bytes: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    if byte != 0x25 {
      bytes.append(byte)
      continue
    }
    guard rest.count >= 2,
      let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16),
      rest.first != 0x2B
    else { return nil }
    bytes.append(value)
    rest = rest.dropFirst(2)
  }
  return String(validating: bytes, as: UTF8.self)
}
