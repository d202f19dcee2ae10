import Testing

@testable import PageServing

private let here = "127.0.0.1:8080"

/// Which requests are answered, before anything is looked up.
@Suite struct GuardTests {
  private let token = AccessToken(text: String(repeating: "ab", count: 32))
  private var own: [(name: String, value: String)] { [("Host", here)] }

  private func judge(
    _ target: String, method: String = "GET", _ headers: [(name: String, value: String)]? = nil
  ) -> RequestGuard.Verdict {
    RequestGuard(token: token, port: 8080).judge(
      method: method, target: target, headers: headers ?? own)
  }

  private var post: [(name: String, value: String)] {
    own + [
      ("Origin", "http://" + here), ("Content-Type", "application/json"), ("Content-Length", "2"),
    ]
  }

  @Test func answersWhoKnowsTheToken() {
    #expect(judge("/?token=\(token.text)") == .leads)
    #expect(judge("/\(token.text)/") == .takes(PageRequest(), length: 0))
    #expect(
      judge("/\(token.text)/aurae/rules/a%20b?q=x+y%21")
        == .takes(
          PageRequest(path: ["aurae", "rules", "a b"], query: ["q": "x y!"]), length: 0))
  }

  @Test(arguments: [
    "/", "/?token=", "/?token=abab", "/wrong/", "//", "/x?token=1", "http://" + here + "/", "*",
    "/favicon.ico",
  ])
  func refusesWhoDoesNot(_ target: String) { #expect(judge(target) == .refused) }

  @Test(arguments: [
    "..", "%2e%2e", "%2E.", "a/../b", "a//b", "a%2fb", "a%5Cb", "a\\b", "a%00b", "%zz", "%+1",
    "%ff", "a#b", "ä", ".",
  ])
  func refusesPathsThatLeadElsewhere(_ path: String) {
    #expect(judge("/\(token.text)/\(path)") == .refused)
  }

  @Test(
    arguments: [
      [], [("Host", "localhost:8080")], [("Host", "127.0.0.1:8081")],
      [("Host", here), ("host", here)],
      [("Host", "evil.example")], [("Host", "127.0.0.1:8080 ")],
    ] as [[(name: String, value: String)]])
  func refusesOtherHosts(_ headers: [(name: String, value: String)]) {
    #expect(judge("/\(token.text)/", headers) == .refused)
  }

  @Test(arguments: [
    "null", "http://evil.example", "http://127.0.0" + ".1:8081", "https://" + here,
    "http://127.0.0" + ".1",
  ])
  func refusesOtherOrigins(_ origin: String) {
    #expect(judge("/\(token.text)/", own + [("Origin", origin)]) == .refused)
  }

  @Test func takesPostsOfItsOwnPageAlone() {
    let path = "/\(token.text)/api/ask"
    #expect(
      judge(path, method: "POST", post)
        == .takes(PageRequest(isPost: true, path: ["api", "ask"]), length: 2))
    #expect(judge(path, method: "POST", post.filter { $0.name != "Origin" }) == .refused)
    let form = post.filter { $0.name != "Content-Type" } + [("Content-Type", "text/plain")]
    #expect(judge(path, method: "POST", form) == .wrong(415))
    #expect(judge(path, method: "POST", post.filter { $0.name != "Content-Length" }) == .wrong(411))
    #expect(judge(path, method: "POST", post + [("Content-Length", "3")]) == .wrong(400))
    #expect(judge(path, method: "POST", post + [("Transfer-Encoding", "chunked")]) == .wrong(400))
    let long = post.filter { $0.name != "Content-Length" } + [("Content-Length", "1048577")]
    #expect(judge(path, method: "POST", long) == .wrong(413))
    #expect(judge(path, method: "PUT", post) == .wrong(405))
    #expect(judge(path, method: "GET", own + [("Content-Length", "1")]) == .wrong(400))
  }

  @Test func takesFromOtherPagesWhatAPersonFollowsAlone() {
    func sent(_ site: String, _ mode: String, _ destination: String) -> RequestGuard.Verdict {
      judge(
        "/\(token.text)/",
        own + [("Sec-Fetch-Site", site), ("Sec-Fetch-Mode", mode), ("Sec-Fetch-Dest", destination)])
    }
    #expect(sent("cross-site", "no-cors", "script") == .refused)
    #expect(sent("same-site", "cors", "empty") == .refused)
    #expect(sent("cross-site", "navigate", "iframe") == .refused)
    #expect(sent("cross-site", "navigate", "document") == .takes(PageRequest(), length: 0))
    #expect(sent("same-origin", "cors", "empty") == .takes(PageRequest(), length: 0))
  }

  @Test func tokensAreNotTheSame() {
    #expect(AccessToken().text != AccessToken().text && AccessToken().text.utf8.count == 64)
  }
}
