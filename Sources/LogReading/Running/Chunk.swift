import Evaluation
import JSONReading
import SourceText

/// Bytes that end in padding, used again and again.
final class ChunkBuffer {
  private(set) var start: UnsafeMutablePointer<UInt8>
  private(set) var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    start = .allocate(capacity: capacity + Pool.padding)
  }

  deinit { start.deallocate() }

  /// Larger, with the first `count` bytes kept.
  func grow(to capacity: Int, keeping count: Int) {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + Pool.padding)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
    self.capacity = capacity
  }

  /// Zeros behind the first `count` bytes.
  func pad(after count: Int) { (start + count).initialize(repeating: 0, count: Pool.padding) }
}

/// A stretch of a log that holds whole records.
struct Chunk {
  enum Content {
    /// One record a line.
    case lines
    /// JSON texts, or elements of XML, at these places. `entered` is how many steps of a mapping's
    /// `records at` they are behind.
    case elements([Range<Int>], entered: Int = 0)
    case rows(CSVTable)
    /// No record: the reason says why, at this byte. The bytes go to the rejects. Without a
    /// reason they continue such a stretch. Where the file breaks off here nothing behind it can be read.
    case refused(String?, at: Int, breaksOff: Bool = false)
  }

  let buffer: ChunkBuffer
  let count: Int
  let content: Content
  /// Index into the run's sources.
  let source: Int
  /// Its beginning in all sources together, in bytes.
  let offset: Int
  /// Counts all chunks of a run.
  let number: Int
  let isFirst: Bool
  /// Lines of the source above the first chunk: a CSV heading.
  let linesAbove: Int
}

/// Cuts one source into chunks at the ends of records.
struct ChunkCutter {
  enum Mode {
    case lines
    case array(JSONElementScanner)
    case objects(ObjectScanner)
    case rows(CSVTable, CSVRowScanner)
    case xml(XMLRowScanner)
    case envelope(EnvelopeScanner, steps: Int)
    /// Behind something too large: everything up to the next line end (or to the end) is refused.
    case skipping(Resume)
    /// The rest is refused; the reason is said once.
    case refusing(String?, at: Int)
  }

  enum Resume {
    case lines
    case rows(CSVTable)
  }

  let input: Input
  let blockSize: Int
  var mode: Mode
  /// Bytes read and not yet given out.
  var kept: [UInt8]
  var isAtEnd = false
  var linesAbove = 0
  var recoveries = 0

  /// The next chunk's length and content; nil at the end.
  mutating func next(
    _ buffer: ChunkBuffer
  ) throws(LogFailure) -> (count: Int, content: Chunk.Content)? {
    var count = kept.count
    if buffer.capacity < max(blockSize, count) {
      buffer.grow(to: max(blockSize, count), keeping: 0)
    }
    kept.withUnsafeBufferPointer {
      if count > 0 { buffer.start.update(from: $0.baseAddress!, count: count) }
    }
    kept.removeAll(keepingCapacity: true)
    // Records that are there are decided about before more is waited for.
    var asksForMore = !input.follows || count == 0
    while true {
      if !isAtEnd, count < buffer.capacity, asksForMore {
        let got = try input.fill(
          UnsafeMutableBufferPointer(start: buffer.start + count, count: buffer.capacity - count))
        count += got.count
        isAtEnd = got.isAtEnd
      }
      asksForMore = true
      if count == 0 {
        guard let reason = openEnd() else { return nil }
        mode = .refusing(nil, at: 0)
        return (0, .refused(reason, at: 0, breaksOff: true))
      }
      buffer.pad(after: count)
      let (end, content) = cut(UnsafeBufferPointer(start: buffer.start, count: count))
      if end > 0 {
        kept.append(contentsOf: UnsafeBufferPointer(start: buffer.start + end, count: count - end))
        buffer.pad(after: end)
        return (end, content)
      }
      // No record ends here: more is needed.
      if count >= LogLimits.recordBytes {
        if case .rows(let table, _) = mode {
          mode = .skipping(.rows(table))
        } else if case .lines = mode {
          mode = .skipping(.lines)
        } else {
          mode = .refusing(nil, at: 0)
        }
        let message = "this record is longer than the limit of \(LogLimits.recordBytes >> 20) MB"
        if case .refusing = mode { return (count, .refused(message, at: 0, breaksOff: true)) }
        return (count, .refused(message, at: 0))
      }
      if count < buffer.capacity, !isAtEnd { continue }
      buffer.grow(to: min(max(buffer.capacity * 2, 1024), LogLimits.recordBytes), keeping: count)
    }
  }

  /// Why a file that is used up to its last byte has not come to its end: an array that is still
  /// open.
  private mutating func openEnd() -> String? {
    switch mode {
    case .array(var scanner):
      do throws(JSONError) {
        _ = try scanner.next(in: UnsafeBufferPointer(start: nil, count: 0), isLast: true)
        return nil
      } catch { return Self.notJSON(error) }
    case .refusing(let reason, _): return reason
    case .envelope(var scanner, _):
      return scanner.next(in: UnsafeBufferPointer(start: nil, count: 0), isLast: true).mistake.map(
        Self.notJSON)
    case .xml(var scanner):
      return scanner.next(in: UnsafeBufferPointer(start: nil, count: 0), isLast: true).mistake.map(
        Self.notXML)
    case .objects, .lines, .rows, .skipping: return nil
    }
  }

  private static func notXML(_ mistake: XMLMistake) -> String {
    "not XML: \(mistake.message); nothing after this point can be read"
  }

  private static func notJSON(_ error: JSONError) -> String {
    "not JSON: \(error.message); nothing after this point can be read"
  }

  /// How many bytes are whole records, and what they are; 0 where more bytes are needed. At the end
  /// everything is cut somehow.
  private mutating func cut(_ bytes: UnsafeBufferPointer<UInt8>) -> (Int, Chunk.Content) {
    switch mode {
    case .lines:
      if isAtEnd { return (bytes.count, .lines) }
      return (afterLastLineEnd(bytes), .lines)
    case .array(var scanner):
      var ranges: [Range<Int>] = []
      do throws(JSONError) {
        while true {
          switch try scanner.next(in: bytes, isLast: isAtEnd) {
          case .element(let range): ranges.append(range)
          case .needsMore(let kept):
            scanner.drop(kept)
            mode = .array(scanner)
            return (kept, .elements(ranges, entered: 1))
          case .end:
            mode = .array(scanner)
            return (bytes.count, .elements(ranges, entered: 1))
          }
        }
      } catch {
        // The part before the mistake is read; the rest is refused as a whole.
        let end = ranges.last?.upperBound ?? 0
        mode = .refusing(Self.notJSON(error), at: min(error.offset, bytes.count) - end)
        return end > 0 ? (end, .elements(ranges, entered: 1)) : cut(bytes)
      }
    case .objects(var scanner):
      defer { mode = .objects(scanner) }
      let ranges = scanner.next(in: bytes, isLast: isAtEnd)
      let end = isAtEnd ? bytes.count : ranges.last?.upperBound ?? 0
      scanner.drop(end)
      return (end, .elements(ranges))
    case .rows(let table, var scanner):
      // A buffer that grew for one row is given out in pieces all the same.
      var (end, seen) = (0, 0)
      repeat {
        seen = min(bytes.count, seen + blockSize)
        end = scanner.lastRowEnd(bytes.part(..<seen), isLast: isAtEnd && seen == bytes.count)
      } while end == 0 && seen < bytes.count
      if end == 0, let open = scanner.openQuote,
        isAtEnd || bytes.count - open > LogLimits.cellBytes
      {
        return refuseOpenQuote(table, bytes, open)
      }
      scanner.drop(end)
      mode = .rows(table, scanner)
      return (end, .rows(table))
    case .envelope(var scanner, let steps):
      let (elements, kept, mistake) = scanner.next(in: bytes, isLast: isAtEnd)
      if let mistake {
        mode = .refusing(Self.notJSON(mistake), at: min(mistake.offset, bytes.count) - kept)
        return kept > 0 ? (kept, .elements(elements, entered: steps)) : cut(bytes)
      }
      scanner.drop(kept)
      mode = .envelope(scanner, steps: steps)
      return (kept, .elements(elements, entered: steps))
    case .xml(var scanner):
      let (rows, kept, mistake) = scanner.next(in: bytes, isLast: isAtEnd)
      if let mistake {
        mode = .refusing(Self.notXML(mistake), at: min(mistake.at, bytes.count) - kept)
        return kept > 0 ? (kept, .elements(rows)) : cut(bytes)
      }
      scanner.drop(kept)
      mode = .xml(scanner)
      return (kept, .elements(rows))
    case .skipping(let resume):
      guard let end = bytes.firstIndex(of: UInt8(ascii: "\n"), from: 0) else {
        return (bytes.count, .refused(nil, at: 0))
      }
      switch resume {
      case .lines: mode = .lines
      case .rows(let table): mode = .rows(table, CSVRowScanner(table.dialect))
      }
      return (end + 1, .refused(nil, at: 0))
    case .refusing(let reason, let at):
      mode = .refusing(nil, at: 0)
      return (bytes.count, .refused(reason, at: max(0, at), breaksOff: true))
    }
  }

  /// A cell whose quotation mark never closes: its first line is refused and reading starts anew
  /// behind it, a few times.
  private mutating func refuseOpenQuote(
    _ table: CSVTable, _ bytes: UnsafeBufferPointer<UInt8>, _ open: Int
  ) -> (Int, Chunk.Content) {
    recoveries += 1
    var reason =
      bytes.count - open > LogLimits.cellBytes
      ? "this opening quotation mark is not closed within \(LogLimits.cellBytes >> 20) MB"
      : "this opening quotation mark is never closed"
    if recoveries > 16, !isAtEnd {
      reason += "; nothing after this point can be read"
      mode = .refusing(nil, at: 0)
      return (bytes.count, .refused(reason, at: open, breaksOff: true))
    }
    let line = recoveries > 16 ? nil : bytes.firstIndex(of: UInt8(ascii: "\n"), from: open)
    mode =
      line == nil && !isAtEnd
      ? .skipping(.rows(table)) : .rows(table, CSVRowScanner(table.dialect))
    return (line.map { $0 + 1 } ?? bytes.count, .refused(reason, at: open))
  }

  private func afterLastLineEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var at = bytes.count
    while at > 0, bytes[at - 1] != 0x0A { at -= 1 }
    return at
  }
}

/// Of each key the last record, as its place in all sources together.
final class LastOfKey: @unchecked Sendable {
  private var set = KeySet<UInt64>()

  func note(_ hash: UInt64, _ offset: UInt64) { set.set(hash, offset) }
  func offset(of hash: UInt64) -> UInt64? { set.number(of: hash) }
}
