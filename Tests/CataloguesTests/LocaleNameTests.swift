import Testing

@testable import Catalogues

/// Names of locales, in whatever form paths and files write them.
@Suite struct LocaleNameTests {
  @Test(arguments: [
    ("es_MX", "es-MX"), ("es-mx", "es-MX"), ("zh_hans", "zh-Hans"), ("zh_Hant_TW", "zh-Hant-TW"),
    ("iw", "he"),
    ("in", "id"), ("ji", "yi"), ("ind", "id"), ("deu", "de"), ("nap", "nap"), ("EN", "en"),
    ("pt_BR.UTF-8", "pt-BR"), ("sr@latin", "sr-Latn"), ("sr_RS@latin", "sr-Latn-RS"),
    ("sr@Cyrillic", "sr-Cyrl"),
    ("de_DE@euro", "de-DE"), ("ca@valencia", "ca-valencia"), ("en@quot", "en-x-quot"),
    ("sr@ijekavianlatin", "sr-x-ijekavianlatin"), ("de@abcde", "de-abcde"),
    ("de@abcdefgh", "de-abcdefgh"),
    ("de@abcdefghi", "de-x-abcdefghi"), ("de@abcd", "de-x-abcd"), ("de@", "de"),
    ("de.x@latin", "de-Latn"),
    ("sr@latin.UTF-8", "sr-Latn"), ("es-419", "es-419"), ("sr+Latn+RS", "sr-Latn-RS"),
    ("en-us-posix", "en-US-posix"),
    ("en-12ab", "en-12ab"), ("", ""), ("@x", "@x"), ("_", "_"), ("de-1996", "de-1996"),
  ]) func canonical(_ name: String, _ expected: String) {
    #expect(canonicalLocale(name) == expected)
  }

  @Test(arguments: [
    ("en", true), ("EN", true), ("En", false), ("eN", false), ("en-US", true), ("en_us", true),
    ("zh-Hans-CN", true),
    ("es-419", true), ("en-41", false), ("en-4190", false), ("ca@valencia", true), ("en@1", true),
    ("en@a-b", false), ("en@a_b", false), ("en@", true), ("deu", true), ("cat", false),
    ("mac", false), ("xzz", false),
    ("", false), ("en-", false), ("-en", false), ("en-U", false), ("en-USA", false),
    ("en-abcde", true),
    ("en-abcdefgh", true), ("en-abcdefghi", false), ("en-abcd", true), ("en-Latn-US-posix", true),
    ("en-Latn-US-posix-x", false), ("en-U1", false), ("e", false), ("engl", false),
    ("en.us", false), ("En-US", true),
  ]) func isName(_ name: String, _ expected: Bool) { #expect(isLocaleName(name) == expected) }

  @Test(arguments: [
    ("xzz", true), ("xz", true), ("x", false), ("xzzz", false), ("x1", false), ("XZZ", true),
    ("Xzz", false),
    ("xzz-US", true), ("{a", false), ("`a", false), ("az", true), ("zaz", true),
  ]) func isCode(_ name: String, _ expected: Bool) { #expect(isLocaleCode(name) == expected) }

  @Test(
    arguments: [
      ("es", "es"), ("es-rMX", "es-MX"), ("es-rMX-night", "es-MX"), ("b+sr+Latn", "sr-Latn"),
      ("b+es+419-night", "es-419"), ("mcc310-en-rUS-night", "en-US"), ("mnc04-de", "de"),
      ("mcc310-mnc04-de", "de"),
      ("fil", "fil"),
      ("night", nil), ("car", nil), ("sw600dp", nil), ("land", nil), ("v21", nil),
      ("en-night", "en"), ("en-r", "en"),
      ("en-rUSA", "en"), ("en-xUS", "en"), ("", nil), ("mcc310", nil), ("e1", nil), ("IW", "he"),
      ("a", nil),
    ] as [(String, String?)]) func android(_ qualifiers: String, _ expected: String?)
  { #expect(androidLocale(qualifiers) == expected) }

  /// Which locale a path names, and what all files of its catalogue have in common.
  @Test(
    arguments: [
      ("de.po", "de", "*.po", ""), ("it/po/de.po", "de", "it/po/*.po", "it/po"),
      ("de/LC_MESSAGES/app.po", "de", "*/LC_MESSAGES/app.po", ""),
      ("locale/de/app.po", "de", "locale/*/app.po", "locale"),
      ("de/fr.json", "de", "*/fr.json", ""),
      ("App/de.lproj/x/a.strings", "de", "App/*.lproj/x/a.strings", "App"),
      ("de.lproj/a/b/c/d/e.strings", "de", "*.lproj/a/b/c/d/e.strings", ""),
      ("de.lproj/a/b/c/d/e/f.strings", nil, "de.lproj/a/b/c/d/e/f.strings", "de.lproj/a/b/c/d/e"),
      ("res/values-de/strings.xml", "de", "res/values*/strings.xml", "res"),
      ("res/values-night/strings.xml", "en", "res/values*/strings.xml", "res"),
      ("a/app_de.arb", "de", "a/app_*.arb", "a"), ("a/app_pt_BR.arb", "pt-BR", "a/app_*.arb", "a"),
      ("a/app-de.arb", "de", "a/app-*.arb", "a"), ("a/app.de.arb", "de", "a/app.*.arb", "a"),
      ("how-to.json", nil, "how-to.json", ""),
      ("log-in.json", nil, "log-in.json", ""), ("log.in.json", nil, "log.in.json", ""),
      ("log_in.json", nil, "log_in.json", ""),
      (
        "fastlane/metadata/default/name.txt", "en", "fastlane/metadata/*/name.txt",
        "fastlane/metadata"
      ),
      (
        "fastlane/metadata/android/de-DE/title.txt", "de-DE",
        "fastlane/metadata/android/*/title.txt",
        "fastlane/metadata/android"
      ), ("AppStore/x/name.txt", "x", "AppStore/*/name.txt", "AppStore"),
      ("help_de.md", nil, "help_de.md", ""), ("help_is.md", nil, "help_is.md", ""),
      ("help.is.md", nil, "help.is.md", ""), ("de/help.md", "de", "*/help.md", ""),
      ("de\\help.md", nil, "de\\help.md", ""), ("./de/help.md", "de", "*/help.md", ""),
      ("de", "de", "*", ""), ("po/xzz.po", "xzz", "po/*.po", "po"),
      ("po/log.po", nil, "po/log.po", "po"),
      ("locales/xzz/a.json", "xzz", "locales/*/a.json", "locales"),
      ("x/xzz/a.json", nil, "x/xzz/a.json", "x/xzz"),
      ("xzz/LC_MESSAGES/a.po", "xzz", "*/LC_MESSAGES/a.po", ""),
      ("src/de/acme/messages.properties", nil, "src/de/acme/messages.properties", "src/de/acme"),
      ("src/acme/messages_de.properties", "de", "src/acme/messages_*.properties", "src/acme"),
    ] as [(String, String?, String, String)])
  func paths(_ path: String, _ locale: String?, _ family: String, _ bundle: String) throws {
    let parts = PathParts(path)
    let format = catalogueReaders.map { $0.format }.filter {
      $0.extensions.contains(parts.fileExtension)
    }
    let finder =
      path.contains("metadata/") || path.hasPrefix("AppStore")
      ? StoreMetadataReader.format : format.first
    let found = finder.map { $0.locale(parts, "en") } ?? LocaleInPath.find(parts, "en")
    #expect(found?.name == locale)
    let located = LocatedPath(parts, found)
    #expect(located.family == family)
    #expect(located.bundle == bundle)
  }

  /// The end of a name is a locale beside a file of the same stem, or where the format's tools name
  /// files so; nowhere else.
  @Test(
    arguments: [
      ("messages-id.properties", ["messages-en.properties"], "id"),
      ("messages-it.properties", ["messages-en.properties"], "it"),
      ("messages-it.properties", ["messages-id.properties"], "it"),
      ("messages-it.properties", ["messages.properties"], "it"),
      ("messages-it.properties", [], nil),
      ("messages_it.properties", [], "it"),
      ("messages-nap.properties", ["messages-en.properties"], "nap"),
      ("messages-pt-BR.properties", ["messages-en.properties"], "pt-BR"),
      ("translation-no.json", ["translation-en.json"], "no"),
      ("translation-no.json", ["translation.json"], "no"),
      ("translation-no.json", ["other-en.json"], nil),
      ("translation.no.json", ["translation.en.json"], "no"),
      ("sign-in.json", ["sign-up.json"], nil), ("app-it.json", [], nil), ("be-sbom.json", [], nil),
      ("be-sbom.json", ["en.json"], nil), ("be.json", ["en.json"], "be"), ("be.json", [], nil),
      ("en.json", [], "en"),
      ("to-do.json", [], nil), ("locales/no.json", [], "no"),
      ("locales/translation-de.json", [], "de"),
      ("help_de.md", ["help.md"], "de"), ("help-is.md", ["help-de.md"], "is"),
      ("how-to.md", ["how-is.md"], nil),
      ("0004-stock-sentinel-in-reminder-event.md", ["0003-be-quick.md"], nil),
      ("migrating-to-mobius.md", ["migrating-to-kotlin.md"], nil), ("app_it.arb", [], "it"),
      ("config-dev.json", ["config.json"], nil),
    ] as [(String, [String], String?)])
  func suffixes(_ path: String, _ beside: [String], _ locale: String?) {
    let parts = PathParts(path, beside: FolderNames(beside + [PathParts(path).name]))
    let format = catalogueReaders.map { $0.format }.first {
      $0.extensions.contains(parts.fileExtension)
    }
    #expect(format?.locale(parts, "en")?.name == locale)
  }

  /// Every language that platforms name is one at the end of a name, in whatever notation.
  @Test func everyLanguage() {
    let languages = """
      af am ar as az be bg bn bo br bs ca ceb ckb cs cy da de dv dz el en eo es et eu fa ff fi fil fj fo fr fy ga gd gl
      gn gu ha haw he hi hr ht hu hy id ig is it ja jv ka kab kk kl km kn ko ku ky la lb ln lo lt lv mg mi mk ml mn mr ms
      mt my nap nb ne nl nn no ny oc om or pa pl ps pt qu rm ro ru rw sa sc sd se si sk sl sm sn so sq sr ss st su sv sw
      ta te tg th ti tk tl tn to tr ts tt ug uk ur uz ve vi vo wo xh yi yo zh zu
      """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
    for language in languages {
      for mark in ["-", "_", "."] {
        for (stem, kind) in [("messages", "properties"), ("translation", "json"), ("help", "md")] {
          let name = "\(stem)\(mark)\(language).\(kind)"
          let names = FolderNames([name, "\(stem)\(mark)de.\(kind)", "\(stem)\(mark)fr.\(kind)"])
          let format = catalogueReaders.map { $0.format }.first { $0.extensions.contains(kind) }
          #expect(
            format?.locale(PathParts(name, beside: names), "en")?.name == canonicalLocale(language),
            "\(name)")
        }
      }
    }
  }
}
