import RuleModel

extension DigitNumbers.Number {
  /// Whether another number says the same in its unit, rounded where the units are of two systems:
  /// `5.5 mmol/L` and `100 mg/dL`. Nil where the units do not measure one quantity, or are not
  /// known.
  func says(_ other: DigitNumbers.Number) -> Bool? {
    var isComparable = false
    for one in units {
      for unit in other.units {
        guard let conversion = Conversion(from: one, to: unit) else { continue }
        isComparable = true
        for value in values {
          for wanted in other.values
          where conversion.agrees(value, step(of: value), wanted, other.step(of: wanted)) {
            return true
          }
        }
      }
    }
    return isComparable ? false : nil
  }

  /// Whether both say how much of something is taken, or for how long, in units that cannot be
  /// the same: `5 mg` and `5 ml`.
  func measuresOtherwise(than other: DigitNumbers.Number) -> Bool {
    func isPlain(_ number: DigitNumbers.Number) -> Bool {
      number.units.count == 1 && number.unit.count(where: \.isLetter) > 1
        && Conversion.doses.contains(number.units[0].unit.dimension)
    }
    return isPlain(self) && isPlain(other)
      && units[0].unit.dimension != other.units[0].unit.dimension
  }

  /// Whether both may be in one unit, in whatever words.
  func hasUnit(of other: DigitNumbers.Number) -> Bool {
    units.contains { one in
      other.units.contains { UnitChange(from: one.unit, to: $0.unit)?.isIdentity ?? false }
    }
  }

  /// The last place that is written.
  fileprivate func step(of value: Double) -> Double {
    guard let fraction, fraction.value == value else { return 1 }
    return fraction.step
  }
}

/// How values in one unit become values in another of the same quantity.
private struct Conversion {
  static let doses: Set<Dimension> = [
    .time, Dimension(["mass": 1]), Dimension(["length": 3]),
  ]

  private enum Systems { case oneUnit, one, two }

  /// The conversions that may be meant: one for each substance of a concentration, one for
  /// temperatures and one for their differences.
  private var changes: [(factor: Double, offset: Double)]
  /// The share by which a converted value may differ, beside rounding.
  private var tolerance: Double
  private var systems = Systems.two

  init?(from one: WrittenUnit, to other: WrittenUnit) {
    let (from, to) = (one.unit, other.unit)
    if let change = UnitChange(from: from, to: to) {
      changes = [(change.factor, change.offset)]
      if change.offset != 0 { changes.append((change.factor, 0)) }
      if one.isCustomary == other.isCustomary { systems = change.isIdentity ? .oneUnit : .one }
      tolerance = systems == .two && change.offset == 0 ? 0.05 : 1e-9
      // Months and years are of no fixed length.
      if systems == .one, from.dimension == .time, max(from.factor, to.factor) > 2_000_000 {
        tolerance = 0.04
      }
    } else if let changes = Conversion.ofSubstances(from, to) ?? Conversion.ofHbA1c(from, to) {
      self.changes = changes
      tolerance = 0.025
    } else {
      return nil
    }
  }

  private static func ofSubstances(_ from: Unit, _ to: Unit) -> [(factor: Double, offset: Double)]?
  {
    let molarMass = Dimension(["mass": 1, "amount": -1])
    let factor = from.factor / to.factor
    if from.dimension == to.dimension * molarMass {
      return WrittenUnits.molarMasses.map { (factor / $0, 0) }
    }
    return to.dimension == from.dimension * molarMass
      ? WrittenUnits.molarMasses.map { (factor * $0, 0) } : nil
  }

  private static func ofHbA1c(_ from: Unit, _ to: Unit) -> [(factor: Double, offset: Double)]? {
    let (factor, offset) = WrittenUnits.shareOfHbA1c
    if from.name == "mmol/mol", to.dimension == .fraction { return [(factor, offset)] }
    return to.name == "mmol/mol" && from.dimension == .fraction
      ? [(1 / factor, -offset / factor)] : nil
  }

  /// Whether one of the two values, converted, is the other as far as that is written. Within one
  /// system nobody rounds to whole numbers: `45 min` is not `1 h`.
  func agrees(_ value: Double, _ step: Double, _ other: Double, _ otherStep: Double) -> Bool {
    func isRounded(_ converted: Double, _ written: Double, _ step: Double) -> Bool {
      (systems == .two || systems == .one && step < 1)
        && abs(converted - written) <= step / 2 + 1e-9 * abs(written)
    }
    return changes.contains { factor, offset in
      let (there, back) = (value * factor + offset, (other - offset) / factor)
      return abs(there - other) <= tolerance * abs(other) || isRounded(there, other, otherStep)
        || isRounded(back, value, step)
    }
  }
}
