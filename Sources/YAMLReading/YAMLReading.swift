import Diagnostics
import OperatingSystem
import SourceText

/// Reads a YAML file into a located tree. Nothing is thrown: every error is a finding with its
/// place and what to write instead, all of them in one run. After a mistake the tree holds what
/// could be read (see `YAMLNode.isWhole`); `root` is nil for a file without a value and for one
/// that breaks a limit or is not text at all.
public func readYAML(
  _ file: SourceFile, limits: YAMLLimits = .standard
) -> (root: YAMLNode?, findings: [Finding]) {
  guard file.bytes.count <= limits.bytes else {
    let finding = Finding(
      .yamlTooLarge, .error, "this file is larger than \(limits.bytes) bytes",
      at: Place(file, 0..<0),
      advice: "split it into several files")
    return (nil, [finding])
  }
  var findings: [Finding] = []
  let bytes = readableBytes(of: file, findings: &findings)
  var reading = FileState(file, bytes: bytes, limits: limits)
  var root: YAMLNode?
  do throws(FileState.Stop) {
    root = try reading.readAsFarAsPossible(min(file.markLength, bytes.count)..<bytes.count)
  } catch {
    if case .limit(let finding) = error { reading.findings.append(finding) }
  }
  reading.reportUnusedAnchors()
  if let problem = reading.firstProblem,
    !(findings + reading.findings).contains(where: { $0.level == .error })
  {
    // A broken file never passes, even where every part of it reads well by itself.
    reading.findings.append(reading.explanation(of: problem))
  }
  findings = (findings + reading.findings).map(onCharacters).sorted(by: Finding.inOrder)
  if findings.count > limits.findings || reading.gaveUp {
    let errors = findings.filter { $0.level == .error }
    findings = errors.count >= limits.findings ? errors : findings
    findings = Array(findings.prefix(limits.findings))
    findings.append(
      Finding(
        .yamlMoreMistakes, .note,
        "there may be more errors in this file than the \(findings.count) shown",
        at: findings.last?.place,
        advice: "correct these first"))
  }
  return (root, findings)
}

/// Reads several files, on all cores where there is enough to read: reading is half of what the
/// start of a run takes.
/// - Returns: what `readYAML` gives for each, in the order of the files.
public func readYAML(_ files: [SourceFile]) -> [(root: YAMLNode?, findings: [Finding])] {
  let size = files.reduce(0) { $0 + $1.bytes.count }
  return mapInParallel(files, threads: size < 1 << 15 ? 1 : nil) { readYAML($0) }
}

/// A finding whose place holds whole characters: an invisible one read as spaces could otherwise be
/// cut.
private func onCharacters(_ finding: Finding) -> Finding {
  guard let place = finding.place else { return finding }
  let bytes = place.file.bytes
  func isInside(_ offset: Int) -> Bool {
    guard offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 else { return false }
    return (1...3).contains { back in
      offset >= back && decodeScalar(bytes, at: offset - back).map { $0.length > back } == true
    }
  }
  var (start, end) = (place.range.lowerBound, place.range.upperBound)
  while isInside(start) { start -= 1 }
  while isInside(end) { end += 1 }
  guard start..<end != place.range else { return finding }
  var finding = finding
  finding.place = Place(place.file, start..<end)
  return finding
}

extension FileState {
  /// `title: &Salt and water`: the word after `&` would silently not be part of the text.
  fileprivate mutating func reportUnusedAnchors() {
    let repeated = isRecovering ? namesRepeated() : []
    for (name, anchor) in anchors where !anchor.isUsed && !repeated.contains(name) {
      findings.append(
        Finding(
          .yamlUnusedAnchor, .error,
          "\"&\(name)\" names the value that follows, but nothing repeats it with \"*\(name)\"",
          at: anchor.place,
          advice: "put the whole value in quotes if the \"&\" is part of it, or delete \"&\(name)\""
        ))
    }
  }

  /// The words that follow a `*` anywhere: in a broken file a part that repeats a value may not
  /// have been read.
  private func namesRepeated() -> Set<String> {
    var names: Set<String> = []
    for part in bytes.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
      .dropFirst()
    {
      names.insert(
        String(
          decoding: part.prefix { !isBlankByte($0) && !isLineEnd($0) && !isFlowIndicator($0) }
            .prefix(100),
          as: UTF8.self))
    }
    return names
  }
}
