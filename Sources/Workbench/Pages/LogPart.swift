import Reporting
import RuleModel

/// The place for a log, which is dropped anywhere on a page, or chosen.
struct LogPart {
  let pack: ShownPack
  let log: DroppedLog?
  /// Of which type its entries are taken to be.
  var record: String?

  /// - Parameters:
  ///   - isRenewed: the page is asked for again when the log is there.
  ///   - more: what follows the log's name.
  func html(isRenewed: Bool = false, _ more: HTML = "") -> HTML {
    let state: HTML =
      log.map { "<strong>\($0.name)</strong>, \(Self.size($0.bytes.count))" } ?? "No log yet."
    let button: HTML =
      "<button type=\"button\" data-forget\(log == nil ? " hidden" : "" as HTML)>Take it away</button>"
    return """
      <section class="log\(log == nil ? " empty" : "" as HTML)" data-log data-pack="\(pack.name)"\(isRenewed ? " data-renewed" : "" as HTML) aria-labelledby="log-title">
      <h2 id="log-title">The people of a log</h2>
      <p><label for="log-file">Drop a log on this page, or choose a file:</label> <input type="file" id="log-file" data-file accept=".ndjson,.jsonl,.json,.csv,.tsv"></p>
      <p class="soft">It stays in the memory of this program until you take it away: it is not written, and not sent to anybody.</p>
      <p><span role="status" data-log-state>\(state)</span> \(button)</p>
      \(more)</section>

      """
  }

  /// As which of the pack's records entries are read that do not say it.
  var choice: HTML {
    let names = pack.pack.logRecords.map(\.name) + pack.pack.mappings.map(\.id)
    let options = names.map { name -> HTML in
      let mark: HTML = name == record ? " selected" : ""
      return "<option\(mark)>\(name)</option>\n"
    }
    return
      "<p class=\"field\"><label for=\"as\">Its entries are</label> <select id=\"as\" name=\"as\" data-as><option value=\"\">as each says</option>\n\(options.joined())</select></p>\n"
  }

  static func size(_ bytes: Int) -> String {
    bytes < 10_000
      ? "\(bytes) bytes" : bytes < 10_000_000 ? "\(bytes / 1000) kB" : "\(bytes / 1_000_000) MB"
  }
}
