import ArgumentParser
import Catalogues
import TestSupport

/// The samples of a reader, and the inputs made from them.
struct Samples {
  private let samples: [Input]
  private let dictionary: [[UInt8]]

  init(of reader: any FuzzedReader.Type, in corpus: String) throws {
    let folder = "\(corpus)/\(reader.name)"
    let found = findFiles(under: [folder]) { _ in true }
    samples = try found.paths.sorted().map { path in
      Input(
        name: String(path.drop { $0 == "." || $0 == "/" }.dropFirst(folder.count + 1)), bytes: try contents(of: path))
    }
    guard !samples.isEmpty else { throw ValidationError("there are no samples in \(folder)") }
    dictionary =
      reader.dictionary.map { Array($0.utf8) }
      // Bytes that are no UTF-8, a lone surrogate, and one beyond the last character.
      + [[0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x00], [0xEF, 0xBB, 0xBF]]
  }

  /// Input `number`, which depends on the seed and the number alone. The first ones are the samples as they are.
  func input(_ number: Int, seed: UInt64) -> Input {
    if number < samples.count { return samples[number] }
    var random = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(number))
    var input = samples.randomElement(using: &random)!
    if Int.random(in: 0..<8, using: &random) == 0 {
      let other = samples.randomElement(using: &random)!
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
  switch readBytes(path) {
  case .success(let bytes): return bytes
  case .failure(let problem): throw ValidationError("\(path) cannot be read: \(problem.message)")
  }
}
