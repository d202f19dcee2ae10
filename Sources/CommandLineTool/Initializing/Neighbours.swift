import OperatingSystem

/// Tools in a repository that look at its code or bring its translations. None of them is changed.
struct Neighbours {
  /// Names, in order.
  private(set) var names: [String] = []
  /// Whether translations are brought by somebody else, and come later than the texts.
  private(set) var translatesElsewhere = false
  /// The hooks before a commit, if they are not in the file that `init` writes.
  private(set) var hooks: String?
  /// The pipeline that runs in place of GitHub's workflows.
  private(set) var pipeline: String?

  init() {
    for (name, paths) in Self.linters where paths.contains(where: exists) { names.append(name) }
    for (name, paths) in Self.services where paths.contains(where: exists) {
      names.append(name)
      translatesElsewhere = true
    }
    hooks = Self.hookRunners.first { exists($0) }
    if !exists(".github") { pipeline = Self.pipelines.first { exists($0) } }
  }

  private static let linters: [(String, [String])] = [
    ("SwiftLint", [".swiftlint.yml", ".swiftlint.yaml"]),
    ("SwiftFormat", [".swiftformat", ".swift-format"]),
    ("detekt", ["detekt.yml", "config/detekt", "config/detekt.yml"]),
    ("Android lint", ["lint.xml", "app/lint.xml"]),
    ("EditorConfig", [".editorconfig"]), ("Danger", ["Dangerfile"]),
    (
      "ESLint",
      [
        ".eslintrc", ".eslintrc.js", ".eslintrc.json", ".eslintrc.cjs", "eslint.config.js",
        "eslint.config.mjs",
      ]
    ),
    ("i18next-parser", ["i18next-parser.config.js", "i18next-parser.config.mjs"]),
    ("Vale", [".vale.ini"]),
    ("SonarCloud", [".sonarcloud.properties", "sonar-project.properties", ".sonarlint"]),
    ("Periphery", [".periphery.yml"]),
    ("fastlane", ["fastlane/Fastfile", "fastlane/Appfile"]),
  ]

  private static let services: [(String, [String])] = [
    ("Crowdin", ["crowdin.yml", "crowdin.yaml", ".crowdin.yml"]),
    ("Transifex", [".tx/config", ".transifex.yml"]),
    ("Lokalise", ["lokalise.yml", "lokalise.cfg"]), ("Phrase", [".phrase.yml", ".phraseapp.yml"]),
    ("Weblate", [".weblate", "weblate.yml", ".weblate.ini"]), ("Localazy", ["localazy.json"]),
  ]

  private static let hookRunners = [
    ".husky", "lefthook.yml", ".lefthook.yml", ".overcommit.yml", ".git/hooks/pre-commit",
  ]

  private static let pipelines = [
    ".gitlab-ci.yml", "bitrise.yml", ".circleci", "azure-pipelines.yml", "Jenkinsfile",
    ".travis.yml", "codemagic.yaml",
    "ci_scripts",
  ]
}
