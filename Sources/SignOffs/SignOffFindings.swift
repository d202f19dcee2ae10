import Diagnostics
import RuleModel

extension SignOffReview {
  /// How many changes a message names; the others are notes.
  private static let named = 2

  /// Missing and void sign-offs: warnings, and errors for a release.
  /// - Parameters:
  ///   - role: Only those that this role is asked for.
  ///   - isGate: An app ships what is looked at.
  public func findings(isRelease: Bool, role: String? = nil, isGate: Bool = false) -> [Finding] {
    let duties = role == nil ? duties(isGate: isGate || isRelease) : []
    return duties + questions(role)
      + entries().filter { role == nil || $0.role == role }.compactMap { entry in
        var finding = finding(entry, isRelease ? .error : .warning) ?? exports(entry)
        if entry.isAsked { finding?.waitsFor = entry.role }
        if case .missing = entry.state {} else { finding?.isNews = true }
        return finding
      }
  }

  /// One note for each role that is asked to decide something, and each thing.
  private func questions(_ role: String?) -> [Finding] {
    pack.requirements.flatMap { row in
      row.asked.filter { role == nil || $0 == role }.map { asked in
        var finding = Finding(
          .openRequirement, .note,
          "`\(row.id)` is not decided, and the \(asked) role is asked: \(row.title)",
          at: loaded.place(row.origin))
        finding.waitsFor = asked
        return finding
      }
    }
  }

  private func finding(_ entry: Entry, _ level: Level) -> Finding? {
    let (item, role) = (entry.item, entry.role)
    let name = "the \(item.kind.rawValue) `\(item.id)`"
    let command = "`primum sign PACK ID… --role \(role) --by \"…\"`"
    switch entry.state {
    case .signed: return nil
    case .missing:
      var finding = Finding(
        .missingSignOff, level, "\(name) has no \(role) sign-off", at: loaded.place(item.origin),
        advice: "`primum sign PACK \(item.id) --role \(role) --by \"…\"`")
      finding.shared = .init("have no \(role) sign-off", of: name, advice: command)
      return finding
    case .former(let signOff):
      var finding = Finding(
        .voidSignOff, entry.isAsked ? level : .warning,
        "the \(role) sign-off of \(name) was made with an earlier version of Primum and is void",
        at: loaded.place(entry.isAsked ? item.origin : signOff.origin),
        advice: "review it again, then run `primum sign`",
        because: "it covered only the item itself, not what it depends on")
      finding.shared = .init(
        "have a \(role) sign-off from an earlier version of Primum, which is void", of: name,
        advice: command)
      return finding
    case .void(let signOff, let changes):
      let day = MomentText.text(signOff.on)
      let what =
        changes.isEmpty
        ? "it, or something it depends on, has changed since"
        : changes.prefix(Self.named).joined(separator: "; ")
      var finding = Finding(
        .voidSignOff, entry.isAsked ? level : .warning,
        "the \(role) sign-off of \(name) is void: when it was signed on \(day), \(what)",
        at: loaded.place(entry.isAsked ? item.origin : signOff.origin),
        advice: entry.isAsked
          ? "review it again, then run `primum sign`" : "sign again, or remove it",
        because: "the sign-off no longer covers the current content",
        notes: changes.dropFirst(Self.named).map { Note("and \($0)") })
      if changes.isEmpty {
        finding.message =
          "the \(role) sign-off of \(name) is void: it, or something it depends on, has changed since \(day)"
      }
      finding.shared = .init(
        "have a void \(role) sign-off: when they were signed, \(what)", of: name, advice: command)
      return finding
    }
  }

  /// A sign-off that holds, and exports that nobody has signed it for.
  private func exports(_ entry: Entry) -> Finding? {
    if entry.exportsAdded.isEmpty { return nil }
    let (item, role) = (entry.item, entry.role)
    return Finding(
      .uncoveredExport, .note,
      "the \(role) sign-off of the \(item.kind.rawValue) `\(item.id)` does not cover what was added since: "
        + entry.exportsAdded.joined(separator: "; "),
      at: loaded.place(item.origin), advice: "to cover it, sign again with `primum sign`")
  }
}
