/// A Spanish verb, as the stems that its forms are made of.
struct SpanishVerb {
  enum Class { case ar, er, ir }

  let infinitive: String
  let ending: Class
  let stem: String
  /// The stem if it is stressed: `prueb` of `probar`.
  var strong: String
  /// Before the third persons of the past and in the gerund: `sint` of `sentir`.
  var weak: String
  /// Of the first person of the present and of the subjunctive: `teng`.
  var first: String?
  /// Of a past that is stressed on the stem: `tuv`.
  var past: String?
  /// Of the future and the conditional: `tendr`; else the infinitive.
  var future: [String] = []
  var participle: String?
  /// The short command: `ten`.
  var command: String?

  /// Every form of the regular verbs, those that change a stem in a usual way and the commonest
  /// irregular ones.
  /// - Parameter withPronouns: whether to give those with two pronouns at their end too.
  static func forms(
    of infinitive: String, withPronouns: Bool = true
  ) -> Result<[String], FormsProblem> {
    verb(infinitive).map { withPronouns ? $0.all : $0.all.filter { !isLaden($0) } }
  }

  /// The verb with its stems, before any form is made.
  static func verb(_ infinitive: String) -> Result<SpanishVerb, FormsProblem> {
    let (ending, length): (Class, Int)
    switch infinitive.suffix(2) {
    case "ar": (ending, length) = (.ar, 2)
    case "er": (ending, length) = (.er, 2)
    case "ir", "ír": (ending, length) = (.ir, 2)
    default: return .failure(.noInfinitive(infinitive))
    }
    let stem = String(infinitive.dropLast(length))
    guard !stem.isEmpty else { return .failure(.irregular(infinitive)) }
    var verb = SpanishVerb(
      infinitive: infinitive, ending: ending, stem: stem, strong: stem, weak: stem)
    guard SpanishIrregulars.apply(to: &verb) else { return .failure(.irregular(infinitive)) }
    return .success(verb)
  }

  /// Whether two pronouns are at the end: `curándoselo`.
  private static func isLaden(_ form: String) -> Bool {
    ["me", "te", "se", "nos", "os"].contains { who in
      ["lo", "la", "los", "las"].contains { form.hasSuffix(who + $0) }
    }
  }

  // MARK: Forms

  var all: [String] {
    let participles =
      participle ?? (isOpenStem ? stem + "ído" : stem + (ending == .ar ? "ado" : "ido"))
    let root = String(participles.dropLast())
    return present + subjunctive + pasts + futures + [
      participles, root + "a", root + "os", root + "as",
    ] + gerunds
      + commands + infinitives
  }

  private var present: [String] {
    let you = ending == .ar ? "áis" : ending == .er ? "éis" : "ís"
    let we = ending == .ar ? "amos" : ending == .er ? "emos" : isOpenStem ? "ímos" : "imos"
    let vos = ending == .ar ? "ás" : ending == .er ? "és" : "ís"
    let e = ending == .ar ? "a" : "e"
    let own = strongInPresent
    return [first.map { $0 + "o" } ?? joined(strongBeforeO, "o")]
      + [
        joined(own, e + "s"), joined(own, e), joined(stem, we), joined(stem, you),
        joined(own, e + "n"),
      ]
      + [joined(stem, vos)]
  }

  private var subjunctivePersons:
    (singular: String, second: String, we: String, you: String, they: String)
  {
    let a = ending == .ar ? "e" : "a"
    let you = ending == .ar ? "éis" : "áis"
    if let first {
      return (first + a, first + a + "s", first + a + "mos", first + you, first + a + "n")
    }
    let base = strongBeforeO
    let plain = ending == .ir ? weakBeforeA : stem
    return (
      joined(base, a), joined(base, a + "s"), joined(plain, a + "mos"), joined(plain, you),
      joined(base, a + "n")
    )
  }

  private var subjunctive: [String] {
    let persons = subjunctivePersons
    return [persons.singular, persons.second, persons.we, persons.you, persons.they]
  }

  private var pasts: [String] {
    var forms: [String]
    let third: String
    if let past {
      let they = past.hasSuffix("j") ? "eron" : "ieron"
      // hice, hizo
      forms = [
        past + "e", past + "iste", past.replacingLast("c", with: "z") + "o", past + "imos",
        past + "isteis",
        past + they,
      ]
      third = past + (past.hasSuffix("j") ? "e" : "ie")
    } else if ending == .ar {
      forms = ["é", "aste", "ó", "amos", "asteis", "aron"].map { joined(stem, $0) }
      third = stem + "a"
    } else {
      let i = isOpenStem ? "í" : "i"
      let (he, they) = isGliding ? ("yó", "yeron") : isPalatal ? ("ó", "eron") : ("ió", "ieron")
      forms = [
        stem + "í", stem + i + "ste", weak + he, stem + i + "mos", stem + i + "steis", weak + they,
      ]
      third = weak + they.dropLast(3)
    }
    let accent = third.dropLast() + (third.last == "a" ? "á" : "é")
    for middle in ["r", "s"] {
      let end = middle == "r" ? "ra" : "se"
      forms += [end, end + "s", end + "is", end + "n"].map { third + $0 } + [accent + end + "mos"]
    }
    let was =
      ending == .ar
      ? ["aba", "abas", "ábamos", "abais", "aban"] : ["ía", "ías", "íamos", "íais", "ían"]
    return forms + was.map { stem + $0 }
  }

  private var futures: [String] {
    let stems = future.isEmpty ? [infinitive.replacingLast("ír", with: "ir")] : future
    return stems.flatMap { stem in
      ["é", "ás", "á", "emos", "éis", "án", "ía", "ías", "íamos", "íais", "ían"].map { stem + $0 }
    }
  }

  private var gerund: String {
    if ending == .ar { return stem + "ando" }
    return isGliding ? weak + "yendo" : isPalatal ? weak + "endo" : weak + "iendo"
  }

  private var gerunds: [String] {
    [gerund] + Self.clitics.map { SpanishStress.adding($0, to: gerund) }
  }

  private var infinitives: [String] {
    Self.clitics.map { SpanishStress.adding($0, to: infinitive) }
  }

  /// Commands, alone and with the pronouns written to their end.
  private var commands: [String] {
    let persons = subjunctivePersons
    let e = ending == .ar ? "a" : "e"
    let you = command ?? joined(strongInPresent, e)
    let vowel = ending == .ar ? "a" : ending == .er ? "e" : isOpenStem ? "í" : "i"
    let all = stem + vowel + "d"
    let vos = stem + (ending == .ar ? "á" : ending == .er ? "é" : "í")
    var forms = [you, all, vos, stem + (ending == .ir ? "íos" : vowel + "os")]
    func add(_ form: String, _ pronouns: [String]) {
      forms += pronouns.map { SpanishStress.adding($0, to: form) }
    }
    add(you, Self.pronouns("me", "te", "nos"))
    add(vos, Self.pronouns("me", "te", "nos"))
    add(persons.singular, Self.pronouns("me", "se", "nos"))
    add(persons.they, Self.pronouns("me", "se", "nos"))
    add(all, Self.pronouns("me", "nos"))
    add(persons.we, ["lo", "la", "los", "las", "le", "les"])
    return forms
      + Self.pronouns("nos", "se").filter { !$0.hasPrefix("l") }.map {
        Self.dropped(persons.we, $0)
      }
  }

  /// `curemos` and `nos` are `curémonos`.
  private static func dropped(_ we: String, _ clitic: String) -> String {
    let whole = SpanishStress.adding("s" + clitic, to: String(we.dropLast()))
    return whole.replacingLast("s" + clitic, with: clitic)
  }

  private static let clitics = pronouns("me", "te", "se", "nos", "os")

  /// The pronouns written to the end of a verb: those of things, these of persons, and both.
  private static func pronouns(_ persons: String...) -> [String] {
    let things = ["lo", "la", "los", "las"]
    return things + ["le", "les"] + persons + persons.flatMap { who in things.map { who + $0 } }
  }

  // MARK: Spelling

  /// Whether the stem ends in a, e or o, beside which an i is written í or y.
  private var isOpenStem: Bool { ending != .ar && stem.last.map { "aeo".contains($0) } == true }

  /// `construir`, not `seguir`: y is between the vowels.
  private var isUir: Bool {
    ending == .ir && stem.hasSuffix("u") && !stem.hasSuffix("gu") && !stem.hasSuffix("qu")
  }

  private var isGliding: Bool { isOpenStem || isUir }

  private var isPalatal: Bool { weak.hasSuffix("ñ") || weak.hasSuffix("ll") }

  private var strongInPresent: String { isUir ? stem + "y" : strong }

  private var strongBeforeO: String { isUir ? stem + "y" : strong }

  private var weakBeforeA: String { isUir ? stem + "y" : weak }

  /// A stem and an ending, spelt so that the stem sounds as before.
  private func joined(_ stem: String, _ end: String) -> String {
    guard let vowel = end.first.map(SpanishStress.bare) else { return stem }
    let isFront = vowel == "e" || vowel == "i"
    if ending == .ar, isFront {
      if stem.hasSuffix("c") { return stem.dropLast() + "qu" + end }
      if stem.hasSuffix("gu") { return stem.dropLast(2) + "gü" + end }
      if stem.hasSuffix("g") { return stem + "u" + end }
      if stem.hasSuffix("z") { return stem.dropLast() + "c" + end }
    } else if ending != .ar, !isFront {
      if stem.hasSuffix("gu") { return stem.dropLast() + end }
      if stem.hasSuffix("qu") { return stem.dropLast(2) + "c" + end }
      if stem.hasSuffix("g") { return stem.dropLast() + "j" + end }
      if stem.hasSuffix("c") {
        // After a vowel zc: conozco; after a consonant z: venzo.
        let takesZC =
          stem.dropLast().last.map { "aeiouáéíóú".contains($0) } == true
          && !Self.withPlainZ.contains(stem)
        return stem.dropLast() + (takesZC ? "zc" : "z") + end
      }
    }
    return stem + end
  }

  private static let withPlainZ: Set<String> = ["mec", "coc", "cuec", "recoc", "recuec"]
}

extension String {
  /// The text with its end exchanged.
  func replacingLast(_ end: String, with other: String) -> String {
    hasSuffix(end) ? dropLast(end.count) + other : self
  }
}
