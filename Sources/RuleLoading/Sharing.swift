import Parallel
import RuleModel
import SourceText
import YAMLReading

/// Large packs are read by two builders: what no rule needs to know is read beside what rules need and beside the
/// rules, and examples by whoever has time. With any error everything is read again by one of them, since what is wrong
/// in one place can be why something else is left untold, and only one builder knows all.
extension PackBuilder {
  /// Smaller packs are read by the time another thread has started.
  private static let leastBytes = 1 << 15

  /// - Parameter sharing: nil: where it is worth it.
  static func built(_ files: [SourceFile], sharing: Bool? = nil) -> PackBuilder {
    let trees = readYAML(files)
    let shares = sharing ?? (files.reduce(0) { $0 + $1.bytes.count } >= leastBytes && availableCores() > 1)
    if shares {
      let builder = PackBuilder(files)
      builder.sharesWork = true
      builder.build(trees)
      if builder.isShareSound, !builder.findings.contains(where: { $0.level == .error }) { return builder }
      builder.forgetDrafts()
    }
    let builder = PackBuilder(files)
    builder.build(trees)
    return builder
  }

  /// Reads what rules name, and beside it the terms, which name none of it.
  func decodeNamed() {
    guard sharesWork else { return decodeWhatRulesName() }
    share({ $0.decodeWhatRulesName() }, beside: { $0.each("terms", $0.decodeTerms) })
  }

  /// Reads the rules, and beside them the requirements and those examples that have been come by.
  func decodeRulesAndMore() {
    guard sharesWork else { return each("rules", decodeRules) }
    let left = ExampleQueue()
    examplesLeft = left
    share(
      { builder in
        builder.each("rules", builder.decodeRules)
        left.close()
        left.read(by: builder)
      },
      beside: { helper in
        helper.each("requirements", helper.decodeRequirements)
        left.read(by: helper)
      })
    for (rule, examples) in left.examples { pack.rules[rule].examples = examples }
    examplesLeft = nil
  }

  /// Does one thing, and has another builder do something else beside it.
  private func share(
    _ own: @escaping @Sendable (PackBuilder) -> Void, beside other: @escaping @Sendable (PackBuilder) -> Void
  ) {
    let helper = PackBuilder(helping: self)
    let known = pack.aggregates.count
    // Its own comes first: where there is one thread only, the other may wait for it.
    _ = mapInParallel([self, helper]) { builder in builder === helper ? other(builder) : own(builder) }
    take(from: helper, aggregates: known)
  }

  /// Another builder that knows what this one knows.
  private convenience init(helping other: PackBuilder) {
    self.init(other.files)
    pack = other.pack
    // What it reads of them is put behind what is there.
    pack.terms = []
    pack.requirements = []
    (units, conversions) = (other.units, other.conversions)
    (recordIndex, thresholdIndex) = (other.recordIndex, other.thresholdIndex)
    (listIndex, textIndex) = (other.listIndex, other.textIndex)
    (packLets, tableDrafts, aggregateIndex) = (other.packLets, other.tableDrafts, other.aggregateIndex)
    (failedNames, isIncomplete, sections) = (other.failedNames, other.isIncomplete, other.sections)
    sharesWork = true
  }

  /// Takes over what a helper read and found.
  private func take(from helper: PackBuilder, aggregates known: Int) {
    // Else there are two items of one id, or something that only a mistake explains.
    isShareSound =
      isShareSound && helper.ids.keys.allSatisfy { ids[$0] == nil } && helper.misfits.isEmpty
      && helper.pack.aggregates.count == known
    pack.terms += helper.pack.terms
    pack.requirements += helper.pack.requirements
    for finding in helper.findings { tell(finding) }
    usedLets.formUnion(helper.usedLets)
    usedThresholds.formUnion(helper.usedThresholds)
    usedLists.formUnion(helper.usedLists)
    usedFields.formUnion(helper.usedFields)
    usedTexts.formUnion(helper.usedTexts)
    references += helper.references
    roleUses += helper.roleUses
    ids.merge(helper.ids) { own, _ in own }
  }
}

/// The examples of a rule.
struct ExampleGroup {
  var rule: Int
  var node: YAMLNode
  var scope: Scope
  var target: PackBuilder.ExampleTarget
}

/// Examples that wait for a builder, and those that were read.
final class ExampleQueue: @unchecked Sendable {
  // Unchecked: touched under the monitor.
  private let monitor = Monitor()
  private var groups: [ExampleGroup] = []
  private var taken = 0
  private var isClosed = false
  private(set) var examples: [(rule: Int, examples: [Example])] = []

  func add(_ group: ExampleGroup) {
    monitor.locked {
      groups.append(group)
      monitor.wakeAll()
    }
  }

  /// No more will come.
  func close() {
    monitor.locked {
      isClosed = true
      monitor.wakeAll()
    }
  }

  /// Reads what nobody else has taken until no more can come.
  func read(by builder: PackBuilder) {
    while let group = next() {
      let read = builder.examples(group)
      monitor.locked { examples.append((group.rule, read)) }
    }
  }

  private func next() -> ExampleGroup? {
    monitor.locked {
      while taken == groups.count, !isClosed { monitor.wait() }
      guard taken < groups.count else { return nil }
      taken += 1
      return groups[taken - 1]
    }
  }
}
