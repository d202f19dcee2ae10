import Analysis
import Cases
import Diagnostics
import Evaluation
import OperatingSystem
import RuleModel
import SourceText

/// Statements about several rules of a pack together: those that hold, and those that do not.
public struct PackProperties {
  public private(set) var findings: [Finding] = []
  /// Statements under `together:`, and how many of them were proved.
  public private(set) var stated = 0
  public private(set) var proved = 0
  /// Of those proved, how many hold for all records of a subject together.
  public private(set) var provedOfAll = 0

  /// - Parameters:
  ///   - today: the day on which rules and numbers are in force.
  ///   - zone: of days and months, as in evaluation.
  ///   - place: the place of an origin of the pack.
  public init(
    _ pack: Pack, today: CivilDate, zone: Zone?, place: @escaping @Sendable (Origin) -> Place?
  ) {
    let question = PackInQuestion(pack, today: today, zone: zone, place: place)
    stated = pack.meetings.count
    let proofs: [@Sendable () -> MeetingProof.Result] = pack.meetings.map { meeting in
      { MeetingProof(meeting, question).result() }
    }
    let surfaces: @Sendable () -> MeetingProof.Result = {
      .init(findings: SharedSurfaces(question).findings())
    }
    let links = RecordLinks(pack)
    let missing: [@Sendable () -> MeetingProof.Result] = MissingData(
      question: question, links: links
    )
    .searches.map { search in { .init(findings: search()) } }
    let unlinked: [@Sendable () -> MeetingProof.Result] = UnlinkedRecords(
      question: question, links: links
    ).searches.map { search in { .init(findings: search()) } }
    let time: @Sendable () -> MeetingProof.Result = {
      .init(findings: TimeFindings(question: question, zone: zone).findings())
    }
    // The longest search comes first, so that no core waits for it at the end.
    let found = mapInParallel([surfaces] + proofs + [time] + missing + unlinked) { $0() }
    for result in found {
      findings += result.findings
      if result.isProved { proved += 1 }
      if result.isProved, result.isOfAll { provedOfAll += 1 }
    }
  }

  /// One line for people; empty where nothing is stated.
  public var summary: String {
    if stated == 0 { return "" }
    var reaches: [String] = []
    if proved > provedOfAll { reaches.append("\(proved - provedOfAll) for one record") }
    if provedOfAll > 0 { reaches.append("\(provedOfAll) for all records of a subject") }
    return "\(stated) statement\(stated == 1 ? "" : "s") about rules together, \(proved) proved"
      + (reaches.isEmpty ? "" : " (\(reaches.joined(separator: ", ")))")
  }
}

/// The data that every question about a pack needs. One for all of them: it would be copied for
/// each case that is tried.
final class PackInQuestion: Sendable {
  let pack: Pack
  let today: CivilDate
  let runner: CaseRunner
  let place: @Sendable (Origin) -> Place?
  /// The end of the month of today: then a whole month of days lies behind it.
  let now: Instant

  init(_ pack: Pack, today: CivilDate, zone: Zone?, place: @escaping @Sendable (Origin) -> Place?) {
    self.pack = pack
    self.today = today
    self.place = place
    runner = CaseRunner(pack, today: today, zone: zone, givesReasons: false)
    now = today.endOfMonth
  }

  /// A case as an example writes it.
  func shown(_ example: Example) -> String {
    Witness(example, in: pack, today: today).json(pack, pack)
  }

  func examples(of source: DecisionCopy.Source) -> [Example] { pack.examples(of: source) }
}

extension CaseSpace {
  /// - Parameter asked: the pack whose decisions say which values matter, if it is another.
  init(_ question: PackInQuestion, _ sources: [DecisionCopy.Source], asking asked: Pack? = nil) {
    self.init(
      question.pack, sources, asking: asked ?? question.pack, now: question.now,
      today: question.today)
  }
}
