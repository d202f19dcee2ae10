/// The files an app ships besides its code, as its pack declares them (`ships:`).
public struct Shipping: Hashable, Sendable, InBook {
  /// Catalogues whose path ends in a pattern, and the locales that they hold together.
  public struct Catalogues: Hashable, Sendable, InBook {
    /// The path below the app's copy.
    public var path: String
    /// Empty: those of the pack.
    public var locales: [String]
    /// Its place in the files of the pack.
    public var origin: Origin

    public init(path: String, locales: [String] = [], origin: Origin = .none) {
      self.path = path
      self.locales = locales
      self.origin = origin
    }
  }

  /// A folder of store texts: a folder for each locale, and in it a file for each field.
  public struct Metadata: Hashable, Sendable, InBook {
    /// The path below the app's copy.
    public var path: String
    /// Empty: those of the pack.
    public var locales: [String]
    /// Empty: any.
    public var fields: [String]
    /// Its place in the files of the pack.
    public var origin: Origin

    public init(path: String, locales: [String] = [], fields: [String] = [], origin: Origin = .none)
    {
      self.path = path
      self.locales = locales
      self.fields = fields
      self.origin = origin
    }
  }

  /// A design-tokens file, and the record types that its tokens must be.
  public struct Tokens: Hashable, Sendable, InBook {
    /// The path below the app's copy.
    public var path: String
    /// The records that the tokens must be.
    public var records: [String]
    /// Its place in the files of the pack.
    public var origin: Origin

    public init(path: String, records: [String] = [], origin: Origin = .none) {
      self.path = path
      self.records = records
      self.origin = origin
    }
  }

  /// Keys that nothing binds on purpose.
  public struct FreeKeys: Hashable, Sendable, InBook {
    /// A key, or a pattern with `*`.
    public struct Pattern: Hashable, Sendable, InBook {
      /// A key, or a pattern with `*`.
      public var text: String
      /// Its place in the files of the pack.
      public var origin: Origin

      public init(_ text: String, origin: Origin = .none) {
        self.text = text
        self.origin = origin
      }
    }

    /// The keys that no text has to bind.
    public var patterns: [Pattern]
    /// The reason, for people.
    public var because: String

    public init(patterns: [Pattern], because: String) {
      self.patterns = patterns
      self.because = because
    }
  }

  /// The string catalogues.
  public var catalogues: [Catalogues] = []
  /// The store metadata.
  public var metadata: [Metadata] = []
  /// The design tokens.
  public var tokens: [Tokens] = []
  /// Whether every key must be bound by a text or a message (`keys: bound`).
  public var bindsKeys = false
  /// Keys that no text has to bind.
  public var free: [FreeKeys] = []

  public init() {}
}
