import Diagnostics

/// The words of a finding, and its file.
private struct Saying: Hashable {
  var path: String
  var id: String
  var level: Level
  var message: String
  var isNew: Bool
}

extension [Finding] {
  /// The number of findings that say the same and are listed one by one.
  private static let most = 20

  /// With one finding for those of one file that say the same, where they are many: services show
  /// few, and the others would be drowned.
  var joiningEqual: [Finding] {
    func saying(_ finding: Finding) -> Saying? {
      guard let place = finding.place, finding.loss == nil, finding.fix == nil else { return nil }
      return Saying(
        path: place.file.path, id: finding.id, level: finding.level, message: finding.message,
        isNew: finding.isNew)
    }
    if count <= Self.most { return self }
    var counts: [Saying: Int] = [:]
    for finding in self { if let saying = saying(finding) { counts[saying, default: 0] += 1 } }
    var told: Set<Saying> = []
    return compactMap { finding in
      guard let saying = saying(finding), let count = counts[saying], count > Self.most else {
        return finding
      }
      guard told.insert(saying).inserted else { return nil }
      var finding = finding
      finding.notes.append(Note("the same at \(count - 1) other places of this file"))
      finding.message += " (the same at \(count - 1) other places of this file)"
      return finding
    }
  }
}
