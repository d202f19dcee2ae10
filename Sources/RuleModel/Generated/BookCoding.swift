// Written by ci/generate-book-coding from the declarations of this target. Not to be edited.

extension BookBytes {
  /// Of the order in which values stand in a book.
  static let layout: UInt32 = 684254935
}

extension Action: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    effect = try r.read()
    with = try r.read()
    type = try r.read()
    written = try r.read()
    condition = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(effect)
    w.write(with)
    w.write(type)
    w.write(written)
    w.write(condition)
    w.write(origin)
  }
}

extension Action.Effect: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .show(text: try r.read(), on: try r.read())
    case 1: self = .remind(try r.read(), at: try r.read())
    case 2: self = .set(try r.read(), try r.read())
    case 3: self = .allow(try r.read())
    case 4: self = .refuse(code: try r.read(), text: try r.read())
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .show(let a0, let a1):
      w.byte(0)
      w.write(a0)
      w.write(a1)
    case .remind(let a0, let a1):
      w.byte(1)
      w.write(a0)
      w.write(a1)
    case .set(let a0, let a1):
      w.byte(2)
      w.write(a0)
      w.write(a1)
    case .allow(let a0):
      w.byte(3)
      w.write(a0)
    case .refuse(let a0, let a1):
      w.byte(4)
      w.write(a0)
      w.write(a1)
    }
  }
}

extension Action.Passed: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    expression = try r.read()
    type = try r.read()
    written = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(expression)
    w.write(type)
    w.write(written)
  }
}

extension Aggregate: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    operation = try r.read()
    record = try r.read()
    window = try r.read()
    condition = try r.read()
    length = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(operation)
    w.write(record)
    w.write(window)
    w.write(condition)
    w.write(length)
  }
}

extension Aggregate.Length: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    threshold = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(text)
    w.write(threshold)
  }
}

extension Aggregate.Operation: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .countRecords
    case 1: self = .countDistinctDays(try r.read())
    case 2: self = .countDistinct(try r.read())
    case 3: self = .sum(try r.read())
    case 4: self = .average(try r.read())
    case 5: self = .smallest(try r.read())
    case 6: self = .largest(try r.read())
    case 7: self = .latest(try r.read())
    case 8: self = .earliest(try r.read())
    case 9: self = .share(try r.read())
    case 10: self = .longestRun(try r.read())
    case 11: self = .longestRunOfDays(try r.read())
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .countRecords: w.byte(0)
    case .countDistinctDays(let a0):
      w.byte(1)
      w.write(a0)
    case .countDistinct(let a0):
      w.byte(2)
      w.write(a0)
    case .sum(let a0):
      w.byte(3)
      w.write(a0)
    case .average(let a0):
      w.byte(4)
      w.write(a0)
    case .smallest(let a0):
      w.byte(5)
      w.write(a0)
    case .largest(let a0):
      w.byte(6)
      w.write(a0)
    case .latest(let a0):
      w.byte(7)
      w.write(a0)
    case .earliest(let a0):
      w.byte(8)
      w.write(a0)
    case .share(let a0):
      w.byte(9)
      w.write(a0)
    case .longestRun(let a0):
      w.byte(10)
      w.write(a0)
    case .longestRunOfDays(let a0):
      w.byte(11)
      w.write(a0)
    }
  }
}

extension ArithmeticOperator: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .plus
    case 1: self = .minus
    case 2: self = .times
    case 3: self = .divided
    case 4: self = .power
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .plus: w.byte(0)
    case .minus: w.byte(1)
    case .times: w.byte(2)
    case .divided: w.byte(3)
    case .power: w.byte(4)
    }
  }
}

extension Binding: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    type = try r.read()
    expression = try r.read()
    title = try r.read()
    written = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(type)
    w.write(expression)
    w.write(title)
    w.write(written)
    w.write(origin)
  }
}

extension CalendarPeriod: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    months = try r.read()
    days = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(months)
    w.write(days)
  }
}

extension CivilDate: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    days = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(days)
  }
}

extension Colour: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    red = try r.read()
    green = try r.read()
    blue = try r.read()
    alpha = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(red)
    w.write(green)
    w.write(blue)
    w.write(alpha)
  }
}

extension Comparison: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .equal
    case 1: self = .less
    case 2: self = .lessOrEqual
    case 3: self = .greater
    case 4: self = .greaterOrEqual
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .equal: w.byte(0)
    case .less: w.byte(1)
    case .lessOrEqual: w.byte(2)
    case .greater: w.byte(3)
    case .greaterOrEqual: w.byte(4)
    }
  }
}

extension Condition: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    try r.enter()
    defer { r.leave() }
    switch try r.byte() {
    case 0: self = .line(try r.read())
    case 1: self = .all(try r.read())
    case 2: self = .any(try r.read())
    case 3: self = .none(try r.read())
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .line(let a0):
      w.byte(0)
      w.write(a0)
    case .all(let a0):
      w.byte(1)
      w.write(a0)
    case .any(let a0):
      w.byte(2)
      w.write(a0)
    case .none(let a0):
      w.byte(3)
      w.write(a0)
    }
  }
}

extension Condition.Line: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    origin = try r.read()
    expression = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(text)
    w.write(origin)
    w.write(expression)
  }
}

extension Dimension: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    powers = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(powers)
  }
}

extension Enumeration: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    words = try r.read()
    points = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(words)
    w.write(points)
  }
}

extension Example: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    it = try r.read()
    given = try r.read()
    history = try r.read()
    now = try r.read()
    expect = try r.read()
    mentions = try r.read()
    isUnconfirmed = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(it)
    w.write(given)
    w.write(history)
    w.write(now)
    w.write(expect)
    w.write(mentions)
    w.write(isUnconfirmed)
    w.write(origin)
  }
}

extension Example.Expectation: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    outcome = try r.read()
    shows = try r.read()
    answers = try r.read()
    sets = try r.read()
    reminders = try r.read()
    refuses = try r.read()
    says = try r.read()
    values = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(outcome)
    w.write(shows)
    w.write(answers)
    w.write(sets)
    w.write(reminders)
    w.write(refuses)
    w.write(says)
    w.write(values)
  }
}

extension Example.Expectation.Answer: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .value(try r.read())
    case 1: self = .range(try r.read(), try r.read())
    case 2: self = .unknown
    case 3: self = .nothing
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .value(let a0):
      w.byte(0)
      w.write(a0)
    case .range(let a0, let a1):
      w.byte(1)
      w.write(a0)
      w.write(a1)
    case .unknown: w.byte(2)
    case .nothing: w.byte(3)
    }
  }
}

extension Example.Expectation.Outcome: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .fires
    case 1: self = .silent
    case 2: self = .unknown
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .fires: w.byte(0)
    case .silent: w.byte(1)
    case .unknown: w.byte(2)
    }
  }
}

extension Example.Expectation.Shown: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    on = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(text)
    w.write(on)
  }
}

extension Example.Given: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .value(try r.read())
    case 1: self = .missing
    case 2: self = .bad(try r.read())
    case 3: self = .partly(try r.read(), bad: try r.read())
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .value(let a0):
      w.byte(0)
      w.write(a0)
    case .missing: w.byte(1)
    case .bad(let a0):
      w.byte(2)
      w.write(a0)
    case .partly(let a0, let a1):
      w.byte(3)
      w.write(a0)
      w.write(a1)
    }
  }
}

extension Example.Record: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    record = try r.read()
    fields = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(record)
    w.write(fields)
  }
}

extension Exemption: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    accepts = try r.read()
    locale = try r.read()
    term = try r.read()
    check = try r.read()
    because = try r.read()
    approvedBy = try r.read()
    until = try r.read()
    source = try r.read()
    origin = try r.read()
    checkOrigin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(accepts)
    w.write(locale)
    w.write(term)
    w.write(check)
    w.write(because)
    w.write(approvedBy)
    w.write(until)
    w.write(source)
    w.write(origin)
    w.write(checkOrigin)
  }
}

extension Exemption.Accepted: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    key = try r.read()
    values = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(key)
    w.write(values)
    w.write(origin)
  }
}

extension Expression: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    try r.enter()
    defer { r.leave() }
    switch try r.byte() {
    case 0: self = .literal(try r.read())
    case 1: self = .field(try r.read(), level: try r.read())
    case 2: self = .binding(try r.read())
    case 3: self = .threshold(try r.read())
    case 4: self = .answer(table: try r.read(), column: try r.read())
    case 5: self = .now
    case 6: self = .aggregate(try r.read())
    case 7: self = .negate(try r.read())
    case 8: self = .arithmetic(try r.read(), try r.read(), try r.read())
    case 9: self = .convert(try r.read(), try r.read())
    case 10: self = .compare(try r.read(), try r.read(), try r.read())
    case 11: self = .between(try r.read(), low: try r.read(), high: try r.read(), includesHigh: try r.read())
    case 12: self = .isMissing(try r.read())
    case 13: self = .isUnreadable(try r.read())
    case 14: self = .isOneOf(try r.read(), try r.read())
    case 15: self = .isInList(try r.read(), list: try r.read())
    case 16: self = .includes(try r.read(), try r.read(), try r.read())
    case 17: self = .not(try r.read())
    case 18: self = .all(try r.read())
    case 19: self = .any(try r.read())
    case 20: self = .howMany(try r.read())
    case 21: self = .otherwise(try r.read(), try r.read())
    case 22: self = .call(try r.read(), try r.read())
    case 23: self = .points(try r.read(), try r.read())
    case 24: self = .test(try r.read())
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .literal(let a0):
      w.byte(0)
      w.write(a0)
    case .field(let a0, let a1):
      w.byte(1)
      w.write(a0)
      w.write(a1)
    case .binding(let a0):
      w.byte(2)
      w.write(a0)
    case .threshold(let a0):
      w.byte(3)
      w.write(a0)
    case .answer(let a0, let a1):
      w.byte(4)
      w.write(a0)
      w.write(a1)
    case .now: w.byte(5)
    case .aggregate(let a0):
      w.byte(6)
      w.write(a0)
    case .negate(let a0):
      w.byte(7)
      w.write(a0)
    case .arithmetic(let a0, let a1, let a2):
      w.byte(8)
      w.write(a0)
      w.write(a1)
      w.write(a2)
    case .convert(let a0, let a1):
      w.byte(9)
      w.write(a0)
      w.write(a1)
    case .compare(let a0, let a1, let a2):
      w.byte(10)
      w.write(a0)
      w.write(a1)
      w.write(a2)
    case .between(let a0, let a1, let a2, let a3):
      w.byte(11)
      w.write(a0)
      w.write(a1)
      w.write(a2)
      w.write(a3)
    case .isMissing(let a0):
      w.byte(12)
      w.write(a0)
    case .isUnreadable(let a0):
      w.byte(13)
      w.write(a0)
    case .isOneOf(let a0, let a1):
      w.byte(14)
      w.write(a0)
      w.write(a1)
    case .isInList(let a0, let a1):
      w.byte(15)
      w.write(a0)
      w.write(a1)
    case .includes(let a0, let a1, let a2):
      w.byte(16)
      w.write(a0)
      w.write(a1)
      w.write(a2)
    case .not(let a0):
      w.byte(17)
      w.write(a0)
    case .all(let a0):
      w.byte(18)
      w.write(a0)
    case .any(let a0):
      w.byte(19)
      w.write(a0)
    case .howMany(let a0):
      w.byte(20)
      w.write(a0)
    case .otherwise(let a0, let a1):
      w.byte(21)
      w.write(a0)
      w.write(a1)
    case .call(let a0, let a1):
      w.byte(22)
      w.write(a0)
      w.write(a1)
    case .points(let a0, let a1):
      w.byte(23)
      w.write(a0)
      w.write(a1)
    case .test(let a0):
      w.byte(24)
      w.write(a0)
    }
  }
}

extension Field: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    type = try r.read()
    isOptional = try r.read()
    defaultValue = try r.read()
    meansNow = try r.read()
    range = try r.read()
    isWhole = try r.read()
    otherUnits = try r.read()
    convertible = try r.read()
    unitOf = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(type)
    w.write(isOptional)
    w.write(defaultValue)
    w.write(meansNow)
    w.write(range)
    w.write(isWhole)
    w.write(otherUnits)
    w.write(convertible)
    w.write(unitOf)
    w.write(origin)
  }
}

extension Function: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .round
    case 1: self = .floor
    case 2: self = .ceiling
    case 3: self = .absolute
    case 4: self = .squareRoot
    case 5: self = .ln
    case 6: self = .log10
    case 7: self = .exp
    case 8: self = .smallestOf
    case 9: self = .largestOf
    case 10: self = .minutesSince
    case 11: self = .hoursSince
    case 12: self = .daysSince
    case 13: self = .wholeYears
    case 14: self = .wholeMonths
    case 15: self = .wholeDays
    case 16: self = .timeOfDay
    case 17: self = .day
    case 18: self = .weekday
    case 19: self = .month
    case 20: self = .year
    case 21: self = .hour
    case 22: self = .length
    case 23: self = .contrast
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .round: w.byte(0)
    case .floor: w.byte(1)
    case .ceiling: w.byte(2)
    case .absolute: w.byte(3)
    case .squareRoot: w.byte(4)
    case .ln: w.byte(5)
    case .log10: w.byte(6)
    case .exp: w.byte(7)
    case .smallestOf: w.byte(8)
    case .largestOf: w.byte(9)
    case .minutesSince: w.byte(10)
    case .hoursSince: w.byte(11)
    case .daysSince: w.byte(12)
    case .wholeYears: w.byte(13)
    case .wholeMonths: w.byte(14)
    case .wholeDays: w.byte(15)
    case .timeOfDay: w.byte(16)
    case .day: w.byte(17)
    case .weekday: w.byte(18)
    case .month: w.byte(19)
    case .year: w.byte(20)
    case .hour: w.byte(21)
    case .length: w.byte(22)
    case .contrast: w.byte(23)
    }
  }
}

extension IfUnknown: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .staySilent
    case 1: self = .act
    case 2: self = .report
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .staySilent: w.byte(0)
    case .act: w.byte(1)
    case .report: w.byte(2)
    }
  }
}

extension Instant: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    microseconds = try r.read()
    offset = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(microseconds)
    w.write(offset)
  }
}

extension LengthLimit: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    key = try r.read()
    atMost = try r.read()
    measure = try r.read()
    level = try r.read()
    source = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(key)
    w.write(atMost)
    w.write(measure)
    w.write(level)
    w.write(source)
    w.write(origin)
  }
}

extension LengthLimit.Measure: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .characters
    case 1: self = .bytes
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .characters: w.byte(0)
    case .bytes: w.byte(1)
    }
  }
}

extension Literal: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    try r.enter()
    defer { r.leave() }
    switch try r.byte() {
    case 0: self = .truth(try r.read())
    case 1: self = .number(try r.read())
    case 2: self = .text(try r.read())
    case 3: self = .word(try r.read())
    case 4: self = .time(try r.read())
    case 5: self = .date(try r.read())
    case 6: self = .timeOfDay(try r.read())
    case 7: self = .period(try r.read())
    case 8: self = .colour(try r.read())
    case 9: self = .list(try r.read())
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .truth(let a0):
      w.byte(0)
      w.write(a0)
    case .number(let a0):
      w.byte(1)
      w.write(a0)
    case .text(let a0):
      w.byte(2)
      w.write(a0)
    case .word(let a0):
      w.byte(3)
      w.write(a0)
    case .time(let a0):
      w.byte(4)
      w.write(a0)
    case .date(let a0):
      w.byte(5)
      w.write(a0)
    case .timeOfDay(let a0):
      w.byte(6)
      w.write(a0)
    case .period(let a0):
      w.byte(7)
      w.write(a0)
    case .colour(let a0):
      w.byte(8)
      w.write(a0)
    case .list(let a0):
      w.byte(9)
      w.write(a0)
    }
  }
}

extension Mapping: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    id = try r.read()
    title = try r.read()
    record = try r.read()
    columns = try r.read()
    ignored = try r.read()
    timeZone = try r.read()
    delimiter = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(id)
    w.write(title)
    w.write(record)
    w.write(columns)
    w.write(ignored)
    w.write(timeZone)
    w.write(delimiter)
    w.write(origin)
  }
}

extension Mapping.Column: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    column = try r.read()
    field = try r.read()
    format = try r.read()
    words = try r.read()
    change = try r.read()
    unit = try r.read()
    separator = try r.read()
    decimalComma = try r.read()
    mayBeAbsent = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(column)
    w.write(field)
    w.write(format)
    w.write(words)
    w.write(change)
    w.write(unit)
    w.write(separator)
    w.write(decimalComma)
    w.write(mayBeAbsent)
    w.write(origin)
  }
}

extension Meeting: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    claim = try r.read()
    reach = try r.read()
    because = try r.read()
    source = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(text)
    w.write(claim)
    w.write(reach)
    w.write(because)
    w.write(source)
    w.write(origin)
  }
}

extension Meeting.Claim: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .count(least: try r.read(), most: try r.read(), try r.read(), try r.read())
    case 1: self = .order(try r.read(), on: try r.read())
    case 2: self = .rising(record: try r.read(), field: try r.read(), upwards: try r.read(), rules: try r.read())
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .count(let a0, let a1, let a2, let a3):
      w.byte(0)
      w.write(a0)
      w.write(a1)
      w.write(a2)
      w.write(a3)
    case .order(let a0, let a1):
      w.byte(1)
      w.write(a0)
      w.write(a1)
    case .rising(let a0, let a1, let a2, let a3):
      w.byte(2)
      w.write(a0)
      w.write(a1)
      w.write(a2)
      w.write(a3)
    }
  }
}

extension Meeting.Event: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .fires
    case 1: self = .shows(on: try r.read())
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .fires: w.byte(0)
    case .shows(let a0):
      w.byte(1)
      w.write(a0)
    }
  }
}

extension Meeting.Member: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .rule(try r.read())
    case 1: self = .text(try r.read())
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .rule(let a0):
      w.byte(0)
      w.write(a0)
    case .text(let a0):
      w.byte(1)
      w.write(a0)
    }
  }
}

extension Meeting.Reach: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .record
    case 1: self = .subject
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .record: w.byte(0)
    case .subject: w.byte(1)
    }
  }
}

extension Mention: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    threshold = try r.read()
    says = try r.read()
    because = try r.read()
    until = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(threshold)
    w.write(says)
    w.write(because)
    w.write(until)
    w.write(origin)
  }
}

extension MessageRule: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    id = try r.read()
    title = try r.read()
    status = try r.read()
    record = try r.read()
    field = try r.read()
    key = try r.read()
    onlyIf = try r.read()
    groups = try r.read()
    joined = try r.read()
    none = try r.read()
    exact = try r.read()
    forms = try r.read()
    mentions = try r.read()
    examples = try r.read()
    why = try r.read()
    source = try r.read()
    provenance = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(id)
    w.write(title)
    w.write(status)
    w.write(record)
    w.write(field)
    w.write(key)
    w.write(onlyIf)
    w.write(groups)
    w.write(joined)
    w.write(none)
    w.write(exact)
    w.write(forms)
    w.write(mentions)
    w.write(examples)
    w.write(why)
    w.write(source)
    w.write(provenance)
    w.write(origin)
  }
}

extension MessageRule.Exact: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    words = try r.read()
    sentences = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(words)
    w.write(sentences)
    w.write(origin)
  }
}

extension MessageRule.Example: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    it = try r.read()
    given = try r.read()
    expect = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(it)
    w.write(given)
    w.write(expect)
    w.write(origin)
  }
}

extension MessageRule.Form: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    needs = try r.read()
    sentences = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(needs)
    w.write(sentences)
    w.write(origin)
  }
}

extension MessageRule.Group: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    words = try r.read()
    atMost = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(words)
    w.write(atMost)
    w.write(origin)
  }
}

extension MessageRule.Joining: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    two = try r.read()
    between = try r.read()
    last = try r.read()
    before = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(two)
    w.write(between)
    w.write(last)
    w.write(before)
  }
}

extension MessageRule.Joining.Before: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    start = try r.read()
    joiner = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(start)
    w.write(joiner)
  }
}

extension MessageRule.Need: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .none
    case 1: self = .one
    case 2: self = .several
    case 3: self = .any
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .none: w.byte(0)
    case .one: w.byte(1)
    case .several: w.byte(2)
    case .any: w.byte(3)
    }
  }
}

extension MessageRule.Template: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    pieces = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(pieces)
    w.write(origin)
  }
}

extension MessageRule.Template.Piece: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .text(try r.read())
    case 1: self = .group(try r.read())
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .text(let a0):
      w.byte(0)
      w.write(a0)
    case .group(let a0):
      w.byte(1)
      w.write(a0)
    }
  }
}

extension MessageRule.Word: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    word = try r.read()
    phrases = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(word)
    w.write(phrases)
  }
}

extension MessageRule.Wording: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(text)
    w.write(origin)
  }
}

extension NameList: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    title = try r.read()
    entries = try r.read()
    status = try r.read()
    source = try r.read()
    provenance = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(title)
    w.write(entries)
    w.write(status)
    w.write(source)
    w.write(provenance)
    w.write(origin)
  }
}

extension NameList.Entry: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    also = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(also)
  }
}

extension Order: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    condition = try r.read()
    bindings = try r.read()
    because = try r.read()
    rests = try r.read()
    source = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(text)
    w.write(condition)
    w.write(bindings)
    w.write(because)
    w.write(rests)
    w.write(source)
    w.write(origin)
  }
}

extension Pack: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    title = try r.read()
    version = try r.read()
    sourceLocale = try r.read()
    locales = try r.read()
    timeZone = try r.read()
    timeZoneOrigin = try r.read()
    files = try r.read()
    units = try r.read()
    records = try r.read()
    thresholds = try r.read()
    orders = try r.read()
    lists = try r.read()
    aggregates = try r.read()
    rules = try r.read()
    tables = try r.read()
    meetings = try r.read()
    mappings = try r.read()
    messages = try r.read()
    isShared = try r.read()
    unreviewedLevel = try r.read()
    terms = try r.read()
    texts = try r.read()
    limits = try r.read()
    reviewed = try r.read()
    exemptions = try r.read()
    roles = try r.read()
    signOffs = try r.read()
    requirements = try r.read()
    ships = try r.read()
    checks = try r.read()
    checkOrigins = try r.read()
    localesOrigin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(title)
    w.write(version)
    w.write(sourceLocale)
    w.write(locales)
    w.write(timeZone)
    w.write(timeZoneOrigin)
    w.write(files)
    w.write(units)
    w.write(records)
    w.write(thresholds)
    w.write(orders)
    w.write(lists)
    w.write(aggregates)
    w.write(rules)
    w.write(tables)
    w.write(meetings)
    w.write(mappings)
    w.write(messages)
    w.write(isShared)
    w.write(unreviewedLevel)
    w.write(terms)
    w.write(texts)
    w.write(limits)
    w.write(reviewed)
    w.write(exemptions)
    w.write(roles)
    w.write(signOffs)
    w.write(requirements)
    w.write(ships)
    w.write(checks)
    w.write(checkOrigins)
    w.write(localesOrigin)
  }
}

extension Quantifier: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .any
    case 1: self = .all
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .any: w.byte(0)
    case .all: w.byte(1)
    }
  }
}

extension RecordType: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    fields = try r.read()
    key = try r.read()
    subject = try r.read()
    time = try r.read()
    laterTimes = try r.read()
    mayLackTime = try r.read()
    recorded = try r.read()
    others = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(fields)
    w.write(key)
    w.write(subject)
    w.write(time)
    w.write(laterTimes)
    w.write(mayLackTime)
    w.write(recorded)
    w.write(others)
    w.write(origin)
  }
}

extension Requirement: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    id = try r.read()
    title = try r.read()
    standing = try r.read()
    document = try r.read()
    isUnsure = try r.read()
    coveredBy = try r.read()
    examples = try r.read()
    copyExamples = try r.read()
    elsewhere = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(id)
    w.write(title)
    w.write(standing)
    w.write(document)
    w.write(isUnsure)
    w.write(coveredBy)
    w.write(examples)
    w.write(copyExamples)
    w.write(elsewhere)
    w.write(origin)
  }
}

extension Requirement.Elsewhere: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    what = try r.read()
    evidence = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(what)
    w.write(evidence)
  }
}

extension Requirement.Named: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(origin)
  }
}

extension Requirement.Standing: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .decided
    case 1: self = .open
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .decided: w.byte(0)
    case .open: w.byte(1)
    }
  }
}

extension Review: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    locale = try r.read()
    by = try r.read()
    on = try r.read()
    until = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(locale)
    w.write(by)
    w.write(on)
    w.write(until)
    w.write(origin)
  }
}

extension Role: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    title = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(title)
    w.write(origin)
  }
}

extension RowCopyExample: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    key = try r.read()
    locale = try r.read()
    expect = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(text)
    w.write(key)
    w.write(locale)
    w.write(expect)
    w.write(origin)
  }
}

extension RowCopyExample.Outcome: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .found
    case 1: self = .warned
    case 2: self = .clean
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .found: w.byte(0)
    case .warned: w.byte(1)
    case .clean: w.byte(2)
    }
  }
}

extension RowExample: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    records = try r.read()
    expect = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(records)
    w.write(expect)
  }
}

extension RowExample.Expectation: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    shows = try r.read()
    hides = try r.read()
    fires = try r.read()
    silent = try r.read()
    unknown = try r.read()
    refuses = try r.read()
    sets = try r.read()
    reminds = try r.read()
    gives = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(shows)
    w.write(hides)
    w.write(fires)
    w.write(silent)
    w.write(unknown)
    w.write(refuses)
    w.write(sets)
    w.write(reminds)
    w.write(gives)
  }
}

extension RowExample.Shown: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    on = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(text)
    w.write(on)
  }
}

extension Rule: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    id = try r.read()
    title = try r.read()
    kind = try r.read()
    status = try r.read()
    scope = try r.read()
    from = try r.read()
    until = try r.read()
    bindings = try r.read()
    condition = try r.read()
    ifUnknown = try r.read()
    then = try r.read()
    otherwise = try r.read()
    why = try r.read()
    whyMissing = try r.read()
    source = try r.read()
    limitations = try r.read()
    examples = try r.read()
    mentions = try r.read()
    provenance = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(id)
    w.write(title)
    w.write(kind)
    w.write(status)
    w.write(scope)
    w.write(from)
    w.write(until)
    w.write(bindings)
    w.write(condition)
    w.write(ifUnknown)
    w.write(then)
    w.write(otherwise)
    w.write(why)
    w.write(whyMissing)
    w.write(source)
    w.write(limitations)
    w.write(examples)
    w.write(mentions)
    w.write(provenance)
    w.write(origin)
  }
}

extension RuleKind: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .redFlag
    case 1: self = .advisory
    case 2: self = .minimum
    case 3: self = .limit
    case 4: self = .constraint
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .redFlag: w.byte(0)
    case .advisory: w.byte(1)
    case .minimum: w.byte(2)
    case .limit: w.byte(3)
    case .constraint: w.byte(4)
    }
  }
}

extension Scope: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .each(try r.read())
    case 1: self = .history
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .each(let a0):
      w.byte(0)
      w.write(a0)
    case .history: w.byte(1)
    }
  }
}

extension Shipping: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    catalogues = try r.read()
    metadata = try r.read()
    tokens = try r.read()
    bindsKeys = try r.read()
    free = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(catalogues)
    w.write(metadata)
    w.write(tokens)
    w.write(bindsKeys)
    w.write(free)
  }
}

extension Shipping.Catalogues: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    path = try r.read()
    locales = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(path)
    w.write(locales)
    w.write(origin)
  }
}

extension Shipping.FreeKeys: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    patterns = try r.read()
    because = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(patterns)
    w.write(because)
  }
}

extension Shipping.FreeKeys.Pattern: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(text)
    w.write(origin)
  }
}

extension Shipping.Metadata: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    path = try r.read()
    locales = try r.read()
    fields = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(path)
    w.write(locales)
    w.write(fields)
    w.write(origin)
  }
}

extension Shipping.Tokens: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    path = try r.read()
    records = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(path)
    w.write(records)
    w.write(origin)
  }
}

extension SignOff: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    item = try r.read()
    role = try r.read()
    by = try r.read()
    on = try r.read()
    digest = try r.read()
    format = try r.read()
    pieces = try r.read()
    locale = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(item)
    w.write(role)
    w.write(by)
    w.write(on)
    w.write(digest)
    w.write(format)
    w.write(pieces)
    w.write(locale)
    w.write(origin)
  }
}

extension SignedText: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    id = try r.read()
    key = try r.read()
    exactly = try r.read()
    translations = try r.read()
    plurals = try r.read()
    contains = try r.read()
    on = try r.read()
    dismissible = try r.read()
    tier = try r.read()
    status = try r.read()
    title = try r.read()
    why = try r.read()
    mentions = try r.read()
    source = try r.read()
    provenance = try r.read()
    origin = try r.read()
    exactlyOrigin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(id)
    w.write(key)
    w.write(exactly)
    w.write(translations)
    w.write(plurals)
    w.write(contains)
    w.write(on)
    w.write(dismissible)
    w.write(tier)
    w.write(status)
    w.write(title)
    w.write(why)
    w.write(mentions)
    w.write(source)
    w.write(provenance)
    w.write(origin)
    w.write(exactlyOrigin)
  }
}

extension Status: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .draft
    case 1: self = .active
    case 2: self = .retired
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .draft: w.byte(0)
    case .active: w.byte(1)
    case .retired: w.byte(2)
    }
  }
}

extension Table: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    id = try r.read()
    title = try r.read()
    status = try r.read()
    scope = try r.read()
    from = try r.read()
    until = try r.read()
    bindings = try r.read()
    columns = try r.read()
    rows = try r.read()
    policy = try r.read()
    otherwise = try r.read()
    otherwiseWritten = try r.read()
    why = try r.read()
    source = try r.read()
    examples = try r.read()
    mentions = try r.read()
    provenance = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(id)
    w.write(title)
    w.write(status)
    w.write(scope)
    w.write(from)
    w.write(until)
    w.write(bindings)
    w.write(columns)
    w.write(rows)
    w.write(policy)
    w.write(otherwise)
    w.write(otherwiseWritten)
    w.write(why)
    w.write(source)
    w.write(examples)
    w.write(mentions)
    w.write(provenance)
    w.write(origin)
  }
}

extension Table.Column: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    type = try r.read()
    range = try r.read()
    isWhole = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(type)
    w.write(range)
    w.write(isWhole)
  }
}

extension Table.Otherwise: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .nothing
    case 1: self = .values(try r.read())
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .nothing: w.byte(0)
    case .values(let a0):
      w.byte(1)
      w.write(a0)
    }
  }
}

extension Table.Policy: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .inOrder
    case 1: self = .exclusive
    case 2: self = .addedUp
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .inOrder: w.byte(0)
    case .exclusive: w.byte(1)
    case .addedUp: w.byte(2)
    }
  }
}

extension Table.Row: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    condition = try r.read()
    values = try r.read()
    written = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(condition)
    w.write(values)
    w.write(written)
    w.write(origin)
  }
}

extension Term: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    id = try r.read()
    forbid = try r.read()
    forms = try r.read()
    inflected = try r.read()
    beginnings = try r.read()
    unlessWithin = try r.read()
    except = try r.read()
    mayLackAccents = try r.read()
    isCaseExact = try r.read()
    isWholeValue = try r.read()
    level = try r.read()
    locale = try r.read()
    tags = try r.read()
    status = try r.read()
    because = try r.read()
    instead = try r.read()
    fix = try r.read()
    mentions = try r.read()
    onlyIn = try r.read()
    from = try r.read()
    until = try r.read()
    source = try r.read()
    examples = try r.read()
    provenance = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(id)
    w.write(forbid)
    w.write(forms)
    w.write(inflected)
    w.write(beginnings)
    w.write(unlessWithin)
    w.write(except)
    w.write(mayLackAccents)
    w.write(isCaseExact)
    w.write(isWholeValue)
    w.write(level)
    w.write(locale)
    w.write(tags)
    w.write(status)
    w.write(because)
    w.write(instead)
    w.write(fix)
    w.write(mentions)
    w.write(onlyIn)
    w.write(from)
    w.write(until)
    w.write(source)
    w.write(examples)
    w.write(provenance)
    w.write(origin)
  }
}

extension Term.CopyExample: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    isFound = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(text)
    w.write(isFound)
    w.write(origin)
  }
}

extension Term.InflectedWords: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    kind = try r.read()
    words = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(kind)
    w.write(words)
  }
}

extension Term.Severity: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .error
    case 1: self = .warning
    case 2: self = .note
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .error: w.byte(0)
    case .warning: w.byte(1)
    case .note: w.byte(2)
    }
  }
}

extension Term.WordKind: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .verb
    case 1: self = .noun
    case 2: self = .adjective
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .verb: w.byte(0)
    case .noun: w.byte(1)
    case .adjective: w.byte(2)
    }
  }
}

extension Test: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    origin = try r.read()
    expression = try r.read()
    shown = try r.read()
    shownType = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(text)
    w.write(origin)
    w.write(expression)
    w.write(shown)
    w.write(shownType)
  }
}

extension Threshold: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    type = try r.read()
    value = try r.read()
    written = try r.read()
    was = try r.read()
    from = try r.read()
    until = try r.read()
    title = try r.read()
    source = try r.read()
    mentions = try r.read()
    provenance = try r.read()
    origin = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(type)
    w.write(value)
    w.write(written)
    w.write(was)
    w.write(from)
    w.write(until)
    w.write(title)
    w.write(source)
    w.write(mentions)
    w.write(provenance)
    w.write(origin)
  }
}

extension Threshold.Earlier: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    value = try r.read()
    written = try r.read()
    until = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(value)
    w.write(written)
    w.write(until)
  }
}

extension Unit: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    dimension = try r.read()
    factor = try r.read()
    offset = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(dimension)
    w.write(factor)
    w.write(offset)
  }
}

extension UnitChange: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    factor = try r.read()
    offset = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(factor)
    w.write(offset)
  }
}

extension UnitOption: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    unit = try r.read()
    change = try r.read()
  }

  func write(book w: inout BookWriter) {
    w.write(unit)
    w.write(change)
  }
}

extension ValueType: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    try r.enter()
    defer { r.leave() }
    switch try r.byte() {
    case 0: self = .text
    case 1: self = .truth
    case 2: self = .number(try r.read())
    case 3: self = .time
    case 4: self = .date
    case 5: self = .timeOfDay
    case 6: self = .period
    case 7: self = .word(try r.read())
    case 8: self = .list(try r.read())
    case 9: self = .colour
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .text: w.byte(0)
    case .truth: w.byte(1)
    case .number(let a0):
      w.byte(2)
      w.write(a0)
    case .time: w.byte(3)
    case .date: w.byte(4)
    case .timeOfDay: w.byte(5)
    case .period: w.byte(6)
    case .word(let a0):
      w.byte(7)
      w.write(a0)
    case .list(let a0):
      w.byte(8)
      w.write(a0)
    case .colour: w.byte(9)
    }
  }
}

extension Window: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .allTime
    case 1: self = .this(try r.read())
    case 2: self = .last(try r.read())
    case 3: self = .before(try r.read(), try r.read())
    case 4: self = .within(try r.read(), try r.read())
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .allTime: w.byte(0)
    case .this(let a0):
      w.byte(1)
      w.write(a0)
    case .last(let a0):
      w.byte(2)
      w.write(a0)
    case .before(let a0, let a1):
      w.byte(3)
      w.write(a0)
      w.write(a1)
    case .within(let a0, let a1):
      w.byte(4)
      w.write(a0)
      w.write(a1)
    }
  }
}

extension Window.CalendarUnit: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .day
    case 1: self = .week
    case 2: self = .month
    case 3: self = .year
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .day: w.byte(0)
    case .week: w.byte(1)
    case .month: w.byte(2)
    case .year: w.byte(3)
    }
  }
}

extension Window.Span: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .seconds(try r.read())
    case 1: self = .calendar(try r.read())
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .seconds(let a0):
      w.byte(0)
      w.write(a0)
    case .calendar(let a0):
      w.byte(1)
      w.write(a0)
    }
  }
}

extension Words: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .text(try r.read())
    case 1: self = .literal(try r.read())
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) {
    switch self {
    case .text(let a0):
      w.byte(0)
      w.write(a0)
    case .literal(let a0):
      w.byte(1)
      w.write(a0)
    }
  }
}
