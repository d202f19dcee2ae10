/// The packs that ship inside the program, by name: the files under `Packs/`, as
/// `ci/generate-packs` writes them here.
public enum ShippedPacks {
  /// A file of a pack.
  public struct File: Sendable {
    public let path: String
    public let text: String
  }

  public static var names: [String] { all.keys.sorted() }

  /// Nil if no pack of this name is carried in the program.
  public static func files(of name: String) -> [File]? { all[name] }

  private static let all: [String: [File]] = [
    "fhir-r4": fhirR4, "health-claims": healthClaims,
  ]
}
