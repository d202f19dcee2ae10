/// The parts in a row, as a sentence lists them: `a, b and c`.
public func listed(_ parts: [String], _ conjunction: String = "and") -> String {
  guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
  return parts.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}
