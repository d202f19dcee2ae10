import RuleModel

extension Expression {
  /// Whether the value is made from a contrast of two colours, which comes close to round numbers
  /// and is none; a rounded contrast may be one.
  func isContrast(_ bindings: [Binding]) -> Bool {
    var isContrast = false
    var isRounded = false
    walk { part in
      switch part {
      case .call(.contrast, _): isContrast = true
      case .call(.round, _), .call(.floor, _), .call(.ceiling, _): isRounded = true
      case .binding(let index)
      where bindings.indices.contains(index) && bindings[index].expression.isContrast(bindings):
        isContrast = true
      default: break
      }
    }
    return isContrast && !isRounded
  }
}
