import Changes
import Diagnostics
import OperatingSystem
import RuleLoading
import RuleModel
import SourceText
import YAMLReading

/// Whether what needs a sign-off has one that still fits what was signed.
public struct SignOffReview: Sendable {
  /// The state of one item for one role.
  public enum State: Hashable, Sendable {
    case signed
    case missing
    /// The signed content has changed; in phrases, as far as it was kept.
    case void(SignOff, changes: [String])
    /// Made by a version whose digests covered less.
    case former(SignOff)
  }

  /// A role that an item waits for, or that has signed it unasked.
  public struct Entry: Hashable, Sendable {
    /// The item.
    public var item: PackItem
    /// The role.
    public var role: String
    /// Whether the item asks this role.
    public var isAsked: Bool
    /// The state of the sign-off.
    public var state: State
    /// Exports that came after it was signed, by the labels of their parts.
    public var exportsAdded: [String] = []
  }

  let loaded: LoadedPack
  private let parts: Parts
  private let kept: [String: (label: String, part: SignedContent.Part)]

  public init(_ loaded: LoadedPack) {
    self.loaded = loaded
    parts = Parts(loaded)
    var kept: [String: (label: String, part: SignedContent.Part)] = [:]
    for entry in (loaded.sections[PackSection.signedContent.rawValue] ?? []).flatMap({
      $0.value.mapping ?? []
    }) {
      guard let label = entry.value["what"]?.text, let node = entry.value["is"] else { continue }
      let part = SignedContent.Part(
        written: Written(kept: node), meaning: entry.value["means"]?.text ?? "")
      // Content that somebody has written over is not the signed one.
      if part.key(label) == entry.keyText { kept[entry.keyText] = (label, part) }
    }
    self.kept = kept
  }

  /// The content of a pack, part by part: worked out on the first request, of which there is none
  /// if nothing is signed.
  private final class Parts: @unchecked Sendable {
    // Unchecked: made under the monitor.
    private let loaded: LoadedPack
    private let monitor = Monitor()
    private var made: PackContents?

    init(_ loaded: LoadedPack) { self.loaded = loaded }

    var contents: PackContents {
      monitor.locked {
        if let made { return made }
        let contents = PackContents(loaded)
        made = contents
        return contents
      }
    }
  }

  /// The content of the pack.
  public var contents: PackContents { parts.contents }

  /// The pack.
  public var pack: Pack { loaded.pack }

  /// The place of an origin of the pack.
  public func place(_ origin: Origin) -> Place? { loaded.place(origin) }

  /// The signed content, as the sign-off file keeps it.
  public func content(of item: PackItem) -> SignedContent { SignedContent(of: item, in: contents) }

  /// The content that a sign-off was given for; nil if it was not kept, or not whole.
  public func content(signedBy signOff: SignOff) -> SignedContent? {
    let pieces = signOff.pieces.compactMap { kept[$0] }
    guard !pieces.isEmpty, pieces.count == signOff.pieces.count,
      let item = pack.item(named: signOff.item)
    else {
      return nil
    }
    let content = SignedContent(
      parts: Dictionary(pieces.map { ($0.label, $0.part) }, uniquingKeysWith: { a, _ in a }),
      own: PackGraph.Node(item).label)
    return content.digest == signOff.digest ? content : nil
  }

  /// Every item with every role that it waits for or that has signed it, in the order of the pack.
  public func entries() -> [Entry] {
    pack.namedItems.flatMap(entries)
  }

  /// One item with every role that it waits for or that has signed it.
  public func entries(of item: PackItem) -> [Entry] {
    let signed = pack.signOffs.filter { $0.item == item.id && $0.locale == nil }
    if signed.isEmpty, item.provenance.needs.isEmpty { return [] }
    let content = signed.isEmpty ? nil : self.content(of: item)
    var roles = item.provenance.needs
    for signOff in signed where !roles.contains(signOff.role) { roles.append(signOff.role) }
    return roles.map { role in
      var entry = Entry(
        item: item, role: role, isAsked: item.provenance.needs.contains(role), state: .missing)
      if let content { judge(&entry, signed.filter { $0.role == role }, content) }
      return entry
    }
  }

  private func judge(_ entry: inout Entry, _ signed: [SignOff], _ content: SignedContent) {
    guard let last = signed.last else { return }
    let digest = content.digest
    if signed.contains(where: { $0.format == SignOff.format && $0.digest == digest }) {
      entry.state = .signed
      return
    }
    guard last.format == SignOff.format else {
      entry.state = .former(last)
      return
    }
    guard let before = self.content(signedBy: last) else {
      entry.state = .void(last, changes: [])
      return
    }
    // A new export was no part of what was signed; a new column of a known export is a change to it.
    let added = content.exportsAdded(since: before)
    let rest = content.without(added)
    if rest.digest == last.digest {
      entry.state = .signed
      entry.exportsAdded = added.sorted()
    } else {
      entry.state = .void(last, changes: ContentChanges(from: before, to: rest).phrases)
    }
  }

  /// The changes since a sign-off, in phrases; nil where what was signed was not kept.
  func changes(since signOff: SignOff, of item: PackItem) -> [String]? {
    content(signedBy: signOff).map { ContentChanges(from: $0, to: content(of: item)).phrases }
  }
}
