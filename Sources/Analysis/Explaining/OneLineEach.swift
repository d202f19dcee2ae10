import RuleModel
import SourceText

extension Pack {
  /// With the words of people on one line each: a line end inside a title would otherwise begin a line of its own.
  var onOneLineEach: Pack {
    var pack = self
    for index in pack.rules.indices {
      pack.rules[index].title = rules[index].title.visible
      pack.rules[index].why = rules[index].why?.visible
      pack.rules[index].limitations = rules[index].limitations?.visible
      pack.rules[index].source = rules[index].source.map(\.visible)
      pack.rules[index].examples = rules[index].examples.map(\.onOneLine)
    }
    for index in pack.tables.indices {
      pack.tables[index].title = tables[index].title?.visible
      pack.tables[index].why = tables[index].why?.visible
      pack.tables[index].source = tables[index].source.map(\.visible)
      pack.tables[index].examples = tables[index].examples.map(\.onOneLine)
    }
    for index in pack.texts.indices {
      pack.texts[index].exactly = texts[index].exactly.visible
      pack.texts[index].title = texts[index].title?.visible
    }
    for index in pack.terms.indices { pack.terms[index].because = terms[index].because?.visible }
    for index in pack.thresholds.indices { pack.thresholds[index].title = thresholds[index].title?.visible }
    for index in pack.lists.indices { pack.lists[index].title = lists[index].title?.visible }
    return pack
  }
}

extension Example {
  fileprivate var onOneLine: Example {
    var example = self
    example.it = it.visible
    return example
  }
}
