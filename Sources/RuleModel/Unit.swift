/// The physical dimension of a quantity, as powers of base dimensions ("mass": 1, "length": -3).
/// Empty: a plain number.
public struct Dimension: Hashable, Sendable, InBook {
  /// The power of each base quantity.
  public internal(set) var powers: [String: Int]

  public init(_ powers: [String: Int] = [:]) { self.powers = powers.filter { $0.value != 0 } }

  /// The dimension of plain numbers.
  public static let none = Dimension()
  /// The dimension of durations.
  public static let time = Dimension(["time": 1])
  /// Shares and per cents: plain numbers of which 1 is the whole.
  public static let fraction = Dimension(["fraction": 1])

  /// The dimension of a product.
  public static func * (a: Dimension, b: Dimension) -> Dimension {
    Dimension(a.powers.merging(b.powers, uniquingKeysWith: +))
  }

  /// The dimension of a value of this one raised to a whole power.
  public func raised(to power: Int) -> Dimension { Dimension(powers.mapValues { $0 * power }) }

  /// The dimension whose square this is, if there is one.
  public var squareRoot: Dimension? {
    powers.values.allSatisfy { $0 % 2 == 0 } ? Dimension(powers.mapValues { $0 / 2 }) : nil
  }
}

/// A unit of measure: a value `x` in it is `x * factor + offset` in the base unit of its dimension.
public struct Unit: Hashable, Sendable, InBook {
  /// As written in rule files (`mg/dl`). Empty for the unit of a share.
  public let name: String
  /// The quantity it measures.
  public let dimension: Dimension
  /// How many base units one of it is.
  public let factor: Double
  /// Only temperatures have one.
  public let offset: Double

  public init(name: String, dimension: Dimension, factor: Double, offset: Double = 0) {
    self.name = name
    self.dimension = dimension
    self.factor = factor
    self.offset = offset
  }

  /// Seconds.
  public static let second = Unit(name: "s", dimension: .time, factor: 1)
  /// Days of 24 hours.
  public static let day = Unit(name: "d", dimension: .time, factor: 86_400)
  /// The unit of `share`: 1 is the whole. A bare number means it.
  public static let whole = Unit(name: "", dimension: .fraction, factor: 1)

  /// The unit of a product of values in both units.
  public func multiplied(by other: Unit) -> Unit {
    Unit(
      name: Unit.join(name, "·", other.name), dimension: dimension * other.dimension,
      factor: factor * other.factor)
  }

  /// The unit of a quotient of values in both units.
  public func divided(by other: Unit) -> Unit {
    Unit(
      name: name.isEmpty ? "1/" + other.name : name + "/" + other.name,
      dimension: dimension * other.dimension.raised(to: -1), factor: factor / other.factor)
  }

  /// The factors of a unit that is written as a product or quotient: those above the stroke, and
  /// those below. The unit of a root has neither.
  public var parts: (above: [String], below: [String])? {
    if name.contains("√") { return nil }
    var above: [String] = []
    var below: [String] = []
    for (index, piece) in name.split(separator: "/", omittingEmptySubsequences: false).enumerated()
    {
      let names = piece.split(separator: "·").map(String.init).filter { $0 != "1" && !$0.isEmpty }
      if index == 0 { above += names } else { below += names }
    }
    return (above, below)
  }

  private static func join(_ a: String, _ sign: String, _ b: String) -> String {
    a.isEmpty ? b : b.isEmpty ? a : a + sign + b
  }
}

/// How a value in one unit becomes one in another: `x * factor + offset`.
public struct UnitChange: Hashable, Sendable, InBook {
  /// The factor, applied before the offset.
  public let factor: Double
  /// The offset, in the resulting unit.
  public let offset: Double

  public init(factor: Double, offset: Double = 0) {
    self.factor = factor
    self.offset = offset
  }

  /// Nil if the dimensions differ.
  public init?(from: Unit, to: Unit) {
    guard from.dimension == to.dimension else { return nil }
    // Dividing by the smaller factor keeps decimal ratios exact: 1 h is 60 min, not
    // 60.00000000000001.
    self.init(factor: from.factor / to.factor, offset: (from.offset - to.offset) / to.factor)
  }

  /// Whether values stay as they are.
  public var isIdentity: Bool { factor == 1 && offset == 0 }

  /// The value in the other unit, to 15 significant digits.
  public func apply(_ value: Double) -> Double {
    isIdentity ? value : decimal(value * factor + offset)
  }

  /// The value that becomes this one.
  public func undo(_ value: Double) -> Double {
    isIdentity ? value : decimal((value - offset) / factor)
  }
}

/// The units every pack knows, and those a pack adds.
public struct UnitTable: Hashable, Sendable {
  /// The known units, by name.
  public private(set) var units: [String: Unit]

  public init(adding own: [Unit] = []) {
    units = UnitTable.builtIn
    for unit in own { units[unit.name] = unit }
  }

  /// A unit of the same name is replaced.
  public mutating func add(_ unit: Unit) { units[unit.name] = unit }

  /// A unit by its name, or a quotient or product of known ones: `kg/m^2`, `1/min`, and as UCUM
  /// writes them `/min`, `10*9/l`, `mL/min/{1.73_m2}`, `kg.m`. Text in `{ }` only names what is
  /// counted.
  public func unit(named name: String) -> Unit? {
    if let unit = units[name] { return unit }
    var bare = ""
    var depth = 0
    for character in name {
      if character == "{" { depth += 1 }
      if depth == 0 { bare.append(character) }
      if character == "}" { depth -= 1 }
    }
    guard depth == 0, name.utf8.count <= 80 else { return nil }
    let parts = bare.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    var result: Unit?
    for (index, part) in parts.enumerated() {
      let isEmpty = part.isEmpty || part == "1"
      // A bare `1`, or nothing at all, is no unit.
      if isEmpty, index > 0 ? bare.utf8.count == name.utf8.count : parts.count == 1 { return nil }
      guard let unit = isEmpty ? Unit(name: "", dimension: .none, factor: 1) : product(part) else {
        return nil
      }
      result = result?.divided(by: unit) ?? unit
    }
    return result.map {
      Unit(name: name, dimension: $0.dimension, factor: $0.factor, offset: $0.offset)
    }
  }

  private func product(_ name: String) -> Unit? {
    if let unit = power(name) { return unit }
    let factors = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard factors.count > 1 else { return nil }
    var result: Unit?
    for factor in factors {
      guard let unit = power(factor) else { return nil }
      result = result?.multiplied(by: unit) ?? unit
    }
    return result
  }

  private func power(_ name: String) -> Unit? {
    if let unit = units[name] { return unit }
    for prefix in ["10*", "10^"] where name.hasPrefix(prefix) {
      guard let exponent = Int(name.dropFirst(3)), (-30...30).contains(exponent) else { return nil }
      var factor = 1.0
      for _ in 0..<exponent.magnitude { factor *= 10 }
      return Unit(name: name, dimension: .none, factor: exponent < 0 ? 1 / factor : factor)
    }
    var base = name
    guard let last = base.popLast(), let exponent = ["2": 2, "3": 3, "²": 2, "³": 3][last] else {
      return nil
    }
    if base.last == "^" { base.removeLast() }
    guard let unit = units[base], unit.offset == 0 else { return nil }
    let factor = exponent == 2 ? unit.factor * unit.factor : unit.factor * unit.factor * unit.factor
    return Unit(name: name, dimension: unit.dimension.raised(to: exponent), factor: factor)
  }

  /// The names of all units, sorted.
  public var names: [String] { units.keys.sorted() }

  private static let builtIn: [String: Unit] = {
    var table: [String: Unit] = [:]
    func add(_ names: String, _ powers: [String: Int], _ factor: Double, offset: Double = 0) {
      for name in names.split(separator: " ").map(String.init) {
        table[name] = Unit(name: name, dimension: Dimension(powers), factor: factor, offset: offset)
      }
    }
    add("ms milliseconds", ["time": 1], 0.001)
    add("s sec second seconds", ["time": 1], 1)
    add("min minute minutes", ["time": 1], 60)
    add("h hour hours", ["time": 1], 3600)
    add("d day days", ["time": 1], 86_400)
    // Of ages. A year is 365.25 days, as in UCUM, a month the twelfth part of it.
    add("week weeks wk", ["time": 1], 604_800)
    add("month months mo", ["time": 1], 2_629_800)
    add("year years a", ["time": 1], 31_557_600)
    add("pg", ["mass": 1], 1e-12)
    add("ng", ["mass": 1], 1e-9)
    add("ug µg μg mcg", ["mass": 1], 1e-6)
    add("mg", ["mass": 1], 1e-3)
    add("g", ["mass": 1], 1)
    add("kg", ["mass": 1], 1000)
    add("lb [lb_av]", ["mass": 1], 453.59237)
    add("oz [oz_av]", ["mass": 1], 28.349523125)
    add("nm", ["length": 1], 1e-9)
    add("um µm μm", ["length": 1], 1e-6)
    add("mm", ["length": 1], 1e-3)
    add("cm", ["length": 1], 1e-2)
    add("m", ["length": 1], 1)
    add("km", ["length": 1], 1000)
    add("inch inches [in_i]", ["length": 1], 0.0254)
    add("ft [ft_i]", ["length": 1], 0.3048)
    add("fl fL", ["length": 3], 1e-18)
    add("ul uL µl µL μl μL", ["length": 3], 1e-9)
    add("ml mL", ["length": 3], 1e-6)
    add("dl dL", ["length": 3], 1e-4)
    add("l L", ["length": 3], 1e-3)
    add("pmol", ["amount": 1], 1e-12)
    add("nmol", ["amount": 1], 1e-9)
    add("umol µmol μmol", ["amount": 1], 1e-6)
    add("mmol", ["amount": 1], 1e-3)
    add("mol", ["amount": 1], 1)
    add("eq", ["charge": 1], 1)
    add("mEq meq", ["charge": 1], 1e-3)
    add("mosm mOsm", ["osmoles": 1], 1e-3)
    add("IU iu [IU] [iU]", ["activity": 1], 1)
    add("mIU m[IU] m[iU]", ["activity": 1], 1e-3)
    add("k[IU] k[iU]", ["activity": 1], 1000)
    add("U", ["enzyme": 1], 1)
    add("mU", ["enzyme": 1], 1e-3)
    add("Pa", ["pressure": 1], 1)
    add("hPa mbar", ["pressure": 1], 100)
    add("kPa", ["pressure": 1], 1000)
    add("mmHg mmhg mm[Hg]", ["pressure": 1], 133.322387415)
    add("cmH2O cm[H2O]", ["pressure": 1], 98.0665)
    add("inHg [in_i'Hg]", ["pressure": 1], 3386.389)
    add("K", ["temperature": 1], 1)
    add("C °C degC Cel", ["temperature": 1], 1, offset: 273.15)
    add("F °F degF [degF]", ["temperature": 1], 5.0 / 9.0, offset: 273.15 - 32 * 5.0 / 9.0)
    add("bpm", ["time": -1], 1.0 / 60)
    add("Hz", ["time": -1], 1)
    add("kcal", ["energy": 1], 4184)
    add("kJ", ["energy": 1], 1000)
    add("J", ["energy": 1], 1)
    add("%", ["fraction": 1], 0.01)
    add("‰", ["fraction": 1], 0.001)
    add("pt", ["type size": 1], 1)
    add("px", ["pixels": 1], 1)
    add("dB", ["level": 1], 1)
    add("lux lx", ["illuminance": 1], 1)
    add("deg °", ["angle": 1], 1)
    add("steps step", ["steps": 1], 1)
    add("characters character", ["characters": 1], 1)
    add("bytes byte", ["bytes": 1], 1)
    return table
  }()
}
