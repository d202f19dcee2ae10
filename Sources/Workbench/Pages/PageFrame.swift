import PageServing
import Reporting

/// The frame of every page.
struct PageFrame {
  /// The way up to the page that is first, from the page that is shown.
  let root: String
  let packs: [(name: String, title: String)]

  init(_ request: PageRequest, packs: [(name: String, title: String)]) {
    let depth = max(0, request.path.count - 1)
    root = depth == 0 ? "./" : String(repeating: "../", count: depth)
    self.packs = packs
  }

  /// - Parameters:
  ///   - current: which of the pages on top it is: the name of a pack, or of a page.
  ///   - command: what says the same in a terminal.
  func page(
    _ title: String, current: String = "", command: String? = nil, modules: [String] = [],
    status: Int = 200,
    _ body: HTML
  ) -> PageAnswer {
    let modules = (["page"] + modules).map {
      "<script type=\"module\" src=\"\(root)assets/\($0).js\"></script>\n" as HTML
    }
    let head: HTML = """
      <meta name="color-scheme" content="light dark">
      <link rel="stylesheet" href="\(root)assets/workbench.css">
      <link rel="icon" href="\(root)assets/icon.svg" type="image/svg+xml">
      \(modules.joined())
      """
    let foot: HTML =
      command.map { "<p class=\"command\">\(Words.command) <code>\($0)</code></p>\n" } ?? ""
    let whole: HTML = """
      <a class="skip" href="#main">\(Words.skip)</a>
      <header class="top">
      <nav aria-label="\(Words.pages)"><ul>
      \(links(current))</ul></nav>
      <form class="search" role="search" action="\(root)search" data-search="\(root)search"><label for="q" class="hidden">\(Words.search)</label><input id="q" name="q" type="search" placeholder="\(Words.searchHint)" autocomplete="off" spellcheck="false"></form>
      <button type="button" class="theme" data-theme hidden>\(Words.theme)</button>
      </header>
      <p class="live" role="status" aria-live="polite" data-live data-updated="\(Words.updated)" data-stopped="\(Words.stopped)"></p>
      <main id="main" tabindex="-1" data-root="\(root)">
      \(body)</main>
      <footer>\(foot)</footer>

      """
    let page = HTMLPage(title: "\(title) · \(Words.name)", head: head, body: whole)
    return PageAnswer(.page, page.html, status: status)
  }

  private func links(_ current: String) -> HTML {
    let own: [(String, String, String)] =
      [("", Words.today, Words.today)] + packs.map { ($0.name, $0.title, $0.name) } + [
        ("help", Words.help, Words.help)
      ]
    return own.map { path, title, name -> HTML in
      let mark: HTML = name == current ? " aria-current=\"page\"" : ""
      return "<li><a href=\"\(root)\(escapedPath([path]))\"\(mark)>\(title)</a></li>\n"
    }.joined()
  }

  /// The address of a page from the one that is shown.
  func path(_ names: String...) -> String { root + escapedPath(names) }
}

/// Names as a path of an address: whatever is no letter, digit or one of `-._~` is written in
/// percents.
func escapedPath(_ names: [String]) -> String {
  names.map { name in
    name.utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
        return String(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }.joined()
  }.joined(separator: "/")
}
