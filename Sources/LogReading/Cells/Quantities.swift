import Evaluation
import JSONReading
import RuleModel
import SourceText

/// `>14`, `≤ 5`: a number of which one end is known.
struct Bound {
  let isAbove: Bool
  let holdsEnd: Bool
  /// How many bytes the sign takes.
  let length: Int

  /// The sign that a text begins with.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard let first = text.first else { return nil }
    if first == 0x3C || first == 0x3E {
      holdsEnd = text.count > 1 && text[1] == 0x3D
      (isAbove, length) = (first == 0x3E, holdsEnd ? 2 : 1)
    } else if text.count >= 3, first == 0xE2, text[1] == 0x89, text[2] | 1 == 0xA5 {
      // U+2264 and U+2265.
      (isAbove, holdsEnd, length) = (text[2] == 0xA5, true, 3)
    } else {
      return nil
    }
  }

  /// All that the number may be. An end that does not count lies beside one that does.
  func value(_ end: Double) -> RowValue {
    isAbove
      ? .range(holdsEnd ? end : end.nextUp, .infinity)
      : .range(-.infinity, holdsEnd ? end : end.nextDown)
  }
}

/// Numbers with what is written around them: bounds, units, and durations in several units.
extension RecordReader {
  /// A text that should be a number.
  /// - Parameter isBareTaken: A number alone is one; else its unit must be there.
  mutating func written(
    _ field: Int, _ text: UnsafeBufferPointer<UInt8>, comma: Bool, isBareTaken: Bool = true
  ) -> Single {
    let fieldPlan = plan.fields[field]
    let text = trimmedBytes(text)
    if let bound = Bound(text) {
      return open(
        written(field, text.part(bound.length...), comma: comma), bound, field)
    }
    guard let (number, length) = numberPrefix(text, decimalComma: comma) else {
      return duration(field, text) ?? .bad("it must be \(fieldPlan.expectation)")
    }
    let unit = trimmedBytes(text.part(length...))
    if unit.isEmpty {
      if isBareTaken { return self.number(field, number, isBare: true) }
      return .bad(
        "write its unit too, as in \(quoted("\(plainText(number)) \(fieldPlan.declaredUnits[0])"))")
    }
    if fieldPlan.units.isEmpty || unit[0] == 0x2C || unit[0] == 0x2E {
      return .bad("it must be \(fieldPlan.expectation)")
    }
    let name = String(decoding: unit, as: UTF8.self)
    if fieldPlan.change(from: name) == nil, let duration = duration(field, text) { return duration }
    return quantity(field, number, name)
  }

  /// A number whose unit is in another column.
  mutating func measured(
    _ field: Int, _ text: UnsafeBufferPointer<UInt8>, unit: String
  ) -> Single {
    let text = trimmedBytes(text)
    if let bound = Bound(text) {
      return open(measured(field, text.part(bound.length...), unit: unit), bound, field)
    }
    guard let (number, length) = numberPrefix(text, decimalComma: plan.fields[field].decimalComma),
      length == text.count
    else { return .bad("it must be a number alone, as its unit has a column of its own") }
    return quantity(field, number, unit)
  }

  private func open(_ single: Single, _ bound: Bound, _ field: Int) -> Single {
    guard case .good(let value) = single else { return single }
    guard case .number(let end) = value, hot[field].form != .list else {
      return .bad("it must be \(plan.fields[field].expectation)")
    }
    return .good(bound.value(end))
  }

  mutating func quantity(_ field: Int, _ number: Double, _ unit: String) -> Single {
    let fieldPlan = plan.fields[field]
    guard let change = fieldPlan.change(from: unit) else {
      return .bad("its unit must be \(joined(fieldPlan.declaredUnits, "or"))")
    }
    noteUnit(field, unit)
    return self.number(field, change.apply(number), isBare: false)
  }

  // MARK: Objects

  /// `{"value": 1.2, "unit": "mg/dl"}`, or a Quantity of FHIR.
  mutating func quantityObject(_ field: Int) -> Single {
    var cursor = JSONCursor(from: p, to: end)
    var number: Double?
    var (unit, code, system, sign): (String?, String?, String?, String?)
    var isOther = false
    do throws(JSONError) {
      try cursor.beginObject()
      while let key = try cursor.nextKey() {
        switch (cursor.text(of: key), cursor.peekKind()) {
        case ("value", .number): number = try cursor.readNumber().value
        case ("unit", .string): unit = cursor.text(of: try cursor.readString())
        case ("code", .string): code = cursor.text(of: try cursor.readString())
        case ("system", .string): system = cursor.text(of: try cursor.readString())
        case ("comparator", .string): sign = cursor.text(of: try cursor.readString())
        case ("id", _), ("extension", _): try cursor.skipValue()
        default:
          isOther = true
          try cursor.skipValue()
        }
      }
    } catch { return .notJSON }
    p += cursor.offset
    let fieldPlan = plan.fields[field]
    let name = system == "http://unitsofmeasure.org" ? code ?? unit : unit
    guard let number, !isOther else {
      let own = fieldPlan.declaredUnits.first
      return .bad(
        "it must be \(fieldPlan.expectation)"
          + (own.map { ", or an object such as {\"value\": 1.2, \"unit\": \(quoted($0))}" } ?? ""))
    }
    var bound: Bound?
    if let sign {
      bound = Array(sign.utf8).withUnsafeBufferPointer {
        let bound = Bound($0)
        return bound?.length == $0.count ? bound : nil
      }
      if bound == nil {
        return .bad("its comparator \(quoted(LogReading.shown(Array(sign.utf8)))) cannot be used")
      }
    }
    let isPlain = name == nil || name == "1" || name!.first == "{" && name!.last == "}"
    let single: Single
    if fieldPlan.units.isEmpty {
      single =
        isPlain
        ? self.number(field, number, isBare: true)
        : .bad("it has the unit \(quoted(name!)), and \(fieldPlan.name) has none")
    } else if let name {
      single = quantity(field, number, name)
    } else {
      single = .bad("its unit is missing")
    }
    return bound.map { open(single, $0, field) } ?? single
  }

  // MARK: Durations

  /// `PT1H30M` (ISO 8601), `4h 15m`; nil where it is no duration, or the field takes none.
  private mutating func duration(_ field: Int, _ text: UnsafeBufferPointer<UInt8>) -> Single? {
    guard let own = plan.fields[field].units.first?.unit, own.dimension == .time else { return nil }
    let isISO = text.first == 0x50
    guard let seconds = isISO ? isoSeconds(text) : spokenSeconds(text) else {
      return isISO
        ? .bad("it is no duration such as PT1H30M; years and months have no fixed length") : nil
    }
    return number(
      field, UnitChange(from: .second, to: own)!.apply(seconds), isBare: false)
  }

  private func isoSeconds(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    var (at, total, isTime, isAny) = (1, 0.0, false, false)
    var lastSize = Double.infinity
    while at < text.count {
      if text[at] == 0x54 {
        if isTime { return nil }
        (isTime, isAny) = (true, false)
        at += 1
        continue
      }
      let rest = text.part(at...)
      let isDigit = rest[0].isASCIIDigit
      guard isDigit, let (number, length) = isoNumber(rest), at + length < text.count else {
        return nil
      }
      let size: Double
      switch (text[at + length], isTime) {
      case (0x57, false): size = 604_800
      case (0x44, false): size = 86_400
      case (0x48, true): size = 3600
      case (0x4D, true): size = 60
      case (0x53, true): size = 1
      default: return nil
      }
      if size >= lastSize { return nil }
      lastSize = size
      total += number * size
      at += length + 1
      isAny = true
    }
    return isAny ? decimal(total) : nil
  }

  /// Digits with a point or a comma; `5E` is none here.
  private func isoNumber(_ text: UnsafeBufferPointer<UInt8>) -> (Double, Int)? {
    var length = 0
    while length < text.count,
      text[length].isASCIIDigit || text[length] == 0x2E
        || text[length] == 0x2C
    { length += 1 }
    let digits = text.part(..<length)
    let read =
      numberPrefix(digits, decimalComma: digits.contains(0x2C))
    return read.flatMap { $0.length == length ? ($0.value, length) : nil }
  }

  private static let spoken: [String: Double] = [
    "d": 86_400, "day": 86_400, "days": 86_400, "h": 3600, "hr": 3600, "hrs": 3600, "hour": 3600,
    "hours": 3600, "m": 60, "min": 60, "mins": 60, "minute": 60, "minutes": 60, "s": 1, "sec": 1,
    "secs": 1, "second": 1, "seconds": 1,
  ]

  /// Numbers with units that get smaller: `1d 2h`, `4 h 15 min`, `4h15m`.
  private func spokenSeconds(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    var (at, total) = (0, 0.0)
    var lastSize = Double.infinity
    while at < text.count {
      let rest = text.part(at...)
      guard rest[0] >= 0x30, rest[0] <= 0x39,
        let (number, length) = numberPrefix(rest, decimalComma: false)
      else { return nil }
      at += length
      while at < text.count, text[at] == 0x20 { at += 1 }
      let start = at
      while at < text.count, text[at] | 0x20 >= 0x61, text[at] | 0x20 <= 0x7A { at += 1 }
      let name = String(decoding: text.part(start..<at), as: UTF8.self).lowercased()
      guard let size = Self.spoken[name], size < lastSize else { return nil }
      lastSize = size
      total += number * size
      while at < text.count, text[at] == 0x20 || text[at] == 0x2C { at += 1 }
    }
    return lastSize < .infinity ? decimal(total) : nil
  }
}
