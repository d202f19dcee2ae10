import RuleModel
import SourceText

/// One spelling for a locale: `en_us` and `en-US` are one.
func canonical(_ locale: String) -> String {
  let isCanonical = locale.utf8.allSatisfy {
    $0 != UInt8(ascii: "_") && $0 &- UInt8(ascii: "A") >= 26
  }
  if isCanonical { return locale }
  var bytes = Array(locale.utf8)
  for index in bytes.indices {
    if bytes[index] == UInt8(ascii: "_") {
      bytes[index] = UInt8(ascii: "-")
    } else if bytes[index].isASCIICapital {
      bytes[index] |= 0x20
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// `en-US`, `en`: the locale itself and what it falls back to, nearest first.
func fallbacks(_ locale: String) -> [String] {
  var parts = canonical(locale).split(separator: "-")
  var chain: [String] = []
  while !parts.isEmpty {
    chain.append(parts.joined(separator: "-"))
    parts.removeLast()
  }
  return chain
}

extension Pack {
  /// The nearest locale that has a term list, for a locale that ships.
  func termLocale(for locale: String) -> String? {
    fallbacks(locale).first { nearest in
      // By its index, no term is copied to be asked.
      terms.indices.contains {
        terms[$0].status != .retired
          && (terms[$0].locale == nearest || canonical(terms[$0].locale) == nearest)
      }
    }
  }

  /// Whether the terms of one locale are those that count for another, which ships.
  public func covers(_ locale: String, byTermsOf other: String) -> Bool {
    termLocale(for: locale) == canonical(other)
  }

  /// The nearest review of a locale's term lists.
  func review(of locale: String) -> Review? {
    for candidate in fallbacks(locale) {
      if let review = reviewed.last(where: { canonical($0.locale) == candidate }) { return review }
    }
    return nil
  }
}
