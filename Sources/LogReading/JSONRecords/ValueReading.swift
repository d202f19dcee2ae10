import Evaluation
import RuleModel
import SourceText

/// The value of one field. What is plain and good is read here; anything else by `unusualValue`.
extension RecordReader {
  /// Reads the value at `start` and gives where it ends. Nil: not JSON.
  @inline(__always) mutating func value(of field: Int, at start: BytePlace) -> BytePlace? {
    let hotField = hot + field
    if states[field] != State.untouched || hotField.pointee.isForeign {
      return unusualValue(of: field, at: start)
    }
    switch hotField.pointee.form {
    case .number:
      if !isNull(start), let (number, end) = plainNumber(start), number >= hotField.pointee.low,
        number <= hotField.pointee.high,
        !hotField.pointee.isWhole || number == Double(Int64(number)), !hotField.pointee.needsUnit
      {
        good(field, .number(number))
        return end
      }
    case .text:
      if start.pointee == 0x22, let quote = endOfText(start) {
        // Neither empty nor of white space alone.
        let first = start[1]
        if quote - start > 1, first > 0x20, first < 0x80 {
          good(field, .text(TextSpan(start: start + 1, count: quote - start - 1)))
          return quote + 1
        }
      }
    case .word:
      if start.pointee == 0x22, let quote = endOfPlainString(start) {
        let symbol = word(start + 1, quote - start - 1, hotField)
        if symbol != UInt32.max {
          good(field, .word(symbol))
          return quote + 1
        }
      }
    case .truth:
      let word = eightBytes(start)
      if word & 0xFFFF_FFFF == 0x6575_7274 {
        good(field, .truth(true))
        return start + 4
      }
      if word & 0xFF_FFFF_FFFF == 0x65_736C_6166 {
        good(field, .truth(false))
        return start + 5
      }
    case .time:
      if start.pointee == 0x22, let (instant, quote) = plainInstant(start + 1),
        quote.pointee == 0x22
      {
        good(field, .time(instant))
        return quote + 1
      }
    case .list:
      if start.pointee == 0x5B { return list(field, start) }
    default: break
    }
    if isNull(start) {
      states[field] = State.missing
      return start + 4
    }
    return unusualValue(of: field, at: start)
  }

  /// The complete way to read a value, for whatever the quick way left.
  @inline(never) private mutating func unusualValue(
    of field: Int, at start: BytePlace
  ) -> BytePlace? {
    p = start
    boundLine(from: start)
    return unusualValue(of: field) ? p : nil
  }

  /// The quotation mark that ends the string at `start`, if it has no escapes.
  @inline(__always) private func endOfText(_ start: BytePlace) -> BytePlace? {
    let p = firstSpecialByte(start + 1)
    if p.pointee == 0x22 { return p }
    let rest = afterRest(p)
    return rest.escapes ? nil : rest.end.map { $0 - 1 }
  }

  /// Words, by length and first bytes.
  @inline(__always) func word(
    _ start: UnsafePointer<UInt8>, _ count: Int, _ hotField: UnsafePointer<HotField>
  ) -> UInt32 {
    let beginning = head(start, count)
    var word = hotField.pointee.words
    let stop = word + hotField.pointee.wordCount
    while word < stop {
      if word.pointee.head == beginning, word.pointee.count == count,
        count <= 8 || sameBytes(start + 8, word.pointee.start + 8, count &- 8)
      {
        return word.pointee.symbol
      }
      word += 1
    }
    return UInt32.max
  }

  /// The number at `start` if it needs no care, up to 15 digits without exponent, and where it
  /// ends.
  @inline(__always) mutating func plainNumber(
    _ start: BytePlace
  ) -> (number: Double, end: BytePlace)? {
    let isNegative = start.pointee == 0x2D
    let first = isNegative ? start + 1 : start
    let word = eightBytes(first)
    let marks = otherThanDigits(word)
    let whole = marks.trailingZeroBitCount &>> 3
    if UInt(bitPattern: whole &- 1) >= 7 || (whole != 1 && first.pointee == 0x30) {
      return longNumber(first, isNegative)
    }
    var end = first + whole
    var digits = word
    var count = whole
    var places = 0
    if end.pointee == 0x2E {
      count = (marks & (marks &- 1)).trailingZeroBitCount &>> 3
      places = count &- whole &- 1
      if count == 8 || places == 0 { return longNumber(first, isNegative) }
      end = first + count
      count &-= 1
      // The places move down over the point.
      let below: UInt64 = (1 &<< UInt64(whole &* 8)) &- 1
      digits = word & below | word &>> 8 & ~below
    }
    if end.pointee | 0x20 == 0x65 { return nil }
    // Two digits become one number, then two of those, then two of these; below come zeros.
    digits = digits &<< UInt64((8 &- count) &* 8) & .eight(0x0F)
    digits = (digits &* 10 &+ digits &>> 8) & 0x00FF_00FF_00FF_00FF
    digits = (digits &* 100 &+ digits &>> 16) & 0x0000_FFFF_0000_FFFF
    digits = (digits &* 10_000 &+ digits &>> 32) & 0xFFFF_FFFF
    let number = places == 0 ? Double(digits) : Double(digits) / powers[places]
    return (isNegative ? -number : number, end)
  }

  /// The same of any length, behind its sign.
  @inline(never) private mutating func longNumber(
    _ first: BytePlace, _ isNegative: Bool
  ) -> (number: Double, end: BytePlace)? {
    var q = first
    var digits: UInt64 = 0
    while true {
      let digit = q.pointee &- 0x30
      if digit > 9 { break }
      digits = digits &* 10 &+ UInt64(digit)
      q += 1
    }
    var length = q - first
    if length == 0 || (length > 1 && first.pointee == 0x30) { return nil }
    var places = 0
    if q.pointee == 0x2E {
      q += 1
      let point = q
      while true {
        let digit = q.pointee &- 0x30
        if digit > 9 { break }
        digits = digits &* 10 &+ UInt64(digit)
        q += 1
      }
      places = q - point
      if places == 0 { return nil }
      length &+= places
    }
    // Fifteen digits and the powers of ten up to 10^22 are exact doubles, so their quotient is the
    // nearest one.
    if length > 15 || q.pointee | 0x20 == 0x65 { return nil }
    let number = places == 0 ? Double(digits) : Double(digits) / powers[places]
    return (isNegative ? -number : number, q)
  }

  /// RFC 3339 as nearly all programs write it, and where it ends; nil for any other form, good or
  /// bad.
  @inline(__always) mutating func plainInstant(_ start: BytePlace) -> (Instant, end: BytePlace)? {
    let raw = UnsafeRawPointer(start)
    let dateHead = raw.loadUnaligned(as: UInt64.self)
    let dateTail = raw.loadUnaligned(fromByteOffset: 8, as: UInt16.self)
    let day = days.place(dateHead, dateTail)
    if day.pointee.head != dateHead || day.pointee.tail != dateTail {
      guard day.pointee.learn(dateHead, dateTail) else { return nil }
    }
    if start[10] != 0x54 { return nil }
    // "12:34:56" without its zeros and colons: digits stay, colons become 0.
    let clock = raw.loadUnaligned(fromByteOffset: 11, as: UInt64.self) ^ 0x3030_3A30_303A_3030
    if ((clock &+ 0x7676_7F76_767F_7676) | clock) & 0x8080_8080_8080_8080 != 0 { return nil }
    let hour = (clock & 0xFF) &* 10 &+ (clock &>> 8 & 0xFF)
    let minute = (clock &>> 24 & 0xFF) &* 10 &+ (clock &>> 32 & 0xFF)
    let second = (clock &>> 48 & 0xFF) &* 10 &+ (clock &>> 56)
    if hour > 23 || minute > 59 || second > 59 { return nil }
    var at = 19
    var fraction: Int64 = 0
    if start[19] == 0x2E {
      at = 20
      var scale: Int64 = 100_000
      while true {
        let digit = start[at] &- 0x30
        if digit > 9 { break }
        fraction &+= Int64(digit) &* scale
        scale /= 10
        at &+= 1
      }
      if at == 20 { return nil }
    }
    var offset: Int64 = 0
    var written = Instant.unplaced
    if start[at] == 0x5A {
      at &+= 1
    } else {
      // "-05:00" and two bytes that do not matter.
      let zone =
        (raw.loadUnaligned(fromByteOffset: at, as: UInt64.self) &>> 8 & 0xFF_FFFF_FFFF)
        ^ 0x30_303A_3030
      if ((zone &+ 0x76_767F_7676) | zone) & 0x80_8080_8080 != 0 { return nil }
      let hours = (zone & 0xFF) &* 10 &+ (zone &>> 8 & 0xFF)
      let minutes = (zone &>> 24 & 0xFF) &* 10 &+ (zone &>> 32 & 0xFF)
      if hours > 23 || minutes > 59 { return nil }
      offset = Int64(hours &* 60 &+ minutes)
      if start[at] == 0x2D { offset = -offset } else if start[at] != 0x2B { return nil }
      written = Int16(truncatingIfNeeded: offset)
      at &+= 6
    }
    let seconds =
      day.pointee.seconds &+ Int64(hour &* 3600 &+ minute &* 60 &+ second) &- offset &* 60
    return (Instant(microseconds: seconds &* 1_000_000 &+ fraction, offset: written), start + at)
  }

  @inline(__always) func isNull(_ at: UnsafePointer<UInt8>) -> Bool {
    fourBytes(at) == 0x6C6C_756E
  }

  // MARK: Lists

  /// The list at `start`. Nil: not JSON.
  private mutating func list(_ field: Int, _ start: BytePlace) -> BytePlace? {
    arena.beginList()
    let hotField = hot + field
    var badElements = BadElements()
    var position = 0
    var q = afterSpace(start + 1)
    if q.pointee == 0x5D, q < end {
      good(field, .list(arena.list(isOpen: false)))
      return q + 1
    }
    while true {
      position += 1
      let element = q
      if hotField.pointee.element == .word, q.pointee == 0x22, let quote = endOfPlainString(q) {
        q = quote + 1
        let symbol = word(element + 1, quote - element - 1, hotField)
        if symbol != UInt32.max {
          arena.append(.word(symbol))
        } else {
          badElements.add(position, shown(element, q), reason(field, text: text(element, q) ?? ""))
        }
      } else if hotField.pointee.element == .text, q.pointee == 0x22, let quote = endOfText(q),
        quote - q > 1,
        q[1] > 0x20, q[1] < 0x80
      {
        q = quote + 1
        arena.append(.text(TextSpan(start: element + 1, count: quote - element - 1)))
      } else {
        p = q
        boundLine(from: q)
        switch single(field, element: true) {
        case .notJSON: return nil
        case .good(let value): arena.append(value)
        case .missing:
          badElements.add(position, shown(element, p), "a list cannot have missing values")
        case .bad(let reason): badElements.add(position, shown(element, p), reason)
        }
        q = p
      }
      q = afterSpace(q)
      guard q < end else { return nil }
      if q.pointee == 0x2C {
        q = afterSpace(q + 1)
      } else if q.pointee == 0x5D {
        break
      } else {
        return nil
      }
    }
    good(field, .list(arena.list(isOpen: badElements.count > 0)))
    if badElements.count > 0 { reportElements(field, start, badElements) }
    return q + 1
  }

  @inline(never) mutating func reportElements(
    _ field: Int, _ start: UnsafePointer<UInt8>, _ elements: BadElements
  ) {
    let name = plan.fields[field].name
    report(
      start, field: name, value: elements.value,
      "\(name), element \(elements.position), is \(elements.value); \(elements.reason)\(elements.others)"
    )
  }
}

/// The first element of a list that could not be used, and how many followed: a list with a million
/// of them is still one report.
struct BadElements {
  var count = 0
  var position = 0
  var value = ""
  var reason = ""

  @inline(never) mutating func add(
    _ position: Int, _ value: @autoclosure () -> String, _ reason: @autoclosure () -> String
  ) {
    count += 1
    if count > 1 { return }
    self.position = position
    self.value = value()
    self.reason = reason()
  }

  var others: String {
    switch count {
    case 0, 1: ""
    case 2: " (and one more element cannot be used)"
    default: " (and \(count - 1) more elements cannot be used)"
    }
  }
}
