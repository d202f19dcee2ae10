/// The regular English forms of a word or phrase, without the term itself: of a verb the third
/// person, the past and the `-ing` form, of a noun the plural, of an adjective its adverb and,
/// where it is short, its comparison. Of several words the first is inflected for a verb, the last
/// otherwise. Where British and American spelling differ (`cancelled`, `canceled`) both are given.
enum EnglishForms {
  static func forms(of term: String, as kind: WordKind) -> [String] {
    let words = term.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    guard let first = words.first, let last = words.last else { return [] }
    switch kind {
    case .verb: return verbForms(first).map { ([$0] + words.dropFirst()).joined(separator: " ") }
    case .noun: return nounForms(last).map { (words.dropLast() + [$0]).joined(separator: " ") }
    case .adjective:
      return adjectiveForms(last).map { (words.dropLast() + [$0]).joined(separator: " ") }
    }
  }
}

private func adjectiveForms(_ word: String) -> [String] {
  let small = Array(word.lowercased().utf8)
  guard small.last.map({ isASCIIWord($0) }) == true else { return [] }
  let text = String(decoding: small, as: UTF8.self)
  let adverb: String =
    if endsInConsonantAndY(small) { word.dropLast() + "ily" } else if text.hasSuffix("ic") {
      word + "ally"
    } else if text.hasSuffix("ble") || text.hasSuffix("ple") || text.hasSuffix("tle")
      || text.hasSuffix("gle")
    {
      word.dropLast() + "y"
    } else if text.hasSuffix("ll") { word + "y" } else { word + "ly" }
  let short = syllables(small) - (small.last == UInt8(ascii: "e") ? 1 : 0)
  let stem: String? =
    if endsInConsonantAndY(small), short <= 2 { word.dropLast() + "i" } else if short > 1 {
      nil
    } else if small.last == UInt8(ascii: "e") { String(word.dropLast()) } else {
      stems(word, small)[0]
    }
  return [adverb] + (stem.map { [$0 + "er", $0 + "est"] } ?? [])
}

private func isASCIIWord(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 }

private func verbForms(_ word: String) -> [String] {
  let small = Array(word.lowercased().utf8)
  guard small.last.map({ isASCIIWord($0) }) == true else { return [] }
  var forms = [sForm(word, small)]
  if small.last == UInt8(ascii: "e") {
    forms.append(word + "d")
    if small.suffix(2) == Array("ie".utf8)[...] {
      forms.append(word.dropLast(2) + "ying")
    } else if ["ee", "oe", "ye"].contains(where: { word.lowercased().hasSuffix($0) }) {
      forms.append(word + "ing")
    } else {
      forms.append(word.dropLast() + "ing")
    }
  } else if endsInConsonantAndY(small) {
    forms += [word.dropLast() + "ied", word + "ing"]
  } else if small.last == UInt8(ascii: "c") {
    forms += [word + "ked", word + "king"]
  } else {
    for stem in stems(word, small) { forms += [stem + "ed", stem + "ing"] }
  }
  return forms
}

private func nounForms(_ word: String) -> [String] {
  let small = word.lowercased()
  if let plural = irregularPlurals[small] {
    return [word.first == small.first ? plural : plural.prefix(1).uppercased() + plural.dropFirst()]
  }
  if small.hasSuffix("sis") || small.hasSuffix("xis") { return [word.dropLast(2) + "es"] }
  return [sForm(word, Array(small.utf8))]
}

/// The third person and the plural.
private func sForm(_ word: String, _ small: [UInt8]) -> String {
  let text = String(decoding: small, as: UTF8.self)
  if endsInConsonantAndY(small) { return word.dropLast() + "ies" }
  if text.hasSuffix("z"), !text.hasSuffix("zz"), isConsonantVowelConsonant(small) {
    return word + "zes"
  }
  let isHardCh = hardCh.contains { text.hasSuffix($0) }
  if ["s", "x", "z", "sh"].contains(where: text.hasSuffix) || (text.hasSuffix("ch") && !isHardCh) {
    return word + "es"
  }
  if esAfterO.contains(text) { return word + "es" }
  return word + "s"
}

/// The stems that `-ed` and `-ing` are put on: the last consonant is doubled after a short stressed
/// vowel.
private func stems(_ word: String, _ small: [UInt8]) -> [String] {
  guard isConsonantVowelConsonant(small), let last = word.last else { return [word] }
  let doubled = word + String(last)
  let text = String(decoding: small, as: UTF8.self)
  if syllables(small) == 1 || stressedAtEnd.contains(where: text.hasSuffix) { return [doubled] }
  return text.hasSuffix("el") || text.hasSuffix("al") || text.hasSuffix("il")
    ? [doubled, word] : [word]
}

private func isVowel(_ word: [UInt8], _ index: Int) -> Bool {
  switch word[index] {
  case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"): true
  case UInt8(ascii: "u"): index == 0 || word[index - 1] != UInt8(ascii: "q")
  case UInt8(ascii: "y"): index > 0
  default: false
  }
}

private func endsInConsonantAndY(_ word: [UInt8]) -> Bool {
  word.count > 1 && word.last == UInt8(ascii: "y") && !isVowel(word, word.count - 2)
}

/// One vowel between consonants at the end, the last not w, x or y, which are never doubled.
private func isConsonantVowelConsonant(_ word: [UInt8]) -> Bool {
  let count = word.count
  guard count >= 3, !isVowel(word, count - 1), isVowel(word, count - 2), !isVowel(word, count - 3)
  else { return false }
  return !"wxy".utf8.contains(word[count - 1])
}

private func syllables(_ word: [UInt8]) -> Int {
  word.indices.filter { isVowel(word, $0) && ($0 == 0 || !isVowel(word, $0 - 1)) }.count
}

/// Words of several syllables that double their last consonant.
private let stressedAtEnd = [
  "prefer", "occur", "begin", "commit", "control", "submit", "permit", "refer", "admit", "regret",
  "forget", "equip",
  "compel", "expel",
  "propel", "rebel", "transfer", "defer", "infer", "confer", "deter", "incur", "recur", "omit",
  "emit", "transmit",
  "patrol", "enrol",
  "excel", "repel", "dispel", "allot", "abhor", "concur", "acquit", "format", "program", "kidnap",
  "handicap", "upset",
  "reset", "unplug",
  "outrun", "overlap", "zigzag",
]
private let hardCh = ["stomach", "epoch", "monarch", "patriarch", "eunuch", "loch", "tech"]
private let esAfterO: Set<String> = [
  "go", "do", "undo", "redo", "potato", "tomato", "hero", "echo", "veto", "torpedo", "embargo",
]
private let irregularPlurals: [String: String] = [
  "man": "men", "woman": "women", "child": "children", "person": "people", "foot": "feet",
  "tooth": "teeth",
  "mouse": "mice",
  "life": "lives", "wife": "wives", "knife": "knives", "leaf": "leaves", "half": "halves",
  "self": "selves",
  "shelf": "shelves",
  "loaf": "loaves", "thief": "thieves", "wolf": "wolves", "calf": "calves", "criterion": "criteria",
  "phenomenon": "phenomena",
  "bacterium": "bacteria", "datum": "data", "index": "indices",
]
