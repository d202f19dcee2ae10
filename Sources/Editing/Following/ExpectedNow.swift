import Analysis
import SourceText
import YAMLReading

/// The expectation of an example, changed to the present result: only the parts that do not hold.
struct ExpectedNow: Sendable {
  /// The changed parts by their paths in the example; nil: a part that is no longer there.
  private(set) var changes: [(path: [YAMLValue.Step], value: YAMLValue?)] = []

  /// Nil where the example passes, or where it cannot be written.
  init?(_ result: ExampleResult, _ example: YAMLValue) {
    guard let comes = result.expect.flatMap({ YAMLValue(yaml: $0) }),
      let expect = example.members.first(where: { $0.key == "expect" })?.value
    else { return nil }
    let now = comes.members
    guard case .group(let own) = expect else {
      let outcome = now.first { $0.key == "outcome" }?.value
      changes = [([.key("expect")], outcome ?? (now.count == 1 ? now[0].value : comes))]
      return
    }
    for key in Set(result.wrong).sorted() {
      guard let old = own.first(where: { $0.key == key })?.value else { continue }
      // A table that answers nothing says so of all its values at once.
      if now.isEmpty {
        changes.append(([.key("expect"), .key(key)], comes))
      } else {
        take(key, old, now)
      }
    }
  }

  private mutating func take(_ key: String, _ old: YAMLValue, _ now: [YAMLValue.Member]) {
    let path: [YAMLValue.Step] = [.key("expect"), .key(key)]
    func new(_ key: String) -> YAMLValue? { now.first { $0.key == key }?.value }
    switch (key, old) {
    case ("says", .group(let members)):
      let said = new("sentences")?.members ?? []
      for member in members {
        let sentence = said.first { $0.key == member.key }?.value
        if sentence != member.value { changes.append((path + [.key(member.key)], sentence)) }
      }
    case ("sets", .group(let members)):
      let set = new("sets")?.members ?? []
      for member in members {
        let value = set.first { $0.key == member.key }?.value ?? .text("nothing")
        if value != member.value { changes.append((path + [.key(member.key)], value)) }
      }
    case ("refuses", .group): changes.append((path, new("refusal") ?? .text("nothing")))
    case ("shows", .text), ("shows", .list):
      let ids = new("shows")?.members.map { YAMLValue.text($0.key) } ?? []
      changes.append((path, ids.isEmpty ? .text("nothing") : ids.count == 1 ? ids[0] : .list(ids)))
    case ("refuses", _):
      if case .group(let refusal)? = new("refuses"), let code = refusal.first?.key {
        changes.append((path, .text(code)))
      } else {
        changes.append((path, new("refuses") ?? .text("nothing")))
      }
    default: changes.append((path, new(key) ?? .text("nothing")))
    }
  }

  /// The changed parts, in short.
  var words: String {
    changes.map { path, value in
      guard path.count > 1, case .key(let key)? = path.last else { return value?.onLine ?? "" }
      return "\(key): \(value?.onLine ?? "no longer said")"
    }.joined(separator: "; ")
  }
}

extension YAMLValue {
  /// Nil where the text is no YAML.
  init?(yaml text: String) {
    guard let root = readYAML(SourceFile(path: "value", bytes: Array(text.utf8))).root else {
      return nil
    }
    self.init(root)
  }

  /// Of a group; none of anything else.
  var members: [Member] { if case .group(let members) = self { members } else { [] } }
}

extension EditedFiles {
  /// Makes an example expect what comes.
  mutating func expect(_ now: ExpectedNow, at place: Place) throws(EditRefusal) {
    for (inner, value) in now.changes {
      let (index, patch, path) = try example(at: place)
      let whole = path + inner
      guard let value else {
        let (group, key) = (Array(inner.dropLast()), inner.last)
        guard case .key(let name)? = key else { continue }
        if patch.node(path + group)?.mapping?.count == 1, case .key(let outer)? = group.last {
          set(index, try patch.removing(outer, of: path + group.dropLast()))
        } else {
          set(index, try patch.removing(name, of: path + group))
        }
        continue
      }
      if case .text(let text) = value, patch.node(whole)?.text != nil {
        set(index, try patch.setting(whole, to: text))
      } else {
        set(index, try patch.replacing(whole, with: value))
      }
    }
  }
}
