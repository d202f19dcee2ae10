/// The internal entities of a document, each expanded once, to at most `CatalogueLimits.entitySize`
/// bytes of text.
///
/// External entities are known by name only: nothing is ever fetched.
struct XMLEntities: Sendable {
  enum Entity: Sendable {
    case text([UInt8])
    /// Why it cannot be used.
    case unusable(String)
  }

  private var table: [String: Entity] = [:]

  var isEmpty: Bool { table.isEmpty }
  subscript(_ name: String) -> [UInt8]? {
    if case .text(let text)? = table[name] { text } else { nil }
  }

  func reason(_ name: String) -> String {
    if case .unusable(let reason)? = table[name] { return reason }
    return "the entity \"&\(name);\" is not declared in this file"
  }

  /// The first declaration of a name binds (XML 1.0, section 4.2).
  mutating func declareExternal(_ name: String) {
    if table[name] == nil {
      table[name] = .unusable("the entity \"&\(name);\" is outside this file and is never fetched")
    }
  }

  mutating func declare(_ name: String, _ value: UnsafeBufferPointer<UInt8>) {
    if table[name] == nil { table[name] = expand(name, value) }
  }

  /// An entity may use only those declared before it, so that there is no recursion to follow.
  private func expand(_ name: String, _ value: UnsafeBufferPointer<UInt8>) -> Entity {
    var text: [UInt8] = []
    var i = 0
    while i < value.count {
      if value[i] == 0x3C {
        return .unusable("the entity \"&\(name);\" contains markup, which cannot be read")
      } else if value[i] == 0x26 {
        let (reference, after) = readXMLReference(value, i, value.count, self)
        switch reference {
        case .scalar(let scalar): appendUTF8(scalar, to: &text)
        case .entity(let inner): text.append(contentsOf: inner)
        case .unknown(let other):
          if case .unusable(let reason)? = table[other] { return .unusable(reason) }
          return .unusable(
            "the entity \"&\(name);\" uses \"&\(other);\", which is not declared before it")
        case .notOne: return .unusable("the entity \"&\(name);\" contains a bare \"&\"")
        }
        i = after
      } else {
        text.append(value[i])
        i += 1
      }
      if text.count > CatalogueLimits.entitySize {
        return .unusable(
          "the entity \"&\(name);\" expands to more than \(CatalogueLimits.entitySize >> 10) KB of text"
        )
      }
    }
    return .text(text)
  }
}
