#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An app's value, and the name of its type in the pack.
public struct Entry: Sendable {
  /// The record's name in the pack.
  public var record: String
  let value: GivenValue

  /// - Parameters:
  ///   - record: The record's name in the pack.
  ///   - value: The record, as the app has it: its coding keys are the fields' names.
  public init(record: String, _ value: any Encodable & Sendable) {
    self.record = record
    self.value = GivenValue(value)
  }

  /// A record of a type that `primum compile --swift` wrote.
  public init(_ value: some PrimumRecord) {
    record = type(of: value).recordName
    self.value = .fields(value)
  }

  /// A record that is JSON already, as a server sent it or a log holds it: one object, in UTF-8,
  /// whose members are the fields. Nothing is decoded on the way; what is not JSON is among the
  /// problems.
  public init(record: String, json: Data) {
    self.record = record
    value = .json(json)
  }
}

/// A record by the way it is read. Unchecked: an `Entry` takes only what is `Sendable`, and the
/// value of a call stays within it.
enum GivenValue: @unchecked Sendable {
  case fields(any PrimumRecord)
  case encodable(any Encodable)
  case json(Data)

  init(_ value: any Encodable) {
    if let record = value as? any PrimumRecord {
      self = .fields(record)
    } else {
      self = .encodable(value)
    }
  }
}
