import Catalogues
import Difference
import Evaluation
import Handbook
import LogReading
import OperatingSystem
import RuleLoading
import RuleModel

/// The questions of the pages about the project that they show. The command line reads and writes
/// the files.
public struct ProjectAccess: Sendable {
  /// Why something cannot be shown, in a sentence.
  public struct Problem: Error, Sendable, Hashable {
    /// A sentence for people.
    public var message: String
    /// The HTTP status of an answer that says it.
    public var status: Int
    public init(_ message: String, status: Int = 200) {
      (self.message, self.status) = (message, status)
    }
  }

  /// The output of another run of the program.
  public struct Output: Sendable, Hashable {
    /// The arguments, as somebody would type them.
    public var command: String
    /// The exit status; nil if the run was ended.
    public var status: Int32?
    /// The standard output.
    public var bytes: [UInt8]

    public init(command: String, status: Int32?, bytes: [UInt8]) {
      (self.command, self.status, self.bytes) = (command, status, bytes)
    }
  }

  /// A pack as its files are, or as they were at a revision.
  public struct PackState: Sendable, Hashable {
    public var folder: String
    public var revision: String?

    public init(_ folder: String, at revision: String? = nil) {
      (self.folder, self.revision) = (folder, revision)
    }

    public var text: String { folder + (revision.map { " at \($0)" } ?? "") }
  }

  /// The folders of the packs, in order.
  public var packs: @Sendable () throws(Problem) -> [String]
  /// Loads the pack in a folder.
  public var load: @Sendable (_ folder: String) throws(Problem) -> LoadedPack
  /// Reads the catalogues that a pack governs.
  public var catalogues: @Sendable (_ folder: String, Pack) -> [Catalogue]
  /// The difference of a pack from the last commit; nil where git knows none of it.
  public var edits: @Sendable (_ folder: String, LoadedPack) throws(Problem) -> PackEdits?
  /// Each file that the pages depend on, with signs that it may have changed.
  public var stamps: @Sendable () -> [String: FileStamp]
  public var bytes: @Sendable (_ path: String) -> [UInt8]?
  /// The time zone of that name, or the pack's.
  public var zone: @Sendable (_ named: String?, Pack) throws(Problem) -> Zone?
  /// The forms of a term.
  public var forms: @Sendable (Term) -> [String]
  /// The present moment.
  public var now: @Sendable () -> Instant
  /// The findings of the gate in the project on a day (nil: today), as JSON.
  public var gate: @Sendable (_ day: CivilDate?, Stopping) -> Output
  /// Another run of the program, with these arguments, whose standard output is an answer.
  public var run: @Sendable (_ arguments: [String], Stopping) -> Output
  /// The folder of a pack in the project, by its path as somebody writes it; nil where it holds none
  /// or lies outside.
  public var packFolder: @Sendable (_ path: String) -> String?
  /// The type of records in a log that do not say it, found from its first bytes.
  public var recordChoice: @Sendable (_ opening: [UInt8], Pack) -> RecordChoice
  public var difference:
    @Sendable (_ old: PackState, _ new: PackState, _ today: CivilDate) throws(Problem) ->
      PackDifference
  public var editing: EditAccess

  public init(
    packs: @escaping @Sendable () throws(Problem) -> [String],
    load: @escaping @Sendable (String) throws(Problem) -> LoadedPack,
    catalogues: @escaping @Sendable (String, Pack) -> [Catalogue],
    edits: @escaping @Sendable (String, LoadedPack) throws(Problem) -> PackEdits?,
    stamps: @escaping @Sendable () -> [String: FileStamp],
    bytes: @escaping @Sendable (String) -> [UInt8]?,
    zone: @escaping @Sendable (String?, Pack) throws(Problem) -> Zone?,
    forms: @escaping @Sendable (Term) -> [String],
    now: @escaping @Sendable () -> Instant,
    gate: @escaping @Sendable (CivilDate?, Stopping) -> Output,
    run: @escaping @Sendable ([String], Stopping) -> Output,
    packFolder: @escaping @Sendable (String) -> String?,
    recordChoice: @escaping @Sendable ([UInt8], Pack) -> RecordChoice,
    difference:
      @escaping @Sendable (PackState, PackState, CivilDate) throws(Problem) -> PackDifference,
    editing: EditAccess
  ) {
    self.packs = packs
    self.load = load
    self.catalogues = catalogues
    self.edits = edits
    self.stamps = stamps
    self.bytes = bytes
    self.zone = zone
    self.forms = forms
    self.now = now
    self.gate = gate
    self.run = run
    self.packFolder = packFolder
    self.recordChoice = recordChoice
    self.difference = difference
    self.editing = editing
  }

  /// The day by the clock, in UTC.
  public var today: CivilDate {
    CivilDate(
      days: Int32(
        clamping: Int((Double(now().microseconds) / Double(microsecondsPerDay)).rounded(.down))))
  }
}
