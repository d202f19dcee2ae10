import Diagnostics
import RuleModel
import SourceText

/// Each requirement row of a pack against what covers it.
public struct Trace: Sendable {
  /// Something that names the requirement in its `source`.
  public struct Cover: Sendable, Hashable {
    /// rule, table, text, term, threshold, list, limit
    public var kind: String
    public var id: String
    public var title: String?
    public var status: Status
    public var examples: Int
  }

  /// A requirement, and what names it.
  public struct Row: Sendable {
    public var requirement: Requirement
    public var covers: [Cover]

    public var isCovered: Bool { !covers.isEmpty }
  }

  public var pack: String
  public var title: String
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
          kind: item.kind.rawValue, id: item.id, title: item.title, status: item.status, examples: item.examples)
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
      !known.contains(source) && source.split(separator: "-").first.map { prefixes.contains($0) } == true
        && source.split(separator: "-").count >= 3
        && !source.contains(" ")
    }.map { ($0.0, $0.1.id) }
  }

  public var covered: Int { rows.count { $0.isCovered } }

  /// Rows that nothing covers are errors; sources that name no row are warnings.
  public func findings(place: (Origin) -> Place?) -> [Finding] {
    var findings = rows.filter { !$0.isCovered }.map { row in
      Finding(
        .uncoveredRequirement, .error, "nothing covers \(row.requirement.id): \(row.requirement.title)",
        at: place(row.requirement.origin),
        advice: "name it in the `source` of the rule, text or term that implements it", source: [row.requirement.id])
    }
    for (source, item) in unknown {
      findings.append(
        Finding(
          .unknownRequirement, .warning, "`\(item)` names \(source) as its source, but there is no such requirement",
          advice: "correct the id, or add the row to requirements.yaml"))
    }
    return findings
  }
}
