import Reporting

/// The words of the pages, in one place, for translation one day. Words of findings, explanations
/// and decisions are those of the commands.
enum Words {
  static let name = "Primum"
  static let today = "Today"
  static let help = "Help"
  static let reading = "Reading the files of the project…"
  static let skip = "Skip to the content"
  static let search = "Search"
  static let searchHint = "Rule, number, word"
  static let changes = "What changes"
  static let read = "Read"
  static let tryIt = "Try"
  static let print = "Print"
  static let requirement = "requirement"
  static let contents = "Contents"
  static let sections = "Sections of this page"
  static let pages = "Pages"
  static let command = "The same on the command line:"
  static let theme = "Light or dark"
  static let updated = "Files have changed. This page shows them as they are now."
  static let stopped = "Primum has stopped. Start it again, and open the address that it prints."

  static func status(_ status: Int) -> String {
    switch status {
    case 403: "Open the address that Primum printed.\n"
    case 404: "There is no such page.\n"
    case 405: "This address takes no such request.\n"
    case 411, 413: "This is too long, or its length is not said.\n"
    case 415: "Send this as application/json.\n"
    case 431: "The request is too long.\n"
    case 503: "Too many windows of this page are open. Close some.\n"
    default: "This request cannot be read.\n"
    }
  }

  static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? plurals[noun] ?? noun + "s")"
  }

  private static let plurals = ["advisory": "advisories", "minimum": "minimums"]

  /// A role is named by its title, else as its name says.
  static func role(_ name: String, _ title: String) -> String {
    title == name ? "the \(name) role" : title
  }

  // MARK: Days

  static func on(_ day: String) -> String {
    "This page shows \(day), with the numbers, rules and texts that are in force then."
  }
  static let asToday = "Show today"
  static let otherDay = "This page as on another day"
  static let show = "Show"
  static let noDay = "This is no day"
  static let howToWriteDay = "Write year, month and day, such as 2027-01-01."
  static let turns = "On days to come this changes by itself:"
  static let turned = "From today until then this changes by itself:"
  static let nothingTurns = "From today until then nothing changes by itself."
  static let turnsLater = "After that day this changes by itself:"

  // MARK: People of a log

  static let missed = "No longer warned, on at least one day"
  static let newlyWarned = "Newly warned, on at least one day"
  static let silent = "No longer fires for, on at least one day"
  static let newlyFires = "Newly fires for, on at least one day"

  // MARK: Signatures

  static let editedForRole = "Edited since the last commit, and to be signed"
  static let askedToDecide = "Not decided in the documents, and asked of this role"
  static let howToSign = "How one signs"
  static let signing: [HTML] = [
    "Read what waits for you: Today lists it by role, and leads to it subject by subject; it also has a page to print that holds all of it.",
    "Tick what you have read and agree with, and sign it. It asks once who you are, and for a document that can be named, such as minutes.",
    "Whoever keeps the files commits it. The same from a terminal: <code>primum sign Rules/PACK ID --role ROLE --by \"WHO, DOCUMENT\"</code>.",
    "A sign-off holds until what was signed changes, or something that it rests on. Then Today says so.",
  ]

  static func signState(_ state: String) -> String {
    state == "missing" ? "not signed yet" : state
  }

  /// Items by their kinds, red flags and other rules first.
  static func kinds<Item>(_ items: [(kind: String, item: Item)]) -> [(kind: String, items: [Item])]
  {
    let order = [
      "red flag", "limit", "constraint", "minimum", "advisory", "table", "number", "list",
    ]
    let kinds = items.map(\.kind).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    func rank(_ kind: String) -> Int { order.firstIndex(of: kind) ?? order.count }
    return kinds.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map { kind in (kind.element, items.filter { $0.kind == kind.element }.map(\.item)) }
  }

  /// A kind of several items, above them.
  static func titled(_ kind: String) -> String {
    let many = count(2, kind).dropFirst(2)
    return many.prefix(1).uppercased() + many.dropFirst()
  }

  // MARK: Exemptions

  static func daysLeft(_ days: Int) -> String { days == 1 ? "its last day" : "\(days) days left" }
  static let acceptedForATime = "Accepted for a time"
  static func accepted(_ findings: Int, by exemptions: Int) -> String {
    let rest = "\(count(findings, "finding")) \(findings == 1 ? "is" : "are") accepted for a time"
    if exemptions == 0 { return rest + "." }
    return
      "\(rest), \(exemptions == 1 ? "by one exemption" : "by \(exemptions) exemptions"), listed below by pack. One can accept several findings."
  }
  static let notThePacks = "in the app; marked where it is not what the pack says"
  static func following(_ errors: Int) -> String {
    errors == 1 ? "1 more error follows from this" : "\(errors) more errors follow from this"
  }
  static func end(_ exemptions: Int) -> String {
    exemptions == 1 ? "an exemption ends" : "\(exemptions) exemptions end"
  }

  // MARK: Edits

  static let unsettled = "What is not committed may still change; sign it when it is committed."
  static let which = "Which"
  static let signatureIsNew = "! This signature is not committed."
  static let writtenOtherwise =
    "Its lines in the file are not those of the last commit: a comment, or the way it is written."
  static let shippedOtherwise =
    "The words that the app ships for it are not those of the last commit; the rules do not say them."
  static let notCompared = "Nothing is known of what is edited and not committed:"
  static func uncommitted(_ number: Int) -> String {
    number == 1
      ? "One part is not as it is in the last commit"
      : "\(number) parts are not as they are in the last commit"
  }

  // MARK: States

  static let nothingHere =
    "No rules here yet. Start Primum in the folder that holds Rules, or name the pack."
  static func earlier(_ time: String) -> String {
    "This pack cannot be read at the moment. It is shown as it was at \(time)."
  }
  static let broken =
    "This pack cannot be read. Nothing of it is shown until these errors are corrected:"
  static let checking = "Checking the project… What is found appears here by itself."
  static let checkingAgain =
    "Files have changed, and the project is being checked again. What follows was found before."
  static let stillComparing =
    "Still comparing with the last commit… What is edited is marked here by itself."
  static let stillTrying = "Still trying the examples… Those that fail are marked here by itself."
  static let comparing = "Comparing… The result appears here by itself."
  static let deciding =
    "Deciding what each person of the log would see… The result appears here by itself."
  static func shown(_ cases: Int) -> String {
    cases == 1
      ? "Shown by a case, which was decided with both states and comes out otherwise."
      : "Shown by \(cases) cases, each decided with both states, and each comes out otherwise."
  }
  static let noMoreClaimed = "That nothing else differs is not claimed."
  static let affected = "affected"
  static let weaker = "weaker"
  static let lastCommit = "the last commit"
  static let besideIt = "What other rules show in this case"
  static func asBefore(_ number: Int) -> String { "the same \(number) as before" }
  static func notProved(_ tried: Int) -> String {
    "Not proved the same: \(count(tried, "case")) tried, of which none shows a difference. There may be others."
  }
  static let coveredBy = "What covers it"
  static let covered =
    "Covered: each of these names it as its source. Whether their examples would notice each change of them is not asked here, but by"
  static let comparable =
    "the last commit (HEAD), a branch, a tag or a commit, or a folder of this project with a pack"
  static let notComparable =
    "This could not be compared. Name the last commit (HEAD), a branch, a tag or a commit that git knows and that holds this pack, or a folder of this project that holds a pack; a folder elsewhere must be copied into the project first. What is earlier comes first."
  // MARK: Conditions

  static let inExamples = "In the examples:"
  static let noExample = "No example looks at it."
  static let seenTrue = "true"
  static let seenFalse = "false"
  static let seenUnknown = "unknown"
  static func never(_ side: String) -> String { "never \(side)" }
  static let asTable = "The same conditions as a table"
  static let condition = "Condition"
  static let hasToBe = "Has to be"
  static func way(_ number: Int) -> String { "Way \(number)" }
  static let either = "either"

  // MARK: Trying

  static let fields = "Fields"
  static let otherFields = "Other fields, which decide nothing here"
  static let keyFields = "Key, and whose entry it is: filled in where not answered"
  static let thisValue = "this value"
  static let timeHint = "a day or a time, such as 2026-03-20 08:00"
  static let missingIsNow = ", not answered means now"
  static let diaryDays =
    "Mark the days on which there is an entry. What is said below the calendar holds for each of them."
  static let eachDay = "What each of these entries says"
  static func diary(_ record: String) -> String { "The diary: \(record)" }
  static func alsoEntered(_ record: String) -> String { "Also entered: \(record)" }
  static func oneByOne(_ record: String) -> String { "Entries one by one: \(record)" }
  static let newestCounts = "The newest of them counts; one suffices."
  static func addEntry(_ record: String) -> String { "Add an entry: \(record)" }
  static let removeEntry = "Remove this entry"
  static let toResult = "Result"
  static let tryOne = "Try it"
  static func trying(_ example: String) -> String { "Try it: \(example)" }

  // MARK: Keys

  static let keys = "Keys"
  static let close = "Close"

  // MARK: Findings beside an item

  static func found(_ item: String) -> String { "Found in \(item)" }
  static func more(_ count: Int) -> String { "\(count) more" }

  static let noFindings = "Nothing was found."

  // MARK: Parts of an item's page

  static let problems = "Problems found here"
  static let everyText = "Every text of the app is checked for it."
  static let nothingInPack = "Nothing in this pack."
  static let sameWords = "The same words are also shown by another rule"

  // MARK: Records

  static let records = "What logs can hold"
  static let recordsAre =
    "The entries that an app keeps, and the fields of each. A rule can depend on nothing else."
  static let noReader = "nothing"

  // MARK: Search

  static let noRule =
    "No rule, number, sentence or requirement of this pack has these words, only lists of words that copy must not contain:"
  static func inTerms(_ count: Int) -> String {
    "Also in \(self.count(count, "list")) of words that copy must not contain"
  }
}
