/// Whether a path ends in what a pattern describes: `*` is any part of a name, `**` any folders.
public func pathEnds(_ path: String, in pattern: String) -> Bool {
  let names = path.split(separator: "/").map(String.init)
  let wanted = pattern.split(separator: "/").map(String.init)
  return names.indices.contains { fits(names[$0...], wanted[...]) }
}

private func fits(_ names: ArraySlice<String>, _ wanted: ArraySlice<String>) -> Bool {
  guard let first = wanted.first else { return names.isEmpty }
  let rest = wanted.dropFirst()
  if first == "**" {
    return (names.startIndex...names.endIndex).contains { fits(names[$0...], rest) }
  }
  guard let name = names.first, keyMatches(first, name) else { return false }
  return fits(names.dropFirst(), rest)
}
