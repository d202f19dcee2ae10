import Analysis
import Catalogues
import CopyLint
import Diagnostics
import Evaluation
import RuleModel

/// The evidence about an app's items, from which the states of its requirements follow.
struct Evidence: Sendable {
  /// By rule, table, message or term: an example that fails.
  var failing: [String: String] = [:]
  /// By rule, table or threshold: changes that no example notices.
  var allSurvivors: [String: [String]] = [:]
  /// Those among such changes that an item says are free.
  var freeSurvivors: [String: [String]] = [:]
  /// How many changes examples notice.
  var killed = 0
  /// Ids of findings about the copy: a text that is missing or altered has one of its own.
  var found: Set<String> = []
  /// Messages with a sentence that no example shows.
  var untestedMessages: Set<String> = []
  /// The record types of the design tokens.
  var tokenRecords: Set<String> = []
  /// Every key of the copy.
  var keys: Set<String> = []
  /// The locales that the copy is in.
  var locales: Set<String> = []
  /// The day that counts for what is in force.
  var today: CivilDate
}

extension Evidence {
  mutating func take(_ copy: AppCopy) {
    for catalogue in copy.catalogues {
      var last = -1
      for entry in catalogue.entries {
        locales.insert(catalogue.locale(of: entry))
        guard entry.keyIndex != last else { continue }
        last = entry.keyIndex
        keys.insert(catalogue.key(of: entry))
      }
    }
  }

  mutating func take(_ result: Mutation.Result) {
    killed = result.mutants - result.survivors.count
    for survivor in result.survivors {
      for item in Set(survivor.users + [survivor.item]) {
        if survivor.isFree {
          freeSurvivors[item, default: []].append(survivor.change)
        } else {
          allSurvivors[item, default: []].append(survivor.change)
        }
      }
    }
  }
}
