import OperatingSystem
import SourceText

/// Files about the project itself, which no user of the app reads; they are read when named.
///
/// `docs/what-is-copy.md` lists them.
func isProjectFile(_ path: PathParts) -> Bool {
  let stem = lowercasedASCII(path.stem)
  if stem.hasPrefix("readme."), isLocaleName(String(stem.dropFirst(7))) { return true }
  if stem.hasPrefix("readme-") || stem.hasPrefix("readme_"),
    isWrittenAsLocale(String(stem.dropFirst(7)))
  {
    return true
  }
  if projectFiles.contains(stem) { return true }
  // Words that a page for users may have as its name too: in capitals, they are files that tools
  // and people look for.
  return path.stem.utf8.allSatisfy { !$0.isASCIISmall }
    && projectFilesInCapitals.contains(stem)
}

private let projectFiles: Set<String> = [
  "readme", "license", "licence", "changelog", "contributing", "code_of_conduct", "requirements",
  "cmakelists",
  "robots", "copying", "pull_request_template", "issue_template", "codeowners",
]

private let projectFilesInCapitals: Set<String> = [
  "security", "authors", "contributors", "maintainers", "notice", "changes", "todo", "agents",
  "claude", "gemini",
  "architecture", "development", "building", "testing", "releasing", "governance", "hacking",
  "roadmap", "upgrading",
]

/// A licence by its name: `LICENSE_APACHE-2.0.txt`, `gpl_license.txt`, `third_party_licenses.md`;
/// `license-agreement.md` is for users.
func isLicence(_ path: PathParts) -> Bool {
  let words = lowercasedASCII(path.stem).split { "-_. ".contains($0) }.map(String.init)
  if words.last == "licenses" || words.last == "licences" { return true }
  let subjects: Set = ["license", "licence", "copying", "notice"]
  guard let first = words.first, let last = words.last else { return false }
  // `gpl-3.0_german.txt`
  if ["gpl", "lgpl", "agpl"].contains(first), words.count > 1 { return true }
  let rest = subjects.contains(first) ? words.dropFirst() : words.dropLast()
  guard subjects.contains(first) || subjects.contains(last) else { return false }
  return rest.allSatisfy { word in
    licenceWords.contains(word) || word.utf8.allSatisfy(\.isASCIIDigit)
  }
}

private let licenceWords: Set<String> = [
  "apache", "apache2", "mit", "bsd", "gpl", "gplv2", "gplv3", "agpl", "lgpl", "mpl", "isc", "cc",
  "by", "sa", "nc",
  "nd", "cc0", "ofl", "epl", "eupl", "zlib",
  "unlicense", "wtfpl", "boost", "bsl", "clause", "lesser", "v1", "v2", "v3", "third", "party",
  "thirdparty",
  "3rdparty", "for", "fonts", "font", "code", "docs",
]

/// Bills of materials, which list what a program is built of.
func isBillOfMaterials(_ path: PathParts) -> Bool {
  let words = lowercasedASCII(path.stem).split { "-_.".contains($0) }
  guard ["json", "xml", "txt"].contains(path.fileExtension) else { return false }
  return words.contains("sbom") || words.contains("cyclonedx") || words.contains("spdx")
    || words.last == "cdx"
    || words == ["bom"]
}

/// Whether a tool wrote the file from others: `app.min.json`, `Package.resolved.json`.
func isBuilt(_ path: PathParts) -> Bool {
  let stem = lowercasedASCII(path.stem)
  return stem.hasPrefix("_missing_translations") || stem.hasPrefix("_unused_translations")
    || stem.hasSuffix(".min") || stem.hasSuffix(".bundle") || stem == "package-lock"
    || stem == "composer-lock"
}

/// translatewiki.net describes each text under the code `qqq`, which is nobody's language.
func isForTranslators(_ name: String) -> Bool {
  name == "qqq" || name == "qqq.lproj"
    || ["-qqq", "_qqq", ".qqq", "+qqq"].contains { ends(name, with: $0) }
}

/// Folders that package managers and builds fill, whatever lies beside them.
let packageFolders: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]

/// Folders that builds fill, and beside each what shows that it is one.
let buildFolders: [String: Set<String>] = {
  let gradle = ["build.gradle", "build.gradle.kts"]
  let node = ["package.json"]
  return [
    "build": Set(
      gradle + node + [
        "pubspec.yaml", "CMakeLists.txt", "Makefile", "setup.py", "pyproject.toml", "Package.swift",
      ]),
    "dist": Set(node + ["setup.py", "pyproject.toml"]), "out": Set(node + gradle),
    "target": ["pom.xml", "Cargo.toml", "build.sbt"],
    "vendor": ["go.mod", "composer.json", "Gemfile"],
    "coverage": Set(node), "venv": ["requirements.txt", "setup.py", "pyproject.toml", "manage.py"],
  ]
}()

/// Names that builds give folders; without a look beside them only a guess.
let likelyBuildFolders: Set<String> = Set(buildFolders.keys).union(["__pycache__", "bin", "obj"])

let licenceFolders: Set<String> = ["licenses", "licences"]

/// Folders of documents for developers.
let developerFolders: Set<String> = [
  "docs", "doc", "adr", "adrs", "rfc", "rfcs", "wiki", "documentation", "design-docs",
  "architecture", "decisions",
]

/// Whether a folder holds tests and what they read, which no user sees.
public func isFolderOfTests(_ name: String) -> Bool {
  let name = lowercasedASCII(name)
  return testFolders.contains(name) || ends(name, with: ".test") || ends(name, with: ".tests")
}

private let testFolders: Set<String> = [
  "test", "tests", "__tests__", "androidtest", "fixtures", "__fixtures__", "testdata",
  "testfixtures",
]
