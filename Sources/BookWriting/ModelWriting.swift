internal import RuleModel

/// Writes values of the model as `BookReader` reads them, by reflection: no app writes books, so
/// none carries code for it, and `BookShapes` says which members there are, in which order.
struct ModelWriting {
  static let shapes = BookShapes()

  private(set) var writer = BookBytesWriter()
  /// Whether parts that neither decide nor are shown are left out: nothing, or a list of no
  /// elements, is the same byte.
  let onlyDeciding: Bool

  init(onlyDeciding: Bool) { self.onlyDeciding = onlyDeciding }

  mutating func write(_ value: Any, _ kind: BookShapes.Kind) {
    switch kind {
    case .truth: writer.byte((value as! Bool) ? 1 : 0)
    case .integer: writer.integer(ModelWriting.integer(value))
    case .number: writer.double(value as! Double)
    case .text: writer.string(value as! String)
    case .range:
      let range = value as! ClosedRange<Double>
      writer.double(range.lowerBound)
      writer.double(range.upperBound)
    case .place: break
    case .optional(let kind):
      let wrapped = Mirror(reflecting: value).children.first
      writer.byte(wrapped == nil ? 0 : 1)
      if let wrapped { write(wrapped.value, kind) }
    case .list(let kind):
      let elements = Mirror(reflecting: value).children
      writer.number(UInt64(elements.count))
      for element in elements { write(element.value, kind) }
    case .pairs(let key, let kind): write(pairs: value, key, kind)
    case .type(let index): write(value, ModelWriting.shapes.types[index])
    }
  }

  private mutating func write(_ value: Any, _ form: BookShapes.Form) {
    switch form {
    case .members(let members): write(Array(Mirror(reflecting: value).children), members)
    case .words(let words):
      let word = ((value as? any RawRepresentable)?.rawValue as? String) ?? "\(value)"
      writer.byte(UInt8(ModelWriting.index(of: word, in: words)))
    case .choices(let choices):
      let payload = Mirror(reflecting: value).children.first
      let index = ModelWriting.index(of: payload?.label ?? "\(value)", in: choices.map(\.name))
      writer.byte(UInt8(index))
      let members = choices[index].members
      guard let payload, !members.isEmpty else { return }
      // Several values, and one with a label, come as a tuple.
      let inside = Mirror(reflecting: payload.value)
      write(
        inside.displayStyle == .tuple ? Array(inside.children) : [payload], members, byName: false)
    }
  }

  /// - Parameter byName: members that a book leaves out lie between those that it holds.
  private mutating func write(
    _ children: [Mirror.Child], _ members: [BookShapes.Member], byName: Bool = true
  ) {
    var next = 0
    for member in members {
      if byName { while children[next].label != member.name { next += 1 } }
      if onlyDeciding, !member.decides {
        writer.byte(0)
      } else {
        write(children[next].value, member.kind)
      }
      next += 1
    }
  }

  /// In the order of their keys, so that equal dictionaries are equal bytes.
  private mutating func write(pairs value: Any, _ key: BookShapes.Kind, _ kind: BookShapes.Kind) {
    let pairs = Mirror(reflecting: value).children.map { pair in
      let parts = Array(Mirror(reflecting: pair.value).children)
      return (key: parts[0].value, value: parts[1].value)
    }
    writer.number(UInt64(pairs.count))
    for pair in pairs.sorted(by: { ModelWriting.precedes($0.key, $1.key) }) {
      write(pair.key, key)
      write(pair.value, kind)
    }
  }

  private static func precedes(_ a: Any, _ b: Any) -> Bool {
    if let a = a as? String, let b = b as? String { return a < b }
    return integer(a) < integer(b)
  }

  private static func integer(_ value: Any) -> Int64 {
    switch value {
    case let value as Int: Int64(value)
    case let value as any FixedWidthInteger: Int64(value)
    default: preconditionFailure("\(type(of: value)) is no integer; run ci/generate-book-coding")
    }
  }

  private static func index(of word: String, in words: [String]) -> Int {
    guard let index = words.firstIndex(of: word) else {
      preconditionFailure("the shapes of books do not hold `\(word)`; run ci/generate-book-coding")
    }
    return index
  }
}
