import SourceText

/// The keys that one finding is about: what they all lack is reported once.
public final class KeyGroup: Sendable {
  /// A key, and where it shows what it lacks, if anywhere.
  public struct Item: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The place of the key, if it is known.
    public var place: Place?
    /// The place of the text whose translation it lacks.
    public var origin: Place?

    public init(_ key: String, at place: Place? = nil, of origin: Place? = nil) {
      self.key = key
      self.place = place
      self.origin = origin
    }
  }

  /// In the order of the file.
  public let items: [Item]
  /// How many keys there are, with those that lack nothing.
  public let total: Int
  /// The thing that they lack: ``no translation for `de` ``.
  public let lack: String

  public init(_ items: [Item], of total: Int, have lack: String) {
    self.items = items
    self.total = total
    self.lack = lack
  }

  /// The number of keys that a message names; the JSON form has them all.
  private static let named = 3

  var message: String {
    if items.count == 1, items[0].place != nil { return "this text has \(lack)" }
    let names = items.prefix(Self.named).map { "`\($0.key)`" }.joined(separator: ", ")
    let rest = items.count - Self.named
    return
      "\(grouped(items.count)) of \(grouped(total)) text\(total == 1 ? "" : "s") \(items.count == 1 ? "has" : "have") \(lack): \(names)"
      + (rest > 0 ? " and \(grouped(rest)) more" : "")
  }

  /// With commas between thousands.
  private func grouped(_ number: Int) -> String {
    var digits = Array(String(number))
    var at = digits.count - 3
    while at > 0 {
      digits.insert(",", at: at)
      at -= 3
    }
    return String(digits)
  }
}

extension KeyGroup: Hashable {
  public static func == (a: KeyGroup, b: KeyGroup) -> Bool {
    a.items == b.items && a.total == b.total && a.lack == b.lack
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(items)
    hasher.combine(lack)
  }
}

extension Finding {
  /// A finding about several keys.
  /// - Parameter place: where it is shown if the first of them has no place of its own.
  public init(
    _ check: Check, _ level: Level, _ group: KeyGroup, at place: Place?, advice: String? = nil,
    because: String? = nil,
    locale: String? = nil
  ) {
    self.init(
      check, level, group.message, at: group.items.first?.place ?? place, advice: advice,
      because: because,
      key: group.items.count == 1 ? group.items[0].key : nil, locale: locale)
    self.group = group
  }

  /// The same finding about those of its keys that pass a test; nil if none does, or where it has
  /// no keys.
  public func narrowed(to isWanted: (String) -> Bool) -> Finding? {
    guard let whole = self.group else { return nil }
    let group = KeyGroup(whole.items.filter { isWanted($0.key) }, of: whole.total, have: whole.lack)
    if group.items.isEmpty { return nil }
    var finding = self
    finding.group = group
    finding.message = group.message
    finding.key = group.items.count == 1 ? group.items[0].key : nil
    finding.place = group.items[0].place ?? place
    return finding
  }

  /// The fingerprint that the finding would have if it were about one of its keys alone.
  public func fingerprint(ofKey key: String) -> String {
    var finding = self
    finding.group = nil
    finding.key = key
    return finding.fingerprint
  }
}

/// The part that joined findings share.
private struct Same: Hashable {
  var id: String
  var level: Level
  var keys: [String]
  var isNew: Bool
}

extension [Finding] {
  /// With one finding for those that are about the same keys in several locales, at the text that
  /// these lack: a text that is new has no translation anywhere.
  public var joiningLocales: [Finding] {
    var result: [Finding] = []
    var indices: [Same: Int] = [:]
    var locales: [Int: [String]] = [:]
    for finding in self {
      guard let group = finding.group, let locale = finding.locale,
        group.items.allSatisfy({ $0.origin != nil })
      else {
        result.append(finding)
        continue
      }
      let same = Same(
        id: finding.id, level: finding.level, keys: group.items.map(\.key), isNew: finding.isNew)
      if let index = indices[same] {
        locales[index]!.append(locale)
      } else {
        indices[same] = result.count
        locales[result.count] = [locale]
        result.append(finding)
      }
    }
    for (index, names) in locales where names.count > 1 {
      result[index] = result[index].joined(names)
    }
    return result
  }
}

extension Finding {
  fileprivate func joined(_ locales: [String]) -> Finding {
    guard let whole = group, let locale else { return self }
    let shown = locales.prefix(3).map { "`\($0)`" }
    let list =
      locales.count > shown.count
      ? shown.joined(separator: ", ") + " and \(locales.count - shown.count) more"
      : listed(Array(shown))
    let items = whole.items.map { KeyGroup.Item($0.key, at: $0.origin, of: $0.origin) }
    var finding = self
    let group = KeyGroup(
      items, of: whole.total, have: whole.lack.replacing("`\(locale)`", with: list))
    finding.group = group
    finding.message = group.message
    finding.because = nil
    finding.locale = nil
    finding.place = items[0].place ?? place
    return finding
  }
}
