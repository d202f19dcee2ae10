/// The numbers that the words of a text mean, so that a translation may write them in digits:
/// `twice` is 2, `Monday` is a day with a number in some languages, `2 pm` is 14.
func numbersInWords(_ text: String) -> Set<Double> {
  var found: Set<Double> = []
  for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) {
    if let values = values[String(word)] { found.formUnion(values) }
  }
  return found
}

private let values: [String: [Double]] = {
  var table: [String: [Double]] = [:]
  func add(_ value: Double, _ words: String) {
    for word in words.split(separator: " ") { table[String(word), default: []].append(value) }
  }
  add(0, "zero no none never null cero zéro kein keine nul")
  add(
    1,
    "one once a an single first each every per un una uno une ein eine einen einem einer eins erste primer primera premier première"
  )
  add(
    2,
    "two twice second both double pair couple dos segundo deux deuxième double zwei zweimal zweite beide"
  )
  add(3, "three third thrice tres tercero trois troisième drei dritte")
  add(4, "four fourth cuatro quatre vier")
  add(5, "five fifth cinco cinq fünf")
  add(6, "six sixth seis sechs")
  add(7, "seven seventh week weekly siete sept sieben semana semaine woche")
  add(8, "eight eighth ocho huit acht")
  add(9, "nine ninth nueve neuf neun")
  add(10, "ten tenth diez dix zehn")
  add(11, "eleven eleventh once onze elf")
  add(12, "twelve twelfth dozen doce douze zwölf noon midday")
  add(13, "thirteen"); add(14, "fourteen"); add(15, "fifteen quarter"); add(16, "sixteen");
  add(17, "seventeen")
  add(18, "eighteen"); add(19, "nineteen"); add(20, "twenty veinte vingt zwanzig");
  add(30, "thirty half treinta trente dreißig")
  add(24, "day daily midnight hours"); add(0, "midnight"); add(60, "hour minute")
  add(40, "forty"); add(50, "fifty half"); add(60, "sixty"); add(70, "seventy"); add(80, "eighty");
  add(90, "ninety")
  add(0.5, "half halve media medio demi demie halb halbe");
  add(100, "hundred percent all cien cent hundert")
  add(1000, "thousand mil mille tausend"); add(1_000_000, "million")
  let months = [
    "january jan enero janvier januar", "february feb", "march mar", "april apr", "may", "june jun",
    "july jul",
    "august aug", "september sep sept", "october oct", "november nov", "december dec",
  ]
  for (index, words) in months.enumerated() { add(Double(index + 1), words) }
  for day in [
    "monday mon", "tuesday tue", "wednesday wed", "thursday thu", "friday fri", "saturday sat",
    "sunday sun",
  ] {
    for value in 1...8 { add(Double(value), day) }
  }
  return table
}()
