/// How the page of a trace looks.
let traceStyle = """
  :root { color-scheme: light dark; --line: #c8ccd2; --soft: #565e6b; --gap: #b3261e; --gapback: #fdecea; --good: #1d6b3a; --tag: #e7eaf0; --link: #0b57d0; }
  @media (prefers-color-scheme: dark) { :root { --line: #444b57; --soft: #a9b1bd; --gap: #ffb4ab; --gapback: #3a1512; --good: #8fd6a8; --tag: #2e3440; --link: #a8c7fa; } }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 76rem; margin: 2rem auto; padding: 0 1rem; }
  h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; margin-top: 2.5rem; }
  a { color: var(--link); }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; vertical-align: top; padding: .5rem .6rem; border-bottom: 1px solid var(--line); }
  thead th { border-bottom-width: 2px; } tbody th { font-weight: 600; }
  .summary { width: auto; } .summary td { text-align: right; }
  .rows { table-layout: fixed; } .rows th:first-child { width: 10.5rem; } .rows th:nth-child(2) { width: 36%; } .rows tbody th { white-space: nowrap; }
  dl { margin: 0; display: grid; grid-template-columns: 5.5rem 1fr; gap: .15rem .5rem; } dt { color: var(--soft); font-size: .88em; padding-top: .1em; } dd { margin: 0; }
  code { font-size: .88em; overflow-wrap: anywhere; }
  .doc, .legend { color: var(--soft); font-size: .88em; } dd .doc { white-space: nowrap; } td > .doc { display: block; }
  .tag { background: var(--tag); border-radius: .3rem; padding: 0 .4em; margin-left: .4em; font-size: .82em; font-weight: 400; color: CanvasText; } .legend .tag { margin-left: 0; }
  .good { color: var(--good); } .gap { background: var(--gapback); } p.gap { padding: .5rem .6rem; } .gap strong { color: var(--gap); }
  @media (max-width: 44rem) {
    .rows, .rows tbody, .rows tr, .rows tbody th, .rows td { display: block; } .rows thead { display: none; }
    .rows tbody th, .rows td { border: 0; padding: .2rem 0; width: auto; } .rows tr { border-bottom: 1px solid var(--line); padding: .6rem 0; }
    .rows tr.gap { padding-left: .6rem; }
    .summary { width: 100%; font-size: .92rem; }
  }
  @page { margin: 1.5cm; }
  @media print {
    :root { color-scheme: light; } body { margin: 0; padding: 0; max-width: none; font-size: 9pt; } a { color: inherit; text-decoration: none; }
    h2 { break-after: avoid; } .rows tr { break-inside: avoid; } thead { display: table-header-group; } th, td { padding: .25rem .4rem; }
    .rows th:first-child { width: 8.5em; } .rows th:nth-child(2) { width: 30%; } dl { grid-template-columns: 5.5em 1fr; } .tag { border: 1px solid var(--line); }
  }
  """
