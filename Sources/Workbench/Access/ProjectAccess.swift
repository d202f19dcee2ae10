import Catalogues
import Evaluation
import OperatingSystem
import RuleLoading
import RuleModel

/// What the pages ask of the project that they show. The command line reads the files; nothing here writes any.
public struct ProjectAccess: Sendable {
  /// Why something cannot be shown, in a sentence.
  public struct Problem: Error, Sendable, Hashable {
    public var message: String
    public init(_ message: String) { self.message = message }
  }

  /// What another run of the program gave.
  public struct Output: Sendable, Hashable {
    /// The arguments, as somebody would type them.
    public var command: String
    public var status: Int32?
    public var bytes: [UInt8]

    public init(command: String, status: Int32?, bytes: [UInt8]) {
      (self.command, self.status, self.bytes) = (command, status, bytes)
    }
  }

  /// The folders of the packs, in order.
  public var packs: @Sendable () throws(Problem) -> [String]
  public var load: @Sendable (_ folder: String) throws(Problem) -> LoadedPack
  public var catalogues: @Sendable (_ folder: String, Pack) -> [Catalogue]
  /// Each file that the pages depend on, with what tells that it may have changed.
  public var stamps: @Sendable () -> [String: FileStamp]
  public var zone: @Sendable (_ named: String?, Pack) throws(Problem) -> Zone?
  public var forms: @Sendable (Term) -> [String]
  public var now: @Sendable () -> Instant
  /// What the gate finds in the project, as JSON.
  public var gate: @Sendable () -> Output
  /// Another run of the program, with these arguments, whose standard output is an answer.
  public var run: @Sendable (_ arguments: [String]) -> Output

  public init(
    packs: @escaping @Sendable () throws(Problem) -> [String],
    load: @escaping @Sendable (String) throws(Problem) -> LoadedPack,
    catalogues: @escaping @Sendable (String, Pack) -> [Catalogue],
    stamps: @escaping @Sendable () -> [String: FileStamp],
    zone: @escaping @Sendable (String?, Pack) throws(Problem) -> Zone?, forms: @escaping @Sendable (Term) -> [String],
    now: @escaping @Sendable () -> Instant, gate: @escaping @Sendable () -> Output,
    run: @escaping @Sendable ([String]) -> Output
  ) {
    self.packs = packs
    self.load = load
    self.catalogues = catalogues
    self.stamps = stamps
    self.zone = zone
    self.forms = forms
    self.now = now
    self.gate = gate
    self.run = run
  }

  /// The day by the clock, in UTC.
  public var today: CivilDate {
    CivilDate(days: Int32(clamping: Int((Double(now().microseconds) / Double(microsecondsPerDay)).rounded(.down))))
  }
}
