import Catalogues
import CopyLint
import Diagnostics
import RuleLoading
import RuleModel
import SourceText

/// The copy of one app under the packs that govern it. Its structure is looked at once.
public struct CopyRuns {
  public private(set) var result: LintResult
  public var catalogues: [Catalogue] { first.catalogues }
  /// Without its result, which is part of the whole.
  private var first: CopyRun

  /// Whether the catalogues under a path hold no string at all.
  public func hasOnlyEmpty(under path: String) -> Bool { first.hasOnlyEmpty(under: path) }

  /// - Parameters:
  ///   - tokens: files of design tokens, which the own pack may say that ship.
  public init(
    _ set: PackSet, _ files: CopyFiles, tokens: [SourceFile] = [], today: CivilDate
  ) {
    let own = set.own
    first = CopyRun(
      own, AppCopy(files, tokens: tokens, of: own.pack), today: today, exempts: false,
      scope: set.ownIndex == nil ? .structure : .all)
    result = first.result
    first.result.findings = []
    var others: [Finding] = []
    for (index, pack) in set.packs.enumerated() where index != set.ownIndex {
      let run = CopyRun(
        pack, AppCopy(files, tokens: [], of: pack.pack), today: today, scope: .words, signer: own.pack)
      others += run.result.findings
      result.accepted += run.result.accepted
      result.sentences += run.result.sentences
    }
    let isPart = files.extent != .app || !result.isWhole
    let accepted: [(finding: Finding, reason: String)]
    (result.findings, accepted) = set.settled(
      own: result.findings, others: others, today: today, isRelease: false, lookedAt: isPart ? .part : .copy)
    result.findings.putInOrder()
    result.accepted += accepted
  }
}
