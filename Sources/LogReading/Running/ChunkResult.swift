/// The results of reading and evaluating one chunk, reported in the order of the input.
struct ChunkResult {
  struct KeyEntry {
    var hash: UInt64
    var line: Int
    /// The record, as bytes of the chunk.
    var offset: Int
    /// Index into `problems` of what comes after it.
    var problems: Int
    var keyStart: Int
    var keyCount: Int
  }

  struct Problem {
    var kind: LogProblem.Kind
    /// Of the chunk, from 0.
    var line: Int
    var field: String?
    var value: String?
    var message: String
  }

  struct Undeclared {
    var plan: Int
    var name: String
    /// 0 for a column.
    var uses: Int
    var line: Int
  }

  var number = 0
  var source = 0
  var offset = 0
  var linesAbove = 0
  var lines = 0
  var records = 0
  var rejected = 0
  var superseded = 0
  var later = 0
  /// Why rows are no records, and how many.
  var passedOver: [String: Int] = [:]
  /// Records that do not say whose they are.
  var unnamed = 0
  /// Nothing behind it can be read.
  var breaksOff = false
  var output: [UInt8] = []
  var rejects: [UInt8] = []
  var problems: [Problem] = []
  var keys: [KeyEntry] = []
  var undeclared: [Undeclared] = []
  /// By plan, for JSON read through a mapping: the fields that some record has.
  var seen: [Int: Set<Int32>] = [:]
  /// By plan: records without the time that decisions about them ask for, and the line of the
  /// first.
  var timeless: [Int: (records: Int, line: Int)] = [:]
  var stretch: AnyObject?
  var buffer: ChunkBuffer?

  mutating func clear() {
    stretch = nil
    timeless.removeAll(keepingCapacity: true)
    lines = 0
    records = 0
    rejected = 0
    superseded = 0
    later = 0
    passedOver.removeAll(keepingCapacity: true)
    unnamed = 0
    breaksOff = false
    output.removeAll(keepingCapacity: true)
    rejects.removeAll(keepingCapacity: true)
    problems.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    undeclared.removeAll(keepingCapacity: true)
    seen.removeAll(keepingCapacity: true)
  }
}
