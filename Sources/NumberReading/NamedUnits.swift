import RuleModel

/// Units by the words that sentences have for them.
package enum NamedUnits {
  /// `a` is an article more often than a year.
  package static func unit(named name: String) -> Unit? {
    units[name.lowercased()] ?? (name == "a" ? nil : table.unit(named: name))
  }

  /// The same of a name that is no quotient or product.
  package static func unit(simplyNamed name: String) -> Unit? {
    units[name.lowercased()] ?? (name == "a" ? nil : table.units[name])
  }

  private static let table = UnitTable()

  private static let units: [String: Unit] = {
    var units: [String: Unit] = [:]
    for (unit, words) in [
      (
        "s",
        "s sec secs second seconds sek sekunde sekunden seg segs segundo segundos seconde secondes"
      ),
      ("min", "m min mins minute minutes minuten minuto minutos"),
      ("h", "h hr hrs hour hours std stunde stunden hora horas heure heures"),
      ("d", "d day days tag tage tagen día días dia dias jour jours journée journées"),
      ("weeks", "week weeks woche wochen semana semanas semaine semaines"),
      ("months", "month months monat monate monaten mes meses mois"),
      ("years", "year years jahr jahre jahren año años an ans année années"),
      ("mg", "milligram milligrams milligramm miligramo miligramos milligramme milligrammes"),
      ("mcg", "microgram micrograms mikrogramm microgramo microgramos microgramme microgrammes"),
      ("g", "gram grams gramm gramo gramos gramme grammes"),
      ("characters", "caracteres carácter caractères caractère zeichen"),
      ("px", "pixel pixels píxel píxeles"),
    ] {
      for word in words.split(separator: " ") { units[String(word)] = table.unit(named: unit) }
    }
    // `an` is English more often than a French year.
    units["an"] = nil
    for name in [
      "mg", "g", "kg", "ml", "l", "hPa", "mmHg", "pt", "px", "bpm", "characters", "bytes",
    ] {
      units[name.lowercased()] = table.unit(named: name)
    }
    return units
  }()
}
