#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Errors before anything is decided. `localizedDescription` is one English sentence that can be
/// shown.
public enum PrimumError: Error, Hashable, Sendable {
  /// These bytes are no rule book, or a damaged one.
  case unreadableBook(String)
  /// A rule book of another format, app, or content than this program or its caller expects.
  case unfittingBook(String)
  /// The pack has no such record; these are its records.
  case unknownRecord(String, known: [String])
  /// The record's key, subject or time cannot be used.
  case unusableRecord(String)
  /// The value's own `encode(to:)` threw this.
  case unencodableRecord(String)
  /// A zone that this system does not know.
  case unknownTimeZone(String)
  /// The task that asked was cancelled.
  case cancelled
}

extension PrimumError: LocalizedError {
  /// One English sentence that can be shown.
  public var errorDescription: String? {
    switch self {
    case .unreadableBook(let message), .unfittingBook(let message): message
    case .unknownRecord(let name, let known):
      "The rules have no record “\(name)”; they have \(known.map { "“\($0)”" }.joined(separator: ", "))."
    case .unusableRecord(let message): "The record cannot be used: \(message)."
    case .unencodableRecord(let message): "The record cannot be encoded: \(message)."
    case .cancelled: "The evaluation was cancelled."
    case .unknownTimeZone(let name): "The time zone “\(name)” is unknown."
    }
  }
}

extension PrimumError: CustomStringConvertible {
  /// One English sentence that can be shown.
  public var description: String { errorDescription ?? "" }
}
