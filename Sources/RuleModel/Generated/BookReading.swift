// Written by ci/generate-book-coding from the declarations of this target. Not to be edited.

extension BookBytes {
  /// Of the order in which values stand in a book.
  static let layout: UInt32 = 2165947525
}

extension Aggregate {
  init(book r: inout BookReader) throws(BookDamage) {
    operation = try r.read()
    record = try r.read()
    window = try r.read()
    condition = try r.read()
    length = try r.read()
    ofAny = try r.read()
    belongings = try r.read()
  }
}

extension Aggregate.Length {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    threshold = try r.read()
  }
}

extension Aggregate.Operation {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .countRecords
    case 1: self = .countDistinctDays(try r.read())
    case 2: self = .countDistinct(try r.read())
    case 3: self = .sum(try r.read())
    case 4: self = .average(try r.read())
    case 5: self = .smallest(try r.read())
    case 6: self = .largest(try r.read())
    case 7: self = .latest(try r.read())
    case 8: self = .earliest(try r.read())
    case 9: self = .share(try r.read())
    case 10: self = .longestRun(try r.read())
    case 11: self = .longestRunOfDays(try r.read())
    case 12: self = .nearest(try r.read())
    default: throw BookDamage()
    }
  }
}

extension ApprovedChange {
  init(book r: inout BookReader) throws(BookDamage) {
    item = try r.read()
    what = try r.read()
    because = try r.read()
    approvedBy = try r.read()
    source = try r.read()
    origin = try r.read()
  }
}

extension ArithmeticOperator {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .plus
    case 1: self = .minus
    case 2: self = .times
    case 3: self = .divided
    case 4: self = .power
    default: throw BookDamage()
    }
  }
}

extension Belonging {
  init(book r: inout BookReader) throws(BookDamage) {
    scope = try r.read()
    isThis = try r.read()
    unlinked = try r.read()
  }
}

extension Binding {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    type = try r.read()
    expression = try r.read()
    title = try r.read()
    written = try r.read()
    origin = try r.read()
  }
}

extension CalendarPeriod {
  init(book r: inout BookReader) throws(BookDamage) {
    months = try r.read()
    days = try r.read()
  }
}

extension CivilDate {
  init(book r: inout BookReader) throws(BookDamage) {
    days = try r.read()
  }
}

extension ClockSource {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .pack
    case 1: self = .offset(of: try r.read())
    case 2: self = .minutes(try r.read(), each: try r.read())
    case 3: self = .zone(of: try r.read())
    default: throw BookDamage()
    }
  }
}

extension Colour {
  init(book r: inout BookReader) throws(BookDamage) {
    red = try r.read()
    green = try r.read()
    blue = try r.read()
    alpha = try r.read()
  }
}

extension Comparison {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .equal
    case 1: self = .less
    case 2: self = .lessOrEqual
    case 3: self = .greater
    case 4: self = .greaterOrEqual
    default: throw BookDamage()
    }
  }
}

extension Condition {
  init(book r: inout BookReader) throws(BookDamage) {
    try r.enter()
    defer { r.leave() }
    switch try r.byte() {
    case 0: self = .line(try r.read())
    case 1: self = .all(try r.read())
    case 2: self = .any(try r.read())
    case 3: self = .none(try r.read())
    default: throw BookDamage()
    }
  }
}

extension Condition.Line {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    origin = try r.read()
    expression = try r.read()
  }
}

extension DatedWords {
  init(book r: inout BookReader) throws(BookDamage) {
    written = try r.read()
    now = try r.read()
    last = try r.read()
    was = try r.read()
  }
}

extension DatedWords.Earlier {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    until = try r.read()
  }
}

extension Dimension {
  init(book r: inout BookReader) throws(BookDamage) {
    powers = try r.read()
  }
}

extension Enumeration {
  init(book r: inout BookReader) throws(BookDamage) {
    words = try r.read()
    points = try r.read()
  }
}

extension Example {
  init(book r: inout BookReader) throws(BookDamage) {
    it = try r.read()
    given = try r.read()
    history = try r.read()
    now = try r.read()
    expect = try r.read()
    mentions = try r.read()
    isUnconfirmed = try r.read()
    origin = try r.read()
  }
}

extension Example.Expectation {
  init(book r: inout BookReader) throws(BookDamage) {
    outcome = try r.read()
    shows = try r.read()
    answers = try r.read()
    sets = try r.read()
    unset = try r.read()
    reminders = try r.read()
    refuses = try r.read()
    refusal = try r.read()
    allows = try r.read()
    says = try r.read()
    values = try r.read()
  }
}

extension Example.Expectation.Answer {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .value(try r.read())
    case 1: self = .range(try r.read(), try r.read())
    case 2: self = .unknown
    case 3: self = .nothing
    default: throw BookDamage()
    }
  }
}

extension Example.Expectation.Outcome {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .fires
    case 1: self = .silent
    case 2: self = .unknown
    default: throw BookDamage()
    }
  }
}

extension Example.Expectation.Shown {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    on = try r.read()
  }
}

extension Example.Given {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .value(try r.read())
    case 1: self = .missing
    case 2: self = .bad(try r.read())
    case 3: self = .partly(try r.read(), bad: try r.read())
    default: throw BookDamage()
    }
  }
}

extension Example.Record {
  init(book r: inout BookReader) throws(BookDamage) {
    record = try r.read()
    fields = try r.read()
  }
}

extension Exemption {
  init(book r: inout BookReader) throws(BookDamage) {
    accepts = try r.read()
    locale = try r.read()
    term = try r.read()
    check = try r.read()
    because = try r.read()
    approvedBy = try r.read()
    until = try r.read()
    source = try r.read()
    origin = try r.read()
    checkOrigin = try r.read()
  }
}

extension Exemption.Accepted {
  init(book r: inout BookReader) throws(BookDamage) {
    key = try r.read()
    values = try r.read()
    origin = try r.read()
  }
}

extension Expression {
  init(book r: inout BookReader) throws(BookDamage) {
    try r.enter()
    defer { r.leave() }
    switch try r.byte() {
    case 0: self = .literal(try r.read())
    case 1: self = .field(try r.read(), level: try r.read())
    case 2: self = .binding(try r.read())
    case 3: self = .threshold(try r.read())
    case 4: self = .answer(table: try r.read(), column: try r.read())
    case 5: self = .fires(rule: try r.read())
    case 6: self = .now
    case 7: self = .aggregate(try r.read())
    case 8: self = .negate(try r.read())
    case 9: self = .arithmetic(try r.read(), try r.read(), try r.read())
    case 10: self = .convert(try r.read(), try r.read())
    case 11: self = .compare(try r.read(), try r.read(), try r.read())
    case 12: self = .between(try r.read(), low: try r.read(), high: try r.read(), includesHigh: try r.read())
    case 13: self = .isMissing(try r.read())
    case 14: self = .isUnreadable(try r.read())
    case 15: self = .isOneOf(try r.read(), try r.read())
    case 16: self = .isInList(try r.read(), list: try r.read())
    case 17: self = .includes(try r.read(), try r.read(), try r.read())
    case 18: self = .not(try r.read())
    case 19: self = .all(try r.read())
    case 20: self = .any(try r.read())
    case 21: self = .howMany(try r.read())
    case 22: self = .otherwise(try r.read(), try r.read())
    case 23: self = .call(try r.read(), try r.read())
    case 24: self = .points(try r.read(), try r.read())
    case 25: self = .test(try r.read())
    default: throw BookDamage()
    }
  }
}

extension Field {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    type = try r.read()
    isOptional = try r.read()
    defaultValue = try r.read()
    meansNow = try r.read()
    range = try r.read()
    isWhole = try r.read()
    otherUnits = try r.read()
    convertible = try r.read()
    unitOf = try r.read()
    origin = try r.read()
  }
}

extension Function {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .round
    case 1: self = .floor
    case 2: self = .ceiling
    case 3: self = .absolute
    case 4: self = .squareRoot
    case 5: self = .ln
    case 6: self = .log10
    case 7: self = .exp
    case 8: self = .smallestOf
    case 9: self = .largestOf
    case 10: self = .minutesSince
    case 11: self = .hoursSince
    case 12: self = .daysSince
    case 13: self = .wholeYears
    case 14: self = .wholeMonths
    case 15: self = .wholeDays
    case 16: self = .timeOfDay
    case 17: self = .day
    case 18: self = .weekday
    case 19: self = .month
    case 20: self = .year
    case 21: self = .hour
    case 22: self = .length
    case 23: self = .contrast
    default: throw BookDamage()
    }
  }
}

extension IfUnknown {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .staySilent
    case 1: self = .act
    case 2: self = .report
    default: throw BookDamage()
    }
  }
}

extension Instant {
  init(book r: inout BookReader) throws(BookDamage) {
    microseconds = try r.read()
    offset = try r.read()
  }
}

extension LengthLimit {
  init(book r: inout BookReader) throws(BookDamage) {
    key = try r.read()
    atMost = try r.read()
    measure = try r.read()
    level = try r.read()
    source = try r.read()
    origin = try r.read()
  }
}

extension LengthLimit.Measure {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .characters
    case 1: self = .bytes
    default: throw BookDamage()
    }
  }
}

extension Literal {
  init(book r: inout BookReader) throws(BookDamage) {
    try r.enter()
    defer { r.leave() }
    switch try r.byte() {
    case 0: self = .truth(try r.read())
    case 1: self = .number(try r.read())
    case 2: self = .text(try r.read())
    case 3: self = .word(try r.read())
    case 4: self = .time(try r.read())
    case 5: self = .date(try r.read())
    case 6: self = .timeOfDay(try r.read())
    case 7: self = .period(try r.read())
    case 8: self = .colour(try r.read())
    case 9: self = .list(try r.read())
    default: throw BookDamage()
    }
  }
}

extension Mapping {
  init(book r: inout BookReader) throws(BookDamage) {
    id = try r.read()
    title = try r.read()
    record = try r.read()
    columns = try r.read()
    ignored = try r.read()
    timeZone = try r.read()
    delimiter = try r.read()
    recordsAt = try r.read()
    only = try r.read()
    missing = try r.read()
    ignoresRest = try r.read()
    headingsLine = try r.read()
    subjectIsFileName = try r.read()
    isXML = try r.read()
    examples = try r.read()
    origin = try r.read()
  }
}

extension Mapping.Choice {
  init(book r: inout BookReader) throws(BookDamage) {
    column = try r.read()
    words = try r.read()
  }
}

extension Mapping.Column {
  init(book r: inout BookReader) throws(BookDamage) {
    column = try r.read()
    field = try r.read()
    format = try r.read()
    yearsFrom = try r.read()
    words = try r.read()
    change = try r.read()
    unit = try r.read()
    separator = try r.read()
    decimalComma = try r.read()
    unitColumn = try r.read()
    mayBeAbsent = try r.read()
    origin = try r.read()
  }
}

extension Mapping.Example {
  init(book r: inout BookReader) throws(BookDamage) {
    it = try r.read()
    given = try r.read()
    expect = try r.read()
    origin = try r.read()
  }
}

extension Mapping.Example.Expectation {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .record(try r.read())
    case 1: self = .rejected
    default: throw BookDamage()
    }
  }
}

extension Meeting {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    claim = try r.read()
    reach = try r.read()
    because = try r.read()
    source = try r.read()
    origin = try r.read()
  }
}

extension Meeting.Claim {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .count(least: try r.read(), most: try r.read(), try r.read(), try r.read())
    case 1: self = .order(try r.read(), on: try r.read())
    case 2: self = .only(try r.read(), after: try r.read())
    case 3: self = .rising(record: try r.read(), field: try r.read(), upwards: try r.read(), rules: try r.read())
    default: throw BookDamage()
    }
  }
}

extension Meeting.Event {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .fires
    case 1: self = .shows(on: try r.read())
    default: throw BookDamage()
    }
  }
}

extension Meeting.Member {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .rule(try r.read())
    case 1: self = .text(try r.read())
    default: throw BookDamage()
    }
  }
}

extension Meeting.Reach {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .record
    case 1: self = .subject
    default: throw BookDamage()
    }
  }
}

extension Mention {
  init(book r: inout BookReader) throws(BookDamage) {
    threshold = try r.read()
    says = try r.read()
    because = try r.read()
    until = try r.read()
    origin = try r.read()
  }
}

extension MessageRule {
  init(book r: inout BookReader) throws(BookDamage) {
    id = try r.read()
    title = try r.read()
    status = try r.read()
    record = try r.read()
    field = try r.read()
    key = try r.read()
    onlyIf = try r.read()
    groups = try r.read()
    joined = try r.read()
    none = try r.read()
    exact = try r.read()
    forms = try r.read()
    mentions = try r.read()
    examples = try r.read()
    why = try r.read()
    source = try r.read()
    provenance = try r.read()
    origin = try r.read()
  }
}

extension MessageRule.Exact {
  init(book r: inout BookReader) throws(BookDamage) {
    words = try r.read()
    sentences = try r.read()
    origin = try r.read()
  }
}

extension MessageRule.Example {
  init(book r: inout BookReader) throws(BookDamage) {
    it = try r.read()
    given = try r.read()
    expect = try r.read()
    origin = try r.read()
  }
}

extension MessageRule.Form {
  init(book r: inout BookReader) throws(BookDamage) {
    needs = try r.read()
    sentences = try r.read()
    origin = try r.read()
  }
}

extension MessageRule.Group {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    words = try r.read()
    atMost = try r.read()
    origin = try r.read()
  }
}

extension MessageRule.Joining {
  init(book r: inout BookReader) throws(BookDamage) {
    two = try r.read()
    between = try r.read()
    last = try r.read()
    before = try r.read()
  }
}

extension MessageRule.Joining.Before {
  init(book r: inout BookReader) throws(BookDamage) {
    start = try r.read()
    joiner = try r.read()
  }
}

extension MessageRule.Need {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .none
    case 1: self = .one
    case 2: self = .several
    case 3: self = .any
    default: throw BookDamage()
    }
  }
}

extension MessageRule.Template {
  init(book r: inout BookReader) throws(BookDamage) {
    pieces = try r.read()
    origin = try r.read()
  }
}

extension MessageRule.Template.Piece {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .text(try r.read())
    case 1: self = .group(try r.read())
    default: throw BookDamage()
    }
  }
}

extension MessageRule.Word {
  init(book r: inout BookReader) throws(BookDamage) {
    word = try r.read()
    phrases = try r.read()
  }
}

extension MessageRule.Wording {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    origin = try r.read()
  }
}

extension NameList {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    title = try r.read()
    entries = try r.read()
    status = try r.read()
    never = try r.read()
    apartFrom = try r.read()
    why = try r.read()
    source = try r.read()
    provenance = try r.read()
    origin = try r.read()
  }
}

extension NameList.Entry {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    also = try r.read()
  }
}

extension Order {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    condition = try r.read()
    bindings = try r.read()
    because = try r.read()
    rests = try r.read()
    source = try r.read()
    origin = try r.read()
  }
}

extension Pack {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    title = try r.read()
    version = try r.read()
    sourceLocale = try r.read()
    locales = try r.read()
    timeZone = try r.read()
    timeZoneOrigin = try r.read()
    files = try r.read()
    units = try r.read()
    conversions = try r.read()
    records = try r.read()
    thresholds = try r.read()
    orders = try r.read()
    lists = try r.read()
    aggregates = try r.read()
    rules = try r.read()
    tables = try r.read()
    meetings = try r.read()
    mappings = try r.read()
    messages = try r.read()
    isShared = try r.read()
    unreviewedLevel = try r.read()
    terms = try r.read()
    texts = try r.read()
    limits = try r.read()
    reviewed = try r.read()
    exemptions = try r.read()
    changes = try r.read()
    surfaces = try r.read()
    roles = try r.read()
    signOffs = try r.read()
    requirements = try r.read()
    ships = try r.read()
    checks = try r.read()
    checkOrigins = try r.read()
    localesOrigin = try r.read()
  }
}

extension PackPart {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .text
    case 1: self = .rule
    case 2: self = .table
    case 3: self = .term
    case 4: self = .threshold
    default: throw BookDamage()
    }
  }
}

extension Quantifier {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .any
    case 1: self = .all
    default: throw BookDamage()
    }
  }
}

extension RecordScope {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    links = try r.read()
  }
}

extension RecordScope.Link {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    expression = try r.read()
    type = try r.read()
    written = try r.read()
  }
}

extension RecordType {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    fields = try r.read()
    key = try r.read()
    subject = try r.read()
    time = try r.read()
    laterTimes = try r.read()
    mayLackTime = try r.read()
    recorded = try r.read()
    others = try r.read()
    clock = try r.read()
    part = try r.read()
    within = try r.read()
    unlinked = try r.read()
    origin = try r.read()
  }
}

extension Requirement {
  init(book r: inout BookReader) throws(BookDamage) {
    id = try r.read()
    title = try r.read()
    standing = try r.read()
    asked = try r.read()
    document = try r.read()
    passages = try r.read()
    choice = try r.read()
    isUnsure = try r.read()
    coveredBy = try r.read()
    examples = try r.read()
    copyExamples = try r.read()
    elsewhere = try r.read()
    clauses = try r.read()
    origin = try r.read()
  }
}

extension Requirement.Choice {
  init(book r: inout BookReader) throws(BookDamage) {
    chosen = try r.read()
    why = try r.read()
    wouldChange = try r.read()
    decidedBy = try r.read()
    decidedOn = try r.read()
  }
}

extension Requirement.Clause {
  init(book r: inout BookReader) throws(BookDamage) {
    says = try r.read()
    coveredBy = try r.read()
    examples = try r.read()
    copyExamples = try r.read()
    elsewhere = try r.read()
    origin = try r.read()
  }
}

extension Requirement.Elsewhere {
  init(book r: inout BookReader) throws(BookDamage) {
    what = try r.read()
    evidence = try r.read()
  }
}

extension Requirement.Named {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    origin = try r.read()
  }
}

extension Requirement.Passage {
  init(book r: inout BookReader) throws(BookDamage) {
    document = try r.read()
    words = try r.read()
  }
}

extension Requirement.RowStatus {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .decided
    case 1: self = .open
    default: throw BookDamage()
    }
  }
}

extension Review {
  init(book r: inout BookReader) throws(BookDamage) {
    locale = try r.read()
    by = try r.read()
    on = try r.read()
    until = try r.read()
    origin = try r.read()
  }
}

extension Role {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    title = try r.read()
    origin = try r.read()
  }
}

extension RowCopyExample {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    key = try r.read()
    locale = try r.read()
    expect = try r.read()
    origin = try r.read()
  }
}

extension RowCopyExample.Outcome {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .found
    case 1: self = .warned
    case 2: self = .clean
    default: throw BookDamage()
    }
  }
}

extension RowExample {
  init(book r: inout BookReader) throws(BookDamage) {
    records = try r.read()
    expect = try r.read()
  }
}

extension RowExample.Expectation {
  init(book r: inout BookReader) throws(BookDamage) {
    shows = try r.read()
    hides = try r.read()
    fires = try r.read()
    silent = try r.read()
    unknown = try r.read()
    refuses = try r.read()
    sets = try r.read()
    reminds = try r.read()
    gives = try r.read()
  }
}

extension RowExample.Shown {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    on = try r.read()
  }
}

extension Rule {
  init(book r: inout BookReader) throws(BookDamage) {
    id = try r.read()
    title = try r.read()
    kind = try r.read()
    status = try r.read()
    scope = try r.read()
    from = try r.read()
    until = try r.read()
    bindings = try r.read()
    condition = try r.read()
    ifUnknown = try r.read()
    then = try r.read()
    otherwise = try r.read()
    why = try r.read()
    whyMissing = try r.read()
    whyUnreadable = try r.read()
    source = try r.read()
    examples = try r.read()
    mentions = try r.read()
    writtenWith = try r.read()
    provenance = try r.read()
    origin = try r.read()
  }
}

extension RuleAction {
  init(book r: inout BookReader) throws(BookDamage) {
    effect = try r.read()
    with = try r.read()
    type = try r.read()
    written = try r.read()
    condition = try r.read()
    origin = try r.read()
  }
}

extension RuleAction.Effect {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .show(text: try r.read(), on: try r.read())
    case 1: self = .remind(try r.read(), at: try r.read())
    case 2: self = .set(try r.read(), try r.read())
    case 3: self = .allow(try r.read())
    case 4: self = .refuse(code: try r.read(), text: try r.read())
    default: throw BookDamage()
    }
  }
}

extension RuleAction.Passed {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    expression = try r.read()
    type = try r.read()
    written = try r.read()
  }
}

extension RuleKind {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .redFlag
    case 1: self = .advisory
    case 2: self = .minimum
    case 3: self = .limit
    case 4: self = .constraint
    default: throw BookDamage()
    }
  }
}

extension Scope {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .each(try r.read())
    case 1: self = .history
    default: throw BookDamage()
    }
  }
}

extension Shipping {
  init(book r: inout BookReader) throws(BookDamage) {
    catalogues = try r.read()
    metadata = try r.read()
    tokens = try r.read()
    bindsKeys = try r.read()
    free = try r.read()
  }
}

extension Shipping.Catalogues {
  init(book r: inout BookReader) throws(BookDamage) {
    path = try r.read()
    locales = try r.read()
    origin = try r.read()
  }
}

extension Shipping.FreeKeys {
  init(book r: inout BookReader) throws(BookDamage) {
    patterns = try r.read()
    because = try r.read()
  }
}

extension Shipping.FreeKeys.Pattern {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    origin = try r.read()
  }
}

extension Shipping.Metadata {
  init(book r: inout BookReader) throws(BookDamage) {
    path = try r.read()
    locales = try r.read()
    fields = try r.read()
    origin = try r.read()
  }
}

extension Shipping.Tokens {
  init(book r: inout BookReader) throws(BookDamage) {
    path = try r.read()
    records = try r.read()
    origin = try r.read()
  }
}

extension SignOff {
  init(book r: inout BookReader) throws(BookDamage) {
    item = try r.read()
    role = try r.read()
    by = try r.read()
    on = try r.read()
    digest = try r.read()
    format = try r.read()
    pieces = try r.read()
    locale = try r.read()
    origin = try r.read()
  }
}

extension SignedText {
  init(book r: inout BookReader) throws(BookDamage) {
    id = try r.read()
    key = try r.read()
    exactly = try r.read()
    translations = try r.read()
    was = try r.read()
    plurals = try r.read()
    contains = try r.read()
    on = try r.read()
    dismissible = try r.read()
    tier = try r.read()
    status = try r.read()
    title = try r.read()
    why = try r.read()
    mentions = try r.read()
    source = try r.read()
    provenance = try r.read()
    origin = try r.read()
    exactlyOrigin = try r.read()
  }
}

extension SignedText.Earlier {
  init(book r: inout BookReader) throws(BookDamage) {
    key = try r.read()
    exactly = try r.read()
    translations = try r.read()
    until = try r.read()
    origin = try r.read()
  }
}

extension Status {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .draft
    case 1: self = .active
    case 2: self = .retired
    default: throw BookDamage()
    }
  }
}

extension Table {
  init(book r: inout BookReader) throws(BookDamage) {
    id = try r.read()
    title = try r.read()
    status = try r.read()
    scope = try r.read()
    from = try r.read()
    until = try r.read()
    bindings = try r.read()
    columns = try r.read()
    rows = try r.read()
    policy = try r.read()
    otherwise = try r.read()
    otherwiseWritten = try r.read()
    why = try r.read()
    source = try r.read()
    examples = try r.read()
    mentions = try r.read()
    writtenWith = try r.read()
    provenance = try r.read()
    origin = try r.read()
  }
}

extension Table.Column {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    type = try r.read()
    range = try r.read()
    isWhole = try r.read()
  }
}

extension Table.Otherwise {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .nothing
    case 1: self = .values(try r.read())
    default: throw BookDamage()
    }
  }
}

extension Table.Policy {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .inOrder
    case 1: self = .exclusive
    case 2: self = .addedUp
    default: throw BookDamage()
    }
  }
}

extension Table.Row {
  init(book r: inout BookReader) throws(BookDamage) {
    condition = try r.read()
    values = try r.read()
    written = try r.read()
    origin = try r.read()
  }
}

extension Term {
  init(book r: inout BookReader) throws(BookDamage) {
    id = try r.read()
    forbid = try r.read()
    forms = try r.read()
    inflected = try r.read()
    beginnings = try r.read()
    unlessWithin = try r.read()
    except = try r.read()
    needsAccents = try r.read()
    isCaseExact = try r.read()
    isWholeValue = try r.read()
    level = try r.read()
    locale = try r.read()
    tags = try r.read()
    status = try r.read()
    because = try r.read()
    instead = try r.read()
    fix = try r.read()
    mentions = try r.read()
    numberOf = try r.read()
    saidAs = try r.read()
    beside = try r.read()
    unlessBeside = try r.read()
    onlyIn = try r.read()
    notIn = try r.read()
    from = try r.read()
    until = try r.read()
    source = try r.read()
    examples = try r.read()
    provenance = try r.read()
    origin = try r.read()
  }
}

extension Term.CopyExample {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    isFound = try r.read()
    origin = try r.read()
  }
}

extension Term.InflectedWords {
  init(book r: inout BookReader) throws(BookDamage) {
    kind = try r.read()
    words = try r.read()
  }
}

extension Term.Severity {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .error
    case 1: self = .warning
    case 2: self = .note
    default: throw BookDamage()
    }
  }
}

extension Term.WordKind {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .verb
    case 1: self = .noun
    case 2: self = .adjective
    default: throw BookDamage()
    }
  }
}

extension Test {
  init(book r: inout BookReader) throws(BookDamage) {
    text = try r.read()
    origin = try r.read()
    expression = try r.read()
    shown = try r.read()
    shownType = try r.read()
  }
}

extension Threshold {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    type = try r.read()
    value = try r.read()
    written = try r.read()
    was = try r.read()
    from = try r.read()
    until = try r.read()
    title = try r.read()
    why = try r.read()
    source = try r.read()
    mentions = try r.read()
    provenance = try r.read()
    origin = try r.read()
  }
}

extension Threshold.Earlier {
  init(book r: inout BookReader) throws(BookDamage) {
    value = try r.read()
    written = try r.read()
    until = try r.read()
  }
}

extension Unit {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    dimension = try r.read()
    factor = try r.read()
    offset = try r.read()
  }
}

extension UnitChange {
  init(book r: inout BookReader) throws(BookDamage) {
    factor = try r.read()
    offset = try r.read()
  }
}

extension UnitConversion {
  init(book r: inout BookReader) throws(BookDamage) {
    name = try r.read()
    field = try r.read()
    from = try r.read()
    factor = try r.read()
    to = try r.read()
  }
}

extension UnitOption {
  init(book r: inout BookReader) throws(BookDamage) {
    unit = try r.read()
    change = try r.read()
  }
}

extension Unlinked {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .thisOnes
    case 1: self = .nobodys
    case 2: self = .possibly
    default: throw BookDamage()
    }
  }
}

extension ValueType {
  init(book r: inout BookReader) throws(BookDamage) {
    try r.enter()
    defer { r.leave() }
    switch try r.byte() {
    case 0: self = .text
    case 1: self = .truth
    case 2: self = .number(try r.read())
    case 3: self = .time
    case 4: self = .date
    case 5: self = .timeOfDay
    case 6: self = .period
    case 7: self = .word(try r.read())
    case 8: self = .list(try r.read())
    case 9: self = .colour
    default: throw BookDamage()
    }
  }
}

extension Window {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .allTime
    case 1: self = .this(try r.read())
    case 2: self = .last(try r.read())
    case 3: self = .before(try r.read(), try r.read())
    case 4: self = .within(try r.read(), try r.read())
    default: throw BookDamage()
    }
  }
}

extension Window.CalendarUnit {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .day
    case 1: self = .week
    case 2: self = .month
    case 3: self = .year
    default: throw BookDamage()
    }
  }
}

extension Window.Span {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .seconds(try r.read())
    case 1: self = .calendar(try r.read())
    default: throw BookDamage()
    }
  }
}

extension WrittenText {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = .text(try r.read())
    case 1: self = .literal(try r.read())
    case 2: self = .dated(try r.read())
    default: throw BookDamage()
    }
  }
}

extension WrittenWith {
  init(book r: inout BookReader) throws(BookDamage) {
    lets = try r.read()
    units = try r.read()
  }
}
