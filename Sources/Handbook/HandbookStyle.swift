/// For paper first, A4 and letter alike: no size is set, so the page takes that of the printer.
let handbookStyle = """
  @page { margin: 18mm 16mm 20mm; }
  @page { @bottom-right { content: counter(page) " / " counter(pages); font: 9pt system-ui, sans-serif; } }
  * { box-sizing: border-box; }
  html { color: #111; background: #fff; }
  body { font: 10.5pt/1.45 system-ui, "Helvetica Neue", Arial, sans-serif; max-width: 178mm; margin: 0 auto; padding: 1rem; overflow-wrap: break-word; }
  h1 { font-size: 20pt; line-height: 1.2; margin: 0 0 .2em; }
  h2 { font-size: 15pt; margin: 1.6em 0 .5em; border-bottom: 1.5pt solid #111; padding-bottom: .15em; }
  h3 { font-size: 11.5pt; margin: 0 0 .1em; }
  h4 { font-size: 10.5pt; margin: .6em 0 .1em; }
  h1, h2, h3, h4 { break-after: avoid; }
  p { margin: .15em 0; orphans: 3; widows: 3; }
  .sub { color: #444; font-size: 9.5pt; margin-bottom: .4em; break-after: avoid; }
  .i1 { padding-left: 1.2em; } .i2 { padding-left: 2.4em; } .i3 { padding-left: 3.6em; } .i4 { padding-left: 4.8em; }
  .i5 { padding-left: 6em; } .i6 { padding-left: 7.2em; } .i7 { padding-left: 8.4em; }
  article { border-top: .5pt solid #888; padding: .7em 0 .9em; }
  article.flag { border-left: 3pt solid #b00020; padding-left: .8em; }
  article.text { break-inside: avoid; }
  table { border-collapse: collapse; width: 100%; margin: .5em 0; font-size: 9pt; line-height: 1.35; }
  th, td { text-align: left; vertical-align: top; padding: .25em .5em .25em 0; border-bottom: .5pt solid #bbb; }
  thead { display: table-header-group; }
  th, time { white-space: nowrap; }
  thead th { border-bottom: 1pt solid #444; font-weight: 600; }
  tr { break-inside: avoid; }
  td:first-child { min-width: 18%; }
  code { font: 9pt/1.3 ui-monospace, Menlo, Consolas, monospace; }
  .doc { color: #444; font-size: 9pt; }
  .tag { border: .75pt solid #b00020; color: #b00020; border-radius: 2pt; padding: 0 .3em; font-size: 8.5pt; white-space: nowrap; }
  .edited { border: 1.5pt solid #b00020; padding: .3em .8em; margin: .6em 0; }
  .tag.edit, .tag.fails { font-weight: 600; white-space: normal; -webkit-box-decoration-break: clone; box-decoration-break: clone; } .fails { color: #b00020; }
  .line { display: inline-block; width: 9em; border-bottom: .75pt solid #111; height: 1.2em; } .line.day { width: 6em; }
  body { counter-reset: chapter; }
  section { counter-increment: chapter; counter-reset: item; }
  section > h2::before { content: counter(chapter) "  "; }
  section > article { counter-increment: item; }
  section > article > h3::before { content: counter(chapter) "." counter(item) "  "; }
  nav ol { list-style: none; margin: 0; padding-left: 0; counter-reset: entry; }
  nav li { counter-increment: entry; }
  nav li::before { content: counters(entry, ".") "  "; }
  nav ol ol { padding-left: 1.6em; font-size: 9.5pt; }
  nav a::after { content: leader(".") target-counter(attr(href url), page); }
  nav { break-after: page; }
  ul { margin: .2em 0; padding-left: 1.4em; }
  @media screen and (max-width: 50em) { body { overflow-wrap: anywhere; } th, time { white-space: normal; } td, th { min-width: 4.5em; } table { display: block; overflow-x: auto; } }
  a { color: inherit; }
  .tools { display: flex; gap: 1.5em; align-items: center; margin: 0 0 1.5em; }
  .tools button { font: inherit; padding: .3em 1em; }
  @media print { .tools { display: none; } }
  @media print { body { max-width: none; padding: 0; } a { text-decoration: none; } }
  """
