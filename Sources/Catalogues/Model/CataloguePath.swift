/// The properties of a catalogue that its path alone shows, for files that cannot be read.
public struct CataloguePath: Sendable {
  /// The format that the path names.
  public let format: CatalogueFormat
  /// That the path names; nil if it names none.
  public let locale: String?
  let place: LocatedPath
  /// The files of one catalogue in all locales have one family.
  public var family: String { place.family }
  /// The unit that ships together: the folder of an app, a framework or a module.
  public var bundle: String { place.bundle }

  /// Nil if no catalogue is called so.
  public init?(_ path: String, sourceLocale: String, beside: FolderNames = FolderNames()) {
    let parts = PathParts(path, beside: beside)
    guard
      let format = catalogueReaders.map({ $0.format }).first(where: {
        $0.extensions.contains(parts.fileExtension)
      })
    else { return nil }
    let located = format.locale(parts, sourceLocale)
    place = LocatedPath(parts, located)
    self.format = format
    locale = located?.name
  }
}
