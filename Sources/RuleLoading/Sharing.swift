import Parallel
import RuleModel
import SourceText
import YAMLReading

/// Large packs are read by two builders: what no rule needs to know, and half of the examples, are read beside the
/// rules. With any error everything is read again by one of them, since what is wrong in one place can be why something
/// else is left untold, and only one builder knows all.
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

  /// Reads the rules, and beside them the terms and requirements.
  func decodeRulesAndMore() {
    guard sharesWork else {
      each("rules", decodeRules)
      return
    }
    let helper = PackBuilder(helping: self)
    let known = pack.aggregates.count
    _ = mapInParallel([self, helper]) { builder in
      if builder === helper {
        builder.each("terms", builder.decodeTerms)
        builder.each("requirements", builder.decodeRequirements)
      } else {
        builder.each("rules", builder.decodeRules)
      }
    }
    let (first, second) = inHalves(examplesLeft)
    let examples = mapInParallel([(self, first), (helper, second)]) { builder, groups in
      groups.map { group in (group.rule, builder.examples(group)) }
    }
    for (rule, examples) in examples.joined() { pack.rules[rule].examples = examples }
    examplesLeft = []
    take(from: helper, aggregates: known)
  }

  private func inHalves(_ groups: [ExampleGroup]) -> ([ExampleGroup], [ExampleGroup]) {
    var left = groups.reduce(0) { $0 + $1.node.range.count } / 2
    let first = groups.prefix { group in
      defer { left -= group.node.range.count }
      return left > 0
    }
    return (Array(first), Array(groups[first.count...]))
  }

  /// Another builder that knows what this one knows.
  private convenience init(helping other: PackBuilder) {
    self.init(other.files)
    pack = other.pack
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
      helper.ids.keys.allSatisfy { ids[$0] == nil } && helper.misfits.isEmpty && helper.pack.aggregates.count == known
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

/// The examples of a rule, which wait until all rules are read.
struct ExampleGroup {
  var rule: Int
  var node: YAMLNode
  var scope: Scope
  var target: PackBuilder.ExampleTarget
}
