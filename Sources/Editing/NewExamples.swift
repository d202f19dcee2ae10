import SourceText

/// Examples that a program found, in the files of a pack.
public struct NewExamples: Sendable {
  /// The changed files.
  public private(set) var files: [SourceFile] = []
  /// The places among the given ones of those for which there is no place.
  public private(set) var left: [Int] = []

  /// - Parameter examples: the item of each, and the example as one line of YAML.
  public init(_ examples: [(item: String, line: String)], in sources: [SourceFile]) {
    let before = EditedFiles(rules: sources, copy: nil)
    var after = before
    for (index, example) in examples.enumerated() {
      do throws(EditRefusal) {
        guard let value = YAMLValue(yaml: example.line) else { throw EditRefusal("no YAML") }
        try after.addExample(value, to: example.item)
      } catch { left.append(index) }
    }
    files = zip(before.rules, after.rules).filter { $0.bytes != $1.bytes }.map { $1 }
  }
}
