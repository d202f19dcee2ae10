import OperatingSystem

/// A key or a glob with `*` against a key. Against another glob: whether it surely matches every key
/// that the other does.
public func keyMatches(_ pattern: String, _ key: String) -> Bool {
  if pattern == key { return true }
  // Most have none; a byte is found sooner than a character.
  guard pattern.utf8.contains(UInt8(ascii: "*")), pattern.contains("*") else { return false }
  return wildcardMatches(Array(pattern.utf8), Array(key.utf8)) { pattern, at, byte in
    at < pattern.count && pattern[at] == byte ? at + 1 : nil
  }
}
