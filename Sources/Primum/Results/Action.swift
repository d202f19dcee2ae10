internal import RuleModel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An action that an app must take because of a decision.
public enum Action: Hashable, Sendable {
  /// Show a text of the pack on these surfaces. `text` is in the source locale;
  /// `RuleBook.text(_:locale:)` has the others.
  case show(String, on: [String], text: String)
  /// Remind at a moment; the offset, in seconds east of UTC, is that of the time it was reckoned
  /// from. Nil: that time does not say where it was (`Z`).
  case remind(String, at: Date, secondsFromGMT: Int?)
  /// Give a name a value.
  case set(String, to: Value)
  /// Allow what the rule is about, or what is named.
  case allow(String?)
  /// Refuse it, with a code and, where the pack has one, words.
  case refuse(code: String, text: String?)
}

extension Action: Codable {
  private enum Member: String, CodingKey { case show, on, text, remind, at, set, to, allow, refuse }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Member.self)
    switch self {
    case .show(let id, let on, let text):
      try container.encode(id, forKey: .show)
      try container.encode(on, forKey: .on)
      try container.encode(text, forKey: .text)
    case .remind(let id, let at, let seconds):
      try container.encode(id, forKey: .remind)
      try container.encode(MomentText.text(Moments.instant(at, offset: seconds.map { $0 / 60 })), forKey: .at)
    case .set(let name, let value):
      try container.encode(name, forKey: .set)
      try container.encode(value, forKey: .to)
    case .allow(let what):
      if let what {
        try container.encode(what, forKey: .allow)
      } else {
        try container.encode(true, forKey: .allow)
      }
    case .refuse(let code, let text):
      try container.encode(code, forKey: .refuse)
      try container.encodeIfPresent(text, forKey: .text)
    }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Member.self)
    if container.contains(.show) {
      self = .show(
        try container.decode(String.self, forKey: .show),
        on: try container.decode([String].self, forKey: .on),
        text: try container.decode(String.self, forKey: .text))
    } else if container.contains(.remind) {
      let text = Array(try container.decode(String.self, forKey: .at).utf8)
      guard case .success(let at) = text.withUnsafeBufferPointer(MomentText.instant) else {
        throw DecodingError.dataCorruptedError(
          forKey: .at, in: container, debugDescription: "not an RFC 3339 time")
      }
      self = .remind(
        try container.decode(String.self, forKey: .remind), at: Moments.date(at),
        secondsFromGMT: Moments.secondsFromGMT(at))
    } else if container.contains(.set) {
      self = .set(
        try container.decode(String.self, forKey: .set),
        to: try container.decode(Value.self, forKey: .to))
    } else if container.contains(.refuse) {
      self = .refuse(
        code: try container.decode(String.self, forKey: .refuse),
        text: try container.decodeIfPresent(String.self, forKey: .text))
    } else {
      self = .allow(try? container.decode(String.self, forKey: .allow))
    }
  }
}
