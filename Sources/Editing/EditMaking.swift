import RuleLoading
import RuleModel
import SourceText
import YAMLReading

extension EditedFiles {
  /// Makes one edit, and nothing that follows from it.
  mutating func make(_ edit: PackEdit, of pack: Pack) throws(EditRefusal) {
    switch edit.kind {
    case .number(let to, let from): try setNumber(edit.id, to, from: from)
    case .line(let at, let to): try setLine(edit.id, at, to)
    case .words(let locale, let to): try setWords(edit.id, locale, to, of: pack)
    case .names(let add, let remove, let never):
      try changeNames(edit.id, add: add, remove: remove, never: never)
    case .forbid(let add, let within): try forbid(edit.id, add, unlessWithin: within)
    case .example(let example): try addExample(example, to: edit.id)
    case .decide(let chosen, let why, let by, let on):
      try decide(
        edit.id, [("chosen", chosen), ("why", why), ("decided by", by), ("decided on", on)])
    }
  }

  func item(_ id: String, _ sections: [PackSection]) throws(EditRefusal) -> Found {
    for section in sections { if let found = try find(id, in: section) { return found } }
    let names = sections.map { "`\($0.rawValue)`" }.joined(separator: " or ")
    throw EditRefusal("`\(id)` is not in \(names)", "`primum explain` shows what there is")
  }

  /// By how much an edit moves a number.
  func step(of edit: PackEdit) throws(EditRefusal) -> Double? {
    switch edit.kind {
    case .number(_, nil):
      let found = try item(edit.id, [.thresholds])
      let node = found.patch.node(found.path + [.key("is")]) ?? found.patch.node(found.path)
      return node?.text.flatMap { edit.step(from: $0) }
    case .line(let at, _):
      let found = try item(edit.id, [.rules])
      let line = ConditionLines(found).all.first { $0.number == at }
      return line.flatMap { found.patch.node($0.path)?.text }.flatMap { edit.step(from: $0) }
    default: return nil
    }
  }

  // MARK: Numbers

  private mutating func setNumber(
    _ id: String, _ to: String, from: CivilDate?
  ) throws(EditRefusal) {
    var found = try item(id, [.thresholds])
    let node = found.patch.node(found.path)
    let isShort = node?.mapping == nil
    let valuePath = isShort ? found.path : found.path + [.key("is")]
    guard let value = found.patch.node(valuePath), let old = value.text else {
      throw EditRefusal("`\(id)` is not a single value", "change it in the file", at: node?.place)
    }
    let new = EditedFiles.withUnit(to, of: old)
    guard let from else {
      set(found.file, try found.patch.setting(valuePath, to: new))
      return
    }
    let until = MomentText.text(from.adding(days: -1))
    let earlier = YAMLValue.group([.init("value", .text(old)), .init("until", .text(until))])
    if isShort {
      let whole = YAMLValue.group([.init("is", .text(new)), .init("was", .list([earlier]))])
      set(found.file, try found.patch.replacing(found.path, with: whole))
      return
    }
    let was = found.path + [.key("was")]
    if let last = found.patch.node(was)?.sequence?.last?["until"]?.text,
      let day = MomentText.date(last), day >= from.adding(days: -1)
    {
      throw EditRefusal(
        "`\(id)` already changes after \(last), which is not before \(MomentText.text(from))",
        "choose a later day, or change the earlier value in the file",
        at: found.patch.node(was)?.place)
    }
    set(found.file, try found.patch.setting(valuePath, to: new))
    found.patch = try patch(found.file)
    set(
      found.file,
      found.patch.node(was)?.sequence != nil
        ? try found.patch.appending(earlier, to: was)
        : try found.patch.adding("was", .list([earlier]), to: found.path, after: "is"))
  }

  /// A bare number takes the unit of the value that it replaces.
  static func withUnit(_ new: String, of old: String) -> String {
    func isBare(_ text: Substring) -> Bool { Double(text) != nil }
    let parts = old.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, isBare(parts[0]), isBare(new[...]) else { return new }
    return "\(new) \(parts[1])"
  }

  // MARK: Conditions

  private mutating func setLine(_ id: String, _ at: String, _ to: String) throws(EditRefusal) {
    let found = try item(id, [.rules])
    let lines = ConditionLines(found)
    guard let line = lines.all.first(where: { $0.number == at }) else {
      let known = lines.all.map(\.number).joined(separator: ", ")
      throw EditRefusal(
        lines.all.isEmpty ? "`\(id)` has no condition" : "`\(id)` has no line \(at)",
        lines.all.isEmpty ? nil : "its lines are \(known)",
        at: found.patch.node(found.path)?.place)
    }
    set(found.file, try found.patch.setting(line.path, to: to))
  }

  // MARK: Lists and words

  private mutating func changeNames(
    _ id: String, add: [PackEdit.Name], remove: [String], never: [String]
  ) throws(EditRefusal) {
    for name in add { try addName(name, to: id) }
    for name in remove { try removeName(name, from: id) }
    for name in never {
      try append(name, under: "never", of: try item(id, [.lists]))
    }
  }

  private mutating func addName(_ name: PackEdit.Name, to id: String) throws(EditRefusal) {
    let found = try item(id, [.lists])
    let path = found.path + [.key("names")]
    let names = found.patch.node(path)?.sequence ?? []
    func isSame(_ one: String?, _ other: String) -> Bool { one?.lowercased() == other.lowercased() }
    let known = names.firstIndex { isSame($0.text ?? $0["name"]?.text, name.name) }
    if let index = known {
      let own = names[index]["also"]?.sequence ?? []
      let new = name.also.filter { brand in !own.contains { isSame($0.text, brand) } }
      if new.isEmpty {
        throw EditRefusal(
          "`\(name.name)` is on `\(id)` already"
            + (name.also.isEmpty ? "" : ", with these names"), at: names[index].place)
      }
      try addBrands(new, to: path + [.item(index)], found)
      return
    }
    let value =
      name.also.isEmpty
      ? YAMLValue.text(name.name)
      : .group([
        .init("name", .text(name.name)), .init("also", .list(name.also.map(YAMLValue.text))),
      ])
    set(found.file, try found.patch.appending(value, to: path))
  }

  private mutating func addBrands(
    _ brands: [String], to path: [YAMLValue.Step], _ found: Found
  ) throws(EditRefusal) {
    guard let node = found.patch.node(path) else { return }
    let list = YAMLValue.list(brands.map(YAMLValue.text))
    if let text = node.text {
      let whole = YAMLValue.group([.init("name", .text(text)), .init("also", list)])
      set(found.file, try found.patch.replacing(path, with: whole))
    } else if node["also"]?.sequence == nil {
      set(found.file, try found.patch.adding("also", list, to: path, after: "name"))
    } else {
      for brand in brands {
        let patch = try patch(found.file)
        set(found.file, try patch.appending(.text(brand), to: path + [.key("also")]))
      }
    }
  }

  private mutating func removeName(_ name: String, from id: String) throws(EditRefusal) {
    let found = try item(id, [.lists])
    let path = found.path + [.key("names")]
    let names = found.patch.node(path)?.sequence ?? []
    for (index, node) in names.enumerated() {
      if (node.text ?? node["name"]?.text) == name {
        set(found.file, try found.patch.removing(index, from: path))
        return
      }
      if let brand = node["also"]?.sequence?.firstIndex(where: { $0.text == name }) {
        let also = path + [.item(index), .key("also")]
        set(found.file, try found.patch.removing(brand, from: also))
        return
      }
    }
    throw EditRefusal("`\(name)` is not on `\(id)`", at: found.patch.node(path)?.place)
  }

  private mutating func forbid(
    _ id: String, _ add: [String], unlessWithin: [String]
  ) throws(EditRefusal) {
    for phrase in add { try append(phrase, under: "forbid", of: try item(id, [.terms])) }
    for phrase in unlessWithin {
      try append(phrase, under: "unless within", of: try item(id, [.terms]))
    }
  }

  /// Another text in a list that may also be a single text, or not be there.
  private mutating func append(
    _ text: String, under key: String, of found: Found
  ) throws(EditRefusal) {
    let path = found.path + [.key(key)]
    let node = found.patch.node(path)
    if node?.text == text || node?.sequence?.contains(where: { $0.text == text }) == true {
      throw EditRefusal("`\(text)` is there already", at: node?.place)
    }
    if node?.sequence != nil {
      set(found.file, try found.patch.appending(.text(text), to: path))
    } else if let one = node?.text {
      let list = YAMLValue.list([.text(one), .text(text)])
      set(found.file, try found.patch.replacing(path, with: list))
    } else {
      set(found.file, try found.patch.adding(key, .list([.text(text)]), to: found.path))
    }
  }

  // MARK: Examples and questions

  static let withExamples: [PackSection] = [.rules, .tables, .messages, .terms, .requirements]

  /// Behind the examples that are apart from the item; where there are none, behind those beside it.
  mutating func addExample(_ example: YAMLValue, to id: String) throws(EditRefusal) {
    let found = try item(id, Self.withExamples)
    if let apart = try examplesApart(of: id) {
      set(apart.file, try apart.patch.appending(example, to: apart.path))
      return
    }
    let path = found.path + [.key("examples")]
    if found.patch.node(path)?.sequence != nil {
      set(found.file, try found.patch.appending(example, to: path))
      return
    }
    set(found.file, try found.patch.adding("examples", .list([example]), to: found.path))
  }

  private func examplesApart(of id: String) throws(EditRefusal) -> Found? {
    for (index, file) in rules.enumerated() {
      let section = PackSection.examplesOf.rawValue
      let patch = try YAMLPatch(file, memory)
      let path = [YAMLValue.Step.key(section), .key(id)]
      if patch.node(path)?.sequence != nil { return Found(file: index, path: path, patch: patch) }
    }
    return nil
  }

  private mutating func decide(
    _ id: String, _ values: [(key: String, text: String?)]
  ) throws(EditRefusal) {
    var last: String?
    for (key, text) in values {
      let found = try item(id, [.requirements])
      let path = found.path + [.key(key)]
      if let text {
        set(
          found.file,
          found.patch.node(path) != nil
            ? try found.patch.setting(path, to: text)
            : try found.patch.adding(key, .text(text), to: found.path, after: last))
      }
      if try item(id, [.requirements]).patch.node(path) != nil { last = key }
    }
  }
}

/// The lines of a condition, numbered as `explain` numbers them.
struct ConditionLines {
  struct Line {
    var number: String
    var path: [YAMLValue.Step]
  }

  private(set) var all: [Line] = []

  /// A constraint that holds only `when` something does is that, or what it requires.
  init(_ rule: EditedFiles.Found) {
    let (when, require) = (rule.path + [.key("when")], rule.path + [.key("require")])
    let both = rule.patch.node(when) != nil && rule.patch.node(require) != nil
    for (path, number) in [(when, both ? "1.1" : ""), (require, both ? "2" : "")] {
      if let node = rule.patch.node(path) { addParts(of: node, path, number) }
    }
  }

  private mutating func addParts(of node: YAMLNode, _ path: [YAMLValue.Step], _ number: String) {
    func inner(_ index: Int) -> String {
      number.isEmpty ? "\(index + 1)" : "\(number).\(index + 1)"
    }
    switch node.content {
    case .scalar: all.append(Line(number: number.isEmpty ? "1" : number, path: path))
    case .sequence(let nodes):
      for (index, node) in nodes.enumerated() {
        addParts(of: node, path + [.item(index)], inner(index))
      }
    case .mapping(let entries):
      // One group is its lines; of several each is a part.
      let groups = entries.filter { $0.value.sequence != nil }
      for (index, entry) in groups.enumerated() {
        addParts(
          of: entry.value, path + [.key(entry.keyText)],
          groups.count == 1 ? number : inner(index))
      }
    case .null: break
    }
  }
}
