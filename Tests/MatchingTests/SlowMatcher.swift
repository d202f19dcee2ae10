import Folding
import Matching

/// The matching rules written down plainly: every term tried at every letter. It shares the Unicode
/// tables with the fast matcher and nothing else.
struct SlowMatcher {
  let patterns: [TermPattern]
  let locale: String
  /// Marks that some term holds and that compose with nothing.
  private let keptMarks: Set<UInt32>

  init(patterns: [TermPattern], locale: String) {
    self.patterns = patterns
    self.locale = locale
    keptMarks = Set(
      patterns.flatMap { Normalization.composed($0.words).unicodeScalars }.map(\.value).filter {
        let properties = UnicodeTables.properties(of: $0)
        return properties.contains(.ornament) && properties.script == .common && $0 != 0x640
      })
  }

  /// A folded character and the bytes of the text it came from.
  struct Letter {
    var value: UInt32
    var range: Range<Int>
    var isFirst = true
    var isLast = true
  }

  private static let gap: UInt32 = 0x20
  private var isLatin: Bool {
    !["ru", "el", "ja", "zh", "th", "ko", "ar", "hi", "bn", "pa", "gu"].contains(
      languageCode(of: locale))
  }

  func matches(in text: String) -> [Match] {
    let scalars = Array(text.unicodeScalars)
    var offsets = [0]
    for scalar in scalars { offsets.append(offsets.last! + UTF8.width(scalar)) }
    let source = Source(scalars: scalars, offsets: offsets)
    var found: [Match] = []
    for (index, pattern) in patterns.enumerated() {
      var shelters: [Range<Int>] = []
      for phrase in pattern.unlessWithin {
        let words = TermPattern(id: 0, words: phrase, mayLackAccents: pattern.mayLackAccents)
        for byLook in [false, true] { shelters += places(of: words, source, byLook: byLook) }
      }
      let plain = places(of: pattern, source, byLook: false)
      let looks = places(of: pattern, source, byLook: true).filter { !plain.contains($0) }
      for (range, isByLook) in plain.map({ ($0, false) }) + looks.map({ ($0, true) })
      where !shelters.contains(where: {
        $0.lowerBound <= range.lowerBound && $0.upperBound >= range.upperBound
      })
        && !Context.skips(source).contains(where: { $0.overlaps(range) })
      {
        found.append(
          Match(
            pattern: pattern.id, index: index, range: range, disguises: isByLook ? .lookAlike : []))
      }
    }
    return longest(found)
  }

  /// Of matches of one term that overlap the first and longest.
  private func longest(_ matches: [Match]) -> [Match] {
    var kept: [Match] = []
    let sorted = matches.sorted {
      ($0.range.lowerBound, -$0.range.upperBound, $0.disguises.rawValue) < (
        $1.range.lowerBound, -$1.range.upperBound, $1.disguises.rawValue
      )
    }
    for match in sorted
    where !kept.contains(where: { $0.pattern == match.pattern && $0.range.overlaps(match.range) }) {
      kept.append(match)
    }
    return kept
  }

  // MARK: Folding

  struct Source {
    var scalars: [Unicode.Scalar]
    var offsets: [Int]

    func properties(_ index: Int) -> ScalarProperties {
      index >= 0 && index < scalars.count ? UnicodeTables.properties(of: scalars[index].value) : []
    }

    /// The nearest scalar that is shown, from `index` on in steps of `step`.
    func shown(_ index: Int, _ step: Int) -> Unicode.Scalar? {
      var index = index
      while index >= 0, index < scalars.count {
        if !properties(index).contains(.ignorable) { return scalars[index] }
        index += step
      }
      return nil
    }
  }

  func letters(_ source: Source, byLook: Bool, keepsCase: Bool = false) -> [Letter] {
    var result: [Letter] = []
    var index = 0
    while index < source.scalars.count {
      let first = index
      let scalar = source.scalars[index]
      let properties = source.properties(index)
      index += 1
      var unit: [UInt32] = []
      if properties.contains(.ignorable) || scalar == "*" { continue }
      if scalar == "~", index < source.scalars.count, source.scalars[index] == "~" {
        index += 1
        continue
      }
      if scalar == "<" {
        let rest = String(String.UnicodeScalarView(source.scalars[first...]))
        if let tag = rest.prefixMatch(of: #/</?(b|i|u|s|em|strong)>/#) {
          index += tag.0.unicodeScalars.count - 1
          continue
        }
      }
      if scalar == "_" {
        while index < source.scalars.count, source.scalars[index] == "_" { index += 1 }
        let joins =
          source.shown(first - 1, -1).map(isWordCharacter) == true
          && source.shown(index, 1).map(isWordCharacter) == true
        if !joins { continue }
        unit = [0x5F]
      } else if properties.contains(.quote) {
        unit =
          ["\"", "“", "”", "„", "‟", "″", "＂", "〝", "〞", "〟"].contains(scalar) ? [0x22] : [0x27]
      } else if !properties.isDisjoint(with: [.space, .hyphen]) {
        unit = [Self.gap]
      } else {
        var cluster = [scalar.value]
        if scalar.value >= 0x80 || isWordCharacter(scalar) {
          var next = index
          while next < source.scalars.count,
            !source.properties(next).isDisjoint(with: [.joins, .ignorable])
          {
            if source.properties(next).contains(.joins) {
              cluster.append(source.scalars[next].value)
              index = next + 1
            }
            next += 1
          }
        }
        unit = folded(cluster, byLook: byLook, keepsCase: keepsCase)
      }
      let range = source.offsets[first]..<source.offsets[index]
      for (place, value) in unit.enumerated() {
        if value == Self.gap, result.last?.value == Self.gap {
          result[result.count - 1].range =
            result[result.count - 1].range.lowerBound..<range.upperBound
        } else {
          result.append(
            Letter(value: value, range: range, isFirst: place == 0, isLast: place == unit.count - 1)
          )
        }
      }
    }
    return result
  }

  private func folded(_ cluster: [UInt32], byLook: Bool, keepsCase: Bool) -> [UInt32] {
    var scalars = Normalization.compose(Normalization.decompose(cluster, compatibly: !byLook))
      .filter { keptMarks.contains($0) || !UnicodeTables.properties(of: $0).contains(.ornament) }
    if byLook, cluster.contains(where: { $0 >= 0x80 }) {
      scalars = Normalization.compose(
        Normalization.decompose(
          Normalization.decompose(scalars).flatMap {
            Self.isMark($0) ? [$0] : UnicodeTables.confusables[$0].map(Array.init) ?? [$0]
          }, compatibly: true))
    }
    if !keepsCase {
      let rules = CaseRules(locale: locale)
      var small: [UInt32] = []
      for scalar in scalars { rules.appendFolding(of: scalar, to: &small) }
      var result: [UInt32] = []
      for scalar in Normalization.decompose(small)
      where !(scalar == 0x307 && [0x69, 0x6A].contains(result.last)) {
        result.append(scalar)
      }
      scalars = Normalization.compose(result)
    }
    return byLook
      ? scalars.flatMap { Self.sameLook($0, keepsCase) }
      : scalars
        .map {
          UnicodeTables.properties(of: $0).isDisjoint(with: [.space, .hyphen]) ? $0 : Self.gap
        }
  }

  private static func isMark(_ scalar: UInt32) -> Bool {
    UnicodeTables.properties(of: scalar).contains(.ornament)
  }

  private static func sameLook(_ scalar: UInt32, _ keepsCase: Bool) -> [UInt32] {
    switch Unicode.Scalar(scalar) {
    case "m": [0x72, 0x6E]
    case "I", "1", "|", "l": [0x6C]
    case "i", "ı": keepsCase ? [scalar] : [0x6C]
    case "0": [keepsCase ? 0x4F : 0x6F]
    case .some(let scalar)
    where !UnicodeTables.properties(of: scalar.value).isDisjoint(with: [.space, .hyphen]): [gap]
    default: [scalar]
    }
  }

  // MARK: Comparing

  func places(of pattern: TermPattern, _ source: Source, byLook: Bool) -> [Range<Int>] {
    let text = letters(source, byLook: byLook)
    var found: Set<Range<Int>> = []
    if !pattern.words.unicodeScalars.contains(where: isWordCharacter) {
      return byLook ? [] : literal(pattern.words, source)
    }
    for spelling in spellings(pattern.words).flatMap({
      pattern.mayLackAccents ? lackingAccents($0) : [$0]
    }) {
      for cased in byLook && spelling.utf8.contains(where: { $0 >= 0x80 })
        ? [
          spelling, spelling.lowercased(), spelling.uppercased(),
          spelling.lowercased().prefix(1).uppercased() + spelling.lowercased().dropFirst(),
        ] : [spelling]
      {
        let own = Source(cased)
        var wanted = letters(own, byLook: byLook)
        if wanted.first?.value == Self.gap { wanted.removeFirst() }
        if wanted.last?.value == Self.gap { wanted.removeLast() }
        guard !wanted.isEmpty, text.count >= wanted.count else { continue }
        for start in 0...(text.count - wanted.count) {
          let part = text[start..<(start + wanted.count)]
          guard zip(part, wanted).allSatisfy({ $0.value == $1.value }), part.first!.isFirst,
            part.last!.isLast
          else {
            continue
          }
          var range = part.first!.range.lowerBound..<part.last!.range.upperBound
          guard beginsWord(range, source), pattern.isBeginning || endsWord(range, source) else {
            continue
          }
          if byLook, !isDeceptive(Array(part), wanted, own, source, range) { continue }
          if pattern.caseExact {
            let inside = Source(String(decoding: Array(source.text.utf8)[range], as: UTF8.self))
            let a = letters(inside, byLook: byLook, keepsCase: true).map(\.value)
            if a != letters(own, byLook: byLook, keepsCase: true).map(\.value) { continue }
          }
          if pattern.isBeginning { range = range.lowerBound..<endOfWord(range, source) }
          if pattern.wholeValue {
            let all = Array(source.text.utf8)
            let rest = String(
              decoding: all[..<range.lowerBound] + all[range.upperBound...], as: UTF8.self)
            if rest.unicodeScalars.contains(where: isWordCharacter) { continue }
          }
          found.insert(range)
        }
      }
    }
    return Array(found)
  }

  private func literal(_ words: String, _ source: Source) -> [Range<Int>] {
    let text = Array(source.text.utf8)
    let wanted = Array(words.utf8)
    return text.indices.compactMap {
      text[$0...].starts(with: wanted) ? $0..<($0 + wanted.count) : nil
    }
  }

  private func spellings(_ words: String) -> [String] {
    guard
      let hyphen = words.unicodeScalars.firstIndex(where: {
        UnicodeTables.properties(of: $0.value).contains(.hyphen)
      })
    else { return [words] }
    let before = String(words.unicodeScalars[..<hyphen])
    return spellings(String(words.unicodeScalars[words.unicodeScalars.index(after: hyphen)...]))
      .flatMap {
        before.isEmpty || $0.isEmpty ? [before + $0, words] : [before + $0, before + " " + $0]
      }
  }

  // MARK: Words

  private func beginsWord(_ range: Range<Int>, _ source: Source) -> Bool {
    let first = source.offsets.firstIndex(of: range.lowerBound)!
    if let before = source.shown(first - 1, -1), let own = source.shown(first, 1),
      joins(before, own),
      !camel(before, own, first, source)
    {
      return false
    }
    return true
  }

  private func endsWord(_ range: Range<Int>, _ source: Source) -> Bool {
    let first = source.offsets.firstIndex(of: range.lowerBound)!
    let end = source.offsets.firstIndex(of: range.upperBound)!
    guard let after = source.shown(end, 1) else { return true }
    if UnicodeTables.properties(of: after.value).contains(.mark) { return false }
    var last = end - 1
    while !source.properties(last).isDisjoint(with: [.mark, .ignorable]), last > first { last -= 1 }
    let own = source.scalars[last]
    if script(own) == .hangul, script(after) == .hangul { return true }
    return !joins(own, after) || camel(own, after, end, source)
  }

  /// The end of the word that goes on after the range: everything up to the first shown letter that
  /// does not join on.
  private func endOfWord(_ range: Range<Int>, _ source: Source) -> Int {
    let first = source.offsets.firstIndex(of: range.lowerBound)!
    var end = source.offsets.firstIndex(of: range.upperBound)!
    var letter = end - 1
    while letter > first, !source.properties(letter).isDisjoint(with: [.mark, .ignorable]) {
      letter -= 1
    }
    for index in end..<source.scalars.count {
      if source.properties(index).contains(.ignorable) { continue }
      if !source.properties(index).contains(.mark) {
        let (a, b) = (source.scalars[letter], source.scalars[index])
        if !joins(a, b) || camel(a, b, index, source) { break }
        letter = index
      }
      end = index + 1
    }
    return source.offsets[end]
  }

  /// The spelling with every choice of its accents left out.
  private func lackingAccents(_ spelling: String) -> [String] {
    var all = [""]
    for scalar in Normalization.composed(spelling).unicodeScalars {
      let parts = Normalization.decompose([scalar.value])
      let isLetterItself = "ñÑ".unicodeScalars.contains(scalar) && languageCode(of: locale) == "es"
      let bare =
        parts.count > 1 && Self.isMark(parts[1]) && !isLetterItself
        ? Unicode.Scalar(parts[0])! : scalar
      all = all.flatMap {
        bare == scalar ? [$0 + String(scalar)] : [$0 + String(scalar), $0 + String(bare)]
      }
    }
    return all
  }

  private func script(_ scalar: Unicode.Scalar) -> Script {
    UnicodeTables.properties(of: scalar.value).script
  }

  private func joins(_ a: Unicode.Scalar, _ b: Unicode.Scalar) -> Bool {
    isWordCharacter(a) && isWordCharacter(b) && !script(a).isUnspaced && !script(b).isUnspaced
  }

  private func camel(
    _ a: Unicode.Scalar, _ b: Unicode.Scalar, _ index: Int, _ source: Source
  ) -> Bool {
    let isUpper = { (s: Unicode.Scalar) in UnicodeTables.properties(of: s.value).contains(.upper) }
    guard !isUpper(a), isUpper(b) else { return false }
    for before in source.scalars[..<index].reversed() {
      if before == "#" { return true }
      if before != "_", !isWordCharacter(before) { return false }
    }
    return false
  }

  // MARK: Looks

  private func isDeceptive(
    _ part: [Letter], _ wanted: [Letter], _ own: Source, _ source: Source, _ range: Range<Int>
  ) -> Bool {
    let inside = source.scalars.indices.filter { range.contains(source.offsets[$0]) }
    let isOwnLetter = { (s: Unicode.Scalar) in
      (s == "þ" || s == "ð") && languageCode(of: locale) == "is"
        || s == "ı" && CaseRules(locale: locale) == .dotlessI
    }
    var scripts: Set<Script> = []
    var foreign = false
    for index in inside {
      let scalar = source.scalars[index]
      let properties = source.properties(index)
      let home: Bool =
        switch languageCode(of: locale) {
        case "ru": properties.script == .cyrillic
        case "el": properties.script == .greek
        case "ja", "zh", "ko", "th", "ar", "hi":
          properties.script == .hangul || properties.script.isUnspaced
            || properties.script == .arabic
        default: isOwnLetter(scalar)
        }
      if scalar.value >= 0x80, properties.contains(.confusable), !home { foreign = true }
      if properties.contains(.word), properties.script != .common {
        scripts.insert(properties.script.isUnspaced ? .han : properties.script)
        if properties.script == .latin, !isLatin { foreign = true }
      }
    }
    if !isLatin, scripts.count < 2 { foreign = false }
    let letters = Normalization.composed(own.text).unicodeScalars.filter { isWordCharacter($0) }
      .count
    var tricks = 0
    var same = 0
    for (letter, want) in zip(part, wanted) {
      let at = source.offsets.firstIndex(of: letter.range.lowerBound)!
      let shown = source.scalars[at]
      let meant = own.scalars[own.offsets.firstIndex(of: want.range.lowerBound)!]
      guard shown.isASCII, meant.isASCII, isWordCharacter(meant) else { continue }
      let before = at > 0 ? source.scalars[at - 1] : " "
      switch (shown, String(meant).lowercased()) {
      case (_, String(shown).lowercased()): same += 1
      case ("0", "o"), ("1", "l"), ("1", "i"), ("|", "l"), ("|", "i"): tricks += 1
      case ("I", "l") where ("a"..."z").contains(before): tricks += 1
      case ("l", "i") where letters > 2 && ("A"..."Z").contains(before): tricks += 1
      case ("r", "m"), ("n", "m"), ("m", "r"), ("m", "n"), ("R", "m"), ("N", "m"), ("M", "r"),
        ("M", "n"):
        if letters < 7 { return false }
        tricks += 1
      default: return false
      }
    }
    return foreign || (tricks > 0 && same >= tricks)
  }
}

extension SlowMatcher.Source {
  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    offsets = [0]
    for scalar in scalars { offsets.append(offsets.last! + UTF8.width(scalar)) }
  }

  var text: String { String(String.UnicodeScalarView(scalars)) }
}

/// What is no prose, where white space stands around it. How it borders on prose is in the table
/// `contexts.txt`, for the fast matcher alone.
enum Context {
  static func skips(_ source: SlowMatcher.Source) -> [Range<Int>] {
    var found = identifiers(source)
    var token = ""
    var start = 0
    for (index, scalar) in (source.scalars + [" "]).enumerated() {
      guard scalar == " " || (scalar.value >= 9 && scalar.value <= 13) else {
        token.unicodeScalars.append(scalar)
        continue
      }
      if isNoProse(token) { found.append(start..<source.offsets[index]) }
      token = ""
      start = index < source.scalars.count ? source.offsets[index + 1] : 0
    }
    return found
  }

  private static func isNoProse(_ token: String) -> Bool {
    if token.hasPrefix("https://") || token.hasPrefix("/") && token.count > 1 { return true }
    if token.hasPrefix("`") && token.hasSuffix("`") && token.count > 2 { return true }
    if token.contains("@"), token.hasSuffix(".com") { return true }
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 2,
      parts.allSatisfy({
        $0.count > 1 && $0.allSatisfy { $0.isASCII && $0.isLetter && $0.isLowercase }
      })
    {
      return true
    }
    return false
  }

  /// Words joined by underscores, wherever they stand but in a hashtag.
  private static func identifiers(_ source: SlowMatcher.Source) -> [Range<Int>] {
    let joins = { (s: Unicode.Scalar) in
      s == "_" || isWordCharacter(s) && !UnicodeTables.properties(of: s.value).script.isUnspaced
    }
    var found: [Range<Int>] = []
    var first = 0
    while first < source.scalars.count {
      let end = source.scalars[first...].firstIndex { !joins($0) } ?? source.scalars.count
      let words = source.scalars[first..<end].split(separator: "_")
      if words.count > 1, first == 0 || source.scalars[first - 1] != "#" {
        found.append(source.offsets[first]..<source.offsets[end])
      }
      first = end + 1
    }
    return found
  }
}
