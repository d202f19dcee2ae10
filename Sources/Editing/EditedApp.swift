import Analysis
import Diagnostics
import Difference
import Evaluation
import Gating
import Guarding
import RuleLoading
import RuleModel
import SourceText
import YAMLReading

/// A pack and the app that it governs, as they are on disk: all that an edit looks at.
public struct EditedApp: Sendable {
  /// The app as `primum.yaml` has it.
  public var description: AppDescription
  /// The folder of the pack, as people name it.
  public var name: String
  /// The rule files of the pack.
  public var rules: [SourceFile]
  /// The copy of the app; nil where there is none.
  public var copy: CopyFiles?
  /// Its design tokens.
  public var tokens: [SourceFile]
  /// Other packs that govern the app.
  public var beside: [(loaded: LoadedPack, isShipped: Bool)]

  public init(
    _ description: AppDescription, name: String, rules: [SourceFile], copy: CopyFiles?,
    tokens: [SourceFile] = [], beside: [(loaded: LoadedPack, isShipped: Bool)] = []
  ) {
    self.description = description
    self.name = name
    self.rules = rules
    self.copy = copy
    self.tokens = tokens
    self.beside = beside
  }
}

/// The questions about an edited pack, and the day on which they are asked.
public struct EditTerms: Sendable {
  /// The day of the edit.
  public var today: CivilDate
  /// Loads a pack as it is worded on a day.
  public var load: @Sendable ([SourceFile], CivilDate, YAMLMemory) -> LoadedPack
  /// Of all states of the pack.
  let memory = YAMLMemory()
  /// The gate's questions about a pack on a day.
  public var gate: @Sendable (LoadedPack, CivilDate) throws -> GateTerms
  /// How what became weaker is found.
  public let guarding: GuardTerms
  /// How two packs are compared.
  public var comparing:
    @Sendable (_ old: LoadedPack, _ new: LoadedPack) throws ->
      PackDifference.Options

  public init(
    today: CivilDate, guarding: GuardTerms,
    load: @escaping @Sendable ([SourceFile], CivilDate, YAMLMemory) -> LoadedPack,
    gate: @escaping @Sendable (LoadedPack, CivilDate) throws -> GateTerms,
    comparing:
      @escaping @Sendable (_ old: LoadedPack, _ new: LoadedPack) throws ->
      PackDifference.Options
  ) {
    self.today = today
    self.guarding = guarding
    self.load = load
    self.gate = gate
    self.comparing = comparing
  }
}

/// An app as it is, for any number of edits of it.
public struct EditBase: Sendable {
  let state: EditState
  /// The app.
  public var app: EditedApp { state.app }

  public init(_ app: EditedApp, _ terms: EditTerms) {
    state = EditState(
      app, EditedFiles(rules: app.rules, copy: app.copy, memory: terms.memory), terms)
  }
}

/// One state of an app while its pack is edited.
struct EditState: Sendable {
  let app: EditedApp
  let terms: EditTerms
  let files: EditedFiles
  /// The pack as it is worded today.
  let loaded: LoadedPack

  init(_ app: EditedApp, _ files: EditedFiles, _ terms: EditTerms) {
    self.app = app
    self.terms = terms
    self.files = files
    loaded = terms.load(files.rules, terms.today, terms.memory)
  }

  private init(_ state: EditState, files: EditedFiles) {
    (app, loaded, terms) = (state.app, state.loaded, state.terms)
    self.files = files
  }

  /// The same pack with other copy.
  func with(_ files: EditedFiles) -> EditState { EditState(self, files: files) }

  /// The pack as it is worded on a day.
  func loaded(on day: CivilDate) -> LoadedPack {
    day == terms.today ? loaded : terms.load(files.rules, day, terms.memory)
  }

  /// The zone of the pack's days and months.
  var zone: Zone? { (try? terms.gate(loaded, terms.today))?.moment.zone }

  /// The errors of the gate on a day, and the changes that no example notices.
  /// - Parameter reached: the items that differ between the states that are compared.
  func judged(
    on day: CivilDate, reached: Set<String>
  ) throws -> (errors: [Finding], survivors: [Mutant]) {
    let pack = loaded(on: day)
    let copy = files.copy.map { AppCopy($0, tokens: app.tokens, of: pack.pack) }
    var apps = [App(pack, name: app.name, roots: app.description.copy, copy: copy)]
    apps += app.beside.map { one in
      App(
        one.loaded, name: one.loaded.pack.name, roots: app.description.copy,
        copy: files.copy.map { AppCopy($0, tokens: [], of: one.loaded.pack) },
        isShipped: one.isShipped)
    }
    for index in apps.indices { apps[index].matched = app.description.matched }
    let gates = try AppGates(PackSet(apps.map(\.loaded)), apps, structure: copy) {
      var asked = try terms.gate($0, day)
      asked.mutated = reached
      return asked
    }
    let errors = app.description.levelled(gates.findings).filter { $0.level == .error }
    return (errors.sorted(by: Finding.inOrder), gates.gates.flatMap(\.survivors))
  }

  /// As `--since` compares it.
  var guarded: GuardedProject {
    GuardedProject(apps: [
      GuardedApp(
        app.description, packs: [loaded] + app.beside.map(\.loaded),
        shipped: Set(app.beside.filter(\.isShipped).map(\.loaded.pack.name)),
        copy: Set(files.copy?.sources.map(\.path) ?? []))
    ])
  }
}
