import Evaluation
import RuleModel

/// A condition whose things have become variables of a partition: what is asked of each.
indirect enum Question {
  case settled(Kleene)
  case not(Question)
  case all([Question])
  case any([Question])
  /// How many hold, compared with a number.
  case count([Question], Comparison, Double)
  case number(Int, Comparison, Double)
  /// A score added up from what words and conditions are worth.
  case sum([Part], Comparison, Double)
  case word(Int, String)
  /// Two things hold the same word.
  case same(Int, Int)
  case truth(Int)
  case missing(Int)
  case unreadable(Int)
  case listed(Int, source: Int?)
  case holds(Int, Quantifier, [String])
  /// `a otherwise b`: whether a is missing, what then, and what else.
  case instead(Question, Question, Question)
  /// The rows of a table, each with what is asked of its value, and what is asked where none holds.
  case rows([(condition: Question, asked: Question)], otherwise: Question)

  struct Part {
    var factor: Double
    var source: Source

    enum Source {
      case points(Int, [String: Double])
      case count([Question])
      case rows([(condition: Question, worth: Double)])
    }
  }
}

extension Question {
  /// How many parts it has.
  var size: Int {
    switch self {
    case .settled, .number, .word, .same, .truth, .missing, .unreadable, .listed, .holds: 1
    case .not(let part): 1 + part.size
    case .all(let parts), .any(let parts), .count(let parts, _, _): parts.reduce(1) { $0 + $1.size }
    case .instead(let missing, let then, let other): 1 + missing.size + then.size + other.size
    case .rows(let rows, let otherwise): rows.reduce(1 + otherwise.size) { $0 + $1.condition.size + $1.asked.size }
    case .sum(let parts, _, _):
      parts.reduce(1) { sum, part in
        switch part.source {
        case .points: sum + 1
        case .count(let questions): questions.reduce(sum) { $0 + $1.size }
        case .rows(let rows): rows.reduce(sum) { $0 + $1.condition.size }
        }
      }
    }
  }
}
