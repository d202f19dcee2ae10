/// The rules by which a language distinguishes large letters from small.
public enum CaseRules: Sendable, Hashable {
  case standard
  /// Turkish, Azerbaijani: I belongs to ı, and İ to i.
  case dotlessI

  /// - Parameter locale: a language tag, such as `tr-TR`.
  public init(locale: String) {
    switch languageCode(of: locale) {
    case "tr", "az": self = .dotlessI
    default: self = .standard
    }
  }

  /// Appends the full case folding of a scalar.
  public func appendFolding(of scalar: UInt32, to result: inout [UInt32]) {
    if scalar < 0x80 {
      let isUpper = scalar >= 0x41 && scalar <= 0x5A
      result.append(self == .dotlessI && scalar == 0x49 ? 0x131 : isUpper ? scalar | 0x20 : scalar)
    } else if self == .dotlessI, scalar == 0x130 {
      result.append(0x69)
    } else if let folded = UnicodeTables.caseFolding[scalar] {
      result.append(contentsOf: folded)
    } else {
      result.append(scalar)
    }
  }
}

/// The text with case taken away: equal for texts that differ in case only. Canonically equal texts
/// give equal results, composed.
public func caseFolded(_ text: String, locale: String = "") -> String {
  let rules = CaseRules(locale: locale)
  if rules == .standard, text.utf8.allSatisfy({ $0 < 0x80 }) { return lowercasedASCII(text) }
  let parts =
    rules == .dotlessI
    ? Normalization.compose(Normalization.decompose(text.unicodeScalars.lazy.map(\.value)))
    : Normalization.decompose(text.unicodeScalars.lazy.map(\.value))
  var folded: [UInt32] = []
  for scalar in parts { rules.appendFolding(of: scalar, to: &folded) }
  return Normalization.string(Normalization.compose(Normalization.decompose(folded)))
}

private func lowercasedASCII(_ text: String) -> String {
  String(decoding: text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
}

/// The text without accents and other marks; stroked letters become their plain ones. Case stays.
public func withoutAccents(_ text: String) -> String {
  // Some signs of ASCII are accents by themselves.
  if text.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A || $0 == 0x20 || $0 >= 0x30 && $0 <= 0x39 }) {
    return text
  }
  var result: [UInt32] = []
  for scalar in Normalization.decompose(text.unicodeScalars.lazy.map(\.value)) {
    let properties = UnicodeTables.properties(of: scalar)
    if properties.contains(.ornament) || Normalization.combiningClass(scalar) != 0 { continue }
    result.append(
      contentsOf: strokedLetters[scalar].map { $0.unicodeScalars.map(\.value) } ?? [scalar])
  }
  return Normalization.string(Normalization.compose(result))
}

/// Letters whose accent is part of the letter, so that Unicode does not decompose them.
private let strokedLetters: [UInt32: String] = {
  var table: [UInt32: String] = [:]
  let pairs = "øo ØO łl ŁL đd ĐD ħh ĦH ŧt ŦT ıi æae ÆAE œoe ŒOE"
  for pair in pairs.split(separator: " ") {
    table[pair.unicodeScalars.first!.value] = String(pair.unicodeScalars.dropFirst())
  }
  return table
}()

/// Whether the scalar is part of a word: a letter, a mark or a digit.
public func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
  UnicodeTables.properties(of: scalar.value).contains(.word)
}

/// `pt` of `pt-BR`, `pt_BR` or `PT`.
public func languageCode(of locale: String) -> String {
  var code: [UInt8] = []
  for byte in locale.utf8 {
    if byte == 0x2D || byte == 0x5F { break }
    code.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
  }
  return String(decoding: code, as: UTF8.self)
}
