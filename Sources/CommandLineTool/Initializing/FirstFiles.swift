import Folding
import JSONWriting
import OperatingSystem
import SourceText

/// The files that a repository begins with.
struct FirstFiles {
  var name: String
  /// The folder of the app's own pack.
  var pack: String
  var survey: CopySurvey
  var usesHealthClaims: Bool
  /// The file for today's findings; nil: none.
  var baseline: String?
  /// Whether the app ships although translations are missing.
  var mayLackTranslations = false
  /// Whether there are locales of which nobody has reviewed the words.
  var lacksReviews = false

  /// `primum.yaml`.
  var apps: String {
    var text = """
      # Which packs govern which copy: `primum gate` checks all of it, `primum lint --list` prints what is read.
      apps:
        - name: \(name)
          rules: [\(scalar(pack))\(usesHealthClaims ? ", health-claims" : "")]
          copy:

      """
    for root in survey.roots { text += "      - \(scalar(root.path))\n" }
    if !survey.excluded.isEmpty {
      text += "    exclude:\n"
      for (path, reason) in survey.excluded {
        text += "      - \(scalar(GlobPattern.literal(path)))   # \(reason)\n"
      }
    }
    if let baseline {
      text +=
        "    baseline: \(scalar(baseline))   # what was found on the first day; it only ever shrinks\n"
    }
    if mayLackTranslations || lacksReviews { text += "    levels:\n" }
    if mayLackTranslations {
      text +=
        "      missing-translation: warning   # translations come later; without this line all locales ship at once\n"
    }
    if lacksReviews {
      text +=
        "      unreviewed-locale: warning   # until the words of each locale are reviewed; a release asks for it\n"
    }
    return text
  }

  /// The app's own pack.
  var rules: String {
    let isEnglish = survey.locales.contains { languageCode(of: $0) == "en" }
    let term = """
        - id: blame
          forbid: [you failed, you forgot]
          locale: en
          level: warning
          because: It blames the reader.
          instead: [not recorded yet]
          examples:
            - { text: You failed to log your dose., expect: found }
            - { text: Your dose is not recorded yet., expect: clean }

      """
    return """
      # The rules and words of \(name), for clinicians to read, change and sign.
      # After a change: `primum check \(pack)` finds every error, `primum test \(pack)` runs the examples.
      pack: \(name)
      title: \(JSONWriter.quoted(name))
      version: "1"
      language: 1
      source locale: \(survey.sourceLocale)
      locales: [\(survey.locales.map(scalar).joined(separator: ", "))]

      # Words that the app must not use. This one is a beginning: change it, and add your own.
      \(isEnglish ? "terms:\n" + term : commented("terms:\n" + term))
      """
  }

  private func commented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : "# \($0)"
    }
    .joined(separator: "\n")
  }

  static let hook = """
    # pre-commit install, once in each clone. It runs the primum that is installed.
    repos:
      - repo: local
        hooks:
          - id: primum-gate
            name: primum gate
            entry: primum gate
            language: system
            always_run: true
            pass_filenames: false

    """

  /// - Parameter repository: `OWNER/NAME` of that whose releases hold the program.
  static func workflow(_ repository: String) -> String {
    """
    # Checks the rules and the copy in each pull request, and names what became weaker.
    name: primum
    on:
      pull_request:
      push:
        branches: [main, master]
    permissions:
      contents: read
    jobs:
      gate:
        name: primum gate
        runs-on: ubuntu-24.04
        steps:
          - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
            with:
              persist-credentials: false
          - uses: \(repository)/ci/github@v\(primumVersion)

    """
  }

  /// As YAML has it: in quotation marks where it is more than a plain path.
  private func scalar(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte.isASCIIAlphanumeric || "/._-".utf8.contains(byte)
    }
    // `no` is a locale, and YAML's word for false.
    let isWord = ["no", "yes", "on", "off", "true", "false", "null", "y", "n"].contains(
      text.lowercased())
    return isPlain && !isWord && text.utf8.first.map(\.isASCIILetter) ?? false
      ? text : JSONWriter.quoted(text)
  }
}
