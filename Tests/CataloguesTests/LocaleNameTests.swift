import Testing

@testable import Catalogues

/// Names of locales, in whatever form paths and files write them.
@Suite struct LocaleNameTests {
  @Test(arguments: [
    ("es_MX", "es-MX"), ("es-mx", "es-MX"), ("zh_hans", "zh-Hans"), ("zh_Hant_TW", "zh-Hant-TW"), ("iw", "he"),
    ("in", "id"), ("ji", "yi"), ("ind", "id"), ("deu", "de"), ("nap", "nap"), ("EN", "en"),
    ("pt_BR.UTF-8", "pt-BR"), ("sr@latin", "sr-Latn"), ("sr_RS@latin", "sr-Latn-RS"), ("sr@Cyrillic", "sr-Cyrl"),
    ("de_DE@euro", "de-DE"), ("ca@valencia", "ca-valencia"), ("en@quot", "en-x-quot"),
    ("sr@ijekavianlatin", "sr-x-ijekavianlatin"), ("de@abcde", "de-abcde"), ("de@abcdefgh", "de-abcdefgh"),
    ("de@abcdefghi", "de-x-abcdefghi"), ("de@abcd", "de-x-abcd"), ("de@", "de"), ("de.x@latin", "de-Latn"),
    ("sr@latin.UTF-8", "sr-Latn"), ("es-419", "es-419"), ("sr+Latn+RS", "sr-Latn-RS"), ("en-us-posix", "en-US-posix"),
    ("en-12ab", "en-12ab"), ("", ""), ("@x", "@x"), ("_", "_"), ("de-1996", "de-1996"),
  ]) func canonical(_ name: String, _ expected: String) { #expect(canonicalLocale(name) == expected) }

  @Test(arguments: [
    ("en", true), ("EN", true), ("En", false), ("eN", false), ("en-US", true), ("en_us", true), ("zh-Hans-CN", true),
    ("es-419", true), ("en-41", false), ("en-4190", false), ("ca@valencia", true), ("en@1", true),
    ("en@a-b", false), ("en@a_b", false), ("en@", true), ("deu", true), ("cat", false), ("mac", false), ("xzz", false),
    ("", false), ("en-", false), ("-en", false), ("en-U", false), ("en-USA", false), ("en-abcde", true),
    ("en-abcdefgh", true), ("en-abcdefghi", false), ("en-abcd", true), ("en-Latn-US-posix", true),
    ("en-Latn-US-posix-x", false), ("en-U1", false), ("e", false), ("engl", false), ("en.us", false), ("En-US", true),
  ]) func isName(_ name: String, _ expected: Bool) { #expect(isLocaleName(name) == expected) }

  @Test(arguments: [
    ("xzz", true), ("xz", true), ("x", false), ("xzzz", false), ("x1", false), ("XZZ", true), ("Xzz", false),
    ("xzz-US", true), ("{a", false), ("`a", false), ("az", true), ("zaz", true),
  ]) func isCode(_ name: String, _ expected: Bool) { #expect(isLocaleCode(name) == expected) }

  @Test(
    arguments: [
      ("es", "es"), ("es-rMX", "es-MX"), ("es-rMX-night", "es-MX"), ("b+sr+Latn", "sr-Latn"),
      ("b+es+419-night", "es-419"), ("mcc310-en-rUS-night", "en-US"), ("mnc04-de", "de"), ("mcc310-mnc04-de", "de"),
      ("fil", "fil"),
      ("night", nil), ("car", nil), ("sw600dp", nil), ("land", nil), ("v21", nil), ("en-night", "en"), ("en-r", "en"),
      ("en-rUSA", "en"), ("en-xUS", "en"), ("", nil), ("mcc310", nil), ("e1", nil), ("IW", "he"), ("a", nil),
    ] as [(String, String?)]) func android(_ qualifiers: String, _ expected: String?)
  { #expect(androidLocale(qualifiers) == expected) }

  /// Which locale a path names, and what all files of its catalogue have in common.
  @Test(
    arguments: [
      ("de.po", "de", "*.po", ""), ("it/po/de.po", "de", "it/po/*.po", "it/po"),
      ("de/LC_MESSAGES/app.po", "de", "*/LC_MESSAGES/app.po", ""),
      ("locale/de/app.po", "de", "locale/*/app.po", "locale"),
      ("de/fr.json", "de", "*/fr.json", ""), ("App/de.lproj/x/a.strings", "de", "App/*.lproj/x/a.strings", "App"),
      ("de.lproj/a/b/c/d/e.strings", "de", "*.lproj/a/b/c/d/e.strings", ""),
      ("de.lproj/a/b/c/d/e/f.strings", nil, "de.lproj/a/b/c/d/e/f.strings", "de.lproj/a/b/c/d/e"),
      ("res/values-de/strings.xml", "de", "res/values*/strings.xml", "res"),
      ("res/values-night/strings.xml", "en", "res/values*/strings.xml", "res"),
      ("a/app_de.arb", "de", "a/app_*.arb", "a"), ("a/app_pt_BR.arb", "pt-BR", "a/app_*.arb", "a"),
      ("a/app-de.arb", "de", "a/app-*.arb", "a"), ("a/app.de.arb", "de", "a/app.*.arb", "a"),
      ("how-to.json", nil, "how-to.json", ""),
      ("log-in.json", nil, "log-in.json", ""), ("log.in.json", "id", "log.*.json", ""),
      ("log_in.json", "id", "log_*.json", ""),
      ("fastlane/metadata/default/name.txt", "en", "fastlane/metadata/*/name.txt", "fastlane/metadata"),
      (
        "fastlane/metadata/android/de-DE/title.txt", "de-DE", "fastlane/metadata/android/*/title.txt",
        "fastlane/metadata/android"
      ), ("AppStore/x/name.txt", "x", "AppStore/*/name.txt", "AppStore"),
      ("help_de.md", "de", "help_*.md", ""), ("help_is.md", nil, "help_is.md", ""),
      ("help.is.md", "is", "help.*.md", ""), ("de/help.md", "de", "*/help.md", ""),
      ("de\\help.md", "de", "*/help.md", ""), ("./de/help.md", "de", "*/help.md", ""),
      (".de", "de", ".*", ""), ("de", "de", "*", ""), ("po/xzz.po", "xzz", "po/*.po", "po"),
      ("po/log.po", nil, "po/log.po", "po"), ("locales/xzz/a.json", "xzz", "locales/*/a.json", "locales"),
      ("x/xzz/a.json", nil, "x/xzz/a.json", "x/xzz"),
      ("xzz/LC_MESSAGES/a.po", "xzz", "*/LC_MESSAGES/a.po", ""),
      ("src/de/acme/messages.properties", nil, "src/de/acme/messages.properties", "src/de/acme"),
      ("src/acme/messages_de.properties", "de", "src/acme/messages_*.properties", "src/acme"),
    ] as [(String, String?, String, String)])
  func paths(_ path: String, _ locale: String?, _ family: String, _ bundle: String) throws {
    let parts = PathParts(path)
    let format = catalogueReaders.map { $0.format }.filter { $0.extensions.contains(parts.fileExtension) }
    let finder = path.contains("metadata/") || path.hasPrefix("AppStore") ? StoreMetadataReader.format : format.first
    let found = finder.map { $0.locale(parts, "en") } ?? LocaleInPath.find(parts, "en")
    #expect(found?.name == locale)
    let located = LocatedPath(parts, found)
    #expect(located.family == family)
    #expect(located.bundle == bundle)
  }
}
