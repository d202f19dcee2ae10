import RuleModel
import Testing

@testable import NumberReading

/// Values, and how each language writes them.
@Suite struct NumberWriterTests {
  private static let units = UnitTable()

  @Test(arguments: [
    ("en", 3, "", "3"), ("en", 1000, "", "1,000"), ("de", 1000, "", "1.000"),
    ("es", 1000, "", "1000"), ("es", 12345.5, "", "12.345,5"), ("es-MX", 12345.5, "", "12,345.5"),
    ("fr", 12345.5, "", "12\u{202F}345,5"), ("en", -1.5, "", "-1.5"),
    ("en", 10, "min", "10 min"), ("de", 1.5, "h", "90 min"), ("en", 28, "d", "28 days"),
    ("en", 1, "d", "1 day"), ("es", 28, "d", "28 días"), ("fr", 1, "week", "1 semaine"),
    ("de", 2, "years", "2 Jahre"), ("pl", 28, "d", "28 d"), ("en", 10, "minutes", "10 minutes"),
    ("en", 20, "%", "20%"), ("es", 20, "%", "20 %"), ("en", 2.5, "mg/dl", "2.5 mg/dl"),
  ])
  func writesFigures(_ locale: String, _ number: Double, _ unit: String, _ text: String) {
    #expect(write(number, unit, locale, inWords: false) == text)
  }

  @Test(arguments: [
    ("en", 0, "", "zero"), ("en", 21, "", "twenty-one"), ("en", 115, "", "one hundred and fifteen"),
    ("en", 240, "", "two hundred and forty"), ("en", 1001, "", "one thousand and one"),
    ("en", 12_345, "", "twelve thousand three hundred and forty-five"),
    ("en", 10, "min", "ten minutes"), ("en", 1, "h", "one hour"),
    ("en", 20, "%", "twenty per cent"),
    ("en", 1.5, "d", "thirty-six hours"), ("en", 30, "mg", "thirty mg"),
    ("es", 1, "", "un"), ("es", 1, "h", "una hora"), ("es", 21, "d", "veintiún días"),
    ("es", 21, "weeks", "veintiuna semanas"), ("es", 240, "h", "doscientas cuarenta horas"),
    ("es", 31, "", "treinta y un"), ("es", 100, "", "cien"), ("es", 2101, "", "dos mil ciento un"),
    ("fr", 1, "min", "une minute"), ("fr", 21, "min", "vingt et une minutes"),
    ("fr", 71, "", "soixante et onze"), ("fr", 80, "", "quatre-vingts"),
    ("fr", 91, "", "quatre-vingt-onze"), ("fr", 200, "", "deux cents"),
    ("fr", 280, "", "deux cent quatre-vingts"), ("fr", 80_000, "", "quatre-vingt mille"),
    ("de", 1, "h", "eine Stunde"), ("de", 1, "d", "ein Tag"), ("de", 21, "", "einundzwanzig"),
    ("de", 101, "", "hunderteins"), ("de", 240, "min", "zweihundertvierzig Minuten"),
    ("de", 1000, "", "tausend"), ("pl", 3, "", "3"), ("en", 7.5, "", "7.5"),
    ("en", 1_000_000, "", "1,000,000"),
  ])
  func writesWords(_ locale: String, _ number: Double, _ unit: String, _ text: String) {
    #expect(write(number, unit, locale, inWords: true) == text)
  }

  private func write(_ number: Double, _ unit: String, _ locale: String, inWords: Bool) -> String {
    NumberWriter(locale: locale).text(
      .number(number), .number(unit.isEmpty ? nil : Self.units.unit(named: unit)),
      inWords: inWords)
  }

  @Test func readsWhatItWrites() {
    for locale in ["en", "es"] {
      for number in Array(2...300) + [999] where ![1, 11, 101, 201].contains(number) {
        let text = write(Double(number), "min", locale, inWords: true)
        let read = NumberInText.all(in: text).first { !$0.isLoose }
        #expect(read?.value == Double(number) && read?.unit?.name == "min", "\(locale): \(text)")
      }
    }
  }

  @Test(arguments: [
    (
      Literal.list([.number(165), .number(180)]),
      ValueType.list(.number(UnitTable().unit(named: "min"))), "165 min, 180 min"
    ),
    (.period(CalendarPeriod(months: 18)), .period, "18 months"),
    (.period(CalendarPeriod(months: 24)), .period, "2 years"),
    (.period(CalendarPeriod(days: 3)), .period, "3 days"),
    (.timeOfDay(79_200_000_000), .timeOfDay, "22:00"), (.text("a"), .text, "a"),
  ])
  func writesOthers(_ value: Literal, _ type: ValueType, _ text: String) {
    #expect(NumberWriter(locale: "en").text(value, type) == text)
  }
}
