import RuleModel
import YAMLReading

/// `examples:` of requirements.
extension PackBuilder {
  func decodeRowExample(
    _ node: YAMLNode, _ records: inout [RowExample], _ strings: inout [RowCopyExample]
  ) {
    guard let entries = node.mapping else {
      report(
        .wrongShape, "an example must be a group of keys, but this is \(node.kindInWords)",
        at: origin(node),
        advice: "write `{ text: …, expect: found }`, or `record:`, `given:` and `expect:`")
      return
    }
    if entries.contains(where: { $0.keyText == "text" || $0.keyText == "length" }) {
      if let example = rowCopyExample(node) { strings.append(example) }
      return
    }
    let recordNode = node["record"]
    var scope = Scope.history
    if let recordNode {
      guard let record = recordType(recordNode) else { return }
      scope = .each(record)
    } else if node["given"] != nil {
      report(
        .missingKey, "the example does not say which record `given` is", at: origin(node),
        advice: "add `record: NAME`")
      return
    }
    guard let given = example(node, scope: scope, target: .row), let expectNode = node["expect"],
      let expect = rowExpectation(expectNode)
    else { return }
    records.append(RowExample(given, expect: expect))
  }

  private func rowCopyExample(_ node: YAMLNode) -> RowCopyExample? {
    guard let keys = Keys(node, of: "an example", in: self) else { return nil }
    _ = keys.words("it")
    let text = keys.has("length") ? filler(keys) : keys.requiredText("text")
    let key = keys.text("key")
    let locale = keys.locale("locale")
    _ = keys.required("expect")
    let expect = keys.choice("expect", RowCopyExample.Outcome.self)
    keys.finish()
    guard let text, let expect else { return nil }
    return RowCopyExample(
      text: text, key: key, locale: locale, expect: expect, origin: origin(node))
  }

  /// `length: 31` in place of a text: one of so many letters, for limits.
  private func filler(_ keys: Keys) -> String? {
    guard let node = keys.optional("length"), let text = text(node, of: "`length`") else {
      return nil
    }
    guard let count = Int(text), (1...100_000).contains(count) else {
      report(
        .typeMismatch, "`\(text)` is not a length from 1 to 100000", at: origin(node),
        advice: "write `length: 31`")
      return nil
    }
    return String(repeating: "x", count: count)
  }

  private func rowExpectation(_ node: YAMLNode) -> RowExample.Expectation? {
    guard
      let keys = Keys(
        node, of: "`expect`", in: self, advice: "write `{ shows: { TEXT: [SURFACE] } }`")
    else {
      return nil
    }
    var expect = RowExample.Expectation()
    if let shows = keys.optional("shows") {
      if let entries = shows.mapping {
        expect.shows = entries.map { RowExample.Shown($0.keyText, on: surfaces($0.value)) }
      } else {
        expect.shows = texts(shows, of: "`shows`").filter { $0 != "nothing" }.map {
          RowExample.Shown($0)
        }
      }
    }
    expect.hides = keys.texts("hides")
    expect.fires = keys.texts("fires")
    expect.silent = keys.texts("silent")
    expect.unknown = keys.texts("unknown")
    expect.refuses = keys.text("refuses")
    for entry in keys.optional("sets").flatMap({ group($0, "`sets`", "write `{ name: value }`") })
      ?? []
    {
      guard let constant = constant(entry.value) else { continue }
      // With its unit, as it is reported.
      if case .number(let x) = constant.literal, let unit = constant.type.unit, !unit.name.isEmpty {
        expect.sets[entry.keyText] = .text(unit.text(x))
      } else {
        expect.sets[entry.keyText] = constant.literal
      }
    }
    expect.reminds = keys.optional("reminds").flatMap(reminders) ?? [:]
    for column in pack.tables.flatMap(\.columns) where expect.gives[column.name] == nil {
      if let value = keys.optional(column.name) {
        expect.gives[column.name] = answer(value, column)
      }
    }
    keys.finish()
    if expect == RowExample.Expectation() {
      report(
        .missingKey, "this example expects nothing", at: origin(node),
        advice:
          "write what should happen: `shows`, `hides`, `fires`, `silent`, `refuses`, `sets`, `reminds`, or what a table gives"
      )
      return nil
    }
    return expect
  }
}
