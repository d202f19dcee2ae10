import CopyLint
import RuleModel

/// The inflections of a term: those written out and those made by rule.
enum TermForms {
  static func all(_ term: Term) -> [String] { term.allForms }
}
