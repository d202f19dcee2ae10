import NumberReading
import RuleModel

/// A unit that the word beside a number may mean.
struct WrittenUnit {
  var unit: Unit
  /// Of the customary units, which do not come out even in metric ones.
  var isCustomary = false
}

/// Units by the words and signs that copy has for them.
enum WrittenUnits {
  /// The meanings of a word: `oz` is a weight and a volume. None for a word that is no unit.
  static func named(_ name: String) -> [WrittenUnit] {
    if let known = words[name.lowercased()] { return known }
    guard let stroke = name.firstIndex(of: "/") else {
      return NamedUnits.unit(simplyNamed: name).map { [WrittenUnit(unit: $0)] }
        ?? inflected(name.lowercased())
    }
    if let unit = NamedUnits.unit(named: name) { return [WrittenUnit(unit: unit)] }
    let below = named(String(name[name.index(after: stroke)...]))
    return named(String(name[..<stroke])).flatMap { above in
      below.map {
        WrittenUnit(
          unit: above.unit.divided(by: $0.unit), isCustomary: above.isCustomary || $0.isCustomary)
      }
    }
  }

  /// The word of a stretch of time with an ending of its language: `minuters`, `Stunden-`.
  private static func inflected(_ name: String) -> [WrittenUnit] {
    for count in 1...2 where name.count - count >= 5 {
      let stem = String(name.dropLast(count))
      let found = words[stem] ?? NamedUnits.unit(simplyNamed: stem).map { [WrittenUnit(unit: $0)] }
      if let found, found.allSatisfy({ $0.unit.dimension == .time }) { return found }
    }
    return []
  }

  /// Words that come between a number of degrees and their scale.
  static let degrees: Set<String> = ["°", "degrees", "degree", "grad", "grados", "degrés", "graus"]

  /// Grams of a mole: what a laboratory gives in mg/dL in one country it gives in mmol/L in
  /// another. Glucose, cholesterol, triglycerides, urea nitrogen, urea, creatinine, uric acid,
  /// bilirubin, calcium, magnesium, phosphorus, iron, haemoglobin.
  static let molarMasses = [
    180.156, 386.65, 885.7, 28.01, 60.06, 113.12, 168.11, 584.66, 40.078, 24.305, 30.974, 55.845,
    16_114,
  ]

  /// HbA1c in per cent (NGSP) is this times its value in mmol/mol (IFCC), and the offset.
  static let shareOfHbA1c = (factor: 0.09148, offset: 2.152)

  /// The customary units, in grams, millilitres, metres, metres a second and pascals.
  private static let customary: [String: Unit] = {
    let known = UnitTable()
    var units = ["F": known.units["F"]!, "kcal": known.units["kcal"]!]
    units["mmHg"] = known.units["mmHg"]
    for (base, factors) in [
      ("g", ["lb": 453.59237, "oz": 28.349523125, "stone": 6350.29318]),
      (
        "ml",
        [
          "fl oz": 29.5735295625, "cup": 236.5882365, "tsp": 4.92892159375, "tbsp": 14.78676478125,
          "pint": 473.176473, "imperial pint": 568.26125, "gallon": 3785.411784,
        ]
      ),
      ("m", ["mile": 1609.344, "inch": 0.0254, "foot": 0.3048, "yard": 0.9144]),
      ("m/s", ["mph": 0.44704]), ("Pa", ["psi": 6894.757]),
    ] {
      let base = known.unit(named: base)!
      for (name, factor) in factors {
        units[name] = Unit(
          name: name, dimension: base.dimension, factor: factor * base.factor)
      }
    }
    return units
  }()

  /// Words beside those that `NamedUnits` knows, by the units that they mean.
  private static let words: [String: [WrittenUnit]] = {
    let known = UnitTable()
    var table: [String: [WrittenUnit]] = [:]
    for line in list.split(separator: "\n") {
      let parts = line.split(separator: ":")
      let name = String(parts[0])
      guard let unit = customary[name] ?? known.unit(named: name) else { continue }
      for word in parts[1].split(separator: ",") {
        table[String(word.drop { $0 == " " }), default: []].append(
          WrittenUnit(unit: unit, isCustomary: customary[name] != nil))
      }
    }
    return table
  }()

  private static let list = """
    F: °f, ℉, f, fahrenheit, фаренгейта, 华氏度
    C: °c, ℃, c, celsius, celcius, centigrade, цельсия, 摄氏度, 度, 도
    lb: lb, lbs, pound, pounds, libra, libras, livre, livres, pfund, фунт, фунта, фунтов, 磅, ポンド
    oz: oz, ounce, ounces, onza, onzas, once, onces, unze, unzen, унция, унций, 盎司, オンス
    stone: stone, stones
    fl oz: fl oz, floz, fluid ounce, fluid ounces, oz, ounce, ounces, onza, onzas, once, onces, 盎司
    cup: cup, cups, taza, tazas, tasse, tasses, tassen
    tsp: tsp, teaspoon, teaspoons
    tbsp: tbsp, tablespoon, tablespoons
    pint: pint, pints, pinta, pintas
    imperial pint: pint, pints, pinta, pintas
    gallon: gal, gallon, gallons
    mile: mi, mile, miles, milla, millas, meile, meilen, миля, мили, миль, 英里, マイル, 마일
    inch: in, inch, inches, pulgada, pulgadas, pouce, pouces, zoll, дюйм, дюймов, 英寸, インチ, 인치
    foot: ft, foot, feet, pie, pies, pied, pieds, fuß, фут, футов, 英尺, フィート, 피트
    yard: yd, yard, yards, yarda, yardas
    mph: mph
    psi: psi
    mmHg: mmhg
    kcal: kcal, cal, calories, kalorien, calorías, килокалорий, 千卡
    km/h: kph, kmh, км/ч
    s: сек, секунд, секунды, секунду, secondi, sekund, sekunder, seconden, 秒, 초, ثانية, ثوان
    min: m, мин, минут, минуты, минуту, minuti, minuta, minut, minuter, minutter, minuut, minuten
    min: minuuttia, 分钟, 分鐘, 分, 분, دقيقة, دقائق
    m: m, metre, metres, meter, meters, metro, metros, mètre, mètres, метр, метров, 米, メートル, 미터
    h: ч, час, часа, часов, ora, ore, timer, timmar, uur, uren, godzin, godziny, godz
    h: 小时, 小時, 時間, 시간, ساعة, ساعات
    s: sekunti, sekuntia, sekunnin, sekuntin, sekunda, sekundy, sekundę, másodperc, saniye, detik
    s: saat, giây, секунда, секунд, δευτερόλεπτα, שניות, सेकंड
    min: minuutti, minuutin, minuutiksi, minuutissa, minuty, minutę, perc, dakika, menit, phút
    min: хвилин, хвилини, хвилину, минута, λεπτά, λεπτό, דקות, मिनट, นาที
    h: tunti, tuntia, tunnin, tunniksi, tunnissa, tunteina, hodina, hodiny, hodin, godzinę, óra
    h: saat, jam, giờ, годин, години, годину, ώρα, ώρες, שעות, घंटे, ชั่วโมง, sata, sati, oră
    d: päivä, päivää, päivän, päiväksi, den, dny, dní, nap, gün, hari, ngày, днів, дні, ημέρες
    d: ימים, दिन, วัน, dana, zile
    weeks: w, viikko, viikkoa, viikon, viikoksi, týden, týdny, týdnů, tydzień, tygodni, tygodnie
    weeks: hét, hafta, minggu, tuần, тижнів, тижні, εβδομάδες, uke, vecka
    d: день, дня, дней, giorno, giorni, dag, dage, dagen, dager, dagar, dni, dzień
    d: 天, 일, يوم, أيام
    weeks: неделя, недели, недель, settimana, settimane, weken, uker, veckor, 周, 週間
    years: година, години, годину
    mg: мг, 毫克, ミリグラム
    mcg: мкг, 微克
    g: г, gr, 克, グラム
    kg: кг, kilo, kilos, kilogram, kilograms, kilogramm, kilogramo, kilogramos, kilogramme
    kg: kilogrammes, 公斤, 千克, キロ
    ml: мл, millilitre, millilitres, milliliter, milliliters, mililitro, mililitros, 毫升
    ml: ミリリットル
    dl: дл
    l: л, litre, litres, liter, liters, litro, litros, 升, リットル
    cm: см, centimetre, centimetres, centimeter, centimeters, centímetro, centímetros, centimètre
    cm: centimètres, 厘米, 公分
    km: км, kilometre, kilometres, kilometer, kilometers, kilómetro, kilómetros, kilomètre
    km: kilomètres, 公里, キロメートル, 킬로미터
    mmol: ммоль, 毫摩尔, 毫摩爾
    """
}
