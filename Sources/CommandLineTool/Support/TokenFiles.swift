import Diagnostics
import LogReading
import RuleModel
import SourceText
import TokenReading

/// Design tokens among the logs of a run.
enum TokenFiles {
  static func read(_ path: String, for pack: Pack) throws(Impossible) -> DesignTokens {
    readDesignTokens(try PackFiles.source(path), for: pack)
  }

  /// The mistakes of the tokens, reported as those of a log are.
  static func problems(of tokens: DesignTokens) -> [LogProblem] {
    let lines = LineIndex(tokens.file)
    return tokens.findings.map { finding in
      LogProblem(
        kind: .value, file: tokens.file.path,
        line: finding.place.map { lines.position(of: $0.range.lowerBound).line } ?? 1,
        message: finding.message + (finding.advice.map { "; \($0)" } ?? ""))
    }
  }

  /// A problem with a record, at its line in the tokens file.
  static func placed(_ problem: LogProblem, in tokens: DesignTokens) -> LogProblem {
    var problem = problem
    if let place = tokens.place(of: problem) {
      problem.line = LineIndex(tokens.file).position(of: place.range.lowerBound).line
    }
    return problem
  }
}
