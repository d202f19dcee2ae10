import OperatingSystem
import Primum
import RuleModel

/// `--rules X.book`: a compiled rule book in place of a pack.
enum CompiledBook {
  static func isBook(_ path: String) -> Bool {
    readOpening(path)?.starts(with: BookFile.magic) ?? false
  }

  static func pack(_ path: String) throws -> Pack {
    let bytes = try Impossible.unless(path) { () throws(FileProblem) in try readBytes(path) }
    do {
      let content = try BookFile.range(ofContentIn: bytes)
      return try bytes.withUnsafeBytes { try BookBytes.pack(.init(rebasing: $0[content])) }
    } catch let error as PrimumError {
      throw Impossible("\(path): \(error.errorDescription ?? "this is not a rule book")")
    } catch {
      throw Impossible("\(path): this rule book is damaged")
    }
  }
}
