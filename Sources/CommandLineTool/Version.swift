import Folding

/// Kept in step with CHANGELOG.md.
public let primumVersion = "0.1.0"

/// The output of `primum --version`: the program's version, and those of the data by which words
/// are matched and plurals counted.
let versionLine =
  "\(primumVersion) (Unicode \(unicodeVersion), confusables \(confusablesVersion), CLDR \(pluralRulesVersion))"
