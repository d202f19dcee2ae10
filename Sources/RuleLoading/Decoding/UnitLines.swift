import Folding
import RuleModel
import YAMLReading

/// `units:`.
extension PackBuilder {
  /// Decodes units: `drop: 0.05 ml` names a new one; `umol/l: 0.0113 mg/dl` (or
  /// `1 mg/dl: 88.4 umol/l`) converts units of different dimensions, for all fields, or under a
  /// field's name for that field. They may be in any order and in any files.
  func decodeUnits(_ nodes: [YAMLNode]) {
    var lines: [UnitLine] = []
    for node in nodes { collectUnits(node, field: nil, into: &lines) }
    // A unit may use one that is defined further down.
    while true {
      let waiting = lines.filter { !decode($0) }
      if waiting.count == lines.count { break }
      lines = waiting
    }
    for line in lines {
      let nearest = nearestName(line.known, in: units.names)
      report(
        .unit, "the unit `\(line.known)` is not known", at: line.value,
        meant: nearest, advice: "add it under `units:`")
    }
  }

  /// `count name: factor known`, or a new unit.
  private struct UnitLine {
    /// Its key directly under `units:`.
    var entry: String
    var field: String?
    var count: Double
    var name: String
    var factor: Double
    var known: String
    var key: Origin
    var value: Origin
  }

  private func collectUnits(_ node: YAMLNode, field: String?, into lines: inout [UnitLine]) {
    for entry in group(node, "`units`", "write `umol/l: 0.0113 mg/dl`") ?? [] {
      if entry.value.mapping != nil, field == nil {
        collectUnits(entry.value, field: entry.keyText, into: &lines)
        continue
      }
      var name = entry.keyText
      var count = 1.0
      let parts = name.split(separator: " ", maxSplits: 1).map(String.init)
      if parts.count == 2, let number = Double(parts[0]), number > 0 {
        count = number
        name = parts[1].trimmingSpaces()
      }
      guard let text = text(entry.value, of: "the unit `\(name)`") else { continue }
      let words = text.split(separator: " ").map(String.init)
      if words == ["new"] {
        add(Unit(name: name, dimension: Dimension([name: 1]), factor: 1))
        continue
      }
      guard words.count == 2, let factor = Double(words[0]), factor.isFinite, factor > 0 else {
        report(
          .unit, "`\(text)` does not say how much one \(name) is", at: origin(entry.value),
          advice: "write a number and a known unit: `0.0113 mg/dl`, or `new` for a unit of its own")
        continue
      }
      lines.append(
        UnitLine(
          entry: field ?? entry.keyText, field: field, count: count, name: name, factor: factor,
          known: words[1],
          key: origin(entry.key),
          value: origin(entry.value)))
    }
  }

  /// False where the unit that it rests on is not known yet.
  private func decode(_ line: UnitLine) -> Bool {
    guard let known = units.unit(named: line.known) else { return false }
    guard let own = units.unit(named: line.name) else {
      add(
        Unit(
          name: line.name, dimension: known.dimension,
          factor: known.factor * line.factor / line.count))
      return true
    }
    if own.dimension == known.dimension {
      report(
        .unit, "`\(line.name)` is a built-in unit, and its size in \(line.known) is fixed",
        at: line.key,
        advice: "leave it out")
    } else {
      pack.conversions.append(
        UnitConversion(
          name: line.entry, field: line.field, from: own, factor: line.factor / line.count,
          to: known))
    }
    return true
  }

  private func add(_ unit: Unit) {
    units.add(unit)
    pack.units.append(unit)
  }
}
