import Evaluation
import Folding
import JSONReading
import RuleModel

/// A JSON object's members into the row. The common forms of each kind of value are read in place; anything else
/// (escapes, other
/// scripts, wrong types, odd white space) goes through `JSONCursor`, which is also the only one to say what is wrong
/// with a text.
extension RecordReader {
  /// Reads the record that begins at `start` (an opening brace) and ends before `end`.
  ///
  /// Nothing but white space may follow it.
  @inline(__always) mutating func readObject(
    at start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>
  ) -> RecordOutcome {
    begin()
    let mark = problems.count
    self.end = end
    p = start + 1
    if !members(of: 0) {
      rejection = nil
      refuseJSON(from: start)
      return reject(mark: mark)
    }
    skipSpace()
    if p != end {
      rejection = nil
      refuseJSON(from: start)
      return reject(mark: mark)
    }
    return finish(from: start, mark: mark)
  }

  /// `JSONCursor` finds the mistake anew and names it.
  @inline(never) mutating func refuseJSON(from start: UnsafePointer<UInt8>) {
    var cursor = JSONCursor(UnsafeBufferPointer(start: start, count: end - start + 8), in: 0..<(end - start))
    do throws(JSONError) {
      try cursor.skipValue()
      try cursor.finish()
      refuse(start, field: nil, value: nil, "this is not valid JSON")
    } catch {
      refuse(
        start + error.offset, field: nil, value: nil,
        "not JSON: \(error.message)\(place(of: start + error.offset, from: start))")
    }
  }

  private func place(of mistake: UnsafePointer<UInt8>, from start: UnsafePointer<UInt8>) -> String {
    var column = 1
    var q = start
    while q > origin, (q - 1).pointee != 0x0A { q -= 1 }
    while q < mistake {
      if q.pointee == 0x0A { column = 0 }
      if q.pointee & 0xC0 != 0x80 { column += 1 }
      q += 1
    }
    return " (column \(column))"
  }

  @inline(__always) mutating func skipSpace() { if p.pointee <= 0x20 { skipMoreSpace() } }

  @inline(never) private mutating func skipMoreSpace() {
    while p < end, p.pointee == 0x20 || p.pointee == 0x0A || p.pointee == 0x0D || p.pointee == 0x09 { p += 1 }
  }

  /// The members of the object whose opening brace was just passed. False: not JSON.
  mutating func members(of node: Int) -> Bool {
    skipSpace()
    if p.pointee == 0x7D, p < end {
      p += 1
      return true
    }
    var predicted = keys.first[node]
    var previous: Int32 = -1
    while true {
      guard p.pointee == 0x22, p < end else { return false }
      let word = UnsafeRawPointer(p).loadUnaligned(as: UInt64.self)
      var index: Int32 = -1
      var candidate = predicted
      var tries = 4
      while candidate >= 0, tries > 0 {
        let key = keys.keys + Int(candidate)
        if word & key.pointee.mask == key.pointee.head, isRest(of: key) {
          index = candidate
          p += key.pointee.count
          break
        }
        candidate = key.pointee.next
        tries &-= 1
      }
      if index < 0 {
        guard lookUp(node, after: previous, &index) else { return false }
      }
      if p.pointee == 0x3A {
        p += 1
      } else {
        skipSpace()
        guard p.pointee == 0x3A, p < end else { return false }
        p += 1
      }
      skipSpace()
      if index >= 0 {
        previous = index
        let key = keys.keys + Int(index)
        predicted = key.pointee.next
        let target = key.pointee.target
        guard target >= 0 ? value(of: Int(target)) : otherMember(index, target) else { return false }
      } else {
        let start = p
        guard skipValue() else { return false }
        if plan.others < 0 { keys.noteOverflow(at: start - origin) } else { other(nil, start) }
      }
      skipSpace()
      if p.pointee == 0x2C {
        p += 1
        skipSpace()
      } else {
        guard p.pointee == 0x7D, p < end else { return false }
        p += 1
        return true
      }
    }
  }

  /// Whether what follows the first eight bytes at `p` is that of the key. Of up to sixteen bytes, no more are looked
  /// at than padding allows.
  @inline(__always) private func isRest(of key: UnsafeMutablePointer<Key>) -> Bool {
    let count = key.pointee.count
    if count <= 8 { return true }
    if count <= 16 { return UnsafeRawPointer(p + count - 8).loadUnaligned(as: UInt64.self) == key.pointee.tail }
    return sameBytes(p + 8, key.pointee.start + 8, count &- 8)
  }

  /// The key at `p`, which was not foreseen; -1 in `index` for a name that there is no room for. False: not JSON.
  @inline(never) private mutating func lookUp(_ node: Int, after previous: Int32, _ index: inout Int32) -> Bool {
    guard let span = string() else { return false }
    let raw = span.start - 1
    if span.hasEscapes {
      let text = unescaped(span)
      let name = [0x22] + Array(text) + [0x22] + Array(repeating: UInt8(0), count: Pool.padding)
      index = name.withUnsafeBufferPointer { keys.find($0.baseAddress!, text.count + 2, node: Int32(node)) }
      if index < 0 { index = keys.add(Array(text), node: Int32(node), target: Key.undeclared) }
    } else {
      index = keys.find(raw, span.count + 2, node: Int32(node))
      if index < 0 {
        let bytes = Array(UnsafeBufferPointer(start: span.start, count: span.count))
        index = keys.add(bytes, node: Int32(node), target: Key.undeclared)
      }
    }
    if index >= 0 {
      if previous < 0 { keys.first[node] = index } else { keys.keys[Int(previous)].next = index }
    }
    return true
  }

  /// The value of a member that is no field.
  private mutating func otherMember(_ index: Int32, _ target: Int32) -> Bool {
    switch target {
    case Key.undeclared:
      if plan.others >= 0 { return refusedMember(index) }
      noteUndeclared(index, at: p)
      return skipValue()
    case Key.record: return recordName(index)
    case Key.ignored: return skipValue()
    default: return object(node: Int(-16 - target), index)
    }
  }

  private mutating func noteUndeclared(_ index: Int32, at start: UnsafePointer<UInt8>) {
    let key = keys.keys + Int(index)
    if key.pointee.uses == 0 { key.pointee.firstUse = start - origin }
    key.pointee.uses &+= 1
  }

  /// A member that the record does not declare, of one that refuses those.
  @inline(never) private mutating func refusedMember(_ index: Int32) -> Bool {
    let start = p
    guard skipValue() else { return false }
    let key = keys.keys[Int(index)]
    let name = String(decoding: UnsafeBufferPointer(start: key.start + 1, count: key.count - 2), as: UTF8.self)
    other(plan.path(Int(key.node), name), start)
    return true
  }

  /// What is missing (null, a text of white space only) is not there.
  private mutating func other(_ name: String?, _ start: UnsafePointer<UInt8>) {
    if isNull(start) { return }
    if start.pointee == 0x22, LogReading.isBlank(UnsafeBufferPointer(start: start + 1, count: p - start - 2)) { return }
    refuseOther(name, at: start)
  }

  /// A value under a name that the record does not declare and refuses.
  @inline(never) mutating func refuseOther(_ name: String?, at start: UnsafePointer<UInt8>) {
    values[plan.others] = .truth(true)
    let near = name.flatMap { nearest($0, in: plan.declaredNames) }
    let what = name.map { quoted(LogReading.shown(Array($0.utf8))) } ?? "another name"
    report(
      start, field: name, value: nil,
      "\(what) is not a field of \(plan.type.name), which does not allow other fields"
        + (near.map { "; did you mean \(quoted($0))?" } ?? ""))
  }

  /// A member that holds declared fields.
  private mutating func object(node: Int, _ index: Int32) -> Bool {
    if p.pointee == 0x7B, p < end {
      p += 1
      return members(of: node)
    }
    let start = p
    guard skipValue() else { return false }
    if isNull(start) { return true }
    let value = shown(start, p)
    let name = plan.nodeNames[node]
    let inside = plan.fieldsInside(node)
    let message =
      "\(name) is \(value); it must be an object with \(joined(inside.map { plan.fields[$0].name }, "and"))"
    // One report says it for all the fields inside.
    var isReported = false
    for field in inside where states[field] == State.untouched {
      if hot[field].isVital || !isReported {
        bad(field, start, value, message)
        isReported = isReported || !hot[field].isVital
      } else {
        values[field] = .unknown
        states[field] = State.bad
        if hot[field].isRequired { requiredSeen += 1 }
      }
    }
    return true
  }

  /// The member `record`, where it is no field: which record this is.
  private mutating func recordName(_ index: Int32) -> Bool {
    let start = p
    if p.pointee == 0x22, let count = plainString() {
      let name = start + 1
      if count == plan.recordName.count, sameBytes(name, plan.recordName.baseAddress!, count) { return true }
    } else {
      guard skipValue() else { return false }
    }
    wrongRecordName(start, index)
    return true
  }

  @inline(never) private mutating func wrongRecordName(_ start: UnsafePointer<UInt8>, _ index: Int32) {
    let value = shown(start, p)
    let name = text(start, p)
    let isOther = plan.otherRecords.contains { $0.name == name }
    if plan.mustBeNamed {
      // Its type was told from another member of this name.
      refuse(start, field: "record", value: value, "the record names two record types")
    } else if isOther {
      refuse(
        start, field: "record", value: value,
        "the record says it is \(value), but it is being read as \(plan.type.name)")
    } else if plan.isChosen {
      // Some other program's member that happens to have this name.
      if plan.others >= 0 { other("record", start) } else { noteUndeclared(index, at: start) }
    } else {
      refuse(start, field: "record", value: value, plan.unknownRecord(value))
    }
  }

  // MARK: Steps

  /// Passes over any value; false: not JSON. What is plain is checked in place, the rest by `JSONCursor`.
  @inline(__always) mutating func skipValue() -> Bool {
    switch p.pointee {
    case 0x22: if plainString() != nil { return true }
    case 0x6E, 0x74, 0x66: if skipWord() { return true }
    case 0x2D, 0x30...0x39: if skipPlainNumber() { return true }
    default: break
    }
    return skipAnyValue()
  }

  /// `null`, `true` and `false`.
  @inline(__always) private mutating func skipWord() -> Bool {
    let word = UnsafeRawPointer(p).loadUnaligned(as: UInt32.self).littleEndian
    if word == 0x6C6C_756E || word == 0x6575_7274, end - p >= 4 {
      p += 4
      return true
    }
    guard word == 0x736C_6166, end - p >= 5, p[4] == 0x65 else { return false }
    p += 5
    return true
  }

  /// A number without an exponent (RFC 8259: no zero before other digits, digits on both sides of a point).
  @inline(__always) private mutating func skipPlainNumber() -> Bool {
    var q = p
    if q.pointee == 0x2D { q += 1 }
    if q.pointee == 0x30 {
      q += 1
    } else {
      guard q.pointee &- 0x31 < 9 else { return false }
      repeat { q += 1 } while q.pointee &- 0x30 < 10
    }
    if q.pointee == 0x2E {
      q += 1
      guard q.pointee &- 0x30 < 10 else { return false }
      repeat { q += 1 } while q.pointee &- 0x30 < 10
    }
    guard q.pointee | 0x20 != 0x65, q <= end else { return false }
    p = q
    return true
  }

  @inline(never) private mutating func skipAnyValue() -> Bool {
    var cursor = JSONCursor(UnsafeBufferPointer(start: p, count: end - p + 8), in: 0..<(end - p))
    do throws(JSONError) {
      try cursor.skipValue()
      p += cursor.offset
      return true
    } catch { return false }
  }

  /// The string at `p`, whatever it holds; `p` is then behind it. Nil: not JSON.
  @inline(never) mutating func string() -> StringSpan? {
    var cursor = JSONCursor(UnsafeBufferPointer(start: p, count: end - p + 8), in: 0..<(end - p))
    do throws(JSONError) {
      let span = try cursor.readString()
      let start = p + span.start
      p += cursor.offset
      return StringSpan(start: start, count: span.end - span.start, hasEscapes: span.hasEscapes)
    } catch { return nil }
  }

  /// The length of the string at `p` if it is ASCII without escapes; `p` is then behind it, else where it was.
  @inline(__always) mutating func plainString() -> Int? {
    var q = p + 1
    while true {
      let word = UnsafeRawPointer(q).loadUnaligned(as: UInt64.self)
      let quote = word ^ 0x2222_2222_2222_2222
      let slash = word ^ 0x5C5C_5C5C_5C5C_5C5C
      let quotes = (quote &- 0x0101_0101_0101_0101) & ~quote
      let slashes = (slash &- 0x0101_0101_0101_0101) & ~slash
      let controls = (word &- 0x2020_2020_2020_2020) & ~word
      let special = (quotes | slashes | controls | word) & 0x8080_8080_8080_8080
      if special != 0 {
        q += special.trailingZeroBitCount &>> 3
        guard q.pointee == 0x22, q < end else { return nil }
        let count = q - p - 1
        p = q + 1
        return count
      }
      q += 8
    }
  }

  /// The text of a string, without its escapes, in the arena.
  @inline(never) mutating func unescaped(_ span: StringSpan) -> UnsafeBufferPointer<UInt8> {
    let room = arena.room(span.count)
    let count = unescape(UnsafeBufferPointer(start: span.start, count: span.count), into: room)
    (room + count).initialize(repeating: 0, count: Pool.padding)
    return UnsafeBufferPointer(start: UnsafePointer(room), count: count)
  }
}

struct StringSpan {
  let start: UnsafePointer<UInt8>
  let count: Int
  let hasEscapes: Bool
}
