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
      if let shape = plan.shape {
        let lost = Set(columns[row.cells.count...])
        for column in shape.columns where !shape.codes(of: column).isDisjoint(with: lost) {
          leaveOut(column.field, start)
        }
      }
    }
    if !isReadable { reportUnreadable(row, table, columns, base) }
    for (column, cell) in zip(columns, row.cells) where column >= 0 {
      let raw = cell.bytes(in: base)
      if !isReadable, UnreadableText(raw) != nil { continue }
      readCell(Int(column), cell.hasDoubled ? withoutDoubled(raw) : raw, at: base + cell.start)
    }
    if let shape = plan.shape {
      for (column, cell) in zip(columns, row.cells) where column <= MemberName.firstBranch {
        let raw = cell.bytes(in: base)
        if !isReadable, UnreadableText(raw) != nil { continue }
        let text = cell.hasDoubled ? withoutDoubled(raw) : raw
        for slot in shape.branches[Int(MemberName.firstBranch - column)].slots {
          captures.append(
            Capture(slot: slot, start: text.baseAddress!, count: text.count, isCell: true))
        }
      }
    }
    if plan.others >= 0 {
      for (index, cell) in row.cells.enumerated().prefix(columns.count)
      where columns[index] == MemberName.undeclared {
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
    for (index, (column, cell)) in zip(columns, row.cells).enumerated()
    where column != MemberName.ignored {
      let raw = cell.bytes(in: base)
      guard let unreadable = UnreadableText(raw) else { continue }
      let value = quoted(LogReading.shown(raw))
      let message = "\(table.headings[index]) is \(value), which \(unreadable.message)"
      let fields =
        column >= 0
        ? [Int(column)]
        : plan.shape.map { shape in
          shape.columns.filter { shape.codes(of: $0).contains(column) }.map(\.field)
        } ?? []
      for field in fields { bad(field, raw.baseAddress!, value, message) }
      if fields.isEmpty {
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
}
