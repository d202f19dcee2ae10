import RuleModel

/// Names that are known so far.
struct NameLists {
  var shared: [String] = []
  var lists: [String] = []
  var texts: [String] = []
  var fields: [Int: [String]] = [:]
  /// What the tables of a scope give, and how many tables there were.
  var answers: [Scope: (tables: Int, names: [String])] = [:]
  var givers: [String: [TableDraft]] = [:]
  var tables: [String: [TableDraft]] = [:]
  var indexedTables = 0
}

/// Two ordered lists as one.
func merged(_ a: [String], _ b: [String]) -> [String] {
  if a.isEmpty { return b }
  if b.isEmpty { return a }
  var all: [String] = []
  all.reserveCapacity(a.count + b.count)
  var (i, j) = (0, 0)
  while i < a.count, j < b.count {
    if b[j] < a[i] {
      all.append(b[j])
      j += 1
    } else {
      all.append(a[i])
      i += 1
    }
  }
  return all + a[i...] + b[j...]
}
