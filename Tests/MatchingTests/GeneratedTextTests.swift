import Folding
import Matching
import Testing

/// Generated texts, the same in every run, in which terms are hidden in all ways at once: the fast matcher finds what the slow one finds.
@Suite struct GeneratedTextTests {
  struct Setting: Sendable {
    var locale: String
    var terms: [TermPattern]
    var letters: String
  }

  static let settings = [
    Setting(
      locale: "en",
      terms: [
        TermPattern(id: 0, words: "trigger"), TermPattern(id: 0, words: "triggers"),
        TermPattern(id: 1, words: "AI-powered"),
        TermPattern(id: 2, words: "machine learning"),
        TermPattern(id: 3, words: "cure", unlessWithin: ["no cure", "cure (if any)"]),
        TermPattern(id: 4, words: "AURAE", caseExact: true), TermPattern(id: 5, words: "curé"),
        TermPattern(id: 6, words: "patterns"),
        TermPattern(id: 7, words: "can't"), TermPattern(id: 8, words: "fix", wholeValue: true),
        TermPattern(id: 9, words: "(if any)"),
        TermPattern(id: 10, words: "mach", unlessWithin: ["machin", "machines in time"], isBeginning: true),
        TermPattern(id: 11, words: "tri", isBeginning: true), TermPattern(id: 12, words: "AI po", isBeginning: true),
        TermPattern(id: 13, words: "élévé", unlessWithin: ["no élévé"], mayLackAccents: true),
      ], letters: "triggesAIpowdmachnluvRCUéоеаісТ１ｒﬁ𝐫ı0|"),
    Setting(
      locale: "tr",
      terms: [
        TermPattern(id: 0, words: "ısı"), TermPattern(id: 1, words: "iyi"), TermPattern(id: 2, words: "ilaç-lı"),
      ],
      letters: "ıIiİsSyYlaçcÇ\u{327}\u{307}"),
    Setting(
      locale: "es",
      terms: [
        TermPattern(id: 0, words: "análi", isBeginning: true, mayLackAccents: true),
        TermPattern(id: 1, words: "riñón", unlessWithin: ["mí riñón"], mayLackAccents: true),
        TermPattern(id: 2, words: "mi", unlessWithin: ["mis", "a mí"], isBeginning: true),
        TermPattern(id: 3, words: "ana", caseExact: true, isBeginning: true),
      ], letters: "análisisíñmorRMIAÁ1l\u{301}\u{303}"),
    // The eighth byte is within an accented letter, an m or behind one; words end at it, before it and after it.
    Setting(
      locale: "de",
      terms: [
        TermPattern(id: 0, words: "Kümmernis"), TermPattern(id: 1, words: "mühsame"),
        TermPattern(id: 2, words: "mürbem"),
        TermPattern(id: 3, words: "Umräumen"), TermPattern(id: 4, words: "abändern"),
        TermPattern(id: 5, words: "beimähen"),
        TermPattern(id: 6, words: "Großmäuler"), TermPattern(id: 7, words: "Heimweh hat"),
        TermPattern(id: 8, words: "verlöre"), TermPattern(id: 9, words: "Abnehmé mit"),
        TermPattern(id: 10, words: "beliefern"), TermPattern(id: 11, words: "Abendstern"),
        TermPattern(id: 12, words: "ungernä"),
      ], letters: "kümernäöéßMUÜli1"),
    // Beginnings of eight letters and more, with what looks like m where the eighth is.
    Setting(
      locale: "fr",
      terms: [
        TermPattern(id: 0, words: "renversé", isBeginning: true),
        TermPattern(id: 1, words: "gouvernem", isBeginning: true),
        TermPattern(id: 2, words: "abonnement"), TermPattern(id: 3, words: "éternel"),
      ], letters: "renvsagoumé1l"),
    Setting(
      locale: "ru",
      terms: [
        TermPattern(id: 0, words: "сор"), TermPattern(id: 3, words: "вод", unlessWithin: ["воды"], isBeginning: true),
        TermPattern(id: 1, words: "вода"), TermPattern(id: 2, words: "AI мир"),
      ],
      letters: "сорводаСОРВДcopaBAIмирМИР\u{301}"),
    Setting(
      locale: "el", terms: [TermPattern(id: 0, words: "νερό"), TermPattern(id: 1, words: "Σίσυφος")],
      letters: "νερόΝΕΡΌNEPoοσςΣίυφ\u{301}"),
    Setting(
      locale: "ja",
      terms: [TermPattern(id: 0, words: "がき"), TermPattern(id: 1, words: "AI薬"), TermPattern(id: 2, words: "治す")],
      letters: "がきか\u{3099}AI薬治すＡＩΑカガｶﾞ"),
    Setting(
      locale: "ko",
      terms: [
        TermPattern(id: 0, words: "각가"), TermPattern(id: 2, words: "가", isBeginning: true),
        TermPattern(id: 1, words: "AI"),
      ],
      letters: "각가\u{1100}\u{1161}\u{11A8}AIﾡ"),
    Setting(
      locale: "hi", terms: [TermPattern(id: 0, words: "इलाज"), TermPattern(id: 1, words: "क़लम")],
      letters: "इलाजक\u{93C}मक़"),
    Setting(locale: "ar", terms: [TermPattern(id: 0, words: "علاج")], letters: "علاج\u{64E}\u{640}"),
  ]

  @Test(arguments: settings.indices)
  func fastIsSlow(_ index: Int) {
    let setting = Self.settings[index]
    let fast = Matcher(setting.terms, locale: setting.locale)
    let slow = SlowMatcher(patterns: setting.terms, locale: setting.locale)
    var random = Generator(state: UInt64(index) &+ 20_260_227)
    var found = 0
    for _ in 0..<200 {
      let text = random.text(setting)
      let expected = Set(slow.matches(in: text).map { "\($0.pattern) \($0.range)" })
      let actual = Set(fast.matches(in: text).map { "\($0.pattern) \($0.range)" })
      found += expected.count
      #expect(
        actual == expected,
        "\(setting.locale) \(text.debugDescription) \(text.unicodeScalars.map { String($0.value, radix: 16) })")
    }
    // The generator would protect nothing if it hid no term.
    #expect(found > 100)
  }

  /// SplitMix64.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }

    mutating func text(_ setting: Setting) -> String {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...7, using: &self) {
        switch Int.random(in: 0..<10, using: &self) {
        case 0..<6: text.append(contentsOf: hidden(setting.terms.randomElement(using: &self)!.words, setting))
        case 6, 7:
          for _ in 0..<Int.random(in: 1...6, using: &self) {
            text.append(setting.letters.unicodeScalars.randomElement(using: &self)!)
          }
        case 8: text.append(contentsOf: " \(Self.noProse.randomElement(using: &self)!) ".unicodeScalars)
        default: text.append(contentsOf: setting.terms.randomElement(using: &self)!.words.unicodeScalars)
        }
        text.append(contentsOf: Self.between.randomElement(using: &self)!.unicodeScalars)
      }
      return String(text)
    }

    /// A term with letters changed, put in or left out.
    private mutating func hidden(_ words: String, _ setting: Setting) -> String.UnicodeScalarView {
      var result = String.UnicodeScalarView()
      let cased = [words, words.uppercased(), words.lowercased()].randomElement(using: &self)!
      for scalar in cased.unicodeScalars {
        switch Int.random(in: 0..<30, using: &self) {
        case 0: result.append(contentsOf: [scalar, Self.invisible.randomElement(using: &self)!])
        case 1: result.append(contentsOf: [scalar, ["\u{301}", "\u{335}", "\u{323}"].randomElement(using: &self)!])
        case 2: result.append(setting.letters.unicodeScalars.randomElement(using: &self)!)
        case 3: result.append(contentsOf: String(scalar).decomposedForTests.unicodeScalars)
        case 4: result.append(contentsOf: [["*", "_", "-", " ", "\u{A0}", "~"].randomElement(using: &self)!, scalar])
        case 5: result.append(contentsOf: "\(scalar)**".unicodeScalars)
        case 6:
          result.append(
            contentsOf: ["i": "і", "e": "е", "o": "0", "l": "1", "m": "rn", "а": "a", "о": "o"][scalar].map {
              Array($0.unicodeScalars)
            } ?? [scalar])
        default:
          result.append(
            scalar == " " || scalar == "-" ? [" ", "-", "–", "\u{3000}", "\n"].randomElement(using: &self)! : scalar)
        }
      }
      return result
    }

    private static let invisible: [Unicode.Scalar] = ["\u{200B}", "\u{AD}", "\u{202E}", "\u{FE0F}", "\u{2066}"]
    private static let between = [
      "", " ", " ", " ", "  ", ", ", ".\n", "**", "_", "-", "—", "#", "'s ", "\u{200B}", "\u{301}", "(", ") ", " #",
    ]
    private static let noProse = [
      "https://a.b/trigger", "`trigger`", "my_trigger", "home.title.trigger", "/cure/trigger", "cure@example.com", "A1",
      "e.g.", "12%",
    ]
  }
}

extension String {
  fileprivate var decomposedForTests: String { Normalization.decomposed(self) }
}
