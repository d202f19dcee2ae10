import Evaluation
import RuleModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An app's values as the lines of a log.
enum RecordEncoding {
  /// One JSON object and a line end. Dates become RFC 3339 times in UTC, with every microsecond.
  static func line(_ value: any Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(MomentText.text(instant(date)))
    }
    // No log can hold these; as texts they are told as bad values instead of ending everything.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "not a number")
    return Array(try encoder.encode(value)) + [0x0A]
  }

  static func instant(_ date: Date) -> Instant {
    let microseconds = (date.timeIntervalSince1970 * 1_000_000).rounded()
    let range = Instant.range
    return Instant(
      microseconds: microseconds >= Double(range.upperBound)
        ? range.upperBound : microseconds <= Double(range.lowerBound) ? range.lowerBound : Int64(microseconds))
  }
}

/// Decisions as they come; one thread only ever adds to it.
final class Found: @unchecked Sendable {
  var decisions: [Decision] = []
  var records = 0

  func add(_ decision: Decision) { decisions.append(decision) }
}
