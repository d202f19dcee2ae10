import Diagnostics
import RuleLoading
import RuleModel
import SourceText
import TestSupport
import Testing

/// Everything that loading says and makes of rule files, exactly: each case holds many small
/// inputs, and behind each what it means, with the places of all that stands in the files, or what
/// is wrong with it, where, and what to write instead.
@Suite struct CaseTests {
  /// Each line of the input is a condition about a reading of the sample.
  @Test(arguments: CaseFile.all(in: "Conditions"))
  func conditions(_ test: CaseFile) {
    var output = ""
    for line in String(decoding: test.input, as: UTF8.self).split(separator: "\n") {
      output += "\(line)\n"
      let text = Sample.rule(String(line))
      let loaded = Sample.load(text)
      let start =
        text.utf8.count - "'\(line)'\n".utf8.count - line.utf8.count { $0 == UInt8(ascii: "'") }
      let shown = Shown(loaded) { range in
        "@\(range.lowerBound - start - 1)-\(range.upperBound - start - 1)"
      }
      // The sample's own thresholds and lists are not used by every line.
      for finding in loaded.findings
      where finding.place?.file.path != "clinic/pack.yaml" || finding.level == .error {
        output += shown.finding(finding)
      }
      guard !loaded.hasErrors, let condition = loaded.pack.rules.first?.condition else { continue }
      output += shown.indented(shown.outline.line(condition.expression))
    }
    #expect(test.matches(output), "\(test.path)\n\(output)")
  }

  /// Each part of the input, behind a line of `=`, is a file beside the sample, or one of its own
  /// if it begins with `pack:`.
  @Test(arguments: CaseFile.all(in: "Packs"))
  func packs(_ test: CaseFile) {
    let base = Sample.load("")
    var output = ""
    for (number, part) in String(decoding: test.input, as: UTF8.self).split(separator: "====\n")
      .enumerated()
    {
      output += "==== \(number + 1)\n"
      let isAlone = part.hasPrefix("pack:")
      let loaded = isAlone ? Sample.load(["pack.yaml": String(part)]) : Sample.load(String(part))
      let shown = Shown(loaded)
      for finding in loaded.findings
      where isAlone || !base.findings.contains(where: { $0.message == finding.message }) {
        output += shown.finding(finding)
      }
      output += shown.additions(to: isAlone ? Pack(name: "") : base.pack)
    }
    #expect(test.matches(output), "\(test.path)\n\(output)")
  }
}

/// Protects where it is told that no file says which pack this is.
@Suite struct UnnamedPackTests {
  @Test func isToldAtTheBeginning() {
    func told(_ files: [String: String]) -> [String] {
      Sample.load(files).findings.map {
        "\($0.id) \($0.place?.file.path ?? "nowhere") \($0.place?.range ?? 9..<9)"
      }
    }
    #expect(told([:]) == ["missing-key nowhere 9..<9"])
    #expect(told(["a.yaml": "title: A", "b.yaml": ""]) == ["wrong-shape clinic/b.yaml 0..<0"])
    #expect(
      told(["a.yaml": "title: A", "pack.yaml": ""]) == ["wrong-shape clinic/pack.yaml 0..<0"])
  }
}

/// What was loaded, as text.
struct Shown {
  let loaded: LoadedPack
  let show: (SourceFile, Range<Int>) -> String

  init(_ loaded: LoadedPack, _ place: ((Range<Int>) -> String)? = nil) {
    self.loaded = loaded
    let indices = loaded.sources.map { LineIndex($0) }
    show = { file, range in
      if let place { return place(range) }
      let index = loaded.sources.firstIndex { $0.path == file.path }!
      let (from, to) = (
        indices[index].position(of: range.lowerBound), indices[index].position(of: range.upperBound)
      )
      return "@\(from.line):\(from.column)-\(to.line == from.line ? "" : "\(to.line):")\(to.column)"
    }
  }

  var outline: Outline {
    Outline { [loaded, show] value in
      switch value {
      case let origin as Origin:
        origin.file < 0 ? "" : show(loaded.sources[origin.file], origin.range)
      case let unit as Unit:
        UnitTable().unit(named: unit.name) == unit
          ? "⟨\(unit.name)⟩"
          : "⟨\(unit.name) \(decimal(unit.factor)) \(unit.dimension.powers.sorted { $0.key < $1.key }.map { "\($0.key)^\($0.value)" })⟩"
      case let number as Double: "\(number)"
      case let day as CivilDate: MomentText.text(day)
      case let instant as Instant: MomentText.text(instant)
      case let colour as Colour: colour.text
      case let provenance as Provenance: outlineOfNeeds(provenance)
      default: nil
      }
    }
  }

  private func outlineOfNeeds(_ provenance: Provenance) -> String {
    provenance.needs.isEmpty ? "" : "needs \(provenance.needs)"
  }

  func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "    \($0)\n" }.joined()
  }

  func finding(_ finding: Finding) -> String {
    func place(_ place: Place?) -> String {
      guard let place else { return "" }
      let words = String(decoding: place.file.bytes[place.range], as: UTF8.self)
      return
        "\(show(place.file, place.range)) «\(words.split(separator: "\n").joined(separator: "⏎"))» "
    }
    var text = "    \(finding.level) [\(finding.id)] \(place(finding.place))\(finding.message)\n"
    if let advice = finding.advice { text += "        \(advice)\n" }
    for edit in finding.fix ?? [] {
      let old = place(finding.place.map { Place($0.file, edit.range) })
      text +=
        "        fix \(old)→ \(String(decoding: edit.replacement, as: UTF8.self).debugDescription)\n"
    }
    if !finding.suggestions.isEmpty { text += "        suggests \(finding.suggestions)\n" }
    for note in finding.notes { text += "        \(place(note.place))\(note.message)\n" }
    return text
  }

  /// What a pack has beyond another.
  func additions(to base: Pack) -> String {
    var text = ""
    for (now, before) in zip(
      Mirror(reflecting: loaded.pack).children, Mirror(reflecting: base).children)
    {
      let outline = outline
      if let list = now.value as? [Any], let old = before.value as? [Any] {
        for part in list.dropFirst(old.count) { text += "\(now.label!): \(outline.text(part))\n" }
      } else if outline.line(now.value) != outline.line(before.value) {
        text += "\(now.label!): \(outline.text(now.value))\n"
      }
    }
    return indented(text)
  }
}

/// A sound pack of a section, what is made of it, and what is said where one of its words is
/// another or one of its lines is left out: the likeliest slips, each where it stands.
@Suite struct SlipTests {
  private static let prose = [
    "title", "why", "because", "note", "limitations", "it", "approved by",
  ]

  @Test(arguments: CaseFile.all(in: "Slips"))
  func everyWordAndLine(_ test: CaseFile) {
    let text = String(decoding: test.input, as: UTF8.self)
    func load(_ text: String) -> LoadedPack {
      text.hasPrefix("pack:") ? Sample.load(["pack.yaml": text]) : Sample.load(text)
    }
    let sound = load(text)
    let base = text.hasPrefix("pack:") ? Pack(name: "") : Sample.load("").pack
    let known = Set(sound.findings.map(\.message))
    var output = sound.findings.filter { $0.place?.file.path != "clinic/pack.yaml" }.map {
      Shown(sound).finding($0)
    }
    .joined()
    output += Shown(sound).additions(to: base)
    func show(_ slip: String, _ changed: String) {
      let loaded = load(changed)
      let shown = Shown(loaded)
      let told = loaded.findings.filter { finding in
        !known.contains(finding.message)
          && (finding.level == .error || finding.place?.file.path != "clinic/pack.yaml")
      }.map { shown.finding($0) }.joined()
      if !told.isEmpty { output += "\(slip)\n\(told)" }
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (number, line) in lines.enumerated() where line.contains(where: \.isLetter) {
      func replaced(by new: String?) -> String {
        (lines[..<number] + [new].compactMap { $0 } + lines[(number + 1)...]).joined(
          separator: "\n")
      }
      show("\(number + 1) without `\(line.drop { $0 == " " })`", replaced(by: nil))
      // Prose may say anything.
      if SlipTests.prose.contains(where: { line.drop { " -".contains($0) }.hasPrefix($0 + ":") }) {
        continue
      }
      var at = line.startIndex
      while let start = line[at...].firstIndex(where: { $0.isLetter || $0.isNumber }) {
        let end = line[start...].firstIndex { !($0.isLetter || $0.isNumber) } ?? line.endIndex
        let column = line.distance(from: line.startIndex, to: start) + 1
        show(
          "\(number + 1):\(column) zzz for `\(line[start..<end])`",
          replaced(by: line[..<start] + "zzz" + line[end...]))
        at = end
      }
    }
    #expect(test.matches(output), "\(test.path)\n\(output)")
  }
}
