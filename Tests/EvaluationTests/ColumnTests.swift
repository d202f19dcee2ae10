import RuleModel
import Testing

@testable import Evaluation

@Suite struct ColumnTests {
  /// Deciding about the past is shared out to threads, each of which remembers values that took
  /// long.
  @Test func threadsThatShareAColumnRememberApart() async {
    struct Shared: @unchecked Sendable {
      let column: Column
    }
    let column = TypedColumn(DaysAccumulator(isRun: false))
    let states = 3_000
    column.grow(to: states)
    for state in 0..<states {
      for day in 0..<70 + state % 7 {
        column.add(
          state,
          Fact(
            isSure: true, value: .date(CivilDate(days: Int32(day))), time: Int64(day),
            sequence: Int64(day)))
      }
    }
    #expect(column.sharing() !== column)
    let wrong = await withTaskGroup(of: Int.self) { tasks in
      for shared in [column, column.sharing(), column.sharing()].map(Shared.init) {
        tasks.addTask {
          (0..<states).count { state in
            guard case .number(let days) = shared.column.value(state..<state + 1) else {
              return true
            }
            return days != Double(70 + state % 7)
          }
        }
      }
      return await tasks.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
