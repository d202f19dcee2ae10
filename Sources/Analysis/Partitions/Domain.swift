import RuleModel

/// What a number can be: between two ends, whole or not, and where there are few, each of them.
struct Domain: Hashable {
  /// Sets of more numbers are kept by their ends alone.
  static let most = 256

  var low = -Double.infinity
  var high = Double.infinity
  var isWhole = false
  /// In order; nil if there are too many to name.
  var values: [Double]?

  static let any = Domain()

  init(low: Double = -.infinity, high: Double = .infinity, isWhole: Bool = false) {
    self.low = low
    self.high = high
    self.isWhole = isWhole
    if isWhole, high - low < Double(Domain.most) {
      values = Array(stride(from: low.rounded(.up), through: high.rounded(.down), by: 1))
    }
  }

  init(of numbers: some Sequence<Double>) {
    let all = Set(numbers).sorted()
    low = all.first ?? -.infinity
    high = all.last ?? .infinity
    isWhole = all.allSatisfy { $0 == $0.rounded() }
    values = all.count <= Domain.most && !all.isEmpty ? all : nil
  }

  func union(_ other: Domain) -> Domain {
    if let values, let others = other.values { return Domain(of: values + others) }
    var result = Domain(low: min(low, other.low), high: max(high, other.high))
    result.isWhole = isWhole && other.isWhole
    return result
  }

  /// What a function that rises or falls all the way makes of it.
  func mapped(isWhole: Bool? = nil, _ change: (Double) -> Double) -> Domain {
    if let values { return Domain(of: values.map(change)) }
    let (a, b) = (change(low), change(high))
    var result = Domain(low: min(a, b), high: max(a, b))
    result.isWhole = isWhole ?? false
    return result
  }

  func scaled(by factor: Double) -> Domain {
    factor == 0
      ? Domain(of: [0]) : mapped(isWhole: isWhole && factor == factor.rounded()) { Partition.exact($0 * factor) }
  }

  func plus(_ other: Domain) -> Domain {
    combined(other, ends: (low + other.low, high + other.high), isWhole: isWhole && other.isWhole) { $0 + $1 }
  }

  func times(_ other: Domain) -> Domain {
    let ends = [low * other.low, low * other.high, high * other.low, high * other.high].map { $0.isNaN ? 0 : $0 }
    return combined(other, ends: (ends.min()!, ends.max()!), isWhole: isWhole && other.isWhole) { $0 * $1 }
  }

  func divided(by other: Domain) -> Domain {
    if let others = other.values {
      // A division by zero gives nothing that could be compared.
      let sound = others.filter { $0 != 0 }
      if sound.isEmpty { return .any }
      return combined(Domain(of: sound), ends: quotients(sound), isWhole: false) { $0 / $1 }
    }
    if other.low <= 0, other.high >= 0 { return other.low == 0 && low >= 0 ? Domain(low: 0) : .any }
    let ends = quotients([other.low, other.high])
    return Domain(low: ends.low, high: ends.high)
  }

  private func quotients(_ divisors: [Double]) -> (low: Double, high: Double) {
    let ends = divisors.flatMap { [low / $0, high / $0] }.map { $0.isNaN ? 0 : $0 }
    return (ends.min()!, ends.max()!)
  }

  private func combined(
    _ other: Domain, ends: (low: Double, high: Double), isWhole: Bool, _ combine: (Double, Double) -> Double
  ) -> Domain {
    if let values, let others = other.values, values.count * others.count <= 16_384 {
      return Domain(of: values.flatMap { a in others.map { Partition.exact(combine(a, $0)) } })
    }
    var result = Domain(low: ends.low, high: ends.high)
    result.isWhole = isWhole
    return result
  }
}
