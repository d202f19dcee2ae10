import NumberReading
import RuleModel
import YAMLReading

/// The day on which a pack's words are read, and the numbers that they take.
public struct WordingDay: Hashable, Sendable {
  /// Nil: present values.
  var day: CivilDate?
  /// Values that replace the pack's own in its words, so that two states of a pack say the same
  /// where they are written the same.
  var others: [String: Threshold] = [:]

  public init(_ day: CivilDate? = nil, numbersOf other: Pack? = nil) {
    self.day = day
    for threshold in other?.thresholds ?? [] { others[threshold.name] = threshold }
  }
}

/// Words of a pack with numbers in braces: `{reliefPuffs}`, `{reliefPuffs + 1 in words}`.
struct WordTemplate {
  struct Reference {
    var name: String
    var added = 0.0
    var isInWords = false
    /// UTF-8 of the text, the braces among it.
    var range: Range<Int>
  }

  enum Piece { case text(String), number(Reference) }

  /// A brace that opens nothing, or closes nothing.
  struct Stray: Error {
    var message: String
    var range: Range<Int>
  }

  private(set) var pieces: [Piece] = []
  private(set) var strays: [Stray] = []

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var plain: [UInt8] = []
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") else {
        plain.append(byte)
        at += 1
        continue
      }
      if at + 1 < bytes.count, bytes[at + 1] == byte {
        plain.append(byte)
        at += 2
        continue
      }
      let close =
        byte == UInt8(ascii: "{") ? bytes[at...].firstIndex(of: UInt8(ascii: "}")) : nil
      guard let close else {
        strays.append(
          Stray(
            message: byte == UInt8(ascii: "{")
              ? "a brace opens here and is not closed" : "a brace closes here that was not opened",
            range: at..<at + 1))
        at += 1
        continue
      }
      let inside = String(decoding: bytes[at + 1..<close], as: UTF8.self)
      if let reference = Reference(inside, at..<close + 1) {
        if !plain.isEmpty { pieces.append(.text(String(decoding: plain, as: UTF8.self))) }
        plain = []
        pieces.append(.number(reference))
      } else {
        strays.append(
          Stray(message: "`{\(inside)}` does not name a threshold", range: at..<close + 1))
      }
      at = close + 1
    }
    if !plain.isEmpty { pieces.append(.text(String(decoding: plain, as: UTF8.self))) }
  }

  var references: [Reference] {
    pieces.compactMap { if case .number(let reference) = $0 { reference } else { nil } }
  }

  /// Whether a text has a brace at all, as few have.
  static func mayBe(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
  }
}

extension WordTemplate.Reference {
  /// - Parameter text: between the braces: a name, what is added to its value, and `in words`.
  fileprivate init?(_ text: String, _ range: Range<Int>) {
    var words = text.spacedWords()
    let isInWords = words.suffix(2) == ["in", "words"] && words.count > 2
    if isInWords { words.removeLast(2) }
    guard let name = words.first, words.count == 1 || words.count == 3,
      name.unicodeScalars.allSatisfy({
        $0.properties.isAlphabetic || "_0123456789".unicodeScalars.contains($0)
      })
    else { return nil }
    self.init(name: name, isInWords: isInWords, range: range)
    if words.count == 3 {
      guard ["+", "-", "\u{2212}"].contains(words[1]), let added = Double(words[2]) else {
        return nil
      }
      self.added = words[1] == "+" ? added : -added
    }
  }
}

extension PackBuilder {
  /// Words for people, with the values of the thresholds that they name in braces.
  /// - Parameter locale: of the words; nil: the pack's source locale.
  func worded(_ text: String, at node: YAMLNode, locale: String? = nil) -> String {
    guard WordTemplate.mayBe(text), defined.hasThresholds else { return text }
    let template = WordTemplate(text)
    check(template, at: node)
    return filled(template, locale, on: wording.day)
  }

  /// The same of words that are said while decisions are made, on every day.
  func wordedByDay(_ text: String, at node: YAMLNode) -> WrittenText {
    guard WordTemplate.mayBe(text) else { return .literal(text) }
    let template = WordTemplate(text)
    check(template, at: node)
    let named = template.references.compactMap { threshold($0.name) }
    let days = Set(named.flatMap(\.turningDays)).sorted()
    if named.isEmpty { return .literal(filled(template, nil, on: nil)) }
    return .dated(
      DatedWords(
        written: text, now: filled(template, nil, on: wording.day),
        last: filled(template, nil, on: days.last ?? wording.day),
        was: days.map { day in
          .init(text: filled(template, nil, on: day.adding(days: -1)), until: day.adding(days: -1))
        }))
  }

  private func threshold(_ name: String) -> Threshold? {
    defined.thresholds[name].map { pack.thresholds[$0] }
  }

  private func check(_ template: WordTemplate, at node: YAMLNode) {
    func origin(_ range: Range<Int>) -> Origin {
      located(node)?.origin(range) ?? self.origin(node)
    }
    for stray in template.strays {
      report(
        .wrongShape, stray.message, at: origin(stray.range),
        advice:
          "name a threshold, as in `{name}`, `{name + 1}` or `{name in words}`; write a brace itself twice"
      )
    }
    for reference in template.references {
      uses.inWords.insert(reference.name)
      if defined.failed.contains(reference.name) { continue }
      guard let threshold = threshold(reference.name) else {
        report(
          .unknownName, "there is no threshold `\(reference.name)`", at: origin(reference.range),
          meant: nearestName(reference.name, in: defined.thresholds.keys.sorted()),
          advice: "name one of `thresholds:`; write a brace itself twice, as in `{{`")
        continue
      }
      if reference.added != 0, !threshold.type.isCounted {
        report(
          .typeMismatch,
          "`\(reference.name)` is \(threshold.type.inWords), to which nothing can be added",
          at: origin(reference.range), advice: "write `{\(reference.name)}`")
      }
    }
  }

  private func filled(_ template: WordTemplate, _ locale: String?, on day: CivilDate?) -> String {
    let writer = NumberWriter(locale: locale ?? pack.sourceLocale)
    return template.pieces.map { piece in
      switch piece {
      case .text(let text): return text
      case .number(let reference):
        guard let own = threshold(reference.name) else { return "{\(reference.name)}" }
        return (wording.others[reference.name] ?? own).said(reference, on: day, writer)
      }
    }.joined()
  }
}

extension Threshold {
  /// The value in force on a day; before and after it is in force, the nearest that was or will be.
  fileprivate func said(
    _ reference: WordTemplate.Reference, on day: CivilDate?, _ writer: NumberWriter
  ) -> String {
    let earlier = day.flatMap { day in was.first { day <= $0.until } }
    let value = earlier?.value ?? value
    let written = earlier == nil ? written : earlier?.written
    return writer.text(
      value.adding(reference.added), type, written: reference.added == 0 ? written : nil,
      inWords: reference.isInWords)
  }
}

extension Literal {
  fileprivate func adding(_ added: Double) -> Literal {
    switch self {
    case .number(let number): .number(decimal(number + added))
    case .list(let values): .list(values.map { $0.adding(added) })
    default: self
    }
  }
}

extension ValueType {
  fileprivate var isCounted: Bool {
    switch self {
    case .number: true
    case .list(let element): element.isCounted
    default: false
    }
  }
}
