import SourceText

/// How much a finding matters. `off` is never reported.
public enum Level: String, Sendable, Hashable, Codable, Comparable, CaseIterable {
  case note, warning, error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
  /// Whether a level is less severe than another.
  public static func < (a: Level, b: Level) -> Bool { a.rank < b.rank }
}

/// A second place, or a remark without one, that helps to understand a finding.
public struct Note: Sendable, Hashable {
  /// A sentence for people.
  public var message: String
  /// Its place, if it has one.
  public var place: Place?

  public init(_ message: String, at place: Place? = nil) {
    self.message = message
    self.place = place
  }
}

/// Bytes of one file to replace, as stored in the file.
public struct Edit: Sendable, Hashable {
  /// The bytes to replace.
  public var range: Range<Int>
  /// The bytes to write in their place.
  public var replacement: [UInt8]

  public init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }
}

/// One thing wrong, its place, why it matters, and what to do instead.
///
/// There may be millions of them, so each is small: parts that many share are kept once, and parts
/// that few have are kept apart.
public struct Finding: Sendable, Hashable {
  /// Parts that many findings of one kind share, kept once: a word may be in a file a million
  /// times.
  private final class Common: Sendable, Hashable {
    struct Parts: Sendable, Hashable {
      var id: String
      var level: Level
      var message: String
      var advice: String?
      var because: String?
      var locale: String?
      var match: String?
      var suggestions: [String]
      var source: [String]
      var notes: [Note]
      var shared: Shared?
    }

    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }

    static func == (a: Common, b: Common) -> Bool { a === b || a.parts == b.parts }
    func hash(into hasher: inout Hasher) { hasher.combine(parts) }
  }

  /// Parts that few findings have.
  private final class Rare: Sendable, Hashable {
    struct Parts: Sendable, Hashable {
      var value: String?
      var isMeasuredFailure = false
      var isExample = false
      var isUnread = false
      var fix: [Edit]?
      var group: KeyGroup?
      var repeats: [Place] = []
      var concerns: String?
      var follows: [String] = []
      var waitsFor: String?
      var isNews = false
      var isNew = false
      var loss: Loss?
    }

    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }

    static func == (a: Rare, b: Rare) -> Bool { a === b || a.parts == b.parts }
    func hash(into hasher: inout Hasher) { hasher.combine(parts) }
  }

  private var common: Common
  private var rare: Rare?

  private mutating func change<T>(_ part: WritableKeyPath<Common.Parts, T>, to value: T) {
    var parts = common.parts
    parts[keyPath: part] = value
    common = Common(parts)
  }

  private mutating func set<T>(_ part: WritableKeyPath<Rare.Parts, T>, to value: T) {
    var parts = rare?.parts ?? Rare.Parts()
    parts[keyPath: part] = value
    rare = parts == Rare.Parts() ? nil : Rare(parts)
  }

  /// `<pack>/<item>` or a built-in check's own name; stable across versions.
  public var id: String {
    get { common.parts.id }
    set { change(\.id, to: newValue) }
  }
  /// Error, warning or note.
  public var level: Level {
    get { common.parts.level }
    set { change(\.level, to: newValue) }
  }
  /// One sentence, no final stop, that says what is wrong.
  public var message: String {
    get { common.parts.message }
    set { change(\.message, to: newValue) }
  }
  /// Nil only where no file is concerned.
  public var place: Place?
  /// The replacement, shown next to the carets.
  public var advice: String? {
    get { common.parts.advice }
    set { change(\.advice, to: newValue) }
  }
  /// Why it matters, shown after "because".
  public var because: String? {
    get { common.parts.because }
    set { change(\.because, to: newValue) }
  }
  /// The catalogue entry, its locale and the decoded text found, where they apply.
  public var key: String?
  /// The locale of the text, if it is about one.
  public var locale: String? {
    get { common.parts.locale }
    set { change(\.locale, to: newValue) }
  }
  /// The matched words as decoded, if there are any.
  public var match: String? {
    get { common.parts.match }
    set { change(\.match, to: newValue) }
  }
  /// Words to use instead.
  public var suggestions: [String] {
    get { common.parts.suggestions }
    set { change(\.suggestions, to: newValue) }
  }
  /// Requirement rows or documents.
  public var source: [String] {
    get { common.parts.source }
    set { change(\.source, to: newValue) }
  }
  /// Further places and facts.
  public var notes: [Note] {
    get { common.parts.notes }
    set { change(\.notes, to: newValue) }
  }
  /// The measured value, as an exemption names it: `3.56`, `31 characters`; without one, an
  /// exemption names `match`.
  public var value: String? {
    get { rare?.parts.value }
    set { set(\.value, to: newValue) }
  }
  /// Whether it says that an example fails: no level of the item that the example is of hides it.
  public var isExample: Bool {
    get { rare?.parts.isExample ?? false }
    set { set(\.isExample, to: newValue) }
  }
  /// Whether it says that something could not be looked at. A baseline never accepts it, and no
  /// level hides the error: a green run would say nothing about what was not read.
  public var isUnread: Bool {
    get { rare?.parts.isUnread ?? false }
    set { set(\.isUnread, to: newValue) }
  }
  /// The same finding about something that could not be looked at.
  public var ofUnread: Finding {
    var finding = self
    finding.isUnread = true
    return finding
  }
  /// A contrast or a length that users meet falls short of what it must be: no exemption of it
  /// lasts into a release.
  public var isMeasuredFailure: Bool {
    get { rare?.parts.isMeasuredFailure ?? false }
    set { set(\.isMeasuredFailure, to: newValue) }
  }
  /// Edits to the file of `place`, made together or not at all.
  public var fix: [Edit]? {
    get { rare?.parts.fix }
    set { set(\.fix, to: newValue) }
  }
  /// Set if one finding is about several keys.
  public var group: KeyGroup? {
    get { rare?.parts.group }
    set { set(\.group, to: newValue) }
  }
  /// Other places of the very same finding: a source text that each of its translations' files
  /// repeats.
  public var repeats: [Place] {
    get { rare?.parts.repeats ?? [] }
    set { set(\.repeats, to: newValue) }
  }
  /// The item whose fault this is, as `<pack>/<item>`, where the id names a check.
  public var concerns: String? {
    get { rare?.parts.concerns }
    set { set(\.concerns, to: newValue) }
  }
  /// Items, as `<pack>/<item>`, whose faults this may only follow from.
  public var follows: [String] {
    get { rare?.parts.follows ?? [] }
    set { set(\.follows, to: newValue) }
  }
  /// The role whose sign-off is missing or void.
  public var waitsFor: String? {
    get { rare?.parts.waitsFor }
    set { set(\.waitsFor, to: newValue) }
  }
  /// Whether it is listed even if findings of its check are only counted: something that held
  /// before no longer does.
  public var isNews: Bool {
    get { rare?.parts.isNews ?? false }
    set { set(\.isNews, to: newValue) }
  }
  /// Whether a run at the revision that it is compared with did not find it.
  public var isNew: Bool {
    get { rare?.parts.isNew ?? false }
    set { set(\.isNew, to: newValue) }
  }
  /// Set if it says that something protects people less than it did.
  public var loss: Loss? {
    get { rare?.parts.loss }
    set { set(\.loss, to: newValue) }
  }
  /// Set where many items of one file may lack the same thing: the text form then says it once of
  /// all of them.
  public var shared: Shared? {
    get { common.parts.shared }
    set { change(\.shared, to: newValue) }
  }

  /// A part that protects people less, as it was and as it is, each in short.
  public struct Loss: Sendable, Hashable {
    /// The id of the weakened item.
    public var item: String
    /// The earlier state.
    public var was: String
    /// The present state.
    public var now: String
    /// The meaning for people, in a sentence; nil where the message says it.
    public var says: String?
    /// The place among others, by the harm that it can do: the lowest first.
    public var rank = 0

    public init(item: String, was: String, now: String, says: String? = nil, rank: Int = 0) {
      (self.says, self.rank) = (says, rank)
      self.item = item
      self.was = was
      self.now = now
    }
  }

  /// The mistake of each of several items, and the items that this finding is about.
  public struct Shared: Sendable, Hashable {
    /// The noun for them: `items`.
    public var noun: String
    /// Goes on from "12 items": `have no clinical sign-off`.
    public var fault: String
    /// The item, as a person calls it: ``the rule `x` ``.
    public var item: String
    /// The remedy for all of them.
    public var advice: String

    public init(_ fault: String, of item: String, advice: String, noun: String = "items") {
      self.noun = noun
      self.fault = fault
      self.item = item
      self.advice = advice
    }
  }

  /// A finding of a check, at the check's own level unless another is given.
  public init(
    _ check: Check, _ level: Level? = nil, _ message: String, at place: Place? = nil,
    advice: String? = nil,
    because: String? = nil, key: String? = nil, locale: String? = nil, match: String? = nil,
    suggestions: [String] = [], source: [String] = [], notes: [Note] = [], fix: [Edit]? = nil
  ) {
    self.init(
      item: check.id, level ?? check.level, message, at: place, advice: advice, because: because,
      key: key,
      locale: locale, match: match, suggestions: suggestions, source: source, notes: notes, fix: fix
    )
  }

  /// A finding of an item of a pack.
  /// - Parameter id: `<pack>/<item>`.
  public init(
    item id: String, _ level: Level = .error, _ message: String, at place: Place? = nil,
    advice: String? = nil,
    because: String? = nil, key: String? = nil, locale: String? = nil, match: String? = nil,
    suggestions: [String] = [], source: [String] = [], notes: [Note] = [], fix: [Edit]? = nil
  ) {
    common = Common(
      Common.Parts(
        id: id, level: level, message: message, advice: advice, because: because, locale: locale,
        match: match,
        suggestions: suggestions, source: source, notes: notes))
    self.place = place
    self.key = key
    if let fix { self.fix = fix }
  }

  /// The same of another place.
  public func at(_ place: Place, key: String?) -> Finding {
    var finding = self
    finding.place = place
    finding.key = key
    return finding
  }

  /// Depends on id, file, key, locale and match, never on the line, so that it survives edits
  /// elsewhere in the file. That of a group does not depend on its keys: which of them are known is
  /// a baseline's matter.
  public var fingerprint: String { Finding.text(ofFingerprint: fingerprintHash) }

  /// The number that the sixteen hexadecimal digits of the fingerprint are: FNV-1a, 64 bits.
  public var fingerprintHash: UInt64 { fingerprintHash(in: place?.file.path ?? "") }

  /// The fingerprints of all places of a finding that is reported once.
  public var fingerprints: [String] {
    [fingerprint] + repeats.map { Finding.text(ofFingerprint: fingerprintHash(in: $0.file.path)) }
  }

  private func fingerprintHash(in file: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ part: String) {
      var part = part
      hash = part.withUTF8 { [hash] bytes in
        bytes.reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      }
      hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }
    add(id)
    add(file)
    add(group == nil ? key ?? "" : "")
    add(locale ?? "")
    add(match ?? "")
    return hash
  }

  private static func text(ofFingerprint hash: UInt64) -> String {
    withDigits(ofFingerprint: hash) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the sixteen hexadecimal digits of a fingerprint.
  public static func withDigits<Result>(
    ofFingerprint hash: UInt64, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16) { digits in
      for index in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: hash >> UInt64(60 - 4 * index) & 15)
        digits.initializeElement(at: index, to: digit < 10 ? 0x30 + digit : 0x57 + digit)
      }
      return body(UnsafeBufferPointer(digits))
    }
  }
}

extension Finding {
  /// The order findings are reported in: by file, place, id, then message; the same input gives the
  /// same order.
  public static func inOrder(_ a: Finding, _ b: Finding) -> Bool {
    let (fileA, fileB) = (a.place?.file.path ?? "", b.place?.file.path ?? "")
    if fileA != fileB { return fileA < fileB }
    let (rangeA, rangeB) = (a.place?.range ?? 0..<0, b.place?.range ?? 0..<0)
    if rangeA.lowerBound != rangeB.lowerBound { return rangeA.lowerBound < rangeB.lowerBound }
    if rangeA.upperBound != rangeB.upperBound { return rangeA.upperBound < rangeB.upperBound }
    if a.id != b.id { return a.id < b.id }
    return (a.message, a.key ?? "", a.locale ?? "") < (b.message, b.key ?? "", b.locale ?? "")
  }

  /// Whether it is further back in the same file. False only says that the two have to be compared.
  fileprivate func isSurelyBehind(_ other: Finding) -> Bool {
    guard let place, let before = other.place else { return false }
    return place.range.lowerBound > before.range.lowerBound && place.file.isSame(as: before.file)
  }
}

extension [Finding] {
  /// Sorts them. Those of one check mostly come in order already, and are then left where they are.
  public mutating func putInOrder() {
    let isInOrder = withUnsafeBufferPointer { findings in
      findings.indices.dropFirst().allSatisfy {
        findings[$0].isSurelyBehind(findings[$0 - 1])
          || !Finding.inOrder(findings[$0], findings[$0 - 1])
      }
    }
    if !isInOrder { sort(by: Finding.inOrder) }
  }

  /// Adds others, or becomes them, since there may be millions.
  public mutating func add(_ others: [Finding]) {
    if isEmpty { self = others } else { self += others }
  }
}
