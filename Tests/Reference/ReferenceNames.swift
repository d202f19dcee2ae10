import RuleModel

/// Whether a text is one of the names of a list: without regard to case, accents, spacing, hyphens
/// or a trailing dose.
func isName(_ text: String, in list: NameList) -> Bool {
  let names = list.entries.flatMap { [$0.name] + $0.also }
  let spellings = [text, withoutDose(text) ?? text].map { bare($0) }
  return names.contains { spellings.contains(bare($0)) }
}

/// Letters and digits alone, small, without their accents.
private func bare(_ text: String) -> String {
  let plain: [Character: Character] = [
    "á": "a", "à": "a", "ä": "a", "â": "a", "é": "e", "è": "e", "ê": "e", "ö": "o", "ü": "u",
    "ñ": "n", "ç": "c",
  ]
  return String(text.lowercased().map { plain[$0] ?? $0 }.filter { !$0.isWhitespace && $0 != "-" })
}

/// `Topamax 50 mg` without ` 50 mg`.
private func withoutDose(_ text: String) -> String? {
  var words = text.split(separator: " ").map(String.init)
  let units = ["mg", "g", "ml", "mcg"]
  guard let last = words.last?.lowercased() else { return nil }
  if units.contains(last) {
    words.removeLast()
    guard let number = words.popLast(), Double(number) != nil else { return nil }
  } else if let unit = units.first(where: { last.hasSuffix($0) }),
    Double(last.dropLast(unit.count)) != nil
  {
    words.removeLast()
  } else if words.count > 1, Double(last) != nil, last.filter(\.isNumber).count >= 2,
    words[words.count - 2].count >= 3,
    words[words.count - 2].allSatisfy(\.isLetter)
  {
    words.removeLast()
  } else {
    return nil
  }
  return words.isEmpty ? nil : words.joined(separator: " ")
}
