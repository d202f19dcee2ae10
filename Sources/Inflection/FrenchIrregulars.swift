/// French verbs of the third group, each kind with those that go as it does.
enum FrenchIrregulars {
  /// Nil if the verb is of another kind.
  static func verb(_ infinitive: String) -> FrenchVerb? {
    if ofTheSecondGroup.contains(infinitive) { return nil }
    for kind in kinds {
      guard let root = kind.roots.first(where: { matches($0, infinitive) }) else { continue }
      // The letters before the part that all of the kind have in common.
      let stem = String(infinitive.dropLast(kind.common.count))
      precondition(root.hasSuffix(kind.common) || root.hasPrefix("-"))
      return kind.make(infinitive, stem)
    }
    return nil
  }

  static let refused: Set<String> = [
    "bouillir", "vêtir", "revêtir", "dévêtir", "faillir", "défaillir", "assaillir", "tressaillir",
    "naître", "renaître",
  ]

  private static let ofTheSecondGroup: Set<String> = [
    "asservir", "assortir", "répartir", "impartir",
  ]

  private struct Kind: Sendable {
    /// The end that is exchanged for others.
    var common: String
    /// The verbs, each with its prefixes; one that begins with `-` is any ending.
    var roots: [String]
    var make: @Sendable (_ infinitive: String, _ stem: String) -> FrenchVerb
  }

  private static func matches(_ root: String, _ infinitive: String) -> Bool {
    if root.hasPrefix("-") { return infinitive.hasSuffix(root.dropFirst()) }
    guard infinitive.hasSuffix(root) else { return false }
    return infinitive == root || prefixes.contains(String(infinitive.dropLast(root.count)))
  }

  private static let prefixes: Set<String> = [
    "ac", "ad", "ap", "as", "circons", "com", "con", "contre", "cor", "dé", "des", "dis", "en",
    "entr", "entre", "ex",
    "in", "inter", "main", "mé", "ob", "par", "par-", "per", "pour", "pré", "pres", "pro", "r",
    "re", "red", "ré",
    "res",
    "retrans", "sous", "sou", "sur", "trans", "é", "abs", "d", "se",
  ]

  private static func verb(
    _ infinitive: String, _ stem: String, _ singular: [String], plural: String,
    third: String? = nil,
    future: String? = nil, past: FrenchVerb.Past, participle: String, subjunctive: String? = nil,
    others: [String] = []
  ) -> FrenchVerb {
    let futureStem = infinitive.hasSuffix("e") ? String(infinitive.dropLast()) : infinitive
    return FrenchVerb(
      infinitive: infinitive, singular: singular.map { stem + $0 }, plural: stem + plural,
      third: [stem + (third ?? plural)], future: [future.map { stem + $0 } ?? futureStem],
      past: past,
      participle: stem + participle, subjunctive: subjunctive.map { stem + $0 },
      others: others.map { stem + $0 })
  }

  private static let kinds: [Kind] = [
    Kind(common: "enir", roots: ["venir", "tenir", "souvenir", "soutenir"]) { whole, stem in
      verb(
        whole, stem, ["iens", "ient"], plural: "en", third: "ienn", future: "iendr",
        past: .inn(stem), participle: "enu"
      )
    },
    Kind(common: "rir", roots: ["ouvrir", "couvrir", "offrir", "souffrir"]) { whole, stem in
      verb(
        whole, stem, ["re", "res"], plural: "r", past: .i(stem + "r"), participle: "ert")
    },
    Kind(common: "ir", roots: ["cueillir"]) { whole, stem in
      verb(whole, stem, ["e", "es"], plural: "", future: "er", past: .i(stem), participle: "i")
    },
    Kind(common: "ir", roots: ["courir"]) { whole, stem in
      verb(whole, stem, ["s", "t"], plural: "", future: "r", past: .u(stem), participle: "u")
    },
    Kind(common: "ourir", roots: ["mourir"]) { whole, stem in
      verb(
        whole, stem, ["eurs", "eurt"], plural: "our", third: "eur", future: "ourr",
        past: .u(stem + "our"),
        participle: "ort")
    },
    Kind(common: "ir", roots: ["fuir"]) { whole, stem in
      verb(whole, stem, ["is", "it"], plural: "y", third: "i", past: .i(stem), participle: "i")
    },
    Kind(common: "érir", roots: ["acquérir", "conquérir", "requérir"]) { whole, stem in
      verb(
        whole, stem, ["iers", "iert"], plural: "ér", third: "ièr", future: "err", past: .i(stem),
        participle: "is")
    },
    Kind(
      common: "ir",
      roots: ["partir", "sortir", "sentir", "mentir", "repentir", "dormir", "endormir", "servir"]
    ) { whole, stem in
      let short = String(stem.dropLast())
      return FrenchVerb(
        infinitive: whole, singular: [short + "s", short + "t"], plural: stem, third: [stem],
        future: [whole],
        past: .i(stem), participle: stem + "i")
    },
    Kind(common: "endre", roots: ["prendre"]) { whole, stem in
      verb(
        whole, stem, ["ends", "end"], plural: "en", third: "enn", past: .i(stem), participle: "is")
    },
    Kind(common: "ettre", roots: ["mettre"]) { whole, stem in
      verb(whole, stem, ["ets", "et"], plural: "ett", past: .i(stem), participle: "is")
    },
    Kind(common: "tre", roots: ["battre"]) { whole, stem in
      verb(whole, stem, ["s", ""], plural: "t", past: .i(stem + "t"), participle: "tu")
    },
    Kind(common: "re", roots: ["rompre"]) { whole, stem in
      verb(whole, stem, ["s", "t"], plural: "", past: .i(stem), participle: "u")
    },
    Kind(common: "oudre", roots: ["résoudre", "dissoudre", "absoudre"]) { whole, stem in
      verb(
        whole, stem, ["ous", "out"], plural: "olv", past: .u(stem + "ol"),
        participle: whole == "résoudre" ? "olu" : "out", others: whole == "résoudre" ? [] : ["ous"])
    },
    Kind(common: "ndre", roots: ["-aindre", "-eindre", "-oindre"]) { whole, stem in
      verb(whole, stem, ["ns", "nt"], plural: "gn", past: .i(stem + "gn"), participle: "nt")
    },
    Kind(common: "re", roots: ["-andre", "-endre", "-ondre", "-erdre", "-ordre"]) { whole, stem in
      verb(whole, stem, ["s", ""], plural: "", past: .i(stem), participle: "u")
    },
    Kind(common: "re", roots: ["-duire", "-truire", "-cuire"]) { whole, stem in
      verb(whole, stem, ["s", "t"], plural: "s", past: .i(stem + "s"), participle: "t")
    },
    Kind(common: "re", roots: ["-crire"]) { whole, stem in
      verb(whole, stem, ["s", "t"], plural: "v", past: .i(stem + "v"), participle: "t")
    },
    Kind(common: "ire", roots: ["lire", "élire"]) { whole, stem in
      verb(whole, stem, ["is", "it"], plural: "is", past: .u(stem), participle: "u")
    },
    Kind(common: "ire", roots: ["dire"]) { whole, stem in
      verb(
        whole, stem, ["is", "it"], plural: "is", past: .i(stem), participle: "it", others: ["ites"])
    },
    Kind(common: "aire", roots: ["faire", "satisfaire"]) { whole, stem in
      verb(
        whole, stem, ["ais", "ait", "ont", "aites"], plural: "ais", future: "er", past: .i(stem),
        participle: "ait",
        subjunctive: "ass")
    },
    Kind(common: "re", roots: ["suivre"]) { whole, stem in
      verb(
        whole, String(stem.dropLast()), ["s", "t"], plural: "v", past: .i(stem), participle: "vi")
    },
    Kind(common: "ivre", roots: ["vivre"]) { whole, stem in
      verb(whole, stem, ["is", "it"], plural: "iv", past: .u(stem + "éc"), participle: "écu")
    },
    Kind(common: "aître", roots: ["-aître"]) { whole, stem in
      verb(whole, stem, ["ais", "aît"], plural: "aiss", past: .u(stem), participle: "u")
    },
    Kind(common: "ure", roots: ["conclure", "exclure", "inclure"]) { whole, stem in
      verb(
        whole, stem, ["us", "ut"], plural: "u", past: .u(stem),
        participle: whole.hasSuffix("inclure") ? "us" : "u")
    },
    Kind(common: "oire", roots: ["croire"]) { whole, stem in
      verb(whole, stem, ["ois", "oit"], plural: "oy", third: "oi", past: .u(stem), participle: "u")
    },
    Kind(common: "oire", roots: ["boire"]) { whole, stem in
      verb(
        whole, stem, ["ois", "oit"], plural: "uv", third: "oiv", past: .u(stem), participle: "u")
    },
    Kind(common: "ire", roots: ["rire", "sourire"]) { whole, stem in
      verb(whole, stem, ["is", "it"], plural: "i", past: .i(stem), participle: "i")
    },
    Kind(common: "ire", roots: ["suffire"]) { whole, stem in
      verb(whole, stem, ["is", "it"], plural: "is", past: .i(stem), participle: "i")
    },
    Kind(common: "aincre", roots: ["vaincre", "convaincre"]) { whole, stem in
      verb(
        whole, stem, ["aincs", "ainc"], plural: "ainqu", past: .i(stem + "ainqu"),
        participle: "aincu")
    },
    Kind(common: "evoir", roots: ["recevoir", "décevoir", "percevoir", "concevoir", "apercevoir"]) {
      whole, stem in
      let soft = String(stem.dropLast()) + "ç"
      return FrenchVerb(
        infinitive: whole, singular: [soft + "ois", soft + "oit"], plural: stem + "ev",
        third: [soft + "oiv"],
        future: [stem + "evr"], past: .u(soft), participle: soft + "u")
    },
    Kind(common: "oir", roots: ["voir", "revoir", "entrevoir"]) { whole, stem in
      verb(
        whole, stem, ["ois", "oit"], plural: "oy", third: "oi",
        future: whole.hasSuffix("prévoir") ? "oir" : "err",
        past: .i(stem), participle: "u")
    },
  ]
}
