import SourceText

/// The delimiter of a CSV file. Quoted cells are in `"`, which is doubled inside them (RFC 4180).
struct CSVDialect {
  var delimiter: UInt8

  /// The most frequent delimiter outside quotation marks in the heading line; a comma if there is
  /// none.
  init(heading: UnsafeBufferPointer<UInt8>) {
    var counts = [(UInt8(0x2C), 0), (0x3B, 0), (0x09, 0), (0x7C, 0)]
    var inQuotes = false
    for byte in heading {
      if byte == 0x22 { inQuotes.toggle() }
      if inQuotes { continue }
      if byte == 0x0A { break }
      for index in counts.indices where counts[index].0 == byte { counts[index].1 += 1 }
    }
    var best = counts[0]
    for other in counts where other.1 > best.1 { best = other }
    delimiter = best.0
  }

  init(delimiter: UInt8) { self.delimiter = delimiter }
}

/// One cell of a row, as bytes of the chunk.
struct CSVCell {
  var start: Int
  var count: Int
  /// Holds doubled quotation marks, of which one is meant.
  var hasDoubled: Bool

  /// Its bytes in the text that it was found in.
  func bytes(in text: UnsafePointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    (text + start).upTo(text + start + count)
  }
}

/// Splits rows. The finder of row ends below must agree with it on every byte.
struct CSVRowReader {
  let delimiter: UInt8
  private(set) var cells: [CSVCell] = []
  /// The reason why the row is no CSV, with its offset.
  private(set) var mistake: (message: String, at: Int)?

  init(_ dialect: CSVDialect) { delimiter = dialect.delimiter }

  /// Reads the row at `start` and gives where the next begins.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    cells.removeAll(keepingCapacity: true)
    mistake = nil
    var at = start
    while true {
      // At the beginning of a cell.
      if at < bytes.count, bytes[at] == 0x22 {
        let first = at + 1
        var hasDoubled = false
        at = first
        var isClosed = false
        while at < bytes.count {
          if bytes[at] == 0x22 {
            if at + 1 < bytes.count, bytes[at + 1] == 0x22 {
              hasDoubled = true
              at += 2
              continue
            }
            isClosed = true
            break
          }
          at += 1
        }
        cells.append(CSVCell(start: first, count: at - first, hasDoubled: hasDoubled))
        if !isClosed {
          note("this opening quotation mark is never closed", first - 1)
          return at
        }
        at += 1
        if at < bytes.count, bytes[at] != delimiter, bytes[at] != 0x0A,
          !(bytes[at] == 0x0D && isLineEnd(bytes, at))
        {
          note(
            "text follows a closing quotation mark; inside a cell, write quotation marks twice", at)
          while at < bytes.count, bytes[at] != delimiter, bytes[at] != 0x0A { at += 1 }
        }
      } else {
        let first = at
        while at < bytes.count, bytes[at] != delimiter, bytes[at] != 0x0A { at += 1 }
        let isRowEnd = at == bytes.count || bytes[at] == 0x0A
        let end = isRowEnd && at > first && bytes[at - 1] == 0x0D ? at - 1 : at
        cells.append(CSVCell(start: first, count: end - first, hasDoubled: false))
      }
      if at < bytes.count, bytes[at] == 0x0D { at += 1 }
      if at >= bytes.count { return at }
      at += 1
      if bytes[at - 1] == 0x0A { return at }
    }
  }

  private func isLineEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    at + 1 == bytes.count || bytes[at + 1] == 0x0A
  }

  private mutating func note(_ message: String, _ at: Int) {
    if mistake == nil { mistake = (message, at) }
  }
}

/// Finds where rows end, in pieces of the text as they arrive.
struct CSVRowScanner {
  private enum State { case cellStart, plain, quoted, quoteInQuoted }

  private let delimiter: UInt8
  private var state = State.cellStart
  private var offset = 0
  private var quote = 0

  init(_ dialect: CSVDialect) { delimiter = dialect.delimiter }

  mutating func drop(_ count: Int) {
    offset -= count
    quote -= count
  }

  /// The start of a quoted cell that does not end; after `lastRowEnd`.
  var openQuote: Int? { state == .quoted ? quote : nil }

  /// Behind the last whole row; 0 where none ends. The last of all rows needs no line end.
  mutating func lastRowEnd(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool) -> Int {
    var end = 0
    var at = offset
    var state = state
    while at < bytes.count {
      let byte = bytes[at]
      switch state {
      case .cellStart:
        if byte == 0x22 {
          quote = at
          state = .quoted
        } else if byte == 0x0A {
          end = at + 1
        } else if byte != delimiter {
          state = .plain
        }
      case .plain:
        if byte == delimiter {
          state = .cellStart
        } else if byte == 0x0A {
          state = .cellStart
          end = at + 1
        }
      case .quoted: if byte == 0x22 { state = .quoteInQuoted }
      case .quoteInQuoted:
        if byte == 0x22 {
          state = .quoted
        } else if byte == delimiter {
          state = .cellStart
        } else if byte == 0x0A {
          state = .cellStart
          end = at + 1
        } else {
          state = .plain
        }
      }
      at += 1
    }
    offset = at
    self.state = state
    if isLast, state != .quoted {
      self.state = .cellStart
      end = bytes.count
    }
    return end
  }
}
