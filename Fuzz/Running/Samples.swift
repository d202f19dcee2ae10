import ArgumentParser
import OperatingSystem
import TestSupport

/// The samples of a reader, and the inputs made from them.
struct Samples {
  private let samples: [Input]
  /// Samples that take long to read: they are chosen less often.
  private let heavy: [Input]
  private let light: [Input]
  private static let heavySize = 32_768
  private let dictionary: [[UInt8]]

  init(of reader: any FuzzedReader.Type, in corpus: String) throws {
    let folder = "\(corpus)/\(reader.name)"
    let found = findFiles(under: [folder])
    let own = try found.paths.sorted().map { path in
      Input(
        name: String(path.drop { $0 == "." || $0 == "/" }.dropFirst(folder.count + 1)),
        bytes: try contents(of: path))
    }
    samples = own + (try reader.folders.flatMap(Samples.packs))
    heavy = samples.filter { $0.bytes.count > Samples.heavySize }
    light = samples.filter { $0.bytes.count <= Samples.heavySize }
    guard !samples.isEmpty else { throw ValidationError("there are no samples in \(folder)") }
    dictionary =
      reader.dictionary.map { Array($0.utf8) }
      // Bytes that are no UTF-8, a lone surrogate, and one beyond the last character.
      + [
        [0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x00],
        [0xEF, 0xBB, 0xBF],
      ]
  }

  /// Each folder of rule files as one sample.
  private static func packs(in folder: String) throws -> [Input] {
    var packs: [String: [(name: String, bytes: [UInt8])]] = [:]
    for path in findFiles(under: [folder], mayBeWanted: { $0.hasSuffix(".yaml") }).paths.sorted() {
      let parts = path.dropFirst(folder.utf8.count + 1).split(separator: "/", maxSplits: 1)
      guard parts.count == 2 else { continue }
      packs[String(parts[0]), default: []].append((String(parts[1]), try contents(of: path)))
    }
    return packs.sorted { $0.key < $1.key }.map { Input(name: "\($0.key).yaml", files: $0.value) }
  }

  private func chosen(_ random: inout SeededGenerator) -> Input {
    let isHeavy = !heavy.isEmpty && (light.isEmpty || Int.random(in: 0..<64, using: &random) == 0)
    return (isHeavy ? heavy : light).randomElement(using: &random)!
  }

  /// Input `number`, which depends on the seed and the number alone. The first ones are the samples
  /// as they are.
  func input(_ number: Int, seed: UInt64) -> Input {
    if number < samples.count { return samples[number] }
    var random = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(number))
    var input = chosen(&random)
    if Int.random(in: 0..<8, using: &random) == 0 {
      let other = chosen(&random)
      input.bytes =
        Array(input.bytes.prefix(Int.random(in: 0...input.bytes.count, using: &random)))
        + other.bytes.suffix(Int.random(in: 0...other.bytes.count, using: &random))
    }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      input.bytes = random.mutate(input.bytes, dictionary: dictionary)
    }
    return input
  }
}

func contents(of path: String) throws -> [UInt8] {
  do { return try readBytes(path) } catch {
    throw ValidationError("\(path) cannot be read: \(error.message)")
  }
}
