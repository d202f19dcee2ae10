/// A random small pack, and the same with one thing changed: a number, a word, an operator, a
/// default, a window.
struct ChangedPack {
  private(set) var old = ""
  private(set) var new = ""
  /// Of what was changed.
  private(set) var change = ""

  private var chance: Chance
  /// Pieces of text; of some there are others that may stand in their place.
  private var pieces: [(text: String, others: [String])] = []

  struct Chance {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }

    mutating func once(in times: Int) -> Bool { below(times) == 0 }

    mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }
  }

  init(seed: UInt64) {
    chance = Chance(seed: seed)
    write()
    let places = pieces.indices.filter { !pieces[$0].others.isEmpty }
    old = pieces.map(\.text).joined()
    let place = chance.pick(places)
    let other = chance.pick(pieces[place].others)
    change = "`\(pieces[place].text)` -> `\(other)`"
    pieces[place].text = other
    new = pieces.map(\.text).joined()
  }

  // MARK: Writing

  private mutating func say(_ text: String) { pieces.append((text, [])) }

  /// One of several, each of which could stand there.
  private mutating func choose(_ choices: [String]) {
    let text = chance.pick(choices)
    pieces.append((text, choices.filter { $0 != text }))
  }

  private mutating func write() {
    say("pack: made\ntitle: Made\nversion: \"1\"\nlanguage: 1\nsource locale: en\nlocales: [en]\n")
    say("thresholds:\n  bound: { is: ")
    choose(["1", "2.5", "5"])
    say(" }\n  most: { is: ")
    choose(["1", "2", "3", "5"])
    say(
      " }\nrecords:\n  marker: { subject: who, fields: { who: text = me } }\n  entry:\n    key: id\n    subject: who\n"
    )
    say(
      "    time: at\n    fields:\n      id: text\n      who: text = me\n      at: time\n      n: number"
    )
    choose([" 0 to 10", " 0 to 5", " 2 to 10", ""])
    choose(["?", " = 2", " = 5"])
    say("\n      w: whole number")
    choose([" 0 to 5", " 1 to 5", ""])
    choose(["?", " = 1"])
    say("\n      m: one of [a, b, c")
    choose(["]", ", d]"])
    choose(["?", " = b"])
    say("\n      f: yes/no")
    choose(["?", " = no", " = yes"])
    say("\n      s: list of [p, q, r]?\n")
    say("tables:\n  - id: score\n    for each: entry\n    gives: points\n    rows:\n")
    for _ in 0..<(1 + chance.below(3)) {
      say("      - { when: ")
      condition(1, of: false)
      say(", points: ")
      choose(["0", "1", "2", "4"])
      say(" }\n")
    }
    say("    rows are: tried in order\n    otherwise: ")
    choose(["0", "3", "nothing"])
    say(
      "\ntexts:\n  - { id: one, exactly: One., on: [home, list] }\n  - { id: two, exactly: Two., on: [home, list] }\n"
    )
    say("rules:\n")
    for index in 0..<(1 + chance.below(2)) { rule("each\(index)") }
    if chance.once(in: 3) { history() }
  }

  private mutating func rule(_ id: String) {
    say("  - id: \(id)\n    title: A rule\n    kind: ")
    choose(["advisory", "red flag"])
    say("\n    status: active\n    for each: entry\n    if unknown: ")
    choose(["stay silent", "act", "report"])
    say("\n    when:\n")
    for _ in 0..<(1 + chance.below(2)) {
      say("      - ")
      condition(2, of: true)
      say("\n")
    }
    say("    then:\n      - show: ")
    choose(["one", "two"])
    say("\n        on: [")
    choose(["home", "list"])
    say("]\n")
    if chance.once(in: 3) {
      say("        while: ")
      condition(0, of: true)
      say("\n")
    }
  }

  private mutating func history() {
    say(
      "  - id: often\n    title: Often\n    kind: advisory\n    status: active\n    for: history\n    let:\n      many: { count: "
    )
    choose(["records", "distinct days of at"])
    say(", in: entry, during: ")
    choose(["the last 30 d", "the last 20 d", "this calendar month", "all time"])
    say(", where: ")
    condition(0, of: false)
    say(" }\n    when: many ")
    choose([">=", ">", "<"])
    say(" ")
    choose(["most", "2", "4"])
    say("\n")
  }

  private mutating func condition(_ depth: Int, of answers: Bool) {
    if depth > 0, chance.once(in: 2) {
      say("(")
      condition(depth - 1, of: answers)
      choose([" and ", " or "])
      condition(depth - 1, of: answers)
      say(")")
      return
    }
    choose(["", "not "])
    say("(")
    atom(answers)
    say(")")
  }

  private mutating func atom(_ answers: Bool) {
    let comparisons = ["<", "<=", ">", ">="]
    switch chance.below(answers ? 12 : 10) {
    case 0, 1:
      say("n ")
      choose(comparisons)
      say(" ")
      choose(["0", "1", "2", "2.5", "5", "7.5", "10", "bound"])
    case 2:
      say("w ")
      choose(comparisons)
      say(" ")
      choose(["0", "1", "2", "2.5", "3", "5"])
    case 3:
      say("w is from ")
      choose(["0", "1", "2"])
      choose([" to ", " to below "])
      choose(["3", "4", "5"])
    case 4:
      say("m ")
      choose(["is", "is not"])
      say(" ")
      choose(["a", "b", "c"])
    case 5:
      say("m is one of [")
      choose(["a, b", "b, c", "a, c", "a"])
      say("]")
    case 6: say("f")
    case 7:
      choose(["n", "m", "f", "s"])
      choose([" is missing", " is present", " is unreadable"])
    case 8:
      say("s ")
      choose([
        "includes p", "includes q", "includes any of [p, q]", "includes all of [p, q]",
        "does not include r",
      ])
    case 9:
      say("n ")
      choose(comparisons)
      choose([" w", " w + 1", " w * 2"])
    case 10:
      say("points ")
      choose(comparisons)
      say(" ")
      choose(["1", "2", "4"])
    default:
      say("(n otherwise ")
      choose(["1", "3"])
      say(") ")
      choose(comparisons)
      say(" ")
      choose(["2", "bound"])
    }
  }
}
