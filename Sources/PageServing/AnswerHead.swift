import NIOHTTP1

/// The header lines of every answer.
///
/// Nothing is loaded from elsewhere, nothing runs that is not a module of ours, no other page may
/// hold or read this one, and nothing is kept. Sources: CSP 3, Trusted Types, Fetch (CORP), HTML
/// (COOP).
enum AnswerHead {
  private static let always: [(String, String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cache-Control", "no-store"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("X-Frame-Options", "DENY"),
    ("Connection", "close"),
  ]

  static func head(
    _ status: Int, type: String, length: Int?, more: [(String, String)] = []
  ) -> HTTPResponseHead {
    var lines = always + [("Content-Type", type)]
    if let length { lines.append(("Content-Length", String(length))) }
    return HTTPResponseHead(
      version: .http1_1, status: .init(statusCode: status), headers: HTTPHeaders(lines + more))
  }
}
