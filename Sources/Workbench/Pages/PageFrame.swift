import PageServing
import Reporting
import RuleModel

/// The frame of every page.
struct PageFrame {
  /// The way to the page that is first, of the day that is shown, from the page that is shown.
  let root: String
  let packs: [(name: String, title: String)]
  private let roles: [(name: String, title: String)]
  /// The day that is shown; nil: today.
  let day: CivilDate?
  /// The day of the clock.
  let today: CivilDate
  /// The way up to what is of no day.
  private let top: String
  private let request: PageRequest
  /// The opening of the page has been sent.
  var isBegun = false

  /// - Parameter request: without what names the day.
  init(
    _ request: PageRequest, day: CivilDate?, today: CivilDate,
    packs: [(name: String, title: String)], roles: [(name: String, title: String)] = []
  ) {
    top = request.depth == 0 ? "./" : String(repeating: "../", count: request.depth)
    root = top + PageFrame.way(to: day)
    (self.day, self.today, self.request) = (day, today, request)
    (self.packs, self.roles) = (packs, roles)
  }

  private static func way(to day: CivilDate?) -> String {
    day.map { "\(DayAddress.name)/\(MomentText.text($0))/" } ?? ""
  }

  /// The address of the same page for a day; nil: today.
  func address(on day: CivilDate?) -> String {
    let query = others.map { escapedPath([$0.key]) + "=" + escapedPath([$0.value]) }
    return top + PageFrame.way(to: day) + escapedPath(request.path)
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  /// The name of the day that is shown.
  var dayName: String { day.map { MomentText.text($0) } ?? Words.today }

  /// A day as a link to the same page for it.
  func link(to day: CivilDate) -> HTML {
    "<a href=\"\(address(on: day))\">\(MomentText.text(day))</a>"
  }

  /// The rest of the query.
  private var others: [(key: String, value: String)] {
    request.query.filter { $0.key != DayAddress.option }.sorted { $0.key < $1.key }
  }

  private var dayNotice: HTML {
    guard let day else { return "" }
    return
      "<p class=\"notice dated\" role=\"note\">\(Words.on(MomentText.text(day))) <a href=\"\(address(on: nil))\">\(Words.asToday)</a></p>\n"
  }

  private var dayChoice: HTML {
    let rest = others.map {
      "<input type=\"hidden\" name=\"\($0.key)\" value=\"\($0.value)\">" as HTML
    }
    return """
      <form class="day" data-choice>\(rest.joined())<label for="as-of">\(Words.otherDay)</label> <input id="as-of" name="\(DayAddress.option)" value="\(day.map { MomentText.text($0) } ?? "")" placeholder="YYYY-MM-DD" size="10" autocomplete="off" spellcheck="false"> <button>\(Words.show)</button></form>

      """
  }

  /// - Parameters:
  ///   - current: which of the pages on top it is: the name of a pack, or of a page.
  ///   - command: what says the same in a terminal.
  func page(
    _ title: String, current: String = "", command: String? = nil, modules: [String] = [],
    status: Int = 200,
    _ body: HTML
  ) -> PageAnswer {
    let asOf = day.map { " --as-of " + MomentText.text($0) } ?? ""
    let foot: HTML =
      command.map {
        "<p class=\"command\">\(Words.command) <code>\($0.contains("--as-of") ? $0 : $0 + asOf)</code></p>\n"
      } ?? ""
    let skip: HTML = isBegun ? "" : skipLink
    let shown = packs.first { $0.name == current }?.name
    let within: HTML =
      shown.map { "<input type=\"hidden\" name=\"in\" value=\"\($0)\">" } ?? ""
    let whole: HTML = """
      \(skip)<header class="top">
      <nav aria-label="\(Words.pages)"><ul>
      \(links(current))</ul></nav>
      <form class="search" role="search" action="\(root)search" data-search="\(root)search"><label for="q" class="hidden">\(Words.search)</label><input id="q" name="q" type="search" placeholder="\(Words.searchHint)" autocomplete="off" spellcheck="false">\(within)</form>
      \(roles.isEmpty ? "" : WhoPart.opener)<button type="button" class="theme" data-theme hidden>\(Words.theme)</button>
      </header>
      <p class="live" role="status" aria-live="polite" data-live data-updated="\(Words.updated)" data-stopped="\(Words.stopped)"></p>
      <main id="main" tabindex="-1" data-top="\(top)" data-root="\(root)">
      \(dayNotice)\(body)</main>
      <footer>
      \(dayChoice)\(foot)\(KeysPart.dialog)\(roles.isEmpty ? "" : WhoPart(roles: roles).dialog)</footer>

      """
    let page = page(title, modules, whole)
    return PageAnswer(.page, isBegun ? page.rest : page.html, status: status)
  }

  /// The beginning of a page while the packs are read: a sentence that goes as soon as there is more.
  func opening(_ title: String) -> PageAnswer {
    let page = page(title, [], "")
    let body: HTML = "\(skipLink)<p class=\"arriving\" role=\"status\">\(Words.reading)</p>\n"
    return PageAnswer(.page, page.opening + body.text)
  }

  private var skipLink: HTML { "<a class=\"skip\" href=\"#main\">\(Words.skip)</a>\n" }

  private func page(_ title: String, _ modules: [String], _ body: HTML) -> HTMLPage {
    let modules = (["page"] + modules).map {
      "<script type=\"module\" src=\"\(root)assets/\($0).js\"></script>\n" as HTML
    }
    let head: HTML = """
      <meta name="color-scheme" content="light dark">
      <link rel="stylesheet" href="\(root)assets/workbench.css">
      <link rel="icon" href="\(root)assets/icon.svg" type="image/svg+xml">
      \(modules.joined())
      """
    return HTMLPage(title: "\(title) · \(Words.name)", head: head, body: body)
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

/// The day in an address: pages below `on/DATE` are as they are on that day, and `?as-of=DATE` on any
/// page names another one.
enum DayAddress {
  static let name = "on"
  static let option = "as-of"

  /// Takes the day out of a request. Throws where it is none.
  static func day(of request: inout PageRequest) throws(ProjectAccess.Problem) -> CivilDate? {
    var day: CivilDate?
    if request.path.count > 1, request.path[0] == name, let named = MomentText.date(request.path[1])
    {
      day = named
      request.path.removeFirst(2)
    }
    guard !request.isPost, let asked = request.query[option] else { return day }
    if asked.isEmpty { return nil }
    guard let day = MomentText.date(asked) else { throw .init(Words.noDay) }
    return day
  }
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
