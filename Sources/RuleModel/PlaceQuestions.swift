/// Which conditions ask where a record was: by which clock its days and times of day are read.
public struct PlaceQuestions {
  /// The ground of an expression; the greater prevails.
  private enum Ground: Int { case alone, place, others }

  private let pack: Pack
  /// Of the tables that were asked about; those in hand rest on nothing.
  private var tables: [Int: Ground] = [:]

  public init(_ pack: Pack) { self.pack = pack }

  /// Whether a condition may come out differently from place to place, and looks at no records but
  /// the one in hand. Of conditions that count records, the parts that do not are asked about by
  /// themselves.
  public mutating func asksPlace(_ expression: Expression, _ bindings: [Expression]) -> Bool {
    ground(of: expression, bindings) == .place
  }

  /// Whether the `where` of an aggregate asks for nothing but days of fields of both records. Those
  /// of every two places can be compared; of times of day there are too many.
  public static func comparesDays(_ expression: Expression) -> Bool {
    var isOuter = false
    func isPlain(_ part: Expression) -> Bool {
      switch part {
      case .field(_, let level): isOuter = isOuter || level == 1
      case .binding, .answer, .fires, .aggregate, .now: return false
      case .literal(.period): return false
      case .call(let function, let arguments) where function.asksCalendar:
        switch function {
        case .day, .weekday, .month, .year:
          if arguments.contains(where: { !$0.isField }) { return false }
        default: return false
        }
      default: break
      }
      return part.parts.allSatisfy(isPlain)
    }
    return isPlain(expression) && isOuter
  }

  private mutating func ground(of expression: Expression, _ bindings: [Expression]) -> Ground {
    var found: Ground
    switch expression {
    case .aggregate, .fires: return .others
    case .binding(let index):
      found = bindings.indices.contains(index) ? ground(of: bindings[index], bindings) : .others
    case .answer(let table, _): found = ground(ofTable: table)
    case .call(let function, _) where function.asksCalendar: found = .place
    case .literal(.period): found = .place
    case .threshold(let index):
      found = .alone
      if pack.thresholds.indices.contains(index), case .period = pack.thresholds[index].value {
        found = .place
      }
    default: found = .alone
    }
    for part in expression.parts where found != .others {
      found = max(found, ground(of: part, bindings))
    }
    return found
  }

  private mutating func ground(ofTable index: Int) -> Ground {
    if let known = tables[index] { return known }
    guard pack.tables.indices.contains(index) else { return .others }
    tables[index] = .alone
    let table = pack.tables[index]
    let bindings = table.bindings.map(\.expression)
    var expressions = table.rows.flatMap {
      ($0.condition.map { [$0.expression] } ?? []) + $0.values
    }
    if case .values(let values)? = table.otherwise { expressions += values }
    var found = Ground.alone
    for expression in expressions where found != .others {
      found = max(found, ground(of: expression, bindings))
    }
    tables[index] = found
    return found
  }

  private func max(_ a: Ground, _ b: Ground) -> Ground { a.rawValue >= b.rawValue ? a : b }
}

extension Expression {
  fileprivate var isField: Bool {
    switch self {
    case .field: true
    case .test(let test): test.expression.isField
    default: false
    }
  }
}
