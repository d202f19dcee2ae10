internal import JSONReading
internal import RuleModel
internal import SourceText

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The two formats of a rule book.
///
/// Binary: `PRIMUMBK`, format and layout (UInt32 each, little-endian), the SHA-256 of the content and of the examples (32 bytes each), the
/// content's length (UInt64), the content, the examples or nothing. JSON: an object of format, app, version, digest and the pack.
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
    guard let root = parseJSON(SourceFile(path: "", bytes: Array(data))), let format = root["format"]?.number else {
      throw .unreadableBook("This is not a rule book; create one with `primum compile`.")
    }
    guard format == Double(self.format) else {
      let shown = format == format.rounded() && abs(format) < 1e9 ? String(Int(format)) : String(format)
      throw .unfittingBook("This rule book has format \(shown), but this engine reads format \(self.format).")
    }
    let shapes = BookShapes()
    do throws(BookDamage) {
      guard let node = root["pack"], let digest = root["digest"]?.text else { throw BookDamage() }
      let value = try JSONBook(shapes: shapes).pack(node)
      guard Digest.text(of: try shapes.bytes(value, deciding: true)) == digest else { throw BookDamage() }
      let bytes = try shapes.bytes(value, deciding: false)
      let pack = try read(bytes, bytes.indices) { bytes throws(BookDamage) in try BookBytes.pack(bytes) }
      return Content(pack: pack, digest: digest, holdsExamples: true)
    } catch { throw damaged }
  }
}
