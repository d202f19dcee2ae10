import Analysis
import Cases
import Evaluation
import OperatingSystem
import RuleLoading
import RuleModel
import SignOffs

/// The meaning of a change of a pack: every item that was added, removed or gives a different
/// result, with a case that shows it.
public struct PackDifference: Sendable {
  /// How an item differs. `words`: its meaning is the same.
  public enum Kind: String, Sendable, Hashable { case added, removed, changed, words }

  /// One part that changed below an item, or in it.
  public struct Cause: Sendable, Hashable {
    /// The id of the changed thing.
    public var id: String
    /// Nil: there was none.
    public var from: String?
    /// The new value; nil: none.
    public var to: String?
    /// The part that was edited, as the graph of the pack names it, and its key; without one where
    /// it is its value.
    var part = ""
    var key = ""
    /// Whether these are elements of a list that has others, as before.
    var isOfList = false
    /// Whether it is the part as a whole, not one of its keys.
    var isWhole: Bool { key.isEmpty }
  }

  /// A sign-off that held before a change and does not after it.
  public struct Voided: Sendable, Hashable {
    /// The id of the item that was signed: the changed one, or one that it rests on.
    public var item: String
    /// The role whose sign-off falls.
    public var role: String
  }

  /// One way in which a decision changes.
  public struct Shown: Sendable, Hashable {
    /// The old result.
    public var from: String
    /// The new result.
    public var to: String
    /// The case that shows it.
    public var witness: Witness
    /// The case and what comes of it, in a sentence.
    public var sentence = ""
    /// The two results as the sentence says them, where it says them otherwise.
    var phrases: [String]?
    /// The witness as an example of the new pack, with what is decided now: a line of a rule file.
    /// Nil where it would not come out so: for what has no examples, or with the numbers of another
    /// day.
    public var example: String?
    /// The texts of other rules in that case, where this one shows less than before.
    public var beside: ShownBeside?
    /// Whether people are protected less.
    public internal(set) var isLess = false
    /// Whether it comes out so with the numbers of today.
    var isOfToday = true
  }

  /// One difference between two packs: what changed, and what follows for patients.
  public struct Change: Sendable {
    /// The id of the item.
    public var id: String
    /// The kind of the item.
    public var what: String
    /// Added, removed, changed or words.
    public var change: Kind
    /// The change in a sentence.
    public var message: String
    /// The edits that cause it.
    public var because: [Cause] = []
    /// The differences, each with a case.
    public var differences: [Shown] = []
    /// Cases that were tried, where it was searched.
    public var tried = 0
    /// Nothing is left open: a witness was verified, they were proved the same, or there is nothing
    /// to decide.
    public var isProved = true
    /// The sign-offs that fall.
    public var voids: [Voided] = []
    /// The examples that fail.
    public var breaks: [String] = []
    /// Exemptions that accept findings of it.
    public var exemptions: [String] = []
    /// The effect on logs, if there are any.
    public var impact: LogImpact?
    /// Why the logs say nothing about it.
    public var silence: LogSilence?
    /// The title of the item.
    public var title: String?
    /// The kind of a rule.
    public var ruleKind: String?
    /// The file in which it is now defined, or was.
    public var file: String?
    /// The first day on which it makes a difference, where that is one to come.
    public internal(set) var begins: CivilDate?
    /// As the graph of the pack names it.
    var part = ""
    /// The thing itself was edited, beside what `because` names.
    var isEditedItself = false

    /// The cases that are said in words: that a text with other words is another, its marks say.
    var cases: [Shown] { what == PackItem.Kind.text.rawValue ? [] : differences }
    /// The deciding item in the old pack.
    public var oldSource: DecisionCopy.Source?
    /// The deciding item in the new pack.
    public var newSource: DecisionCopy.Source?
  }

  /// The changes, red flags first.
  public internal(set) var changes: [Change] = []
  /// The same by what was edited, red flags first.
  public internal(set) var edits: [Edit] = []
  /// Items that are the same in every word.
  public private(set) var same = 0
  /// Numbers, lists and the like that differ and are reported at their effects.
  public private(set) var elsewhere = 0
  /// The basis of an impact's numbers, as sentences.
  public var basis: [String] = []
  /// The entries of the logs that were evaluated; nil where none were.
  public internal(set) var logsRead: LogsRead?
  /// Whether the logs were read and say nothing about any change.
  public var areLogsSilent: Bool {
    logsRead != nil && !changes.contains { $0.impact != nil }
  }
  /// The logs were replayed: each decision that differs has its moment.
  public internal(set) var isReplay = false
  /// Errors of copy that are new, and those that are gone, where copy was linted with both packs.
  public var copyChanges: (failing: Int, passing: Int)?
  /// The old pack.
  public let oldPack: Pack
  /// The new pack.
  public let newPack: Pack
  /// The day of the comparison.
  let today: CivilDate

  /// Changes of one kind.
  public func count(_ kind: Kind) -> Int { changes.count { $0.change == kind } }
  /// Changes of which neither a case nor a proof was found.
  public var unproved: Int { changes.count { !$0.isProved } }
  /// Whether the meaning differs anywhere.
  public var hasDifference: Bool {
    changes.contains {
      $0.change != .words && ($0.isProved || $0.isEditedItself || !$0.differences.isEmpty)
    }
  }

  /// At which moment, and as of which day, both packs are asked.
  public struct Options: Sendable {
    /// The moment of the cases; nil: the end of today's month.
    public var now: Instant?
    /// The time zone of the new pack; nil: the one it is in, if that is an offset.
    public var zone: Zone?
    /// The same of the old pack.
    public var oldZone: Zone?
    /// The day whose values are in force; nil: each case's own.
    public var asOf: CivilDate?
    /// The day of the comparison.
    public var today: CivilDate

    /// Compare these items only, by id; nil: all.
    public var only: Set<String>?

    public init(
      now: Instant? = nil, zone: Zone? = nil, oldZone: Zone? = nil, asOf: CivilDate? = nil,
      today: CivilDate, only: Set<String>? = nil
    ) {
      self.only = only
      self.oldZone = oldZone
      self.now = now
      self.zone = zone
      self.asOf = asOf
      self.today = today
    }

    /// The end of the month of today, unless given: then a whole month of days lies behind it.
    var moment: Instant { now ?? today.endOfMonth }

    /// Each pack as it is today, in its own time zone.
    func runners(_ old: Pack, _ new: Pack) -> (CaseRunner, CaseRunner) {
      (
        CaseRunner(old, today: today, zone: oldZone, asOf: asOf, givesReasons: false),
        CaseRunner(new, today: today, zone: zone, asOf: asOf, givesReasons: false)
      )
    }
  }

  public init(_ before: LoadedPack, _ new: LoadedPack, _ options: Options) {
    // If both say the same of a number, only the number has changed.
    let old = before.worded(WordingDay(options.asOf ?? options.today, numbersOf: new.pack))
    oldPack = old.pack
    newPack = new.pack
    today = options.today
    let parts = PackParts(old, new)
    let runners = options.runners(old.pack, new.pack)
    let ahead = TurningDays(old.pack, new.pack, options)
    var open: [ItemPair] = []
    var told: [Change] = []
    for kind in PackItem.Kind.allCases where parts.isComparedHere(kind) {
      func wanted(_ pack: Pack) -> [PackItem] {
        pack.items(kind).filter { options.only?.contains($0.id) ?? true }
      }
      let (before, after) = (wanted(old.pack), wanted(new.pack))
      for item in after where !before.contains(where: { $0.id == item.id }) {
        if parts.standsAlone(item) {
          told.append(parts.added(item))
        } else {
          elsewhere += 1
        }
      }
      for item in before {
        guard let other = after.first(where: { $0.id == item.id }) else {
          if parts.standsAlone(item) {
            told.append(parts.removed(item))
          } else {
            elsewhere += 1
          }
          continue
        }
        let pair = parts.pair(item, other)
        switch parts.state(pair) {
        case .same: same += 1
        case .words(let message): told.append(parts.change(item, other, .words, message))
        case .duty(let message): told.append(parts.change(item, other, .changed, message))
        case .meaning where kind.decides: open.append(pair)
        case .meaning:
          if parts.standsAlone(other) || parts.standsAlone(item) {
            told.append(
              parts.termFindingTheSame(pair, options)
                ?? parts.changed(
                  pair, on: options.asOf ?? options.today, later: ahead.ahead.map(\.options.today)))
          } else if let duty = parts.duty(item, other) {
            told.append(parts.change(item, other, .changed, duty))
          } else {
            elsewhere += 1
          }
        }
      }
    }
    var opened = open.map { DecisionDifference($0, parts, runners, options) }
    let reached = Dictionary(grouping: opened, by: \.editedParts).mapValues(\.count)
    for index in opened.indices {
      opened[index].share = reached[opened[index].editedParts]!
    }
    let decided = mapInParallel(opened) { $0.change(or: ahead) }
    let shown = Set(decided.filter { !$0.differences.isEmpty }.flatMap { $0.because.map(\.id) })
    let loose = LooseParts(parts, shown: shown, now: options.moment)
    same += loose.same
    elsewhere += loose.elsewhere
    let orders = options.only == nil ? SurfaceOrder.changes(old.pack, new.pack) : []
    changes = told + decided.map(parts.withDuty) + loose.changes + orders.map(\.change)
    let failing = failingExamples(of: Set(changes.map(\.id)), options)
    changes = changes.map { change in
      var change = change
      change.breaks = parts.breaks(change, failing[change.id] ?? [], runners, options)
      change.exemptions = parts.exemptions(touchedBy: change)
      WitnessWords(old: old.pack, new: new.pack).complete(&change)
      return change
    }
    changes.sort { parts.order($0) < parts.order($1) }
    for index in changes.indices { changes[index].id = new.pack.name + "/" + changes[index].id }
    edits = PackDifference.edits(of: changes, in: new.pack)
  }

  /// The examples of the new pack that fail, by the item that they are of.
  private func failingExamples(
    of items: Set<String>, _ options: Options
  ) -> [String: [ExampleResult]] {
    let results = ExampleRunner(newPack, today: options.today, zone: options.zone).results(
      of: items.contains)
    return Dictionary(grouping: results.filter { !$0.differences.isEmpty }, by: \.item)
  }
}

extension PackItem.Kind {
  /// Whether items of the kind come out one way or another for a record or a history.
  var decides: Bool {
    switch self {
    case .rule, .table, .message: true
    case .text, .term, .threshold, .list, .limit, .mapping, .record: false
    }
  }
}

extension PackDifference.Change {
  /// Each role once.
  var voidedRoles: [String] {
    voids.map(\.role).reduce(into: []) { roles, role in
      if !roles.contains(role) { roles.append(role) }
    }
  }

  /// `legal, clinical of dose`: another item than the changed one is named.
  var voidsText: String {
    voids.map { void in
      id == void.item || id.hasSuffix("/" + void.item)
        ? void.role : "\(void.role) of `\(void.item)`"
    }.joined(separator: ", ")
  }
}
