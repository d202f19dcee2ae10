import Diagnostics
import SourceText

extension SourceFile {
  /// The file with its encoding found from its byte order mark, XML declaration, PO header or
  /// content.
  ///
  /// - Returns: the file, and findings if the encoding had to be found from content (a warning) or
  ///   cannot be read (an error).
  public static func detectingEncoding(
    path: String, bytes: [UInt8]
  ) -> (file: SourceFile, findings: [Finding]) {
    let outcome = detectEncoding(path: path, bytes)
    let file = SourceFile(path: path, bytes: bytes, encoding: outcome.encoding)
    guard let problem = outcome.problem else { return (file, []) }
    return (
      file,
      [
        Finding(
          .invalidEncoding, problem.level, problem.message, at: Place(file, 0..<0),
          advice: "save the file as UTF-8")
      ]
    )
  }
}

private struct DetectedEncoding {
  var encoding: TextEncoding
  var problem: (level: Level, message: String)?

  init(_ encoding: TextEncoding, _ level: Level? = nil, _ message: String = "") {
    self.encoding = encoding
    problem = level.map { ($0, message) }
  }
}

private func detectEncoding(path: String, _ bytes: [UInt8]) -> DetectedEncoding {
  if bytes.starts(with: Array("bplist".utf8)) { return DetectedEncoding(.binary) }
  if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return DetectedEncoding(.utf8) }
  if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
    return DetectedEncoding(.binary, .error, "the file is UTF-32, which catalogues cannot use")
  }
  if bytes.starts(with: [0xFF, 0xFE]) { return DetectedEncoding(.utf16LittleEndian) }
  if bytes.starts(with: [0xFE, 0xFF]) { return DetectedEncoding(.utf16BigEndian) }
  // XML 1.0, appendix F: a document begins with `<`, which shows the width of its characters.
  if bytes.starts(with: [0x3C, 0, 0x3F, 0]) { return DetectedEncoding(.utf16LittleEndian) }
  if bytes.starts(with: [0, 0x3C, 0, 0x3F]) { return DetectedEncoding(.utf16BigEndian) }
  if let declared = xmlDeclaredEncoding(bytes) ?? poDeclaredEncoding(path, bytes) {
    return declaredEncoding(declared, bytes)
  }
  if let guess = utf16ByContent(bytes) {
    return DetectedEncoding(
      guess, .warning,
      "the file has no byte order mark, but its content looks like \(guess.rawValue)")
  }
  if let fallback = fallbackEncoding(of: path), !isMostlyUTF8(bytes) {
    return DetectedEncoding(fallback)
  }
  return DetectedEncoding(.utf8)
}

/// Whether bytes are UTF-8, but for fewer of them than letters that are written so: other encodings
/// hardly ever have what looks like such a letter.
private func isMostlyUTF8(_ bytes: [UInt8]) -> Bool {
  bytes.withUnsafeBufferPointer { bytes in
    var wrong = 0
    var at = 0
    while let range = firstInvalidUTF8(bytes, from: at) {
      wrong += 1
      at = range.upperBound
    }
    return wrong == 0 || bytes.count { $0 >= 0xC0 } >= 2 * wrong
  }
}

private func declaredEncoding(_ name: String, _ bytes: [UInt8]) -> DetectedEncoding {
  let hasHighBytes = bytes.contains { $0 >= 0x80 }
  let isUTF8 = bytes.withUnsafeBufferPointer { firstInvalidUTF8($0, from: 0) == nil }
  switch name {
  case "utf-8", "utf8", "us-ascii", "ascii", "charset": return DetectedEncoding(.utf8)
  case "iso-8859-1", "latin1", "iso8859-1", "iso_8859-1", "windows-1252", "cp1252":
    if !hasHighBytes { return DetectedEncoding(.utf8) }
    if isUTF8 {
      return DetectedEncoding(
        .utf8, .warning,
        "the file claims to be \(name), but its bytes are UTF-8 and are read as UTF-8")
    }
    if name.contains("1252"), bytes.contains(where: { (0x80...0x9F).contains($0) }) {
      return DetectedEncoding(.binary, .error, "the file is in \(name), which cannot be read")
    }
    return DetectedEncoding(.latin1)
  default:
    if !hasHighBytes { return DetectedEncoding(.utf8) }
    if isUTF8 {
      return DetectedEncoding(
        .utf8, .warning,
        "the file claims to be \(name), but its bytes are UTF-8 and are read as UTF-8")
    }
    return DetectedEncoding(.binary, .error, "the file is in \(name), which cannot be read")
  }
}

/// The `encoding` of `<?xml … ?>`, in lower case.
private func xmlDeclaredEncoding(_ bytes: [UInt8]) -> String? {
  guard bytes.starts(with: Array("<?xml".utf8)) else { return nil }
  let opening = bytes.prefix(256)
  guard let end = opening.firstIndex(of: 0x3E) else { return nil }
  return value(after: Array("encoding".utf8), in: Array(opening[..<end])) { bytes, i in
    while i < bytes.count,
      bytes[i] == 0x20 || bytes[i] == 0x3D || bytes[i] == 0x22 || bytes[i] == 0x27
    { i += 1 }
  }
}

/// The `charset=` of a PO file's header entry.
private func poDeclaredEncoding(_ path: String, _ bytes: [UInt8]) -> String? {
  guard path.hasSuffix(".po") || path.hasSuffix(".pot") else { return nil }
  return value(after: Array("charset=".utf8), in: Array(bytes.prefix(8_192))) { _, _ in }
}

private func value(
  after name: [UInt8], in bytes: [UInt8], skipping: ([UInt8], inout Int) -> Void
) -> String? {
  guard bytes.count >= name.count else { return nil }
  var i = 0
  while i + name.count <= bytes.count {
    if bytes[i] == name[0], bytes[i..<i + name.count].elementsEqual(name) {
      i += name.count
      skipping(bytes, &i)
      var end = i
      func isNameByte(_ b: UInt8) -> Bool {
        b.isASCIIAlphanumeric
          || b == 0x2D || b == 0x5F
          || b == 0x2E
      }
      while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
      if end == i { return nil }
      return String(
        decoding: bytes[i..<end].map { $0.isASCIICapital ? $0 + 32 : $0 }, as: UTF8.self)
    }
    i += 1
  }
  return nil
}

/// UTF-16 of mostly Latin text has NUL in nearly every second byte, and no other encoding of text
/// has.
private func utf16ByContent(_ bytes: [UInt8]) -> TextEncoding? {
  let sample = bytes.prefix(1_024)
  guard sample.count >= 4, bytes.count % 2 == 0 else { return nil }
  var nulls = (even: 0, odd: 0)
  for (i, byte) in sample.enumerated() where byte == 0 {
    if i % 2 == 0 { nulls.even += 1 } else { nulls.odd += 1 }
  }
  let half = sample.count / 2
  if nulls.odd * 10 >= half * 7, nulls.even * 10 <= half { return .utf16LittleEndian }
  if nulls.even * 10 >= half * 7, nulls.odd * 10 <= half { return .utf16BigEndian }
  return nil
}
