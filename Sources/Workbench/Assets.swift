import Handbook
import PageServing

/// Styles and modules, compiled in from `Assets` (`ci/generate-assets`); no file is opened to serve
/// one.
enum Assets {
  static func answer(_ name: String) -> PageAnswer? {
    if name == "handbook.css" { return PageAnswer(.style, HandbookPage.style) }
    guard let text = files[name] else { return nil }
    let kind: PageAnswer.Kind =
      name.hasSuffix(".css") ? .style : name.hasSuffix(".svg") ? .picture : .module
    return PageAnswer(kind, text)
  }
}
