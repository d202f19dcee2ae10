/// A French verb, as the stems that its forms are made of.
struct FrenchVerb {
  let infinitive: String
  /// The three persons of the present singular.
  var singular: [String]
  /// Of nous, vous, the imperfect and the present participle.
  var plural: String
  /// Of ils, without `ent`, and of the subjunctive.
  var third: [String]
  /// Of the future and the conditional; several where two spellings are in use.
  var future: [String]
  var past: Past
  /// In the masculine singular.
  var participle: String
  var subjunctive: String?
  /// Forms beside the regular ones.
  var others: [String] = []

  /// How the past historic goes on: `soigna`, `guérit`, `courut`, `vint`.
  enum Past {
    case a(String)
    case i(String)
    case u(String)
    case inn(String)

    var forms: [String] {
      let (stem, endings, subjunctive): (String, [String], String) =
        switch self {
        case .a(let stem): (stem, ["ai", "as", "a", "âmes", "âtes", "èrent"], "a")
        case .i(let stem): (stem, ["is", "is", "it", "îmes", "îtes", "irent"], "i")
        case .u(let stem): (stem, ["us", "us", "ut", "ûmes", "ûtes", "urent"], "u")
        case .inn(let stem): (stem, ["ins", "ins", "int", "înmes", "întes", "inrent"], "in")
        }
      let circumflex = ["a": "ât", "i": "ît", "u": "ût", "in": "înt"][subjunctive] ?? ""
      // Before an a the stem keeps its sound: traça.
      let keeps = subjunctive == "a"
      return
        (endings + ["sse", "sses", "ssions", "ssiez", "ssent"].map { subjunctive + $0 } + [
          circumflex
        ])
        .map { keeps ? FrenchVerb.joined(stem, $0) : stem + $0 }
    }
  }

  /// Every form of the regular verbs in -er, -ir and -re and of the commonest irregular ones.
  static func forms(of infinitive: String) -> Result<[String], FormsProblem> {
    guard ["er", "ir", "re"].contains(String(infinitive.suffix(2))), infinitive.count > 3 else {
      return .failure(.noInfinitive(infinitive))
    }
    if FrenchIrregulars.refused.contains(infinitive) { return .failure(.irregular(infinitive)) }
    if let verb = FrenchIrregulars.verb(infinitive) { return .success(verb.all) }
    if infinitive.hasSuffix("er"), infinitive != "aller" { return .success(first(infinitive).all) }
    if infinitive.hasSuffix("ir"), !infinitive.hasSuffix("oir") {
      return .success(second(infinitive).all)
    }
    return .failure(.irregular(infinitive))
  }

  var all: [String] {
    let root = participle
    let agreed =
      root.hasSuffix("s")
      ? [root, root + "e", root + "es"] : [root, root + "e", root + "s", root + "es"]
    let was = ["ais", "ait", "ions", "iez", "aient"].map { Self.joined(plural, $0) }
    var forms =
      singular + [
        Self.joined(plural, "ons"), Self.joined(plural, "ez"), Self.joined(plural, "ant"),
      ] + was
    for stem in third { forms += ["ent", "e", "es"].map { Self.joined(stem, $0) } }
    if let subjunctive { forms += ["e", "es", "ions", "iez", "ent"].map { subjunctive + $0 } }
    for stem in future {
      forms += ["ai", "as", "a", "ons", "ez", "ont", "ais", "ait", "ions", "iez", "aient"].map {
        stem + $0
      }
    }
    return forms + past.forms + agreed + others
  }

  /// -er: a stressed e or é becomes è, or the consonant is doubled; y becomes i; c and g keep their
  /// sound.
  private static func first(_ infinitive: String) -> FrenchVerb {
    let stem = String(infinitive.dropLast(2))
    let strong = strongStems(stem)
    let hasOwnFuture = strong != [stem]
    let takesAcute = stem.hasSuffix(where: { $0 == "é" }, before: isConsonant)
    let future =
      (hasOwnFuture ? strong.map { $0 + "er" } : [])
      + (takesAcute || !hasOwnFuture ? [stem + "er"] : [])
    return FrenchVerb(
      infinitive: infinitive, singular: strong.flatMap { [$0 + "e", $0 + "es", $0 + "e"] },
      plural: stem, third: strong,
      future: infinitive == "envoyer" || infinitive == "renvoyer"
        ? [stem.dropLast(2) + "err"] : future, past: .a(stem),
      participle: stem + "é")
  }

  private static func strongStems(_ stem: String) -> [String] {
    if stem.hasSuffix("ay") || stem.hasSuffix("ey") { return [stem.dropLast() + "i", stem] }
    if stem.hasSuffix("oy") || stem.hasSuffix("uy") { return [stem.dropLast() + "i"] }
    let letters = Array(stem)
    guard
      let vowel = letters.lastIndex(where: { !isConsonant($0) && $0 != "u" })
        ?? letters.lastIndex(where: { !isConsonant($0) }),
      vowel < letters.count - 1, letters[vowel] == "e" || letters[vowel] == "é"
    else { return [stem] }
    let after = letters[(vowel + 1)...]
    let isSilentU = after.last == "u" && (after.contains("g") || after.contains("q"))
    guard after.allSatisfy(isConsonant) || isSilentU else { return [stem] }
    let grave = String(letters[..<vowel]) + "è" + String(after)
    if letters[vowel] == "é" { return [grave] }
    // A plain e goes before one consonant, or before one and a liquid: sevrer.
    guard after.count == 1 || (after.count == 2 && after.last == "r" && after.first != "r") else {
      return [stem]
    }
    if after == ["l"] || after == ["t"] { return [stem + String(after), grave] }
    return [grave]
  }

  private static func second(_ infinitive: String) -> FrenchVerb {
    let stem = String(infinitive.dropLast())
    let root = String(stem.dropLast())
    return FrenchVerb(
      infinitive: infinitive, singular: [stem + "s", stem + "t"], plural: stem + "ss",
      third: [stem + "ss"],
      future: [infinitive], past: .i(root), participle: stem)
  }

  /// A stem and an ending, spelt so that c and g sound as before: `traçons`, `mangeons`, `reçu`.
  static func joined(_ stem: String, _ ending: String) -> String {
    guard let vowel = ending.first, "aâoôuû".contains(vowel) else { return stem + ending }
    if stem.hasSuffix("c") { return stem.dropLast() + "ç" + ending }
    if stem.hasSuffix("g") { return stem + "e" + ending }
    return stem + ending
  }

  private static func isConsonant(_ letter: Character) -> Bool {
    "bcçdfghjklmnpqrstvwxz".contains(letter)
  }
}

extension String {
  /// Whether a letter that fits comes before one or more others that fit, at the end.
  fileprivate func hasSuffix(
    where fits: (Character) -> Bool, before others: (Character) -> Bool
  ) -> Bool {
    let rest = reversed().drop { others($0) || $0 == "u" }
    return rest.count < count && rest.first.map(fits) == true
  }
}
