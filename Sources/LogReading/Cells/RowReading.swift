import Evaluation
import SourceText

extension CSVRowReader {
  /// No cell holds anything, as in an empty line.
  func isBlank(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    mistake == nil
      && cells.allSatisfy {
        LogReading.isBlank($0.bytes(in: bytes.baseAddress!))
      }
  }
}

extension RecordReader {
  /// One CSV row into the row of values. `columns` says for each column which field it fills;
  /// `isReadable` that no cell holds bytes that are no text.
  mutating func readRow(
    _ row: CSVRowReader, _ table: CSVTable, _ columns: [Int32], _ bytes: UnsafeBufferPointer<UInt8>,
    from offset: Int,
    isReadable: Bool
  ) -> RecordOutcome {
    begin()
    let mark = problemCount
    let base = bytes.baseAddress!
    let start = base + offset
    if let mistake = row.mistake {
      return reject(base + mistake.at, field: nil, value: nil, mistake.message)
    }
    if row.cells.count > columns.count {
      // Extra empty cells say nothing; a full one means that the others may be under wrong names.
      let extra = row.cells[columns.count...].first {
        !isBlank($0.bytes(in: base))
      }
      if let extra {
        return reject(
          base + extra.start, field: nil, value: nil,
          "this row has \(row.cells.count) cells for \(columns.count) columns; put a cell that contains the separator in quotation marks"
        )
      }
    } else if row.cells.count < columns.count {
      report(
        start, field: nil, value: nil,
        "this row has \(row.cells.count) \(row.cells.count == 1 ? "cell" : "cells") for \(columns.count) columns; the rest is unknown"
      )
      for column in columns[row.cells.count...] where column >= 0 { leaveOut(Int(column), start) }
    }
    if !isReadable { reportUnreadable(row, table, columns, base) }
    for (column, cell) in zip(columns, row.cells) where column >= 0 {
      let raw = cell.bytes(in: base)
      if !isReadable, UnreadableText(raw) != nil { continue }
      readCell(Int(column), cell.hasDoubled ? withoutDoubled(raw) : raw, at: base + cell.start)
    }
    if plan.others >= 0 {
      for (index, cell) in row.cells.enumerated().prefix(columns.count)
      where columns[index] == Key.undeclared {
        if LogReading.isBlank(cell.bytes(in: base)) {
          continue
        }
        refuseOther(
          index < table.headings.count ? table.headings[index] : nil, at: base + cell.start)
      }
    }
    return finish(from: start, mark: mark)
  }

  /// Reports cells that are no text, in every column except those that the mapping ignores. Their
  /// meaning is unknown: a guessed character can turn one medicine into another.
  @inline(never) private mutating func reportUnreadable(
    _ row: CSVRowReader, _ table: CSVTable, _ columns: [Int32], _ base: UnsafePointer<UInt8>
  ) {
    for (index, (column, cell)) in zip(columns, row.cells).enumerated() where column != Key.ignored
    {
      let raw = cell.bytes(in: base)
      guard let unreadable = UnreadableText(raw) else { continue }
      let value = quoted(LogReading.shown(raw))
      let message = "\(table.headings[index]) is \(value), which \(unreadable.message)"
      if column >= 0 {
        bad(Int(column), raw.baseAddress!, value, message)
      } else {
        report(raw.baseAddress!, field: table.headings[index], value: value, message)
      }
    }
  }

  /// Leaves a field out that a short row lacks. Its value is unknown, so no default is used.
  private mutating func leaveOut(_ field: Int, _ start: UnsafePointer<UInt8>) {
    values[field] = .unknown
    if plan.fields[field].unitField >= 0 { values[plan.fields[field].unitField] = .unknown }
    states[field] = State.bad
    if hot[field].isRequired { requiredSeen += 1 }
    if hot[field].isVital {
      let name = plan.fields[field].name
      refuse(start, field: name, value: nil, "\(name) is missing; \(plan.role(of: field))")
    }
  }

  private mutating func withoutDoubled(
    _ raw: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    let room = arena.room(raw.count)
    var length = 0
    var at = 0
    while at < raw.count {
      room[length] = raw[at]
      length += 1
      at += raw[at] == 0x22 ? 2 : 1
    }
    (room + length).initialize(repeating: 0, count: Pool.padding)
    return UnsafeBufferPointer(start: room, count: length)
  }

  /// Rejects a record without reading it.
  @inline(never) mutating func reject(
    _ at: UnsafePointer<UInt8>, field: String?, value: String?, _ message: String
  ) -> RecordOutcome {
    note(
      RawProblem(kind: .rejected, offset: at - origin, field: field, value: value, message: message)
    )
    return .rejected
  }

  /// Rejects what is no object.
  @inline(never) mutating func rejectOther(
    at start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>
  ) -> RecordOutcome {
    self.end = end
    isBounded = true
    p = start
    let mark = problemCount
    if start.pointee != 0x7B, skipValue() {
      skipSpace()
      if p == end {
        let value = shown(start, end)
        return reject(
          start, field: nil, value: value,
          "\(value) is not a record; a record is an object in braces { }")
      }
    }
    refuseJSON(from: start)
    return reject(mark: mark)
  }

  // Put in where it is asked, or changing what it is asked of: any other call gets a copy of the
  // whole reader.

  /// A key that may be missing, and is.
  @inline(__always) var lacksKey: Bool { if case .missing = values[key] { true } else { false } }

  /// No field says when the record happened.
  var lacksTime: Bool {
    mutating get {
      !plan.type.times.contains { if case .time = values[$0] { true } else { false } }
    }
  }

  /// The hash of the record's key, and the offset of its text in the chunk (-1: none).
  @inline(__always) mutating func keyHash(
    _ hasher: KeyHasher
  ) -> (hash: UInt64, start: Int, count: Int) {
    let kind = UInt64(plan.record)
    switch values[key] {
    case .text(let text):
      let start = text.start - origin
      return (hasher.hash(text.start, text.count, kind: kind), start, text.count)
    case .number(let number): return (hasher.hash(number.bitPattern, kind: kind), -1, 0)
    case .time(let instant):
      return (hasher.hash(UInt64(bitPattern: instant.microseconds), kind: kind), -1, 0)
    case .date(let date):
      return (hasher.hash(UInt64(bitPattern: Int64(date.days)), kind: kind), -1, 0)
    case .timeOfDay(let time): return (hasher.hash(UInt64(bitPattern: time), kind: kind), -1, 0)
    case .word(let word): return (hasher.hash(UInt64(word), kind: kind), -1, 0)
    case .truth(let truth): return (hasher.hash(truth ? 1 : 0, kind: kind), -1, 0)
    default: return (hasher.hash(2, kind: kind), -1, 0)
    }
  }
}
