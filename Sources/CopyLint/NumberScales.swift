/// Words and signs that multiply the number before them.
enum NumberScales {
  static let words: [String: Double] = table([
    (
      1e3, "k thousand tausend mil mille mila tusind tusen duizend tys tis тыс тис хиляди bin bindu"
    ),
    (1e3, "nghìn ngàn ribu พัน ألف الف آلاف هزار हज़ार हजार হাজার tuhat tuhatta ezer"),
    (1e5, "lakh lakhs लाख লাখ ਲੱਖ లక్ష"), (1e6, "mln mio млн triệu juta ล้าน مليون میلیون"),
    (1e7, "crore crores करोड़ करोड কোটি"), (1e9, "mrd млрд tỷ miliar"),
  ])

  /// Words that have endings, or no space behind them; the longer of two comes first.
  static let beginnings: [(String, Double)] = [
    ("百万", 1e6), ("千万", 1e7), ("十万", 1e5), ("万", 1e4), ("萬", 1e4), ("만", 1e4), ("億", 1e8),
    ("亿", 1e8), ("억", 1e8), ("千", 1e3), ("천", 1e3), ("百", 1e2), ("백만", 1e6), ("백", 1e2),
    ("milliard", 1e9), ("miliard", 1e9), ("миллиард", 1e9), ("billion", 1e9), ("million", 1e6),
    ("milion", 1e6), ("millón", 1e6), ("millones", 1e6), ("milhão", 1e6), ("milhões", 1e6),
    ("miljo", 1e6), ("milijun", 1e6), ("миллион", 1e6), ("мільйон", 1e6), ("милион", 1e6),
    ("milyon", 1e6), ("εκατομμύρι", 1e6), ("thousand", 1e3), ("тысяч", 1e3), ("тисяч", 1e3),
    ("tysi", 1e3), ("tisíc", 1e3), ("hundred", 1e2), ("hundert", 1e2),
  ]

  private static func table(_ lists: [(Double, String)]) -> [String: Double] {
    var table: [String: Double] = [:]
    for (factor, list) in lists {
      for word in list.split(separator: " ") { table[String(word)] = factor }
    }
    return table
  }
}
