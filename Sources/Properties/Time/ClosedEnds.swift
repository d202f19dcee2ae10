import SourceText

/// The words of a language that take in the end of a stretch of time: “within 5 minutes”, “5
/// minutes au plus”.
struct ClosedEnds {
  let language: String
  /// Words before the number, and words behind its unit.
  private let leads: [[String]]
  private let trails: [[String]]
  /// Seconds, by the unit's names.
  private let units: [String: Double]

  private init(_ language: String, leads: [String], trails: [String], units: [Double: String]) {
    self.language = language
    self.leads = leads.map(Self.words)
    self.trails = trails.map(Self.words)
    let always = ["s": 1.0, "min": 60, "h": 3600]
    self.units = units.reduce(into: always) { all, unit in
      for name in Self.words(unit.value) { all[name] = unit.key }
    }
  }

  static let all = [
    ClosedEnds(
      "en",
      leads: ["within", "at most", "up to", "no more than", "no later than", "not more than"],
      trails: ["at most", "at the latest", "or less"],
      units: [1: "second seconds", 60: "minute minutes", 3600: "hour hours", 86_400: "d day days"]),
    ClosedEnds(
      "es",
      leads: [
        "dentro de", "dentro de los", "dentro de las", "en un plazo de", "como máximo",
        "como mucho", "hasta",
        "a más tardar", "no más de",
      ],
      trails: ["como máximo", "como mucho", "a más tardar", "o menos"],
      units: [
        1: "segundo segundos", 60: "minuto minutos", 3600: "hora horas", 86_400: "d día días",
      ]),
    ClosedEnds(
      "fr",
      leads: [
        "dans les", "dans un délai de", "au plus", "au maximum", "tout au plus", "jusqu'à",
        "au plus tard",
        "pas plus de",
      ],
      trails: ["au plus", "au maximum", "au plus tard", "ou moins"],
      units: [
        1: "seconde secondes", 60: "minute minutes", 3600: "heure heures", 86_400: "j jour jours",
      ]),
  ]

  /// The stretches whose end a text takes in, in seconds.
  func stretches(in text: String) -> [Double] {
    // A stretch begins with a number in digits; few texts have one.
    guard text.utf8.contains(where: \.isASCIIDigit) else { return [] }
    let words = Self.words(text)
    var found: [Double] = []
    for place in words.indices {
      guard let (seconds, next) = stretch(words, at: place) else { continue }
      let isLed = leads.contains {
        $0.count <= place && words[(place - $0.count)..<place].elementsEqual($0)
      }
      if isLed || trails.contains(where: { words[next...].starts(with: $0) }) {
        found.append(seconds)
      }
    }
    return found
  }

  /// A number with its unit, and the place behind them.
  private func stretch(_ words: [String], at place: Int) -> (Double, Int)? {
    guard words[place].utf8.first.map({ $0.isASCIIDigit || $0 >= 0x80 }) == true else {
      return nil
    }
    let digits = words[place].prefix { $0.isNumber || $0 == "." || $0 == "," }
    guard let number = Double(digits.replacing(",", with: ".")) else { return nil }
    let attached = words[place].dropFirst(digits.count)
    if !attached.isEmpty { return units[String(attached)].map { (number * $0, place + 1) } }
    guard place + 1 < words.count, let unit = units[words[place + 1]] else { return nil }
    return (number * unit, place + 2)
  }

  /// Lower-case words; a point or comma within a number belongs to it.
  private static func words(_ text: String) -> [String] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return plainWords(text) }
    return text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == ",") }
      .compactMap { word in
        let word = word.drop { $0 == "." || $0 == "," }
        let end = word.lastIndex { $0 != "." && $0 != "," }
        return end.map { String(word[...$0]) }
      }
  }

  /// The same of ASCII, where a byte is a character.
  private static func plainWords(_ text: String) -> [String] {
    func isPoint(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") }
    func isWord(_ byte: UInt8) -> Bool {
      byte.isASCIIDigit || byte.isASCIISmall || isPoint(byte)
    }
    let bytes = text.utf8.map { $0.isASCIICapital ? $0 | 0x20 : $0 }
    return bytes.split { !isWord($0) }.compactMap { word in
      let word = word.drop(while: isPoint)
      let end = word.lastIndex { !isPoint($0) }
      return end.map { String(decoding: word[...$0], as: UTF8.self) }
    }
  }
}
