package import RuleModel

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The two formats of a rule book.
///
/// Binary: `PRIMUMBK`, format and layout (UInt32 each, little-endian), the SHA-256 of the content and of the examples (32 bytes each), the
/// content's length (UInt64), the content, the examples or nothing. JSON: an object of format, app, version, digest and the pack.
package enum BookFile {
  /// Rises when older engines could no longer read what newer ones write.
  package static let format: UInt32 = 2

  struct Content {
    var pack: Pack
    var digest: String
    var holdsExamples: Bool
  }

  private static let magic = Array("PRIMUMBK".utf8)
  private static let headerLength = 8 + 4 + 4 + 32 + 32 + 8
  /// No rule book is larger.
  private static let mostBytes = 64 << 20

  private struct Head: Codable { var format: UInt32 }

  private struct JSONContent: Codable {
    var format: UInt32
    var app: String
    var version: String
    var digest: String
    var pack: Pack
  }

  // MARK: Writing

  /// SHA-256 of what decides in the pack, as 64 hexadecimal digits.
  package static func digest(_ pack: Pack) -> String { Digest.text(of: BookBytes.bytes(pack.deciding)) }

  /// The flat form: quick to load, of one version of Primum.
  package static func binary(_ pack: Pack, withExamples: Bool) -> Data {
    let content = BookBytes.bytes(pack.deciding)
    let examples = withExamples ? BookBytes.examples(BookExamples(pack)) : []
    var bytes = Data(magic)
    for number in [format, BookBytes.layoutNumber] {
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
    bytes.append(contentsOf: Digest.bytes(of: content))
    bytes.append(contentsOf: Digest.bytes(of: examples))
    withUnsafeBytes(of: UInt64(content.count).littleEndian) { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: content)
    bytes.append(contentsOf: examples)
    return bytes
  }

  /// The readable form.
  package static func json(_ pack: Pack) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(
      JSONContent(
        format: format, app: pack.name, version: pack.version, digest: digest(pack), pack: pack.placeless))
  }

  // MARK: Reading

  static func content(_ data: Data) throws(PrimumError) -> Content {
    guard data.count <= mostBytes else { throw .unreadableBook("This rule book is larger than the limit.") }
    return data.starts(with: magic) ? try binary(data) : try json(data)
  }

  private static let damaged = PrimumError.unreadableBook(
    "This rule book is damaged: its content has changed since it was compiled.")

  private static func binary(_ data: Data) throws(PrimumError) -> Content {
    guard data.count >= headerLength else { throw damaged }
    let bytes = [UInt8](data)
    func number(_ at: Int) -> UInt32 { (0..<4).reduce(0) { $0 | UInt32(bytes[at + $1]) << UInt32(8 * $1) } }
    guard number(8) == format, number(12) == BookBytes.layoutNumber else {
      throw .unfittingBook(
        "This rule book was written by another version of Primum; compile it with the version that the app embeds.")
    }
    let length = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[80 + $1]) << UInt64(8 * $1) }
    guard length <= UInt64(bytes.count - headerLength) else { throw damaged }
    let end = headerLength + Int(length)
    let digest = Digest.bytes(of: bytes[headerLength..<end])
    guard digest.elementsEqual(bytes[16..<48]), Digest.bytes(of: bytes[end...]).elementsEqual(bytes[48..<80]) else {
      throw damaged
    }
    do throws(BookDamage) {
      var pack = try read(bytes, headerLength..<end) { bytes throws(BookDamage) in try BookBytes.pack(bytes) }
      guard end < bytes.count else {
        return Content(pack: pack, digest: Digest.hexadecimal(digest), holdsExamples: false)
      }
      let examples = try read(bytes, end..<bytes.count) { bytes throws(BookDamage) in try BookBytes.examples(bytes) }
      guard pack.take(examples) else { throw BookDamage() }
      return Content(pack: pack, digest: Digest.hexadecimal(digest), holdsExamples: true)
    } catch { throw damaged }
  }

  private static func read<Result>(
    _ bytes: [UInt8], _ range: Range<Int>, _ body: (UnsafeRawBufferPointer) throws(BookDamage) -> Result
  ) throws(BookDamage) -> Result {
    var result: Swift.Result<Result, BookDamage>?
    bytes.withUnsafeBytes { all in
      do throws(BookDamage) {
        result = .success(try body(UnsafeRawBufferPointer(rebasing: all[range])))
      } catch { result = .failure(error) }
    }
    return try result!.get()
  }

  private static func json(_ data: Data) throws(PrimumError) -> Content {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let head = try? decoder.decode(Head.self, from: data) else {
      throw .unreadableBook("This is not a rule book; create one with `primum compile`.")
    }
    guard head.format == format else {
      throw .unfittingBook("This rule book has format \(head.format), but this engine reads format \(format).")
    }
    guard let content = try? decoder.decode(JSONContent.self, from: data), content.pack.isWhole,
      content.digest == digest(content.pack)
    else { throw damaged }
    return Content(pack: content.pack, digest: content.digest, holdsExamples: true)
  }

}
