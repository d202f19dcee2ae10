internal import Evaluation
internal import LogReading
internal import RuleModel

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Buffers and readers that one call needs and the next one can use again. For one thread at a
/// time, so that checks of exclusive access are left out.
///
/// A record is read field by field if its type hands its fields over. If that does not do, because
/// a value cannot be used or the pack has no such field, the record is read once more as JSON,
/// which all reports about records come from.
final class Tools {
  private let encoder = RecordEncoder()
  @exclusivity(unchecked) private var fields = RecordFields()
  private let plans: EntryPlans
  private let reader: EntryReader
  @exclusivity(unchecked) private var slots: [Kind: GivenSlots] = [:]
  @exclusivity(unchecked) private var latest: (kind: Kind, slots: GivenSlots)?

  private struct Kind: Hashable {
    var type: ObjectIdentifier
    var record: Int
  }

  /// How a record was read, and is to be read again.
  enum Form {
    case json
    case fields(GivenSlots)
  }

  init(_ plans: EntryPlans) {
    self.plans = plans
    reader = EntryReader(plans)
  }

  /// Reads a record, and gives it to `use` with a hash of its key; whether it could be used comes
  /// back.
  func read(
    _ value: GivenValue, record: Int, now: Instant, problem: (LogProblem) -> Void,
    _ use: (RecordRow, UInt64?) -> Void
  ) throws(PrimumError) -> (isUsable: Bool, form: Form) {
    switch value {
    case .fields(let value):
      if let slots = take(value, record),
        fields.bytes.withBytes({
          reader.read(given: $0, slots, record: record, now: now, problem: problem, use)
        })
      {
        return (true, .fields(slots))
      }
      try encode(value)
    case .encodable(let value): try encode(value)
    case .json(let data): encoder.take(data, padding: EntryReader.padding)
    }
    let isUsable = withBytes(.json) { bytes -> Bool in
      readAgain(bytes, .json, record: record, now: now, problem: problem, use)
    }
    return (isUsable, .json)
  }

  private func encode(_ value: any Encodable) throws(PrimumError) {
    do { try encoder.encode(value, padding: EntryReader.padding) } catch {
      let message = (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
      throw .unencodableRecord(message)
    }
  }

  /// Reads what `withBytes` has given.
  func readAgain(
    _ bytes: UnsafeBufferPointer<UInt8>, _ form: Form, record: Int, now: Instant,
    problem: (LogProblem) -> Void,
    _ use: (RecordRow, UInt64?) -> Void
  ) -> Bool {
    let text = UnsafeBufferPointer(rebasing: bytes.dropLast(EntryReader.padding))
    switch form {
    case .json: return reader.read(text, record: record, now: now, problem: problem, use)
    case .fields(let slots):
      return reader.read(given: text, slots, record: record, now: now, problem: problem, use)
    }
  }

  /// The record that was read last, with the padding behind it.
  func withBytes<Result>(_ form: Form, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    switch form {
    case .json: return encoder.bytes.withUnsafeBufferPointer(body)
    case .fields:
      return fields.bytes.withBytes {
        body(UnsafeBufferPointer(start: $0.baseAddress, count: $0.count + EntryReader.padding))
      }
    }
  }

  /// Nil: its type does not hand over its fields, or not all could be taken.
  private func take<Record: PrimumRecord>(_ value: Record, _ record: Int) -> GivenSlots? {
    let kind = Kind(type: ObjectIdentifier(Record.self), record: record)
    let found: GivenSlots
    if let latest, latest.kind == kind {
      found = latest.slots
    } else {
      found = slots[kind] ?? plans.slots(Record.fieldNames, record: record)
      slots[kind] = found
      latest = (kind, found)
    }
    guard found.count > 0 else { return nil }
    fields.begin()
    value.give(to: &fields)
    return fields.bytes.isWhole && fields.count == found.count ? found : nil
  }
}
