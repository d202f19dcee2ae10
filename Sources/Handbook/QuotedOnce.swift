import Reporting

/// A sentence of a finding, with the pieces of rules that are between backticks.
public func quoted(_ text: String) -> HTML {
  text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map {
    index, piece -> HTML in
    index % 2 == 1 ? "<code>\(piece)</code>" : "\(piece)"
  }.joined()
}

/// A line in which long sentences between quotation marks are written out, but for those that were
/// before.
/// - Parameter told: the sentences so far.
public func quotedOnce(_ line: String, _ told: inout Set<Substring>) -> String {
  var text = ""
  var rest = Substring(line)
  while let start = rest.firstIndex(of: "“"), let end = rest[start...].firstIndex(of: "”") {
    let quoted = rest[start...end]
    text += rest[..<start]
    text += quoted.count < 60 || told.insert(quoted).inserted ? quoted : "the same sentence"
    rest = rest[rest.index(after: end)...]
  }
  return text + rest
}
