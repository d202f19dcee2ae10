import RuleModel

/// The meaning of a change of each key, section by section: the one table that `diff`, `--since`,
/// sign-offs, handbook and page go by, printed in docs/changes.md.
///
/// What no line names decides something: a change of it is one of meaning.
public enum KeyTable {
  /// The kinds of changes.
  public enum Effect: String, Sendable {
    /// Nothing differs.
    case same
    /// Words for people: no decision and no sentence that is shown differs.
    case words
    /// Who has to sign or has approved it.
    case signs
    /// Something decides, is shown or is found otherwise.
    case meaning
  }

  /// One line of the table.
  public struct Row: Sendable {
    /// The sections that it is about; that of all items is not one of the language.
    public var sections: [String]
    /// The keys; `*` is every other one.
    public var keys: [String]
    /// The kind of a change of them.
    public var effect: Effect
    /// Changes that make it weaker, as people say it; empty where nothing does.
    public var weaker: String
    /// Whether any change of them is one that a person has to look at.
    public var isToLookAt: Bool { weaker.contains(KeyTable.look) }
  }

  private static let look = "any change is to be looked at"

  static let lines: StaticString = """
    all items | id, status | meaning | gone, retired or made a draft; a draft that is active unsigned
    all items | needs sign-off | signs | a role less
    all items | title, why, because, note, source, limitations, document | words |
    all items | examples | words |
    all items | mentions | words | a number that the same words are no longer held to
    all items | no sign-off because, free to change | words | any change is to be looked at
    all items | comments, layout, place in the files, order of `on` | same | rules that show on one surface, in another order: `diff` names it too
    rules | kind | meaning | a lesser kind
    rules | for each, for | meaning | another record
    rules | when, require, let, if unknown | meaning | a red flag, advisory or constraint that misses a case, a limit that allows or a minimum that shows one more
    rules | then, below, or refuse | meaning | an effect less; any change is to be looked at, of what they rest on too
    rules | from, until | meaning | in force on fewer days
    rules | why missing, why unreadable | words | any change is to be looked at
    tables | rows, rows are, gives, otherwise, let | meaning | a row less; rows no longer exclusive; another answer is to be looked at
    tables | from, until | meaning | in force on fewer days
    thresholds, units, let | is, was, from, until, * | meaning | through the rules and tables that rest on them
    lists | names, apart from, never | meaning | a name less, or one more where `is not in` asks
    texts | exactly, translations, plurals, was | meaning | other words that nobody has signed; a locale or form less
    texts | key | meaning | its own key bound to other words
    texts | contains | meaning | a term more
    texts | on | meaning | a surface less
    texts | dismissible, tier | meaning | loosened
    messages | only if | meaning | gone, or another rule
    messages | none, exact, words, joined, sentences | meaning | other words that nobody has signed
    messages | * | meaning | any change is to be looked at
    terms | forbid, forms, unless within, except, accents, case | meaning | words that it no longer finds
    terms | level, locale, only in, not in, tags | meaning | a lower level; fewer keys, locales or regulators
    terms | number of | meaning | a number more that its words may say; a new term that takes another's numbers
    terms | fix | meaning | any change is to be looked at
    terms | instead | words |
    limits | at most, level | meaning | longer, or a lower level
    reviewed | by, on, locale | meaning | a review less; by somebody else, and no later, is to be looked at
    exemptions | accepts, term, check, key, locale, until | meaning | new, wider or longer
    exemptions | because, approved by | signs | any change is to be looked at
    records | fields | meaning | any change of what a field refuses or means where it is missing is to be looked at
    records | * | meaning | any change is to be looked at
    mappings | columns | meaning | a field that it no longer reads, a column that may be absent; any change is to be looked at
    mappings | ignore | meaning |
    mappings | only, records at | meaning | rows that are no longer read; any change is to be looked at
    mappings | * | meaning | any change is to be looked at
    orders, together | holds, rules, for each, for | meaning | no longer stated, or of less
    requirements | title | meaning | any change is to be looked at
    requirements | examples | words | an example less; another in its place is to be looked at
    requirements | source, document | meaning |
    requirements | covered by, elsewhere, holds, status, unsure | meaning | an item or clause less; open, unsure or elsewhere; no longer the source of an item
    ships | catalogues, metadata, tokens | meaning | a file, locale, field or record less
    ships | keys, free | meaning | keys unbound, or more keys free
    checks, unreviewed, shared | * | meaning | a lower level; `shared: yes`
    locales | * | meaning | a locale less
    time zone, source locale | * | meaning | any change is to be looked at
    surfaces, roles | * | meaning |
    version | * | words | an earlier one
    examples of | * | words | as beside their item
    texts need no sign-off because | * | words | another reason, and a new text that only it excuses, is to be looked at
    pack, title, language | * | words |
    changes, signoffs, signed content | * | signs |
    """

  private static let allItems = "all items"

  /// All lines, in order.
  public static let rows: [Row] = lines.description.split(separator: "\n").map { line in
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").joined(separator: " ")
    }
    return Row(
      sections: names(cells[0]), keys: names(cells[1]), effect: Effect(rawValue: cells[2])!,
      weaker: cells[3])
  }

  private static func names(_ cell: String) -> [String] {
    cell.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  /// The line of a key of a part; nil where none names it.
  public static func row(of key: String, in kind: PackGraph.Node.Kind) -> Row? {
    let own = rows.filter { $0.sections.contains(section(of: kind)) }
    return own.first { $0.keys.contains(key) }
      ?? rows.first { $0.sections == [allItems] && $0.keys.contains(key) }
      ?? own.first { $0.keys.contains("*") }
  }

  /// The keys below one of a section that decide nothing: words, and who signs or approves.
  public static func undecided(in section: PackSection) -> Set<String> {
    let own = rows.filter { $0.sections.contains(section.rawValue) }
    let all = rows.filter { row in
      row.sections == [allItems]
    }.flatMap { row in row.keys.map { (key: $0, effect: row.effect) } }
    let theirs = own.flatMap { row in row.keys.map { (key: $0, effect: row.effect) } }
    let decided = Set(theirs.filter { $0.effect == .meaning }.map(\.key))
    return Set((all + theirs).filter { $0.effect != .meaning && $0.effect != .same }.map(\.key))
      .subtracting(decided)
  }

  /// Whether the words under a key are shown to people.
  public static func isSentence(_ key: String, in kind: PackGraph.Node.Kind) -> Bool {
    row(of: key, in: kind)?.weaker.hasPrefix("other words") ?? false
  }

  private static func section(of kind: PackGraph.Node.Kind) -> String {
    kind == .field ? "fields" : kind.section.rawValue
  }

  /// The table as docs/changes.md prints it.
  public static var markdown: String {
    func code(_ names: [String]) -> String {
      names.map { $0 == "*" ? "any other" : "`\($0)`" }.joined(separator: ", ")
    }
    return "| Section | Keys | A change is of | Weaker |\n|---|---|---|---|\n"
      + rows.map { row in
        let keys = row.effect == .same ? row.keys.joined(separator: ", ") : code(row.keys)
        let sections = row.sections == [allItems] ? allItems : code(row.sections)
        return "| \(sections) | \(keys) | \(row.effect.rawValue) | \(row.weaker) |\n"
      }.joined()
  }
}
