/// A locale's name in one form: `es_MX` and `es-rMX` are `es-MX`, `zh_hans` is `zh-Hans`; codes that Java keeps
/// from before 1989 (`iw`, `in`, `ji`) are given their present ones, and a language with two codes its short one (`ind`
/// is `id`).
public func canonicalLocale(_ name: String) -> String {
  var parts: [String] = []
  // A POSIX name may end in an encoding or a modifier: `pt_BR.UTF-8`, `sr@latin`.
  var base = name
  var script: String?
  if let at = base.utf8.firstIndex(of: 0x40) {
    let modifier = lowercasedASCII(String(base[base.index(after: at)...]))
    if modifier == "latin" { script = "Latn" }
    if modifier == "cyrillic" { script = "Cyrl" }
    base = String(base[..<at])
  }
  for (i, part) in base.split(whereSeparator: { $0 == "-" || $0 == "_" || $0 == "+" }).enumerated() {
    let bytes = Array(lowercasedASCII(String(part)).utf8)
    let isLetters = bytes.allSatisfy { (0x61...0x7A).contains($0) }
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
  return parts.isEmpty ? name : parts.joined(separator: "-")
}

private let formerCodes = ["iw": "he", "in": "id", "ji": "yi"]

/// The qualifiers behind `values-`: `es`, `es-rMX`, `b+sr+Latn`, `mcc310-en-rUS-night`; nil where they name no
/// language.
func androidLocale(_ qualifiers: String) -> String? {
  if qualifiers.hasPrefix("b+") {
    return canonicalLocale(String(qualifiers.dropFirst(2).prefix { $0 != "-" }))
  }
  var language: String?
  for part in qualifiers.split(separator: "-") {
    if let found = language {
      if part.utf8.count == 3, part.hasPrefix("r") { return canonicalLocale(found + "-" + part.dropFirst()) }
      break
    }
    if part.hasPrefix("mcc") || part.hasPrefix("mnc") { continue }
    // A language stands before every other qualifier, and of those only the car's has as few letters.
    let isCode = (2...3).contains(part.utf8.count) && part.utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
    guard isCode, part != "car" else { return nil }
    language = String(part)
  }
  return language.map { canonicalLocale($0) }
}

/// Whether a folder's or file's name is a locale's: a language that there is, then a script, a region, or nothing.
func isLocaleName(_ name: String) -> Bool {
  let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" || $0 == "@" }.map {
    Array($0.utf8)
  }
  guard (1...4).contains(parts.count), isLanguage(lowercasedASCII(String(decoding: parts[0], as: UTF8.self))) else {
    return false
  }
  for part in parts.dropFirst() {
    let isLetters = part.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
    let isDigits = part.allSatisfy { (0x30...0x39).contains($0) }
    let isSubtag =
      (isLetters && (part.count == 2 || part.count == 4 || (part.count >= 5 && part.count <= 8)))
      || (isDigits && part.count == 3)
    if !isSubtag { return false }
  }
  // Folders such as `in`, `is` and `no` are rarely anything else, but a capital letter is: `No`, `Is`.
  return parts.count > 1 || parts[0].allSatisfy { (0x61...0x7A).contains($0) }
    || parts[0].allSatisfy { (0x41...0x5A).contains($0) }
}

func isLanguage(_ code: String) -> Bool {
  languages.contains(code) || code.utf8.count == 3 && shortCodes[code] != nil && !englishWordsOfThree.contains(code)
}

/// Long codes of languages that are English words, or abbreviations that name files and keys.
private let englishWordsOfThree: Set<String> = [
  "aka", "arg", "arm", "ava", "ave", "bis", "bus", "cat", "cor", "cos", "cre", "dan", "div", "est", "fin", "fry", "geo",
  "hat", "her", "ice", "kin", "lat", "lim", "lit", "mac",
  "mar", "may", "mon", "nav", "nor", "pan", "per", "run", "rum", "sag", "san", "sin", "sun", "tat", "tel", "ton", "ven",
  "vol",
]

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

/// ISO 639-1, and the three-letter codes that CLDR has plural rules for or that the stores sell in.
private let languages: Set<String> = Set(
  """
  aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi
  fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr
  ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps
  pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve
  vi vo wa wo xh yi yo za zh zu asa ast bem bez bho blo brx ceb cgg chr ckb csw doi dsb fil fur gsw guw haw hnj hsb jbo jgo jmc kab kaj
  kcg kde kea kok ksb ksh lag lij lkt lld mas mgo mni naq nah nqo nso nyn osa pap pcm prg rof rwk sah saq sat scn sdh seh ses shi sma smi
  smj smn sms ssy syr szl teo tig tpi tzm vec vun wae xog yue mai zgh azb lmo nds pms tok und
  """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
