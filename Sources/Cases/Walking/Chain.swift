import RuleModel

/// A number computed from one field, each step only rising or only falling.
struct Chain {
  enum Step {
    case add(Double), subtract(Double), from(Double), multiply(Double), divide(Double)
    case negate, convert(UnitChange), floor, ceiling
    case round(Int)
  }

  let root: Int
  private var steps: [Step] = []

  init?(_ quantity: Int, _ splits: Splits) {
    var place = quantity
    var steps: [Step] = []
    func constant(_ place: Int) -> Double? {
      if case .constant(.number(let x)) = splits.quantities[place] { x } else { nil }
    }
    walk: while true {
      switch splits.quantities[place] {
      case .field:
        guard case .number? = splits.fields[place]?.type else { return nil }
        break walk
      case .negate(let part): (place, steps) = (part, steps + [.negate])
      case .convert(let part, let change):
        guard change.factor != 0 else { return nil }
        (place, steps) = (part, steps + [.convert(change)])
      case .arithmetic(let sign, let a, let b, _):
        switch (sign, constant(a), constant(b)) {
        case (.plus, let x?, nil): (place, steps) = (b, steps + [.add(x)])
        case (.plus, nil, let x?): (place, steps) = (a, steps + [.add(x)])
        case (.minus, let x?, nil): (place, steps) = (b, steps + [.from(x)])
        case (.minus, nil, let x?): (place, steps) = (a, steps + [.subtract(x)])
        case (.times, let x?, nil) where x != 0: (place, steps) = (b, steps + [.multiply(x)])
        case (.times, nil, let x?) where x != 0: (place, steps) = (a, steps + [.multiply(x)])
        case (.divided, nil, let x?) where x != 0: (place, steps) = (a, steps + [.divide(x)])
        default: return nil
        }
      case .call(.floor, let parts, _): (place, steps) = (parts[0], steps + [.floor])
      case .call(.ceiling, let parts, _): (place, steps) = (parts[0], steps + [.ceiling])
      case .call(.round, let parts, _):
        guard let places = constant(parts[1]) else { return nil }
        (place, steps) = (parts[0], steps + [.round(Int(min(max(places, -1), 16)))])
      default: return nil
      }
    }
    root = place
    self.steps = steps.reversed()
  }

  /// The evaluator's result for a value of the field; nil if it overflows. `largest`: of all
  /// results on the way.
  private func run(_ x: Double) -> (result: Double?, largest: Double) {
    var (value, largest) = (x, x.magnitude)
    for step in steps {
      switch step {
      case .add(let y): value = decimal(value + y)
      case .subtract(let y): value = decimal(value - y)
      case .from(let y): value = decimal(y - value)
      case .multiply(let y): value = decimal(value * y)
      case .divide(let y): value = decimal(value / y)
      case .negate: value = -value
      case .convert(let change): value = decimal(change.apply(value))
      case .floor: value = decimal(value.rounded(.down))
      case .ceiling: value = decimal(value.rounded(.up))
      case .round(let places): value = decimal(decimalRound(value, places: places))
      }
      if !value.isFinite { return (nil, .infinity) }
      largest = max(largest, value.magnitude)
    }
    return (value, largest)
  }

  func result(_ x: Double) -> Double? { run(x).result }

  private var rises: Bool {
    steps.count { step in
      switch step {
      case .from, .negate: true
      case .multiply(let y), .divide(let y): y < 0
      case .convert(let change): change.factor < 0
      case .add, .subtract, .floor, .ceiling, .round: false
      }
    }.isMultiple(of: 2)
  }

  /// The values of the field from which on the result is at the constant, and beyond it, and those
  /// between which it does not overflow. Nil where a result is so large that steps need not rise or
  /// fall all along.
  func edges(at x: Double, _ bounds: Bounds) -> [Double]? {
    if x.magnitude > 1e12 { return nil }
    let (low, high) = (
      max(bounds.low, -.greatestFiniteMagnitude), min(bounds.high, .greatestFiniteMagnitude)
    )
    let isRising = rises
    // Values that overflow lie at the ends; their sign says on which side.
    func side(_ value: Double) -> Double {
      if let result = result(value) { return isRising ? result : -result }
      return value > 0 ? .infinity : -.infinity
    }
    let goal = isRising ? x : -x
    var edges: [Double] = []
    for isReached in [
      { (y: Double) in y >= goal }, { (y: Double) in y > goal }, { $0 == .infinity },
      { $0 > -.infinity },
    ] {
      guard !isReached(side(low)), isReached(side(high)) else { continue }
      var (below, above) = (Chain.ordinal(low), Chain.ordinal(high))
      while below + 1 < above {
        // Without a difference, which may be too large.
        let middle = (below >> 1) + (above >> 1) + (below & above & 1)
        if isReached(side(Chain.value(middle))) { above = middle } else { below = middle }
      }
      edges.append(Chain.value(above))
    }
    let ends = [low, high].filter { $0.magnitude < 1e300 }
    for edge in edges + ends where edge.magnitude < 1e290 && run(edge).largest > 1e12 { return nil }
    return edges
  }

  /// Doubles in order as whole numbers.
  private static func ordinal(_ x: Double) -> Int64 {
    let bits = Int64(bitPattern: x.bitPattern)
    return bits >= 0 ? bits : .min - bits
  }

  private static func value(_ ordinal: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: ordinal >= 0 ? ordinal : .min - ordinal))
  }
}

extension Splits {
  /// Some number of a cell.
  func some(_ quantity: Int, _ cell: Int) -> Double? {
    let cuts = sorted(quantity).map(\.amount)
    let bounds = bounds(quantity)
    switch cells(quantity)[cell] {
    case .constant(.number(let x)): return x
    case .between(let place):
      let low = place > 0 ? cuts[place - 1] : nil
      let high = place < cuts.count ? cuts[place] : nil
      return bounds.some(above: low, below: high)
    default: return nil
    }
  }
}

extension Bounds {
  /// A plain number strictly between two others; nil where none is found.
  func some(above a: Double?, below b: Double?) -> Double? {
    let low = max(self.low, a ?? -.infinity)
    let high = min(self.high, b ?? .infinity)
    var tries: [Double] = []
    switch (low.isFinite, high.isFinite) {
    case (false, false): tries = [0]
    case (true, false): tries = [low, low + 1, low + 0.5, low * 2, low / 2, low.nextUp]
    case (false, true): tries = [high, high - 1, high - 0.5, high * 2, high / 2, high.nextDown]
    case (true, true):
      let middle = low + (high - low) / 2
      tries = [low, middle.rounded(), decimal(middle), middle, high, low.nextUp, high.nextDown]
    }
    if step > 0 {
      tries = tries.flatMap {
        [($0 / step).rounded(.down) * step, ($0 / step).rounded(.up) * step, $0 + step, $0 - step]
      }
      if low.isFinite {
        tries += [((low / step).rounded(.down) + 1) * step, (low / step).rounded(.up) * step]
      }
    }
    return tries.first { x in
      x.isFinite && holds(x) && (a.map { x > $0 } ?? true) && (b.map { x < $0 } ?? true)
    }
  }
}
