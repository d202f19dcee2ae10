import SourceText

/// The places of records in their files: known once all pieces before theirs have been read. What is
/// written about a record as it is decided holds a mark in place of its line.
public final class LogPlaces: @unchecked Sendable {
  // Unchecked: whoever reports writes and reads it, one at a time.

  /// How a line is written; the file where several are read.
  public typealias Write = (_ file: String?, _ line: Int, _ out: inout [UInt8]) -> Void

  private let write: Write
  private var files: [String] = []
  private var pieces: [(source: Int, lines: Int)] = []

  /// No text and no JSON that is written holds it.
  private static let sign: UInt8 = 0x01
  private static let linesOfPiece = 24

  public init(_ write: @escaping Write) { self.write = write }

  /// Gives the mark of a place, as `RecordRow` has it; nothing where there is none.
  public static func mark(_ place: Int, _ give: (UnsafeBufferPointer<UInt8>) -> Void) {
    if place < 0 { return }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 22) { bytes in
      var at = bytes.count - 1
      bytes[at] = sign
      var rest = place
      repeat {
        at -= 1
        bytes[at] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
        rest /= 10
      } while rest > 0
      at -= 1
      bytes[at] = sign
      give(UnsafeBufferPointer(rebasing: bytes[at...]))
    }
  }

  /// A line of a piece, from 0.
  static func place(piece: Int, line: Int) -> Int { piece << linesOfPiece | line }

  func begin(_ files: [String]) { (self.files, pieces) = (files, []) }

  func note(piece: Int, source: Int, linesAbove: Int) {
    while pieces.count <= piece { pieces.append((source, linesAbove)) }
  }

  /// The file and line of a place.
  public func line(of place: Int) -> (file: String?, line: Int)? {
    let piece = place >> LogPlaces.linesOfPiece
    guard pieces.indices.contains(piece) else { return nil }
    let line = pieces[piece].lines + place & (1 << LogPlaces.linesOfPiece - 1) + 1
    return (files.count > 1 ? files[pieces[piece].source] : nil, line)
  }

  /// Gives what was written with its lines in place of marks.
  func fill(_ bytes: UnsafeBufferPointer<UInt8>, _ give: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard var next = bytes.firstIndex(of: LogPlaces.sign, from: 0) else { return give(bytes) }
    var filled: [UInt8] = []
    filled.reserveCapacity(bytes.count)
    var from = 0
    while let stop = bytes.firstIndex(of: LogPlaces.sign, from: next + 1) {
      filled += bytes.part(from..<next)
      let place = bytes.part(next + 1..<stop).reduce(0) { $0 * 10 + Int($1 &- 0x30) }
      if let (file, line) = line(of: place) { write(file, line, &filled) }
      from = stop + 1
      guard let following = bytes.firstIndex(of: LogPlaces.sign, from: from) else { break }
      next = following
    }
    filled += bytes.part(from...)
    filled.withUnsafeBufferPointer(give)
  }
}
