/// A name of a list, such as a medicine, as it is compared: without case, accents, spaces, hyphens,
/// marks of a brand (`®`, `™`, `(R)`), stops at its end, and without a dose there, so that
/// `Topamax 50 mg`, `topamax-50mg`, `Topamax®.` and `TOPAMAX` are one name. Two names are the same
/// when this is equal; a name is never compared in part.
///
/// A dose is a number with a unit (`50 mg`, `0.5 ml`, `25/200 mg`, `25-50 mg`, `1,000 IU`,
/// `5 mg/ml`, `2 x 25 mg`, `2 tablets`, `half a tablet`, `x2`), several of them, and with them form
/// words (`tablets`), how it is taken (`po`) and how often (`twice daily`, `q12h`, `1-0-1`). The
/// release form stays, also behind the dose: `Toprol 25 mg XL` is `Toprol XL`. A number without a
/// unit stays: `Vitamin B 12`. A name that would be nothing but a dose is left whole.
public func foldedName(_ name: String) -> String { (withoutDose(foldedWords(name))).joined() }

/// Whether what somebody wrote is one of the names, which are folded. The whole is looked for
/// first; where it is no name, what prescriptions add to one is taken off:
///
/// - a number without its unit (`Topamax 25`), of two digits or more. One digit is part of a name
///   (`Tylenol 3` holds codeine), and so is any number behind one or two letters (`Vitamin B 12`,
///   `Q 10`) or with a slash (`Humulin 70/30`);
/// - how it is released or taken (`Effexor XR`, `propranolol extended-release capsules`). A list
///   that names a release form itself (`Toprol-XL`) means that form alone.
public func isName(_ written: String, among names: Set<String>) -> Bool {
  let words = foldedWords(written)
  let readings = [withoutDose(words), withoutDose(words, takesBareNumbers: true)]
  return readings.contains { names.contains($0.joined()) }
    || readings.contains { names.contains(withoutReleaseForm($0).joined()) }
}

private func foldedWords(_ name: String) -> [String] {
  // Most names are plain: letters, digits, spaces and hyphens of ASCII, of which nothing is taken.
  let isPlain = name.utf8.allSatisfy { byte in
    switch byte {
    case 0x20, 0x2D, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
  if isPlain { return nameWords(caseFolded(name)) }
  let plain = withoutAccents(
    caseFolded(
      Normalization.string(
        Normalization.decompose(
          name.unicodeScalars.lazy.map(\.value).filter { !brandMarks.contains($0) },
          compatibly: true))))
  return withoutBrandMarks(nameWords(caseFolded(plain)))
}

/// `®`, `™` and `℠`; the last two would otherwise become letters.
private let brandMarks: Set<UInt32> = [0xAE, 0x2122, 0x2120]

/// Without `(R)` and its like, as people type the marks of a brand.
private func withoutBrandMarks(_ words: [String]) -> [String] {
  var rest: [String] = []
  for word in words {
    if word == ")", rest.count > 2, rest[rest.count - 2] == "(",
      ["r", "tm", "sm"].contains(rest[rest.count - 1])
    {
      rest.removeLast(2)
    } else {
      rest.append(word)
    }
  }
  return rest
}

/// Words as spaces and hyphens separate them, numbers apart from the letters after them:
/// `topamax-50mg` is `topamax`, `50`, `mg`.
private func nameWords(_ text: String) -> [String] {
  var words: [String] = []
  var word = ""
  func isDigit(_ s: Unicode.Scalar) -> Bool { s >= "0" && s <= "9" }
  let scalars = Array(text.unicodeScalars)
  for (index, written) in scalars.enumerated() {
    var scalar = written
    let properties = UnicodeTables.properties(of: scalar.value)
    if properties.contains(.ignorable) { continue }
    // `½` is one over two; `25-50` and `1-0-1` are one thing, as `25/50` is.
    let joinsNumbers =
      properties.contains(.hyphen) && word.unicodeScalars.last.map(isDigit) == true
      && index + 1 < scalars.count
      && isDigit(scalars[index + 1])
    if scalar == "\u{2044}" || joinsNumbers { scalar = "/" }
    if scalar != "/", properties.contains(.space) || properties.contains(.hyphen) {
      if !word.isEmpty { words.append(word) }
      word = ""
      continue
    }
    if "/()[],%".unicodeScalars.contains(scalar) {
      // A comma or a slash inside a number stays in it.
      let insideNumber =
        (scalar == "," || scalar == "/") && word.unicodeScalars.last.map(isDigit) == true
      if !insideNumber {
        if !word.isEmpty { words.append(word) }
        words.append(String(scalar))
        word = ""
        continue
      }
    }
    if let last = word.unicodeScalars.last, isDigit(last) != isDigit(scalar),
      !".,/".unicodeScalars.contains(scalar),
      !".,/".unicodeScalars.contains(last)
    {
      words.append(word)
      word = ""
    }
    word.unicodeScalars.append(quoteless(scalar))
  }
  if !word.isEmpty { words.append(word) }
  return words
}

private func quoteless(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  scalar.value >= 0x80 && UnicodeTables.properties(of: scalar.value).contains(.quote) ? "'" : scalar
}

private func withoutDose(_ words: [String], takesBareNumbers: Bool = false) -> [String] {
  let (words, release) = withoutReleaseBehindDose(words)
  var rest = words[...]
  var tookDose = false
  while let word = rest.last.map(trimmedOfStops), !rest.isEmpty {
    let before = rest.dropLast()
    if let number = before.last, isNumber(number),
      doseUnits.contains(word) || doseForms.contains(word)
    {
      rest = withoutFirstOfTwo(before.dropLast())
      if hours.contains(word), let last = rest.last, ["q", "every"].contains(last) {
        rest.removeLast()
      }
      tookDose = true
    } else if doseForms.contains(word), let amount = wordsOfAmount(before) {
      rest = before.dropLast(amount)
      tookDose = true
    } else if isNumber(word), before.last == "x" || before.last == "×" {
      rest = before.dropLast()
      tookDose = true
    } else if isNumber(word), word.contains("/"),
      before.last.map({ doseUnits.contains($0) || doseForms.contains($0) }) == true
    {
      rest = before  // `25 mg 1-0-1`
    } else if ["(", ")", "[", "]", ",", "/", "+", ""].contains(word) {
      rest = before
    } else if doseUnits.contains(word), before.last == "/",
      before.dropLast().last.map({ doseUnits.contains($0) }) == true
    {
      rest = before.dropLast()  // `mg/ml`: the unit of the number stays for the next round
    } else if doseForms.contains(word) || doseTimes.contains(word),
      hasDose(before, takesBareNumbers) || tookDose && !wordsOfNames.contains(word)
    {
      rest = before
    } else if takesBareNumbers, !tookDose, isBareDose(word, behind: before.last) {
      rest = before
      tookDose = true
    } else {
      break
    }
    // Only a bracket or a comma was at the end: nothing of the name may go for that alone.
  }
  return withoutStopsAtEnd(tookDose && !rest.isEmpty ? Array(rest) + release : words + release)
}

/// `propranolol 80 mg SR` without `SR`, and that; the release form belongs to the name, and is
/// behind the dose.
private func withoutReleaseBehindDose(_ words: [String]) -> (words: [String], release: [String]) {
  var rest = words[...]
  var release: [String] = []
  while let last = rest.last.map({ $0.filter { $0 != "." } }) {
    let before = rest.dropLast()
    if releaseForms.contains(last), hasDose(before, false) {
      release.insert(last, at: 0)
      rest = before
    } else if let first = before.last, releaseFormsOfTwoWords[first] == last,
      hasDose(before.dropLast(), false)
    {
      release.insert(contentsOf: [first, last], at: 0)
      rest = before.dropLast()
    } else if doseForms.contains(last), !release.isEmpty || releaseStands(before) {
      rest = before  // `100 mg ER tablet`
    } else {
      break
    }
  }
  return release.isEmpty ? (words, []) : (Array(rest), release)
}

/// Whether a release form behind a dose is the last word.
private func releaseStands(_ words: ArraySlice<String>) -> Bool {
  guard let last = words.last else { return false }
  let before = words.dropLast()
  return releaseForms.contains(last) && hasDose(before, false)
    || before.last.map { releaseFormsOfTwoWords[$0] == last } == true
      && hasDose(before.dropLast(), false)
}

/// `25 to` and `2 x` before a dose, which belong to it.
private func withoutFirstOfTwo(_ words: ArraySlice<String>) -> ArraySlice<String> {
  guard let last = words.last, ["to", "or", "bis", "x", "×"].contains(last),
    let number = words.dropLast().last,
    isNumber(number)
  else { return words }
  return words.dropLast(2)
}

/// How many words before a form say how many: `half a`, `two`; nil where none does.
private func wordsOfAmount(_ words: ArraySlice<String>) -> Int? {
  guard let last = words.last else { return nil }
  if ["half", "quarter", "one", "two", "three", "four"].contains(last) { return 1 }
  if ["a", "an"].contains(last), let before = words.dropLast().last,
    ["half", "quarter"].contains(before)
  {
    return 2
  }
  return nil
}

/// `Topamax.` and `Topamax,` are `Topamax`: a list or a sentence ended there.
private func withoutStopsAtEnd(_ words: [String]) -> [String] {
  var rest = words
  while rest.count > 1, let last = rest.last, trimmedOfStops(last).isEmpty { rest.removeLast() }
  if let last = rest.popLast() {
    let trimmed = trimmedOfStops(last)
    rest.append(trimmed.isEmpty ? last : trimmed)
  }
  return rest
}

/// Without the words at the end that say how a medicine is released or taken: `effexor xr`,
/// `topamax tablets`. Something of three letters or more has to be left.
private func withoutReleaseForm(_ words: [String]) -> [String] {
  var rest = words[...]
  while let last = rest.last.map({ $0.filter { $0 != "." } }) {
    let before = rest.dropLast()
    if releaseForms.contains(last) || doseForms.contains(last) || trimmedOfStops(last).isEmpty
      || ["(", ")", "[", "]"].contains(last)
    {
      rest = before
    } else if let first = before.last, releaseFormsOfTwoWords[first] == last {
      rest = before.dropLast()
    } else {
      break
    }
  }
  return rest.reduce(0) { $0 + $1.unicodeScalars.count } >= 3 ? Array(rest) : words
}

/// A number that can only be a strength: of two digits or more, behind a word or the number of a
/// name (`vitamin B12 1000`).
private func isBareDose(_ word: String, behind name: String?) -> Bool {
  guard let name,
    isNumber(name) || releaseForms.contains(name)
      || name.unicodeScalars.count >= 3
        && name.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic }),
    !doseTimes.contains(name)
  else { return false }
  return isNumber(word) && !word.contains("/") && word.utf8.count { $0 >= 0x30 && $0 <= 0x39 } >= 2
}

/// Whether a number with a unit is near the end, so that a word after it is part of the dose.
private func hasDose(_ words: ArraySlice<String>, _ takesBareNumbers: Bool) -> Bool {
  let tail = words.suffix(6).map(trimmedOfStops)
  if takesBareNumbers, zip(tail, tail.dropFirst()).contains(where: { isBareDose($1, behind: $0) }) {
    return true
  }
  return zip(tail, tail.dropFirst()).contains {
    isNumber($0) && (doseUnits.contains($1) || doseForms.contains($1))
  }
}

private func isNumber(_ word: String) -> Bool {
  guard let first = word.utf8.first, first >= 0x30, first <= 0x39 else { return false }
  return word.utf8.allSatisfy {
    ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E || $0 == 0x2C || $0 == 0x2F
  }
}

private func trimmedOfStops(_ word: String) -> String {
  var word = word
  while let last = word.last, ".,;:!".contains(last) { word.removeLast() }
  return word
}

private let doseUnits: Set<String> = [
  "mg", "mgs", "mcg", "ug", "μg", "g", "gm", "gram", "grams", "kg", "ng", "ml", "l", "cc", "iu",
  "ie", "u", "unit",
  "units", "mmol",
  "meq", "%", "milligram", "milligrams", "microgram", "micrograms", "hour", "hours", "hr", "h",
  "day",
  "days", "week", "weeks", "month", "months",
]
private let doseForms: Set<String> = [
  "tablet", "tablets", "tab", "tabs", "capsule", "capsules", "cap", "caps", "pill", "pills", "drop",
  "drops", "puff",
  "puffs",
  "spray", "sprays", "patch", "patches", "sachet", "sachets", "injection", "injections", "dose",
  "doses", "ampoule",
  "ampoules",
  "caplet", "caplets", "suppository", "suppositories", "oral", "film", "sprinkle", "sprinkles",
  "coated", "chewable",
  "dispersible", "effervescent", "soluble", "ointment", "cream", "gel", "solution", "suspension",
  "syrup", "lozenge",
  "lozenges", "inhaler", "nasal", "vial", "vials", "lotion", "powder", "granules", "autoinjector",
  "autoinjectors",
  "injector", "pen", "pens", "syringe", "syringes", "prefilled",
]
/// Units behind which a number says how often: `q12h`, `every 8 hours`.
private let hours: Set<String> = [
  "h", "hr", "hour", "hours", "day", "days", "week", "weeks", "month", "months",
]
/// How a medicine is released, as behind the names of prescriptions: extended, sustained, delayed,
/// immediate release, long acting, enteric coated, orally disintegrating.
private let releaseForms: Set<String> = [
  "xr", "er", "xl", "sr", "cr", "dr", "mr", "pr", "ir", "la", "xt", "cd", "ec", "odt", "retard",
]
private let releaseFormsOfTwoWords = [
  "extended": "release", "sustained": "release", "controlled": "release", "delayed": "release",
  "modified": "release",
  "prolonged": "release", "slow": "release", "immediate": "release", "long": "acting",
  "enteric": "coated",
  "orally": "disintegrating",
]
/// Of these only a number behind a dose is a part of it: `vitamin A 5000 IU`, `factor IV`.
private let wordsOfNames: Set<String> = [
  "a", "per", "day", "at", "night", "in", "the", "and", "as", "every", "iv", "im", "sc", "sl", "po",
  "hs", "od",
]
private let doseTimes: Set<String> = [
  "once", "twice", "daily", "nightly", "weekly", "bid", "tid", "qid", "qd", "od", "bd", "tds",
  "prn", "hs", "a", "per",
  "qhs", "qam", "qpm", "qod", "qds", "nocte", "mane", "stat", "month", "week", "monthly",
  "subcutaneous",
  "subcutaneously",
  "day", "at", "night", "po", "iv", "im", "sc", "sl", "orally", "topical", "inhaled", "every",
  "morning", "evening",
  "bedtime", "in", "the", "and", "needed", "as",
]
