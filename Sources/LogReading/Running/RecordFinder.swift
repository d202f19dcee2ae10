import JSONReading
import RuleModel

/// Finds the records inside a JSON value: `records at: entry[].resource`.
struct RecordFinder {
  private let steps: [MappingPath.Step]
  /// As the mapping writes it.
  let path: String

  init?(_ mapping: Mapping?) {
    guard let path = mapping?.recordsAt, let read = try? MappingPath.whole(path) else { return nil }
    self.path = path
    steps = read.steps
  }

  /// The names of the elements that lead to the rows of XML.
  static func names(of mapping: Mapping) -> [String] {
    RecordFinder(mapping)?.steps.compactMap {
      if case .member(let name) = $0 { name } else { nil }
    } ?? []
  }

  /// The members that lead to a list whose elements are read one by one; nil: no such list.
  var envelope: [String]? {
    var names: [String] = []
    for step in steps {
      switch step {
      case .member(let name): names.append(name)
      case .all: return names.isEmpty ? nil : names
      default: return nil
      }
    }
    return nil
  }

  /// The records of `range`, in order; the value is behind the first steps that have been entered,
  /// or is an element of a list that is the whole file.
  func records(
    in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, entered: Int
  ) throws(JSONError) -> [Range<Int>] {
    var cursor = JSONCursor(bytes, in: range)
    var found: [Range<Int>] = []
    let passed = entered == 1 && steps.first != .all ? 0 : entered
    try find(&cursor, steps[passed...], &found, bytes)
    try cursor.finish()
    return found
  }

  private func find(
    _ cursor: inout JSONCursor, _ steps: ArraySlice<MappingPath.Step>, _ found: inout [Range<Int>],
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONError) {
    let kind = cursor.peekKind()
    guard let step = steps.first else {
      let start = cursor.offset
      try cursor.skipValue()
      if kind != .null { found.append(start..<cursor.offset) }
      return
    }
    switch (step, kind) {
    case (.member(let name), .object):
      try cursor.beginObject()
      while let key = try cursor.nextKey() {
        if cursor.text(of: key) == name {
          try find(&cursor, steps.dropFirst(), &found, bytes)
        } else {
          try cursor.skipValue()
        }
      }
    case (.member, _): try cursor.skipValue()
    case (_, .array):
      var index = 0
      try cursor.beginArray()
      while try cursor.nextElement() {
        if try takes(step, index, cursor, bytes) {
          try find(&cursor, steps.dropFirst(), &found, bytes)
        } else {
          try cursor.skipValue()
        }
        index += 1
      }
    default: try cursor.skipValue()
    }
  }

  private func takes(
    _ step: MappingPath.Step, _ index: Int, _ cursor: JSONCursor,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONError) -> Bool {
    switch step {
    case .index(let wanted): return index == wanted
    case .matching(let path, let wanted):
      // A copy, which does not move the other one.
      var probe = cursor
      var values: [Range<Int>] = []
      try find(&probe, path.steps[...], &values, bytes)
      for value in values {
        var reader = JSONCursor(bytes, in: value)
        let text =
          reader.peekKind() == .string
          ? reader.text(of: try reader.readString())
          : String(decoding: bytes.part(value), as: UTF8.self)
        if foldedWord(text) == foldedWord(wanted) { return true }
      }
      return false
    default: return true
    }
  }
}
