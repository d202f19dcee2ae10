/// The columns of one CSV file, and what each leads to for every record type it may hold.
final class CSVTable: Sendable {
  let dialect: CSVDialect
  let headings: [String]
  /// By plan (index into the run's plans): for each column the field, or a negative code of
  /// `MemberName`.
  let columns: [Int: [Int32]]
  /// The column that names each row's record type.
  let recordColumn: Int?

  /// Of a file without a byte.
  static let empty = CSVTable()

  private init() {
    dialect = CSVDialect(delimiter: 0x2C)
    headings = []
    columns = [:]
    recordColumn = nil
  }

  init(
    dialect: CSVDialect, headings: [String], plans: [(index: Int, plan: ReadingPlan)], file: String,
    other: (_ columns: [String]) -> String = { _ in "" }
  ) throws(LogFailure) {
    self.dialect = dialect
    self.headings = headings
    var columns: [Int: [Int32]] = [:]
    var isKnown = false
    for (index, plan) in plans {
      var codes: [Int32] = []
      var seen: Set<Int32> = []
      for heading in headings {
        var code = MemberName.undeclared
        if let target = plan.names.first(where: { $0.node == 0 && $0.name == heading })?.target {
          switch target {
          case .field(let field): code = Int32(field)
          case .record: code = MemberName.record
          case .ignored: code = MemberName.ignored
          case .branch(let branch) where !(plan.shape?.branches[branch].slots.isEmpty ?? true):
            code = MemberName.branch(branch)
          case .branch where plan.mapping?.ignoresRest ?? false: code = MemberName.ignored
          case .branch: break
          case .object, .undeclared: break
          }
        } else if plan.mapping?.ignoresRest ?? false {
          code = MemberName.ignored
        }
        if code >= 0 || code <= MemberName.firstBranch {
          isKnown = true
          guard seen.insert(code).inserted else {
            throw LogFailure(
              file: file,
              message:
                "two columns have the name \(quoted(heading)); each field needs exactly one column")
          }
        }
        codes.append(code)
      }
      if plan.mapping?.recordsAt != nil {
        throw LogFailure(
          file: file, message: "the mapping has `records at`, which is for JSON and XML")
      }
      var lacking: String?
      if let shape = plan.shape { (seen, lacking) = shape.found(in: Set(headings)) }
      let only = lacking.map { "the file has no column \(quoted($0)), by which `only` chooses rows" }
      if let reason = plan.absence(of: seen) ?? only {
        throw LogFailure(file: file, message: reason + other(plan.neededColumns))
      }
      columns[index] = codes
    }
    self.columns = columns
    recordColumn = headings.firstIndex(of: "record")
    guard isKnown else {
      let names = plans.first?.plan.declaredNames.prefix(3).joined(separator: ", ") ?? ""
      let type =
        plans.count == 1
        ? "a field of \(plans[0].plan.type.name)" : "a field of any record of the pack"
      throw LogFailure(
        file: file,
        message:
          "no column in the first line is \(type); the first line of a CSV file must name its columns, such as \(names)"
            + other(plans.first?.plan.neededColumns ?? [])
      )
    }
  }
}
