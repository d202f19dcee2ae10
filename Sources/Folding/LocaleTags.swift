/// ISO 639-1, and the three-letter codes that CLDR has plural rules for, that the stores sell in,
/// or that the large translation projects have teams for. Those that are also short names of
/// folders are not among them.
public let knownLanguages: Set<String> = Set(
  """
  aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi
  fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr
  ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps
  pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve
  vi vo wa wo xh yi yo za zh zu asa ast bem bez bho blo brx ceb cgg chr ckb csw doi dsb fil fur gsw guw haw hnj hsb jbo jgo jmc kab kaj
  kcg kde kea kok ksb ksh lag lij lkt lld mas mgo mni naq nah nqo nso nyn osa pap pcm prg rof rwk sah saq sat scn sdh seh ses shi sma smi
  smj smn sms ssy syr szl teo tig tpi tzm vec vun wae xog yue mai zgh azb lmo nds pms tok und
  ace ady ajp ami anp apc ary arz atj avk awa aeb bcl ber bjn bua bxr cdo chm chv cjy cnh cpx crh crs csb dag dik
  dty egl eml frp frr gan gcf gcr gom gor grc gsc guc hak hif hne hrx hsn iba izh kaa kac kbd kbp kgp khw kmr koi krc krl
  kum lbe lez lfn ltg ltz lus lzh lzz mfe mhr mjw mni mnw mrj mwl myv mzn nap nch ncj nhe nia nog nov nrm olo ota
  pcd pdc pfl pih pnb pnt ppl prs quc quy quz rcf rgn rki rmy rue ryu sco sdc sgs shn skr smo srn stq swg szy tay tcy
  cnr sid wal gez byn luo luy kln guz kam mer tum umb kmb suk nym swc ilo raj mwr bgc hoc unr kha grt fon ewo dyu srr
  tet tkl tlh trv tyv tzl tzo udm uzs vep vls vmf vro wuu wls xal xmf yrl zam zea zza
  """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))

/// The parts of a locale's name without those that its users agree on by themselves: `uz-x-latn`.
private func withoutPrivateUse(_ name: String) -> ArraySlice<Substring> {
  let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
  let mark = parts.dropLast().dropFirst().firstIndex { $0 == "x" || $0 == "X" }
  return parts[..<(mark ?? parts.count)]
}

/// Whether a name is a locale's as copy has them: `en`, `pt-BR`, `zh_Hant`, `es-419`. The language
/// must be one that there is; a script, a region and variants may follow.
public func isLocaleTag(_ name: String) -> Bool {
  let parts = withoutPrivateUse(name).map { $0.lowercased().utf8.map { $0 } }
  guard knownLanguages.contains(String(decoding: parts[0], as: UTF8.self)), parts.count <= 5 else {
    return false
  }
  return parts.dropFirst().allSatisfy { part in
    let isLetters = part.allSatisfy { (0x61...0x7A).contains($0) }
    let isDigits = part.allSatisfy { (0x30...0x39).contains($0) }
    guard part.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }) else {
      return false
    }
    return isLetters && (part.count == 2 || part.count == 4) || isDigits && part.count == 3
      || (5...8).contains(part.count)
  }
}

/// The region of a locale that is none, where it names one: `XX` of `en-XX`. ISO 3166-1, what CLDR
/// adds to it, and countries that are no more but in names of locales (`sr-CS`).
public func unknownRegion(of name: String) -> String? {
  withoutPrivateUse(name).dropFirst().map { $0.uppercased() }.first { part in
    part.utf8.count == 2 && part.utf8.allSatisfy { (0x41...0x5A).contains($0) }
      && !knownRegions.contains(part)
  }
}

private let knownRegions: Set<String> = Set(
  """
  AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CP CR CU CV CW CX CY CZ DE DG DJ DK DM DO DZ EA EC EE EG EH ER ES ET EU FI FJ
  FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN IO IQ IR
  IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM
  MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT
  PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL
  TM TN TO TR TT TV TW TZ UA UG UM UN US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
  CS YU SU DD
  """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))

/// The code of a language that is written by its name, in English or its own: `english` is `en`.
public func languageCode(named name: String) -> String? { codesByName[name.lowercased()] }

private let codesByName = [
  "arabic": "ar", "catalan": "ca", "català": "ca", "chinese": "zh", "croatian": "hr", "czech": "cs",
  "danish": "da",
  "dansk": "da", "deutsch": "de", "dutch": "nl", "english": "en", "español": "es", "espanol": "es",
  "finnish": "fi",
  "français": "fr", "francais": "fr", "french": "fr", "german": "de", "greek": "el", "hebrew": "he",
  "hindi": "hi",
  "hungarian": "hu", "indonesian": "id", "italian": "it", "italiano": "it", "japanese": "ja",
  "korean": "ko",
  "nederlands": "nl", "norsk": "nb", "norwegian": "nb", "polish": "pl", "polski": "pl",
  "portuguese": "pt",
  "português": "pt", "portugues": "pt", "romanian": "ro", "russian": "ru", "slovak": "sk",
  "spanish": "es",
  "svenska": "sv", "swedish": "sv", "thai": "th", "turkish": "tr", "türkçe": "tr",
  "ukrainian": "uk",
  "vietnamese": "vi", "en-uk": "en-GB", "en_uk": "en-GB", "jp": "ja", "cn": "zh", "dk": "da",
  "cz": "cs", "gr": "el",
]
