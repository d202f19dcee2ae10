import RuleModel

/// The names that a pack defines, as far as it is read.
struct DefinedNames {
  /// Indices in the pack.
  var records: [String: Int] = [:]
  var thresholds: [String: Int] = [:]
  /// All thresholds are read.
  var hasThresholds = false
  var lists: [String: Int] = [:]
  var texts: [String: Int] = [:]
  var lets: [String: LetDraft] = [:]
  var tables: [TableDraft] = []
  /// The scopes of kinds of record, by index.
  var scopes: [Int: [ScopeDraft]] = [:]
  var surfaces: [(name: String, origin: Origin)] = []
  /// Rules in the order in which they are read; nil until somebody asks.
  var rules: [RuleHead]?
  /// Ids of rules, tables, terms and texts, with where each was given.
  var ids: [String: Origin] = [:]
  /// Ids that were given again, with where each was first.
  var repetitions: [Repetition] = []

  /// An id, or a name such as `the threshold dayLimit`, that is defined again.
  struct Repetition {
    var name: String
    var isID: Bool
    var origin: Origin
    var first: Origin
  }
  /// Names whose definition was wrong: reported there, so not again where they are used.
  var failed: Set<String> = []
  /// Names in order, and where they lead: asked for at every misspelt one.
  var sorted = NameLists()

  /// Names of shared `let`s and of thresholds, in order.
  mutating func sharedNames() -> [String] {
    let count = lets.count + thresholds.count
    if sorted.shared.count != count {
      sorted.shared = (Array(lets.keys) + Array(thresholds.keys)).sorted()
    }
    return sorted.shared
  }

  mutating func listNames() -> [String] {
    if sorted.lists.count != lists.count { sorted.lists = lists.keys.sorted() }
    return sorted.lists
  }

  mutating func textNames() -> [String] {
    if sorted.texts.count != texts.count { sorted.texts = texts.keys.sorted() }
    return sorted.texts
  }

  /// In order.
  mutating func fieldNames(of record: Int, in pack: Pack) -> [String] {
    let fields = pack.records[record].fields.filter { $0.unitOf == nil }
    if let known = sorted.fields[record], known.count == fields.count { return known }
    let names = fields.map(\.name).sorted()
    sorted.fields[record] = names
    return names
  }
}

/// Uses of names that can be judged only when everything is read.
struct NameUses {
  var references: [Reference] = []
  /// Thresholds whose values the pack's own words say.
  var inWords: Set<String> = []
  /// Roles that are asked for, or have signed.
  var roles: [(String, Origin)] = []
  /// Surfaces that are named anywhere.
  var surfaces: [SurfaceUse] = []
  /// The conditions that ask whether rules fire.
  var outcomes: [OutcomeUse] = []
  /// The rules that messages wait for, with the record each is about.
  var messageRules: [(rule: String, record: Int, origin: Origin)] = []
}

/// A name in a text position that must be the id of something.
struct Reference {
  enum Kind { case term, item, signable }

  var kind: Kind
  var name: String
  var origin: Origin
}

/// Names that are known so far, in order.
struct NameLists {
  var shared: [String] = []
  var lists: [String] = []
  var texts: [String] = []
  var fields: [Int: [String]] = [:]
  /// The values that the tables of a scope give, and how many tables there were.
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
