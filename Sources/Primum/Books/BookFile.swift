internal import RuleModel

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A rule book: `PRIMUMBK`, format and layout (UInt32 each, little-endian), the SHA-256 of the
/// content and of the examples (32 bytes each), the content's length (UInt64), the content, the
/// examples or nothing.
package enum BookFile {
  /// Rises when older engines could no longer read what newer ones write.
  package static let format: UInt32 = 3

  struct Content {
    var pack: Pack
    var digest: String
    var holdsExamples: Bool
  }

  package static let magic = Array("PRIMUMBK".utf8)
  private static let headerLength = 8 + 4 + 4 + 32 + 32 + 8
  /// No rule book is larger.
  private static let mostBytes = 64 << 20

  static func content(_ data: Data) throws(PrimumError) -> Content {
    guard data.count <= mostBytes else {
      throw .unreadableBook("This rule book is larger than the limit.")
    }
    if data.starts(with: magic) { return try binary(data) }
    if data.first(where: { !" \t\r\n".utf8.contains($0) }) == UInt8(ascii: "{") {
      throw .unfittingBook(
        "This rule book is JSON, which earlier versions of Primum wrote; compile the pack again with `primum compile`."
      )
    }
    throw .unreadableBook("This is not a rule book; create one with `primum compile`.")
  }

  private static let damaged = PrimumError.unreadableBook(
    "This rule book is damaged: its content has changed since it was compiled.")

  /// The range of the content of a book that is whole and of this version; the examples follow.
  package static func range(ofContentIn bytes: [UInt8]) throws(PrimumError) -> Range<Int> {
    guard bytes.count >= headerLength else { throw damaged }
    func number(_ at: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(bytes[at + $1]) << UInt32(8 * $1) }
    }
    guard number(8) == format, number(12) == BookBytes.layoutNumber else {
      throw .unfittingBook(
        "This rule book was written by another version of Primum; compile it with the version that the app embeds."
      )
    }
    let length = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[80 + $1]) << UInt64(8 * $1) }
    guard length <= UInt64(bytes.count - headerLength) else { throw damaged }
    let end = headerLength + Int(length)
    let digest = Digest.bytes(of: bytes[headerLength..<end])
    guard digest.elementsEqual(bytes[16..<48]),
      Digest.bytes(of: bytes[end...]).elementsEqual(bytes[48..<80])
    else {
      throw damaged
    }
    return headerLength..<end
  }

  private static func binary(_ data: Data) throws(PrimumError) -> Content {
    let bytes = [UInt8](data)
    let content = try range(ofContentIn: bytes)
    let (end, digest) = (content.upperBound, Digest.bytes(of: bytes[content]))
    do throws(BookDamage) {
      var pack = try read(bytes, content) { bytes throws(BookDamage) in
        try BookBytes.pack(bytes)
      }
      guard end < bytes.count else {
        return Content(pack: pack, digest: Digest.hexadecimal(digest), holdsExamples: false)
      }
      let examples = try read(bytes, end..<bytes.count) { bytes throws(BookDamage) in
        try BookBytes.examples(bytes)
      }
      guard pack.take(examples) else { throw BookDamage() }
      return Content(pack: pack, digest: Digest.hexadecimal(digest), holdsExamples: true)
    } catch { throw damaged }
  }

  private static func read<Result>(
    _ bytes: [UInt8], _ range: Range<Int>,
    _ body: (UnsafeRawBufferPointer) throws(BookDamage) -> Result
  ) throws(BookDamage) -> Result {
    var result: Swift.Result<Result, BookDamage>?
    bytes.withUnsafeBytes { all in
      do throws(BookDamage) {
        result = .success(try body(UnsafeRawBufferPointer(rebasing: all[range])))
      } catch { result = .failure(error) }
    }
    return try result!.get()
  }
}
