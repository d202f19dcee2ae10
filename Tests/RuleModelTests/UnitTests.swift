import Testing

@testable import RuleModel

/// A factor that is wrong by a power of ten is a dose that is wrong by a power of ten.
@Suite struct UnitTests {
  /// What equals what; each unit of the table stands in one line at least. The factors are those of UCUM.
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
    return (try #require(Double(parts[0])), try #require(UnitTable().unit(named: String(parts[1])), "\(text)"))
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
      let units = try group.split(separator: " ").map { try #require(table.unit(named: String($0)), "\($0)") }
      for unit in units {
        #expect(
          unit.dimension == units[0].dimension && unit.factor == units[0].factor && unit.offset == units[0].offset)
      }
    }
  }

  /// A unit that is added to the table and to neither list above would be tested by nothing.
  @Test func noUnitIsLeftOut() {
    let listed = Set((Self.equal + " " + Self.alike).split { " \n=|".contains($0) }.map(String.init))
    #expect(UnitTable().names.filter { !listed.contains($0) } == [])
  }

  /// What measures different things is not compared, however alike the names are.
  @Test(arguments: [("IU", "U"), ("eq", "mol"), ("mosm", "mmol"), ("g", "l"), ("bpm", "min"), ("pt", "px"), ("%", "g")])
  func differ(_ a: String, _ b: String) throws {
    let table = UnitTable()
    let (a, b) = (try #require(table.unit(named: a)), try #require(table.unit(named: b)))
    #expect(UnitChange(from: a, to: b) == nil)
  }
}
