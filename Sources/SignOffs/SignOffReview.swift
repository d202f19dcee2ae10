import Diagnostics
import OperatingSystem
import RuleLoading
import RuleModel
import SourceText
import YAMLReading

/// Whether what needs a sign-off has one that still fits what was signed.
public struct SignOffReview: Sendable {
  /// How one role stands to one item.
  public enum State: Hashable, Sendable {
    case signed
    case missing
    /// What was signed has changed; in phrases, as far as it was kept.
    case void(SignOff, changes: [String])
    /// Made by a version whose digests covered the item's own lines only.
    case former(SignOff)
  }

  /// A role that an item waits for, or that has signed it unasked.
  public struct Entry: Hashable, Sendable {
    public var item: PackItem
    public var role: String
    public var isAsked: Bool
    public var state: State
  }

  let loaded: LoadedPack
  private let parts: Parts
  private let kept: [String: (label: String, content: Written)]

  public init(_ loaded: LoadedPack) {
    self.loaded = loaded
    parts = Parts(loaded)
    var kept: [String: (label: String, content: Written)] = [:]
    for entry in (loaded.sections["signed content"] ?? []).flatMap({ $0.value.mapping ?? [] }) {
      guard let label = entry.value["what"]?.text, let node = entry.value["is"] else { continue }
      let content = Written(kept: node)
      // What somebody has written over is not what was signed.
      if SignedContent.key(label, content) == entry.keyText { kept[entry.keyText] = (label, content) }
    }
    self.kept = kept
  }

  /// What a pack says, part by part: worked out for the first who asks, and where nothing is signed nobody does.
  private final class Parts: @unchecked Sendable {
    // Unchecked: made under the monitor.
    private let loaded: LoadedPack
    private let monitor = Monitor()
    private var made: Closure?

    init(_ loaded: LoadedPack) { self.loaded = loaded }

    var closure: Closure {
      monitor.locked {
        if let made { return made }
        let closure = Closure(loaded)
        made = closure
        return closure
      }
    }
  }

  public var closure: Closure { parts.closure }

  public var pack: Pack { loaded.pack }

  public func place(_ origin: Origin) -> Place? { loaded.place(origin) }

  /// What is signed, as the sign-off file keeps it.
  public func content(of item: PackItem) -> SignedContent { SignedContent(of: item, in: closure) }

  /// What a sign-off was given for; nil if it was not kept, or not whole.
  public func content(signedBy signOff: SignOff) -> SignedContent? {
    let pieces = signOff.pieces.compactMap { kept[$0] }
    guard !pieces.isEmpty, pieces.count == signOff.pieces.count else { return nil }
    let content = SignedContent(
      pieces: Dictionary(pieces.map { ($0.label, $0.content) }, uniquingKeysWith: { a, _ in a }))
    return content.digest == signOff.digest ? content : nil
  }

  /// Every item with every role that it waits for or that has signed it, in the order of the pack.
  public func entries() -> [Entry] {
    pack.namedItems.flatMap(entries)
  }

  /// One item with every role that it waits for or that has signed it.
  public func entries(of item: PackItem) -> [Entry] {
    var entries: [Entry] = []
    let signed = pack.signOffs.filter { $0.item == item.id && $0.locale == nil }
    if signed.isEmpty, item.provenance.needs.isEmpty { return [] }
    let content = signed.isEmpty ? nil : self.content(of: item)
    var roles = item.provenance.needs
    for signOff in signed where !roles.contains(signOff.role) { roles.append(signOff.role) }
    for role in roles {
      let own = signed.filter { $0.role == role }
      entries.append(
        Entry(
          item: item, role: role, isAsked: item.provenance.needs.contains(role),
          state: state(own, item, content)))
    }
    return entries
  }

  private func state(_ signed: [SignOff], _ item: PackItem, _ content: SignedContent?) -> State {
    guard let content, let last = signed.last else { return .missing }
    let digest = content.digest
    if signed.contains(where: { $0.format == SignOff.format && $0.digest == digest }) { return .signed }
    if last.format != SignOff.format { return .former(last) }
    let before = self.content(signedBy: last)
    return .void(last, changes: before.map { ContentChanges(from: $0, to: content, item: item).phrases } ?? [])
  }
}
