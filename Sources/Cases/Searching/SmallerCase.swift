import RuleModel

/// A record of a case: what its fields hold.
public protocol CaseRecord {
  associatedtype Name: Comparable & Hashable
  associatedtype Value
  var fields: [Name: Value] { get set }
}

/// A history, and perhaps a record that a decision is about.
public protocol RecordCase {
  associatedtype Record: CaseRecord
  var history: [Record] { get set }
  var given: Record? { get set }
}

extension RecordCase {
  /// The case without every record and field that it does not need for something to hold of it
  /// still.
  public func smallest(_ holds: (Self) -> Bool) -> Self {
    var best = self
    var index = best.history.count - 1
    while index >= 0 {
      var fewer = best
      fewer.history.remove(at: index)
      if holds(fewer) { best = fewer }
      index -= 1
    }
    for index in -1..<best.history.count {
      for name in (index < 0 ? best.given?.fields : best.history[index].fields)?.keys.sorted() ?? []
      {
        var fewer = best
        if index < 0 {
          fewer.given?.fields[name] = nil
        } else {
          fewer.history[index].fields[name] = nil
        }
        if holds(fewer) { best = fewer }
      }
    }
    return best
  }
}

extension Witness: RecordCase {}
extension Witness.Record: CaseRecord {}
extension Example: RecordCase {}
extension Example.Record: CaseRecord {}
