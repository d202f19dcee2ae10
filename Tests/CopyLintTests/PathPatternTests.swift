import Testing

@testable import CopyLint

/// A declared path is met by the end of a file's path, whatever folders come before it.
@Test(arguments: [
  ("Localizable.xcstrings", "Copy/app/Localizable.xcstrings", true),
  ("Localizable.xcstrings", "Localizable.xcstrings", true),
  ("Localizable.xcstrings", "Copy/app/MyLocalizable.xcstrings", false),
  ("*.lproj/Localizable.strings", "Copy/app/en.lproj/Localizable.strings", true),
  ("*.lproj/Localizable.strings", "Copy/app/Localizable.strings", false),
  ("en.lproj/*.strings", "/abs/en.lproj/A.strings", true),
  ("AppStore/*/name.txt", "Copy/AppStore/en-US/name.txt", true),
  ("AppStore/*/name.txt", "Copy/AppStore/en-US/old/name.txt", false),
  ("AppStore/**/*", "Copy/AppStore/en-US/old/name.txt", true),
  ("AppStore/**/*", "Copy/AppStore", false),
]) func pathsEndAsDeclared(_ pattern: String, _ path: String, _ fits: Bool) {
  #expect(pathEnds(path, in: pattern) == fits)
}
