import CopyLint
import RuleLoading
import RuleModel
import SourceText

/// The copy that `lint` looks at, as each of the packs that govern it reads it.
public struct LintedCopy: Sendable {
  private let packs: PackSet
  private let apps: [App]
  /// As the app's own pack reads it, or as it is read without one.
  public let own: AppCopy

  /// - Parameter tokens: files of design tokens, which the own pack may say that ship.
  public init(_ packs: PackSet, _ files: CopyFiles, tokens: [SourceFile] = []) {
    self.packs = packs
    let own = AppCopy(files, tokens: tokens, of: packs.own.pack)
    self.own = own
    apps = packs.packs.enumerated().map { index, loaded in
      let copy = index == packs.ownIndex ? own : AppCopy(files, tokens: [], of: loaded.pack)
      return App(loaded, name: loaded.pack.name, roots: [], copy: copy)
    }
  }

  /// The findings of the gate in copy, of this alone.
  public func verdict(_ terms: GateTerms) throws -> AppGates {
    try AppGates(packs, apps, structure: packs.ownIndex == nil ? own : nil) { _ in terms }
  }
}
