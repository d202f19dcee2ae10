import Testing

@testable import RuleModel

/// A factor that is wrong by a power of ten is a dose that is wrong by a power of ten.
@Suite struct UnitTests {
  /// What equals what; each unit of the table stands in one line at least. The factors are those of
  /// UCUM.
  static let equal = """
    1 s = 1000 ms            1 min = 60 s           1 h = 60 min           1 d = 24 h
    1 week = 7 d             1 year = 365.25 d      1 year = 12 month      1 g = 1000 mg
    1 mg = 1000 ug           1 ug = 1000 ng         1 ng = 1000 pg         1 kg = 1000 g
    1 lb = 16 oz             1 lb = 453.59237 g     1 um = 1000 nm         1 mm = 1000 um
    1 cm = 10 mm             1 m = 100 cm           1 km = 1000 m          1 ft = 12 inch
    1 inch = 2.54 cm         1 ul = 1000000000 fl   1 ml = 1000 ul         1 dl = 100 ml
    1 l = 10 dl              1 l = 0.001 m^3        1 nmol = 1000 pmol     1 umol = 1000 nmol
    1 mmol = 1000 umol       1 mol = 1000 mmol      1 eq = 1000 mEq        1 g/mosm = 1000 mg/mosm
    1 IU = 1000 mIU          1 k[IU] = 1000 IU      1 U = 1000 mU          1 kPa = 1000 Pa
    1 hPa = 100 Pa           1 kPa = 10 mbar        1 mmHg = 133.322387415 Pa
    1 cmH2O = 98.0665 Pa     1 inHg = 3386.389 Pa   0 C = 273.15 K         37 C = 98.6 F
    -40 F = -40 C            1 Hz = 60 bpm          60 bpm = 60 1/min      1 kcal = 4.184 kJ
    1 kJ = 1000 J            1 % = 10 ‰             1 pt = 1 pt            1 px = 1 px
    1 dB = 1 dB              1 lux = 1 lx           1 deg = 1 °            1 steps = 1 step
    1 characters = 1 character                      1 bytes = 1 byte       1 mosm = 1 mOsm
    1 kg/m^2 = 0.1 g/cm²     1 mg/dl = 10 mg/l      5 10*9/l = 5 10*3/ul   1 ml/min = 60 ml/h
    1 kg.m = 1000 g.m        1 /min = 1440 /d       90 mL/min/{1.73_m2} = 5.4 L/h/{1.73_m2}
    """

  /// Spellings of one unit.
  static let alike = """
    ms milliseconds | s sec second seconds | min minute minutes | h hour hours | d day days | week weeks wk
    month months mo | year years a | ug µg μg mcg | lb [lb_av] | oz [oz_av] | um µm μm | inch inches [in_i] | ft [ft_i]
    fl fL | ul uL µl µL μl μL | ml mL | dl dL | l L | umol µmol μmol | mEq meq | mosm mOsm | IU iu [IU] [iU]
    mIU m[IU] m[iU] | k[IU] k[iU] | hPa mbar | mmHg mmhg mm[Hg] | cmH2O cm[H2O] | inHg [in_i'Hg] | C °C degC Cel
    F °F degF [degF] | lux lx | deg ° | steps step | characters character | bytes byte
    """

  private static func quantity(_ text: Substring) throws -> (value: Double, unit: Unit) {
    let parts = text.split(separator: " ")
    return (
      try #require(Double(parts[0])),
      try #require(UnitTable().unit(named: String(parts[1])), "\(text)")
    )
  }

  private static var equations: [Substring] {
    equal.split(separator: "\n").flatMap { line in
      line.replacing("  ", with: "\t").split(separator: "\t").filter { $0.contains("=") }
    }
  }

  @Test(arguments: equations.map(String.init))
  func equals(_ equation: String) throws {
    let sides = equation.split(separator: "=")
    let (a, b) = (try Self.quantity(sides[0]), try Self.quantity(sides[1]))
    let change = try #require(UnitChange(from: a.unit, to: b.unit))
    #expect(change.apply(a.value) == b.value)
    #expect(change.undo(b.value) == a.value)
  }

  @Test func spellingsMeanTheSame() throws {
    let table = UnitTable()
    for group in Self.alike.replacing("\n", with: "|").split(separator: "|") {
      let units = try group.split(separator: " ").map {
        try #require(table.unit(named: String($0)), "\($0)")
      }
      for unit in units {
        #expect(
          unit.dimension == units[0].dimension && unit.factor == units[0].factor
            && unit.offset == units[0].offset)
      }
    }
  }

  /// A unit that is added to the table and to neither list above would be tested by nothing.
  @Test func noUnitIsLeftOut() {
    let listed = Set(
      (Self.equal + " " + Self.alike).split { " \n=|".contains($0) }.map(String.init))
    #expect(UnitTable().names.filter { !listed.contains($0) } == [])
  }

  /// What measures different things is not compared, however alike the names are.
  @Test(arguments: [
    ("IU", "U"), ("eq", "mol"), ("mosm", "mmol"), ("g", "l"), ("bpm", "min"), ("pt", "px"),
    ("%", "g"),
  ])
  func differ(_ a: String, _ b: String) throws {
    let table = UnitTable()
    let (a, b) = (try #require(table.unit(named: a)), try #require(table.unit(named: b)))
    #expect(UnitChange(from: a, to: b) == nil)
  }

  /// What a name that is made of others means: its powers, its factor and its offset; nil where it
  /// means nothing.
  @Test func namesThatAreMadeOfOthers() {
    let table = UnitTable()
    let made: [(String, [String: Int], Double, Double)] = [
      ("kg/m^2", ["mass": 1, "length": -2], 1000, 0),
      ("kg/m2", ["mass": 1, "length": -2], 1000, 0),
      ("m²", ["length": 2], 1, 0), ("cm^3", ["length": 3], 1e-2 * 1e-2 * 1e-2, 0),
      ("mm³", ["length": 3], 1e-9, 0),
      ("km2", ["length": 2], 1_000_000, 0), ("1/min", ["time": -1], 1 / 60.0, 0),
      ("/h", ["time": -1], 1 / 3600.0, 0),
      ("10*9/l", ["length": -3], 1e12, 0), ("10^3/ul", ["length": -3], 1e3 / 1e-9, 0),
      ("10*0", [:], 1, 0),
      ("10*-3", [:], 1 / 1000.0, 0), ("10*30", [:], 1e30, 0), ("10*-1", [:], 0.1, 0),
      ("10^-30", [:], 1 / 1e30, 0),
      ("mL/min/{1.73_m2}", ["length": 3, "time": -1], 1e-6 / 60, 0),
      ("mg/kg/d", ["time": -1], 1e-6 / 86_400, 0),
      ("kg.m", ["mass": 1, "length": 1], 1000, 0),
      ("kg.m/s2", ["mass": 1, "length": 1, "time": -2], 1000, 0),
      ("mg{creatinine}", ["mass": 1], 1e-3, 0), ("{a}mg", ["mass": 1], 1e-3, 0),
      ("mg{a{b}c}", ["mass": 1], 1e-3, 0),
      ("{beats}/min", ["time": -1], 1 / 60.0, 0), ("1/{a}", [:], 1, 0),
      ("Cel{oral}", ["temperature": 1], 1, 273.15), ("1/C", ["temperature": -1], 1, 0),
      ("mg/dl", ["mass": 1, "length": -3], 1e-3 / 1e-4, 0),
      ("g{" + String(repeating: "x", count: 77) + "}", ["mass": 1], 1, 0),
    ]
    for (name, powers, factor, offset) in made {
      let unit = table.unit(named: name)
      #expect(unit?.name == name)
      #expect(unit?.dimension == Dimension(powers), "\(name)")
      #expect(
        unit.map { ($0.factor / factor - 1).magnitude < 1e-12 } == true,
        "\(name): \(unit?.factor ?? 0)")
      #expect(unit?.offset == offset, "\(name)")
    }
    for name in [
      "", "1", "x", "{a}", "mg/", "/", "mg//l", "1/", "//h", "mg/1", "mg.", ".mg", "kg.x", "x.kg",
      "mg/x", "10*31",
      "10*-31",
      "10*", "10*x", "10^", "m4", "m^", "^2", "2", "C2", "°F^2", "x2", "{a", "a}", "{a}}", "mg}{",
      "m g", "MG",
      "g{" + String(repeating: "x", count: 78) + "}",
    ] { #expect(table.unit(named: name) == nil, "\(name)") }
  }

  @Test func productsAndQuotients() throws {
    let table = UnitTable()
    func unit(_ name: String) throws -> Unit { try #require(table.unit(named: name)) }
    let (mg, h, plain) = (
      try unit("mg"), try unit("h"), Unit(name: "", dimension: .none, factor: 2)
    )
    let product = mg.multiplied(by: h)
    #expect(
      product == Unit(name: "mg·h", dimension: Dimension(["mass": 1, "time": 1]), factor: 3.6))
    #expect(
      mg.divided(by: h)
        == Unit(name: "mg/h", dimension: Dimension(["mass": 1, "time": -1]), factor: 1e-3 / 3600))
    #expect(mg.multiplied(by: plain).name == "mg" && plain.multiplied(by: mg).name == "mg")
    #expect(plain.divided(by: h).name == "1/h" && plain.divided(by: h).factor == 2 / 3600.0)
    #expect(h.divided(by: h).dimension == .none)
    func parts(_ name: String) -> [[String]]? {
      Unit(name: name, dimension: .none, factor: 1).parts.map { [$0.above, $0.below] }
    }
    #expect(parts("mg") == [["mg"], []])
    #expect(parts("mg·h/kg/d") == [["mg", "h"], ["kg", "d"]])
    #expect(parts("1/h") == [[], ["h"]])
    #expect(parts("/h") == [[], ["h"]])
    #expect(parts("") == [[], []])
    #expect(parts("√(m)") == nil)
    #expect(Dimension(["length": 2, "mass": 0]).squareRoot == Dimension(["length": 1]))
    #expect(
      Dimension(["length": 6, "time": -4]).squareRoot == Dimension(["length": 3, "time": -2]))
    #expect(Dimension(["length": 3]).squareRoot == nil)
    #expect(Dimension(["length": 2, "mass": 1]).squareRoot == nil)
    #expect(Unit.second == table.unit(named: "s") && Unit.day == table.unit(named: "d"))
    #expect(Unit.whole == Unit(name: "", dimension: Dimension(["fraction": 1]), factor: 1))
  }

  @Test func unitsOfAPackReplaceThose() throws {
    let puff = Unit(name: "puff", dimension: Dimension(["puff": 1]), factor: 1)
    let ownGram = Unit(name: "g", dimension: Dimension(["mass": 1]), factor: 2)
    var table = UnitTable(adding: [puff])
    #expect(table.unit(named: "puff") == puff && table.unit(named: "g")?.factor == 1)
    #expect(table.unit(named: "puff/d")?.factor == 1 / 86_400.0)
    table.add(ownGram)
    #expect(table.unit(named: "g") == ownGram)
  }

  @Test func changes() {
    let same = UnitChange(factor: 1)
    #expect(
      same.isIdentity && same.apply(0.1 + 0.2) == 0.1 + 0.2 && same.undo(0.1 + 0.2) == 0.1 + 0.2)
    #expect(!UnitChange(factor: 1, offset: 3).isIdentity && !UnitChange(factor: 2).isIdentity)
    #expect(
      UnitChange(factor: 1, offset: 3).apply(2) == 5
        && UnitChange(factor: 1, offset: 3).undo(5) == 2)
    #expect(
      UnitChange(factor: 3, offset: 1).apply(0.1) == 1.3
        && UnitChange(factor: 3, offset: 1).undo(1.3) == 0.1)
  }

  /// A number of a unit as decisions and examples show it.
  @Test func amountsAreWrittenForPeople() throws {
    let table = UnitTable()
    for (number, name, text) in [
      (30, "mg", "30 mg"), (0.5, "mg", "0.5 mg"), (0.5, "", "0.5"), (2, "h", "2 h"),
      (0.5, "h", "30 min"),
      (1.5, "h", "90 min"), (1.51, "h", "5436 s"), (0.5, "d", "12 h"), (0.51, "d", "44064 s"),
      (1.0, "d", "1 d"),
      (0.5, "min", "30 s"), (0.001, "min", "0.001 min"), (0.5, "week", "0.5 week"),
      (0.0001, "h", "0.0001 h"),
      (90, "s", "90 s"), (120, "s", "2 min"), (61, "s", "61 s"), (0, "s", "0 min"),
      (0.5, "s", "0.5 s"),
      (3600, "s", "60 min"), (-120, "s", "-2 min"), (2, "second", "2 second"),
      (2.5, "ms", "2.5 ms"),
      (0.5, "/h", "0.5 /h"),
    ] as [(Double, String, String)] {
      let unit = name.isEmpty ? Unit.whole : try #require(table.unit(named: name))
      #expect(unit.text(number) == text)
    }
  }
}
