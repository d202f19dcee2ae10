import Folding

/// Whether texts are names of a list. People write few different names many times: each spelling is
/// folded once.
struct NameCache {
  private let names: Set<String>
  private var known: [String: Bool] = [:]
  private static let limit = 10_000

  init(_ names: Set<String>) { self.names = names }

  mutating func contains(_ text: TextSpan) -> Bool {
    let string = text.string
    if let isName = known[string] { return isName }
    let isName = Folding.isName(string, among: names)
    if known.count < NameCache.limit { known[string] = isName }
    return isName
  }
}
