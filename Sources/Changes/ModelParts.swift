/// Which members of the model decide, and which are words that explain, by type. What signed
/// content is made of.
///
/// `ci/generate-book-coding --check`, and so `ci/check-repository`, refuses a member that is in
/// neither list. Places in files are in none. A digest holds the names of those that decide: a
/// member that is renamed is written `new=old`, and sign-offs stay valid. A new one voids nothing
/// while it is nil, empty or false.
enum ModelParts {
  /// After the type what decides, and after `|` what are words.
  static let lines: StaticString = """
    RuleAction effect with type condition | written
    RuleAction.Passed name expression type | written
    Aggregate operation record window condition length | ofAny belongings
    Aggregate.Length threshold | text
    ApprovedChange | item what because approvedBy source
    Belonging scope isThis unlinked |
    Binding name type expression | title written
    CalendarPeriod months days |
    CivilDate days |
    Colour red green blue alpha |
    Condition.Line expression | text
    DatedWords written | now last was
    DatedWords.Earlier | text until
    Dimension powers |
    Enumeration words points |
    Example | it given history now expect mentions isUnconfirmed
    Example.Expectation | outcome shows answers sets unset reminders refuses refusal allows says values
    Example.Expectation.Shown | text on
    Example.Record | record fields
    Exemption accepts locale term check until | because approvedBy source
    Exemption.Accepted key values |
    Field name type isOptional defaultValue meansNow range isWhole otherUnits convertible unitOf |
    Instant microseconds offset |
    LengthLimit key atMost measure level | source
    Mapping id record timeZone delimiter recordsAt only missing headingsLine subjectIsFileName isXML | title columns ignored ignoresRest examples
    Mapping.Choice column words |
    Mapping.Column column field format yearsFrom words change separator decimalComma unitColumn mayBeAbsent | unit
    Mapping.Example | it given expect
    Meeting text claim reach | because source
    Mention | threshold says because until
    MessageRule id status record field key onlyIf groups joined none exact forms | title mentions examples why source provenance
    MessageRule.Exact words sentences |
    MessageRule.Example | it given expect
    MessageRule.Form needs sentences |
    MessageRule.Group name words atMost |
    MessageRule.Joining two between last before |
    MessageRule.Joining.Before start joiner |
    MessageRule.Template pieces |
    MessageRule.Word word phrases |
    MessageRule.Wording text |
    NameList name entries status | never apartFrom title why source provenance
    NameList.Entry name also |
    Order text condition bindings rests | because source
    Pack sourceLocale timeZone units conversions records thresholds orders lists aggregates rules tables meetings mappings messages unreviewedLevel terms texts limits exemptions checks | name title version locales files isShared reviewed changes surfaces roles signOffs requirements ships
    Provenance | needs
    RecordScope name links |
    RecordScope.Link name expression type | written
    RecordType name fields key subject time laterTimes mayLackTime recorded others clock part within unlinked |
    Requirement | id title standing asked document passages choice isUnsure coveredBy examples copyExamples elsewhere clauses
    Requirement.Choice | chosen why wouldChange decidedBy decidedOn
    Requirement.Clause | says coveredBy examples copyExamples elsewhere
    Requirement.Elsewhere | what evidence
    Requirement.Named | name
    Requirement.Passage | document words
    Review | locale by on until
    Role | name title
    RowCopyExample | text key locale expect
    RowExample | records expect
    RowExample.Expectation | shows hides fires silent unknown refuses sets reminds gives
    RowExample.Shown | text on
    Rule id kind status scope from until bindings condition ifUnknown then otherwise | title why whyMissing whyUnreadable source examples mentions writtenWith provenance
    Shipping | catalogues metadata tokens bindsKeys free
    Shipping.Catalogues | path locales
    Shipping.FreeKeys | patterns because
    Shipping.FreeKeys.Pattern | text
    Shipping.Metadata | path locales fields
    Shipping.Tokens | path records
    SignOff | item role by on digest format pieces locale
    SignedText id key exactly translations was plurals contains on dismissible tier status | title why mentions source provenance
    SignedText.Earlier key exactly translations until |
    Table id status scope from until bindings columns rows policy otherwise | title otherwiseWritten why source examples mentions writtenWith provenance
    Table.Column name type range isWhole |
    Table.Row condition values | written
    Term id forbid forms inflected beginnings unlessWithin except needsAccents isCaseExact isWholeValue level locale tags status fix numberOf saidAs beside unlessBeside onlyIn notIn from until | because instead mentions source examples provenance
    Term.CopyExample | text isFound
    Term.InflectedWords kind words |
    Test expression | text shown shownType
    Threshold name type value was from until | written title why source mentions provenance
    Threshold.Earlier value until | written
    Unit name dimension factor offset |
    UnitChange factor offset |
    UnitConversion name field from factor to |
    UnitOption unit change |
    WrittenWith | lets units
    """

  /// The members of each type that decide, each with the name that digests know it by.
  static let deciding: [String: [(member: String, known: String)]] = {
    var found: [String: [(member: String, known: String)]] = [:]
    for line in lines.description.split(separator: "\n") {
      let words = line.split(separator: " ")
      found[String(words[0])] = words.dropFirst().prefix { $0 != "|" }.map { word in
        let names = word.split(separator: "=").map(String.init)
        return (names[0], names.last!)
      }
    }
    return found
  }()

  /// Lists whose order says nothing.
  static let unordered: Set<String> = [
    "Rule.bindings", "Table.bindings", "Order.bindings", "NameList.entries", "NameList.Entry.also",
    "SignedText.contains",
    "SignedText.on", "Term.forbid", "Term.forms", "Term.inflected", "Term.InflectedWords.words",
    "Term.beginnings",
    "Term.unlessWithin", "Term.except", "Term.tags", "Term.onlyIn", "Term.notIn",
    "Term.numberOf", "Term.saidAs", "Term.beside", "Term.unlessBeside", "Field.otherUnits",
    "Field.convertible",
    "Exemption.accepts", "Exemption.Accepted.values", "MessageRule.Exact.words",
  ]
}
