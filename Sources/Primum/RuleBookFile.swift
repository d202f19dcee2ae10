import RuleModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A pack as one JSON file for apps. The same pack gives the same bytes.
public enum RuleBookFile {
  /// Rises when older engines could no longer read what newer ones write.
  public static let format = 1

  private struct Content: Codable {
    var format: Int
    var pack: Pack
  }

  private struct Head: Codable { var format: Int }

  /// A pack as a JSON rule book: the same pack gives the same bytes.
  public static func data(_ pack: Pack) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(Content(format: format, pack: pack))
  }

  /// The pack in a rule book.
  ///
  /// - Throws: Where the bytes are no rule book, or one of another format.
  public static func pack(_ data: Data) throws(PrimumEngine.Failure) -> Pack {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let head = try? decoder.decode(Head.self, from: data) else {
      throw .unreadableRuleBook("this is no rule book; `primum compile` writes one")
    }
    guard head.format == format else {
      throw .unreadableRuleBook("this rule book has format \(head.format), and this engine reads format \(format)")
    }
    do { return try decoder.decode(Content.self, from: data).pack } catch {
      throw .unreadableRuleBook("this rule book is damaged: \(error)")
    }
  }
}
