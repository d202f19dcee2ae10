/// Everything one rule pack says, resolved and type-checked.
public struct Pack: Hashable, Sendable, InBook {
  /// The name that begins ids in findings.
  public var name: String
  /// Its name for people.
  public var title: String
  /// Its version, as written.
  public var version: String
  /// The locale in which its texts are written.
  public var sourceLocale: String
  /// The locales that ship.
  public var locales: [String]
  /// IANA name, or an offset such as +02:00.
  public var timeZone: String?
  /// The place of `time zone`, if there is one.
  public var timeZoneOrigin: Origin?
  /// Paths of the files, in order; `Origin.file` points here.
  public var files: [String]

  /// The pack's own units.
  public var units: [Unit]
  /// How units of different dimensions become one another.
  public var conversions: [UnitConversion]
  /// The kinds of record.
  public var records: [RecordType]
  /// The numbers and other values under `thresholds:`.
  public var thresholds: [Threshold]
  /// The orders that numbers must keep.
  public var orders: [Order]
  /// The named lists.
  public var lists: [NameList]
  /// All aggregates of all decisions; equal ones are one.
  public var aggregates: [Aggregate]
  /// The rules.
  public var rules: [Rule]
  /// The tables.
  public var tables: [Table]
  /// Statements about several rules.
  public var meetings: [Meeting]
  /// Ways to read foreign exports.
  public var mappings: [Mapping]
  /// Sentences composed from data.
  public var messages: [MessageRule]

  /// Whether the pack is for any app (`shared: yes`): it says nothing of which locales ship.
  public var isShared: Bool
  /// The most that findings of terms weigh in a locale whose lists nobody has reviewed, and the
  /// finding that says so.
  public var unreviewedLevel: Term.Severity

  /// The forbidden words.
  public var terms: [Term]
  /// The signed texts.
  public var texts: [SignedText]
  /// The limits of length.
  public var limits: [LengthLimit]
  /// The reviews of term lists.
  public var reviewed: [Review]
  /// The exemptions.
  public var exemptions: [Exemption]
  /// The approved weakenings, release after release.
  public var changes: [ApprovedChange]
  /// The places where the app shows texts, as `surfaces:` declares them.
  public var surfaces: [String] = []
  /// Who can sign.
  public var roles: [Role]
  /// The recorded sign-offs.
  public var signOffs: [SignOff]
  /// The requirement rows.
  public var requirements: [Requirement]
  /// The files that ship besides code; nil if the pack does not say.
  public var ships: Shipping?
  /// Built-in checks set to a level, or `off`.
  public var checks: [String: String]
  /// The places at which levels of checks are set, by check.
  public var checkOrigins: [String: Origin]
  /// The place of `locales`.
  public var localesOrigin: Origin?

  public init(
    name: String, title: String = "", version: String = "0", sourceLocale: String = "en",
    locales: [String] = []
  ) {
    self.name = name
    self.title = title
    self.version = version
    self.sourceLocale = sourceLocale
    self.locales = locales
    files = []
    units = []
    conversions = []
    records = []
    thresholds = []
    orders = []
    lists = []
    aggregates = []
    rules = []
    tables = []
    meetings = []
    mappings = []
    messages = []
    isShared = false
    unreviewedLevel = .error
    terms = []
    texts = []
    limits = []
    reviewed = []
    exemptions = []
    changes = []
    roles = []
    signOffs = []
    requirements = []
    checks = [:]
    checkOrigins = [:]
  }
}

extension Pack {
  /// The place of a rule in `rules`.
  public func ruleIndex(of id: String) -> Int? { rules.firstIndex { $0.id == id } }
}
