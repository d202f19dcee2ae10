/// A record whose type names its type in the pack. `primum compile --swift` writes one for each
/// record of a pack.
///
/// A type that you write yourself needs only `recordName`: it is read through its `encode(to:)`.
/// Types that `primum compile --swift` writes also hand their fields over one by one, which takes a
/// fraction of the time and comes to the same decisions, reasons and problems.
public protocol PrimumRecord: Encodable, Sendable {
  /// The record's name in the pack.
  static var recordName: String { get }
  /// The names of the fields that `give(to:)` hands over, in its order; empty: the record is read
  /// through `encode(to:)`.
  static var fieldNames: [String] { get }
  /// Hands over the value of each of the `fieldNames`, in their order; nil is missing. They must be
  /// those that `encode(to:)` writes.
  func give(to fields: inout RecordFields)
}

extension PrimumRecord {
  /// None: the record is read through `encode(to:)`.
  public static var fieldNames: [String] { [] }
  /// Nothing: the record is read through `encode(to:)`.
  public func give(to fields: inout RecordFields) {}
}
