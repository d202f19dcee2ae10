import RuleModel

extension Explanation {
  /// A condition as `explain` writes it, a line each; what belongs below a line is indented.
  public func conditionLines(_ condition: Condition) -> [String] {
    lines(condition, indent: "").split(separator: "\n").map(String.init)
  }
}
