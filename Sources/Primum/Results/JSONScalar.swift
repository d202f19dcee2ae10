/// A value of JSON that is neither a list nor an object, as a decoder gives it.
package enum JSONScalar {
  case null
  case truth(Bool)
  case number(Double)
  case text(String)

  /// Nil: a list or an object.
  package init?(_ container: any SingleValueDecodingContainer) {
    if container.decodeNil() {
      self = .null
    } else if let truth = try? container.decode(Bool.self) {
      self = .truth(truth)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      return nil
    }
  }
}
