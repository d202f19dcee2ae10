import Folding
import TestSupport
import Testing

/// Names that a list must take for one, and names it must keep apart: a wrong pair counts a
/// medicine it should not, or misses one.
@Suite struct FoldedNames {
  @Test(arguments: [
    [
      "Topamax", "topamax", "TOPAMAX", "Topamax 50 mg", "topamax-50mg",
      "TOPAMAX  50 mg twice daily",
      "Topamax 50mg tablets",
      "Topamax tablets 50 mg", "Topamax (50 mg)", "Topamax 25/50 mg", "Topamax 0.5 g",
      "Topamax 1,000 mcg",
      "Topamax 50 µg",
      "Topamax 5 mg/ml", "Topamax 2 tablets", "Topamax x2", "Tópamax", "topa max",
      "Topamax\u{A0}50\u{A0}mg", "Ｔｏｐａｍａｘ",
      "Topa\u{AD}max", "Topamax®", "Topamax ®", "Topamax™ 50 mg", "Topamax(R)",
      "Topamax (TM) 50 mg", "Topamax.",
      "Topamax. ", "Topamax,", "Topamax. 50 mg", "Topamax;",
    ],
    ["co-codamol", "Co codamol", "cocodamol 8/500 mg", "Co–codamol"],
    ["St John's wort", "St John’s Wort 300 mg"],
    ["Vitamin B 12", "vitamin B12", "Vitamin B-12 1000 IU"],
    ["5-HTP", "5 HTP 100 mg"],
    ["Vitamin A", "vitamin A 5000 IU", "vitamin A, 5,000 IU daily"],
    ["factor IV", "Factor IV 500 IU"],
    ["Humulin 70/30", "humulin 70-30", "Humulin 70/30 10 units"],
    [
      "topiramate", "topiramate 25-50 mg", "topiramate 25–50 mg", "topiramate 25 to 50 mg",
      "topiramate 2 x 25 mg",
      "topiramate 2x25mg", "topiramate [25 mg]", "topiramate 25 mg po", "topiramate 25 mg q12h",
      "topiramate 25 mg every 12 hours", "topiramate 25 mg 1-0-1", "topiramate ½ tablet",
      "topiramate half a tablet",
      "topiramate one tablet", "topiramate 25 mg film-coated tablets", "topiramate ointment 2%",
      "topiramate 10 mg/ml",
      "topiramate 5 mg/5 ml", "topiramate 25 mg as needed", "topiramate 25 mg in the morning",
      "topiramate 25 mg qhs", "topiramate 25 mg nocte",
    ],
    [
      "erenumab", "erenumab 70 mg autoinjector", "erenumab 70 mg/mL prefilled syringe",
      "erenumab 140 mg monthly",
      "erenumab 70 mg pen every 4 weeks", "erenumab 140 mg every 28 days",
      "erenumab 70 mg subcutaneously once a month",
    ],
    ["Toprol-XL", "Toprol 25 mg XL", "Toprol XL 25 mg tablets", "toprol 25mg XL tablet"],
    ["50 mg", "50mg"],
    ["Propranolol", "propranolol 40 mg.", "propranolol 40mg, daily"],
  ]) func oneName(_ names: [String]) {
    for name in names {
      #expect(foldedName(name) == foldedName(names[0]), "\(name)")
      // Plain names go a shorter way: with a character that counts for nothing they go the long one.
      #expect(foldedName(name) == foldedName(name + "\u{200B}"), "\(name)")
    }
  }

  @Test(arguments: [
    ("Topamax", "Topamax XR"), ("Topamax", "Topama"), ("Vitamin B 12", "Vitamin B"),
    ("Vitamin B 12", "Vitamin B 6"),
    ("Tylenol", "Tylenol 3"), ("mg", "Topamax mg"), ("naproxen", "naproxen sodium"),
    ("5-HTP", "HTP"),
    ("Botox", "Botox (50)"),
  ]) func differentNames(_ a: String, _ b: String) {
    #expect(foldedName(a) != foldedName(b))
  }
}

/// A dose without its unit is a dose where the number cannot belong to the name.
@Suite struct BareDoses {
  static let names = Set(
    ["Topamax", "paracetamol", "Tylenol", "vitamin B", "vitamin B12", "Humulin", "coenzyme Q"].map(
      foldedName))

  @Test(arguments: [
    ("Topamax 25", true), ("topamax-25", true), ("Topamax25", true), ("Topamax 12.5", true),
    ("Topamax 2,5", true),
    ("paracetamol 500", true),
    ("paracetamol 1,000", true), ("paracetamol 500 twice daily", true),
    ("Topamax 25 tablets", true),
    ("Topamax 25 mg", true), ("vitamin B 12", true),
    ("vitamin B12 1000", true), ("Tylenol 3", false), ("Tylenol #3", false),
    ("Tylenol with codeine 30", false),
    ("vitamin B 50", false),
    ("coenzyme Q 10", false), ("Humulin 70/30", false), ("25", false), ("Topamax XR 25", true),
    ("Topamax 25 25", false),
  ]) func isTaken(_ written: String, _ expected: Bool) {
    #expect(isName(written, among: Self.names) == expected)
  }
}

/// Prescriptions name the release form; the medicine is the same, unless the list names that form.
@Suite struct ReleaseForms {
  static let names = Set(
    ["Effexor", "propranolol", "divalproex sodium", "Toprol-XL", "Botox", "vitamin E", "Inderal"]
      .map(foldedName))

  @Test(arguments: [
    ("Effexor XR", true), ("Effexor-XR 75 mg", true), ("EFFEXOR XR® 37.5", true),
    ("Effexor X.R.", true),
    ("propranolol ER", true), ("propranolol extended-release", true),
    ("Propranolol LA 80 mg capsules", true),
    ("propranolol extended release capsules, 60 mg", true), ("propranolol tablets", true),
    ("Inderal LA 120", true),
    ("divalproex sodium DR 500 mg", true), ("Botox injection", true), ("Toprol-XL", true),
    ("Toprol XL 50 mg", true),
    ("Toprol", false), ("Toprol ER", false), ("Toprol 25 mg", false), ("Toprol 25 mg XL", true),
    ("propranolol 80 mg SR", true), ("propranolol 80mg modified-release", true),
    ("propranolol (ER)", true),
    ("propranolol 100 mg ER tablet", true), ("divalproex", false), ("Effexor XRT", false),
    ("Effexorxr", false),
    ("XR", false), ("Effexor and Inderal", false), ("propranolol XR and codeine", false),
    ("release", false),
  ]) func isTaken(_ written: String, _ expected: Bool) {
    #expect(isName(written, among: Self.names) == expected)
  }
}

@Suite struct Spelling {
  @Test(
    arguments: [
      ("severty", "severity"), ("sevreity", "severity"), ("Severity", "severity"),
      ("on-set", "onset"),
      ("pian", "pain"),
      ("zzz", nil), ("", nil), ("Onset", "onset"), ("pressure2", "pressure"),
    ] as [(String, String?)]) func nearestName(_ word: String, _ expected: String?)
  {
    #expect(nearest(word, in: ["severity", "onset", "pain", "pressure"]) == expected)
  }

  /// Words of few letters, so that many are near: all that is left out of the comparison changes
  /// nothing.
  @Test func nearestIsTheFirstOfTheLeastDistance() {
    var random = SeededGenerator(seed: 4)
    func word() -> String {
      String(
        (0..<Int.random(in: 1...9, using: &random)).map { _ in "abcé".randomElement(using: &random)!
        })
    }
    for _ in 0..<400 {
      let (wanted, candidates) = (word(), (0..<12).map { _ in word() })
      var best: (distance: Int, candidate: String)?
      for candidate in candidates {
        let distance = Self.distance(Array(wanted.unicodeScalars), Array(candidate.unicodeScalars))
        #expect(editDistance(wanted, candidate) == distance, "\(wanted) \(candidate)")
        let shorter = min(wanted.unicodeScalars.count, candidate.unicodeScalars.count)
        if distance <= max(1, shorter / 3), distance < wanted.unicodeScalars.count,
          distance < best?.distance ?? .max
        {
          best = (distance, candidate)
        }
      }
      #expect(nearest(wanted, in: candidates) == best?.candidate, "\(wanted) \(candidates)")
    }
  }

  /// Every cell of optimal string alignment.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var cells = (0...a.count).map { i in (0...b.count).map { j in i == 0 ? j : j == 0 ? i : 0 } }
    for i in a.indices {
      for j in b.indices {
        var cost = min(
          cells[i][j + 1] + 1, cells[i + 1][j] + 1, cells[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, cells[i - 1][j - 1] + 1)
        }
        cells[i + 1][j + 1] = cost
      }
    }
    return cells[a.count][b.count]
  }
}

@Suite struct CaseAndAccents {
  @Test(arguments: [
    ("TRIGGER", "trigger", ""), ("STRASSE", "straße", ""), ("ΣΊΣΥΦΟΣ", "σίσυφος", ""),
    ("ISI", "ısı", "tr"),
    ("İSİM", "isim", "tr-TR"),
    ("İ", "i", "az"), ("É", "e\u{301}", ""), ("\u{212B}", "å", ""), ("ǅ", "ǆ", ""),
  ]) func equalWithoutCase(_ a: String, _ b: String, _ locale: String) {
    #expect(
      Array(caseFolded(a, locale: locale).unicodeScalars)
        == Array(caseFolded(b, locale: locale).unicodeScalars))
  }

  @Test(arguments: [("ISI", "isi", "tr"), ("curé", "cure", ""), ("ıs", "is", "")])
  func differentWithoutCase(_ a: String, _ b: String, _ locale: String) {
    #expect(caseFolded(a, locale: locale) != caseFolded(b, locale: locale))
  }

  @Test(arguments: [
    ("Curé", "Cure"), ("Łódź", "Lodz"), ("smørrebrød", "smorrebrod"), ("ﬁ", "ﬁ"), ("한", "한"),
    ("がき", "かき"),
  ])
  func accents(_ text: String, _ expected: String) { #expect(withoutAccents(text) == expected) }
}

/// Composition decides byte limits and equality. Expected scalars are those of the Unicode
/// normalisation test data.
@Suite struct Composition {
  @Test(arguments: [
    ("e\u{301}", "\u{E9}"), ("\u{1E0A}\u{323}", "\u{1E0C}\u{307}"),
    ("a\u{315}\u{300}\u{5AE}b", "\u{E0}\u{5AE}\u{315}b"),
    ("\u{1100}\u{1161}\u{11A8}", "\u{AC01}"), ("\u{AC00}\u{11A8}", "\u{AC01}"),
    ("\u{9C7}\u{9BE}", "\u{9CB}"),
    ("\u{958}", "\u{915}\u{93C}"),
    ("\u{212B}", "\u{C5}"), ("a\u{300}\u{301}", "\u{E0}\u{301}"),
    ("\u{1100}\u{300}\u{1161}", "\u{1100}\u{300}\u{1161}"), ("plain", "plain"),
    ("\u{3099}", "\u{3099}"), ("か\u{3099}", "が"), ("\u{105D2}\u{307}", "\u{105D2}\u{307}"),
  ]) func composes(_ text: String, _ expected: String) {
    #expect(Array(Normalization.composed(text).unicodeScalars) == Array(expected.unicodeScalars))
    #expect(
      Array(Normalization.composed(Normalization.decomposed(text)).unicodeScalars)
        == Array(expected.unicodeScalars))
  }

  @Test func bytesOfKeywords() { #expect(Normalization.composedByteCount("cafe\u{301}") == 5) }

  /// Every scalar of the lower planes survives decomposition and composition as a canonically equal
  /// text.
  @Test func everyScalarStaysCanonicallyEqual() {
    var wrong: [UInt32] = []
    for value in UInt32(0xA0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      if Normalization.composed(text) != text || Normalization.decomposed(text) != text {
        wrong.append(value)
      }
    }
    #expect(wrong == [])
  }

  /// Hostile text: a long run of marks is put in order in reasonable time.
  @Test func manyMarks() {
    let marks = String(repeating: "\u{301}\u{323}", count: 20_000)
    #expect(Normalization.composed("a" + marks).unicodeScalars.count == 40_000)
  }
}

@Suite struct Plurals {
  @Test(arguments: [
    ("en", "one other"), ("en-US", "one other"), ("ja", "other"), ("fr", "one many other"),
    ("pt-PT", "one many other"),
    ("pt_BR", "one many other"), ("ru", "one few many other"),
    ("ar", "zero one two few many other"),
    ("zh-Hans", "other"),
    ("xx", "other"), ("he-IL", "one two many other"), ("nb-NO", "one other"),
  ]) func categories(_ locale: String, _ expected: String) {
    #expect(PluralRules.categories(for: locale).map(\.rawValue).joined(separator: " ") == expected)
  }

  /// Samples are those CLDR prints beside each rule.
  @Test(arguments: [
    ("en", "1", "one"), ("en", "1.0", "other"), ("en", "0", "other"), ("pt-PT", "0", "other"),
    ("pt-BR", "0", "one"),
    ("pt", "1.5", "one"),
    ("ru", "21", "one"), ("ru", "11", "many"), ("ru", "3", "few"), ("ru", "1.5", "other"),
    ("ar", "0", "zero"),
    ("ar", "103", "few"),
    ("ar", "111", "many"), ("ar", "100", "other"), ("pl", "22", "few"), ("pl", "12", "many"),
    ("lv", "0.21", "one"),
    ("lv", "11.0", "zero"),
    ("da", "0.1", "one"), ("fr", "1.9", "one"), ("fr", "1000000", "many"), ("cy", "6", "many"),
    ("he", "2", "two"),
    ("lt", "0.1", "many"),
    ("br", "91", "other"), ("kw", "1000", "two"), ("ga", "7", "many"), ("sl", "102", "two"),
    ("mk", "0.1", "one"),
    ("ja", "1", "other"),
  ]) func category(_ locale: String, _ number: String, _ expected: String) {
    #expect(PluralRules.category(forDecimal: number, locale: locale)?.rawValue == expected)
  }

  @Test(arguments: ["", "x", "1.2.3", "+1", "1e3"]) func notNumbers(_ text: String) {
    #expect(PluralRules.category(forDecimal: text, locale: "en") == nil)
  }
}
