import Evaluation
import JSONWriting
import RuleModel

/// What the rules of a book say in their own words, as JSON, in plain memory: going through it for every decision
/// counts no references, which threads would wait for each other to count.
final class PlainPieces: @unchecked Sendable {
  // Unchecked: nothing changes after `init`.
  typealias Bytes = UnsafeBufferPointer<UInt8>

  struct Action {
    /// The whole of it; empty where something in it is worked out.
    let object: Bytes
    /// It has a condition of its own.
    let isAsked: Bool
  }

  struct Rule {
    /// Its name and kind.
    let head: Bytes
    let then: UnsafePointer<Action>
    let otherwise: UnsafePointer<Action>
  }

  private var blocks: [UnsafeMutableRawPointer] = []
  private(set) var rules: UnsafePointer<Rule>

  /// - Parameter heads: What decisions of a rule begin with, by rule; `known` what is escaped already.
  init(_ book: RuleBook, heads: [[UInt8]], known: [RulePieces]) {
    rules = UnsafePointer(UnsafeMutablePointer<Rule>.allocate(capacity: 0))
    blocks.append(UnsafeMutableRawPointer(mutating: rules))
    rules = keep(
      book.pack.rules.indices.map { index in
        let rule = book.pack.rules[index]
        return Rule(
          head: bytes(heads[index]), then: actions(rule.then, known[index].then), otherwise: actions(rule.otherwise, known[index].otherwise))
      })
  }

  deinit { for block in blocks { block.deallocate() } }

  private func keep<Item>(_ items: [Item]) -> UnsafePointer<Item> {
    let block = UnsafeMutablePointer<Item>.allocate(capacity: items.count)
    _ = UnsafeMutableBufferPointer(start: block, count: items.count).initialize(fromContentsOf: items)
    blocks.append(UnsafeMutableRawPointer(block))
    return UnsafePointer(block)
  }

  private func bytes(_ bytes: [UInt8]) -> Bytes { Bytes(start: keep(bytes), count: bytes.count) }

  private func actions(_ actions: [RuleModel.Action], _ pieces: [ActionPiece?]) -> UnsafePointer<Action> {
    keep(
      zip(actions, pieces).map { action, piece in
        Action(object: bytes(piece?.object ?? []), isAsked: action.condition != nil)
      })
  }
}
