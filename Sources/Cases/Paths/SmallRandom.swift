import RuleModel

/// Numbers that are the same in every run: what is found must not depend on chance.
package struct SmallRandom {
  private var state: UInt64 = 0x2545_F491_4F6C_DD1D

  package init() {}

  package mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  package mutating func element<Element>(_ all: [Element]) -> Element? {
    all.isEmpty ? nil : all[next(below: all.count)]
  }

  /// A value of each field; one in four is left out.
  package mutating func record<Name: Hashable>(
    of fields: [(name: Name, values: [Example.Given])]
  ) -> [Name: Example.Given] {
    var given: [Name: Example.Given] = [:]
    for (name, values) in fields where !values.isEmpty && next(below: 4) > 0 {
      given[name] = element(values)
    }
    return given
  }
}
