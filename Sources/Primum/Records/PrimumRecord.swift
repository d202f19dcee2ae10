/// A record whose type names its type in the pack. `primum compile --swift` writes one for each record of a pack.
public protocol PrimumRecord: Encodable, Sendable {
  /// The record's name in the pack.
  static var recordName: String { get }
}

/// A text of the pack, by its id. `primum compile --swift` writes an enumeration of them.
public protocol TextKey: Hashable, Sendable {
  var rawValue: String { get }
}

/// An app's value, and the name of its type in the pack.
public struct Entry: Sendable {
  public var record: String
  public var value: any Encodable & Sendable

  public init(record: String, _ value: any Encodable & Sendable) {
    self.record = record
    self.value = value
  }

  public init(_ value: some PrimumRecord) { self.init(record: type(of: value).recordName, value) }
}
