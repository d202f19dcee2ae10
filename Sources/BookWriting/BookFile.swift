package import Primum
package import RuleModel

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The two formats, written. No app does that, so it is no part of what an app links.
extension BookFile {
  /// SHA-256 of what decides in the pack, as 64 hexadecimal digits.
  package static func digest(_ pack: Pack) -> String { Digest.text(of: decidingBytes(value(pack))) }

  /// The flat form: quick to load, of one version of Primum.
  package static func binary(_ pack: Pack, withExamples: Bool) -> Data {
    let content = decidingBytes(value(pack))
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

  /// The readable form: the whole pack but for its places in files, by the names of the model.
  package static func json(_ pack: Pack) -> Data {
    let value = value(pack)
    var writer = JSONBookWriter(shapes: shapes)
    writer.book(
      format: format, app: pack.name, version: pack.version, digest: Digest.text(of: decidingBytes(value)), pack: value)
    return Data(writer.text.utf8)
  }

  private static let shapes = BookShapes()

  private static func value(_ pack: Pack) -> BookValue {
    do {
      return try shapes.pack(pack.placelessBytes)
    } catch { preconditionFailure("a pack was written in another order than its shapes say") }
  }

  /// What decides, and what is shown: without examples, the rules of copy, sign-offs, requirements and places in files.
  private static func decidingBytes(_ value: BookValue) -> [UInt8] {
    do {
      return try shapes.bytes(value, deciding: true)
    } catch { preconditionFailure("a pack was written in another order than its shapes say") }
  }
}

extension BookExamples {
  fileprivate var bytes: [UInt8] {
    var writer = BookWriter()
    writer.write(rules)
    writer.write(tables)
    writer.write(messages)
    return writer.bytes
  }
}

extension Pack {
  /// Without the files it came from.
  fileprivate var placelessBytes: [UInt8] {
    var pack = self
    (pack.files, pack.timeZoneOrigin, pack.localesOrigin, pack.checkOrigins) = ([], nil, nil, [:])
    var writer = BookWriter()
    writer.write(pack)
    return writer.bytes
  }
}
