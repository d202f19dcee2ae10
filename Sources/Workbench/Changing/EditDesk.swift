import Editing
import OperatingSystem
import RuleModel
import SourceText

/// The files that are edited, as they were read last, and earlier states of them that a page may
/// still have been shown.
final class EditDesk: @unchecked Sendable {
  private let access: ProjectAccess
  // Unchecked: touched under the monitor.
  private let monitor = Monitor()
  private var bases: [String: (stamps: [String: FileStamp], today: CivilDate, base: EditBase)] = [:]
  private var digests: [String: (file: SourceFile, digest: String)] = [:]
  private var earlier: [String: SourceFile] = [:]

  /// More states than a day of work makes.
  private static let mostEarlier = 4_096

  init(_ access: ProjectAccess) { self.access = access }

  /// A pack and its app, read again where a file has changed.
  /// - Parameter isFresh: also where none seems to have.
  func base(
    _ folder: String, isFresh: Bool = false
  ) throws(ProjectAccess.Problem) -> EditBase {
    let (stamps, today) = (access.stamps(), access.today)
    if !isFresh, let known = monitor.locked({ bases[folder] }), known.stamps == stamps,
      known.today == today
    {
      return known.base
    }
    let base = try access.editing.base(folder)
    monitor.locked { bases[folder] = (stamps, today, base) }
    for file in EditDesk.files(of: base.app) { _ = digest(of: file) }
    return base
  }

  static func files(of app: EditedApp) -> [SourceFile] { app.rules + (app.copy?.sources ?? []) }

  /// SHA-256 of a file, which is kept.
  func digest(of file: SourceFile) -> String {
    if let known = monitor.locked({ digests[file.path] }), known.file == file {
      return known.digest
    }
    let digest = Digest.text(of: file.bytes)
    monitor.locked {
      digests[file.path] = (file, digest)
      if earlier.count >= EditDesk.mostEarlier { earlier = [:] }
      earlier[digest] = file
    }
    return digest
  }

  /// A file by its digest, where it has been read since the program started.
  func file(_ digest: String) -> SourceFile? { monitor.locked { earlier[digest] } }
}
