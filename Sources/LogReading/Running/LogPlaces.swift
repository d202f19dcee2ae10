import SourceText

/// The places of records in their files: known once all pieces before theirs have been read. What is
/// written about a record as it is decided holds a mark in place of its line.
public final class LogPlaces: @unchecked Sendable {
  // Unchecked: whoever reports writes and reads it, one at a time.

  /// How a line is written; the file where several are read.
  private let written: (_ file: String?, _ line: Int) -> String
  private var files: [String] = []
  private var pieces: [(source: Int, lines: Int)] = []

  /// No text and no JSON that is written holds it.
  private static let sign: UInt8 = 0x01
  private static let linesOfPiece = 24

  public init(_ written: @escaping (_ file: String?, _ line: Int) -> String) {
    self.written = written
  }

  /// The mark of a place, as `RecordRow` has it; empty where there is none.
  public static func mark(_ place: Int) -> [UInt8] {
    place < 0 ? [] : [sign] + Array("\(place)".utf8) + [sign]
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
    guard bytes.contains(LogPlaces.sign) else { return give(bytes) }
    var filled: [UInt8] = []
    filled.reserveCapacity(bytes.count)
    var from = 0
    while let start = bytes.part(from...).firstIndex(of: LogPlaces.sign).map({ from + $0 }),
      let stop = bytes.part((start + 1)...).firstIndex(of: LogPlaces.sign).map({ start + 1 + $0 })
    {
      filled += bytes.part(from..<start)
      let place = bytes.part(start + 1..<stop).reduce(0) { $0 * 10 + Int($1 &- 0x30) }
      if let (file, line) = line(of: place) { filled += Array(written(file, line).utf8) }
      from = stop + 1
    }
    filled += bytes.part(from...)
    filled.withUnsafeBufferPointer(give)
  }
}
