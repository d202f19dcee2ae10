import Catalogues
import CopyLint
import Diagnostics
import OperatingSystem
import SourceText

extension Check {
  package static let leftBehind = Check(
    "left-behind", .warning,
    title: "Translations are still those of a source text that has changed. With `--since` only.",
    why: "Users of those languages read what the app no longer says.",
    advice: "Have the translations changed too, or mark them as needing review.")
}

/// The difference between the copy of two states: the source texts that are new or have changed,
/// the translations that were left behind, and those that are lost.
public struct CopyChange: Sendable {
  /// A source text as it is now, and as it was.
  public struct Text: Sendable {
    public var key: String
    public var place: Place
    public var text: String
    public var was: String?
  }

  /// In the order of the files.
  public private(set) var texts: [Text] = []
  /// Of translations that were left behind.
  public private(set) var findings: [Finding] = []

  private struct Name: Hashable {
    var family: String
    var key: String
  }

  /// The translations that were there: of each locale the keys.
  private var translated: [String: Set<String>] = [:]

  public init(_ now: [Catalogue], since past: [Catalogue]) {
    let before = Dictionary(past.map { ($0.file.path, $0) }, uniquingKeysWith: { one, _ in one })
    let paths = Set(now.map(\.file.path))
    let changed = Set(
      now.filter { before[$0.file.path]?.file.bytes != $0.file.bytes }.map(\.family)
        + past.filter { !paths.contains($0.file.path) }.map(\.family))
    if changed.isEmpty { return }
    let old = Self.texts(of: past.filter { changed.contains($0.family) })
    for catalogue in past where changed.contains(catalogue.family) {
      catalogue.forEach { entry, bytes in
        guard !entry.isSource, entry.state != .new, bytes.contains(where: { $0 > 0x20 }) else {
          return
        }
        translated[catalogue.locale(of: entry), default: []].insert(catalogue.key(of: entry))
      }
    }
    var behind: [Name: [String]] = [:]
    let own = now.filter { changed.contains($0.family) }
    let new = Self.texts(of: own)
    for (name, locales) in new {
      guard let was = old[name]?[""], let text = locales[""], was.text != text.text else {
        continue
      }
      behind[name] = locales.keys.filter { locale in
        !locale.isEmpty && old[name]?[locale].map { $0.text == locales[locale]?.text } == true
      }.sorted()
    }
    let changes = new.compactMap { name, locales -> (Name, Found)? in
      guard let text = locales[""], text.text.contains(where: \.isLetter),
        old[name]?[""]?.text != text.text
      else { return nil }
      return (name, text)
    }
    for (name, found) in changes.sorted(by: { $0.1.rank < $1.1.rank }) {
      let was = old[name]?[""]?.text
      texts.append(Text(key: name.key, place: found.place, text: found.text, was: was))
      guard let was, let locales = behind[name], !locales.isEmpty else { continue }
      let named = locales.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
      let more = locales.count > 3 ? " and \(locales.count - 3) more" : ""
      var finding = Finding(
        .leftBehind, .warning,
        "the source text has changed, and \(named)\(more) still translate\(locales.count == 1 ? "s" : "") “\(was)”",
        at: found.place,
        advice: "have the translations changed too, or mark them as needing review", key: name.key)
      finding.isNew = true
      findings.append(finding)
    }
  }

  private struct Found {
    var text: String
    var place: Place
    var catalogue: Int
    var rank: (String, Int) { (place.file.path, place.range.lowerBound) }
  }

  /// The texts of each key by locale; the source's under the empty name.
  private static func texts(of catalogues: [Catalogue]) -> [Name: [String: Found]] {
    var texts: [Name: [String: Found]] = [:]
    for (number, catalogue) in catalogues.enumerated() where catalogue.format.layout != .document {
      catalogue.forEach { entry, bytes in
        let name = Name(family: catalogue.family, key: catalogue.key(of: entry))
        let locale = entry.isSource ? "" : catalogue.locale(of: entry)
        let text = String(decoding: bytes, as: UTF8.self)
        guard let known = texts[name]?[locale] else {
          texts[name, default: [:]][locale] = Found(
            text: text, place: catalogue.place(of: entry), catalogue: number)
          return
        }
        // Files of gettext each repeat the source's texts.
        if known.catalogue == number { texts[name]?[locale]?.text += " / " + text }
      }
    }
    return texts
  }

  /// The findings with those translations as errors that were there before.
  public func markingLosses(_ findings: [Finding], since revision: String) -> [Finding] {
    if translated.isEmpty { return findings }
    return findings.flatMap { finding -> [Finding] in
      guard finding.level == .warning, let keys = finding.locale.flatMap({ translated[$0] }) else {
        return [finding]
      }
      let because = "the translation was there at \(revision)"
      if finding.id == Check.emptyValue.id, keys.contains(finding.key ?? "") {
        var lost = finding
        (lost.level, lost.because) = (.error, because)
        return [lost]
      }
      guard finding.id == Check.missingTranslation.id,
        var lost = finding.narrowed(to: keys.contains)
      else { return [finding] }
      (lost.level, lost.because) = (.error, because)
      return [lost] + [finding.narrowed { !keys.contains($0) }].compactMap { $0 }
    }
  }
}
