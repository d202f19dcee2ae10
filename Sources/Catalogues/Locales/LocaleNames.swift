import Folding
import SourceText

/// A locale's name in one form: `es_MX` and `es-rMX` are `es-MX`, `zh_hans` and `b+zh+Hans` are
/// `zh-Hans`; codes
/// that Java keeps from before 1989 (`iw`, `in`, `ji`) are given their present ones, and a language
/// with two codes its short one (`ind` is `id`).
public func canonicalLocale(_ name: String) -> String {
  if name.hasPrefix("b+") { return canonicalLocale(String(name.dropFirst(2))) }
  if isMontenegrin(name) { return "cnr-ME" }
  var parts: [String] = []
  // A POSIX name may end in an encoding or a modifier: `pt_BR.UTF-8`, `sr@latin`.
  var base = name
  var script: String?
  var variant: String?
  if let at = base.utf8.firstIndex(of: 0x40) {
    let modifier = lowercasedASCII(String(base[base.index(after: at)...].prefix { $0 != "." }))
    base = String(base[..<at])
    script = scriptModifiers[modifier]
    // `@euro` says nothing of the language; `@quot` is English with typographer's marks, which has
    // no subtag.
    if script == nil, modifier != "euro", !modifier.isEmpty {
      variant = (5...8).contains(modifier.utf8.count) ? modifier : "x-" + modifier
    }
  }
  if let point = base.utf8.firstIndex(of: 0x2E) { base = String(base[..<point]) }
  for (i, part) in base.split(whereSeparator: { $0 == "-" || $0 == "_" || $0 == "+" }).enumerated()
  {
    let bytes = Array(lowercasedASCII(String(isAndroidRegion(part) ? part.dropFirst() : part)).utf8)
    let isLetters = bytes.allSatisfy(\.isASCIISmall)
    if i == 0 {
      let code = String(decoding: bytes, as: UTF8.self)
      parts.append(formerCodes[code] ?? (bytes.count == 3 ? shortCodes[code] ?? code : code))
    } else if isLetters, bytes.count == 4 {
      parts.append(String(decoding: [bytes[0] - 32] + bytes.dropFirst(), as: UTF8.self))
    } else if isLetters, bytes.count == 2 {
      parts.append(String(decoding: bytes.map { $0 - 32 }, as: UTF8.self))
    } else {
      parts.append(String(decoding: bytes, as: UTF8.self))
    }
  }
  if let script, parts.count >= 1 { parts.insert(script, at: 1) }
  if let variant, parts.count >= 1 { parts.append(variant) }
  return parts.isEmpty ? name : parts.joined(separator: "-")
}

/// Crowdin's code, in which the language is no code.
private func isMontenegrin(_ name: String) -> Bool {
  ["me-ME", "me_ME", "me-rME"].contains(name)
}

/// `rCN`, as Android writes a region.
private func isAndroidRegion(_ part: Substring) -> Bool {
  part.utf8.count == 3 && part.hasPrefix("r")
    && part.utf8.dropFirst().allSatisfy(\.isASCIICapital)
}

/// Modifiers of POSIX names that mean a script.
private let scriptModifiers = [
  "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab",
]

private let formerCodes = ["iw": "he", "in": "id", "ji": "yi"]

/// The qualifiers behind `values-`: `es`, `es-rMX`, `b+sr+Latn`, `mcc310-en-rUS-night`; nil if they
/// name no language.
func androidLocale(_ qualifiers: String) -> String? {
  if qualifiers.hasPrefix("b+") {
    return canonicalLocale(String(qualifiers.prefix { $0 != "-" }))
  }
  var language: String?
  for part in qualifiers.split(separator: "-") {
    if let found = language {
      if part.utf8.count == 3, part.hasPrefix("r") {
        return canonicalLocale(found + "-" + part.dropFirst())
      }
      break
    }
    if part.hasPrefix("mcc") || part.hasPrefix("mnc") { continue }
    // A language comes before every other qualifier, and of those only the car's has as few
    // letters.
    let isCode =
      (2...3).contains(part.utf8.count)
      && part.utf8.allSatisfy(\.isASCIILetter)
    guard isCode, part != "car" else { return nil }
    language = String(part)
  }
  return language.map { canonicalLocale($0) }
}

/// Whether a folder's or file's name is a locale's: a language that there is, then a script, a
/// region, or nothing.
func isLocaleName(_ name: String) -> Bool { isLocale(name) { isLanguage($0) } }

/// As `isLocaleName`, for names that are written freely: what follows the language is a script or
/// variant that there is. `be-sbom` and `id-reminder-event` are none.
func isWrittenAsLocale(_ name: String) -> Bool {
  guard isLocaleName(name) else { return false }
  return name.prefix { $0 != "@" }.split { $0 == "-" || $0 == "_" }.dropFirst().allSatisfy { part in
    part.utf8.count < 4 || scripts.contains(lowercasedASCII(String(part)))
  }
}

/// Scripts and variants in names of locales.
private let scripts = Set(
  """
  adlm arab armn beng bopo cans cher cyrl deva ethi geor grek gujr guru hang hani hans hant hebr jpan kana khmr knda
  kore laoo latn mlym mong mtei mymr nkoo olck orya rohg sinh sund syrc taml telu tfng thaa thai tibt vaii yiii zsye
  aranes posix scouse tarask valencia wadegile ekavsk ijekavsk ekavian ijekavian pinyin polyton monoton 1901 1996
  """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))

/// Whether a name has the form of a locale, whatever its language: for places where nothing else is
/// allowed.
func isLocaleCode(_ name: String) -> Bool {
  isLocale(name) {
    (2...3).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isASCIISmall)
  }
}

private func isLocale(_ name: String, where isLanguage: (String) -> Bool) -> Bool {
  if isMontenegrin(name) { return true }
  if name.hasPrefix("b+") {
    let plain = String(name.dropFirst(2).map { $0 == "+" ? "-" : $0 })
    return plain.contains("-") && isLocale(plain, where: isLanguage)
  }
  // Anything may follow `@`: `ca@valencia`, `sr@ijekavianlatin`.
  let base = name.prefix { $0 != "@" }
  let modifier = name.dropFirst(base.count + 1)
  guard
    modifier.utf8.allSatisfy({ $0.isASCIIAlphanumeric })
  else {
    return false
  }
  var names = base.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
  if let mark = names.dropFirst().dropLast().firstIndex(of: "x") { names = Array(names[..<mark]) }
  let parts = names.map { Array((isAndroidRegion($0) ? $0.dropFirst() : $0).utf8) }
  guard (1...4).contains(parts.count),
    isLanguage(lowercasedASCII(String(decoding: parts[0], as: UTF8.self)))
  else {
    return false
  }
  for part in parts.dropFirst() {
    let isLetters = part.allSatisfy(\.isASCIILetter)
    let isDigits = part.allSatisfy(\.isASCIIDigit)
    let isSubtag =
      (isLetters && (part.count == 2 || part.count == 4 || (part.count >= 5 && part.count <= 8)))
      || (isDigits && part.count == 3)
    if !isSubtag { return false }
  }
  // Folders such as `in`, `is` and `no` are rarely anything else, but a capital letter is: `No`,
  // `Is`.
  return parts.count > 1 || parts[0].allSatisfy(\.isASCIISmall)
    || parts[0].allSatisfy(\.isASCIICapital)
}

func isLanguage(_ code: String) -> Bool {
  knownLanguages.contains(code)
    || code.utf8.count == 3 && shortCodes[code] != nil && !englishWordsOfThree.contains(code)
}

/// Long codes of languages that are English words, or abbreviations that name files and keys.
private let englishWordsOfThree: Set<String> = [
  "aka", "arg", "arm", "ava", "ave", "bis", "bus", "cat", "cor", "cos", "cre", "dan", "div", "est",
  "fin", "fry", "geo",
  "hat", "her", "ice", "kin", "lat", "lim", "lit", "mac",
  "mar", "may", "mon", "nav", "nor", "pan", "per", "run", "rum", "sag", "san", "sin", "sun", "tat",
  "tel", "ton", "ven",
  "vol",
]

/// Short names of files and folders that are nobody's language, or hardly anybody's in such a
/// place.
func isOrdinaryName(_ name: String) -> Bool {
  let name = lowercasedASCII(String(name.prefix { $0 != "-" && $0 != "_" }))
  return ordinaryNames.contains(name) || englishWordsOfThree.contains(name)
}

private let ordinaryNames = Set(
  """
  add ads all api app art bin bot box buy cli css day dev dir doc faq gui img ini ios job js key lib log map msg net new news nfc nls obj
  old out pdf pkg pro pwa qml raw ref res sdk set sms sql src str sub svg sys tab tag tip tmp top tos tv txt ui url use usr ux var vip vm
  web win www xml zip
  """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))

/// ISO 639-2 codes, and behind each the ISO 639-1 code of the same language.
private let shortCodes: [String: String] = {
  var table: [String: String] = [:]
  for pair in longCodes.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
    table[String(pair.prefix(3))] = String(pair.suffix(2))
  }
  return table
}()

private let longCodes =
  """
  aaraa abkab afraf akaak albsq amham araar argan armhy asmas avaav aveae aymay azeaz bakba bambm baqeu belbe benbn bisbi bodbo bosbs brebr
  bulbg burmy catca cescs chach chece chizh chucu chvcv corkw cosco crecr cymcy czecs danda deude divdv dutnl dzodz ellel engen epoeo estet
  euseu eweee faofo fasfa fijfj finfi frafr frefr fryfy fulff geoka gerde glagd glega glggl glvgv greel grngn gujgu hatht hauha hbssh hebhe
  herhz hinhi hmoho hrvhr hunhu hyehy iboig iceis idoio iiiii ikuiu ileie inaia indid ipkik islis itait javjv jpnja kalkl kankn kasks katka
  kaukr kazkk khmkm kikki kinrw kirky komkv konkg korko kuakj kurku laolo latla lavlv limli linln litlt ltzlb lublu luglg macmk mahmh malml
  maomi marmr mayms mkdmk mlgmg mltmt monmn mrimi msams myamy nauna navnv nblnr ndend ndong nepne nldnl nnonn nobnb norno nyany ocioc ojioj
  orior ormom ossos panpa perfa plipi polpl porpt pusps quequ rohrm ronro rumro runrn rusru sagsg sansa sinsi slksk slosk slvsl smese smosm
  snasn sndsd somso sotst spaes sqisq srdsc srpsr sswss sunsu swasw swesv tahty tamta tattt telte tgktg tgltl thath tibbo tirti tonto tsntn
  tsots tuktk turtr twitw uigug ukruk urdur uzbuz venve vievi volvo welcy wlnwa wolwo xhoxh yidyi yoryo zhaza zhozh zulzu
  """
