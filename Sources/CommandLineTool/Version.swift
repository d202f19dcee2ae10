/// Kept in step with CHANGELOG.md.
public let primumVersion = "0.1.0"
