/// A page that needs nothing else: readable on a screen and a telephone, in light and dark, and
/// printable. Differences, replays, traces and coverage are such pages, with one style sheet.
public struct PlainPage: Sendable {
  private let title: String
  private let body: HTML

  public init(title: String, body: HTML) {
    self.title = title
    self.body = body
  }

  /// The whole page.
  public var html: String {
    HTMLPage(title: title, style: Self.style, body: "<h1>\(title)</h1>\n\(body)").html
  }

  private static let style = """
    :root { color-scheme: light dark; --line: #c8ccd2; --soft: #565e6b; --tag: #e7eaf0; --bar: #2563a8; --mark: #2563a8; --flag: #b3261e; --open: #c77700; --back: #f3f4f7; --gapback: #fdecea; --good: #1d6b3a; --link: #0b57d0; }
    @media (prefers-color-scheme: dark) { :root { --line: #444b57; --soft: #a9b1bd; --tag: #2e3440; --bar: #7fb2ea; --mark: #2b62a3; --flag: #f2857c; --open: #e8a94a; --back: #23272f; --gapback: #3a1512; --good: #8fd6a8; --link: #a8c7fa; } }
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; } body:has(.rows) { max-width: 76rem; }
    h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin: 0; } h3 { font-size: 1rem; margin: 0; }
    a { color: var(--link); } section { border-top: 1px solid var(--line); padding: .9rem 0; }
    code { font-size: .92em; overflow-wrap: anywhere; } pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--back); padding: .5rem; font: 13px/1.4 ui-monospace, monospace; }
    table { border-collapse: collapse; } th, td { padding: .25rem .7rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; }
    th:first-child, .words td, .rows th, .rows td { text-align: left; } thead { display: table-header-group; } .rows { width: 100%; }
    .legend, .soft, summary, .doc, dt { color: var(--soft); font-size: .9em; } td > .doc { display: block; } dd .doc { white-space: nowrap; }
    .change { border-left: .25rem solid var(--line); padding-left: .8rem; margin: .9rem 0; } .urgent { border-color: var(--flag); }
    .days { list-style: none; display: flex; flex-wrap: wrap; gap: 2px; padding: 0; margin: .3rem 0; } .days li { width: 2.1rem; text-align: center; font-size: .7em; color: var(--soft); }
    .days b { display: block; height: 1.5rem; line-height: 1.5rem; border: 1px solid var(--line); border-radius: .2rem; } .days .on b { background: var(--mark); color: #fff; border-color: var(--mark); } .days span { display: block; }
    .tag { background: var(--tag); border-radius: .3rem; padding: 0 .4em; font-size: .82em; font-weight: 400; } .rows .tag { margin-left: .4em; }
    .none { background: #d9822b33; font-weight: 600; } .good { color: var(--good); } .gap { background: var(--gapback); } p.gap { padding: .5rem .6rem; } .gap strong { color: var(--flag); }
    .requirements { table-layout: fixed; } .requirements th:first-child { width: 10.5rem; } .requirements th:nth-child(2) { width: 36%; } .requirements tbody th { white-space: nowrap; }
    dl { margin: 0; display: grid; grid-template-columns: 5.5rem 1fr; gap: .15rem .5rem; } dd { margin: 0; }
    @media (max-width: 44rem) {
      .requirements, .requirements tbody, .requirements tr, .requirements tbody th, .requirements td { display: block; } .requirements thead { display: none; }
      .requirements tbody th, .requirements td { border: 0; padding: .2rem 0; width: auto; } .requirements tr { border-bottom: 1px solid var(--line); padding: .6rem 0; }
      .requirements tr.gap { padding-left: .6rem; }
    }
    \(BarChart.style)
    @page { margin: 1.5cm; }
    @media print {
      :root { color-scheme: light; } body { margin: 0; padding: 0; max-width: none; font-size: 10pt; } a { color: inherit; text-decoration: none; }
      tr, .change { break-inside: avoid; } h2, h3 { break-after: avoid; } .tag { border: 1px solid var(--line); }
    }
    """
}
