import Folding

/// Kept in step with CHANGELOG.md.
public let primumVersion = "0.1.0"

/// What `primum --version` prints: the program's version, and those of the data that words are matched by and plurals
/// counted with.
let versionLine =
  "\(primumVersion) (Unicode \(unicodeVersion), confusables \(confusablesVersion), CLDR \(pluralRulesVersion))"
