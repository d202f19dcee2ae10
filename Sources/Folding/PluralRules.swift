/// A plural category of CLDR.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other
}

/// The cardinal plural rules of CLDR.
public enum PluralRules {
  /// The categories a language distinguishes, in the order of `PluralCategory`. A locale without
  /// rules of its own takes its parent's (`en-US` those of `en`, `pt-AO` those of `pt-PT`); an
  /// unknown language has `other` alone.
  public static func categories(for locale: String) -> [PluralCategory] {
    rules(for: locale).map(\.category)
  }

  /// The categories that some whole number of a range has.
  public static func categories(of numbers: ClosedRange<Int>, locale: String) -> Set<PluralCategory>
  {
    let rules = rules(for: locale)
    return Set(numbers.map { category(for: PluralOperands($0), rules) })
  }

  /// Whether CLDR has rules for the language.
  public static func isKnown(_ locale: String) -> Bool {
    chain(locale).contains { table[$0] != nil }
  }

  /// The category of a whole number.
  public static func category(for number: Int, locale: String) -> PluralCategory {
    category(for: PluralOperands(number), locale: locale)
  }

  /// The category of a decimal as it is written: `1` and `1.0` differ in English. Nil if the text
  /// is no number.
  public static func category(forDecimal text: String, locale: String) -> PluralCategory? {
    PluralOperands(text).map { category(for: $0, locale: locale) }
  }

  static func category(for operands: PluralOperands, locale: String) -> PluralCategory {
    category(for: operands, rules(for: locale))
  }

  private static func category(
    for operands: PluralOperands, _ rules: [PluralRule]
  ) -> PluralCategory {
    rules.first { $0.holds(for: operands) }?.category ?? .other
  }

  private static func rules(for locale: String) -> [PluralRule] {
    for candidate in chain(locale) { if let line = table[candidate] { return rules(in: line) } }
    return [PluralRule(category: .other, condition: "")]
  }

  private static func rules(in line: Substring) -> [PluralRule] {
    line.split(separator: ";").compactMap { part in
      let words = part.split(separator: " ", maxSplits: 1)
      guard let first = words.first, let category = PluralCategory(rawValue: String(first)) else {
        return nil
      }
      return PluralRule(category: category, condition: words.count > 1 ? String(words[1]) : "")
    }
  }

  /// The locale and its parents, nearest first, lower case.
  private static func chain(_ locale: String) -> [String] {
    var parts = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
    var chain: [String] = []
    // CLDR's parent of every Portuguese but Brazil's is that of Portugal.
    if parts.count > 1, parts[0] == "pt", parts.last != "br" { chain.append("pt-pt") }
    while !parts.isEmpty {
      chain.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return chain
  }

  /// The rules of each locale as they are written: few languages are ever asked for.
  private static let table: [String: Substring] = {
    var table: [String: Substring] = [:]
    for line in "\(pluralRuleLines)".utf8.split(separator: UInt8(ascii: "\n")) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      for locale in line[..<colon].split(separator: UInt8(ascii: " ")) {
        table[Substring(locale).lowercased()] = Substring(line[line.index(after: colon)...])
      }
    }
    return table
  }()
}

/// The operands of a number in plural rules (UTS 35, part 3): its value n, whole part i, and
/// fraction digits with (f, v) and without (t, w) trailing zeros.
struct PluralOperands {
  var i = 0
  var v = 0
  var w = 0
  var f = 0
  var t = 0

  init(_ number: Int) { i = Int(min(number.magnitude, UInt(Int.max))) }

  init?(_ text: String) {
    var digits = Substring(text)
    if digits.first == "-" { digits = digits.dropFirst() }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, let i = Int(whole), i >= 0,
      whole.utf8.first != 0x2B
    else {
      return nil
    }
    self.i = i
    guard parts.count == 2 else { return }
    var short = parts[1]
    while short.last == "0" { short = short.dropLast() }
    guard let f = Int(parts[1]), parts[1].utf8.first != 0x2B, f >= 0 else { return nil }
    (v, w, self.f, t) = (parts[1].utf8.count, short.utf8.count, f, Int(short) ?? 0)
  }

  /// The operand's value; nil if it is `n` of a number with a fraction, which no whole number
  /// equals.
  func value(_ name: Substring) -> Int? {
    switch name {
    case "n": t == 0 ? i : nil
    case "i": i
    case "v": v
    case "w": w
    case "f": f
    case "t": t
    default: 0  // e and c: exponents of compact notation, which copy does not hold
    }
  }
}

/// A category and its condition, read from CLDR's notation: `n % 10 = 2..4,9 and n % 100 != 12 or
/// …`.
struct PluralRule: Sendable {
  struct Relation: Sendable {
    var operand: Substring
    var modulus: Int?
    var isNegated: Bool
    var ranges: [ClosedRange<Int>]
  }

  let category: PluralCategory
  /// Any of these must hold, each of all its relations; none for `other`.
  private let alternatives: [[Relation]]

  init(category: PluralCategory, condition: String) {
    self.category = category
    alternatives = Self.divided(Substring(condition), by: "or").map {
      Self.divided($0, by: "and").compactMap(Self.relation)
    }
  }

  func holds(for operands: PluralOperands) -> Bool {
    alternatives.isEmpty || alternatives.contains { $0.allSatisfy { Self.holds($0, operands) } }
  }

  private static func holds(_ relation: Relation, _ operands: PluralOperands) -> Bool {
    guard let value = operands.value(relation.operand) else { return relation.isNegated }
    let reduced = relation.modulus.map { value % $0 } ?? value
    return relation.ranges.contains { $0.contains(reduced) } != relation.isNegated
  }

  private static func divided(_ text: Substring, by word: Substring) -> [Substring] {
    var parts: [[Substring]] = [[]]
    for piece in text.split(separator: " ") {
      if piece == word { parts.append([]) } else { parts[parts.count - 1].append(piece) }
    }
    return parts.filter { !$0.isEmpty }.map { Substring($0.joined(separator: " ")) }
  }

  private static func relation(_ text: Substring) -> Relation? {
    var words = text.split(separator: " ")[...]
    guard let operand = words.popFirst() else { return nil }
    var modulus: Int?
    if words.first == "%" {
      modulus = Int(words.dropFirst().first ?? "")
      words = words.dropFirst(2)
    }
    guard let sign = words.popFirst(), let list = words.first else { return nil }
    let ranges = list.split(separator: ",").compactMap { part -> ClosedRange<Int>? in
      let ends = part.split(separator: ".").compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last, first <= last else { return nil }
      return first...last
    }
    return Relation(operand: operand, modulus: modulus, isNegated: sign == "!=", ranges: ranges)
  }
}
