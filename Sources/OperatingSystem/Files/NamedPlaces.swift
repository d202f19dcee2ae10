/// The files and folders that a run was pointed at.
///
/// Packs and copy come in from strangers. A symbolic link among them that led anywhere could bring
/// a foreign file into the findings, or let a fix write to one; so what a link leads to must lie in
/// a place that was named.
public struct NamedPlaces: Sendable {
  private let roots: Set<String>

  /// - Parameter paths: those that lead nowhere name nothing.
  public init(_ paths: [String]) { roots = Set(paths.compactMap(realPath)) }

  /// The places with another one.
  public func adding(_ path: String) -> NamedPlaces {
    NamedPlaces(roots: realPath(path).map { roots.union([$0]) } ?? roots)
  }

  private init(roots: Set<String>) { self.roots = roots }

  /// The target of a link that leaves every named place; nil for others. One that leads nowhere is
  /// reported elsewhere.
  public func strayTarget(of path: String) -> String? {
    guard (try? FileStatus(linkItself: path))?.kind == .link, let target = realPath(path) else {
      return nil
    }
    return holds(real: target) ? nil : target
  }

  /// Whether something that exists lies in a named place.
  public func holds(_ path: String) -> Bool { realPath(path).map(holds(real:)) ?? false }

  private func holds(real path: String) -> Bool {
    var place = path
    while !roots.contains(place) {
      guard place != "/", place.utf8.contains(0x2F) else { return false }
      place = parent(of: place)
      if place.isEmpty || place == "." { return false }
    }
    return true
  }
}
