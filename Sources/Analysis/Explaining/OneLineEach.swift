import RuleModel
import SourceText

extension Pack {
  /// With the words of people on one line each: a line end inside a title would otherwise begin a
  /// line of its own.
  var onOneLineEach: Pack {
    var pack = self
    for index in pack.rules.indices {
      pack.rules[index].title = rules[index].title.visible
      pack.rules[index].why = rules[index].why?.visible
      pack.rules[index].source = rules[index].source.map(\.visible)
      pack.rules[index].examples = rules[index].examples.map(\.onOneLine)
      pack.rules[index].bindings = rules[index].bindings.map(\.onOneLine)
    }
    for index in pack.tables.indices {
      pack.tables[index].title = tables[index].title?.visible
      pack.tables[index].why = tables[index].why?.visible
      pack.tables[index].source = tables[index].source.map(\.visible)
      pack.tables[index].examples = tables[index].examples.map(\.onOneLine)
      pack.tables[index].bindings = tables[index].bindings.map(\.onOneLine)
    }
    for index in pack.texts.indices {
      pack.texts[index].exactly = texts[index].exactly.visible
      pack.texts[index].title = texts[index].title?.visible
      pack.texts[index].why = texts[index].why?.visible
      pack.texts[index].source = texts[index].source.map(\.visible)
    }
    for index in pack.messages.indices {
      pack.messages[index].title = messages[index].title?.visible
      pack.messages[index].why = messages[index].why?.visible
      pack.messages[index].source = messages[index].source.map(\.visible)
    }
    for index in pack.terms.indices {
      pack.terms[index].because = terms[index].because?.visible
      pack.terms[index].source = terms[index].source.map(\.visible)
      for example in terms[index].examples.indices {
        pack.terms[index].examples[example].text = terms[index].examples[example].text.visible
      }
    }
    for index in pack.thresholds.indices {
      pack.thresholds[index].title = thresholds[index].title?.visible
      pack.thresholds[index].source = thresholds[index].source.map(\.visible)
    }
    for index in pack.lists.indices {
      pack.lists[index].title = lists[index].title?.visible
      pack.lists[index].source = lists[index].source.map(\.visible)
    }
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

extension Binding {
  fileprivate var onOneLine: Binding {
    var binding = self
    binding.title = title?.visible
    return binding
  }
}
