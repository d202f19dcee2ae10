import Analysis
import CopyLint
import Diagnostics
import RuleLoading
import RuleModel

/// The faults of the rows' own examples and of the cover that they name.
struct RowFaults {
  private struct Fault {
    var part: RowPart
    var check: Check
    var message: String
    var origin: Origin
    /// The item that does not cover the row, where that is what is wrong, and what is wrong with
    /// it.
    var lack: (item: String, says: String)?
  }

  private var faults: [Fault] = []

  private init() {}

  init(_ pack: Pack, _ moment: GateMoment, _ lists: TermLists) {
    faults =
      RowFaults.ofCover(pack).faults + RowFaults.ofRecords(pack, moment).faults
      + RowFaults.ofStrings(pack, lists).faults
  }

  /// Items that rows name as their cover, and that do not cover them.
  static func ofCover(_ pack: Pack) -> RowFaults {
    var found = RowFaults()
    let items = Dictionary(grouping: pack.items, by: \.id)
    for (part, named) in pack.rowParts(\.coveredBy, \.coveredBy) {
      guard
        let lack = lack(named.name, of: pack.requirements[part.row], among: items[named.name] ?? [])
      else {
        continue
      }
      found.faults.append(
        Fault(
          part: part, check: .requirementCover,
          message: "it says that it is covered by `\(named.name)`, but \(lack)",
          origin: named.origin,
          lack: (named.name, lack)))
    }
    return found
  }

  /// Examples of records that come out otherwise.
  static func ofRecords(_ pack: Pack, _ moment: GateMoment) -> RowFaults {
    var found = RowFaults()
    for result in rowExampleResults(pack, today: moment.today, zone: moment.zone)
    where !result.differences.isEmpty {
      let records = result.example.records
      found.add(result.part, records.it, result.differences.joined(separator: "; "), records.origin)
    }
    return found
  }

  /// Examples of strings that come out otherwise.
  static func ofStrings(_ pack: Pack, _ lists: TermLists) -> RowFaults {
    var found = RowFaults()
    for result in rowCopyResults(pack, lists) {
      if let difference = result.difference {
        found.add(result.part, result.example.text, difference, result.example.origin)
      }
    }
    return found
  }

  private mutating func add(_ part: RowPart, _ name: String, _ difference: String, _ origin: Origin)
  {
    faults.append(
      Fault(
        part: part, check: .requirementExample,
        message: "the example “\(name)” fails: \(difference)", origin: origin)
    )
  }

  /// The first fault of each row and of each clause.
  var first: [RowPart: String] {
    Dictionary(faults.map { ($0.part, $0.message) }, uniquingKeysWith: { first, _ in first })
  }

  func findings(_ loaded: LoadedPack) -> [Finding] {
    faults.map { fault in
      let id = loaded.pack.requirements[fault.part.row].id
      var finding = Finding(
        fault.check, .error, "\(id): \(fault.message)", at: loaded.place(fault.origin), key: id,
        source: [id])
      let name = loaded.pack.name
      if let lack = fault.lack {
        finding.concerns = "\(name)/\(lack.item)"
        finding.shared = .init(
          "say that they are covered by `\(lack.item)`, but \(lack.says)",
          of: "\(id): \(loaded.pack.requirements[fault.part.row].title)",
          advice: "restore the item, or correct `covered by`", noun: "requirements")
        if let item = loaded.pack.item(named: lack.item), let place = loaded.place(item.origin) {
          finding.notes = [Note("`\(lack.item)`", at: place)]
        }
      } else {
        finding.concerns = "\(name)/\(id)"
        finding.follows = loaded.pack.items.filter { $0.source.contains(id) }.map {
          "\(name)/\($0.id)"
        }
      }
      return finding
    }
  }

  /// Whether something is wrong with one of these rows.
  func hit(_ rows: Set<Int>) -> Bool { faults.contains { rows.contains($0.part.row) } }

  /// Errors for the examples of rows, of records and of strings, that come out otherwise.
  static func ofExamples(_ loaded: LoadedPack, _ moment: GateMoment) -> [Finding] {
    var found = ofRecords(loaded.pack, moment)
    found.faults += ofStrings(loaded.pack, TermLists(loaded.pack, today: moment.today)).faults
    return found.findings(loaded)
  }

  /// Why an item that a row names does not cover it.
  private static func lack(_ name: String, of row: Requirement, among items: [PackItem]) -> String?
  {
    guard let item = items.first(where: { $0.source.contains(row.id) }) ?? items.first else {
      return "there is no such item"
    }
    if row.standing == .open, item.status == .draft { return nil }
    return item.status == .active
      ? nil
      : "that item is \(item.status == .draft ? "a draft" : "retired")"
  }
}

/// Errors for the requirements' own examples that come out otherwise.
public func requirementExampleFindings(_ loaded: LoadedPack, _ moment: GateMoment) -> [Finding] {
  RowFaults.ofExamples(loaded, moment)
}
