import Evaluation
import Folding
import RuleModel

/// The target of a member of an object, or of a column.
enum Target {
  case field(Int)
  /// An object that holds fields: a node of the tree of names.
  case object(Int)
  /// A value that is kept in slots or gone into: an index into `MappingShape.branches`.
  case branch(Int)
  case undeclared
  /// The member that says which record this is.
  case record
  /// Known to a mapping and not read.
  case ignored
}

/// Everything about one record type, and the mapping it is read through, that reading needs; made
/// once, shared by all workers.
final class ReadingPlan: @unchecked Sendable {
  let record: Int
  let type: RecordType
  let mapping: Mapping?
  /// The ways to the mapping's values, where they are no plain columns.
  let shape: MappingShape?
  /// Folded words that mean nothing in every column.
  let missingWords: Set<String>
  let zone: Zone?
  let fields: [FieldPlan]
  let hot: UnsafePointer<HotField>
  /// One value a field: its default, or missing.
  let template: UnsafePointer<RowValue>
  /// How many fields a record must hold to need no further look at what is missing.
  let requiredCount: Int
  /// Names that lead somewhere, by node; node 0 is the record.
  private(set) var names: [(node: Int, name: String, target: Target)] = []
  private(set) var nodeNames: [String] = [""]
  /// The type was chosen by whoever runs the program, not by each record's own member.
  let isChosen: Bool
  let recordName: UnsafeBufferPointer<UInt8>
  /// How a record begins that says at once what it is: `{"record":"NAME"`.
  let opening: UnsafeBufferPointer<UInt8>
  /// The key's field; -1 where the type has none.
  let key: Int
  let otherRecords: [(index: Int, name: String)]
  /// The fields of which one must hold a time; empty where only one could, or none need.
  let eitherTimes: [Int]
  /// Fields whose default is the moment of the evaluation.
  let nowFields: [Int]
  /// The field that says whether undeclared ones are there; -1 where those are ignored.
  let others: Int
  /// Each record must say which it is.
  let mustBeNamed: Bool
  private let pool = Pool()

  /// `now` is what a missing time with the default `now` means; nil leaves it missing. Years of two
  /// digits lead to no day after `today`.
  init(
    record: Int, of pack: Pack, mapping: Mapping? = nil, isChosen: Bool, symbols: Symbols,
    now: Instant?, today: Instant? = nil
  ) throws(LogFailure) {
    self.record = record
    self.isChosen = isChosen
    self.mapping = mapping
    shape = mapping.flatMap { MappingShape.isNeeded(by: $0) ? MappingShape($0) : nil }
    missingWords = Set((mapping?.missing ?? []).map(foldedWord))
    type = pack.records[record]
    key = type.key ?? -1
    others = type.others ?? -1
    nowFields = type.fields.indices.filter { [type] in type.fields[$0].meansNow }
    eitherTimes = type.laterTimes.isEmpty || type.mayLackTime ? [] : type.times
    opening = pool.text("{\"record\":\"\(pack.records[record].name)\"").bytes
    recordName = pool.text(pack.records[record].name).bytes
    otherRecords = pack.logRecords.indices.filter { $0 != record }.map {
      ($0, pack.records[$0].name)
    }
    mustBeNamed = !isChosen && pack.logRecords.count > 1
    zone = try mapping?.timeZone.map { name throws(LogFailure) in
      guard let zone = SystemZones.zone(named: name) else {
        throw LogFailure(
          message: "the mapping \"\(mapping!.id)\" names an unknown time zone: \"\(name)\"")
      }
      return zone
    }
    var columns: [Int: Mapping.Column] = [:]
    for column in mapping?.columns ?? [] { columns[column.field] = column }
    let table = UnitTable(adding: pack.units)
    // A day more, for clocks ahead of UTC.
    let latest = (today ?? now)?.microseconds ?? 0
    let lastDay = CivilDate(days: Int32(clamping: latest / microsecondsPerDay + 1))
    fields = type.fields.indices.map { [type] in
      FieldPlan(
        type.fields[$0], column: columns[$0], table: table, unitField: type.unitField(of: $0),
        namesZone: $0 == type.zoneField, symbols: symbols, today: lastDay)
    }
    for column in mapping?.columns ?? []
    where column.format != nil && TimePattern(column.format!) == nil {
      throw LogFailure(
        message:
          "the mapping \"\(mapping!.id)\" has a format that cannot be read for \"\(column.column)\": \"\(column.format!)\""
      )
    }
    hot = pool.copy(
      type.fields.indices.map { [type, fields, pool] index in
        let field = type.fields[index]
        let words = fields[index].words.map { word in
          let text = pool.text(word)
          return WordBytes(
            head: head(text.start, text.count), start: text.start, count: text.count,
            symbol: symbols.known(word) ?? UInt32.max)
        }
        let isVital = index == type.key || index == type.subject
        return HotField(
          form: index == type.zoneField ? .zone : Form(field.type),
          element: Form(field.type.element), isWhole: field.isWhole,
          needsUnit: !field.otherUnits.isEmpty && fields[index].change == nil, isVital: isVital,
          isRequired: !field.hasDefault && (type.isOnlyTime(index) || !type.times.contains(index))
            && !(field.isOptional && index != type.subject && !type.isOnlyTime(index)),
          isForeign: columns[index] != nil,
          low: field.limits.lowerBound, high: field.limits.upperBound,
          words: pool.copy(words), wordCount: words.count)
      })
    requiredCount = (0..<type.fields.count).count { [hot] in hot[$0].isRequired }
    template = pool.copy(
      type.fields.map { [pool] field in
        let moment = field.meansNow ? now.map { RowValue.time($0) } : nil
        return field.defaultValue.map { pool.value($0, symbols) } ?? moment ?? .missing
      })
    // If records must say what they are, no field can be in the way.
    if mustBeNamed { names.append((0, "record", .record)) }
    if let shape {
      names += shape.names
      nodeNames = shape.nodeNames
    } else if let mapping {
      for column in mapping.columns { add(column.column, .field(column.field)) }
      for name in mapping.ignored { add(name, .ignored) }
    } else {
      for (index, field) in type.declared.enumerated() { add(field.name, .field(index)) }
    }
    if !names.contains(where: { $0.node == 0 && $0.name == "record" }) {
      names.append((0, "record", .record))
    }
  }

  /// A dotted name leads through objects; the whole of it may also occur as it is, as in a column's
  /// heading.
  private func add(_ name: String, _ target: Target) {
    if !names.contains(where: { $0.node == 0 && $0.name == name }) {
      names.append((0, name, target))
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return }
    var node = 0
    for part in parts.dropLast() {
      if let known = names.first(where: { $0.node == node && $0.name == part }) {
        guard case .object(let next) = known.target else { return }
        node = next
      } else {
        nodeNames.append(nodeNames[node].isEmpty ? part : nodeNames[node] + "." + part)
        names.append((node, part, .object(nodeNames.count - 1)))
        node = nodeNames.count - 1
      }
    }
    if !names.contains(where: { $0.node == node && $0.name == parts.last! }) {
      names.append((node, parts.last!, target))
    }
  }

  /// The full name of a member of a node.
  func path(_ node: Int, _ name: String) -> String {
    node == 0 ? name : nodeNames[node] + "." + name
  }

  /// The fields inside an object, at any depth.
  func fieldsInside(_ node: Int) -> [Int] {
    names.filter { $0.node == node }.flatMap { _, _, target -> [Int] in
      switch target {
      case .field(let field): [field]
      case .object(let inner): fieldsInside(inner)
      default: []
      }
    }
  }

  /// The message about a member `record` that names no record of the pack.
  func unknownRecord(_ shown: String) -> String {
    "the record says it is \(shown); it must be \(choices)"
  }

  /// The message about a record that does not say what it is.
  var unnamedRecord: String {
    "the record does not say what it is: add a member \"record\" with \(choices), or use --record for the file"
  }

  private var choices: String {
    joined(([(record, type.name)] + otherRecords).sorted { $0.0 < $1.0 }.map { quoted($0.1) }, "or")
  }

  /// Why a file whose records have these fields alone cannot be read through the mapping: a column
  /// that was renamed would otherwise be missing everywhere, and what rests on it silent.
  func absence(of fields: Set<Int32>) -> String? {
    guard let mapping else { return nil }
    let absent = mapping.columns.filter { !$0.mayBeAbsent && !fields.contains(Int32($0.field)) }
    guard let first = absent.first else { return nil }
    let names = joined(absent.prefix(4).map { quoted($0.column) }, "and")
    let more = absent.count > 4 ? " (and \(absent.count - 4) more)" : ""
    let what = absent.count == 1 ? "has no column \(names)" : "has no columns \(names)\(more)"
    return
      "the file \(what), which the mapping \(quoted(mapping.id)) reads; "
      + "correct the mapping, or mark a column as optional: \(quoted(first.column)): { field: \(type.fields[first.field].name), may be absent: yes }"
  }

  /// The headings that a file must have.
  var neededColumns: [String] {
    guard let mapping else { return [] }
    return mapping.columns.filter { !$0.mayBeAbsent }.flatMap {
      (MappingPath.joined($0.column) ?? [$0.column]) + ($0.unitColumn.map { [$0] } ?? [])
    } + mapping.only.filter { !$0.words.contains("") }.map(\.column)
  }

  /// The message about an undeclared name.
  func undeclared(_ name: String, often: String = "") -> (kind: LogProblem.Kind, message: String) {
    let near = nearest(name, in: declaredNames)
    let shown = quoted(LogReading.shown(Array(name.utf8)))
    let what =
      mapping.map {
        "\(shown)\(often) is not in the mapping \(quoted($0.id)): map it to a field, or list it under `ignore` (`ignore: the rest` is all of them)"
      }
      ?? "\(shown)\(often) is not a field of \(type.name) and is ignored"
    return (
      near != nil || mapping != nil ? .suspicious : .undeclared,
      what + (near.map { "; did you mean \(quoted($0))?" } ?? "")
    )
  }

  /// The message about more undeclared names than are distinguished.
  static let tooManyUndeclared =
    "more than \(LogLimits.undeclaredNames) other names are not fields and are ignored"

  /// The remark about records without a time, though what is decided about them depends on it.
  func timeless(_ count: Int) -> String {
    let (records, verb, object) =
      count == 1 ? ("a record", "has", "it") : ("\(count) records", "have", "them")
    return
      "\(records) of \(type.name) \(verb) no time, so current numbers and rules are used for \(object)"
  }

  /// The declared names, for suggestions.
  var declaredNames: [String] {
    mapping.map { neededColumns + $0.columns.map(\.column) + $0.ignored } ?? type.declared.map(\.name)
  }
}
