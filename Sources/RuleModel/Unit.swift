/// The physical dimension of a quantity, as powers of base dimensions ("mass": 1, "length": -3). Empty: a plain number.
public struct Dimension: Hashable, Sendable, Codable {
  public private(set) var powers: [String: Int]

  public init(_ powers: [String: Int] = [:]) { self.powers = powers.filter { $0.value != 0 } }

  public static let none = Dimension()
  public static let time = Dimension(["time": 1])
  /// Shares and per cents: plain numbers of which 1 is the whole.
  public static let fraction = Dimension(["fraction": 1])

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
public struct Unit: Hashable, Sendable, Codable {
  /// As written in rule files (`mg/dl`). Empty for the unit of a share.
  public let name: String
  public let dimension: Dimension
  public let factor: Double
  /// Only temperatures have one.
  public let offset: Double

  public init(name: String, dimension: Dimension, factor: Double, offset: Double = 0) {
    self.name = name
    self.dimension = dimension
    self.factor = factor
    self.offset = offset
  }

  public static let second = Unit(name: "s", dimension: .time, factor: 1)
  public static let day = Unit(name: "d", dimension: .time, factor: 86_400)
  /// The unit of `share`: 1 is the whole. A bare number stands for it.
  public static let whole = Unit(name: "", dimension: .fraction, factor: 1)

  public func multiplied(by other: Unit) -> Unit {
    Unit(name: Unit.join(name, "·", other.name), dimension: dimension * other.dimension, factor: factor * other.factor)
  }

  public func divided(by other: Unit) -> Unit {
    Unit(
      name: name.isEmpty ? "1/" + other.name : name + "/" + other.name,
      dimension: dimension * other.dimension.raised(to: -1), factor: factor / other.factor)
  }

  private static func join(_ a: String, _ sign: String, _ b: String) -> String {
    a.isEmpty ? b : b.isEmpty ? a : a + sign + b
  }
}

/// How a value in one unit becomes one in another: `x * factor + offset`.
public struct UnitChange: Hashable, Sendable, Codable {
  public let factor: Double
  public let offset: Double

  public init(factor: Double, offset: Double = 0) {
    self.factor = factor
    self.offset = offset
  }

  /// Nil where the dimensions differ.
  public init?(from: Unit, to: Unit) {
    guard from.dimension == to.dimension else { return nil }
    // Dividing by the smaller factor keeps decimal ratios exact: 1 h is 60 min, not 60.00000000000001.
    self.init(factor: from.factor / to.factor, offset: (from.offset - to.offset) / to.factor)
  }

  public var isIdentity: Bool { factor == 1 && offset == 0 }

  /// The value in the other unit, to 15 significant digits.
  public func apply(_ value: Double) -> Double { isIdentity ? value : decimal(value * factor + offset) }
}

/// The units every pack knows, and those a pack adds.
public struct UnitTable: Hashable, Sendable, Codable {
  public private(set) var units: [String: Unit]

  public init(adding own: [Unit] = []) {
    units = UnitTable.builtIn
    for unit in own { units[unit.name] = unit }
  }

  public mutating func add(_ unit: Unit) { units[unit.name] = unit }

  /// A unit by its name, or a quotient or product of known ones (`kg/m^2`, `mL/min/1.73m2` is not one: name it in
  /// `units:`).
  public func unit(named name: String) -> Unit? {
    if let unit = units[name] { return unit }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, let first = parts[0] == "1" ? Unit(name: "", dimension: .none, factor: 1) : power(parts[0])
    else {
      return power(name)
    }
    var result = first
    for part in parts.dropFirst() {
      guard let divisor = power(part) else { return nil }
      result = result.divided(by: divisor)
    }
    return Unit(name: name, dimension: result.dimension, factor: result.factor)
  }

  private func power(_ name: String) -> Unit? {
    if let unit = units[name] { return unit }
    var base = name
    guard let last = base.popLast(), let exponent = ["2": 2, "3": 3, "²": 2, "³": 3][last] else { return nil }
    if base.last == "^" { base.removeLast() }
    guard let unit = units[base], unit.offset == 0 else { return nil }
    let factor = exponent == 2 ? unit.factor * unit.factor : unit.factor * unit.factor * unit.factor
    return Unit(name: name, dimension: unit.dimension.raised(to: exponent), factor: factor)
  }

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
    add("d", ["time": 1], 86_400)
    add("ng", ["mass": 1], 1e-9)
    add("ug µg μg mcg", ["mass": 1], 1e-6)
    add("mg", ["mass": 1], 1e-3)
    add("g", ["mass": 1], 1)
    add("kg", ["mass": 1], 1000)
    add("lb", ["mass": 1], 453.59237)
    add("oz", ["mass": 1], 28.349523125)
    add("mm", ["length": 1], 1e-3)
    add("cm", ["length": 1], 1e-2)
    add("m", ["length": 1], 1)
    add("km", ["length": 1], 1000)
    add("inch inches", ["length": 1], 0.0254)
    add("ft", ["length": 1], 0.3048)
    add("ul uL µl µL μl μL", ["length": 3], 1e-9)
    add("ml mL", ["length": 3], 1e-6)
    add("dl dL", ["length": 3], 1e-4)
    add("l L", ["length": 3], 1e-3)
    add("pmol", ["amount": 1], 1e-12)
    add("nmol", ["amount": 1], 1e-9)
    add("umol µmol μmol", ["amount": 1], 1e-6)
    add("mmol", ["amount": 1], 1e-3)
    add("mol", ["amount": 1], 1)
    add("mEq meq", ["charge": 1], 1e-3)
    add("IU iu", ["activity": 1], 1)
    add("mIU", ["activity": 1], 1e-3)
    add("U", ["enzyme": 1], 1)
    add("Pa", ["pressure": 1], 1)
    add("hPa mbar", ["pressure": 1], 100)
    add("kPa", ["pressure": 1], 1000)
    add("mmHg mmhg", ["pressure": 1], 133.322387415)
    add("inHg", ["pressure": 1], 3386.389)
    add("K", ["temperature": 1], 1)
    add("C °C degC", ["temperature": 1], 1, offset: 273.15)
    add("F °F degF", ["temperature": 1], 5.0 / 9.0, offset: 273.15 - 32 * 5.0 / 9.0)
    add("bpm", ["heart rate": 1], 1)
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
