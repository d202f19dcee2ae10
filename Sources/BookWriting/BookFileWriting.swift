package import Primum
package import RuleModel

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Rule books, written. No app does that, so it is no part of what an app links.
extension BookFile {
  /// SHA-256 of what decides in the pack, as 64 hexadecimal digits.
  package static func digest(_ pack: Pack) -> String { Digest.text(of: decidingBytes(pack)) }

  /// The file: quick to load, of one version of Primum.
  package static func binary(_ pack: Pack, withExamples: Bool) -> Data {
    let content = decidingBytes(pack)
    let examples = withExamples ? BookExamples(pack).bytes : []
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

  /// The deciding and shown parts: without examples, the rules of copy, sign-offs, requirements and
  /// places in files.
  private static func decidingBytes(_ pack: Pack) -> [UInt8] { bytes(of: pack, onlyDeciding: true) }

  static func bytes(of pack: Pack, onlyDeciding: Bool) -> [UInt8] {
    var writing = ModelWriting(onlyDeciding: onlyDeciding)
    writing.write(pack, ModelWriting.shapes.pack)
    return writing.writer.bytes
  }
}

extension BookExamples {
  var bytes: [UInt8] {
    var writing = ModelWriting(onlyDeciding: false)
    writing.write(rules, ModelWriting.shapes.examples)
    writing.write(tables, ModelWriting.shapes.examples)
    writing.write(messages, ModelWriting.shapes.messageExamples)
    return writing.writer.bytes
  }
}
