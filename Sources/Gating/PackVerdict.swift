import Analysis
import CopyLint
import Diagnostics
import OperatingSystem
import Properties
import RuleLoading
import RuleModel
import SignOffs

/// The questions of a run about a pack, and about the app that it governs.
public struct VerdictScope: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The claims of its rules.
  public static let rules = VerdictScope(rawValue: 1)
  /// Its examples give what they expect. Without this, items that have none are named.
  public static let examples = VerdictScope(rawValue: 2)
  /// Rows of requirements hold in their examples, where nothing else of them is asked.
  public static let rows = VerdictScope(rawValue: 4)
  /// Who must sign has signed what is there.
  public static let signOffs = VerdictScope(rawValue: 8)
  /// Everything that a release needs.
  public static let release = VerdictScope(rawValue: 16)
  /// An app ships the pack: its design tokens and requirements, and that there is copy at all.
  public static let app = VerdictScope(rawValue: 32)

  /// Of the copy alone, as `lint` does.
  public static let copy: VerdictScope = []
  /// Of the rules while they are written, as `check` does.
  public static let check: VerdictScope = [.rules, .signOffs]

  /// Of an app, as the gate does.
  public static func gate(isRelease: Bool) -> VerdictScope {
    [.rules, .examples, .signOffs, .app, isRelease ? .release : []]
  }

  /// Of a rule book, as `compile` does.
  public static func book(isRelease: Bool) -> VerdictScope {
    [.rules, .examples, .rows, isRelease ? [.signOffs, .release] : []]
  }
}

/// The verdict on the rules of one pack that loads. Every command that judges rules takes it from
/// here.
public struct PackVerdict: Sendable {
  /// In no order, without those of loading.
  public private(set) var findings: [Finding] = []
  /// The proved statements, in one line; empty if nothing is stated.
  public private(set) var proved = ""
  /// The run of the examples, if there was one.
  private(set) var examples: ExampleRun?

  public init(_ loaded: LoadedPack, _ terms: GateTerms) {
    self.init(loaded, terms, lists: TermLists(loaded.pack, today: terms.moment.today))
  }

  init(_ loaded: LoadedPack, _ terms: GateTerms, lists: TermLists) {
    let subject = Subject(loaded: loaded, terms: terms, lists: lists)
    for answer in mapInParallel(
      Question.all.filter { $0.isAsked(by: terms, of: loaded.pack) }, { $0.checkedAnswer(subject) })
    {
      findings += answer.findings
      proved += answer.proved
      examples = answer.examples ?? examples
    }
  }

  /// The subject of a question.
  private struct Subject: Sendable {
    let loaded: LoadedPack
    let terms: GateTerms
    let lists: TermLists
    var pack: Pack { loaded.pack }
    var moment: GateMoment { terms.moment }
  }

  private struct Answer: Sendable {
    var findings: [Finding]
    var proved = ""
    var examples: ExampleRun?
  }

  /// One thing that is asked of a pack, and when it is.
  private struct Question: Sendable {
    /// All of this must be asked for.
    let needs: VerdictScope
    /// Nothing of this: it asks more.
    var unless: VerdictScope = []
    /// The checks of its findings.
    let gives: [Check]
    /// Whether findings have ids of items, too.
    var givesItems = false
    /// Whether it says what covers a requirement.
    var isEvidence = false
    let answer: @Sendable (Subject) -> Answer

    func isAsked(by terms: GateTerms, of pack: Pack) -> Bool {
      terms.scope.isSuperset(of: needs) && terms.scope.isDisjoint(with: unless)
        && (terms.wanted.includes(gives)
          || givesItems && terms.wanted.includesItems(of: pack)
          || isEvidence && terms.wanted.includeCover)
    }

    func checkedAnswer(_ subject: Subject) -> Answer {
      let answer = answer(subject)
      assert(
        answer.findings.allSatisfy { finding in
          gives.contains { $0.id == finding.id } || givesItems && finding.id.contains("/")
        }, "a question gives findings of a check that it does not name")
      return answer
    }

    static let all = [
      Question(needs: .rules, gives: Check.claims + [.unconfirmedExample], givesItems: true) {
        let loaded = $0.loaded
        return Answer(
          findings: analyse(
            $0.pack, today: $0.moment.today, place: loaded.place,
            worded: { loaded.worded(WordingDay($0)).pack }))
      },
      Question(needs: .rules, unless: .examples, gives: Check.coverage) {
        Answer(findings: Untested(place: $0.loaded.place).findings($0.pack.confirmed))
      },
      Question(needs: .rules, gives: Check.properties) {
        let properties = PackProperties(
          $0.pack, today: $0.moment.today, zone: $0.moment.zone, place: $0.loaded.place)
        return Answer(findings: properties.findings, proved: properties.summary)
      },
      Question(
        needs: .examples, gives: Check.coverage + [.untestedTerm], givesItems: true,
        isEvidence: true
      ) {
        let run = ExampleRun(
          $0.loaded, today: $0.moment.today, zone: $0.moment.zone, lists: $0.lists)
        return Answer(findings: run.findings, examples: run)
      },
      Question(needs: .rows, gives: [.requirementExample]) {
        Answer(findings: requirementExampleFindings($0.loaded, $0.moment))
      },
      Question(needs: .signOffs, gives: Check.signOffs) {
        let review = SignOffReview($0.loaded)
        let dates = signOffDateFindings($0.loaded, today: $0.moment.today, now: $0.moment.clockDay)
        return Answer(
          findings: review.findings(
            isRelease: $0.terms.isRelease, isGate: $0.terms.scope.contains(.app)) + dates)
      },
      Question(needs: .app, gives: [.keysNotBound]) {
        Answer(findings: UnboundKeys.findings($0.loaded))
      },
      Question(needs: .release, gives: [.openDraft]) {
        Answer(findings: OpenDrafts.findings($0.loaded))
      },
    ]
  }
}
