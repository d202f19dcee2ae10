#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a file or folder cannot be found, read or written.
public enum FileProblem: Error, Hashable, Sendable {
  case missing
  case notPermitted
  case isFolder
  /// A pipe, a socket, a device.
  case notRegular
  case linkCircle
  /// A link that leads out of every place that was named.
  case strayLink(target: String)
  case tooDeep
  case nameTooLong
  case nameNotUTF8
  /// Links lead to the same folders so often that not all of it can be looked at.
  case tooManyLinks
  case tooLarge(limit: Int)
  case changedWhileRead
  case removedWhileRead
  /// Somebody has edited it since it was read.
  case changedMeanwhile
  case diskFull
  case diskReadOnly
  /// In the system's words.
  case other(String)

  /// The failure of the system's last call.
  static var last: FileProblem { FileProblem(errno) }

  init(_ number: Int32) {
    self =
      switch number {
      case ENOENT, ENOTDIR: .missing
      case EACCES, EPERM: .notPermitted
      case EISDIR: .isFolder
      case ELOOP: .linkCircle
      case ENAMETOOLONG: .nameTooLong
      case ENOSPC: .diskFull
      case EROFS: .diskReadOnly
      default: .other(String(cString: strerror(number)))
      }
  }

  /// To follow the path: "there is no such file".
  public var message: String {
    switch self {
    case .missing: "there is no such file"
    case .notPermitted: "permission denied"
    case .isFolder: "it is a folder"
    case .notRegular: "it is not a regular file"
    case .linkCircle: "its symbolic links form a loop"
    case .strayLink(let target):
      "it is a symbolic link to \(target), outside the folder; name that location too, or replace the link with the file"
    case .tooDeep: "its folders are nested too deeply"
    case .nameTooLong: "its name is too long"
    case .nameNotUTF8: "its name is not valid UTF-8, so nothing in it can be read; rename it"
    case .tooManyLinks:
      "so many symbolic links lead to the same folders that not everything could be looked at; remove some"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MB"
    case .changedWhileRead: "it changed while it was read"
    case .removedWhileRead: "it was removed while it was read"
    case .changedMeanwhile: "it was changed meanwhile, and is left as it is; run this again"
    case .diskFull: "the disk is full"
    case .diskReadOnly: "the disk is read-only"
    case .other(let message): message
    }
  }
}

/// Calls again what a signal has interrupted.
func retrying<Number: SignedInteger>(_ call: () -> Number) -> Number {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
