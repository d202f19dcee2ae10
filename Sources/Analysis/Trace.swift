import Diagnostics
import RuleModel
import SourceText

/// Each requirement row of a pack against what covers it.
public struct Trace: Sendable {
  /// Something that names the requirement in its `source`.
  public struct Cover: Sendable, Hashable {
    /// rule, table, text, term, threshold, list, limit
    public var kind: String
    /// The id of the covering item.
    public var id: String
    /// The title of the covering item.
    public var title: String?
    /// The status of the covering item.
    public var status: Status
    /// How many examples it has.
    public var examples: Int
  }

  /// A requirement, and what names it.
  public struct Row: Sendable {
    /// The requirement.
    public var requirement: Requirement
    /// The items that name it as their source.
    public var covers: [Cover]

    /// Whether any item covers it.
    public var isCovered: Bool { !covers.isEmpty }
  }

  /// The name of the pack.
  public var pack: String
  /// The title of the pack.
  public var title: String
  /// The requirements, in order.
  public var rows: [Row]
  /// Sources that look like rows of this pack and are none, with what names them.
  public var unknown: [(source: String, item: String)]

  public init(_ pack: Pack) {
    self.pack = pack.name
    title = pack.title
    var covers: [String: [Cover]] = [:]
    var order: [(String, Cover)] = []
    for item in pack.items {
      for source in item.source {
        let cover = Cover(
          kind: item.kind.rawValue, id: item.id, title: item.title, status: item.status,
          examples: item.examples)
        order.append((source, cover))
      }
    }
    for (source, cover) in order where !(covers[source] ?? []).contains(cover) {
      covers[source, default: []].append(cover)
    }
    rows = pack.requirements.map { Row(requirement: $0, covers: covers[$0.id] ?? []) }
    let known = Set(pack.requirements.map(\.id))
    let prefixes = Set(pack.requirements.compactMap { $0.id.split(separator: "-").first })
    unknown = order.filter { source, _ in
      !known.contains(source)
        && source.split(separator: "-").first.map { prefixes.contains($0) } == true
        && source.split(separator: "-").count >= 3
        && !source.contains(" ")
    }.map { ($0.0, $0.1.id) }
  }

  /// How many requirements are covered.
  public var covered: Int { rows.count { $0.isCovered } }

  /// Rows that nothing covers are errors; sources that name no row are warnings.
  public func findings(place: (Origin) -> Place?) -> [Finding] {
    var findings = rows.filter { !$0.isCovered }.map { row in
      Finding(
        .uncoveredRequirement, .error,
        "nothing covers \(row.requirement.id): \(row.requirement.title)",
        at: place(row.requirement.origin),
        advice: "name it in the `source` of the rule, text or term that implements it",
        source: [row.requirement.id])
    }
    for (source, item) in unknown {
      findings.append(
        Finding(
          .unknownRequirement, .warning,
          "`\(item)` names \(source) as its source, but there is no such requirement",
          advice: "correct the id, or add the row to requirements.yaml"))
    }
    return findings
  }
}
