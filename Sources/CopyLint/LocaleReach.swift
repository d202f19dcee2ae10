/// Whom the text of a locale serves: readers of `de-AT` read what there is for `de`.
struct LocaleReach {
  let name: String
  private let language: String
  private let script: String?
  /// That its name gives.
  private let ownScript: String?
  private let region: String?

  init(_ name: String) {
    self.name = name
    var parts = canonical(name).split(separator: "-").map(String.init)
    let first = parts.isEmpty ? "" : parts.removeFirst()
    // Norwegian without more is Bokmål in every catalogue.
    language = first == "no" ? "nb" : first
    let own = parts.first { $0.utf8.count == 4 && $0.utf8.first.map { $0 > 0x39 } == true }
    region = parts.first { $0.utf8.count == 2 || $0.utf8.count == 3 }
    ownScript = own
    script =
      own
      ?? (first == "zh" ? region.map { ["tw", "hk", "mo"].contains($0) ? "hant" : "hans" } : nil)
  }

  /// Whether both are one language in one script: where there is no other, the source text is shown
  /// in it.
  func isSameLanguage(as other: LocaleReach) -> Bool {
    language == other.language && (script == nil || other.script == nil || script == other.script)
  }

  func isAmong(_ names: [String]) -> Bool {
    names.contains { LocaleReach($0).isSameLanguage(as: self) }
  }

  /// Whether readers of this locale are shown the other's text: it is the same one, or what this
  /// one falls back to. No platform looks in `fr-CA` for what `fr` lacks.
  func isReached(by other: LocaleReach) -> Bool {
    guard isSameLanguage(as: other) else { return false }
    if let theirs = other.region, theirs != region { return false }
    // A script that the region implies is none of its own: `zh-TW` reads `zh-Hant`.
    return other.ownScript == nil || other.ownScript == script
  }
}
