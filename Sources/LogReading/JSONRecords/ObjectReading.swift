import Evaluation
import Folding
import JSONReading
import RuleModel
import SourceText

// This folder reads records out of JSON as fast as they can be checked:
//
// - Two records of a log differ in their values, hardly in the bytes between them. The bytes
//   between two values, from the end of one to the beginning of the next, are a *joint*
//   (`Joint.swift`): a comma, a name, a colon and all white space. They are learned where they were
//   read and found to be right, and compared, sixteen at a time, where they are foreseen
//   (`NameTable.swift`). Bytes equal to checked bytes are checked. White space may still follow:
//   `"id":` also begins `"id": `.
// - The joint that is foreseen is the one that followed last, then others that followed, then those
//   behind, because members are left out. Names in no order at all are found by a hash of their
//   bytes, as is whatever comes first.
// - Values that no field holds are passed over in place (`Passing.swift`); those of fields are read
//   in place where they are written as nearly all programs do (`ValueReading.swift`). Escapes,
//   other scripts, wrong types and other rare values go through `SingleValues.swift` and
//   `JSONCursor`, which is also the only one to say why a text is wrong.
// - A line is not measured before it is read: no string and no joint contains a line feed, and it
//   is no white space here, so that reading ends at it by itself. Only `JSONCursor`, which reads on
//   in another way, is given the line's end first (`boundLine`).
// - The place of reading goes from function to function as a value, so that it stays in a register;
//   `p` is only for rare cases.
//
// All of it trusts that zeros follow each buffer (`Pool.padding`). `GeneratedRecordsTests` holds it
// against records of known values, against each line read alone, where nothing is learned, and
// against `JSONCursor`.

extension RecordReader {
  /// Reads the record that begins at `start` (an opening brace) and ends before `end`; only white
  /// space may follow it.
  ///
  /// In a log of lines `end` may be that of many: the record then ends at its line's end, which `p`
  /// is left at.
  @inline(__always) mutating func readObject(
    at start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>
  ) -> RecordOutcome {
    begin()
    let mark = problemCount
    self.end = end
    isBounded = false
    if var q = members(of: 0, at: start) {
      if q.pointee != 0x0A || !isLine { q = afterSpace(q) }
      if q == self.end || (isLine && q.pointee == 0x0A) {
        p = q
        return finish(from: start, mark: mark)
      }
    }
    return rejectBroken(from: start, end: end, mark: mark)
  }

  @inline(never) private mutating func rejectBroken(
    from start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, mark: Int
  ) -> RecordOutcome {
    rejection = nil
    self.end = end
    isBounded = false
    boundLine(from: start)
    if isLine, self.end > start, (self.end - 1).pointee == 0x0D { self.end -= 1 }
    refuseJSON(from: start)
    return reject(mark: mark)
  }

  /// `JSONCursor` finds the mistake anew and names it.
  @inline(never) mutating func refuseJSON(from start: UnsafePointer<UInt8>) {
    var cursor = JSONCursor(from: start, to: end)
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

  // MARK: Members

  typealias NamePlace = UnsafeMutablePointer<MemberName>

  /// Reads the object at `brace` and gives where it ends. Nil: not JSON.
  mutating func members(of node: Int, at brace: BytePlace) -> BytePlace? {
    var q = brace
    var name: NamePlace
    let opening = names.openings + node
    if stands(opening, at: q) {
      name = opening.pointee.name
      q += opening.pointee.count
    } else {
      p = q
      name = firstMember(node)
      q = p
      if name <= names.broken { return name == names.closed ? q : nil }
    }
    while true {
      if q.pointee <= 0x20 {
        q = afterSpace(q)
        if q >= end { return nil }
      }
      guard let value = member(name, at: q) else { return nil }
      q = value
      var next = name.pointee.next
      if !stands(joint(of: next), at: q) {
        // Most members that are left out are single ones.
        next = next.pointee.next
        if !stands(joint(of: next), at: q) {
          p = q
          name = unforeseen(node, after: name)
          q = p
          if name <= names.broken { return name == names.closed ? q : nil }
          continue
        }
      }
      name = next
      q += name.pointee.joint.count
    }
  }

  /// The value of a member, at `q`.
  @inline(__always) private mutating func member(_ name: NamePlace, at q: BytePlace) -> BytePlace? {
    let target = name.pointee.target
    if target == MemberName.passed {
      name.pointee.note(at: q - origin)
      return afterValue(q)
    }
    return target >= 0 ? value(of: Int(target), at: q) : otherMember(name, target, at: q)
  }

  /// Finds the successor of the value that ends at `p` if it is none of those foreseen; `p` is then
  /// at the next value, or behind the object.
  @inline(never) private mutating func unforeseen(
    _ node: Int, after previous: NamePlace
  ) -> NamePlace {
    if p.pointee == 0x7D {
      guard p < end else { return names.broken }
      p += 1
      return names.closed
    }
    let name = names.foreseen(after: previous, at: p)
    if name == names.none { return nextMember(node, after: previous) }
    p += name.pointee.joint.count
    return name
  }

  /// The first member of the object whose brace is at `p`; `p` is then at its value, or behind the
  /// object.
  @inline(never) private mutating func firstMember(_ node: Int) -> NamePlace {
    let from = p
    p = afterSpace(p + 1)
    if p < end, p.pointee == 0x7D {
      p += 1
      return names.closed
    }
    let name = name(node)
    if name > names.none { names.learn(first: name, from, p - from) }
    return name
  }

  /// Finds the successor of the value that ends at `p`; `p` is then at the next value, or behind
  /// the object.
  @inline(never) private mutating func nextMember(
    _ node: Int, after previous: NamePlace
  ) -> NamePlace {
    let from = p
    p = afterSpace(p)
    guard p < end else { return names.broken }
    if p.pointee == 0x7D {
      p += 1
      return names.closed
    }
    guard p.pointee == 0x2C else { return names.broken }
    p = afterSpace(p + 1)
    let name = name(node)
    if name > names.none { names.learn(name, after: previous, from, p - from) }
    return name
  }

  /// The name at `p` and its colon; `p` is then at the value.
  private mutating func name(_ node: Int) -> NamePlace {
    guard p < end, p.pointee == 0x22 else { return names.broken }
    let name: NamePlace
    if let quote = endOfPlainString(p), quote < end {
      name =
        names.find(p, quote + 1 - p, node: Int32(node))
        ?? names.add(bytes(p + 1, quote), node: Int32(node))
      p = quote + 1
    } else {
      guard let span = string() else { return names.broken }
      var text = Array(span.bytes)
      if span.hasEscapes { text = Array(unescaped(span)) }
      let raw = [0x22] + text + [0x22] + Array(repeating: UInt8(0), count: Pool.padding)
      name =
        raw.withUnsafeBufferPointer {
          names.find($0.baseAddress!, text.count + 2, node: Int32(node))
        }
        ?? names.add(text, node: Int32(node))
    }
    p = afterSpace(p)
    guard p < end, p.pointee == 0x3A else { return names.broken }
    p = afterSpace(p + 1)
    return p < end ? name : names.broken
  }

  private func bytes(_ start: BytePlace, _ end: BytePlace) -> [UInt8] {
    Array(start.upTo(end))
  }

  // MARK: Members that are no fields

  private mutating func otherMember(
    _ name: NamePlace, _ target: Int32, at start: BytePlace
  ) -> BytePlace? {
    switch target {
    case MemberName.undeclared: return refusedMember(name, at: start)
    case MemberName.record: return recordName(name, at: start)
    case MemberName.ignored: return afterValue(start)
    case MemberName.unknown: return unknownMember(at: start)
    case ...MemberName.firstBranch:
      return branch(Int(MemberName.firstBranch - target), at: start)
    default: return object(node: Int(-16 - target), at: start)
    }
  }

  /// A member whose name there is no room for.
  @inline(never) private mutating func unknownMember(at start: BytePlace) -> BytePlace? {
    guard let end = afterValue(start) else { return nil }
    if ignoresOthers { names.noteOverflow(at: start - origin) } else { other(nil, start, end) }
    return end
  }

  /// A member that the record does not declare, of one that refuses those.
  @inline(never) private mutating func refusedMember(
    _ name: NamePlace, at start: BytePlace
  ) -> BytePlace? {
    guard let end = afterValue(start) else { return nil }
    let spelling = String(
      decoding: UnsafeBufferPointer(start: name.pointee.start + 1, count: name.pointee.count - 2),
      as: UTF8.self)
    other(plan.path(Int(name.pointee.node), spelling), start, end)
    return end
  }

  /// A missing value (null, a text of white space only) is not there.
  private mutating func other(_ name: String?, _ start: BytePlace, _ end: BytePlace) {
    if isNull(start) { return }
    if start.pointee == 0x22,
      LogReading.isBlank((start + 1).upTo(end - 1))
    {
      return
    }
    refuseOther(name, at: start)
  }

  /// A value under a name that the record does not declare and refuses.
  @inline(never) mutating func refuseOther(_ name: String?, at start: UnsafePointer<UInt8>) {
    values[plan.others] = .truth(true)
    let near = name.flatMap { nearest($0, in: plan.declaredNames) }
    let what = name.map { quoted(LogReading.shown(Array($0.utf8))) } ?? "a further name"
    report(
      start, field: name, value: nil,
      "\(what) is not a field of \(plan.type.name), which does not allow other fields"
        + (near.map { "; did you mean \(quoted($0))?" } ?? ""))
  }

  /// A member that holds declared fields.
  private mutating func object(node: Int, at start: BytePlace) -> BytePlace? {
    if start.pointee == 0x7B { return members(of: node, at: start) }
    guard let end = afterValue(start) else { return nil }
    if isNull(start) { return end }
    let value = shown(start, end)
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
    return end
  }

  /// The member `record`, where it is no field: which record this is.
  private mutating func recordName(_ name: NamePlace, at start: BytePlace) -> BytePlace? {
    if start.pointee == 0x22, let quote = endOfPlainString(start),
      quote - start - 1 == plan.recordName.count,
      sameBytes(start + 1, plan.recordName.baseAddress!, plan.recordName.count)
    {
      return quote + 1
    }
    guard let end = afterValue(start) else { return nil }
    wrongRecordName(start, end, name)
    return end
  }

  @inline(never) private mutating func wrongRecordName(
    _ start: BytePlace, _ end: BytePlace, _ name: NamePlace
  ) {
    let value = shown(start, end)
    let written = text(start, end)
    let isOther = plan.otherRecords.contains { $0.name == written }
    if plan.mustBeNamed {
      // Its type is known from another member of this name.
      refuse(start, field: "record", value: value, "the record names two record types")
    } else if isOther {
      refuse(
        start, field: "record", value: value,
        "the record says it is \(value), but it is being read as \(plan.type.name)")
    } else if plan.isChosen {
      // Some other program's member that happens to have this name.
      if !ignoresOthers {
        other("record", start, end)
      } else {
        name.pointee.note(at: start - origin)
      }
    } else {
      refuse(start, field: "record", value: value, plan.unknownRecord(value))
    }
  }

  // MARK: The rare ways, at `p`

  mutating func skipSpace() { p = afterSpace(p) }

  /// Passes over any value; false: not JSON.
  mutating func skipValue() -> Bool {
    guard let end = afterValue(p) else { return false }
    p = end
    return true
  }

  /// The string at `p`, whatever it holds; `p` is then behind it. Nil: not JSON.
  @inline(never) mutating func string() -> StringSpan? {
    boundLine(from: p)
    var cursor = JSONCursor(from: p, to: max(p, end))
    do throws(JSONError) {
      let span = try cursor.readString()
      let start = p + span.start
      p += cursor.offset
      return StringSpan(start: start, count: span.end - span.start, hasEscapes: span.hasEscapes)
    } catch { return nil }
  }

  /// The text of a string, without its escapes, in the arena.
  @inline(never) mutating func unescaped(_ span: StringSpan) -> UnsafeBufferPointer<UInt8> {
    let room = arena.room(span.count)
    let count = unescape(span.bytes, into: room)
    (room + count).initialize(repeating: 0, count: Pool.padding)
    return UnsafeBufferPointer(start: room, count: count)
  }
}

struct StringSpan {
  let start: UnsafePointer<UInt8>
  let count: Int
  let hasEscapes: Bool

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
}
