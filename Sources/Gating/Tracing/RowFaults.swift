import Analysis
import CopyLint
import Diagnostics
import RuleLoading
import RuleModel

/// What is wrong with the rows' own examples and with what they say they are covered by.
struct RowFaults {
  private struct Fault {
    var row: Int
    var check: Check
    var message: String
    var origin: Origin
  }

  private var faults: [Fault] = []

  init(_ pack: Pack, _ moment: GateMoment) {
    for (index, row) in pack.requirements.enumerated() {
      for named in row.coveredBy {
        if let why = RowFaults.lack(named.name, of: row, in: pack) {
          faults.append(Fault(row: index, check: .requirementCover, message: why, origin: named.origin))
        }
      }
    }
    for result in rowExampleResults(pack, today: moment.today, zone: moment.zone) where !result.differences.isEmpty {
      add(
        result.row, result.example.records.it, result.differences.joined(separator: "; "), result.example.records.origin
      )
    }
    for result in rowCopyResults(pack, today: moment.today) {
      if let difference = result.difference {
        add(result.row, result.example.text, difference, result.example.origin)
      }
    }
  }

  private mutating func add(_ row: Int, _ name: String, _ difference: String, _ origin: Origin) {
    faults.append(
      Fault(row: row, check: .requirementExample, message: "the example “\(name)” fails: \(difference)", origin: origin)
    )
  }

  /// Whether an item that a decided row names does not cover it.
  static func breaksCover(_ pack: Pack) -> Bool {
    pack.requirements.contains { row in
      row.standing == .decided && row.coveredBy.contains { lack($0.name, of: row, in: pack) != nil }
    }
  }

  var isEmpty: Bool { faults.isEmpty }

  /// The first fault of each row.
  var first: [Int: String] {
    Dictionary(faults.map { ($0.row, $0.message) }, uniquingKeysWith: { first, _ in first })
  }

  func findings(_ loaded: LoadedPack) -> [Finding] {
    faults.map { fault in
      let id = loaded.pack.requirements[fault.row].id
      return Finding(
        fault.check, .error, "\(id): \(fault.message)", at: loaded.place(fault.origin), key: id, source: [id])
    }
  }

  /// Why an item that a row names does not cover it.
  private static func lack(_ name: String, of row: Requirement, in pack: Pack) -> String? {
    let items = pack.items.filter { $0.id == name }
    guard let item = items.first(where: { $0.source.contains(row.id) }) ?? items.first else {
      return "it says that it is covered by `\(name)`, and there is no such item"
    }
    if !item.source.contains(row.id) {
      return "it says that it is covered by `\(name)`, which does not name it in `source`"
    }
    if row.standing == .open, item.status == .draft { return nil }
    return item.status == .active
      ? nil : "it says that it is covered by `\(name)`, which is \(item.status == .draft ? "a draft" : "retired")"
  }
}
