/// The stems of Spanish verbs that change them: those of each kind that occur in writing about
/// health, apps and feelings, alone and with a prefix. What is in no list is conjugated as a
/// regular verb.
enum SpanishIrregulars {
  /// False for a verb whose forms follow no kind that is known.
  static func apply(to verb: inout SpanishVerb) -> Bool {
    let infinitive = verb.infinitive
    if refused.contains(infinitive) || refusedRoots.contains(where: { matches($0, infinitive) }) {
      return false
    }
    for (root, change) in irregular where matches(root, infinitive) {
      change(&verb, String(infinitive.dropLast(root.count)))
      return true
    }
    if infinitive.hasSuffix("ducir") {
      verb.past = verb.stem.dropLast() + "j"
      return true
    }
    for (old, new, weak, roots) in stemChanges
    where roots.contains(where: { matches($0, infinitive) }) {
      guard let place = verb.stem.range(ofLast: old) else { continue }
      verb.strong = verb.stem.replacingCharacters(in: place, with: new)
      // At the beginning of a word it is written ye and hue.
      if place.lowerBound == verb.stem.startIndex, new == "ue" { verb.strong = "h" + verb.strong }
      if place.lowerBound == verb.stem.startIndex, new == "ie" {
        verb.strong = "y" + verb.strong.dropFirst()
      }
      if let weak { verb.weak = verb.stem.replacingCharacters(in: place, with: weak) }
    }
    verb.participle = participles.first { matches($0.root, infinitive) }
      .map { infinitive.replacingLast($0.root, with: $0.participle) }
    return true
  }

  /// Whether the infinitive is the root, alone or behind a prefix.
  private static func matches(_ root: String, _ infinitive: String) -> Bool {
    guard infinitive.hasSuffix(root) else { return false }
    let prefix = infinitive.dropLast(root.count)
    return prefix.isEmpty || prefixes.contains(String(prefix))
  }

  private static let prefixes: Set<String> = [
    "a", "ab", "abs", "ante", "auto", "bien", "co", "com", "con", "contra", "de", "des", "di",
    "dis", "em", "en",
    "entre", "equi",
    "ex", "im", "in", "inter", "mal", "man", "ob", "per", "pos", "pre", "pro", "re", "satis",
    "sobre", "sos", "sub",
    "su", "super", "trans", "tras",
  ]

  private static let refused: Set<String> = [
    "ser", "estar", "ir", "haber", "dar", "saber", "poder", "querer", "caber", "andar", "oír",
    "reír", "sonreír",
    "freír",
    "erguir", "errar", "asir", "oler",
  ]
  /// With their prefixes: prever, entrever.
  private static let refusedRoots = ["ver", "oír"]

  private static let irregular:
    [(root: String, change: @Sendable (inout SpanishVerb, String) -> Void)] = [
      (
        "tener",
        { verb, prefix in
          (verb.first, verb.strong, verb.past) = (prefix + "teng", prefix + "tien", prefix + "tuv")
          (verb.future, verb.command) = (
            [prefix + "tendr"], prefix.isEmpty ? "ten" : prefix + "tén"
          )
        }
      ),
      (
        "venir",
        { verb, prefix in
          (verb.first, verb.strong, verb.past) = (prefix + "veng", prefix + "vien", prefix + "vin")
          (verb.future, verb.command, verb.weak) = (
            [prefix + "vendr"], prefix.isEmpty ? "ven" : prefix + "vén", prefix + "vin"
          )
        }
      ),
      (
        "poner",
        { verb, prefix in
          (verb.first, verb.past, verb.participle) = (
            prefix + "pong", prefix + "pus", prefix + "puesto"
          )
          (verb.future, verb.command) = (
            [prefix + "pondr"], prefix.isEmpty ? "pon" : prefix + "pón"
          )
        }
      ),
      (
        "hacer",
        { verb, prefix in
          (verb.first, verb.past, verb.participle) = (
            prefix + "hag", prefix + "hic", prefix + "hecho"
          )
          (verb.future, verb.command) = ([prefix + "har"], prefix + "haz")
        }
      ),
      (
        "satisfacer",
        { verb, _ in
          (verb.first, verb.past, verb.participle) = ("satisfag", "satisfic", "satisfecho")
          (verb.future, verb.command) = (["satisfar"], "satisfaz")
        }
      ),
      (
        "decir",
        { verb, prefix in
          let isPlain = prefix.isEmpty || prefix == "des" || prefix == "re"
          (verb.first, verb.strong, verb.past, verb.weak) = (
            prefix + "dig", prefix + "dic", prefix + "dij", prefix + "dic"
          )
          verb.future = [prefix + "dir"] + (isPlain ? [] : [prefix + "decir"])
          verb.participle = prefix + "dicho"
          verb.command = prefix.isEmpty ? "di" : prefix + "dice"
        }
      ),
      ("traer", { verb, prefix in (verb.first, verb.past) = (prefix + "traig", prefix + "traj") }),
      ("caer", { verb, prefix in verb.first = prefix + "caig" }),
      (
        "salir",
        { verb, prefix in
          (verb.first, verb.future, verb.command) = (
            prefix + "salg", [prefix + "saldr"], prefix + "sal"
          )
        }
      ),
      (
        "valer",
        { verb, prefix in (verb.first, verb.future) = (prefix + "valg", [prefix + "valdr"]) }
      ),
    ]

  /// The change of the last such vowel of the stem in stressed forms and, in verbs in -ir, in the
  /// weak forms.
  private static let stemChanges: [(old: String, new: String, weak: String?, roots: [String])] = [
    (
      "e", "ie", nil,
      words(
        """
        acertar alentar apretar atravesar calentar cegar cerrar comenzar confesar despertar empezar encerrar enmendar
        fregar gobernar helar manifestar merendar negar pensar plegar quebrar recomendar regar remendar reventar segar
        sembrar sentar serrar sosegar temblar tentar tropezar perder entender atender defender extender encender tender
        ascender descender trascender verter cerner
        """)
    ),
    (
      "o", "ue", nil,
      words(
        """
        acordar acostar almorzar apostar aprobar probar colar colgar consolar contar costar degollar demostrar mostrar
        encontrar engrosar esforzar forzar holgar poblar recordar reforzar renovar rodar rogar soldar soltar sonar soñar
        tostar trocar tronar volar volcar mover volver cocer torcer morder moler doler llover resolver solver absolver
        disolver soler
        """)
    ),
    ("u", "ue", nil, ["jugar"]),
    ("i", "ie", nil, ["adquirir", "inquirir"]),
    (
      "e", "ie", "i",
      words(
        """
        sentir mentir preferir referir sugerir conferir diferir inferir transferir interferir proferir digerir ingerir
        injerir herir hervir advertir divertir convertir invertir revertir pervertir arrepentir requerir adherir
        """)
    ),
    (
      "e", "i", "i",
      words(
        """
        pedir medir despedir impedir repetir competir vestir servir seguir elegir corregir regir rendir derretir gemir
        concebir teñir ceñir reñir henchir colegir embestir
        """)
    ),
    ("o", "ue", "u", ["dormir", "morir"]),
    // A stressed i or u beside another vowel.
    (
      "i", "í", nil,
      words(
        """
        enviar confiar guiar variar ampliar vaciar criar desviar espiar esquiar fiar fotografiar liar resfriar rociar
        enfriar extraviar averiar ansiar aliar contrariar desafiar fiar aislar prohibir cohibir ahijar
        """)
    ),
    (
      "u", "ú", nil,
      words(
        """
        actuar evaluar continuar acentuar insinuar atenuar efectuar situar graduar habituar puntuar perpetuar fluctuar
        exceptuar devaluar valuar reunir rehusar aunar aullar maullar
        """)
    ),
  ]

  private static let participles: [(root: String, participle: String)] = [
    ("volver", "vuelto"), ("solver", "suelto"), ("morir", "muerto"), ("abrir", "abierto"),
    ("cubrir", "cubierto"),
    ("escribir", "escrito"), ("scribir", "scrito"), ("romper", "roto"), ("imprimir", "impreso"),
  ]

  private static func words(_ text: String) -> [String] {
    text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map {
      String(Substring($0))
    }
  }
}

extension String {
  /// The last place of a letter.
  fileprivate func range(ofLast letter: String) -> Range<String.Index>? {
    guard let index = lastIndex(of: Character(letter)) else { return nil }
    return index..<self.index(after: index)
  }

  fileprivate func replacingCharacters(in range: Range<String.Index>, with other: String) -> String
  {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
