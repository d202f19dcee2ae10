import RuleModel

extension Rule {
  /// The reasons why missing and unreadable data may decide as it does, below a heading each; a
  /// reason for every field has no field.
  var absences: [(heading: String, reasons: [(field: String, reason: String)])] {
    [("missing", whyMissing), ("unreadable", whyUnreadable)].filter { !$0.1.isEmpty }.map {
      what, reasons in
      (
        "When data are \(what):",
        reasons.sorted { $0.key < $1.key }.map { (field: $0.key, reason: $0.value) }
      )
    }
  }
}
