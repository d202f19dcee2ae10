import Testing

@testable import NumberReading

/// Sentences, and the numbers that they say: those that are meant for one in parentheses, each with
/// its unit.
@Suite struct ReadNumbersTests {
  @Test(arguments: [
    // Digits.
    ("150min, 2.5 h, 1,5 h and 1,000", "150 min, 2.5 h, 1.5 h, 1000"),
    ("2½ h, 2 ½ hours, ½ h, 2 1/2 hours, 1/2 hour", "2.5 h, 2.5 h, 0.5 h, 2.5 h, 0.5 h"),
    ("2h30, 1h45min, 1min30, 1 h 30 min", "2.5 h, 1.75 h, 1.5 min, 1 h, 30 min, (1.5 h)"),
    ("après 2 h 30", "2 h, 30, (2.5 h)"),
    ("20%, 20 per cent, 20 por ciento, 20 pour cent, 20 Prozent", "20 %, 20 %, 20 %, 20 %, 20 %"),
    // Lists share the unit of their last number.
    ("150–270 min", "150 min, 270 min"),
    ("5 or 10min", "5 min, 10 min"),
    ("10, 5 and 1 minutes", "10 min, 5 min, 1 min"),
    ("165/180/195 min", "165 min, 180 min, 195 min"),
    ("After dose 2, 10 minutes", "2, 10 min"),
    ("5, 10, 15 min", "5, 10, 15 min"),
    // Words.
    ("one hundred and fifty minutes", "150 min"),
    ("a hundred and fifty minutes", "150 min"),
    ("twenty-five minutes, forty, one", "25 min, 40, 1"),
    ("treinta y cinco minutos, once minutos, doscientas cuarenta horas", "35 min, 11 min, 240 h"),
    ("entre veinte y treinta minutos", "20 min, 30 min"),
    ("vingt-cinq minutes, soixante-quinze, quatre-vingt-dix jours", "25 min, 75, 90 d"),
    ("soixante-dix-sept, cent cinquante minutes, vingt et un jours", "77, 150 min, 21 d"),
    ("fünfundvierzig Minuten, zweieinhalb Stunden, hundert Tage", "45 min, 2.5 h, 100 d"),
    ("once a day, seize the day, 20 per cent", "20 %, (1 d)"),
    ("a dozen, une dizaine de jours, a thousand steps", "12, 10, 1000 steps"),
    // Parts of units.
    ("two and a half hours", "2, (2.5 h)"),
    ("two hours and a half", "2 h, (2.5 h)"),
    ("an hour and a quarter", "(1.25 h)"),
    ("half an hour, a half-hour", "(0.5 h), (0.5 h)"),
    ("a quarter of an hour", "(0.25 h)"),
    ("three quarters of an hour", "3, (0.75 h)"),
    ("dos horas y media", "2 h, (2.5 h)"),
    ("hora y media, una hora y cuarto", "(1.5 h), (1.25 h)"),
    ("media hora, tres cuartos de hora, un cuarto de hora", "3, (0.5 h), (0.75 h), (0.25 h)"),
    ("el cuarto día", ""),
    ("deux heures et demie, une demi-heure", "2 h, (2.5 h), (0.5 h)"),
    ("un quart d'heure, trois quarts d’heure", "3, (0.25 h), (0.75 h)"),
    ("eine halbe Stunde, eine Viertelstunde", "(0.5 h), (0.25 h)"),
    (
      "1 hour, 30 minutes or 2 hours; 2 hours, 45 minutes",
      "1 h, 30 min, 2 h, 2 h, 45 min, (2.75 h)"
    ),
    ("twice a day, twice as long", "(2), (1 d), (2)"),
    // Times of day.
    ("10 PM, 9 a.m., 10pm, 8 o'clock, um 18 Uhr", "@10, @9, @10, @8, @18"),
    ("à 18 h, à 22h30, a las 18 h, de 2 h à 4 h", "@18 h, @22.5 h, @18 h, 2 h, 4 h"),
  ])
  func reads(_ sentence: String, _ expected: String) {
    let numbers = NumberInText.all(in: sentence)
    let read =
      numbers.filter { !$0.isLoose }.map(told)
      + numbers.filter { number in
        number.isLoose && (number.unit != nil || number.value >= 2)
          && !isPart(number, numbers) && !number.isShare
      }.map { "(\(told($0)))" }
    #expect(read.joined(separator: ", ") == expected)
  }

  private func told(_ number: NumberInText) -> String {
    let value = number.value == number.value.rounded() ? "\(Int(number.value))" : "\(number.value)"
    let unit = number.isShare ? " %" : number.unit.map { " " + $0.name } ?? ""
    return (number.isClock ? "@" : "") + value + unit
  }

  /// Whether more words around it are another reading.
  private func isPart(_ number: NumberInText, _ all: [NumberInText]) -> Bool {
    all.contains {
      $0.isLoose && $0.range.count > number.range.count && $0.range.overlaps(number.range)
    }
  }
}
