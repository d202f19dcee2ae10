import PageServing
import Reporting

/// A pack that could never be read.
struct BrokenPage {
  let frame: PageFrame
  let pack: BrokenPack

  func answer() -> PageAnswer {
    frame.page(
      pack.name, current: pack.name, command: "primum check \(pack.folder)",
      "<h1>\(pack.name)</h1>\n<div class=\"notice error\"><p>\(Words.broken)</p>\n\(mistakeList(pack.mistakes, pack.problem))</div>\n"
    )
  }
}
