import SourceText

/// Why an edit is not made: nothing has been changed.
public struct EditRefusal: Error, Sendable {
  /// One sentence, no final stop.
  public var message: String
  /// The remedy, if there is one.
  public var advice: String?
  /// The place it is about.
  public var place: Place?

  init(_ message: String, _ advice: String? = nil, at place: Place? = nil) {
    self.message = message
    self.advice = advice
    self.place = place
  }

  /// The message with its place and the remedy.
  public var sentence: String {
    let at = place.map {
      "\($0.file.path):\(LineIndex($0.file).position(of: $0.range.lowerBound).line): "
    }
    return (at ?? "") + message + (advice.map { "; \($0)" } ?? "")
  }
}
