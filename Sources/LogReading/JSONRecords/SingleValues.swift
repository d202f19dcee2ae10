import Evaluation
import JSONReading
import RuleModel
import SourceText

/// The result of reading one value, or one element of a list.
enum Single {
  case good(RowValue)
  case missing
  /// Why, as a clause after "FIELD is VALUE;".
  case bad(String)
  case notJSON
}

/// The complete way to read a value, for whatever the quick way left: from `p`, which is then
/// behind it.
extension RecordReader {
  @inline(never) mutating func unusualValue(of field: Int) -> Bool {
    let start = p
    if states[field] != State.untouched {
      guard skipValue() else { return false }
      if states[field] != State.twice {
        bad(
          field, start, nil,
          "\(plan.fields[field].name) appears twice in one object; neither value is used")
        states[field] = State.twice
      }
      return true
    }
    if hot[field].isForeign, hot[field].form == .list {
      if p.pointee == 0x5B { return foreignList(field) }
      if p.pointee == 0x22 {
        guard let span = string() else { return false }
        readCell(
          field,
          span.hasEscapes
            ? unescaped(span) : span.bytes,
          at: start)
        return true
      }
    }
    switch single(field, element: false) {
    case .notJSON: return false
    case .good(let value): good(field, value)
    case .missing: states[field] = State.missing
    case .bad(let reason):
      let value = shown(start, p)
      bad(field, start, value, "\(plan.fields[field].name) is \(value); \(reason)")
    }
    return true
  }

  /// A JSON list of foreign values.
  private mutating func foreignList(_ field: Int) -> Bool {
    let start = p
    arena.beginList()
    var badElements = BadElements()
    var isNothing = true
    p += 1
    skipSpace()
    if p.pointee == 0x5D, p < end {
      p += 1
      good(field, .list(arena.list(isOpen: false)))
      return true
    }
    var position = 0
    while true {
      position += 1
      let element = p
      switch single(field, element: true) {
      case .notJSON: return false
      case .good(let value):
        arena.append(value)
        isNothing = false
      // A word that the mapping takes for nothing, such as `none`.
      case .missing
      where element.pointee == 0x22
        && !isBlank((element + 1).upTo(max(p - 1, element + 1))):
        break
      case .missing:
        badElements.add(position, shown(element, p), "a list cannot have missing values")
      case .bad(let reason): badElements.add(position, shown(element, p), reason)
      }
      skipSpace()
      guard p < end, p.pointee == 0x2C || p.pointee == 0x5D else { return false }
      p += 1
      if (p - 1).pointee == 0x5D { break }
      skipSpace()
    }
    if isNothing, badElements.count == 0 {
      states[field] = State.missing
      return true
    }
    good(field, .list(arena.list(isOpen: badElements.count > 0)))
    if badElements.count > 0 { reportElements(field, start, badElements) }
    return true
  }

  /// The JSON value at `p`; `p` is then behind it.
  @inline(never) mutating func single(_ field: Int, element: Bool) -> Single {
    let form = element ? hot[field].element : hot[field].form
    guard p < end else { return .notJSON }
    if isNull(p) {
      p += 4
      return .missing
    }
    switch p.pointee {
    case 0x22:
      guard let span = string() else { return .notJSON }
      let text =
        span.hasEscapes
        ? unescaped(span) : span.bytes
      if isBlank(text) { return .missing }
      if hot[field].isForeign { return cell(field, text, form) }
      return textValue(field, text, form)
    case 0x2D, 0x30...0x39:
      var cursor = JSONCursor(from: p, to: end)
      guard let number = try? cursor.readNumber() else { return .notJSON }
      let start = p
      p += cursor.offset
      // A column of codes may hold what only looks like a number.
      if hot[field].isForeign,
        form != .number || !plan.missingWords.isEmpty || !plan.fields[field].foreignWords.isEmpty
      {
        return cell(field, start.upTo(p), form)
      }
      // Keys and subjects are names: databases count theirs.
      let digits = start.upTo(p)
      if form == .text, hot[field].isVital, !element,
        digits.allSatisfy({ $0.isASCIIDigit || $0 == 0x2D })
      {
        return .good(.text(TextSpan(start: start, count: digits.count)))
      }
      guard form == .number else {
        return .bad(
          (form == .time ? sinceEpoch(number.value) : nil) ?? wrongType(field, element: element))
      }
      return self.number(field, number.value, isBare: true)
    case 0x7B:
      if form == .number { return quantityObject(field) }
      return skipValue() ? .bad(wrongType(field, element: element)) : .notJSON
    default:
      let start = p
      guard skipValue() else { return .notJSON }
      if start.pointee == 0x74 || start.pointee == 0x66 {
        if form == .truth { return .good(.truth(start.pointee == 0x74)) }
        if hot[field].isForeign {
          return cell(field, start.upTo(p), form)
        }
      }
      return .bad(wrongType(field, element: element))
    }
  }

  /// A JSON string that is not blank, where it is no foreign one.
  mutating func textValue(_ field: Int, _ text: UnsafeBufferPointer<UInt8>, _ form: Form) -> Single
  {
    switch form {
    case .text: return .good(.text(TextSpan(start: text.baseAddress!, count: text.count)))
    case .number:
      if plan.fields[field].units.isEmpty, Bound(text) == nil {
        let isNumber = numberPrefix(text, decimalComma: false)?.length == text.count
        return .bad(
          isNumber
            ? "write the number without quotation marks"
            : wrongType(field, element: form != hot[field].form))
      }
      return written(field, text, comma: false, isBareTaken: false)
    case .truth: return .bad("it must be true or false, without quotation marks")
    case .list: return .bad(wrongType(field, element: false))
    default: return scalar(field, text, form)
    }
  }

  /// `2026-03-20T12:00:00[Europe/Berlin]` (RFC 9557 without the offset): what clocks there showed.
  private mutating func inNamedZone(_ field: Int, _ text: UnsafeBufferPointer<UInt8>) -> Single? {
    guard text.last == 0x5D, let open = text.firstIndex(of: 0x5B),
      let local = LocalMoment(rfc3339WithoutOffset: text.part(0..<open))
    else { return nil }
    let name = text.part(open + 1..<text.count - 1)
    guard let zone = NamedZones.zone(TextSpan(start: name.baseAddress!, count: name.count)) else {
      return .bad("there is no such time zone")
    }
    return time(field, local.moments(in: zone)!)
  }

  /// Words, times, dates, times of day, colours and time zones: the same in JSON and in cells.
  mutating func scalar(_ field: Int, _ text: UnsafeBufferPointer<UInt8>, _ form: Form) -> Single {
    switch form {
    case .word:
      let symbol = word(text.baseAddress!, text.count, hot + field)
      return symbol == UInt32.max
        ? .bad(reason(field, text: String(decoding: text, as: UTF8.self))) : .good(.word(symbol))
    case .time:
      switch MomentText.instant(text) {
      case .success(let instant): return .good(.time(instant))
      case .failure(.noOffset):
        if let moments = LocalMoment(rfc3339WithoutOffset: text)?.moments(in: plan.zone) {
          return time(field, moments)
        }
        return .bad("it " + MomentText.Failure.noOffset.message)
      case .failure(let failure):
        if let named = inNamedZone(field, text) { return named }
        let number = numberPrefix(text, decimalComma: false)
        let isNumber = number?.length == text.count
        return .bad(
          (isNumber ? number.flatMap { sinceEpoch($0.value) } : nil) ?? "it " + failure.message)
      }
    case .date:
      return MomentText.date(text).map { .good(.date($0)) }
        ?? .bad("it is not a date such as 2026-03-20")
    case .timeOfDay:
      return MomentText.timeOfDay(text).map { .good(.timeOfDay($0)) }
        ?? .bad("it is not a time of day such as 22:00")
    case .zone:
      return NamedZones.clock(TextSpan(start: text.baseAddress!, count: text.count)) == nil
        ? .bad("it must be \(plan.fields[field].expectation)")
        : .good(.text(TextSpan(start: text.baseAddress!, count: text.count)))
    case .colour:
      return Colour(String(decoding: text, as: UTF8.self)).map { .good(.colour($0)) }
        ?? .bad("it is not a colour such as #1A2B3C")
    default: return .bad(wrongType(field, element: form != hot[field].form))
    }
  }

  /// A number, in the field's unit unless a mapping says otherwise, against what the field allows.
  mutating func number(_ field: Int, _ number: Double, isBare: Bool) -> Single {
    let fieldPlan = plan.fields[field]
    if number.isInfinite { return .bad("the number is too large") }
    if isBare, hot[field].needsUnit {
      let unit = fieldPlan.declaredUnits
      return .bad(
        "its unit is missing: write it as \(joined(unit.map { quoted("\(plainText(number)) \($0)") }, "or"))"
      )
    }
    if isBare { noteUnit(field, fieldPlan.columnUnit) }
    let number = isBare ? fieldPlan.change?.apply(number) ?? number : number
    if number.magnitude > Field.mostExact { return .bad("the number is too large to be exact") }
    if hot[field].isWhole, number != number.rounded(.towardZero) {
      return .bad("it must be \(fieldPlan.expectation)")
    }
    if number < hot[field].low || number > hot[field].high {
      return .bad("it must be \(fieldPlan.expectation)")
    }
    return .good(.number(number))
  }

  /// Keeps in which unit a value is written; `bad` forgets it with the value.
  mutating func noteUnit(_ field: Int, _ unit: String?) {
    let fieldPlan = plan.fields[field]
    guard fieldPlan.unitField >= 0 else { return }
    values[fieldPlan.unitField] =
      unit.flatMap { fieldPlan.unitWord($0) }.map { .word($0) } ?? .unknown
  }
}
