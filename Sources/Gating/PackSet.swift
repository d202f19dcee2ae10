import CopyLint
import Diagnostics
import Folding
import RuleLoading
import RuleModel

/// The packs that govern one app together. The first that is not `shared` is the app's own: it
/// decides what the structure of the copy must be, and may set levels of what the others find,
/// exempt from it and sign texts that hold their terms.
public struct PackSet: Sendable {
  /// The packs, in the order in which they were named.
  public let packs: [LoadedPack]
  /// Of the app's own pack among them.
  public let ownIndex: Int?
  /// The packs with those terms too that a choice of tags leaves out.
  public let whole: [LoadedPack]

  public init(_ packs: [LoadedPack]) { self.init(packs, whole: packs) }

  /// Every item as `PACK/ITEM`, those that a choice of tags leaves out too.
  public var names: [String] { whole.flatMap(PackSet.itemNames) }

  private static func itemNames(of loaded: LoadedPack) -> [String] {
    loaded.pack.namedItems.map { "\(loaded.pack.name)/\($0.id)" }
  }

  private init(_ packs: [LoadedPack], whole: [LoadedPack]) {
    self.packs = packs
    self.whole = whole
    ownIndex = packs.firstIndex { !$0.pack.isShared }
  }

  /// The pack that decides about the structure of the copy: the app's own, otherwise the rules that
  /// hold without one.
  public var own: LoadedPack { ownIndex.map { packs[$0] } ?? .structural }

  /// The packs with those of their terms that have one of the tags, and those that have none.
  public func keepingTerms(tagged tags: [String]) throws(GatingProblem) -> PackSet {
    if tags.isEmpty { return self }
    let known = Set(packs.flatMap(\.pack.tags)).sorted()
    if let unknown = tags.first(where: { !known.contains($0) }) {
      throw GatingProblem(
        "no term has the tag `\(unknown)`"
          + (nearest(unknown, in: known).map { "; did you mean `\($0)`?" }
            ?? (known.isEmpty ? "" : "; known: \(known.joined(separator: ", "))")))
    }
    return PackSet(packs.map { $0.replacing($0.pack.keepingTerms(tagged: tags)) }, whole: whole)
  }

  /// The findings of all packs together, as the app's own pack weighs them and exempts from them.
  /// - Parameters:
  ///   - own: findings of its own, with those it exempts from.
  ///   - others: findings of the others, less those they exempt from themselves.
  func settled(
    own findings: [Finding], others: [Finding], today: CivilDate, isRelease: Bool,
    lookedAt: Exemptions.LookedAt
  ) -> (findings: [Finding], accepted: [(finding: Finding, reason: String)]) {
    // The exemptions of a pack that does not load are not known.
    if own.hasErrors { return (findings + others, []) }
    let beside = own.pack.exemptions.isEmpty ? [] : Set(packs.flatMap(PackSet.itemNames))
    let further = weighed(others, isRelease: isRelease) + unknownNames()
    return Exemptions(
      pack: own.pack, today: today, isRelease: isRelease, beside: beside, place: own.place
    ).apply(to: further.isEmpty ? findings : findings + further, lookedAt: lookedAt)
  }

  private func weighed(_ findings: [Finding], isRelease: Bool) -> [Finding] {
    if ownIndex == nil { return findings }
    return findings.compactMap { finding in
      guard finding.mayBeLevelled(isRelease: isRelease), let word = own.pack.checks[finding.id]
      else { return finding }
      guard let level = Level(rawValue: word) else { return nil }
      var finding = finding
      finding.level = level
      return finding
    }
  }

  /// Names `PACK/ITEM` of the own pack that name nothing in a pack that is there.
  private func unknownNames() -> [Finding] {
    let pack = own.pack
    var found: [Finding] = []
    lazy var names = self.names
    func look(_ name: String, at origin: Origin?) {
      guard let nearest = unknown(name, among: names) else { return }
      found.append(
        Finding(
          .unknownCheck, .error, "there is no `\(name)`", at: origin.flatMap(own.place),
          advice: nearest.isEmpty
            ? "`primum explain PACK ID` shows an item" : "did you mean `\(nearest)`?",
          suggestions: nearest.isEmpty ? [] : [nearest]))
    }
    for name in pack.checks.keys.sorted() { look(name, at: pack.checkOrigins[name]) }
    for exemption in pack.exemptions {
      if let term = exemption.term { look(term, at: exemption.origin) }
    }
    for text in pack.texts { for name in text.contains { look(name, at: text.origin) } }
    return found
  }

  /// For the name of an item that its pack, which is among these, does not have: the nearest that
  /// it has, or nothing.
  /// - Parameter names: of all items, made where they are needed.
  func unknown(_ name: String, among names: @autoclosure () -> [String]) -> String? {
    guard let packName = packName(of: name), packs.contains(where: { $0.pack.name == packName })
    else { return nil }
    let names = names()
    return names.contains(name) ? nil : nearest(name, in: names) ?? ""
  }
}
