import SourceText

/// Chunks of CSV.
extension ChunkWorker {
  /// Columns that no record type of the file has.
  func noteColumns(_ table: CSVTable, above: Int) {
    guard let first = table.columns.keys.min() else { return }
    for (column, heading) in table.headings.enumerated() where !heading.isEmpty {
      if table.columns.values.contains(where: { $0[column] != MemberName.undeclared }) { continue }
      result.undeclared.append(.init(plan: first, name: heading, uses: 0, line: -above))
    }
  }

  func rows(_ chunk: Chunk, _ bytes: UnsafeBufferPointer<UInt8>, _ table: CSVTable) {
    var rowReader = CSVRowReader(table.dialect)
    // Pieces are cut at the ends of rows, so that most are settled as a whole.
    let isReadable = UnreadableText(bytes) == nil
    var at = 0
    while at < bytes.count {
      let start = at
      at = rowReader.read(bytes, from: at)
      let range = start..<at
      switch plans.choice(of: chunk.source) {
      case .one(let planIndex):
        row(&box(planIndex).reader, planIndex, table, rowReader, chunk, bytes, range, isReadable)
      case .own(let all, let unnamed):
        var planIndex = all[0]
        if all.count > 1 {
          let name = table.recordColumn.flatMap {
            $0 < rowReader.cells.count ? rowReader.cells[$0] : nil
          }.map {
            String(decoding: bytes[$0.start..<$0.start + $0.count], as: UTF8.self)
          }
          if rowReader.isBlank(bytes) {
            result.lines += lineEnds(bytes, range)
            continue
          }
          if let record = name.flatMap({ plans.recordNames.firstIndex(of: trimmed($0)) }) {
            planIndex = all[record]
          } else if name?.isEmpty ?? true, let unnamed {
            planIndex = unnamed
          } else {
            let reader = box(planIndex)
            rejectRow(
              &reader.reader, bytes, range,
              name.map { $0.isEmpty ? .absent : .unknown(quoted($0)) } ?? .absent)
            continue
          }
        }
        row(&box(planIndex).reader, planIndex, table, rowReader, chunk, bytes, range, isReadable)
      }
    }
  }

  private func rejectRow(
    _ reader: inout RecordReader, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>,
    _ answer: RecordMember.Answer
  ) {
    rejectUnchosen(
      &reader, answer, bytes.baseAddress! + range.lowerBound, bytes.baseAddress! + range.upperBound,
      bytes)
    reject(bytes.part(range))
    result.lines += lineEnds(bytes, range)
  }

  private func row(
    _ reader: inout RecordReader, _ planIndex: Int, _ table: CSVTable, _ cells: CSVRowReader,
    _ chunk: Chunk,
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ isReadable: Bool
  ) {
    defer { result.lines += lineEnds(bytes, range) }
    if cells.isBlank(bytes) { return }
    reader.origin = bytes.baseAddress!
    let mark = reader.problemCount
    let outcome = reader.readRow(
      cells, table, table.columns[planIndex] ?? [], bytes, from: range.lowerBound,
      isReadable: isReadable
    )
    if reader.problemCount > mark {
      takeProblems(&reader, mark, recordLine: result.lines, recordStart: range.lowerBound, bytes)
    }
    settle(outcome, &reader, chunk, offset: range.lowerBound, bytes.part(range))
  }
}
