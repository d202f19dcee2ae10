internal import Analysis
public import Primum
internal import RuleModel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An example that clinicians wrote beside a rule or table, and what came of it here.
///
///     @Test(arguments: try PackExample.all(in: book)) func holds(_ example: PackExample) {
///       #expect(example.differences.isEmpty, "\(example)")
///     }
public struct PackExample: Hashable, Sendable, Codable {
  /// The rule's or table's id.
  public var item: String
  /// Its description.
  public var name: String
  /// A sentence for each thing that differs; empty if the example passes.
  public var differences: [String]

  public var holds: Bool { differences.isEmpty }

  /// Runs every example of a book that was compiled with `--with-examples`, or as JSON.
  ///
  /// - Parameters:
  ///   - today: The day of examples that name no time.
  ///   - timeZone: Of days and months; nil: the pack's, else each time's own offset.
  /// - Throws: `PrimumError.unfittingBook` where the book holds no examples, so that nothing passes
  ///   for want of them, and `unknownTimeZone`.
  public static func all(
    in book: RuleBook, today: Date = Date(), timeZone: TimeZone? = nil
  ) throws(PrimumError) -> [PackExample] {
    let results = try book.runExamples(today: today, timeZone: timeZone) { pack, day, zone in
      ExampleRunner(pack, today: day, zone: zone).results()
    }
    guard book.holdsExamples, !results.isEmpty else {
      throw .unfittingBook("This rule book contains no examples; compile it with --with-examples.")
    }
    return results.map {
      PackExample(item: $0.item, name: $0.example.it, differences: $0.differences)
    }
  }
}

extension PackExample: CustomStringConvertible {
  public var description: String {
    "\(item): \(name)" + (holds ? "" : ": " + differences.joined(separator: "; "))
  }
}
