/// The id of something in a pack. `primum compile --swift` writes an enumeration of each kind.
public protocol PackKey: Hashable, Sendable {
  /// The id, as the pack has it.
  var rawValue: String { get }
}

/// A text of the pack, by its id.
public protocol TextKey: PackKey {}

/// A rule, table or message of the pack, by its id: something that decides.
public protocol ItemKey: PackKey {}

/// A place where the app shows texts, by its name in the pack.
public protocol SurfaceKey: PackKey {}
