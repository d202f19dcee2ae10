import OperatingSystem

/// Bytes that come in order: a file, standard input, or memory.
final class Input {
  private enum Origin {
    case file(FileReader)
    case memory([UInt8])
  }

  private let origin: Origin
  private var at = 0
  private let name: String
  /// More bytes come while those that are there are decided about: fewer than asked for are no end.
  let follows: Bool

  init(_ source: LogSource, follows: Bool = false) throws(LogFailure) {
    name = source.name
    self.follows = follows
    switch source.place {
    case .bytes(let bytes): origin = .memory(bytes)
    case .standardInput: origin = .file(.standardInput)
    case .nameless(let file): origin = .file(FileReader(file))
    case .file(let path):
      do {
        origin = .file(try FileReader(path))
      } catch {
        throw LogFailure(file: source.name, error)
      }
    }
  }

  /// Fills `room` as far as there are bytes, and says whether it came to the end.
  func fill(
    _ room: UnsafeMutableBufferPointer<UInt8>
  ) throws(LogFailure) -> (count: Int, isAtEnd: Bool) {
    let count = try read(into: room)
    return (count, follows ? count == 0 : count < room.count)
  }

  /// Fills `room` as far as there are bytes; fewer than its size only at the end.
  func read(into room: UnsafeMutableBufferPointer<UInt8>) throws(LogFailure) -> Int {
    switch origin {
    case .file(let file):
      do { return try file.read(into: room, takesFew: follows) } catch { throw LogFailure(file: name, error) }
    case .memory(let bytes):
      let count = min(room.count, bytes.count - at)
      bytes.withUnsafeBufferPointer { all in
        if count > 0 { room.baseAddress!.update(from: all.baseAddress! + at, count: count) }
      }
      at += count
      return count
    }
  }

  /// Whether a second reading gives the same bytes.
  static func isRepeatable(_ source: LogSource) -> Bool {
    switch source.place {
    case .bytes, .nameless: true
    case .standardInput: false
    case .file(let path): (try? FileStatus(path))?.kind == .file
    }
  }

  /// The same bytes from a temporary file, so that memory stays small.
  static func spooled(_ source: LogSource) throws(LogFailure) -> LogSource {
    let input = try Input(source)
    func orFailure<Value>(
      _ what: String, _ work: () throws(FileProblem) -> Value
    ) throws(LogFailure) -> Value {
      do { return try work() } catch {
        throw LogFailure(
          file: source.name,
          message: "no temporary \(what) \(NamelessFile.folder): \(error.message)")
      }
    }
    let copy = try orFailure("file can be made in") { () throws(FileProblem) in try NamelessFile() }
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 18)
    defer { room.deallocate() }
    while true {
      let count = try input.read(into: room)
      try orFailure("copy can be written to") { () throws(FileProblem) in
        try copy.write(UnsafeBufferPointer(rebasing: room[..<count]))
      }
      if count < room.count { break }
    }
    var source = source
    source.place = .nameless(copy)
    return source
  }
}

extension LogFailure {
  init(file: String, _ problem: FileProblem) {
    let message =
      switch problem {
      case .isFolder: "this is a folder; name the log files in it"
      default: problem.message
      }
    self.init(file: file, message: message)
  }
}
