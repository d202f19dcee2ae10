import OperatingSystem
import SourceText
import TestSupport
import Testing

@testable import Catalogues

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Catalogues are found without running in circles, and read whole or refused; paths and bytes tell
/// their locale and encoding.
@Suite struct FileTests {
  @Test func findsCataloguesAndNothingElse() throws {
    let folder = try Scratch()
    for name in [
      "App/Localizable.xcstrings", "App/en.lproj/a.strings", "App/es.json", "App/package.json",
      "App/colours.tokens.json",
      "App/AppStore/en-US/name.txt", ".git/en.json", "node_modules/x/en.json",
      "Pods/en.lproj/a.strings", "README.md",
      "values/strings.xml",
      "values/other.xml", "layout/strings.xml", "b.po", "it/gradle.properties", "it/app.properties",
      "it/app_de.properties", "App/en.lproj/Settings.plist", "App/en.lproj/Tests-Info.plist",
    ] {
      folder.write(name, name.hasSuffix("strings.xml") ? "<resources/>" : "{}")
    }
    folder.write("App/Info.plist", "<plist><dict><key>NSCameraUsageDescription</key></dict></plist>")
    symlink("..", folder.path + "/App/loop")
    symlink("nowhere", folder.path + "/App/gone.po")
    let found = findCatalogues(under: [folder.path])
    #expect(
      found.paths.map { String($0.dropFirst(workingPath(folder.path).utf8.count + 1)) } == [
        "App/AppStore/en-US/name.txt", "App/Info.plist", "App/Localizable.xcstrings",
        "App/en.lproj/a.strings",
        "App/es.json", "b.po",
        "it/app.properties", "it/app_de.properties", "values/strings.xml",
      ])
    #expect(!found.unknown.contains { $0.message.contains("plist") })
    #expect(
      found.findings.map(\.message) == [
        "\(workingPath(folder.path))/App/gone.po cannot be read: there is no such file"
      ]
    )
    let named = findCatalogues(under: [folder.path + "/App/package.json", folder.path + "/none"])
    #expect(named.paths.count == 1)
    #expect(named.findings.count == 1)
  }

  @Test(arguments: ["folder", "none", "self"])
  func refuses(_ name: String) throws {
    let folder = try Scratch()
    mkdir(folder.path + "/folder", 0o755)
    symlink("self", folder.path + "/self")
    guard case .failed(let finding) = loadFile(folder.path + "/" + name, as: name) else {
      Issue.record("read \(name)")
      return
    }
    let why = [
      "folder": "it is a folder", "none": "there is no such file",
      "self": "its symbolic links form a loop",
    ]
    #expect(finding.message == "\(name) cannot be read: \(why[name]!)")
  }

  @Test(arguments: [
    ("a.strings", [0xFF, 0xFE, 0x61, 0] as [UInt8], TextEncoding.utf16LittleEndian, nil),
    (
      "a.strings", [0x61, 0, 0x62, 0, 0x63, 0], .utf16LittleEndian,
      "the file has no byte order mark, but its content looks like UTF-16LE"
    ),
    ("a.xml", Array("<?xml version='1.0' encoding='latin1'?>\u{1}".utf8) + [0xE9], .latin1, nil),
    (
      "a.xml", Array("<?xml version='1.0' encoding='koi8-r'?>".utf8) + [0xE9], .binary,
      "the file is in koi8-r, which cannot be read"
    ),
    (
      "a.xml", Array("<?xml version='1.0' encoding='latin1'?>é".utf8), .utf8,
      "the file claims to be latin1, but its bytes are UTF-8 and are read as UTF-8"
    ),
    ("a.txt", [0xFF, 0xFE, 0, 0], .binary, "the file is UTF-32, which catalogues cannot use"),
    ("a.json", Array("{}".utf8), .utf8, nil),
  ])
  func tellsEncodings(
    _ path: String, _ bytes: [UInt8], _ encoding: TextEncoding, _ message: String?
  ) {
    let (file, findings) = SourceFile.detectingEncoding(path: path, bytes: bytes)
    #expect(file.encoding == encoding)
    #expect(findings.first?.message == message)
  }

  @Test(arguments: [
    ("App/es-419.lproj/a.strings", "es-419"), ("values-b+sr+Latn/strings.xml", "sr-Latn"),
    ("values-iw/strings.xml", "he"),
    ("values-mcc310-en-rUS-night/strings.xml", "en-US"), ("values-night/strings.xml", "en"),
    ("Base.lproj/a.strings", "en"),
    ("l10n/intl_pt_BR.arb", "pt-BR"), ("locales/zh_Hant_TW/common.json", "zh-Hant-TW"),
    ("locale/sr@latin/LC_MESSAGES/a.po", "sr-Latn"),
    ("English.lproj/a.strings", "en"), ("src/app/package.json", nil), ("strings.es-MX.json", nil),
    ("docs/how-to.md", nil), ("l10n/app_it.arb", "it"), ("privacy-es.md", nil),
    ("AppStore/en-US/name.txt", "en-US"),
    ("locale/ca@valencia/LC_MESSAGES/a.po", "ca-valencia"),
    ("po/sr@ijekavianlatin.po", "sr-x-ijekavianlatin"),
    ("en@quot.po", "en-x-quot"), ("de_DE@euro.po", "de-DE"), ("nap/strings.json", "nap"),
    ("src/app.json", nil),
  ])
  func tellsLocales(_ path: String, _ locale: String?) {
    #expect(LocaleInPath.find(PathParts(path), "en")?.name == locale)
  }
}

/// Where a format's tools look for a locale, any code is one.
@Suite struct UnlistedLanguageTests {
  @Test(arguments: [
    ("po/qaa.po", "qaa"), ("locale/xzz/LC_MESSAGES/app.po", "xzz"), ("po/app.po", nil),
    ("lib/l10n/app_nap.arb", "nap"),
    ("lib/l10n/app_xzz.arb", "xzz"), ("locales/xzz.json", "xzz"),
    ("locales/xzz/common.json", "xzz"),
    ("src/xzz.json", nil), ("metadata/xzz/name.txt", "xzz"), ("po/ca@valencia.po", "ca-valencia"),
  ]) func tells(_ path: String, _ locale: String?) {
    #expect(CataloguePath(path, sourceLocale: "en")?.locale == locale)
  }

  @Test(arguments: ["nap", "shn", "quc", "ber", "wuu", "xzz", "ca@valencia", "zh_Hant_TW"])
  func believesTheHeader(_ name: String) {
    let text = "msgid \"\"\nmsgstr \"Language: \(name)\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n"
    let catalogue = readCatalogue(SourceFile(path: "app.po", bytes: Array(text.utf8)))
    #expect(catalogue.locales == ["en", canonicalLocale(name)])
    #expect(catalogue.entries.count == 2 && catalogue.isWhole)
  }

  /// Translations in no known language are not dropped in silence.
  @Test func refusesTranslationsOfNoLanguage() {
    let text = "msgid \"\"\nmsgstr \"\"\n\nmsgid \"a\"\nmsgstr \"b\"\n"
    let catalogue = readCatalogue(SourceFile(path: "app.po", bytes: Array(text.utf8)))
    #expect(catalogue.findings.map(\.id) == ["unknown-locale"] && !catalogue.isWhole)
  }
}
