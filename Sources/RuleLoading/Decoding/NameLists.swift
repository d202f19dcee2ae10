import Folding
import RuleModel
import YAMLReading

/// `lists:`.
extension PackBuilder {
  func decodeLists(_ node: YAMLNode) {
    guard let entries = group(node, "`lists`", "write `lists:`, then the name of a list below it")
    else { return }
    for entry in entries {
      let name = entry.keyText
      checkName(name, at: origin(entry.key))
      if let first = defined.lists[name] {
        defined.repetitions.append(
          .init(
            name: "the list `\(name)`", isID: false, origin: origin(entry.key),
            first: pack.lists[first].origin))
        continue
      }
      var list = NameList(name: name, entries: [], origin: origin(entry.key))
      var namesNode: YAMLNode? = entry.value
      if entry.value.mapping != nil,
        let keys = Keys(entry.value, of: "the list `\(name)`", in: self)
      {
        namesNode = keys.required("names")
        list.title = keys.words("title") ?? keys.text("note")
        list.status = keys.choice("status", Status.self) ?? .active
        list.source = keys.texts("source")
        list.provenance = provenance(entry.value, keys)
        // Looked at when all lists are read (`ListBans.swift`).
        list.why = keys.words("why")
        (list.never, list.apartFrom) = (keys.texts("never"), keys.texts("apart from"))
        keys.finish()
      } else {
        list.provenance = Provenance { Normalising.written(entry.value).canonical }
      }
      if let namesNode { list.entries = names(namesNode, of: name) }
      defined.lists[name] = pack.lists.count
      pack.lists.append(list)
    }
  }

  /// `flunarizine, Sibelium` and `flunarizine (Sibelium)` are one name, which nobody writes so. A
  /// comma between digits is a part of a number.
  private func lookForSeveral(in name: String, _ node: YAMLNode, isAlso: Bool) {
    let scalars = Array(name.unicodeScalars)
    func isDigit(_ index: Int) -> Bool {
      scalars.indices.contains(index) && ("0"..."9").contains(scalars[index])
    }
    let mark = scalars.indices.first { index in
      switch scalars[index] {
      case ",": !(isDigit(index - 1) && isDigit(index + 1))
      case ";", "(", ")", "[", "]", "{", "}": true
      // `St. John's wort` is one name; a longer word is not cut short.
      case ".":
        scalars.indices.contains(index + 1) && scalars[index + 1] == " "
          && scalars[..<index].reversed().prefix { $0.properties.isAlphabetic }.count > 3
      default: false
      }
    }
    guard let mark else { return lookForRepeated(in: name, node) }
    report(
      .joinedName, "`\(name)` is read as one name that contains “\(scalars[mark])”",
      at: origin(node), level: .warning,
      advice: isAlso
        ? "if these are two names, put a comma between them"
        : "if these are two names for the same, write `{ name: …, also: [ … ] }`; if not, give each an entry of its own"
    )
  }

  /// `propranolol hydrochloride propranolol HCl`: a comma was forgotten.
  private func lookForRepeated(in name: String, _ node: YAMLNode) {
    var seen: Set<String> = []
    let words = name.split(separator: " ").map { foldedName(String($0)) }
    guard let repeated = words.first(where: { $0.count > 2 && !seen.insert($0).inserted }) else {
      return lookForLostComma(in: name, node)
    }
    report(
      .joinedName, "`\(name)` is read as one name that says “\(repeated)” twice", at: origin(node),
      level: .warning,
      advice: "if these are two names, write a comma between them")
  }

  /// `Sibelium Nomigrain`: two brands, or one of two words.
  private func lookForLostComma(in name: String, _ node: YAMLNode) {
    let words = name.split(separator: " ")
    guard words.count > 1,
      words.allSatisfy({
        $0.count > 3 && $0.first!.isUppercase && $0.dropFirst().allSatisfy(\.isLowercase)
      })
    else { return }
    report(
      .joinedName, "`\(name)` is read as one name of \(words.count) words", at: origin(node),
      level: .note,
      advice: "if these are several names, write commas between them")
  }

  /// `propanolol` beside `propranolol hydrochloride`: one of the two is misspelt, and would match
  /// nothing.
  private func lookForSlip(in name: String, _ node: YAMLNode, beside others: [String]) {
    if name.contains(" ") { return }
    for other in others {
      guard let first = other.split(separator: " ").first.map(String.init),
        first.count < other.count,
        foldedName(first) != foldedName(name), nearest(name, in: [first]) != nil
      else { continue }
      report(
        .joinedName, "`\(name)` is spelt otherwise in `\(other)`", at: origin(node),
        level: .warning,
        advice: "write both alike: a name that is misspelt matches nothing")
      return
    }
  }

  private func names(_ node: YAMLNode, of list: String) -> [NameList.Entry] {
    var entries: [NameList.Entry] = []
    var seen: [String: Origin] = [:]
    func claim(_ name: String, _ place: YAMLNode, isAlso: Bool = false) {
      let folded = foldedName(name)
      if folded.isEmpty {
        report(
          .badName, "`\(name)` contains no letters, so it would never match", at: origin(place))
      } else if let first = seen[folded] {
        report(
          .duplicateName, "`\(name)` is listed twice in `\(list)`", at: origin(place),
          level: .warning,
          notes: [.init("first here", at: self.place(first))])
      } else {
        seen[folded] = origin(place)
        lookForSeveral(in: name, place, isAlso: isAlso)
      }
    }
    for item in items(node, of: "`names`") {
      if let name = item.text {
        claim(name, item)
        entries.append(.init(name: name))
      } else if let keys = Keys(item, of: "a name", in: self) {
        let nameNode = keys.required("name")
        let name = nameNode.flatMap { text($0, of: "`name`") }
        var also: [String] = []
        if let alsoNode = keys.optional("also") {
          for other in alsoNode.sequence ?? [alsoNode] {
            guard let text = text(other, of: "`also`") else { continue }
            claim(text, other, isAlso: true)
            also.append(text)
          }
        }
        _ = (keys.optional("note"), keys.optional("source"))
        keys.finish()
        if let name, let nameNode {
          claim(name, nameNode)
          lookForSlip(in: name, nameNode, beside: also)
          entries.append(.init(name: name, also: also))
        }
      }
    }
    return entries
  }
}
