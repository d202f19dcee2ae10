import JSONReading
import SourceText

/// Finds the member `"record"` of objects that may be of several types.
struct RecordMember {
  enum Answer {
    /// Index into `Pack.records`.
    case type(Int)
    case unknown(String)
    case absent
    case notJSON
  }

  private let names: [String]

  init(_ names: [String]) { self.names = names }

  /// Of the object at `start`, which ends before `end`.
  func type(of start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) -> Answer {
    var cursor = JSONCursor(from: start, to: end)
    do throws(JSONError) {
      try cursor.beginObject()
      while let key = try cursor.nextKey() {
        if isRecord(cursor.bytes(of: key)) {
          guard cursor.peekKind() == .string else {
            let from = cursor.offset
            try cursor.skipValue()
            return .unknown(
              shown((start + from).upTo(start + cursor.offset)))
          }
          let span = try cursor.readString()
          let bytes = cursor.bytes(of: span)
          if let index = names.firstIndex(where: { $0.utf8.elementsEqual(bytes) }) {
            return .type(index)
          }
          return .unknown(quoted(shown(bytes)))
        }
        try cursor.skipValue()
      }
      return .absent
    } catch { return .notJSON }
  }

  private func isRecord(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    key.count == 6 && "record".utf8.elementsEqual(key)
  }
}
