import Catalogues
import Diagnostics
import Folding
import Matching
import OperatingSystem
import RuleModel
import SourceText

/// Words and phrases that copy may not hold.
enum ForbiddenTerms: CopyCheck {
  static let checks: [Check] = []
  static let needs: CopyNeeds = .pack

  /// The number of texts that one thread looks at at a time: few enough to share large catalogues
  /// out evenly.
  private static let textsAtATime = 4096

  static func findings(_ copy: Copy) -> [Finding] {
    let lists = copy.lists
    let wording = TermWording(copy.pack, signer: copy.signer, today: copy.today)
    var findings: [Finding] = []
    for (number, catalogue) in copy.catalogues.enumerated() {
      let search = TermSearch(
        catalogue: catalogue, number: number, marks: copy.marks[number],
        lists: catalogue.locales.map { lists.matcher(for: $0) }, wording: wording)
      let count = catalogue.entries.count
      let parts = stride(from: 0, to: count, by: textsAtATime).map {
        $0..<min(count, $0 + textsAtATime)
      }
      var reported = TermSearch.Reported()
      var expanding: [Int] = []
      for part in mapInParallel(parts, { search.look(at: $0) }) {
        findings.add(part.findings)
        reported.hits.append(part.hits)
        expanding += part.expanding
      }
      if !expanding.isEmpty { findings += search.seams(copy, at: expanding, &reported) }
    }
    return findings
  }
}

/// The terms of one catalogue.
private struct TermSearch: Sendable {
  let catalogue: Catalogue
  /// The catalogue's place among those of the copy.
  let number: Int
  let marks: TextMarks
  /// Of each locale of the catalogue; nil if no term list covers it.
  let lists: [TermLists.List?]
  let wording: TermWording
  /// Whether texts may come together from parts that hold no term by themselves.
  let mayHaveSeams: Bool

  init(
    catalogue: Catalogue, number: Int, marks: TextMarks, lists: [TermLists.List?],
    wording: TermWording
  ) {
    self.catalogue = catalogue
    self.number = number
    self.marks = marks
    self.lists = lists
    self.wording = wording
    mayHaveSeams =
      marks.all.contains(.placeholders) && catalogue.entries.contains { mayExpand($0.placeholders) }
  }

  struct Hit: Hashable {
    var entry: Int
    var range: Range<Int>
    var term: Int
  }

  /// The reported findings. Few sentences hold a term across a seam, and only those are looked for
  /// among it.
  struct Reported {
    var hits: [[Hit]] = []
    private var all: Set<Hit>?

    mutating func insert(_ hit: Hit) -> Bool {
      if all == nil { all = hits.reduce(into: []) { $0.formUnion($1) } }
      return all!.insert(hit).inserted
    }
  }

  /// The findings in some of the texts, and the texts that come together from parts.
  func look(at entries: Range<Int>) -> (findings: [Finding], hits: [Hit], expanding: [Int]) {
    var found = Looked()
    var places = Matcher.Places()
    var skipped: [Range<Int>] = []
    var index = entries.lowerBound - 1
    // Few texts hold a term: the lists, which `lists` holds, are not counted for each.
    let uncounted = lists.map { $0.map(Unmanaged.passUnretained) }
    catalogue.forEach(in: entries) { entry, text in
      index += 1
      guard let list = uncounted[entry.localeIndex] else { return }
      if mayHaveSeams, marks[index].contains(.placeholders), mayExpand(entry.placeholders),
        text.contains(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "{") })
      {
        found.expanding.append(index)
      }
      if entry.traits.contains(.reference) { return }
      list._withUnsafeGuaranteedRef { list in
        if !skipped.isEmpty { skipped.removeAll(keepingCapacity: true) }
        if marks[index].contains(.placeholders) {
          for placeholder in catalogue.placeholders(in: text, of: entry)
          where !placeholder.isLiteral {
            skipped.append(placeholder.range)
          }
        }
        if list.matcher.find(in: text, skipping: skipped, &places) {
          add(list, &places, skipped, index, entry, text, to: &found)
        }
        if marks[index].contains(.code), let rendered = RenderedText(text) {
          addRendered(rendered, list, entry, text, to: &found)
        }
      }
    }
    return (found.findings, found.hits, found.expanding)
  }

  /// The findings in some of the texts.
  private struct Looked {
    var findings: [Finding] = []
    var hits: [Hit] = []
    var expanding: [Int] = []
    var told = TermWording.Told()
    /// Of one text, by pattern.
    var counts: [Int: Int] = [:]

    /// Counts one more, and gives their number.
    mutating func count(_ pattern: Int) -> Int {
      func add(to count: inout Int) -> Int {
        count += 1
        return count
      }
      return add(to: &counts[pattern, default: 0])
    }
  }

  /// Adds what is found in one text.
  private func add(
    _ list: TermLists.List, _ places: inout Matcher.Places, _ skipped: [Range<Int>], _ index: Int,
    _ entry: CatalogueEntry, _ text: UnsafeBufferPointer<UInt8>, to found: inout Looked
  ) {
    var map: TextMap?
    var last: [Int: Finding] = [:]
    found.counts.removeAll(keepingCapacity: true)
    list.matches(at: &places, in: text, skipping: skipped) { match in
      let count = found.count(match.pattern)
      if count > TermSearch.mostOfOne { return }
      // In a short text a place is found sooner than a map is made.
      if map == nil, text.count > 1024 { map = catalogue.map(of: entry) }
      let words = String(decoding: text[match.range], as: UTF8.self)
      guard
        let finding = wording.finding(
          of: match, in: list, catalogue, entry, words, map: map, told: &found.told)
      else { return }
      if mayHaveSeams {
        found.hits.append(Hit(entry: index, range: match.range, term: list.terms[match.pattern]))
      }
      found.findings.append(finding)
      if count == TermSearch.mostOfOne { last[match.pattern] = finding }
    }
    for (pattern, finding) in last.sorted(by: { $0.key < $1.key })
    where found.counts[pattern]! > TermSearch.mostOfOne {
      var more = finding
      more.message =
        "\(finding.message); and \(found.counts[pattern]! - TermSearch.mostOfOne) more times in this text"
      more.fix = nil
      found.findings.append(more)
    }
  }

  /// The number of times that a term is reported in one text; the rest is counted, so that a long
  /// text does not fill the memory.
  private static let mostOfOne = 1_000

  /// Adds what only an app shows that renders HTML: `cu&shy;re`, `&#99;ure`.
  private func addRendered(
    _ rendered: RenderedText, _ list: TermLists.List, _ entry: CatalogueEntry,
    _ text: UnsafeBufferPointer<UInt8>,
    to found: inout Looked
  ) {
    rendered.text.withUnsafeBufferPointer { shown in
      list.matches(in: shown) { match in
        let range = rendered.sourceRange(of: match.range)
        // Without a reference in it, it was found in its own place.
        guard text[range].contains(0x26), range.count != match.range.count else { return }
        let words = String(
          decoding: shown[match.range], as: UTF8.self)
        guard
          var finding = wording.finding(
            of: match, in: list, catalogue, entry, words, range: range, told: &found.told)
        else { return }
        finding.fix = nil
        found.findings.append(finding)
      }
    }
  }

  /// Sentences that come together from one of these texts and the arms of its substitutions: what
  /// is found across a seam.
  func seams(_ copy: Copy, at entries: [Int], _ reported: inout Reported) -> [Finding] {
    var findings: [Finding] = []
    var told = TermWording.Told()
    for index in entries {
      guard let list = lists[catalogue.entries[index].localeIndex] else { continue }
      let (sentences, isCut) = catalogue.expansions(ofEntryAt: index)
      if isCut {
        findings.append(
          copy.finding(
            .tooManySentences, .note, "this text has too many possible sentences to check them all",
            at: EntryReference(catalogue: number, entry: index),
            advice:
              "each of its parts is checked separately; split the text to have every sentence checked"
          ))
      }
      for sentence in sentences {
        sentence.text.withUnsafeBufferPointer { text in
          list.matches(in: text) { match in
            let touched = sentence.pieces.filter { $0.range.overlaps(match.range) }
            guard touched.count > 1, let first = touched.first else { return }
            let start = first.start + max(0, match.range.lowerBound - first.range.lowerBound)
            let end = first.start + (first.range.upperBound - first.range.lowerBound)
            let hit = Hit(entry: first.entry, range: start..<end, term: list.terms[match.pattern])
            guard reported.insert(hit) else { return }
            let words = String(
              decoding: text[match.range], as: UTF8.self)
            if var finding = wording.finding(
              of: match, in: list, catalogue, catalogue.entries[first.entry], words,
              range: start..<end, told: &told)
            {
              finding.notes.append(
                Note("it appears in “\(String(decoding: sentence.text, as: UTF8.self))”"))
              finding.fix = nil
              findings.append(finding)
            }
          }
        }
      }
    }
    return findings
  }
}

private func mayExpand(_ style: PlaceholderStyle) -> Bool {
  switch style {
  case .apple, .icu, .braces: true
  default: false
  }
}
