import Diagnostics
import SourceText

// Mistakes that YAML reads without a word, as text.
extension FileState {
  /// Looks at a plain (unquoted) scalar.
  /// - Parameter spansLines: False where its text is written as it is read: a line end would not
  ///   be.
  mutating func reportQuietMistakes(in range: Range<Int>, spansLines: Bool) {
    if let odd = oddSpaceLength(bytes, at: range.lowerBound) {
      findings.append(oddSpaceFinding(range.lowerBound..<range.lowerBound + odd))
      return
    }
    reportCurlyQuotes(range)
    if spansLines { reportContinuations(range) }
  }

  /// Lines that were meant as items or keys of their own and are read as more of the text above.
  private mutating func reportContinuations(_ range: Range<Int>) {
    var i = range.lowerBound
    while i < range.upperBound {
      if !isLineEnd(bytes[i]) {
        i += 1
        continue
      }
      i = afterLineEnd(bytes, i)
      let line = shape(at: i)
      guard line.hasContent,
        line.range.upperBound <= range.upperBound || line.lead.upperBound < range.upperBound
      else {
        continue
      }
      if let odd = line.oddSpace {
        findings.append(oddSpaceFinding(odd))
      } else if bytes[line.lead.upperBound] == UInt8(ascii: "-"),
        line.lead.upperBound + 1 < line.end
      {
        let content = line.lead.upperBound..<line.end
        if let tab = bytes[line.lead].firstIndex(of: UInt8(ascii: "\t")) {
          findings.append(tabFinding(tab..<line.lead.upperBound))
          i = max(i, line.range.upperBound)
          continue
        }
        let advice =
          line.isListItem
          ? "start it in the same column as the item above, or quote the whole text if it belongs together"
          : "put a space after the dash and start it in the same column as the items above, or quote the whole text if it belongs together"
        findings.append(
          syntax(
            "this line is read as part of the text above it, not as a separate item", content,
            advice))
      } else if let colon = tightColon(line.contentStart..<line.end) {
        findings.append(
          syntax(
            "a space is missing after the colon, so this line is read as part of the text above it",
            colon..<colon + 1,
            "write \"\(text(line.contentStart..<colon)): \(text(colon + 1..<line.end))\", or quote the whole text if it belongs together"
          ))
      }
      i = max(i, line.range.upperBound)
    }
  }

  /// The colon of `key:value`, with letters and spaces before it and a letter or quote after it.
  private func tightColon(_ range: Range<Int>) -> Int? {
    func isLetter(_ byte: UInt8) -> Bool { byte.isASCIILetter }
    guard let colon = range.first(where: { bytes[$0] == UInt8(ascii: ":") }),
      colon > range.lowerBound,
      colon + 1 < range.upperBound,
      bytes[range.lowerBound..<colon].allSatisfy({ isLetter($0) || $0 == space }),
      isLetter(bytes[colon + 1]) || bytes[colon + 1] == UInt8(ascii: "\"")
    else { return nil }
    return colon
  }

  /// `“text”`: what a word processor makes of quotes does not quote, the marks become part of the
  /// text.
  private mutating func reportCurlyQuotes(_ range: Range<Int>) {
    guard range.count >= 6, bytes[range.lowerBound] == 0xE2, bytes[range.lowerBound + 1] == 0x80
    else { return }
    let text = text(range)
    let pairs: [(Character, [Character])] = [
      ("\u{201C}", ["\u{201D}"]), ("\u{201E}", ["\u{201C}", "\u{201D}"]),
      ("\u{2018}", ["\u{2019}"]),
    ]
    guard let (open, closers) = pairs.first(where: { $0.0 == text.first }), let last = text.last,
      closers.contains(last),
      text.dropFirst().dropLast().allSatisfy({
        $0 != open && !closers.contains($0) || $0 == "\u{2019}"
      })
    else { return }
    findings.append(
      Finding(
        .yamlCurlyQuotes, .warning, "these curly quotes are part of the text and do not quote it",
        at: place(range),
        advice:
          "use straight quotes (' or \"), or put straight quotes around the whole text if the curly ones belong to it"
      )
    )
  }
}
