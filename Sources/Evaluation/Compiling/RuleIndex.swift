import RuleModel

/// Finds the rules that a record can concern at all, from single fields, so that ten times the
/// rules take nowhere near ten times as long.
///
/// For each field on which some rule has a condition of its own, and each value that such
/// conditions distinguish (a word, a text, a stretch between two numbers, missing), it holds the
/// set of rules that this value does not surely leave silent. A record's candidates are the
/// intersection of the sets of all its fields. Rules are bits, 64 to a word of memory.
///
/// Plain memory, with nothing to be counted for every record; it lives as long as the store of the
/// compiler.
struct RuleIndex: BitwiseCopyable {
  private let words: Int
  private let slots: UnsafePointer<FieldIndex>
  private let slotCount: Int
  private let everything: UnsafePointer<UInt64>

  /// Nil where no rule has such a condition.
  init?(_ rules: [CompiledRule], _ compiler: Compiler, fields: [Field]) {
    let words = (rules.count + 63) / 64
    var conditions: [Int: [(rule: Int, condition: FieldCondition)]] = [:]
    for (place, rule) in rules.enumerated() {
      // A constraint fires where one of its lines fails: only all of them can leave it silent.
      for part in rule.isConstraint ? [rule.condition.part] : rule.condition.part.conjuncts {
        guard let condition = FieldCondition(part), fields.indices.contains(condition.field) else {
          continue
        }
        conditions[condition.field, default: []].append((place, condition))
      }
    }
    let memory = compiler.flatStore
    let slots = conditions.keys.sorted().compactMap { field in
      FieldIndex(
        field, conditions[field]!, rules, words: words,
        symbols: compiler.literals.symbols.words.count, memory)
    }
    if slots.isEmpty { return nil }
    var everything = [UInt64](repeating: .max, count: words)
    if rules.count % 64 != 0 { everything[words - 1] = 1 << UInt64(rules.count % 64) - 1 }
    self.words = words
    (self.slots, slotCount) = (memory.copy(slots), slots.count)
    self.everything = memory.copy(everything)
  }

  /// Room that `candidates` needs.
  var room: Int { words }

  /// Writes the candidates of a row as bits; false where there are none.
  @inline(__always) func candidates(
    _ row: UnsafePointer<RowValue>, _ bits: UnsafeMutablePointer<UInt64>
  ) -> Bool {
    if words == 1 {
      // Up to 64 rules, as in most packs: their set stays in a register.
      var left = everything[0]
      for slot in 0..<slotCount {
        left &= (slots + slot).pointee.set(of: row, words: 1)[0]
        if left == 0 { return false }
      }
      bits[0] = left
      return true
    }
    bits.update(from: everything, count: words)
    for slot in 0..<slotCount where !(slots + slot).pointee.narrow(row, bits, words) {
      return false
    }
    return true
  }
}

/// The rule sets of one field.
private struct FieldIndex: BitwiseCopyable {
  let field: Int
  /// One set after another; of each class of values, `words` long.
  private let sets: UnsafeMutablePointer<UInt64>
  /// Numbers that conditions name, ascending: class 2i lies below the ith, class 2i + 1 is it.
  private let points: UnsafePointer<Double>
  private let pointCount: Int
  /// Words: class of each symbol number.
  private let classOfWord: UnsafePointer<Int32>
  private let wordCount: Int
  private let truthClass: Int
  private let missingClass: Int
  /// Any value that is not missing and that no condition names.
  private let otherClass: Int
  private let unknownClass: Int
  private let wordClass: Int
  private let texts: TextClasses

  /// Class limits keep a pack with very many numbers from taking memory with the square of their
  /// count.
  private static let mostWords = 1 << 22

  init?(
    _ field: Int, _ conditions: [(rule: Int, condition: FieldCondition)], _ rules: [CompiledRule],
    words: Int,
    symbols: Int, _ memory: Pool
  ) {
    self.field = field
    var points: Set<Double> = []
    var named: Set<UInt32> = []
    for (_, condition) in conditions { condition.collectBounds(&points, &named) }
    let namedTexts = TextClasses.distinct(conditions.flatMap { $0.condition.texts })
    if (points.count * 2 + named.count + namedTexts.count + 4) * words > FieldIndex.mostWords {
      return nil
    }
    self.points = memory.copy(points.sorted())
    pointCount = points.count
    // Below each point, each point itself, and above the last.
    let truths = points.isEmpty ? 0 : points.count * 2 + 1
    var representatives: [RowValue?] = []
    representatives += [.truth(false), .truth(true), .missing, nil, .unknown]
    truthClass = truths
    missingClass = truths + 2
    otherClass = truths + 3
    unknownClass = truths + 4
    var classOfWord = [Int32](repeating: Int32(truths + 5), count: symbols)
    // A word that no condition names, and those that some do.
    representatives.append(.word(.max))
    for word in named.sorted() where Int(word) < symbols {
      classOfWord[Int(word)] = Int32(truths + representatives.count)
      representatives.append(.word(word))
    }
    if named.isEmpty { classOfWord = [] }
    self.classOfWord = memory.copy(classOfWord)
    wordCount = classOfWord.count
    wordClass = truths + 5
    texts = TextClasses(namedTexts, first: truths + representatives.count, memory)
    // A text that no condition names, and those that some do.
    if !namedTexts.isEmpty { representatives += ([texts.other] + namedTexts).map { .text($0) } }
    sets = memory.room((truths + representatives.count) * words, of: UInt64.self)
    fillNumbers(conditions, rules, words)
    for (index, value) in representatives.enumerated() {
      let set = sets + (truths + index) * words
      set.initialize(repeating: .max, count: words)
      for (place, condition) in conditions {
        let holds = value.map { condition.holds($0) } ?? condition.holdsOfAnything
        if let holds, rules[place].outcome(holds) == .silent {
          set[place / 64] &= ~(1 << UInt64(place % 64))
        }
      }
    }
  }

  /// The sets of numbers, from the lowest up. A condition changes at its own points alone, so that
  /// each is looked at a few times and not once for every point of all the others.
  private func fillNumbers(
    _ conditions: [(rule: Int, condition: FieldCondition)], _ rules: [CompiledRule], _ words: Int
  ) {
    if pointCount == 0 { return }
    let classes = pointCount * 2 + 1
    /// By class: the rules that one condition leaves silent from there on (1), or no longer does
    /// (-1).
    var changes = [[(rule: Int, by: Int)]](repeating: [], count: classes)
    for (place, condition) in conditions {
      var own: Set<Double> = []
      var ignored: Set<UInt32> = []
      condition.collectBounds(&own, &ignored)
      let ends = own.sorted()
      var wasSilent = false
      func look(_ number: Double, from first: Int) {
        let isSilent = rules[place].outcome(condition.holds(.number(number))) == .silent
        if isSilent != wasSilent { changes[first].append((place, isSilent ? 1 : -1)) }
        wasSilent = isSilent
      }
      // Numbers too close together to have one between them are used themselves.
      look(ends.first.map { $0 - max(1, $0.magnitude) } ?? 0, from: 0)
      for (index, end) in ends.enumerated() {
        let point = classOf(end)
        look(end, from: point)
        look(
          index + 1 < ends.count ? end / 2 + ends[index + 1] / 2 : end + max(1, end.magnitude),
          from: point + 1)
      }
    }
    var silent = [Int](repeating: 0, count: rules.count)
    var set = [UInt64](repeating: .max, count: words)
    for index in 0..<classes {
      for (rule, by) in changes[index] {
        silent[rule] += by
        if silent[rule] == 0 {
          set[rule / 64] |= 1 << UInt64(rule % 64)
        } else {
          set[rule / 64] &= ~(1 << UInt64(rule % 64))
        }
      }
      (sets + index * words).initialize(from: set, count: words)
    }
  }

  /// The rules that the row's value does not surely leave silent.
  @inline(__always) func set(of row: UnsafePointer<RowValue>, words: Int) -> UnsafePointer<UInt64> {
    UnsafePointer(sets + classOf(row[field]) &* words)
  }

  /// False where no candidate is left.
  @inline(__always) func narrow(
    _ row: UnsafePointer<RowValue>, _ bits: UnsafeMutablePointer<UInt64>, _ words: Int
  ) -> Bool {
    var left: UInt64 = 0
    let set = set(of: row, words: words)
    for word in 0..<words {
      bits[word] &= set[word]
      left |= bits[word]
    }
    return left != 0
  }

  @inline(__always) private func classOf(_ value: RowValue) -> Int {
    switch value {
    case .missing: return missingClass
    case .unknown: return unknownClass
    case .word(let word): return Int(word) < wordCount ? Int(classOfWord[Int(word)]) : wordClass
    case .truth(let truth): return truthClass + (truth ? 1 : 0)
    case .number(let number): return pointCount == 0 ? otherClass : classOf(number)
    case .text(let text): return texts.count == 0 ? otherClass : texts.classOf(text) ?? otherClass
    default: return otherClass
    }
  }

  /// Most numbers of most logs lie to one side of all points; between them the search goes without
  /// branches, which no processor could foresee.
  @inline(__always) private func classOf(_ number: Double) -> Int {
    if number < points[0] { return 0 }
    if number > points[pointCount - 1] { return pointCount * 2 }
    var low = 0
    var count = pointCount
    while count > 1 {
      let half = count / 2
      low = points[low + half] <= number ? low + half : low
      count -= half
    }
    // The last point that is not above it.
    if points[low] == number { return low * 2 + 1 }
    return points[low] < number ? low * 2 + 2 : 0
  }
}

/// The classes of texts: first that of all those that no condition names, then one for each that
/// some does. They are of ASCII alone: a text that is not may be the same as one that is, written
/// in another way, and is left to the rules.
private struct TextClasses: BitwiseCopyable {
  let count: Int
  private let first: Int
  private let starts: UnsafePointer<UnsafePointer<UInt8>>
  private let lengths: UnsafePointer<Int>
  /// The text at each place of a hash table; -1 if there is none.
  private let places: UnsafePointer<Int32>
  private let mask: Int
  private let otherStart: UnsafePointer<UInt8>
  private let otherLength: Int

  /// One that is longer than all that are named.
  var other: TextSpan { TextSpan(start: otherStart, count: otherLength) }

  static func distinct(_ texts: [TextSpan]) -> [TextSpan] {
    var seen: Set<[UInt8]> = []
    return texts.filter {
      seen.insert(Array($0.bytes)).inserted
    }
  }

  init(_ texts: [TextSpan], first: Int, _ memory: Pool) {
    count = texts.count
    self.first = first
    starts = memory.copy(texts.map(\.start))
    lengths = memory.copy(texts.map(\.count))
    otherLength = (texts.map(\.count).max() ?? 0) + 1
    otherStart = memory.copy([UInt8](repeating: 0x78, count: otherLength))
    var size = 4
    while size < texts.count * 2 { size *= 2 }
    mask = size - 1
    var places = [Int32](repeating: -1, count: size)
    for (index, text) in texts.enumerated() {
      var place = TextClasses.hash(text) & mask
      while places[place] >= 0 { place = (place + 1) & mask }
      places[place] = Int32(index)
    }
    self.places = memory.copy(places)
  }

  /// Nil: it cannot be distinguished.
  func classOf(_ text: TextSpan) -> Int? {
    var place = TextClasses.hash(text) & mask
    while case let index = Int(places[place]), index >= 0 {
      if lengths[index] == text.count,
        (0..<text.count).allSatisfy({ starts[index][$0] == text.start[$0] })
      {
        return first + 1 + index
      }
      place = (place + 1) & mask
    }
    return text.bytes.allSatisfy { $0 < 0x80 }
      ? first : nil
  }

  /// Of the length and of both ends.
  private static func hash(_ text: TextSpan) -> Int {
    var hash = UInt64(truncatingIfNeeded: text.count)
    for index in 0..<min(text.count, 8) {
      hash = hash << 7 ^ hash >> 57 ^ UInt64(text.start[index])
    }
    for index in max(0, text.count - 8)..<text.count {
      hash = hash << 7 ^ hash >> 57 ^ UInt64(text.start[index])
    }
    return Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 40)
  }
}

/// A condition that one field alone decides, by comparing it with constants.
struct FieldCondition {
  let field: Int
  private let part: FlatPart
  private let tests: [FlatTest]

  /// Nil: it is not of that form.
  init?(_ part: FlatPart) {
    guard let tests = part.testsOfFields, let field = tests.first?.field,
      tests.allSatisfy({ $0.field == field && FieldCondition.tellsApart($0) })
    else { return nil }
    self.field = field
    self.part = part
    self.tests = tests
  }

  /// Whether an index has classes for what a test compares with.
  private static func tellsApart(_ test: FlatTest) -> Bool {
    switch test.kind {
    case .missing, .unreadable, .truth, .number, .word: return true
    case .constant: break
    default: return false
    }
    switch test.constant {
    case .truth, .word: return true
    case .text(let text): return text.bytes.allSatisfy { $0 < 0x80 }
    default: return false
    }
  }

  func collectBounds(_ points: inout Set<Double>, _ words: inout Set<UInt32>) {
    for test in tests {
      switch test.constant {
      case .number(let number): points.insert(number)
      case .word(let word): words.insert(word)
      default: break
      }
    }
  }

  var texts: [TextSpan] {
    tests.compactMap { if case .text(let text) = $0.constant { text } else { nil } }
  }

  func holds(_ value: RowValue) -> Kleene { part.holds(of: value) }

  /// Of a value that is there and of which nothing else is known; nil if that depends on it.
  var holdsOfAnything: Kleene? {
    // `is unreadable` depends on it: a list that is there may have an element that cannot be used.
    guard tests.count == 1, tests[0].kind == .missing else { return nil }
    return part.holds(of: .truth(true))
  }
}

extension FlatPart {
  /// Parts that must all hold.
  fileprivate var conjuncts: [FlatPart] {
    switch self {
    case .all(let parts): parts.flatMap(\.conjuncts)
    case .standIn(_, let part), .written(_, let part): part.conjuncts
    case .test, .not, .any, .needing: [self]
    }
  }

  /// Its tests, if each looks at one field and at nothing else.
  fileprivate var testsOfFields: [FlatTest]? {
    switch self {
    case .test(let test): return test.isOfField ? [test] : nil
    case .needing: return nil
    case .standIn(_, let part), .written(_, let part), .not(let part): return part.testsOfFields
    case .all(let parts), .any(let parts):
      var tests: [FlatTest] = []
      for part in parts {
        guard let its = part.testsOfFields else { return nil }
        tests += its
      }
      return tests
    }
  }

  /// How it comes out for a value of the field that its tests look at.
  fileprivate func holds(of value: RowValue) -> Kleene {
    switch self {
    case .test(let test): test.holds(of: value)
    case .standIn(_, let part), .written(_, let part), .needing(_, let part): part.holds(of: value)
    case .not(let part): !part.holds(of: value)
    case .all(let parts): parts.reduce(.yes) { $0 && $1.holds(of: value) }
    case .any(let parts): parts.reduce(.no) { $0 || $1.holds(of: value) }
    }
  }
}
