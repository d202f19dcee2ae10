import Analysis
import Reporting

/// The examples of a pack that fail: what came out in place of what each expects.
public struct FailingExamples: Sendable {
  /// By item and the place of the example in it.
  private var found: [String: [Int: [String]]] = [:]

  /// None.
  public init() {}

  public init(_ results: [ExampleResult]) {
    var counts: [String: Int] = [:]
    for result in results {
      let place = counts[result.item, default: 0]
      counts[result.item] = place + 1
      if !result.differences.isEmpty {
        found[result.item, default: [:]][place] = result.differences
      }
    }
  }

  /// One sentence for each thing that differs; empty if the example passes.
  public func differences(_ item: String, _ place: Int) -> [String] { found[item]?[place] ?? [] }

  /// The mark of one that fails: a sign and a word.
  public static let mark: HTML =
    " <span class=\"tag fails\"><span aria-hidden=\"true\">✗ </span>fails</span>"

  /// How many examples of an item fail.
  public func count(_ item: String) -> Int { found[item]?.count ?? 0 }
}
