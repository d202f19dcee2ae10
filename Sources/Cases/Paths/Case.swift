import RuleModel

/// A record that a question is about, by the names of its fields; what it leaves out is missing.
public struct Case: Hashable, Sendable {
  /// The name of the record type.
  public var record: String
  /// The values of its fields, by name.
  public var fields: [String: Example.Given]
  /// The moment of the decision.
  public var now: Instant

  /// As a record of an example of a pack that has its fields.
  public func record(in pack: Pack) -> Example.Record? {
    guard let index = pack.records.firstIndex(where: { $0.name == record }) else { return nil }
    var given: [Int: Example.Given] = [:]
    for (name, value) in fields {
      if let field = pack.records[index].fieldIndex(named: name) { given[field] = value }
    }
    return Example.Record(record: index, fields: given)
  }
}
